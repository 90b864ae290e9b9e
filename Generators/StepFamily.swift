import StatusQuoAppearanceModel
import StatusQuoCatalog

/// Steps that belong together: what a profile favors and a swarm leaves out.
package enum StepFamily: CaseIterable, Hashable, Sendable {
  case navigation, gestures, tabs, containers, presentations, windows
  case properties, traits, reads, application, classes, system
}

/// A kind of step to make. Setting a property is several: traits and rare topics have steps of their own.
enum StepChoice: Hashable {
  case kind(Step.Kind)
  case setTrait
  /// Sets a property of the topic.
  case set(of: Topic)

  var kind: Step.Kind {
    switch self {
    case .kind(let kind): kind
    case .setTrait, .set: .set
    }
  }

  static let setProperty = StepChoice.kind(.set)
  static let read = StepChoice.kind(.setNeedsStatusBarAppearanceUpdate)
}

/// The frequency of a kind of step, with the steps that often come next: the way back, events on
/// the way, steps that reveal that it was not wholly done.
struct StepHabit {
  let choice: StepChoice
  let family: StepFamily
  /// Its usual share.
  let weight: Int
  let sequels: [StepChoice]

  /// Makes one for the world as it is; nil where none makes sense.
  let make: @Sendable (inout ScenarioMaker) -> Step?

  private init(
    _ choice: StepChoice, _ family: StepFamily, _ weight: Int, then sequels: [StepChoice] = [],
    _ make: @escaping @Sendable (inout ScenarioMaker) -> Step?
  ) {
    self.choice = choice
    self.family = family
    self.weight = weight
    self.sequels = sequels
    self.make = make
  }

  /// A step whose arguments are picked at random among those that fit, unless `make` is given.
  private init(
    _ kind: Step.Kind, _ family: StepFamily, _ weight: Int, then sequels: [StepChoice] = [],
    _ make: (@Sendable (inout ScenarioMaker) -> Step?)? = nil
  ) {
    self.init(.kind(kind), family, weight, then: sequels, make ?? { $0.call(kind) })
  }

  /// The steps that often come after `step`.
  static func sequels(of step: Step) -> [StepChoice] {
    guard case .set(.known(let property), _, _) = step else {
      return of(.kind(step.kind)).sequels
    }
    return property.sequels
  }

  /// The habit of a choice.
  static func of(_ choice: StepChoice) -> StepHabit {
    switch choice {
    case .setTrait: trait
    case .set(let topic): byTopic[topic.rawValue]
    case .kind(let kind): byKind[kind.place]
    }
  }

  private static let byTopic: [StepHabit] = Topic.allCases.map { topic in
    StepHabit(.set(of: topic), .properties, 0) { $0.setProperty(of: topic) }
  }

  private static let trait = all.first { $0.choice == .setTrait }!

  private static let byKind: [StepHabit] = Step.Kind.allCases.map { kind in
    all.first { $0.choice == .kind(kind) }!
  }

  /// One entry per choice; a kind without one occurs as often as the rarest. No swarm picks one without
  /// weight: few scenarios have such steps.
  static let all: [StepHabit] =
    listed
    + Step.Kind.allCases
    .filter { kind in !listed.contains { $0.choice.kind == kind } }
    .map { StepHabit($0, .system, 2) }

