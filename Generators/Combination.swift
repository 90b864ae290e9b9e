import StatusQuoAppearanceModel

/// Two conditions that a scenario is to have together: a version and a gesture, a call and a step.
///
/// A mistake that needs both shows late where each is drawn by itself. Drawn aside, so that scenarios
/// without one stay what they are.
struct Combination {
  private(set) var version: Version?
  private(set) var orientation: Orientation?
  /// The style of half of the controllers.
  private(set) var modalPresentationStyle: ModalPresentationStyle?
  /// The levels of windows, several of them alike.
  private(set) var levels: [Double]?
  private(set) var beginsInCall = false
  private(set) var hasActions = false
  /// The steps of which a third are.
  private(set) var steps: [Step.Kind]

  /// Nil in most scenarios.
  init?(_ profile: Profile, _ random: SeededRandom) {
    var next = random
    var aside = SeededRandom(seed: SeededRandom.seed(1, of: next.next()))
    guard profile.hasRareFeatures, profile.capabilities.areAll, aside.chance(15) else { return nil }
    switch aside.below(5) {
    case 0:
      version = aside.pick(Self.versions)
      steps = aside.pick(Self.gestures)
    case 1:
      beginsInCall = true
      steps = [aside.pick(Step.Kind.allCases)]
    case 2:
      hasActions = true
      steps = [aside.pick(Self.leaving)]
    case 3:
      modalPresentationStyle = aside.pick(ModalPresentationStyle.allCases)
      orientation = aside.pick(Orientation.allCases)
      steps = [.present, aside.pick([.dismiss, .rotate, .beginInteractiveDismiss])]
    default:
      levels = aside.pick(Self.levels)
      steps = aside.pick(Self.ordering)
    }
  }

  /// Each equally often, unlike those of other scenarios.
  private static let versions: [Version] = [
    7, 8, Version(8, 3), 9, 10, 11, 12, 13, Version(13, 4), 14, 15, 16, 17, 18, 26, 27,
  ]
  private static let gestures: [[Step.Kind]] = [
    [.beginInteractivePop, .cancelInteractivePop], [.beginInteractivePop, .finishInteractivePop],
    [.beginInteractiveDismiss, .cancelInteractiveDismiss],
    [.present, .beginInteractiveDismiss, .finishInteractiveDismiss], [.swipe],
  ]
  /// Steps after which a controller is no longer on screen.
  private static let leaving: [Step.Kind] = [
    .push, .pop, .popToRoot, .popTo, .setViewControllers, .finishInteractivePop, .select,
    .removeFromParent, .present, .dismiss, .finishInteractiveDismiss, .setRoot, .removeWindow,
    .hideWindow,
  ]
  private static let levels: [[Double]] = [
    [0], [1], [0, 1], [-1, 0], [1, 2], [2000], [0, 2000],
  ]
  private static let ordering: [[Step.Kind]] = [
    [.showWindow, .hideWindow], [.hideWindow], [.makeKey], [.addWindow], [.removeWindow], [.set],
  ]
}
