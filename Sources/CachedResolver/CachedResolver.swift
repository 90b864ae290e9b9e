public import AppearanceModel

/// The law as an app would want it: the answers are kept and mended where something changed.
///
/// Everything lies in flat columns indexed by handles. A step edits links, notes what it touched,
/// and only that is looked at again: styles below a changed node as far as they change, the
/// screen below a moved controller, the bar's chains when one of their members is touched.
/// What each cache promises is said where it is declared and verified by `checkInvariants`.
public struct CachedResolver: Resolver {
  /// What was computed so far. Exact, and the same on every machine.
  public internal(set) var counters = WorkCounters()

  /// What became of the last step; `applied` after the launch.
  public internal(set) var outcome = StepOutcome.applied

  let names: Names
  let observesGeometry: Bool

  // The world
  @usableFromInline var arena: Arena
  var windows: WindowList
  var surroundings: Surroundings
  var sharedStyle = StatusBarStyle.default
  var swizzledClasses = ContiguousArray<Name>()
  var appBar: AppBar
  var glass: Glass
  var transitions = ContiguousArray<Transition>()

  // The caches
  var chains = Chains()
  var cardWalk = CardWalk()
  var detached: RowSet
  /// Invariant: while known, what a read now would display. Forgotten by `barMayChange`.
  @usableFromInline var knownAppearance: BarAppearance?
  /// Invariant: unset between steps, and while nothing has changed that T-19 looks at.
  var glassMayChange = false

  /// By row; 0 for whoever is not on screen. Computed at each look, here to keep its storage.
  var safeAreaTops = ContiguousArray<Double>()

  // The step under way or just done
  var stepNumber = 0
  /// Invariant: set where the step left `calls` or a `journal`.
  var hasNotes = false
  var calls = Calls()
  var screen = ScreenChange()
  var restyling = Restyling()
  var journal = StepList<Whereabouts>()

  /// The world of `scenario` after its launch.
  ///
  /// - Precondition: `scenario.problem == nil`.
  /// - Complexity: linear in the size of the trees.
  public init(_ scenario: Scenario) {
    names = scenario.names
    observesGeometry = scenario.observesGeometry
    surroundings = Surroundings(scenario.environment)
    appBar = AppBar(surroundings)
    glass = Glass(surroundings)
    windows = WindowList()
    arena = Arena(count: scenario.controllers.count)
    detached = RowSet(count: scenario.controllers.count)
    load(scenario)
    launch()
  }

  /// Plays one step.
  ///
  /// - Complexity: what had to change, not the size of the world.
  public mutating func apply(_ step: Step) {
    stepNumber += 1
    if hasNotes { forgetStep() }
    do throws(Refusal) {
      try play(step)
      outcome = .applied
    } catch {
      outcome = error.outcome
    }
    if glassMayChange { recolorGlass() }
  }

  /// The bar on the glass.
  public var statusBar: DisplayedBar { glass.bar }

  /// The style that a window, a controller or a view holds; `nil` when there is none of that name.
  ///
  /// - Complexity: two looks, inlined where it is asked about a controller.
  @inlinable public func style(of name: Name) -> UserInterfaceStyle? {
    if let controller = arena.controller(name) {
      return arena.plane.isDark(controller) ? .dark : .light
    }
    return styleOfAnyNode(name)
  }

  @usableFromInline func styleOfAnyNode(_ name: Name) -> UserInterfaceStyle? {
    switch arena.node(name) {
    case .nothing: nil
    case .controller(let controller): arena.plane.isDark(controller) ? .dark : .light
    case .view(let view): isDark(view) ? .dark : .light
    case .window(let window): windows[window].style.held
    }
  }

  /// What a read now would display.
  ///
  /// - Complexity: one load until a step is applied; then constant unless something on the bar's
  ///   chains changed, else their lengths.
  @inlinable public mutating func wouldBe() -> BarAppearance {
    if let known = knownAppearance { return known }
    return findAppearance()
  }

