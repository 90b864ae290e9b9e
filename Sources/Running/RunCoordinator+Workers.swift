import StatusQuoAppearanceModel
import StatusQuoHarness

extension RunCoordinator {
  /// The workers of a run.
  struct Crew: Sendable {
    var hands: [Hand]

    init(_ coordinator: RunCoordinator) {
      hands = (0..<max(coordinator.workers, 1)).map { _ in
        Hand(
          runner: coordinator.makeRunner(), cursor: ScenarioCursor(coordinator.plan.source))
      }
    }
  }

  /// What a worker works with.
  struct Hand: Sendable {
    var runner: Runner
    var cursor: ScenarioCursor
  }

  /// Lets each worker of a crew do something at the same time.
  func together(
    _ crew: inout Crew, atMost count: Int = .max, _ body: @escaping @Sendable (inout Hand) -> Void
  ) async {
    let idle = crew.hands.dropFirst(count)
    crew.hands = await onThreads(crew.hands.prefix(count)) { hand in
      var hand = hand
      body(&hand)
      return hand
    }
    crew.hands += idle
  }

  func forEach<Job: Sendable, Answer: Sendable>(
    _ jobs: [Job], endsEarly: Bool, _ crew: inout Crew,
    _ body: @escaping @Sendable (Job, inout Hand) throws(RunnerFailure) -> Answer
  ) async -> (answers: [Answer?], failure: RunnerFailure?) {
    let state = Shared(Jobs<Answer>(count: jobs.count))
    await together(&crew, atMost: jobs.count) { hand in
      while true {
        guard !endsEarly || !shouldStop(.playing),
          let number = state.withLock({ $0.takeNext() })
        else { return }
        do throws(RunnerFailure) {
          let answer = try body(jobs[number], &hand)
          state.withLock { $0.answers[number] = answer }
        } catch {
          if error == .interrupted { return }
          state.withLock { $0.failure = $0.failure ?? error }
        }
      }
    }
    return state.withLock { ($0.answers, $0.failure) }
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
