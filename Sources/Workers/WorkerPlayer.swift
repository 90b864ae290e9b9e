public import AppearanceModel
public import Harness
import Reporting
import ScenarioFiles

/// Plays in a worker process, so that a subject may crash or hang: what became of it is a
/// divergence like any other, and the next request starts another worker.
public struct WorkerPlayer: Player {
  private let command: [String]
  private let options: FuzzOptions
  private let hangAfter: Duration
  private let shouldGiveUp: @Sendable (_ silence: Duration) -> Bool
  private var worker: Worker?
  /// How long a subject may be silent now.
  private var patience: Duration
  /// What the workers have reached so far: a new one need not tell it again.
  private var known = Coverage()
  private var suspicion: Suspicion?

  private struct Worker: Sendable {
    var conversation: Conversation
    let breadcrumb: Breadcrumb
  }

  /// A player for a run.
  ///
  /// - Parameters:
  ///   - command: the program of a worker and its arguments.
  ///   - hangAfter: a subject hangs that gives no sign of life for so long.
  ///   - shouldGiveUp: asked while a worker works, whose subject was silent for so long; when it
  ///     says so, what is asked for fails as `interrupted`.
  public init(
    _ command: [String], _ options: FuzzOptions, hangAfter: Duration,
    shouldGiveUp: @escaping @Sendable (_ silence: Duration) -> Bool = { _ in false }
  ) {
    self.command = command
    self.options = options
    self.hangAfter = hangAfter
    self.shouldGiveUp = shouldGiveUp
    patience = hangAfter
  }
}

// MARK: - Playing

extension WorkerPlayer {
  /// Plays the scenarios up to the first with news or with a subject that does not survive it.
  ///
  /// A failure counts when a fresh process fails on that scenario alone, and a hang when it occurs
  /// twice: until then there is a suspicion, and less is asked for at a time.
  public mutating func play(_ positions: Range<Int>) throws(PlayerFailure) -> Played {
    let first = positions.lowerBound
    while true {
      let asked = suspicion?.next(of: positions) ?? positions
      switch try ask(.play(asked)) {
      case .answer(let json):
        guard var played = json["played"].flatMap(Played.init) else { throw .strange(json) }
        known.merge(played.coverage)
        if let suspicion, suspicion.position == first {
          if let once = suspicion.occurrence(in: options) { played.add(once) }
          self.suspicion = nil
        }
        return played
      case .failure(let failure, let place):
        if asked.count == 1, failure.part == .crash || suspicion?.position == first {
          suspicion = nil
          let index = options.shard.index(at: first)
          let scenario = options.scenario(at: index)
          return Played(scenario, endedBy: Divergence(failure, at: place, of: scenario), at: index)
        }
        guard suspicion == nil || asked.count == 1 else {
          suspicion?.isDoubted = true
          continue
        }
        let position = (place.index - options.shard.number) / options.shard.count
        suspicion = Suspicion(
          position: min(max(position, first), asked.upperBound - 1), failure: failure, place: place)
      }
    }
  }

  /// How the subject fails on a scenario.
  public mutating func divergence(on scenario: Scenario) throws(PlayerFailure) -> Divergence? {
    switch try ask(.divergence(scenario)) {
    case .answer(let json):
      guard let answer = json["divergence"] else { throw .strange(json) }
      if answer.isNull { return nil }
      guard let divergence = Divergence(message: answer, on: scenario) else {
        throw .strange(json)
      }
      return divergence
    case .failure(let failure, let place): return Divergence(failure, at: place, of: scenario)
    }
  }
}

extension Divergence {
  init(_ failure: SubjectFailure, at place: Breadcrumb.Place, of scenario: Scenario) {
    self.init(step: place.step, stepKind: scenario.kind(ofStep: place.step), failure: failure)
  }
}

// MARK: - Reducing

extension WorkerPlayer {
  /// The smallest scenario found on which the subject fails in the same manner.
  ///
  /// A divergence is reduced inside of a worker; where a subject ends or hangs on the way, each
  /// candidate is played by itself, and each that fails costs a worker.
  public mutating func reduce(
    _ scenario: Scenario, budget: Reduction.Budget
  ) throws(PlayerFailure) -> Reduction {
    guard try divergence(on: scenario)?.failure == nil,
      case .answer(let json) = try ask(.reduce(scenario, budget))
    else { return try reduceOneByOne(scenario, budget: budget) }
    guard let reduction = json["reduction"].flatMap(Reduction.init(message:)) else {
      throw .strange(json)
    }
    return reduction
  }

