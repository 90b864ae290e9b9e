package import StatusQuoAppearanceModel

/// A rough idea of the trees: so that most generated steps make sense, and so that what steps say can
/// be put into the start without asking a model.
///
/// It need not be exact: a generated step that turns out to be refused is a good test too, and
/// whether a shrunk scenario still fails is tried.
package struct WorldSketch {
  struct Node {
    var name: Name
    var kind: Controller.Kind
    var views: [Name] = []
    var children: [Int] = []
    var parent: Int?
    var presenter: Int?
    var presented: Int?
    /// The window whose root it is.
    var window: Int?
    var selected: Name?
    var containerView: Name?
    /// The child that an interactive pop has taken out.
    var popping: Int?
    /// The one that has taken it out so.
    var poppedFrom: Int?
    var isBeingDismissed = false
    var isSwizzled = false
    /// True for a child whose view is not in its parent's.
    var isViewOut = false
    /// The direction of the transition that is begun by hand.
    var begun: Bool?

    /// Neither child, nor root, nor presented.
    var isFree: Bool { parent == nil && presenter == nil && window == nil }
  }

  struct WindowNode {
    var settings: Window
    var root: Int?
    var exists = true

    var name: Name { settings.name }
  }

  /// The nodes in declaration order.
  private(set) var nodes: [Node] = []
  /// Removed ones stay, as names to use again.
  private(set) var windows: [WindowNode] = []
  /// Controllers with an open interactive transition.
  private(set) var inTransition: [Int] = []
  private(set) var orientation = Orientation.portrait
  private(set) var horizontalSizeClass = SizeClass.regular
  private(set) var systemStyle = UserInterfaceStyle.light
  private(set) var isInBackground = false
  /// The place of each controller, by the index of its name; else -1.
  private var places: [Int32] = []

  init() {}

  /// The start of a scenario.
  package init(_ scenario: Scenario) {
    begin(with: scenario.environment)
    for window in scenario.windows { add(window) }
    for controller in scenario.controllers { add(controller) }
  }
}

// MARK: - The start

extension WorldSketch {
  mutating func begin(with environment: Environment) {
    orientation = environment.orientation
    horizontalSizeClass = environment.horizontalSizeClass
    systemStyle = environment.systemStyle
  }

  /// Makes room for a number of controllers, and for names up to an index.
  mutating func reserve(controllers: Int, names: Int) {
    nodes.reserveCapacity(controllers)
    if names > places.count { places += repeatElement(-1, count: names - places.count) }
  }

  mutating func add(_ window: Window) { windows.append(WindowNode(settings: window)) }

  /// Adds a controller whose parent or presenter was added before.
  mutating func add(_ controller: Controller) {
    let index = nodes.count
    nodes.append(Node(name: controller.name, kind: controller.kind))
    if !controller.views.isEmpty { nodes[index].views = controller.views.map { $0.name } }
    nodes[index].selected = controller.selected
    nodes[index].containerView = controller.containerView
    nodes[index].isViewOut = controller.place.isChild && !controller.isViewInParent
    let place = controller.name.index
    if place >= places.count {
      places += repeatElement(-1, count: max(place + 1, 2 * places.count) - places.count)
    }
    places[place] = Int32(index)
    switch controller.place {
    case .root(let window): if let window = self.window(window) { setRoot(index, of: window) }
    case .child(let parent):
      guard let parent = self.index(parent) else { return }
      nodes[parent].children.append(index)
      nodes[index].parent = parent
    case .presented(let presenter):
      if let presenter = self.index(presenter) { present(index, from: presenter) }
    case .detached: break
    }
  }

  mutating func addView(_ view: Name, to index: Int) { nodes[index].views.append(view) }
}

// MARK: - Looking

extension WorldSketch {
  func index(_ name: Name) -> Int? {
    guard name.index < places.count, places[name.index] >= 0 else { return nil }
    return Int(places[name.index])
  }

  func window(_ name: Name) -> Int? { windows.firstIndex { $0.name == name } }

  func topmost(_ index: Int) -> Int {
    var top = index
    while let parent = nodes[top].parent { top = parent }
    return top
  }

  func isInWindow(_ index: Int) -> Bool {
    var top = topmost(index)
    while let presenter = nodes[top].presenter { top = topmost(presenter) }
    return nodes[top].window.map { windows[$0].exists } ?? false
  }

  /// Returns true if `index` is `other` or one of its parents.
  private func isParent(_ index: Int, of other: Int) -> Bool {
    var next: Int? = other
    while let current = next {
      if current == index { return true }
      next = nodes[current].parent
    }
    return false
  }

