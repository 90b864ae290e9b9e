import StatusQuoAppearanceModel
import StatusQuoHarness

extension RunCoordinator {
  /// The context of one worker.
  struct Worker: Sendable {
    let number: Int
    var runner: Runner
    var cursor: ScenarioCursor
  }

  func makeWorkers() -> [Worker] {
    (0..<max(workers, 1)).map {
      Worker(number: $0, runner: makeRunner(), cursor: ScenarioCursor(plan))
    }
  }

  /// Lets each of some workers do something at the same time; those for which the system has no thread
  /// do nothing.
  ///
  /// - Returns: the failure, if none has a thread.
  func together(
    _ workers: inout [Worker], atMost count: Int = .max,
    _ body: @escaping @Sendable (inout Worker) -> Void
  ) async -> RunnerFailure? {
    let busy = workers.prefix(count)
    let results = await onThreads(busy) { worker in
      var worker = worker
      body(&worker)
      return worker
    }
    workers.replaceSubrange(
      busy.indices, with: zip(results, busy).map { result, worker in result ?? worker })
    guard !busy.isEmpty, results.allSatisfy({ $0 == nil }) else { return nil }
    return RunnerFailure("no thread can be started: the system allows no more ('ulimit -u')")
  }

  /// Lets the subjects end; returns how the first of those ended that did not end well.
  func endSubjects(_ workers: inout [Worker]) async -> SubjectEnding? {
    expectAnswers(within: nil)
    let endings = Shared([Int: SubjectEnding]())
    _ = await together(&workers) { worker in
      guard let ending = try? worker.runner.endSubject() else { return }
      endings.withLock { $0[worker.number] = ending }
    }
    return endings.withLock { $0.min { $0.key < $1.key }?.value }
  }

  /// True if playing shall end, or will have to within that time.
  func isOver(at end: Seconds?, in expected: Seconds = .zero) -> Bool {
    shouldStop(.playing) || end.map { now() + expected >= $0 } ?? false
  }

  func forEach<Job: Sendable, Answer: Sendable>(
    _ jobs: [Job], endsEarly: Bool, until end: Seconds? = nil, _ workers: inout [Worker],
    _ body: @escaping @Sendable (Job, inout Worker) throws(RunnerFailure) -> Answer
  ) async -> (answers: [Answer?], failure: RunnerFailure?) {
    let state = Shared(Jobs<Answer>(count: jobs.count))
    let failure = await together(&workers, atMost: jobs.count) { worker in
      while true {
        guard !endsEarly || !isOver(at: end),
          let number = state.withLock({ $0.takeNext() })
        else { return }
        do throws(RunnerFailure) {
          let answer = try body(jobs[number], &worker)
          state.withLock { $0.answers[number] = answer }
        } catch {
          if error == .interrupted { return }
          state.withLock { $0.failure = $0.failure ?? error }
        }
      }
    }
    return state.withLock { ($0.answers, failure ?? $0.failure) }
  }
}

/// Jobs that workers share.
private struct Jobs<Answer: Sendable>: Sendable {
  private var next = 0
  var answers: [Answer?]
  var failure: RunnerFailure?

  init(count: Int) { answers = Array(repeating: nil, count: count) }

  /// The number of a job that no worker has taken; nil when there is none.
  mutating func takeNext() -> Int? {
    guard failure == nil, next < answers.count else { return nil }
    defer { next += 1 }
    return next
  }
}