  @usableFromInline mutating func findAppearance() -> BarAppearance {
    // The state of app mode is on the glass, and the glass may be recoloured.
    if surroundings.isAppMode { return glass.appearance }
    let reading = wouldBeReading()
    let appearance = BarAppearance(
      hidden: reading.hidden || reading.hasNoBar, content: content(of: reading))
    knownAppearance = appearance
    return appearance
  }

  private mutating func launch() {
    restyleEverything()
    for window in windows.order { screen.regions.append(windows[window].root) }
    collectAfter()
    if surroundings.isAppMode {
      showAppBar(hiddenBy: .none)
    }
    let reads = windows.order.contains { windows.isVisible($0) }
    runPhases(.readsFirst, reads: reads, animated: false)
    glass.bar.animation = .none
    glass.bar.animated = false
    recolorGlass()
  }

  /// What the step before left for whoever looks at it.
  private mutating func forgetStep() {
    hasNotes = false
    calls.removeAll()
    while !journal.isEmpty { arena.marks[journal.removeLast().controller].remove(.hasMoved) }
  }

  @inline(__always) private mutating func play(_ step: Step) throws(Refusal) {
    switch step {
    case .push(let controller, let stack): try push(controller, on: stack)
    case .pop(let stack): try pop(on: stack)
    case .popToRoot(let stack): try popToRoot(on: stack)
    case .popTo(let controller, let stack): try popTo(controller, on: stack)
    case .setViewControllers(let list, let stack): try setViewControllers(list, on: stack)
    case .beginInteractivePop(let stack): try beginInteractivePop(on: stack)
    case .cancelInteractivePop(let stack): try cancelInteractivePop(on: stack)
    case .finishInteractivePop(let stack): try finishInteractivePop(on: stack)
    case .swipe(let direction, let stack): try swipe(direction, on: stack)
    case .select(let controller, let tab): try select(controller, on: tab)
    case .addChild(let child, let parent, let view): try addChild(child, to: parent, in: view)
    case .removeFromParent(let child): try removeFromParent(child)
    case .present(let controller, let presenter): try present(controller, from: presenter)
    case .dismiss(let presenter): try dismiss(from: presenter)
    case .beginInteractiveDismiss(let name): try beginInteractiveDismiss(name)
    case .cancelInteractiveDismiss(let name): try cancelInteractiveDismiss(name)
    case .finishInteractiveDismiss(let name): try finishInteractiveDismiss(name)
    case .setRoot(let controller, let window): try setRoot(controller, of: window)
    case .addWindow(let window, let root): try addWindow(window, root: root)
    case .removeWindow(let window): try removeWindow(window)
    case .showWindow(let window): try showWindow(window)
    case .hideWindow(let window): try hideWindow(window)
    case .makeKey(let window): try makeKey(window)
    case .set(let property, let value, let name): try set(property, to: value, on: name)
    case .setShared(let style): setShared(style)
    case .setNeedsStatusBarAppearanceUpdate(let name, let animated):
      try setNeedsStatusBarAppearanceUpdate(on: name, animated: animated)
    case .setStatusBarStyle(let style): try setStatusBarStyle(style)
    case .setStatusBarHidden(let hidden, let animation):
      try setStatusBarHidden(hidden, with: animation)
    case .swizzleHidden(let child): try swizzleHidden(on: child)
    case .unswizzleHidden(let child): try unswizzleHidden(on: child)
    case .readStatusBarByKVC: try readStatusBarByKVC()
    case .installStatusBarCover(let name, let anchors):
      try installStatusBarCover(name, anchors: anchors)
    case .rotate(let orientation): try rotate(to: orientation)
    case .setSystemStyle(let style): try setSystemStyle(style)
    case .enterBackground: try enterBackground()
    case .enterForeground: try enterForeground()
    }
  }
}