  /// Returns true if `index` is `other`, one of its parents, or the presenter of one of them.
  func isAtOrAbove(_ index: Int, _ other: Int) -> Bool {
    var next: Int? = other
    while let current = next {
      if current == index { return true }
      next = nodes[current].parent ?? nodes[current].presenter
    }
    return false
  }
}

// MARK: - Steps

extension WorldSketch {
  /// Does about what a step does, if it makes sense. Returns true if it did anything.
  @discardableResult
  package mutating func apply(_ step: Step) -> Bool {
    switch step {
    case .push(let name, let on):
      return with(name, on) { $0.add($1, to: $2) }
    case .addChild(let name, let parent, let view):
      return with(name, parent) { $0.add($1, to: $2, in: view) }
    case .pop(let on):
      return with(on) { sketch, stack in
        if let top = sketch.nodes[stack].children.last { sketch.detach(top) }
      }
    case .popToRoot(let on): return with(on) { $0.keep(1, of: $1) }
    case .popTo(let name, let on):
      return with(name, on) { sketch, target, stack in
        let place = sketch.nodes[stack].children.firstIndex(of: target)
        if let place { sketch.keep(place + 1, of: stack) }
      }
    case .setViewControllers(let list, let on):
      let children = list.compactMap { index($0) }
      return with(on) { $0.setChildren(children, of: $1) }
    case .beginInteractivePop(let on): return with(on) { $0.beginPop(of: $1) }
    case .cancelInteractivePop(let on): return with(on) { $0.endPop(of: $1, canceled: true) }
    case .finishInteractivePop(let on): return with(on) { $0.endPop(of: $1, canceled: false) }
    case .select(let name, let on): return with(on) { $0.nodes[$1].selected = name }
    case .removeFromParent(let name): return with(name) { $0.detach($1) }
    case .transition(let from, let to): return with(from, to) { $0.replace($1, by: $2) }
    case .addChildWithoutView(let name, let parent):
      return with(name, parent) {
        $0.add($1, to: $2)
        $0.nodes[$1].isViewOut = true
      }
    case .addSubview(let name): return with(name) { $0.nodes[$1].isViewOut = false }
    case .removeFromSuperview(let name): return with(name) { $0.nodes[$1].isViewOut = true }
    case .beginAppearanceTransition(let name, let isAppearing):
      return with(name) { $0.nodes[$1].begun = isAppearing }
    case .endAppearanceTransition(let name): return with(name) { $0.nodes[$1].begun = nil }
    case .present(let name, let from):
      return with(name, from) { $0.present($1, from: $0.topmost($2)) }
    case .dismiss(let from): return with(from) { $0.dismiss(from: $1) }
    case .beginInteractiveDismiss(let name): return with(name) { $0.beginDismiss(of: $1) }
    case .cancelInteractiveDismiss(let name):
      return with(name) { $0.endDismiss(of: $1, canceled: true) }
    case .finishInteractiveDismiss(let name):
      return with(name) { $0.endDismiss(of: $1, canceled: false) }
    case .setRoot(let root, let window):
      let root = root.flatMap { index($0) }
      return withWindow(window) { $0.setRoot(root, of: $1) }
    case .addWindow(let window, let root):
      addAgain(window, root: root.flatMap { index($0) })
    case .removeWindow(let name):
      return withWindow(name) {
        $0.setRoot(nil, of: $1)
        $0.windows[$1].exists = false
      }
    case .showWindow(let name): return withWindow(name) { $0.windows[$1].settings.isHidden = false }
    case .hideWindow(let name): return withWindow(name) { $0.windows[$1].settings.isHidden = true }
    case .swizzleHidden(let on): return with(on) { $0.nodes[$1].isSwizzled = true }
    case .unswizzleHidden(let on): return with(on) { $0.nodes[$1].isSwizzled = false }
    case .rotate(let orientation): self.orientation = orientation
    case .resize(let width): horizontalSizeClass = width
    case .setSystemStyle(let style): systemStyle = style
    case .enterBackground: isInBackground = true
    case .enterForeground: isInBackground = false
    default: return false
    }
    return true
  }

  private mutating func with(_ name: Name, _ change: (inout WorldSketch, Int) -> Void) -> Bool {
    guard !name.isRootView, let index = index(name) else { return false }
    change(&self, index)
    return true
  }

  private mutating func with(
    _ one: Name, _ other: Name, _ change: (inout WorldSketch, Int, Int) -> Void
  ) -> Bool {
    guard let first = index(one), let second = index(other), first != second else { return false }
    change(&self, first, second)
    return true
  }

  private mutating func withWindow(
    _ name: Name, _ change: (inout WorldSketch, Int) -> Void
  ) -> Bool {
    guard let window = window(name) else { return false }
    change(&self, window)
    return true
  }
}

