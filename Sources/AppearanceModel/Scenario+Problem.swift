/// The reason why a scenario is invalid, with the place.
public enum ScenarioProblem: Error, Hashable, Sendable {
  /// Two windows, controllers or views have this name.
  case nameUsedTwice(Name)
  /// A name that ends in `.view` is declared: such names are those of root views.
  case nameOfARootView(Name)
  /// A tree names something of the wrong kind or that is nowhere declared.
  case unknownName(Name, in: Name)
  /// A navigation controller is a child of a navigation controller.
  case navigationInNavigation(Name)
  /// An alert has a child.
  case childOfAlert(Name)
  /// A detached tree presents something.
  case presentedInDetachedTree(Name)
  /// A second controller is the root of one window, or presented by one controller.
  case placeTaken(Name)
  /// A controller does not follow its parent in declaration order.
  case outOfOrder(Name)
  /// `selected` is not a child.
  case selectedIsNotAChild(Name, of: Name)
  /// A parent stores a style for the same child twice.
  case stylesForOneChild(Name, in: Name)
  /// A level, an inset or a value to set is outside `Scenario.numbers`.
  case numberOutOfRange(of: Name)
  /// The system is to be neither light nor dark.
  case systemStyleUnspecified
}

extension Scenario {
  /// The numbers that a scenario may hold: thousandths of a sum of a million of them are exact enough
  /// to be compared.
  package static let numbers = -1e9...1e9

  /// The first thing that makes this scenario invalid, or nil.
  ///
  /// - Complexity: linear in the size of the trees.
  public var problem: ScenarioProblem? {
    do {
      try checkNames()
      let order = try checkPlaces()
      try checkReferences(order)
      try checkValues()
      return nil
    } catch {
      return error
    }
  }

  private func checkNames() throws(ScenarioProblem) {
    var isUsed = [Bool](repeating: false, count: names.slotCount)
    func declare(_ name: Name) throws(ScenarioProblem) {
      if name.isRootView { throw .nameOfARootView(name) }
      if isUsed[name.slot] { throw .nameUsedTwice(name) }
      isUsed[name.slot] = true
    }
    for window in windows { try declare(window.name) }
    for controller in controllers {
      try declare(controller.name)
      for view in controller.views { try declare(view.name) }
    }
  }

  /// Checks that the list is in declaration order, and returns each controller's place in it.
  private func checkPlaces() throws(ScenarioProblem) -> [Int?] {
    var order = [Int?](repeating: nil, count: names.slotCount)
    var isDetached = [Bool](repeating: false, count: controllers.count)
    var presents = isDetached
    var path: [Int] = []
    var nextWindow = 0
    for (index, controller) in controllers.enumerated() {
      switch controller.place {
      case .root(let window):
        path.removeAll(keepingCapacity: true)
        guard let found = windows.firstIndex(where: { $0.name == window }) else {
          throw .unknownName(window, in: controller.name)
        }
        if found < nextWindow {
          let name = controller.name
          throw nextWindow == found + 1 ? .placeTaken(name) : .outOfOrder(name)
        }
        nextWindow = found + 1
      case .detached:
        path.removeAll(keepingCapacity: true)
        nextWindow = windows.count + 1
        isDetached[index] = true
      case .child(let parent), .presented(let parent):
        while let last = path.last, controllers[last].name != parent { path.removeLast() }
        guard let above = path.last else { throw .outOfOrder(controller.name) }
        isDetached[index] = isDetached[above]
        if case .child = controller.place {
          if presents[above] { throw .outOfOrder(controller.name) }
          try checkChild(controller, of: controllers[above])
        } else {
          if presents[above] { throw .placeTaken(controller.name) }
          presents[above] = true
          if isDetached[index] { throw .presentedInDetachedTree(controller.name) }
        }
      }
      order[controller.name.slot] = index
      path.append(index)
    }
    return order
  }

  private func checkChild(
    _ child: Controller, of parent: Controller
  ) throws(ScenarioProblem) {
    if parent.kind == .alert { throw .childOfAlert(child.name) }
    if parent.kind == .navigation, child.kind == .navigation {
      throw .navigationInNavigation(child.name)
    }
  }

  private func checkReferences(_ order: [Int?]) throws(ScenarioProblem) {
    for controller in controllers {
      try checkViews(of: controller, order)
      if let selected = controller.selected {
        guard let index = order[selected.slot],
          controllers[index].place == .child(of: controller.name)
        else { throw .selectedIsNotAChild(selected, of: controller.name) }
      }
      if let name = controller.childrenAsked.first(where: { order[$0.slot] == nil }) {
        throw .unknownName(name, in: controller.name)
      }
      try checkTraits(of: controller, order)
    }
    // The name of an added window may be in use, also by a root view.
    for step in steps {
      if case .addWindow(let window, _) = step, window.name.isRootView,
        order[window.name.withoutView.slot] == nil
      {
        throw .nameOfARootView(window.name)
      }
    }
  }

  private func checkViews(of controller: Controller, _ order: [Int?]) throws(ScenarioProblem) {
    var known = [controller.name.rootView]
    for view in controller.views {
      guard known.contains(view.superview) else {
        throw .unknownName(view.superview, in: view.name)
      }
      known.append(view.name)
    }
    guard let containerView = controller.containerView else { return }
    guard case .child(let parent) = controller.place, let index = order[parent.slot],
      containerView == parent.rootView
        || controllers[index].views.contains(where: { $0.name == containerView })
    else { throw .unknownName(containerView, in: controller.name) }
  }

  private func checkTraits(of parent: Controller, _ order: [Int?]) throws(ScenarioProblem) {
    var children: Set<Name> = []
    for traits in parent.setOverrideTraitCollection {
      guard order[traits.child.slot] != nil else {
        throw .unknownName(traits.child, in: parent.name)
      }
      guard children.insert(traits.child).inserted else {
        throw .stylesForOneChild(traits.child, in: parent.name)
      }
    }
  }

  /// Checks what the types of the values leave open.
  private func checkValues() throws(ScenarioProblem) {
    if environment.systemStyle == .unspecified { throw .systemStyleUnspecified }
    for window in windows { try checkNumber(window.level, of: window.name) }
    for controller in controllers {
      try checkNumber(controller.additionalSafeAreaInsetsTop, of: controller.name)
      try checkNumber(controller.additionalSafeAreaInsetsLeft, of: controller.name)
      try checkNumber(controller.additionalSafeAreaInsetsBottom, of: controller.name)
      try checkNumber(controller.additionalSafeAreaInsetsRight, of: controller.name)
      try checkNumber(controller.viewInsets.top, of: controller.name)
      try checkNumber(controller.viewInsets.left, of: controller.name)
      try checkNumber(controller.viewInsets.bottom, of: controller.name)
      try checkNumber(controller.viewInsets.right, of: controller.name)
    }
    for step in steps { try checkValues(of: step) }
  }

  private func checkValues(of step: Step) throws(ScenarioProblem) {
    if case .addWindow(let window, _) = step { try checkNumber(window.level, of: window.name) }
    if case .set(_, .number(let number), let name) = step { try checkNumber(number, of: name) }
    if case .setSystemStyle(.unspecified) = step { throw .systemStyleUnspecified }
    if case .installStatusBarCover(let controller, let anchors?) = step {
      for anchor in anchors {
        if case .constant(let number) = anchor.target { try checkNumber(number, of: controller) }
      }
    }
  }

  private func checkNumber(_ number: Double, of name: Name) throws(ScenarioProblem) {
    if !Self.numbers.contains(number) { throw .numberOutOfRange(of: name) }
  }
}
