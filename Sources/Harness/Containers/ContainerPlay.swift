import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoGenerators

/// A container in play: UIKit is the law, and the container's code is asked.
///
/// A step is played, and the code learns of each lifecycle method that UIKit calls on it, in the order that the law
/// says. What it does there becomes an action of that method, and the step is played again from before, until it
/// knows of all calls. So all that happens is an ordinary scenario in the end, which needs no code.
struct ContainerPlay<Code: ContainerCode, World: Resolver> {
  /// The calls of one step beyond which it never settles.
  private static var mostCalls: Int { 64 }

  let container: Name
  let children: [Name]
  private let make: (Scenario) -> World
  private var code: Code

  /// All that has happened, as an ordinary scenario.
  private(set) var played: Scenario
  private(set) var world: World
  private(set) var observation = Observation()
  private(set) var promised = ContainerPromised()
  /// The events so far.
  private(set) var commands: [PropertyViolation.Command] = []
  /// The animations under way, oldest first.
  private(set) var animations: [Int] = []
  private(set) var openGestures: Set<String> = []
  private(set) var lives: [Life]
  private(set) var ownLife = Life(from: .gone)
  /// The work that it has done before its view is loaded: it counts as done in `viewDidLoad`.
  private var early: [ContainerWork] = []
  /// True if the container has done or promised anything since this was last set to false.
  var hasActed = false
  /// The first call of UIKit that was not possible, or that came out of turn, since this was last set to nil.
  var broken: BrokenPromise?

  /// A promise that is broken at once, and what was expected in place of what is observed.
  struct BrokenPromise {
    let promise: ContainerPromise
    let expected: Observation
    let actual: Observation
    /// The scenario so far.
    let played: Scenario
  }

  init(
    _ scenario: Scenario, _ code: Code, children count: Int, make: @escaping (Scenario) -> World
  ) throws(Skip) {
    func name(_ text: String) throws(Skip) -> Name {
      guard let found = scenario.controllers.first(where: { scenario.names.text($0.name) == text })
      else { throw Skip("no controller '\(text)'") }
      return found.name
    }
    container = try name(ContainerEvent.container)
    // Its code counts on all of them, also in what shrinking leaves.
    var children: [Name] = []
    for index in 0..<count { children.append(try name(ContainerEvent.child(index))) }
    guard
      scenario.controllers.allSatisfy({ controller in
        !children.contains(controller.name) || controller.place == .detached
      }), !scenario.controllers.contains(where: { $0.place.above.map(children.contains) ?? false })
    else { throw Skip("a child that is in a tree before the container takes it in") }
    self.children = children
    self.make = make
    self.code = code
    lives = children.map { _ in Life(from: .gone) }
    played = scenario
    played.steps = []
    world = make(played)
    let wants = children.map { child in
      ContainerChild(scenario.controllers.first { $0.name == child } ?? Controller(.plain, child))
    }
    let reply = try self.code.launch(iOS: scenario.environment.iOS, wants)
    promised = reply.promised ?? promised
    var presets: [Step] = []
    for work in reply.work {
      switch work {
      case .forwardsItself:
        change { $0.shouldAutomaticallyForwardAppearanceMethods = false }
      case .returns, .returnsChild:
        if let step = try setting(work) { presets.append(step) }
      // Nothing of it is in a window.
      case .setNeedsStatusBarAppearanceUpdate: break
      case .addChild, .addSubview, .removeFromSuperview, .removeFromParent, .transition,
        .beginAppearanceTransition, .endAppearanceTransition, .animate:
        early.append(work)
      }
    }
    declare(presets)
    world = make(played)
    try play(nil)
    // C-33: sources differ on whether UIKit asks before it loads what viewDidLoad adds. It asks soon again.
    if observation.stale != nil {
      try play(.setNeedsStatusBarAppearanceUpdate(on: container, animated: false))
    }
    hasActed = false
  }

  // MARK: At rest

