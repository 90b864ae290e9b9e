package import StatusQuoAppearanceModel
package import StatusQuoGenerators
package import StatusQuoHarness
import StatusQuoRunFormats
import StatusQuoScenarioFiles

/// Plays in a worker process, so that a subject may crash or hang: what became of it is a
/// divergence like any other, and the next request starts another worker.
package struct WorkerRunner: ScenarioRunner, Sendable {
  let command: [String]
  /// The run.
  package var plan: RunPlan {
    didSet {
      cursor = ScenarioCursor(plan)
      worker = nil
    }
  }
  let hangAfter: Seconds
  let startLimit: Seconds
  let shouldGiveUp: @Sendable (_ silence: Seconds) -> Bool
  var worker: WorkerProcess?
  private var cursor: ScenarioCursor
  /// The time that a subject may be silent now.
  var patience: Seconds
  /// The coverage of the workers so far: a new one need not report it again.
  var known = Coverage()
  private var unconfirmed: UnconfirmedFailure?
  /// True for a program, which may say more of a crash when that costs seconds.
  private let isProgram: Bool
  /// True while workers are started that say where a subject crashes.
  private(set) var isTracing = false
  /// The values compared in the last scenario.
  package private(set) var compared = ComparedValues()
  /// The reason why the subject skipped the last scenario.
  package private(set) var skipped: Skip?

  struct WorkerProcess: Sendable {
    var conversation: Conversation
    let breadcrumb: Breadcrumb
  }

  /// A runner for a run.
  ///
  /// - Parameters:
  ///   - command: the program of a worker and its arguments.
  ///   - hangAfter: a subject that gives no sign of life for that long hangs.
  ///   - startLimit: as long may it take to start.
  ///   - isProgram: whether the subject is a program, and not the resolver of the workers: it may not have said all
  ///     that it had answered before it failed, and is asked again for less.
  ///   - shouldGiveUp: asked while a worker works, with how long its subject was silent; when it
  ///     says so, what is asked for fails as `interrupted`.
  package init(
    _ command: [String], _ plan: RunPlan, hangAfter: Seconds,
    startLimit: Seconds = 60, isProgram: Bool = false,
    shouldGiveUp: @escaping @Sendable (_ silence: Seconds) -> Bool = { _ in false }
  ) {
    self.command = command
    self.plan = plan
    self.hangAfter = hangAfter
    self.startLimit = startLimit
    self.isProgram = isProgram
    self.shouldGiveUp = shouldGiveUp
    patience = hangAfter
    cursor = ScenarioCursor(plan)
  }
}

extension WorkerRunner {
  /// Plays in the worker of another runner, if that has one and has played nothing: to start a program takes time.
  package mutating func take(workerOf other: WorkerRunner) {
    guard var worker = other.worker else { return }
    worker.conversation.send(
      WorkerRequest.jsonForm.json(.setup(plan, known: known)).compactText)
    self.worker = worker
  }
}

// MARK: - Playing

extension WorkerRunner {
  /// The next request goes to another process.
  package mutating func startAfresh() { worker = nil }

  /// Lets a program end, for which it may take as long as for a step, and returns what is wrong with how it
  /// ends; nil where no process is left, too.
  package mutating func endSubject() throws(RunnerFailure) -> SubjectEnding? {
    guard worker != nil, case .answer(let json) = try ask(.end(within: hangAfter)) else {
      return nil
    }
    let output = worker?.conversation.lastErrors() ?? []
    worker = nil
    return json["ended"]?.string.map { SubjectEnding($0, output: output) }
  }

  /// The subject's capabilities, and the parts that it answers, as a program declares them; all where it ends
  /// before it does.
  package mutating func declared() throws(RunnerFailure) -> (Capabilities, Set<Observation.Part>) {
    guard case .answer(let json) = try ask(.capabilities) else { return (.all, .all) }
    return (
      try json.part("capabilities", Capabilities.jsonForm),
      Set(try json.part("answers", .list(of: .observedPart)))
    )
  }

