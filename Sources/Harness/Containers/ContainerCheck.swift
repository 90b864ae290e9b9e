package import StatusQuoAppearanceModel
package import StatusQuoGenerators

/// Holds a container to its promises on one scenario.
///
/// A promise is what asking UIKit again would show: the law is played once more with a getter that returns the one who
/// was promised. So no second law says who decides.
package struct ContainerCheck<
  Code: ContainerCode & SendableMetatype, World: Resolver & SendableMetatype
>: Sendable {
  private let declaration: ContainerDeclaration
  private let code: @Sendable () -> Code
  private let make: @Sendable (Scenario) -> World
  private let watch: SubjectWatch

  /// A container, and the law.
  ///
  /// - Parameter watch: hears where the container is, and that it is at work from the launch to the last step.
  package init(
    _ declaration: ContainerDeclaration, _ code: @escaping @Sendable () -> Code,
    law make: @escaping @Sendable (Scenario) -> World,
    _ watch: SubjectWatch = SubjectWatch { _ in }
  ) {
    (self.declaration, self.code, self.make, self.watch) = (declaration, code, make, watch)
  }

  /// The verdict of a scenario on a container.
  package struct Verdict {
    /// The promises that are broken, each where it was kept before: the first of each class.
    package var broken: [Divergence] = []
    /// The number of looks at rest and on screen, after something had happened.
    package var looks = 0
  }

  /// Plays a scenario. Throws where it says nothing of the container.
  ///
  /// - Complexity: some times that of playing the scenario.
  package func verdict(on scenario: Scenario) throws(Skip) -> Verdict {
    watch.note(.launch)
    defer { watch.note(.rest) }
    var play = try ContainerPlay(
      scenario, code(), children: declaration.children, make: make)
    var judge = ContainerJudge<Code, World>(declaration)
    judge.look(at: &play, after: .launch, step: 0)
    for (index, step) in scenario.steps.enumerated() {
      let event = ContainerEvent(step, scenario.names)
      let before = play.world
      watch.note(.step)
      do {
        try play.play(step, event)
      } catch {
        // What was broken before is so regardless of what comes.
        if judge.verdict.broken.isEmpty { throw error }
        break
      }
      let cause: ContainerJudge<Code, World>.Cause =
        event.map { .event($0) }
        ?? (play.isChange(step) ? .change : .app(step, before: before))
      judge.look(at: &play, after: cause, step: index + 1)
    }
    return judge.verdict
  }
}

/// Looks at a container after each event, and remembers what it looked like.
struct ContainerJudge<
  Code: ContainerCode & SendableMetatype, World: Resolver & SendableMetatype