  /// True if no animation, gesture or transition is under way, and the app is in front.
  var isAtRest: Bool { animations.isEmpty && openGestures.isEmpty && isInFront }

  /// True if no transition of UIKit's is under way, and the app is in front.
  var isInFront: Bool {
    guard let now = world.currentSnapshot() else { return false }
    return now.interactivePops.isEmpty && !now.isInBackground
      && !now.presentations.contains { $0.isBeingDismissed }
  }

  /// The bar after another update, with another answer of one of the container's getters.
  func bar(
    returning answer: (getter: PropertyName.Known, decider: ContainerPromised.Decider)?
  ) -> BarAppearance {
    var world = world
    if let answer {
      var value = PropertyValue.word(.nil)
      if case .child(let child) = answer.decider, children.indices.contains(child) {
        value = .controller(children[child])
      }
      world.apply(.set(.known(answer.getter), to: value, on: container))
    }
    world.apply(.setNeedsStatusBarAppearanceUpdate(on: container, animated: false))
    var observation = Observation()
    world.observe(into: &observation)
    return observation.bar.appearance
  }

  /// True if a child changes what it wants.
  func isChange(_ step: Step) -> Bool {
    guard case .set(.known, to: _, on: let owner) = step else { return false }
    return children.contains(owner)
  }

  // MARK: Events

  /// Plays what happens next: to the container, or by the app and the system.
  mutating func play(_ step: Step, _ event: ContainerEvent?) throws(Skip) {
    guard let event else {
      guard step.isBeside(container, children) else {
        throw Skip("a step in which the app does what only the container does")
      }
      try play(step)
      guard isChange(step), case .set(_, to: _, on: let owner) = step,
        let child = children.firstIndex(of: owner)
      else { return }
      let now = world.currentSnapshot()?.controllers.first { $0.name == owner }
      try perform(
        try code.changed(child: child, ContainerChild(now ?? Controller(.plain, owner))))
      // A child that wants something else asks for it: else it is its own fault.
      return try play(.setNeedsStatusBarAppearanceUpdate(on: owner, animated: false))
    }
    commands.append(PropertyViolation.Command(event.text, after: played.steps.count))
    switch event {
    case .command(let name): try perform(try code.command(name))
    case .gesture(let name, let phase):
      if phase == .began {
        // Recognizers begin once, and where the view can be touched.
        guard canBeTouched, openGestures.insert(name).inserted else { return }
      } else if openGestures.remove(name) == nil {
        return
      }
      try perform(try code.gesture(name, phase))
    case .animationEnds(let finished):
      if animations.isEmpty { return }
      try perform(try code.animationEnded(animations.removeFirst(), finished: finished))
    }
  }

  /// True if it is on screen, and nothing is presented over it.
  private var canBeTouched: Bool {
    guard ownLife.stage == .there, let now = world.currentSnapshot() else { return false }
    return now.presentations.allSatisfy { $0.controller == container }
  }

  private mutating func perform(_ reply: ContainerReply) throws(Skip) {
    note(reply)
    for work in reply.work { try perform(work) }
  }

  private mutating func note(_ reply: ContainerReply) {
    if !reply.work.isEmpty { hasActed = true }
    if let new = reply.promised, new != promised { (promised, hasActed) = (new, true) }
  }

  private mutating func perform(_ work: ContainerWork) throws(Skip) {
    if case .animate(let number) = work {
      guard !animations.contains(number) else { return }
      guard animations.count < 16 else { throw Skip("more than 16 animations under way") }
      return animations.append(number)
    }
    guard let step = try step(for: work) else { return }
    try play(step)
    guard observation.outcome.isMistake else { return }
    var expected = observation
    expected.outcome = .applied
    note(BrokenPromise(promise: .possible, expected: expected, actual: observation, played: played))
  }

  private mutating func note(_ new: BrokenPromise) { if broken == nil { broken = new } }

  // MARK: Steps

