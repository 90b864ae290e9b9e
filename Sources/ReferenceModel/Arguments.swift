import AppearanceModel

// W-2: before anything else a step's names must be names of what it acts on.
extension World {
  /// What an argument must name.
  private enum Requirement {
    case anything, window, controller, navigation, tab, view
    /// A controller that can be given children.
    case container
  }

  /// `unknownName`, else `wrongKind`, else nil: every argument names what it has to.
  func argumentProblem(of step: Step) -> StepOutcome.Reason? {
    let arguments = arguments(of: step)
    mark(.w2)
    if arguments.contains(where: { thing($0.name) == nil }) { return .unknownName }
    if arguments.contains(where: { !satisfies($0.name, $0.requirement) }) { return .wrongKind }
    return nil
  }

  private typealias Argument = (name: Name, requirement: Requirement)

  private func arguments(of step: Step) -> [Argument] {
    switch step {
    case .push(let controller, let on), .popTo(let controller, let on):
      [(controller, .controller), (on, .navigation)]
    case .pop(let on), .popToRoot(let on), .beginInteractivePop(let on),
      .cancelInteractivePop(let on), .finishInteractivePop(let on), .swipe(_, let on):
      [(on, .navigation)]
    case .setViewControllers(let controllers, let on):
      [(on, .navigation)] + controllers.map { ($0, .controller) }
    case .select(let controller, let on):
      [(on, .tab), (controller, .controller)]
    case .addChild(let controller, let parent, let view):
      [(controller, .controller), (parent, .container)] + (view.map { [($0, .view)] } ?? [])
    case .present(let controller, let from):
      [(controller, .controller), (from, .controller)]
    case .removeFromParent(let controller), .dismiss(let controller),
      .beginInteractiveDismiss(let controller), .cancelInteractiveDismiss(let controller),
      .finishInteractiveDismiss(let controller),
      .setNeedsStatusBarAppearanceUpdate(let controller, _),
      .swizzleHidden(let controller), .unswizzleHidden(let controller),
      .installStatusBarCover(let controller, _):
      [(controller, .controller)]
    case .setRoot(let controller, let window):
      [(window, .window)] + (controller.map { [($0, .controller)] } ?? [])
    case .addWindow(_, let root):
      root.map { [($0, .controller)] } ?? []
    case .removeWindow(let window), .showWindow(let window), .hideWindow(let window),
      .makeKey(let window):
      [(window, .window)]
    case .set(_, let value, let on):
      [(on, .anything)] + arguments(in: value)
    case .setShared, .setStatusBarStyle, .setStatusBarHidden, .readStatusBarByKVC, .rotate,
      .setSystemStyle, .enterBackground, .enterForeground:
      []
    }
  }

  /// A name inside a value is an argument, whatever the property.
  private func arguments(in value: PropertyValue) -> [Argument] {
    switch value {
    case .controller(let name), .child(let name, _): [(name, .controller)]
    case .null, .bool, .number, .word, .other: []
    }
  }

  private func satisfies(_ name: Name, _ requirement: Requirement) -> Bool {
    switch (thing(name), requirement) {
    case (nil, _): false
    case (_, .anything), (.window, .window), (.view, .view), (.controller, .controller): true
    case (.controller(let id), .navigation): hierarchy[id].kind == .navigation
    case (.controller(let id), .tab): hierarchy[id].kind == .tab
    case (.controller(let id), .container): takesChildren(hierarchy[id].kind)
    case (.window, _), (.controller, _), (.view, _): false
    }
  }

  private func takesChildren(_ kind: Controller.Kind) -> Bool {
    switch kind {
    case .plain, .split, .page: true
    case .navigation, .tab, .alert: false
    }
  }

  /// The controller that an argument names, once `argumentProblem` has found none.
  func named(_ name: Name) -> ControllerID {
    guard let id = controller(name) else {
      preconditionFailure("the step's arguments were not checked")
    }
    return id
  }
}