  /// Plays the scenarios up to the first that may end the run, or that the subject does not survive.
  ///
  /// A failure counts when a fresh process fails on that scenario alone, and a hang when it occurs
  /// twice: until then it is unconfirmed, and less is asked for at a time.
  package mutating func run(_ positions: Range<Int>) throws(RunnerFailure) -> RunPart {
    let first = positions.lowerBound
    while true {
      let asked = unconfirmed?.next(of: positions) ?? positions
      let reply: Reply
      do throws(RunnerFailure) {
        reply = try ask(.run(asked))
      } catch {
        // There is no time to see it again.
        guard error == .interrupted, let unconfirmed, unconfirmed.position == first else {
          throw error
        }
        self.unconfirmed = nil
        return RunPart(
          totals(of: unconfirmed.failure, at: unconfirmed.place, [], in: positions))
      }
      switch reply {
      case .answer(let json):
        guard var part = try? RunPart.jsonForm.value(json), isPossible(part, for: asked) else {
          throw .strange(json)
        }
        known.merge(part.totals.coverage)
        guard known.highestCount <= RunTotals.highestCount else { throw .strange(json) }
        if let unconfirmed, unconfirmed.position == first {
          add(unconfirmed, to: &part.totals)
          self.unconfirmed = nil
        }
        return part
      case .failure(let failure, let place, let output):
        if asked.count == 1, failure.part == .crash || unconfirmed?.position == first {
          unconfirmed = nil
          return RunPart(totals(of: failure, at: place, output, in: positions))
        }
        guard unconfirmed == nil || asked.count == 1 else {
          unconfirmed?.isContested = true
          continue
        }
        let position = plan.position(of: place.index)
        unconfirmed = UnconfirmedFailure(
          position: min(max(position, first), asked.upperBound - 1), failure: failure, place: place)
      }
    }
  }

  /// Returns true if some positions can lead to this answer: a subject may write anything.
  private func isPossible(_ part: RunPart, for asked: Range<Int>) -> Bool {
    let totals = part.totals
    let numbers = plan.index(at: asked.lowerBound)...plan.index(at: asked.upperBound - 1)
    return (1...asked.count).contains(totals.positions)
      && max(totals.divergenceCount, totals.coverage.scenarios) <= totals.positions
      && totals.skipped.count <= totals.positions
      && totals.divergences.allSatisfy { occurrences in
        (occurrences.indices + occurrences.clear + [occurrences.soonest?.index].compactMap { $0 })
          .allSatisfy(numbers.contains)
          && (occurrences.answers + occurrences.beside).allSatisfy { numbers.contains($0.index) }
      }
      && part.news.allSatisfy { numbers.contains($0.index) }
  }

  /// The totals when the subject ends in the first of some scenarios, or, among small ones, in one
  /// that it continues: nothing can continue that one. It counts where it is asked for itself.
  private mutating func totals(
    of failure: Divergence.Failure, at place: Breadcrumb.Place, _ output: [String],
    in positions: Range<Int>
  ) -> RunTotals {
    let index = plan.index(at: positions.lowerBound)
    var failed = index
    if (0..<index).contains(place.index), case .enumerated = plan.source,
      cursor.end(ofContinuationsOf: place.index) > index
    {
      failed = place.index
    }
    var totals = RunTotals()
    if failed == index {
      let scenario = cursor.scenario(at: index)
      let divergence = Divergence(failure, at: place, of: scenario, output: output)
      totals.add(scenario, endedBy: placed(divergence, on: scenario), at: index)
    }
    let end = min(
      cursor.end(ofContinuationsOf: failed), plan.consecutiveIndices(at: positions).upperBound)
    totals.positions = end - index
    return totals
  }

  /// Adds a failure that did not recur when the scenario was played alone: it was seen.
  private mutating func add(_ unconfirmed: UnconfirmedFailure, to totals: inout RunTotals) {
    let index = plan.index(at: unconfirmed.position)
    let divergence = Divergence(
      unconfirmed.failure, at: unconfirmed.place, of: cursor.scenario(at: index))
    totals.add([divergence], at: index)
  }

