import Synchronization

/// What the workers of a run share. Parts join in order: what was played is the beginning of the run.
final class FuzzBoard: Sendable {
  private struct State {
    var played: Played
    /// Everything reached, here or before.
    var known: Coverage
    /// The first position that nobody plays yet.
    var next: Int
    /// Parts that begin after the one that is joined next.
    var waiting: [Int: Played] = [:]
    var hasEnded = false
    var failure: PlayerFailure?
    var lastProgress = ContinuousClock.now
    var lastPlayed = ContinuousClock.now
  }

  private let state: Mutex<State>
  private let end: Int
  private let options: FuzzOptions
  private let shouldStop: @Sendable (FuzzPhase) -> Bool
  private let tell: @Sendable (FuzzEvent) throws(PlayerFailure) -> Void

  init(
    after before: Played, end: Int, known: Coverage, options: FuzzOptions,
    shouldStop: @escaping @Sendable (FuzzPhase) -> Bool,
    tell: @escaping @Sendable (FuzzEvent) throws(PlayerFailure) -> Void
  ) {
    var known = known
    known.merge(before.coverage)
    state = Mutex(State(played: before, known: known, next: before.coverage.scenarios))
    self.end = end
    self.options = options
    self.shouldStop = shouldStop
    self.tell = tell
  }

  /// The next positions to play, at most `size`.
  func next(_ size: Int) -> Range<Int>? {
    if shouldStop(.playing) { return nil }
    return state.withLock { state in
      guard !state.hasEnded, state.next < end else { return nil }
      let range = state.next..<min(state.next + size, end)
      state.next = range.upperBound
      return range
    }
  }

  func add(_ part: Played, at position: Int) {
    state.withLock { state in
      state.waiting[position] = part
      do throws(PlayerFailure) {
        while !state.hasEnded,
          let part = state.waiting.removeValue(forKey: state.played.coverage.scenarios)
        {
          try join(part, &state)
        }
        if !state.hasEnded { try tellProgress(&state) }
      } catch {
        fail(error, &state)
      }
    }
  }

  func fail(_ failure: PlayerFailure) {
    state.withLock { fail(failure, &$0) }
  }

  /// What was played; tells it a last time.
  func finish() -> (Played, PlayerFailure?) {
    state.withLock { state in
      if state.failure == nil {
        do throws(PlayerFailure) {
          try tell(.progress(progress(state)))
          try tell(.played(state.played))
        } catch {
          fail(error, &state)
        }
      }
      return (state.played, state.failure)
    }
  }

  private func fail(_ failure: PlayerFailure, _ state: inout State) {
    if failure != .interrupted { state.failure = state.failure ?? failure }
    state.hasEnded = true
  }

  private func join(_ part: Played, _ state: inout State) throws(PlayerFailure) {
    for occurrences in part.divergences
    where state.played.first(of: occurrences.divergenceClass) == nil {
      try tell(.found(occurrences.divergenceClass, index: occurrences.indices[0]))
    }
    let hasNews = part.coverage.hasNews(for: state.known)
    state.played.merge(part)
    guard hasNews else { return }
    state.known.merge(part.coverage)
    try tell(.news(index: options.shard.index(at: state.played.coverage.scenarios - 1)))
    if options.endsWhenCovered, state.known.isComplete { state.hasEnded = true }
  }

  private func tellProgress(_ state: inout State) throws(PlayerFailure) {
    let now = ContinuousClock.now
    guard now - state.lastProgress > .milliseconds(100) else { return }
    state.lastProgress = now
    try tell(.progress(progress(state)))
    guard now - state.lastPlayed > .seconds(1) else { return }
    state.lastPlayed = now
    try tell(.played(state.played))
  }

  private func progress(_ state: borrowing State) -> FuzzProgress {
    FuzzProgress(
      scenarios: state.played.coverage.scenarios, steps: state.played.coverage.steps,
      divergences: state.played.divergenceCount, rules: state.known.rules.count)
  }
}