  /// Plays a step, or the launch, and has the code run for each call on it.
  private mutating func play(_ step: Step?) throws(Skip) {
    let (before, beforeWorld) = (played, world)
    var asked: [LifecycleMethod] = []
    var changes = Changes()
    while true {
      if changes.before.isEmpty, changes.actions.isEmpty {
        (played, world) = (before, beforeWorld)
        if let step {
          played.steps.append(step)
          world.apply(step)
        }
      } else {
        played = before
        if step == nil {
          declare(changes.before)
        } else {
          played.steps += changes.before
        }
        let number = step == nil ? 0 : played.steps.count + 1
        change { controller in
          controller.actions += changes.actions.map {
            Action(in: $0.method, step: number, $0.command)
          }
        }
        if let step { played.steps.append(step) }
        world = make(played)
        for step in played.steps { world.apply(step) }
      }
      world.observe(into: &observation)
      let calls = observation.calls.filter { $0.controller == container }.map { $0.method }
      guard asked.count < calls.count else { break }
      guard calls.starts(with: asked) else {
        throw Skip("what it does in a lifecycle method changes what was called before")
      }
      guard asked.count < Self.mostCalls else { throw Skip("more than 64 calls in one step") }
      let method = calls[asked.count]
      asked.append(method)
      let reply = try code.called(method)
      note(reply)
      var done = reply.work
      if method == .viewDidLoad {
        done = early + done
        early = []
      }
      if !changes.areDeferred { noteUnbalanced(done, inCall: asked.count, method, of: step) }
      for work in done {
        try add(work, doneIn: method, to: &changes, after: done)
      }
    }
    follow(step)
    for work in changes.later { try perform(work) }
  }

  /// The work of the code in the calls of one step.
  private struct Changes {
    /// The answers of getters from before the step on, and the actions of the methods.
    var before: [Step] = [], actions: [Action] = []
    /// The work that comes behind the step.
    var later: [ContainerWork] = []
    /// True once a child has come or gone in a method in which no action does that: all that follows comes behind
    /// the step as well, which looks the same at rest.
    var areDeferred = false
  }

  /// Notes what is unbalanced of the transitions that a method begins and ends: as an action it would be left out.
  ///
  /// - Parameter call: the number of the call among those on the container in this step, from 1.
  private mutating func noteUnbalanced(
    _ work: [ContainerWork], inCall call: Int, _ method: LifecycleMethod, of step: Step?
  ) {
    guard !method.isLast, work.contains(where: { $0.transitioned != nil }),
      !work.contains(where: { $0.movesChildren })
    else { return }
    var lives = lives
    var calls = 0
    for made in observation.calls {
      if made.controller == container { calls += 1 }
      if calls == call { break }
      guard let child = children.firstIndex(of: made.controller) else { continue }
      _ = lives[child].accepts(made.method, in: step)
    }
    for work in work {
      guard let child = work.transitioned, lives.indices.contains(child) else { continue }
      if let next = work.call(in: lives[child]) {
        _ = lives[child].accepts(next, in: step)
      } else {
        var (expected, actual) = (observation, observation)
        (expected.outcome, actual.outcome) = (.applied, .ignored(.unbalanced))
        let call = work.endsTransition ? "endAppearanceTransition" : "beginAppearanceTransition"
        commands.append(
          PropertyViolation.Command(
            "in \(method.rawValue): \(played.names.text(children[child])).\(call)",
            after: played.steps.count))
        note(BrokenPromise(promise: .possible, expected: expected, actual: actual, played: played))
      }
    }
  }

