import AppearanceModel

/// Steps that belong together: what a profile favors and a swarm leaves out.
public enum StepFamily: CaseIterable, Hashable, Sendable {
  case navigation, gestures, tabs, containers, presentations, windows
  case properties, traits, reads, application, classes, system
}

/// A kind of step to make. Setting a property is two kinds: traits have steps of their own.
enum StepChoice: Hashable {
  case kind(Step.Kind)
  case setTrait

  var kind: Step.Kind {
    switch self {
    case .kind(let kind): kind
    case .setTrait: .set
    }
  }

  static let setProperty = StepChoice.kind(.set)
  static let read = StepChoice.kind(.setNeedsStatusBarAppearanceUpdate)
}

/// How often a kind of step occurs, and what often comes next: the way back, what happens on the way,
/// what shows that a step was not wholly done.
struct StepHabit {
  let choice: StepChoice
  let family: StepFamily
  /// Its usual share.
  let weight: Int
  let sequels: [StepChoice]

  private init(
    _ choice: StepChoice, _ family: StepFamily, _ weight: Int, then sequels: [StepChoice] = []
  ) {
    self.choice = choice
    self.family = family
    self.weight = weight
    self.sequels = sequels
  }

  private init(
    _ kind: Step.Kind, _ family: StepFamily, _ weight: Int, then sequels: [StepChoice] = []
  ) { self.init(.kind(kind), family, weight, then: sequels) }

  /// What comes after a step.
  static func sequels(of step: Step) -> [StepChoice] {
    guard case .set(.known(let property), _, _) = step else {
      return sequels[Step.Kind.allCases.firstIndex(of: step.kind)!]
    }
    return property.sequels
  }

  private static let sequels: [[StepChoice]] = Step.Kind.allCases.map { kind in
    all.first { $0.choice == .kind(kind) }?.sequels ?? []
  }

  /// One entry per choice; a kind without one occurs as often as the rarest.
  static let all: [StepHabit] =
    listed
    + Step.Kind.allCases
    .filter { kind in !listed.contains { $0.choice.kind == kind } }
    .map { StepHabit($0, .system, 2) }

  private static let listed = [
    StepHabit(.push, .navigation, 12, then: [.kind(.pop), .kind(.beginInteractivePop)]),
    StepHabit(.pop, .navigation, 8, then: [.kind(.push), .setTrait]),
    StepHabit(.popToRoot, .navigation, 3, then: [.kind(.push), .setTrait]),
    StepHabit(.popTo, .navigation, 3, then: [.kind(.push), .setTrait]),
    StepHabit(
      .setViewControllers, .navigation, 4,
      then: [.kind(.setViewControllers), .kind(.beginInteractivePop)]),
    StepHabit(
      .beginInteractivePop, .gestures, 8,
      then: [
        .setTrait, .setTrait, .setProperty, .kind(.cancelInteractivePop), .kind(.popTo),
        .kind(.addChild), .kind(.present), .kind(.setViewControllers),
      ]),
    StepHabit(
      .cancelInteractivePop, .gestures, 3,
      then: Array(repeating: .setTrait, count: 6) + [
        .kind(.pop), .kind(.beginInteractivePop), .kind(.enterBackground), .kind(.setSystemStyle),
        .kind(.setViewControllers),
      ]),
    StepHabit(
      .finishInteractivePop, .gestures, 3, then: [.kind(.push), .kind(.beginInteractivePop)]),
    StepHabit(
      .beginInteractiveDismiss, .gestures, 5,
      then: [.setTrait, .setProperty, .read, .kind(.present), .kind(.cancelInteractiveDismiss)]),
    StepHabit(
      .cancelInteractiveDismiss, .gestures, 3,
      then: [.read, .setProperty, .kind(.dismiss), .kind(.beginInteractiveDismiss)]),
    StepHabit(
      .finishInteractiveDismiss, .gestures, 3, then: [.read, .setProperty, .kind(.present)]),
    StepHabit(.swipe, .gestures, 2, then: [.kind(.swipe), .setProperty]),
    StepHabit(
      .select, .tabs, 8,
      then: [
        .kind(.select), .kind(.removeFromParent), .kind(.push), .kind(.addChild), .kind(.setRoot),
        .setTrait,
      ]),
    StepHabit(
      .addChild, .containers, 6, then: [.kind(.removeFromParent), .setTrait, .setProperty]),
    StepHabit(
      .removeFromParent, .containers, 5,
      then: [.kind(.addChild), .kind(.push), .kind(.present), .kind(.setRoot)]),
    StepHabit(
      .present, .presentations, 12,
      then: [
        .kind(.dismiss), .kind(.present), .setProperty, .setProperty, .kind(.rotate),
        .kind(.beginInteractiveDismiss),
      ]),
    StepHabit(.dismiss, .presentations, 8, then: [.read, .setProperty, .kind(.present)]),
    StepHabit(.setRoot, .windows, 3, then: [.read, .setTrait, .kind(.setRoot)]),
    StepHabit(.addWindow, .windows, 3, then: [.kind(.removeWindow), .kind(.setRoot)]),
    StepHabit(.removeWindow, .windows, 2, then: [.kind(.addWindow), .kind(.setRoot)]),
    StepHabit(.showWindow, .windows, 3, then: [.read, .kind(.hideWindow)]),
    StepHabit(.hideWindow, .windows, 3, then: [.read, .kind(.showWindow)]),
    StepHabit(.makeKey, .windows, 1, then: [.read, .setTrait, .kind(.setRoot)]),
    StepHabit(.set, .properties, 14),
    StepHabit(.setTrait, .traits, 6),
    StepHabit(.setNeedsStatusBarAppearanceUpdate, .reads, 8),
    StepHabit(.setShared, .application, 2, then: [.read]),
    StepHabit(.setStatusBarStyle, .application, 2),
    StepHabit(.setStatusBarHidden, .application, 2),
    StepHabit(.swizzleHidden, .classes, 2, then: [.read, .kind(.unswizzleHidden)]),
    StepHabit(.unswizzleHidden, .classes, 2, then: [.read, .kind(.swizzleHidden)]),
    StepHabit(.readStatusBarByKVC, .classes, 1),
    StepHabit(.installStatusBarCover, .classes, 2, then: [.setProperty, .kind(.rotate)]),
    StepHabit(.rotate, .system, 4, then: [.read, .kind(.rotate)]),
    StepHabit(.setSystemStyle, .system, 4, then: [.setTrait, .kind(.enterForeground)]),
    StepHabit(
      .enterBackground, .system, 2,
      then: [.setTrait, .kind(.setSystemStyle), .kind(.enterForeground)]),
    StepHabit(.enterForeground, .system, 2),
  ]
}
