import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

/// The trees of an app before they are a scenario: what a dump, a probe or a storyboard says.
struct Outline {
  /// In the order in which they were met. A parent comes before its children.
  var nodes: [Node] = []
  private(set) var windows: [WindowNode] = []
  private var names = NameTable()

  struct Node {
    /// Unique among controllers and windows.
    let name: String
    var className: ClassName
    var kind: Controller.Kind = .plain
    var link: Link
    /// The selected child of a tab bar controller.
    var selected: Int?
    var settings: [Setting] = []
    var place: SourcePlace?
    /// Left out with everything below it.
    var isDropped = false
  }

  /// How a controller belongs to the app at launch.
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
    var settings: [Setting] = []
    var place: SourcePlace?
  }

  /// A key of the document and its value.
  struct Setting {
    var key: String
    var value: Value

    enum Value {
      case json(JSON)
      /// A controller, by its place in `nodes`.
      case controller(Int)
    }
  }
}

// MARK: Building

extension Outline {
  mutating func addWindow(_ wish: String = "Window", at place: SourcePlace? = nil) -> Int {
    windows.append(WindowNode(name: names.name(for: wish), place: place))
    return windows.count - 1
  }

  mutating func add(
    _ className: ClassName, _ link: Link, kind: Controller.Kind = .plain,
    at place: SourcePlace? = nil
  ) throws(DocumentError) -> Int {
    guard nodes.count < InputLimits.controllers else {
      throw DocumentError(
        file: place?.file ?? "the input", position: place?.position,
        found: "another controller", expected: "at most \(InputLimits.controllers) of them")
    }
    let name = names.name(for: className.short)
    nodes.append(Node(name: name, className: className, kind: kind, link: link, place: place))
    return nodes.count - 1
  }

  /// Sets a key, instead of what it was set to before.
  mutating func set(_ key: String, _ value: Setting.Value, on node: Int) {
    nodes[node].settings.set(key, value)
  }

  mutating func set(_ key: String, _ value: JSON, on node: Int) {
    set(key, .json(value), on: node)
  }

  mutating func set(_ key: String, _ value: JSON, onWindow window: Int) {
    windows[window].settings.set(key, .json(value))
  }

  mutating func update(_ node: Int, _ change: (inout Node) -> Void) { change(&nodes[node]) }

  /// Leaves out a controller and everything below it.
  mutating func drop(_ node: Int) {
    nodes[node].isDropped = true
    for index in nodes.indices.dropFirst(node + 1) where !nodes[index].isDropped {
      if let owner = nodes[index].link.owner, nodes[owner].isDropped {
        nodes[index].isDropped = true
      }
    }
  }
}

extension [Outline.Setting] {
  mutating func set(_ key: String, _ value: Outline.Setting.Value) {
    removeAll { $0.key == key }
    append(Outline.Setting(key: key, value: value))
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

  /// What each controller presents.
  var presented: [Int?] {
    var presented = [Int?](repeating: nil, count: nodes.count)
    for (index, node) in nodes.enumerated() where !node.isDropped {
      if case .presented(let presenter) = node.link { presented[presenter] = index }
    }
    return presented
  }

  func has(_ key: String, on node: Int) -> Bool {
    nodes[node].settings.contains { $0.key == key }
  }

  /// The controllers that a user means by a name: the one with this name, else all of a class.
  func nodes(called name: String) -> [Int] {
    let named = nodes.indices.filter { nodes[$0].name == name && !nodes[$0].isDropped }
    if !named.isEmpty { return named }
    return nodes.indices.filter { nodes[$0].className.isCalled(name) && !nodes[$0].isDropped }
  }
}
