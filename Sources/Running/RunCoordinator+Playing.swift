import StatusQuoAppearanceModel
import StatusQuoHarness

extension RunCoordinator {
  /// What workers share while they play.
  private struct Board: Sendable {
    var run: Run
    var cursor: ScenarioCursor
    var failure: RunnerFailure?
    var lastProgress = SystemClock.now
    var lastTotals = SystemClock.now
  }

  func play(
    after before: RunTotals, _ crew: inout Crew
  ) async -> (RunTotals, RunnerFailure?) {
    let board = Shared(
      Board(run: Run(plan, after: before, known: known), cursor: ScenarioCursor(plan.source)))
    await together(&crew) { hand in work(board, &hand) }
    return board.withLock { board in
      if board.failure == nil {
        attempt(&board) { board throws(RunnerFailure) in
          try notify(.progress(board.run.progress))
          try notify(.played(board.run.totals))
        }
      }
      return (board.run.totals, board.failure)
    }
  }

  /// Plays one range after the other, each of a size that takes about a tenth of a second: to send
  /// what was played costs as much as twenty scenarios.
  private func work(_ board: Shared<Board>, _ hand: inout Hand) {
    var size = 4
    while !shouldStop(.playing),
      let positions = board.withLock({ $0.run.nextPositions(atMost: size) })
    {
      let start = SystemClock.now
      var position = positions.lowerBound
      do throws(RunnerFailure) {
        // Where scenarios crash or hang, a range may take minutes.
        while position < positions.upperBound,
          SystemClock.now - start < 1 || !shouldStop(.playing)
        {
          let part = try hand.runner.run(position..<positions.upperBound)
          add(part, at: position, to: board)
          position += part.positions
        }
      } catch {
        board.withLock { fail(error, &$0) }
      }
      let duration = SystemClock.now - start
      if duration < 0.05 { size = min(size * 2, 1 << 20) }
      if duration > 0.2 { size = max(size / 2, 1) }
    }
  }

  private func add(_ part: RunTotals, at position: Int, to board: Shared<Board>) {
    board.withLock { board in
      guard board.failure == nil else { return }
      attempt(&board) { board throws(RunnerFailure) in
        for event in board.run.add(part, at: position) {
          switch event {
          case .found(let divergenceClass, let index):
            try notify(.found(divergenceClass, scenario(at: index, &board)))
          case .newCoverage(let index): try notify(.newCoverage(scenario(at: index, &board)))
          }
        }
        try notifyNowAndThen(&board)
        try endAfterHangs(board.run.totals)
      }
    }
  }

  /// A subject that hangs repeatedly in the same way has no time for anything else.
  private func endAfterHangs(_ totals: RunTotals) throws(RunnerFailure) {
    let hangs = totals.divergences.first {
      $0.divergenceClass.part == .hang && $0.count >= RunPlan.mostHangs
    }
    guard let hangs else { return }
    throw RunnerFailure(
      "the subject hung \(hangs.count) times in one way (\(hangs.divergenceClass))")
  }

  private func scenario(at index: Int, _ board: inout Board) -> NumberedScenario {
    NumberedScenario(index: index, scenario: board.cursor.scenario(at: index))
  }

  private func notifyNowAndThen(_ board: inout Board) throws(RunnerFailure) {
    let now = SystemClock.now
    guard now - board.lastProgress > 0.1 else { return }
    board.lastProgress = now
    try notify(.progress(board.run.progress))
    guard now - board.lastTotals > 1 else { return }
    board.lastTotals = now
    try notify(.played(board.run.totals))
  }

  private func attempt(
    _ board: inout Board, _ body: (inout Board) throws(RunnerFailure) -> Void
  ) {
    do throws(RunnerFailure) {
      try body(&board)
    } catch {
      fail(error, &board)
    }
  }

  private func fail(_ failure: RunnerFailure, _ board: inout Board) {
    if failure != .interrupted { board.failure = board.failure ?? failure }
    board.run.end()
  }
}