> {
  private let declaration: ContainerDeclaration
  /// True if nothing was out of date when it was last at rest, and only the container or its children have done
  /// anything since.
  private var wasUpToDate = true
  /// A way there, and perhaps back.
  private var trip: Trip?
  /// The bar and the promises when it was last at rest.
  private var last: (bar: BarAppearance, promised: ContainerPromised)?
  /// The promises about what is seen that were broken at the last look, with what was wrong.
  private var broken: [ContainerPromise: Wrong] = [:]
  /// The verdict so far.
  private(set) var verdict = ContainerCheck<Code, World>.Verdict()
  /// The last thing that happened, but for the ends of animations, which others began.
  private var cause = "the launch"

  /// The event before a look.
  enum Cause {
    case launch, event(ContainerEvent)
    /// A child has changed, and asked.
    case change
    case app(Step, before: World)

    /// The cause in words that are the same in every scenario; nil for the end of what others began.
    var text: String? {
      switch self {
      case .launch: "the launch"
      case .event(.command(let name)): name
      case .event(.gesture(let name, let phase)): "\(name).\(phase.rawValue)"
      case .event(.animationEnds): nil
      case .change: "a change of a child"
      case .app: "what the app does"
      }
    }
  }

  init(_ declaration: ContainerDeclaration) { self.declaration = declaration }

  /// Looks at each promise.
  mutating func look(
    at play: inout ContainerPlay<Code, World>, after cause: Cause, step: Int
  ) {
    let hasActed = play.hasActed
    play.hasActed = false
    self.cause = cause.text ?? self.cause
    if let broken = play.broken {
      play.broken = nil
      if declaration.makes(broken.promise) {
        add(
          divergence(
            broken.promise, step, broken.played, play.commands, expected: broken.expected,
            actual: broken.actual))
      }
    }
    let isUIKits = isUIKits(cause, hasActed: hasActed)
    follow(cause, play)
    let isAtRest = play.isAtRest
    if !isAtRest { last = nil }
    let held = ContainerPromise.allCases.filter {
      declaration.makes($0) && (isAtRest || play.isInFront && declaration.alsoDuring.contains($0))
    }
    let isJudged = wasUpToDate && !isUIKits
    if isAtRest || held.contains(.upToDate) {
      wasUpToDate = play.observation.stale == nil
    } else if isUIKits {
      wasUpToDate = false
    }
    guard isAtRest || !held.isEmpty else { return }
    // Where it is not on screen, nothing of it is seen.
    guard play.ownLife.stage == .there else {
      last = nil
      if held.contains(.shown) { note(.shown, notShown(in: play, step)) }
      return
    }
    if step > 0 { verdict.looks += 1 }
    let asked = play.bar(returning: nil)
    if isJudged, held.contains(.upToDate), let stale = play.observation.stale {
      var expected = play.observation
      expected.show(stale)
      add(
        divergence(
          .upToDate, step, play.played, play.commands, expected: expected, actual: play.observation)
      )
    }
    if isAtRest, let found = notRestored(in: play, asked, step) { add(found) }
    if held.contains(.decidesStyle) {
      let found = undecided(
        .decidesStyle, play.promised.style, by: .childForStatusBarStyle, in: play, asked, step
      ) { BarAppearance(hidden: asked.hidden, content: $0.content) }
      note(.decidesStyle, found)
    }
    if held.contains(.decidesHidden) {
      let found = undecided(
        .decidesHidden, play.promised.hidden, by: .childForStatusBarHidden, in: play, asked, step
      ) { BarAppearance(hidden: $0.hidden, content: asked.content) }
      note(.decidesHidden, found)
    }
    if held.contains(.shown) { note(.shown, notShown(in: play, step)) }
  }

  /// Adds what is broken of what is seen, where something else was wrong at the last look, or nothing.
  private mutating func note(_ promise: ContainerPromise, _ found: Divergence?) {
    let wrong = found?.observed.map { Wrong($0) }
    if let found, broken[promise] != wrong { add(found) }
    broken[promise] = wrong
  }

  /// The differences in what is seen. As long as it is the same it is one mistake, regardless of what comes.
  private struct Wrong: Equatable {
    let hidden: Bool?
    let content: BarContent?
    let due: [LifecycleCall]

    init(_ seen: Observation.Pair) {
      let (right, bar) = (seen.expected.bar, seen.actual.bar)
      hidden = right.hidden == bar.hidden ? nil : right.hidden
      content = right.content == bar.content ? nil : right.content
      due = seen.callsDue
    }
  }

  private mutating func add(_ found: Divergence) { verdict.broken.add(found) }

  /// True if the bar would be out of date as well had the container done nothing: that is between UIKit and the app.
  private func isUIKits(_ cause: Cause, hasActed: Bool) -> Bool {
    guard case .app(let step, var twin) = cause else { return false }
    guard hasActed else { return true }
    twin.apply(step)
    var observation = Observation()
    twin.observe(into: &observation)
    return observation.stale != nil
  }

  /// The one who is promised to decide returns another bar than what is seen, were UIKit to ask now.
  ///
  /// - Parameter seen: the bar that is asked for, with what is decided of that one.
  private func undecided(
    _ promise: ContainerPromise, _ decider: ContainerPromised.Decider?,
    by getter: PropertyName.Known, in play: ContainerPlay<Code, World>, _ asked: BarAppearance,
    _ step: Int, seen: (BarAppearance) -> BarAppearance
  ) -> Divergence? {
    guard let decider else { return nil }
    let right = seen(play.bar(returning: (getter, decider)))
    return right == asked
      ? nil : divergence(promise, step, play, showing: right, inPlaceOf: asked)
  }

  /// A child has appeared that is not shown, or has not and is.
  private func notShown(
    in play: ContainerPlay<Code, World>, _ step: Int
  ) -> Divergence? {
    guard let shown = play.promised.shown else { return nil }
    let isThere = play.ownLife.stage == .there
    var expected = play.observation
    for (index, name) in play.children.enumerated() {
      let isDue = isThere && shown.contains(index)
      let due: [LifecycleMethod] =
        switch (play.lives[index].stage, isDue) {
        case (.there, true), (.gone, false), (nil, _): []
        case (.gone, true): [.viewWillAppear, .viewDidAppear]
        case (.there, false): [.viewWillDisappear, .viewDidDisappear]
        case (.appearing, _): [.viewDidAppear]
        case (.disappearing, _): [.viewDidDisappear]
        }
      expected.calls += due.map { LifecycleCall(controller: name, method: $0) }
    }
    guard expected != play.observation else { return nil }
    return divergence(
      .shown, step, play.played, play.commands, expected: expected, actual: play.observation)
  }

  // MARK: What is taken back

  /// A way there and back.
  private struct Trip {
    let begun: ContainerEvent
    /// The bar before, and what was promised.
    let bar: BarAppearance
    let promised: ContainerPromised
    /// True once something else was promised: a command may do nothing.
    var isAway = false
    var isBack = false
  }

  /// Follows a gesture that may be canceled, or a command that may be taken back.
  private mutating func follow(_ cause: Cause, _ play: ContainerPlay<Code, World>) {
    guard case .event(let event) = cause else { return trip = nil }
    switch event {
    case .gesture(_, .began): begin(event)
    case .gesture(_, .ended): trip = nil
    case .gesture(let name, .cancelled):
      if trip?.begun == .gesture(name, .began) { trip?.isBack = true } else { trip = nil }
    case .command(let name):
      if case .command(let there)? = trip?.begun, trip?.isAway == true, trip?.isBack == false,
        declaration.undoes.contains(where: { $0.there == there && $0.back == name })
      {
        trip?.isBack = true
      } else {
        begin(declaration.undoes.contains { $0.there == name } ? event : nil)
      }
    case .animationEnds: break
    }
    if let before = trip?.promised, before != play.promised { trip?.isAway = true }
  }

  private mutating func begin(_ event: ContainerEvent?) {
    trip = nil
    guard let event, let last else { return }
    trip = Trip(begun: event, bar: last.bar, promised: last.promised)
  }

  private mutating func notRestored(
    in play: ContainerPlay<Code, World>, _ asked: BarAppearance, _ step: Int
  ) -> Divergence? {
    last = (asked, play.promised)
    guard let trip, trip.isBack else { return nil }
    self.trip = nil
    guard declaration.makes(.restored) else { return nil }
    if trip.bar != asked {
      return divergence(.restored, step, play, showing: trip.bar, inPlaceOf: asked)
    }
    guard let before = trip.promised.shown, let shown = play.promised.shown, before != shown else {
      return nil
    }
    var expected = play.observation
    for (index, name) in play.children.enumerated()
    where before.contains(index) != shown.contains(index) {
      let method = before.contains(index) ? LifecycleMethod.viewDidAppear : .viewDidDisappear
      expected.calls.append(LifecycleCall(controller: name, method: method))
    }
    return divergence(
      .restored, step, play.played, play.commands, expected: expected, actual: play.observation)
  }

  // MARK: What is found

  private func divergence(
    _ promise: ContainerPromise, _ step: Int, _ played: Scenario,
    _ commands: [PropertyViolation.Command], expected: Observation, actual: Observation
  ) -> Divergence {
    var violation = PropertyViolation(
      .promise(promise, after: cause), of: .subject, variant: played)
    violation.commands = commands
    return Divergence(step: step, violation, expected: expected, actual: actual)
  }

  private func divergence(
    _ promise: ContainerPromise, _ step: Int, _ play: ContainerPlay<Code, World>,
    showing right: BarAppearance, inPlaceOf asked: BarAppearance
  ) -> Divergence {
    var (expected, actual) = (play.observation, play.observation)
    expected.show(right)
    actual.show(asked)
    return divergence(promise, step, play.played, play.commands, expected: expected, actual: actual)
  }
}

extension Observation {
  /// Displays a bar that is up to date.
  fileprivate mutating func show(_ right: BarAppearance) {
    (bar.hidden, bar.content, stale) = (right.hidden, right.content, nil)
  }
}