  private static let listed = [
    StepHabit(.push, .navigation, 12, then: [.kind(.pop), .kind(.beginInteractivePop)]) {
      $0.push()
    },
    StepHabit(.pop, .navigation, 8, then: [.kind(.push), .setTrait]) { $0.pop() },
    StepHabit(.popToRoot, .navigation, 3, then: [.kind(.push), .setTrait]) { $0.popToRoot() },
    StepHabit(.popTo, .navigation, 3, then: [.kind(.push), .setTrait]) { $0.popTo() },
    StepHabit(
      .setViewControllers, .navigation, 4,
      then: [.kind(.setViewControllers), .kind(.beginInteractivePop)]
    ) { $0.setViewControllers() },
    StepHabit(
      .beginInteractivePop, .gestures, 8,
      then: [
        .setTrait, .setTrait, .setProperty, .kind(.cancelInteractivePop), .kind(.popTo),
        .kind(.addChild), .kind(.present), .kind(.setViewControllers),
      ]
    ) { $0.beginInteractivePop() },
    StepHabit(
      .cancelInteractivePop, .gestures, 3,
      then: Array(repeating: .setTrait, count: 6) + [
        .kind(.pop), .kind(.beginInteractivePop), .kind(.enterBackground), .kind(.setSystemStyle),
        .kind(.setViewControllers),
      ]
    ) { $0.endTransition() },
    StepHabit(
      .finishInteractivePop, .gestures, 3, then: [.kind(.push), .kind(.beginInteractivePop)]
    ) { $0.endTransition() },
    StepHabit(
      .beginInteractiveDismiss, .gestures, 5,
      then: [.setTrait, .setProperty, .read, .kind(.present), .kind(.cancelInteractiveDismiss)]
    ) { $0.beginInteractiveDismiss() },
    StepHabit(
      .cancelInteractiveDismiss, .gestures, 3,
      then: [.read, .setProperty, .kind(.dismiss), .kind(.beginInteractiveDismiss)]
    ) { $0.endTransition() },
    StepHabit(
      .finishInteractiveDismiss, .gestures, 3, then: [.read, .setProperty, .kind(.present)]
    ) { $0.endTransition() },
    StepHabit(.swipe, .gestures, 2, then: [.kind(.swipe), .setProperty]) { $0.swipe() },
    StepHabit(
      .select, .tabs, 8,
      then: [
        .kind(.select), .kind(.removeFromParent), .kind(.push), .kind(.addChild), .kind(.setRoot),
        .setTrait,
      ]
    ) { $0.select() },
    StepHabit(
      .addChild, .containers, 6, then: [.kind(.removeFromParent), .setTrait, .setProperty]
    ) { $0.addChild() },
    StepHabit(
      .removeFromParent, .containers, 5,
      then: [.kind(.addChild), .kind(.push), .kind(.present), .kind(.setRoot)]
    ) { $0.removeFromParent() },
    StepHabit(.transition, .containers, 0, then: [.kind(.transition), .setTrait, .read]) {
      $0.transition()
    },
    StepHabit(
      .addChildWithoutView, .containers, 0, then: [.kind(.addSubview), .kind(.removeFromParent)]
    ) { $0.addChildWithoutView() },
    StepHabit(
      .addSubview, .containers, 0,
      then: [.kind(.removeFromSuperview), .kind(.endAppearanceTransition), .setTrait]
    ) { $0.addSubview() },
    StepHabit(
      .removeFromSuperview, .containers, 0,
      then: [.kind(.addSubview), .kind(.endAppearanceTransition), .kind(.removeFromParent)]
    ) { $0.removeFromSuperview() },
    StepHabit(
      .beginAppearanceTransition, .containers, 0,
      then: [
        .kind(.endAppearanceTransition), .kind(.addSubview), .kind(.removeFromSuperview),
        .kind(.beginAppearanceTransition), .kind(.push), .kind(.select),
      ]
    ) { $0.beginAppearanceTransition() },
    StepHabit(
      .endAppearanceTransition, .containers, 0,
      then: [.kind(.beginAppearanceTransition), .kind(.removeFromParent)]
    ) { $0.endAppearanceTransition() },
    StepHabit(
      .present, .presentations, 12,
      then: [
        .kind(.dismiss), .kind(.present), .setProperty, .setProperty, .kind(.rotate),
        .kind(.beginInteractiveDismiss),
      ]
    ) { $0.present() },
    StepHabit(.dismiss, .presentations, 8, then: [.read, .setProperty, .kind(.present)]) {
      $0.dismiss()
    },
    StepHabit(
      .setRoot, .windows, 3,
      then: [.read, .setTrait, .kind(.setRoot), .kind(.setRoot), .kind(.removeWindow)]
    ) {
      $0.setRoot()
    },
    StepHabit(.addWindow, .windows, 3, then: [.kind(.removeWindow), .kind(.setRoot)]) {
      $0.addWindow()
    },
    StepHabit(.removeWindow, .windows, 2, then: [.kind(.addWindow), .kind(.setRoot)]) {
      $0.removeWindow()
    },
    StepHabit(.showWindow, .windows, 3, then: [.read, .kind(.hideWindow)]) { $0.showWindow() },
    StepHabit(.hideWindow, .windows, 3, then: [.read, .kind(.showWindow)]) { $0.hideWindow() },
    StepHabit(.makeKey, .windows, 1, then: [.read, .setTrait, .kind(.setRoot)]) { $0.makeKey() },
    StepHabit(.set, .properties, 14) { $0.setProperty() },
    StepHabit(.setTrait, .traits, 6) { $0.setTrait() },
    StepHabit(.setNeedsStatusBarAppearanceUpdate, .reads, 8) {
      $0.setNeedsStatusBarAppearanceUpdate()
    },
    StepHabit(.setNeedsUpdate, .reads, 0, then: [.setProperty, .kind(.rotate)]),
    StepHabit(.setShared, .application, 2, then: [.read]),
    StepHabit(.setStatusBarStyle, .application, 2),
    StepHabit(.setStatusBarHidden, .application, 2),
    StepHabit(.swizzleHidden, .classes, 2, then: [.read, .kind(.unswizzleHidden)]) {
      $0.swizzleHidden()
    },
    StepHabit(.unswizzleHidden, .classes, 2, then: [.read, .kind(.swizzleHidden)]) {
      $0.unswizzleHidden()
    },
    StepHabit(.readStatusBarByKVC, .classes, 1),
    StepHabit(.installStatusBarCover, .classes, 2, then: [.setProperty, .kind(.rotate)]),
    StepHabit(.rotate, .system, 4, then: [.read, .kind(.rotate)]) { $0.rotate() },
    StepHabit(.resize, .system, 0, then: [.read, .kind(.resize)]) { $0.resize() },
    StepHabit(.setSystemStyle, .system, 4, then: [.setTrait, .kind(.enterForeground)]) {
      $0.setSystemStyle()
    },
    StepHabit(
      .enterBackground, .system, 2,
      then: [.setTrait, .kind(.setSystemStyle), .kind(.enterForeground)]
    ) { $0.moveBetweenGrounds() },
    StepHabit(.enterForeground, .system, 2) { $0.moveBetweenGrounds() },
  ]
}
