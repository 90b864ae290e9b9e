public import StatusQuoAppearanceModel

/// Answers like the law, but keeps the answers and repairs them where something changed.
///
/// Everything lies in flat columns indexed by handles. A step edits links and notes what it touched;
/// only that is computed again: styles below a changed node as far as they change, the screen below
/// a moved controller, the bar's chains when one of their members is touched. Each cache states its
/// invariant where it is declared; `checkInvariants` verifies all of them.
public struct CachedResolver: Resolver {
  /// The amount of work so far: exact, and the same on every machine.
  package internal(set) var counters = WorkCounters()

  /// The outcome of the last step; `applied` after the launch.
  public internal(set) var outcome = StepOutcome.applied

  let names: Names
  let observesGeometry: Bool
  let observesSafeArea: Bool

  // The world
  @usableFromInline package var arena: Arena
  @usableFromInline package var windows: WindowList
  var surroundings: Surroundings
  var sharedStyle = StatusBarStyle.default
  var swizzledClasses = ContiguousArray<Name>()
  var appBar: AppBar
  var transitions = ContiguousArray<Transition>()
  /// The transitions that are begun by hand.
  var begun = ContiguousArray<BegunTransition>()
  /// True once anything is called by hand, or may be: then each call looks at whom it reaches.
  var callsByHand = false
  /// In order of their replacement.
  package var replaced = ContiguousArray<ReplacedRoot>()
  /// Invariant: set iff one was replaced.
  package var hasReplaced = false
  let launchBar: BarAppearance
  var displayedBar = DisplayedBar()
  package var lastUpdate = LastUpdate()
  /// Nil where they are not observed, and before iOS 11.
  var systemGestures: SystemGestures?
  /// Without it they are kept where insets depend on them (GE-27).
  let observesSystemGestures: Bool

  // The caches
  package var chains = Chains()
  package var cardWalk = CardWalk()
  package var detached: RowSet
  /// Invariant: while known, what an update would display now. Forgotten by `barMayChange`.
  @usableFromInline package var knownBar: BarAppearance?
  /// Invariant: false between steps, and as long as nothing has changed that T-19 looks at.
  var displayedBarMayChange = false

  /// Invariant: while `knowsStyles`, what all nodes hold, in node order.
  var knownStyles: [NodeStyle] = []
  /// The step after which they were listed; -1 before the first time.
  var listedStep = -1
  /// The last step in which a node came, went or moved.
  var reorderedStep = 0

  /// Invariant: while known, what would be measured now. Forgotten by `forgetInsets`.
  var knownTops = KnownTops()
  /// Invariant: while known, what would be measured now. Forgotten by `forgetInsets`.
  var knownSides: ContiguousArray<SideInsets>?
  /// Invariant: while known, `knownSides` as they are observed.
  var knownSafeArea: [SafeArea]?

  // The step being applied, or the last one
  var stepNumber = 0
  /// Invariant: set if the step left `calls` or `moves`.
  var hasCallsOrMoves = false
  var calls = Calls()
  var screen = ScreenChange()
  var restyling = Restyling()
  var moves = StepList<PlaceBefore>()
  var drift = Drift()

  /// The world of `scenario` after its launch.
  ///
  /// - Precondition: `scenario.problem == nil`.
  /// - Complexity: linear in the size of the trees.
  public init(_ scenario: Scenario) {
    names = scenario.names
    observesGeometry = scenario.observes.contains(.geometry)
    observesSafeArea = scenario.observes.contains(.safeArea)
    surroundings = Surroundings(scenario.environment)
    appBar = AppBar(surroundings)
    launchBar = surroundings.launchBar
    displayedBar.hidden = launchBar.hidden
    displayedBar.content = launchBar.content
    windows = WindowList()
    arena = Arena(
      controllers: scenario.controllers.count,
      views: scenario.controllers.reduce(0) { $0 + 1 + $1.views.count },
      collapsesSplits: false)
    detached = RowSet(count: scenario.controllers.count)
    observesSystemGestures = scenario.observes.contains(.systemGestures)
    if observesSystemGestures || surroundings.display != nil,
      scenario.environment.effectiveVersion >= 11
    {
      systemGestures = SystemGestures()
    }
    load(scenario)
    launch()
  }

  /// Applies one step.
  ///
  /// - Complexity: what had to change, not the size of the world.
  public mutating func apply(_ step: Step) {
    stepNumber += 1
    arena.makeUnique()
    if hasCallsOrMoves { forgetStep() }
    do throws(Refusal) {
      try play(step)
      outcome = .applied
    } catch {
      outcome = error.outcome
    }
    if displayedBarMayChange { recolorDisplayedBar() }
  }