  private mutating func reduceOneByOne(
    _ scenario: Scenario, budget: Reduction.Budget
  ) throws(PlayerFailure) -> Reduction {
    patience = min(hangAfter, max(hangAfter / 20, .milliseconds(250)))
    var budget = budget
    // Each of them that fails too costs a worker.
    budget.small = 0
    defer { patience = hangAfter }
    var problem: PlayerFailure?
    var reduction = Harness.reduce(scenario, budget: budget) { candidate in
      guard problem == nil else { return nil }
      do throws(PlayerFailure) {
        return try divergence(on: candidate)
      } catch {
        problem = error
        return nil
      }
    }
    if let problem { throw problem }
    // As the other way of reducing gives it: with names in the order in which a document has them.
    reduction.scenario = Scenario(document: ScenarioDocument(reduction.scenario).json)!
    reduction.sameClass = Scenario(document: ScenarioDocument(reduction.sameClass).json)!
    return reduction
  }
}

// MARK: - Asking

extension WorkerPlayer {
  private enum Reply {
    case answer(JSON)
    case failure(SubjectFailure, Breadcrumb.Place)
  }

  private mutating func ask(_ request: WorkerRequest) throws(PlayerFailure) -> Reply {
    var worker = if let worker { worker } else { try start() }
    // Only one that has answered is asked again.
    self.worker = nil
    worker.conversation.send(request.json.compactText)
    let reply = try reply(of: &worker)
    if case .answer = reply { self.worker = worker }
    return reply
  }

  private func start() throws(PlayerFailure) -> Worker {
    do throws(WorkerError) {
      let breadcrumb = try Breadcrumb.shared()
      var conversation = Conversation(
        try ChildProcess(command, leadsGroup: true, sharing: breadcrumb.descriptor))
      conversation.send(WorkerRequest.setup(options, known: known).json.compactText)
      return Worker(conversation: conversation, breadcrumb: breadcrumb)
    } catch {
      throw PlayerFailure(error.reason)
    }
  }

  private func reply(of worker: inout Worker) throws(PlayerFailure) -> Reply {
    var lastPlace = worker.breadcrumb.place
    var lastSign = ContinuousClock.now
    let tick = max(1, Int32(min(patience / 4, .milliseconds(100)) / .milliseconds(1)))
    while true {
      switch worker.conversation.next(within: tick) {
      case .line(let line): return try reply(line, worker)
      case .end:
        let ending = worker.conversation.process.end(patience: .seconds(2))
        guard worker.breadcrumb.place.scenarios > 0 else {
          throw PlayerFailure("a worker ended before it played anything: \(ending)")
        }
        return .failure(.crashed("\(ending)"), worker.breadcrumb.place)
      case .silence:
        let place = worker.breadcrumb.place
        let now = ContinuousClock.now
        if place != lastPlace { (lastPlace, lastSign) = (place, now) }
        if shouldGiveUp(now - lastSign) { throw .interrupted }
        // To start takes its time, however short the candidates.
        guard now - lastSign > (place.scenarios == 0 ? hangAfter : patience) else { continue }
        _ = worker.conversation.process.end()
        guard place.scenarios > 0 else {
          let seconds = hangAfter / .seconds(1)
          throw PlayerFailure("the subject was silent for \(seconds) s at its start")
        }
        return .failure(.hung(seconds: hangAfter / .seconds(1)), place)
      }
    }
  }

  private func reply(_ line: [UInt8], _ worker: Worker) throws(PlayerFailure) -> Reply {
    guard let json = try? JSON(parsing: line) else {
      throw PlayerFailure("a worker wrote what is no JSON")
    }
    if let reason = json["unusable"]?.string { throw PlayerFailure(reason) }
    if let how = json["crashed"]?.string {
      return .failure(.crashed(how), worker.breadcrumb.place)
    }
    return .answer(json)
  }
}

extension PlayerFailure {
  fileprivate static func strange(_ answer: JSON) -> PlayerFailure {
    PlayerFailure("a worker gave a strange answer: \(answer.compactText.prefix(200))")
  }
}
