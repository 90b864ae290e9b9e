import StatusQuoAppearanceModel

/// All that UIKit, the system and the app remember, and nothing that follows from it.
///
/// The rules are extensions of it. Each step is one function in `Steps`, which reads from top to
/// bottom as the law has it; a rule that several steps need has a place of its own. A function that is
/// not `mutating` only looks; one that decides something notes by which rules it does.
struct World {
  /// The scenario's environment; the parts that change are below.
  let environment: Environment
  /// The environment's effective version.
  let effectiveVersion: Version
  /// GE-6: the design of iOS 26, in apps built for it. From iOS 27 none asks for the one before.
  let hasDesignOf26: Bool
  /// The readings, for places where sources contradict each other.
  let readings: Readings
  /// True if what is decided keeps the rules that decided it, so that it can be explained.
  var keepsGrounds: Bool
  var orientation: Orientation
  /// The width that an iPad's scenes were given last.
  var horizontalSizeClass: SizeClass
  /// The user's choice. It reaches nodes through `deliveredSystemStyle`.
  var systemStyle: UserInterfaceStyle
  /// The choice that nodes know of: in the background a new one waits (TR-23).
  var deliveredSystemStyle: UserInterfaceStyle
  var isInBackground = false
  /// True during a call.
  var isInCall = false

  var hierarchy: Hierarchy
  /// The hierarchy when the step began: actions may still mean it (L-7).
  var start: Hierarchy
  /// Open interactive transitions, by popped or dismissed controller: the controllers each one
  /// moves (L-6).
  var transitions: PerController<ScreenChange?>
  /// The transitions that are begun by hand, and not yet ended (L-10).
  var begun: PerController<BegunTransition?>
  /// True for what has appeared by hand, false for what has disappeared so; nil for what was called by UIKit
  /// last, or never (L-10).
  var appearedByHand: PerController<Bool?>
  /// True if a container forwards by hand, or a transition was begun so.
  var isSomeoneCalledByHand: Bool
  /// True once the view of a child was not in its parent's (L-9).
  var hasTakenViewsOut = false
  /// True if viewDidLoad has added something since the launch or the last step began (L-12).
  var hasJoined = false
  /// The controllers that come on screen in the transition that is played, while they are loaded and called.
  var coming = ComingControllers()
  /// The properties that the app set on each controller. Views are in node order.
  var settings: PerController<Controller>
  /// True for each controller whose view is loaded.
  var isViewLoaded: PerController<Bool>
  /// True for each navigation controller whose toolbar a swipe has hidden (T-22).
  var hasSwipedToolbar: PerController<Bool>
  /// The navigation controllers whose toolbar the app has shown by a step, with the one that was on top then (GE-22).
  var toolbarShownUnder: [ControllerID: ControllerID] = [:]
  /// The constraints of each controller's status bar cover.
  var covers: PerController<[Anchor]?>
  /// The node that a name stands for, by `Name.slot`.
  var nodes: [Node?]
  var keyWindow: Name?
  var windowsShown = 0

  /// The app-wide style of a singleton that getters may return.
  var sharedStyle = StatusBarStyle.default
  /// The classes whose `prefersStatusBarHidden` is swizzled.
  var swizzledClasses: [Name] = []
  var appMode: AppModeState

  /// The bar on the screen.
  var displayedBar = DisplayedBar()
  /// True if the launch or the last step updated the bar.
  var didUpdateBar = false
  /// The rules that say so, or would in the main scene.
  var rulesOfUpdate = RuleSet()
  /// The rules of the calls of the last step.
  var groundsOfCalls = ExplanationFacts.CallGrounds()
  /// The last status bar update; nil before the first and in app mode.
  var lastUpdate: StatusBarUpdate?
  /// True in app mode if SB-15 hid the bar when it was last shown.
  var isForcedHiddenInAppMode = false
  /// GE-18: true if the bar was hidden when the top inset was last taken.
  var isInsetOfHiddenBar = false
  var launchBar = BarAppearance(hidden: false, content: .dark)
  /// The answers about the system's gestures as of the last update; nil where they are not observed,
  /// and before iOS 11.
  var systemGestures: SystemGestures?
  /// True if the scenario asks for those.
  let observesSystemGestures: Bool
  /// The rules by which these were found.
  var groundsOfGestures: [SystemGesture: ExplanationFacts.Grounds] = [:]

  /// The styles before any node holds one.
  let noStyles: HeldStyles
  /// The styles that nodes hold.
  var held: HeldStyles
  /// The styles in node order as of the last step.
  var styles: [NodeStyle] = []
  /// The nodes whose style changed in the last step.
  var traitChanges: [StyleChange] = []
  /// Inherited styles that are out of date since a canceled pop.
  var keptTraits: PerController<KeptTraits?>
  /// Styles of overrides that were taken back before the view was loaded (TR-14).
  var keptOverrides: PerController<UserInterfaceStyle?>

