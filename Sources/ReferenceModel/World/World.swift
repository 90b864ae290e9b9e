import StatusQuoAppearanceModel

/// All that UIKit, the system and the app remember, and nothing that follows from it.
///
/// The rules are extensions of it. Each step is one function in `Steps`, which reads from top to
/// bottom as the law has it; a rule that several steps need has a place of its own.
struct World {
  /// As the scenario has it; what changes of it is below.
  let environment: Environment
  /// That of the environment: the styles of a step look at it for every node.
  let effectiveVersion: Version
  /// What holds where sources contradict each other.
  let readings: Readings
  var orientation: Orientation
  /// The user's choice. It reaches nodes through `deliveredSystemStyle`.
  var systemStyle: UserInterfaceStyle
  /// The choice that nodes know of: in the background a new one waits (TR-23).
  var deliveredSystemStyle: UserInterfaceStyle
  var isInBackground = false
  /// Whether there is a call besides the app.
  var isInCall = false

  var hierarchy: Hierarchy
  /// The hierarchy when the step began: actions may still mean it (L-7).
  var start: Hierarchy
  /// Of an interactive transition that has begun, by the controller that is popped or dismissed: whom
  /// it concerns until it ends (L-6).
  var transitions: PerController<ScreenChange?>
  /// What the app set on each controller. Views are in node order.
  var settings: PerController<Controller>
  /// Whether each controller's view is loaded.
  var isViewLoaded: PerController<Bool>
  /// The constraints of each controller's status bar cover.
  var covers: PerController<[Anchor]?>
  /// What a name stands for, by `Name.slot`.
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
  /// Whether the launch or the last step updated the bar.
  var didUpdateBar = false
  /// The last status bar update; nil before the first and in app mode.
  var lastUpdate: StatusBarUpdate?
  /// In app mode: whether SB-15 hid the bar when it was last shown.
  var isForcedHiddenInAppMode = false
  var launchBar = BarAppearance(hidden: false, content: .dark)

  /// Before any node holds one.
  let noStyles: HeldStyles
  /// The styles that nodes hold.
  var held: HeldStyles
  /// The same, in node order as of the last step.
  var styles: [NodeStyle] = []
  /// Which nodes changed in the last step.
  var traitChanges: [StyleChange] = []
  /// Inherited styles that are out of date since a canceled pop.
  var keptTraits: PerController<KeptTraits?>

  /// The lifecycle calls of the last step.
  var calls: [LifecycleCall] = []
  /// The rules applied in the last step. Copies of a world share it.
  let trace: RuleTrace

  /// What a name may stand for.
  enum Node: Equatable {
    case window
    case controller(ControllerID)
    /// The root view is 0, `Controller.views[k]` is k + 1.
    case view(of: ControllerID, index: Int)
  }
}

/// Collects the rules that were applied. No rule reads it.
final class RuleTrace {
  /// Only ever changed from within one step, so no access has to be checked: checking took an eighth
  /// of all instructions.
  @exclusivity(unchecked) var used = RuleSet()
}

extension World {
  /// Notes that a rule decided. Always inlined, where it is one instruction.
  @inline(__always) func uses(_ rule: RuleID) { trace.used.insert(rule) }

  /// What the name stands for now.
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
    guard key == false || key == nil && readings.takes(2, of: .c1) else { return false }
    uses(.sb1)
    return true
  }

  /// TR-28: only phones in landscape are compact in height.
  var isCompactHeight: Bool {
    guard orientation == .landscape, !environment.device.isPad else { return false }
    uses(.tr28)
    return true
  }

  /// TR-28: phones are compact in width, the large ones only in portrait.
  var isCompactWidth: Bool {
    if environment.device.isPad { return false }
    guard orientation == .portrait || !metrics.isRegularInLandscape else { return false }
    uses(.tr28)
    return true
  }

  var metrics: Device.Metrics { environment.device.metrics(on: iOS) }

  /// SB-15: phones with a notch or an island have no bar in landscape.
  var hasNoBar: Bool {
    guard orientation == .landscape, metrics.notch != .none else { return false }
    uses(.sb15)
    return true
  }
}