  /// Work in a method that comes before others in its step is an action; what a getter returns is so from
  /// before the step; what is done in the last method of a step may as well come behind it.
  private func add(
    _ work: ContainerWork, doneIn method: LifecycleMethod, to changes: inout Changes,
    after all: [ContainerWork]
  ) throws(Skip) {
    if method.isLast || changes.areDeferred { return changes.later.append(work) }
    switch work {
    case .returns, .returnsChild:
      if let step = try setting(work) { changes.before.append(step) }
    case .setNeedsStatusBarAppearanceUpdate(let child):
      let target = try child.map { child throws(Skip) in Action.Target.named(try name(child)) }
      changes.actions.append(
        Action(
          in: method, .setNeedsStatusBarAppearanceUpdate(on: target ?? .self, animated: false)))
    case .beginAppearanceTransition(let child, let isAppearing):
      changes.actions.append(
        Action(
          in: method,
          .beginAppearanceTransition(on: .named(try name(child)), isAppearing: isAppearing)))
    case .endAppearanceTransition(let child):
      changes.actions.append(
        Action(in: method, .endAppearanceTransition(on: .named(try name(child)))))
    case .addChild(let child) where method == .viewDidLoad:
      if all.contains(.addSubview(child)) {
        changes.actions.append(Action(in: method, .addChild(.named(try name(child)))))
      } else {
        // Without its view it shows nothing yet.
        changes.later.append(work)
      }
    case .addSubview(let child) where method == .viewDidLoad:
      changes.actions.append(Action(in: method, .addSubview(.named(try name(child)))))
    case .addChild, .addSubview, .removeFromSuperview, .removeFromParent, .transition:
      changes.areDeferred = true
      changes.later.append(work)
    case .animate, .forwardsItself: changes.later.append(work)
    }
  }

  /// The step of UIKit for a call; nil where there is none.
  private func step(for work: ContainerWork) throws(Skip) -> Step? {
    switch work {
    case .addChild(let child): .addChildWithoutView(try name(child), to: container)
    case .addSubview(let child): .addSubview(try name(child))
    case .removeFromSuperview(let child): .removeFromSuperview(try name(child))
    case .removeFromParent(let child): .removeFromParent(try name(child))
    case .transition(let from, let to): .transition(from: try name(from), to: try name(to))
    case .beginAppearanceTransition(let child, let isAppearing):
      .beginAppearanceTransition(try name(child), isAppearing: isAppearing)
    case .endAppearanceTransition(let child): .endAppearanceTransition(try name(child))
    case .setNeedsStatusBarAppearanceUpdate(let child):
      .setNeedsStatusBarAppearanceUpdate(
        on: try child.map { child throws(Skip) in try name(child) } ?? container, animated: false)
    case .returns, .returnsChild: try setting(work)
    case .animate, .forwardsItself: nil
    }
  }

  /// The step by which a getter returns something else.
  private func setting(_ work: ContainerWork) throws(Skip) -> Step? {
    switch work {
    case .returns(let property, let literal):
      return PropertyValue(literal).map { .set(.known(property), to: $0, on: container) }
    case .returnsChild(let property, let child):
      let value = try child.map { child throws(Skip) in
        PropertyValue.controller(try name(child))
      }
      return .set(.known(property), to: value ?? .word(.nil), on: container)
    case .addChild, .addSubview, .removeFromSuperview, .removeFromParent, .transition,
      .beginAppearanceTransition, .endAppearanceTransition, .setNeedsStatusBarAppearanceUpdate,
      .animate, .forwardsItself:
      return nil
    }
  }

  private func name(_ child: Int) throws(Skip) -> Name {
    guard children.indices.contains(child) else { throw Skip("a scenario without child \(child)") }
    return children[child]
  }

  /// Declares what steps would set.
  private mutating func declare(_ settings: [Step]) {
    for case .set(.known(let property), let value, _) in settings {
      guard let literal = Literal(value),
        let known = Controller.properties.first(where: { $0.setName == property })
      else { continue }
      change { _ = known.assign(&$0, literal) }
    }
  }

  private mutating func change(_ change: (inout Controller) -> Void) {
    for index in played.controllers.indices where played.controllers[index].name == container {
      change(&played.controllers[index])
    }
  }