  /// The displayed bar.
  public var statusBar: DisplayedBar { displayedBar }

  /// The style that a window, a controller or a view holds; `nil` when there is none of that name.
  ///
  /// `mutating`, though it changes nothing: to call what answers for other nodes, the whole resolver would be
  /// copied.
  ///
  /// - Complexity: two loads, inlined where it is asked about a controller; for a view that no window reaches,
  ///   from iOS 17, the number of parents of its controller.
  @inlinable public mutating func style(of name: Name) -> UserInterfaceStyle? {
    if let controller = arena.controller(name) {
      return arena.plane.isDark(controller) ? .dark : .light
    }
    return styleOfOther(name)
  }

  @usableFromInline @inline(never) mutating func styleOfOther(_ name: Name) -> UserInterfaceStyle? {
    switch arena.node(name) {
    case .nothing: nil
    case .controller(let controller): arena.plane.isDark(controller) ? .dark : .light
    case .view(let view): isDark(view) ? .dark : .light
    case .window(let window): windows[window].style.held
    }
  }

  /// The bar that an update would display now.
  ///
  /// - Complexity: one load until a step is applied; then constant unless something on the bar's
  ///   chains changed, else their lengths.
  @inlinable public mutating func upToDateBar() -> BarAppearance {
    if let known = knownBar { return known }
    return findUpToDateBar()
  }

  @usableFromInline mutating func findUpToDateBar() -> BarAppearance {
    // App mode displays its state at once; styles may recolor it without `barMayChange`.
    if surroundings.isAppMode { return displayedBar.appearance }
    arena.makeUnique()
    let answers = askForStatusBar()
    let bar = BarAppearance(
      hidden: answers.hidden || answers.hasNoBar, content: content(of: answers))
    knownBar = bar
    return bar
  }

  private mutating func launch() {
    restyleEverything()
    for window in windows.order { screen.regions.append(windows[window].root) }
    collectAfter()
    if surroundings.isAppMode {
      showAppBar(hiddenBy: .none)
    }
    let updates = windows.order.contains { [windows] in windows.updatesBar($0) }
    runPhases(.standard, updates: updates, animated: false)
    if !moves.isEmpty || restyling.changedStep == stepNumber { settleAtLaunch() }
    displayedBar.animation = .none
    displayedBar.animated = false
    recolorDisplayedBar()
  }

  /// L-12: what viewDidLoad has added is there from the start, so nothing has changed.
  private mutating func settleAtLaunch() {
    while !moves.isEmpty { arena.flags[moves.removeLast().controller].remove(.hasMoved) }
    restyleEverything()
    restyling.changedStep = -1
  }

  /// Forgets what the step before left to be observed.
  mutating func forgetStep() {
    hasCallsOrMoves = false
    calls.removeAll()
    screen.outgoing.removeAll()
    while !moves.isEmpty { arena.flags[moves.removeLast().controller].remove(.hasMoved) }
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
    case .transition(let from, let to): try transition(from: from, to: to)
    case .addChildWithoutView(let child, let parent): try addChildWithoutView(child, to: parent)
    case .addSubview(let child): try addSubview(child)
    case .removeFromSuperview(let child): try removeFromSuperview(child)
    case .beginAppearanceTransition(let name, let isAppearing):
      try begin(onlyController(name), isAppearing)
    case .endAppearanceTransition(let name): try end(onlyController(name))
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
    case .setNeedsUpdate(let gesture, let name): try setNeedsUpdate(of: gesture, on: name)
    case .setStatusBarStyle(let style): try setStatusBarStyle(style)
    case .setStatusBarHidden(let hidden, let animation):
      try setStatusBarHidden(hidden, with: animation)
    case .swizzleHidden(let child): try swizzleHidden(on: child)
    case .unswizzleHidden(let child): try unswizzleHidden(on: child)
    case .readStatusBarByKVC: try readStatusBarByKVC()
    case .installStatusBarCover(let name, let anchors):
      try installStatusBarCover(name, anchors: anchors)
    case .rotate(let orientation): try rotate(to: orientation)
    case .resize(let width): try resize(to: width)
    case .setSystemStyle(let style): try setSystemStyle(style)
    case .enterBackground: try enterBackground()
    case .enterForeground: try enterForeground()
    case .setInCallStatusBar(let active): try setInCallStatusBar(active)
    }
  }
}
