import AppearanceModel

/// All that UIKit, the system and the app remember, and nothing that follows from it.
///
/// The rules are extensions of it, one file a family; each marks itself where it applies.
struct World {
  /// As the scenario has it; what changes of it is below.
  let environment: Environment
  var orientation: Orientation
  /// The user's choice. It reaches nodes through `deliveredSystemStyle`.
  var systemStyle: UserInterfaceStyle
  /// The choice that nodes know of: in the background a new one waits (TR-23).
  var deliveredSystemStyle: UserInterfaceStyle
  var isInBackground = false

  var hierarchy: Hierarchy
  /// The hierarchy when the step began: actions may still mean it (L-7).
  var start: Hierarchy
  /// Of an interactive transition that has begun, by who is popped or being dismissed: whom it
  /// concerns until it ends (L-6).
  var begun: PerController<ScreenChange?>
  /// What the app set on each controller. Views are in node order.
  var settings: PerController<Controller>
  /// Whether each controller's view is loaded.
  var isViewLoaded: PerController<Bool>
  /// The constraints of each controller's status bar cover.
  var covers: PerController<[Anchor]?>
  /// What a name stands for, by `Name.slot`.
  var things: [Thing?]
  var keyWindow: Name?
  var windowsShown = 0

  /// The app-wide style of a singleton that getters may return.
  var sharedStyle = StatusBarStyle.default
  /// The classes whose `prefersStatusBarHidden` is swizzled.
  var swizzledClasses: [Name] = []
  var appMode: AppModeState

  /// The bar on the glass.
  var bar = DisplayedBar()
  /// The last read; nil before the first and in app mode.
  var lastRead: Reading?
  /// In app mode: whether SB-15 hid the bar when it was last shown.
  var isForcedHiddenInAppMode = false
  var launchBar = BarAppearance(hidden: false, content: .dark)

  /// Before anybody holds one.
  let noStyles: HeldStyles
  /// The styles that nodes hold.
  var held: HeldStyles
  /// The same, in node order as of the last step.
  var styles: [NodeStyle] = []
  /// Which nodes changed in the last step.
  var told: [StyleChange] = []
  /// Inherited styles that are out of date since a cancelled pop.
  var kept: PerController<KeptTraits?>

  /// The lifecycle calls of the last step.
  var calls: [LifecycleCall] = []
  /// The rules applied in the last step. Copies of a world share it.
  let trace: RuleTrace

  /// What a name may stand for.
  enum Thing: Equatable {
    case window
    case controller(ControllerID)
    /// The root view is 0, `Controller.views[k]` is k + 1.
    case view(of: ControllerID, index: Int)
  }
}

/// Collects the rules that were applied.
final class RuleTrace {
  /// Only ever changed from within one step, so nothing has to watch over accesses: that watching
  /// took an eighth of all instructions.
  @exclusivity(unchecked) var used = RuleSet()
}

extension World {
  /// Notes that a rule was applied. Always inlined, where it is one instruction: there are some
  /// hundred marks a step, which took a twentieth of all.
  @inline(__always) func mark(_ rule: RuleID) { trace.used.insert(rule) }

  /// What the name stands for now.
  func thing(_ name: Name) -> Thing? {
    name.slot < things.count ? things[name.slot] : nil
  }

  /// The controller with this name, if it is one's.
  func controller(_ name: Name) -> ControllerID? {
    if case .controller(let id)? = thing(name) { id } else { nil }
  }

  /// The place of the window with this name, if it is one's.
  func window(_ name: Name) -> Int? {
    hierarchy.windows.firstIndex { $0.settings.name == name }
  }

  var iOS: Version { environment.iOS }

  /// SB-1: only NO switches controllers off; a missing key is YES (C-1).
  var isAppMode: Bool {
    mark(.sb1)
    return environment.infoPlist.viewControllerBasedStatusBarAppearance == false
  }

  /// TR-28: only phones in landscape are compact in height.
  var isCompactHeight: Bool {
    mark(.tr28)
    return !environment.device.isPad && orientation == .landscape
  }

  /// TR-28: phones are compact in width, the large ones only in portrait.
  var isCompactWidth: Bool {
    mark(.tr28)
    if environment.device.isPad { return false }
    return orientation == .portrait || !metrics.isRegularInLandscape
  }

  var metrics: Device.Metrics { environment.device.metrics(on: iOS) }

  /// SB-15: phones with a notch or an island have no bar in landscape.
  var hasNoBar: Bool {
    mark(.sb15)
    return orientation == .landscape && metrics.notch != .none
  }
}