// MARK: - Changes

extension WorldSketch {
  /// Takes a controller out of its parent, its window or its presentation. All that hangs on it
  /// ends.
  private mutating func detach(_ index: Int) {
    endPresentations(below: index)
    if let parent = nodes[index].parent {
      nodes[parent].children.removeAll { $0 == index }
      nodes[index].parent = nil
      nodes[index].isViewOut = false
    }
    if let window = nodes[index].window {
      windows[window].root = nil
      nodes[index].window = nil
    }
    if nodes[index].presenter != nil { endPresentation(of: index) }
  }

  private mutating func replace(_ index: Int, by other: Int) {
    guard let parent = nodes[index].parent else { return }
    add(other, to: parent)
    detach(index)
  }

  private mutating func endPresentations(below index: Int) {
    var open = [index]
    while let next = open.popLast() {
      if let presented = nodes[next].presented { endPresentation(of: presented) }
      open += nodes[next].children
    }
  }

  private mutating func add(_ index: Int, to parent: Int, in view: Name? = nil) {
    guard !isParent(index, of: parent) else { return }
    detach(index)
    nodes[parent].children.append(index)
    nodes[index].parent = parent
    nodes[index].containerView = view
  }

  private mutating func keep(_ count: Int, of stack: Int) {
    for child in nodes[stack].children.dropFirst(count) { detach(child) }
  }

  /// A child that stays keeps what it presents.
  private mutating func setChildren(_ children: [Int], of parent: Int) {
    for child in nodes[parent].children where !children.contains(child) { detach(child) }
    for child in children {
      if nodes[child].parent == parent {
        nodes[parent].children.removeAll { $0 == child }
        nodes[parent].children.append(child)
      } else {
        add(child, to: parent)
      }
    }
  }

  private mutating func setRoot(_ index: Int?, of window: Int) {
    if let old = windows[window].root { detach(old) }
    guard let index else { return }
    detach(index)
    windows[window].root = index
    nodes[index].window = window
  }

  /// Under the name of a window that was removed, if there is one.
  private mutating func addAgain(_ window: Window, root: Int?) {
    let place = self.window(window.name) ?? windows.count
    if index(window.name) != nil || place < windows.count && windows[place].exists { return }
    if place == windows.count { windows.append(WindowNode(settings: window)) }
    windows[place].settings = window
    windows[place].exists = true
    if let root { setRoot(root, of: place) }
  }

  private mutating func present(_ index: Int, from: Int) {
    guard nodes[index].isFree, nodes[from].presented == nil, !isAtOrAbove(index, from) else {
      return
    }
    nodes[index].presenter = from
    nodes[from].presented = index
  }

  /// Dismisses what the controller or the nearest of its parents presents, else its topmost parent.
  private mutating func dismiss(from index: Int) {
    var above = index
    while nodes[above].presented == nil, let parent = nodes[above].parent { above = parent }
    if let presented = nodes[above].presented {
      endPresentation(of: presented)
    } else if nodes[above].presenter != nil {
      endPresentation(of: above)
    }
  }

  /// Ends the presentation of a controller and all that is presented from its tree.
  private mutating func endPresentation(of index: Int) {
    if let presenter = nodes[index].presenter { nodes[presenter].presented = nil }
    nodes[index].presenter = nil
    nodes[index].isBeingDismissed = false
    inTransition.removeAll { $0 == index }
    endPresentations(below: index)
  }

  private mutating func beginPop(of navigation: Int) {
    guard nodes[navigation].children.count > 1 else { return }
    let top = nodes[navigation].children.removeLast()
    endPresentations(below: top)
    nodes[top].parent = nil
    nodes[navigation].popping = top
    nodes[top].poppedFrom = navigation
    inTransition.append(navigation)
  }

  private mutating func endPop(of navigation: Int, canceled: Bool) {
    inTransition.removeAll { $0 == navigation }
    guard let top = nodes[navigation].popping else { return }
    nodes[navigation].popping = nil
    nodes[top].poppedFrom = nil
    if canceled, nodes[top].isFree, !isAtOrAbove(top, navigation) {
      add(top, to: navigation, in: nodes[top].containerView)
    }
  }

  private mutating func beginDismiss(of presented: Int) {
    guard nodes[presented].presenter != nil else { return }
    nodes[presented].isBeingDismissed = true
    inTransition.append(presented)
  }

  private mutating func endDismiss(of presented: Int, canceled: Bool) {
    inTransition.removeAll { $0 == presented }
    nodes[presented].isBeingDismissed = false
    if !canceled { endPresentation(of: presented) }
  }
}
