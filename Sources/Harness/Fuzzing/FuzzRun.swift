/// A run: any number of workers, each with a player of its own, share the scenarios.
public struct FuzzRun<Worker: Player>: Sendable {
  /// What to play.
  public var options: FuzzOptions
  /// Makes the player of a worker.
  public var player: @Sendable () -> Worker
  /// Where workers run; nil for the pool of the process, which has one thread a core.
  public var executor: (any TaskExecutor)?
  /// Asked often, while playing and while reducing. What was played up to then is reported.
  public var shouldStop: @Sendable (FuzzPhase) -> Bool = { _ in false }
  /// Told what happens, one thing after the other, in the order of the scenarios. When it fails,
  /// the run ends.
  public var tell: @Sendable (FuzzEvent) throws(PlayerFailure) -> Void = { _ in }
  /// What counts as reached from the start, so that reaching it is no news.
  public var known = Coverage()

  /// What is replayed first.
  public var kept: [KeptScenario] = []

  /// A run with players made by `player`.
  public init(_ options: FuzzOptions, player: @escaping @Sendable () -> Worker) {
    self.options = options
    self.player = player
  }

  /// Plays and reduces, and reports what was found; goes on from what was played before.
  public func report(after before: Played = Played()) async -> FuzzReport {
    var report = FuzzReport(seed: options.seed, profile: options.profile.name)
    report.shard = options.shard
    let clock = ContinuousClock()
    let start = clock.now
    var first = player()
    var (relapses, failure) = replay(on: &first)
    report.replayed = kept.count
    var players = [first]
    var played = before
    if failure == nil {
      (played, players, failure) = await play(after: before, first: first)
    }
    report.playing = clock.now - start
    report.take(played)
    report.scenariosBefore = before.coverage.scenarios
    report.stepsBefore = before.coverage.steps
    // Whatever has ended it, what was found is told.
    let (replayed, second) = findings(of: relapses, player: &players[0])
    let (found, third) = await findings(of: played, players: &players)
    let isNew = { (old: Finding) in
      !found.contains { $0.reduction.scenario == old.reduction.scenario }
    }
    report.findings = replayed.filter(isNew) + found
    report.failure = (failure ?? second ?? third)?.reason
    report.reducing = clock.now - start - report.playing
    return report
  }
}

/// What a run is at.
public enum FuzzPhase: Sendable {
  case playing, reducing
}

/// What happens in a run.
public enum FuzzEvent: Sendable {
  /// So far it got; told a few times a second.
  case progress(FuzzProgress)
  /// The first divergence of a class, at this place of the run.
  case found(DivergenceClass, index: Int)
  /// The scenario at this place reached what none before it had reached.
  case news(index: Int)
  /// All that was played so far: a run can go on from here. Told at least once a second.
  case played(Played)
}

// MARK: - Playing

extension FuzzRun {
  private func play(
    after before: Played, first: Worker
  ) async -> (played: Played, players: [Worker], failure: PlayerFailure?) {
    let end = options.scenarios.map(options.shard.share(of:)) ?? .max
    let board = FuzzBoard(
      after: before, end: end, known: known, options: options, shouldStop: shouldStop, tell: tell)
    let players = await withTaskGroup(of: Worker.self) { group in
      for number in 0..<max(options.workers, 1) {
        group.addTask(executorPreference: executor) {
          work(board, with: number == 0 ? first : player())
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let (played, failure) = board.finish()
    return (played, players, failure)
  }

  /// Plays one range after the other, each of a size that takes about a tenth of a second: to tell
  /// what was played costs as much as twenty scenarios.
  private func work(_ board: FuzzBoard, with player: Worker) -> Worker {
    var player = player
    var size = 4
    while let range = board.next(size) {
      let start = ContinuousClock.now
      var position = range.lowerBound
      do throws(PlayerFailure) {
        while position < range.upperBound {
          let part = try player.play(position..<range.upperBound)
          board.add(part, at: position)
          position += part.coverage.scenarios
        }
      } catch {
        board.fail(error)
      }
      let duration = ContinuousClock.now - start
      if duration < .milliseconds(50) { size = min(size * 2, 4_096) }
      if duration > .milliseconds(200) { size = max(size / 2, 1) }
    }
    return player
  }
}