  /// Follows the calls of a step.
  private mutating func follow(_ step: Step?) {
    var wrong: [LifecycleCall] = []
    for call in observation.calls {
      if call.controller == container { _ = ownLife.accepts(call.method, in: step) }
      guard let child = children.firstIndex(of: call.controller) else { continue }
      if !lives[child].accepts(call.method, in: step) { wrong.append(call) }
    }
    guard !wrong.isEmpty else { return }
    var expected = observation
    for call in wrong {
      if let place = expected.calls.lastIndex(of: call) { expected.calls.remove(at: place) }
    }
    note(BrokenPromise(promise: .paired, expected: expected, actual: observation, played: played))
  }
}

extension Step {
  /// True for what an app does beside a container: it leaves the children alone, and moves the container as a whole.
  fileprivate func isBeside(_ container: Name, _ children: [Name]) -> Bool {
    let names = names
    switch kind {
    case .push, .popTo, .setViewControllers, .addChild, .addChildWithoutView, .addSubview,
      .removeFromSuperview, .beginAppearanceTransition, .endAppearanceTransition, .transition,
      .setRoot, .addWindow:
      return !names.contains(container) && !names.contains(where: children.contains)
    case .present: return names[0] != container && !children.contains(names[0])
    case .removeFromParent, .select: return !names.contains(where: children.contains)
    default:
      return true
    }
  }
}

extension ContainerWork {
  /// True if children come or go.
  fileprivate var movesChildren: Bool {
    switch self {
    case .addChild, .addSubview, .removeFromSuperview, .removeFromParent, .transition: true
    case .beginAppearanceTransition, .endAppearanceTransition, .setNeedsStatusBarAppearanceUpdate,
      .returns, .returnsChild, .animate, .forwardsItself:
      false
    }
  }

  fileprivate var endsTransition: Bool {
    if case .endAppearanceTransition = self { true } else { false }
  }

  /// The child whose appearance it begins or ends.
  fileprivate var transitioned: Int? {
    switch self {
    case .beginAppearanceTransition(let child, isAppearing: _), .endAppearanceTransition(let child):
      child
    case .addChild, .addSubview, .removeFromSuperview, .removeFromParent, .transition,
      .setNeedsStatusBarAppearanceUpdate, .returns, .returnsChild, .animate, .forwardsItself:
      nil
    }
  }

  /// The method that it calls on a child that is there or gone, as its life says; nil if it is unbalanced, or no
  /// transition.
  fileprivate func call(in life: Life) -> LifecycleMethod? {
    switch self {
    case .beginAppearanceTransition(_, let isAppearing): life.begins(isAppearing)
    case .endAppearanceTransition: life.ends
    case .addChild, .addSubview, .removeFromSuperview, .removeFromParent, .transition,
      .setNeedsStatusBarAppearanceUpdate, .returns, .returnsChild, .animate, .forwardsItself:
      nil
    }
  }
}

extension StepOutcome {
  /// True where it says that the call is a mistake; that nothing changes is none.
  fileprivate var isMistake: Bool {
    switch self {
    case .applied: false
    case .raised: true
    case .ignored(let reason): reason == .unbalanced
    }
  }
}

extension LifecycleMethod {
  /// True if what is done in it may as well come behind the step.
  fileprivate var isLast: Bool { self == .viewDidAppear || self == .viewDidDisappear }
}

extension Life {
  /// The method that a begin calls; nil if it is unbalanced.
  fileprivate func begins(_ isAppearing: Bool) -> LifecycleMethod? {
    let isThere = stage == .there || stage == .appearing
    if isThere == isAppearing { return nil }
    return isAppearing ? .viewWillAppear : .viewWillDisappear
  }

  /// The method that an end calls; nil if it is unbalanced.
  fileprivate var ends: LifecycleMethod? {
    switch stage {
    case .appearing: .viewDidAppear
    case .disappearing: .viewDidDisappear
    case .there, .gone, nil: nil
    }
  }
}
