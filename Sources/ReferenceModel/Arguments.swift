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
    mark(.w2)
    var isUnknown = false
    var isWrongKind = false
    forEachArgument(of: step) { name, requirement in
      if thing(name) == nil {
        isUnknown = true
      } else if !satisfies(name, requirement) {
        isWrongKind = true
      }
    }
    return isUnknown ? .unknownName : isWrongKind ? .wrongKind : nil
  }

  private func forEachArgument(of step: Step, _ visit: (Name, Requirement) -> Void) {
    switch step {
    case .push(let controller, let on), .popTo(let controller, let on):
      visit(controller, .controller)
      visit(on, .navigation)
    case .pop(let on), .popToRoot(let on), .beginInteractivePop(let on),
      .cancelInteractivePop(let on), .finishInteractivePop(let on), .swipe(_, let on):
      visit(on, .navigation)
    case .setViewControllers(let controllers, let on):
      visit(on, .navigation)
      for controller in controllers { visit(controller, .controller) }
    case .select(let controller, let on):
      visit(on, .tab)
      visit(controller, .controller)
    case .addChild(let controller, let parent, let view):
      visit(controller, .controller)
      visit(parent, .container)
      if let view { visit(view, .view) }
    case .present(let controller, let from):
      visit(controller, .controller)
      visit(from, .controller)
    case .removeFromParent(let controller), .dismiss(let controller),
      .beginInteractiveDismiss(let controller), .cancelInteractiveDismiss(let controller),
      .finishInteractiveDismiss(let controller),
      .setNeedsStatusBarAppearanceUpdate(let controller, _),
      .swizzleHidden(let controller), .unswizzleHidden(let controller),
      .installStatusBarCover(let controller, _):
      visit(controller, .controller)
    case .setRoot(let controller, let window):
      visit(window, .window)
      if let controller { visit(controller, .controller) }
    case .addWindow(_, let root):
      if let root { visit(root, .controller) }
    case .removeWindow(let window), .showWindow(let window), .hideWindow(let window),
      .makeKey(let window):
      visit(window, .window)
    case .set(_, let value, let on):
      visit(on, .anything)
      if let name = value.argument { visit(name, .controller) }
    case .setShared, .setStatusBarStyle, .setStatusBarHidden, .readStatusBarByKVC, .rotate,
      .setSystemStyle, .enterBackground, .enterForeground:
      break
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

extension PropertyValue {
  /// A name inside a value is an argument, whatever the property.
  fileprivate var argument: Name? {
    switch self {
    case .controller(let name), .child(let name, _): name
    case .null, .bool, .number, .word, .other: nil
    }
  }
}
