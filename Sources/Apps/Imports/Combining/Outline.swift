import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoReading
import StatusQuoScenarioFiles

/// The trees of an app before they are a scenario: what a dump, a probe or a storyboard says.
struct Outline {
  /// The nodes in the order in which they were met. A parent comes before its children.
  var nodes: [Node] = []
  var windows: [WindowNode] = []
  private var names = Names()
  private var table = NameTable()

  struct Node {
    /// Unique among controllers and windows.
    let name: String
    var className: ClassName
    /// Its kind and properties; `link` says its place.
    var controller: Controller
    var link: Link
    /// The selected child of a tab bar controller.
    var selected: Int?
    var place: SourcePlace?
    /// Left out with everything below it.
    var isDropped = false

    var kind: Controller.Kind { controller.kind }
  }

  /// The place of a controller in the app at launch.
  enum Link: Hashable {
    case root(window: Int)
    case child(of: Int)
    case presented(by: Int)
    case detached

    /// The controller that it belongs to.
    var owner: Int? {
      switch self {
      case .root, .detached: nil
      case .child(let owner), .presented(let owner): owner
      }
    }
  }

  struct WindowNode {
    let name: String
    var window: Window
    var place: SourcePlace?
  }
}

// MARK: Building

extension Outline {
  mutating func addWindow(_ wish: String = "Window", at place: SourcePlace? = nil) -> Int {
    let name = table.name(for: wish)
    windows.append(WindowNode(name: name, window: Window(names[name]), place: place))
    return windows.count - 1
  }

  /// Adds a controller: one without settings, or one with those of `model`.
  mutating func add(
    _ className: ClassName, _ link: Link, _ model: Controller? = nil, at place: SourcePlace? = nil
  ) throws(DocumentError) -> Int {
    try InputLimits.check(
      nodes.count, below: InputLimits.controllers, found: "another controller", " of them",
      at: place ?? SourcePlace(file: "the input"))
    let name = table.name(for: className.short)
    var controller = model ?? Controller(.plain, names[name])
    controller.name = names[name]
    nodes.append(
      Node(name: name, className: className, controller: controller, link: link, place: place))
    return nodes.count - 1
  }

  /// Leaves out a controller and everything below it.
  mutating func drop(_ node: Int) {
    nodes[node].isDropped = true
    for index in nodes.indices.dropFirst(node + 1) where !nodes[index].isDropped {
      if let owner = nodes[index].link.owner, nodes[owner].isDropped {
        nodes[index].isDropped = true
      }
    }
  }

  /// The scenario with these windows and trees. The depth of an outline is limited.
  func scenario(in environment: Environment) -> Scenario {
    var scenario = Scenario(
      names: names, environment: environment, windows: windows.map { $0.window })
    let (children, presented) = (children, presented)
    func add(_ index: Int, _ place: Controller.Place) {
      let node = nodes[index]
      var controller = node.controller
      controller.place = place
      if node.className.full != node.name {
        controller.className = scenario.names[node.className.full]
      }
      if let selected = node.selected, node.kind == .tab,
        nodes[selected].link == .child(of: index)
      {
        controller.selected = nodes[selected].controller.name
      }
      scenario.controllers.append(controller)
      for child in children[index] { add(child, .child(of: controller.name)) }
      if let next = presented[index] { add(next, .presented(by: controller.name)) }
    }
    for (window, declared) in windows.enumerated() {
      let root = nodes.lastIndex { $0.link == .root(window: window) && !$0.isDropped }
      if let root { add(root, .root(of: declared.window.name)) }
    }
    for (index, node) in nodes.enumerated() where node.link == .detached && !node.isDropped {
      add(index, .detached)
    }
    return scenario
  }
}

extension Controller {
  /// Gives it a value of a property, if it has one.
  mutating func assign(_ name: PropertyName.Known, _ value: Literal?) {
    guard let value, name.exists(on: .controller(kind)) else { return }
    _ = Controller.properties.first { $0.setName == name }?.assign(&self, value)
  }
}

// MARK: Asking

extension Outline {
  /// The children of each controller, in order.
  var children: [[Int]] {
    var children = [[Int]](repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() where !node.isDropped {
      if case .child(let parent) = node.link { children[parent].append(index) }
    }
    return children
  }

  /// The controller that each controller presents.
  var presented: [Int?] {
    var presented = [Int?](repeating: nil, count: nodes.count)
    for (index, node) in nodes.enumerated() where !node.isDropped {
      if case .presented(let presenter) = node.link { presented[presenter] = index }
    }
    return presented
  }

  /// The controllers that a user means by a name: the one with this name, else all of a class.
  func nodes(called name: String) -> [Int] {
    let named = nodes.indices.filter { nodes[$0].name == name && !nodes[$0].isDropped }
    if !named.isEmpty { return named }
    return nodes.indices.filter { nodes[$0].className.isCalled(name) && !nodes[$0].isDropped }
  }
}