  /// The failures of a scenario, the first of each class.
  package mutating func divergences(on scenario: Scenario) throws(RunnerFailure) -> [Divergence] {
    switch try ask(.divergence(scenario)) {
    case .answer(let json):
      compared = try json.part("compared", ComparedValues.jsonForm)
      guard let answers = json["divergences"]?.elements,
        compared.highestCount <= scenario.steps.count + 1
      else { throw .strange(json) }
      skipped = json["skipped"]?.string.map { Skip($0) }
      guard let divergences = try? answers.map({ try Divergence($0, on: scenario) }) else {
        throw .strange(json)
      }
      return divergences
    case .failure(let failure, let place, let output):
      (compared, skipped) = (ComparedValues(), nil)
      let divergence = Divergence(failure, at: place, of: scenario, output: output)
      return [placed(divergence, on: scenario)]
    }
  }
}

// MARK: - Where a program failed

extension WorkerRunner {
  /// A failure at its step: the first after which the scenario, cut there, fails as well.
  ///
  /// A program need not have written what it had answered before it failed: one that flushes once a scenario
  /// seems to fail at the launch. A hang that came after some lines stays where it is, as each try takes its time.
  ///
  /// - Complexity: as many plays as the number of steps has binary digits, and one.
  private mutating func placed(_ divergence: Divergence, on scenario: Scenario) -> Divergence {
    guard let failure = divergence.failure, isProgram else { return divergence }
    // A line too many is noticed behind the last answer, wherever it was written.
    let first = if case .crashed(.lineTooMany) = failure { 0 } else { divergence.step }
    guard first < scenario.steps.count, failure.part != .hang || first == 0 else {
      return divergence
    }
    let before = patience
    patience = failure.part == .hang ? patienceForOthers : patience
    defer { patience = before }
    func failsCut(after step: Int) throws(RunnerFailure) -> Bool {
      var cut = scenario
      cut.steps.removeSubrange(step...)
      startAfresh()
      // A line too many may come only after the last answer was taken: the next answer shows it.
      for _ in 0..<(failure.part == .hang ? 1 : 2) {
        if case .failure(let other, _, _) = try ask(.divergence(cut)) {
          return other.part == failure.part
        }
      }
      return false
    }
    var (passes, fails) = (first, scenario.steps.count)
    do throws(RunnerFailure) {
      if try failsCut(after: first) {
        fails = first
        passes = first
      }
      while fails - passes > 1 {
        let step = (passes + fails) / 2
        if try failsCut(after: step) { fails = step } else { passes = step }
      }
      // What does not fail alone has no place.
      if fails == scenario.steps.count, fails > passes, try !failsCut(after: fails) {
        return divergence
      }
    } catch {
      return divergence
    }
    var placed = divergence
    placed.step = fails
    placed.stepKind = scenario.step(fails)?.kind
    return placed
  }

  /// The time that a subject may be silent on what is played on behalf of a hang.
  var patienceForOthers: Seconds { min(hangAfter, max(hangAfter / 20, 0.25)) }
}

extension WorkerRunner {
  /// The seconds that a program gets to say where it crashes.
  private static let traceLimit = 30.0

  /// The lines in which a program in Swift says where it crashes; none of other programs, and where that takes
  /// too long.
  package mutating func crashTrace(on scenario: Scenario) throws(RunnerFailure) -> [String] {
    guard isProgram else { return [] }
    startAfresh()
    isTracing = true
    patience = max(hangAfter, Self.traceLimit)
    defer {
      isTracing = false
      patience = hangAfter
      startAfresh()
    }
    guard case .failure(.crashed, _, let output) = try ask(.divergence(scenario)) else { return [] }
    return CrashTrace.lines(in: output)
  }

  /// The observations of the subject; nil when it ends or hangs.
  package mutating func observations(
    on scenario: Scenario
  ) throws(RunnerFailure) -> [Observation]? {
    guard case .answer(let json) = try ask(.observations(scenario)) else { return nil }
    let observations = try json.part(
      "observed", .list(of: Observation.jsonForm, called: "observations"), scenario.names)
    return observations.count == scenario.steps.count + 1 ? observations : nil
  }
}

extension Divergence {
  init(
    _ failure: Divergence.Failure, at place: Breadcrumb.Place, of scenario: Scenario,
    output: [String] = []
  ) {
    let step = min(place.step, scenario.steps.count)
    self.init(step: step, stepKind: scenario.step(step)?.kind, failure: failure, output: output)
  }
}