  /// The number of the last step; 0 is the launch.
  var step = 0
  /// The lifecycle calls of the last step.
  var calls: [LifecycleCall] = []
  /// The rules that decided since the launch or the last step began. No rule reads it.
  var rulesUsed = RuleSet()

  /// The kinds of nodes that a name may stand for.
  enum Node: Equatable {
    case window
    case controller(ControllerID)
    /// The root view is 0, `Controller.views[k]` is k + 1.
    case view(of: ControllerID, index: Int)
  }
}

extension World {
  /// Forgets what is about the last step alone.
  mutating func beginStep() {
    calls.replaceAll(with: [])
    traitChanges.replaceAll(with: [])
    rulesUsed = RuleSet()
    start = hierarchy
    didUpdateBar = false
    rulesOfUpdate = RuleSet()
    if keepsGrounds { groundsOfCalls = ExplanationFacts.CallGrounds() }
    hasJoined = false
  }

  /// Notes that a rule decided.
  mutating func uses(_ rule: RuleID) { rulesUsed.insert(rule) }

  /// Notes that a rule says that the bar is updated.
  mutating func updates(by rule: RuleID) {
    uses(rule)
    rulesOfUpdate.insert(rule)
  }

  /// Notes that a rule decided who comes to the screen or leaves it, and the order of the calls.
  mutating func calls(by rule: RuleID) {
    uses(rule)
    notes(rule, for: .all)
  }

  /// Notes that a rule decided who comes to the screen or leaves it.
  mutating func moves(by rule: RuleID) {
    uses(rule)
    notes(rule, for: .members)
  }

  /// Notes a rule that says something of the calls of any such step, whether it makes a difference or not.
  mutating func notes(_ rule: RuleID, for facts: ExplanationFacts.CallGrounds.Facts) {
    if keepsGrounds { groundsOfCalls.add(rule, for: facts) }
  }

  /// The decision, with the rules that it notes: none where they are not kept.
  mutating func noting<Value>(
    _ decide: (inout World) -> Value
  ) -> (value: Value, rules: RuleSet) {
    guard keepsGrounds else { return (decide(&self), RuleSet()) }
    let others = rulesUsed
    rulesUsed = RuleSet()
    let value = decide(&self)
    let rules = rulesUsed
    rulesUsed.formUnion(others)
    return (value, rules)
  }

  /// The node that the name stands for now.
  func node(_ name: Name) -> Node? {
    name.slot < nodes.count ? nodes[name.slot] : nil
  }

  /// The controller with this name, if it is one's.
  func controllerIfAny(_ name: Name) -> ControllerID? {
    if case .controller(let id)? = node(name) { id } else { nil }
  }

  var iOS: Version { environment.iOS }

  /// SB-1: only NO switches controllers off; a missing key is YES (C-1).
  var isAppMode: Bool {
    let key = environment.infoPlist.viewControllerBasedStatusBarAppearance
    return key == false || key == nil && readings.takes(2, of: .c1)
  }

  /// TR-28: only phones in landscape are compact in height, and of those with two displays the outer one.
  var isCompactHeight: Bool {
    if display == .inner || isInEarlierWindow { return false }
    return orientation.isLandscape && !environment.device.isPad
  }

  /// TR-28: phones are compact in width, the large ones only in portrait.
  var isCompactWidth: Bool {
    if environment.device.isPad { return isNarrowScene }
    if display == .inner { return isInEarlierWindow }
    return orientation == .portrait || !metrics.isRegularInLandscape
  }

  /// SC-5.
  var isNarrowScene: Bool { canResize && horizontalSizeClass == .compact }

  /// SC-6: elsewhere a scene fills the screen.
  var canResize: Bool { environment.device.isPad && iOS >= 9 }

  /// W-8: true where there is room for one column only.
  var collapsesSplits: Bool {
    isNarrowScene || iOS >= 8 && !environment.device.isPad && isCompactWidth
  }

  /// C-60: of iPads with a home button the bar of iOS 26 is not known.
  var metrics: Device.Metrics {
    let isAsOn27 = iOS >= 26 && iOS < 27 && readings.takes(2, of: .c60)
    return environment.device.metrics(on: isAsOn27 ? 27 : iOS)
  }

  /// SB-15: phones with a notch or an island have no bar in landscape.
  var hasNoBar: Bool {
    orientation.isLandscape && metrics.notch != .none && display != .inner
  }
}
