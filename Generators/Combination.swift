import StatusQuoAppearanceModel
import StatusQuoCatalog

/// Two conditions that a scenario has together, such as a version and a gesture.
///
/// Drawn separately they rarely meet, and a mistake that needs both is found late. They are drawn aside: scenarios
/// without them stay the same.
///
/// Rejected: pairs of all on which one rule depends, found by changing one of a scenario at a time, 444 of them: what
/// they found was found as soon without them.
struct Combination {
  private(set) var version: Version?
  /// Nil for the SDK that is drawn.
  private(set) var linkedSDK: Version?
  private(set) var device: Device?
  private(set) var orientation: Orientation?
  private(set) var observes: Set<ObservedPart> = []
  /// The style of half of the controllers.
  private(set) var modalPresentationStyle: ModalPresentationStyle?
  /// The levels that windows have; several windows share one.
  private(set) var levels: [Double]?
  /// The number of windows.
  private(set) var windows: Int?
  private(set) var beginsInCall = false
  private(set) var hasActions = false
  /// True if steps that change nothing follow those that leave the bar out of date.
  private(set) var repeatsItself = false
  /// Most controllers and windows set properties of these topics.
  private(set) var topics: [Topic] = []
  /// The kinds of a third of the steps.
  private(set) var steps: [Step.Kind] = []

  /// Nil in most scenarios.
  init?(_ profile: Profile, _ random: SeededRandom) {
    var aside = random.aside(1)
    guard profile.hasRareFeatures, profile.capabilities.knowsAll, aside.chance(22) else {
      return nil
    }
    switch aside.below(23) {
    case 0..<2:
      version = aside.pick(Self.versions)
      steps = aside.pick(Self.gestures)
    case 2..<5:
      beginsInCall = true
      steps = [aside.pick(Step.Kind.allCases)]
    case 5..<7:
      hasActions = true
      steps = [aside.pick(Self.leaving)]
    case 7..<10:
      if aside.chance(60) {
        (device, orientation) = aside.pick(Self.screens)
        version = aside.pick(ScenarioMaker.versionsOfModals)
        modalPresentationStyle = aside.pick(Self.adapting)
        topics = [.presentation, .popovers]
      } else {
        modalPresentationStyle = aside.pick(ModalPresentationStyle.allCases)
        orientation = aside.pick(Orientation.allCases)
      }
      steps = [.present, aside.pick([.dismiss, .rotate, .beginInteractiveDismiss])]
    case 10..<13:
      levels = aside.pick(Self.levels)
      steps = aside.pick(Self.ordering)
    case 13..<15:
      let place = 1 + aside.below(Self.versions.count - 1)
      (version, linkedSDK) = (Self.versions[place], Self.versions[aside.below(place)])
      steps = [aside.pick(Step.Kind.allCases)]
    case 15..<17:
      windows = 3 + aside.below(2)
      (version, device) = (aside.pick(Self.versions.filter { $0 >= 13 }), .iPadPro11)
      topics = [.scenes, .windows]
      steps = aside.pick(Self.ordering)
    case 17:
      topics = [.presentation]
      steps = [.setRoot, .present, .present, .dismiss]
    case 18..<20:
      observes = [.geometry, .safeArea]
      topics = [.safeArea, .insets, .navigationBar]
      steps = [.installStatusBarCover, .rotate, aside.pick(Step.Kind.allCases)]
    case 20:
      version = aside.pick(Self.versions)
      topics = [aside.pick(Topic.allCases)]
    default: repeatsItself = true
    }
  }

  /// Puts an environment in its place.
  func change(_ environment: inout Environment) {
    if let linkedSDK { environment.linkedSDK = linkedSDK }
    if let device { environment.device = device }
    if let orientation { environment.orientation = orientation }
  }

  /// The versions, each as likely as any other. Scenarios without a combination draw some more often.
  private static let versions = RuleID.allCases.versions(upTo: 1)
  /// A screen of each pair of size classes.
  private static let screens: [(Device, Orientation)] = [
    (.iPhone8, .portrait), (.iPhone8, .landscape), (.iPhone6Plus, .landscape),
    (.iPadWithHomeButton, .portrait),
  ]
  /// The styles that adapt to those.
  private static let adapting: [ModalPresentationStyle] = [
    .automatic, .pageSheet, .formSheet, .popover,
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
