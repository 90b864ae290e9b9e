package import StatusQuoAppearanceModel

/// Class objects that do what a resolver does and remember their answers, with the usual dirty flags.
///
/// Styles are pushed down when they change and read where they are; the bar is forgotten when anything
/// changes that it might follow, and found again when it is needed. It checks steps, notes lifecycle
/// calls and trait changes, and its whole observations are compared with the reference's. It knows
/// the part of the law that the workloads need (iOS 18, an iPhone in portrait, one window, cards),
/// and recurses, at most `deepest` levels.
package final class MemoizingObjects: QueryResolver, Resolver {
  /// More would overflow an ordinary stack.
  package static let deepest = 10_000

  let window: Name
  @exclusivity(unchecked) var root: MemoController?
  /// By `Name.slot`.
  @exclusivity(unchecked) var objects: [MemoController?]
  /// The controllers in declaration order.
  @exclusivity(unchecked) var controllers: [MemoController] = []
  @exclusivity(unchecked) var systemStyle = UserInterfaceStyle.light
  @exclusivity(unchecked) var systemStyleBefore: UserInterfaceStyle?

  @exclusivity(unchecked) var stepNumber = 0
  @exclusivity(unchecked) var outcome = StepOutcome.applied
  @exclusivity(unchecked) var calls: [LifecycleCall] = []
  /// The controllers that left the screen and came to it; kept for their storage.
  @exclusivity(unchecked) var outgoing: [MemoController] = []
  @exclusivity(unchecked) var incoming: [MemoController] = []
  @exclusivity(unchecked) var hasStyleChanges = false
  @exclusivity(unchecked) var bar = MemoBar()

  /// The controllers of `scenario`, which is a workload's, after the launch.
  package init(_ scenario: Scenario) {
    window = scenario.windows[0].name
    objects = Array(repeating: nil, count: scenario.names.slotCount)
    for controller in scenario.controllers {
      let object = MemoController(controller)
      objects[controller.name.slot] = object
      controllers.append(object)
      switch controller.place {
      case .root:
        root = object
        object.isRoot = true
      case .child(let parent): objects[parent.slot]?.append(object)
      case .presented, .detached: break
      }
    }
    for object in controllers where object.parent == nil { object.propagate(systemStyle, in: -1) }
    launch()
  }

  /// The style of a window, a controller or its root view.
  ///
  /// - Complexity: constant.
  package func style(of name: Name) -> UserInterfaceStyle? {
    if name == window { return systemStyle }
    return objects[name.withoutView.slot]?.style
  }

  /// Applies a step of a workload.
  package func apply(_ step: Step) {
    stepNumber += 1
    calls.removeAll(keepingCapacity: true)
    hasStyleChanges = false
    systemStyleBefore = nil
    do throws(MemoRefusal) {
      try play(step)
      outcome = .applied
    } catch {
      outcome = error.outcome
    }
    recolorBar()
  }

  private func play(_ step: Step) throws(MemoRefusal) {
    switch step {
    case .set(.known(let property), let value, let name):
      try set(property, to: value, on: object(name))
    case .select(let child, let tab): try select(object(child), on: object(tab, .tab))
    case .push(let child, let stack): try push(object(child), on: object(stack, .navigation))
    case .pop(let stack): try pop(on: object(stack, .navigation))
    case .addChild(let child, let parent, nil): try addChild(object(child), to: object(parent))
    case .removeFromParent(let child): try removeFromParent(object(child))
    case .present(let controller, let asked): try present(object(controller), from: object(asked))
    case .dismiss(let asked): try dismiss(from: object(asked))
    case .setSystemStyle(let style): try setSystemStyle(style)
    case .setNeedsStatusBarAppearanceUpdate(let name, let animated):
      if try !object(name).isInWindow { throw .ignored(.notInWindow) }
      updateBar(animated: animated)
    default: preconditionFailure("workloads have no '\(step.kind.rawValue)'")
    }
  }

  private func object(_ name: Name) throws(MemoRefusal) -> MemoController {
    if name == window { throw .ignored(.wrongKind) }
    guard name.slot < objects.count, let object = objects[name.slot] else {
      throw .ignored(.unknownName)
    }
    return object
  }

  private func object(_ name: Name, _ kind: Controller.Kind) throws(MemoRefusal) -> MemoController {
    let object = try object(name)
    if object.kind != kind { throw .ignored(.wrongKind) }
    return object
  }

  // MARK: Styles

  func restyle(_ controller: MemoController) {
    let changed = controller.propagate(inheritedStyle(of: controller), in: stepNumber)
    hasStyleChanges = hasStyleChanges || changed
  }

  /// The style that it inherits in its place: presenters don't count.
  func inheritedStyle(of controller: MemoController) -> UserInterfaceStyle {
    controller.parent?.style ?? systemStyle
  }
}

/// The reason why a step is refused.
struct MemoRefusal: Error {
  let outcome: StepOutcome

  static func raised(_ reason: StepOutcome.Reason) -> Self { Self(outcome: .raised(reason)) }
  static func ignored(_ reason: StepOutcome.Reason) -> Self { Self(outcome: .ignored(reason)) }
}
