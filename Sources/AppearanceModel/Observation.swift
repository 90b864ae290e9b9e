/// All that can be observed of the world after the launch or after one step.
///
/// Two resolvers agree when their observations are equal after every step. Meant to be filled
/// repeatedly: `removeAll` keeps the storage.
public struct Observation: Hashable, Sendable {
  /// 0 after the launch, k after step k.
  public var step = 0
  /// The outcome of the step; `applied` after the launch.
  public var outcome = StepOutcome.applied
  /// While the launch screen was up; only at step 0.
  public var launchBar: BarAppearance?
  /// The displayed bar.
  public var bar = DisplayedBar()
  /// The controllers that the last update asked, with the reasons. `nil` before the first update.
  public var provenance: Provenance?
  /// The bar that an update now would display, when it differs from the displayed one.
  public var stale: BarAppearance?
  /// The lifecycle calls of this step, in order.
  public var calls: [LifecycleCall] = []
  /// The style held by every window, controller and view, in node order: windows in order of
  /// addition; per window itself, then its root's tree; per controller itself, its root view, its
  /// further views depth-first as declared, its children, what it presents; then detached trees.
  public var styles: [NodeStyle] = []
  /// Nodes that existed before the step and hold another style after it, in node order.
  public var traitChanges: [StyleChange] = []
  /// The geometry, when the scenario asks for it.
  public var geometry: Geometry?
  /// The system's gestures, when the scenario asks for them; `nil` before iOS 11.
  public var systemGestures: SystemGestures?
  /// The other sides of the safe area, when the scenario asks for them: of the controllers on screen whose
  /// place the sources have, in declaration order. `nil` before iOS 11.
  public var safeArea: [SafeArea]?

  /// Nothing observed yet.
  public init() {}

  /// Forgets everything but the storage.
  package mutating func removeAll() {
    step = 0
    outcome = .applied
    launchBar = nil
    bar = DisplayedBar()
    provenance = nil
    stale = nil
    calls.removeAll(keepingCapacity: true)
    styles.removeAll(keepingCapacity: true)
    traitChanges.removeAll(keepingCapacity: true)
    geometry = nil
    systemGestures = nil
    safeArea = nil
  }
}

/// The bar's visibility and color.
public struct BarAppearance: Hashable, Sendable {
  /// True if it is hidden.
  public var hidden: Bool
  /// Its color, hidden or not.
  public var content: BarContent

  /// A bar.
  public init(hidden: Bool, content: BarContent) {
    self.hidden = hidden
    self.content = content
  }
}

/// The displayed bar.
public struct DisplayedBar: Hashable, Sendable {
  /// True if it is hidden.
  public var hidden = false
  /// Its color, hidden or not.
  public var content = BarContent.dark
  /// The animation of the last change of `hidden`.
  public var animation = StatusBarAnimation.none
  /// True if the last change of `hidden` was animated.
  public var animated = false

  /// A shown, dark bar.
  public init() {}

  /// The look of the bar, without its animation.
  public var appearance: BarAppearance { BarAppearance(hidden: hidden, content: content) }
}

/// A lifecycle method called on a controller.
public struct LifecycleCall: Hashable, Sendable {
  /// The receiver.
  public var controller: Name
  /// The method.
  public var method: LifecycleMethod

  /// `method` called on `controller`.
  public init(controller: Name, method: LifecycleMethod) {
    self.controller = controller
    self.method = method
  }
}

/// The style that a node holds.
public struct NodeStyle: Hashable, Sendable {
  /// A window, a controller or a view.
  public var node: Name
  /// Light or dark.
  public var style: UserInterfaceStyle

  /// The style that `node` holds.
  public init(node: Name, style: UserInterfaceStyle) {
    self.node = node
    self.style = style
  }
}

/// A node whose style changed.
public struct StyleChange: Hashable, Sendable {
  /// A window, a controller or a view.
  public var node: Name
  /// The style that it held.
  public var from: UserInterfaceStyle
  /// The style that it holds.
  public var to: UserInterfaceStyle

  /// `node` went from one style to another.
  public init(node: Name, from: UserInterfaceStyle, to: UserInterfaceStyle) {
    self.node = node
    self.from = from
    self.to = to
  }
}

/// Heights and insets, in points, rounded to 3 decimals.
public struct Geometry: Hashable, Sendable {
  /// `safeAreaInsets.top` of a controller's root view.
  public struct SafeAreaTop: Hashable, Sendable {
    /// The controller.
    public var controller: Name
    /// Its inset.
    public var top: Double

    /// The inset of `controller`.
    public init(controller: Name, top: Double) {
      self.controller = controller
      self.top = top
    }
  }

  /// A view that covers the status bar.
  public struct Cover: Hashable, Sendable {
    /// The controller in whose root view it is.
    public var controller: Name
    /// Its height.
    public var height: Double
    /// True if any part of it is on the screen.
    public var visible: Bool

    /// The cover of `controller`.
    public init(controller: Name, height: Double, visible: Bool) {
      self.controller = controller
      self.height = height
      self.visible = visible
    }
  }

  /// The height of the displayed bar; 0 while hidden.
  public var statusBarHeight: Double = 0
  /// The safe areas of every controller, in declaration order.
  public var safeAreaTop: [SafeAreaTop] = []
  /// The covers, in declaration order of their controllers.
  public var covers: [Cover] = []

  /// Nothing measured yet.
  public init() {}
}

extension Observation {
  /// Compares all parts; written out for provenance and geometry, which a derived one copies to
  /// compare them.
  public static func == (one: Observation, other: Observation) -> Bool {
    one.step == other.step && one.outcome == other.outcome && one.launchBar == other.launchBar
      && one.bar == other.bar && haveSameProvenance(one, other) && one.stale == other.stale
      && one.calls == other.calls && one.styles == other.styles
      && one.traitChanges == other.traitChanges
      && one.geometry?.statusBarHeight == other.geometry?.statusBarHeight
      && one.geometry?.safeAreaTop == other.geometry?.safeAreaTop
      && one.geometry?.covers == other.geometry?.covers
      && one.systemGestures == other.systemGestures && one.safeArea == other.safeArea
  }

  private static func haveSameProvenance(_ one: Observation, _ other: Observation) -> Bool {
    if case .none = one.provenance {
      if case .none = other.provenance { return true }
      return false
    }
    if case .none = other.provenance { return false }
    return one.provenance?.window == other.provenance?.window
      && one.provenance?.forcedHidden == other.provenance?.forcedHidden
      && one.provenance?.lightBehindCard == other.provenance?.lightBehindCard
      && one.provenance?.style?.answeredBy == other.provenance?.style?.answeredBy
      && one.provenance?.style?.stop == other.provenance?.style?.stop
      && one.provenance?.style?.chain == other.provenance?.style?.chain
      && one.provenance?.hidden?.answeredBy == other.provenance?.hidden?.answeredBy
      && one.provenance?.hidden?.stop == other.provenance?.hidden?.stop
      && one.provenance?.hidden?.chain == other.provenance?.hidden?.chain
  }
}
