import StatusQuoAppearanceModel
import StatusQuoGenerators

/// A run under way, as a value that is driven from outside.
///
/// Ask for positions, give them to a `ScenarioRunner`, add what it answers, until there are no more;
/// parts may be added in any order. Then shrink the samples. It needs no clock, thread or file.
///
/// Parts wait until all before them are there and join in the order of the scenarios, so that "the first
/// scenario that …" means the same for any number of workers. What ends a run (a divergence, full coverage) is looked for at each join, and
/// later parts are dropped: they may have been played already. So it is with a subject that hangs repeatedly,
/// which has no time for anything else.
///
/// Invariant: `totals` covers the first `totals.positions` positions of the shard and no others, so
/// it can be saved at any time and a run can continue from it.
///
/// Rejected: joining parts as they come, which is simpler and makes reports depend on timing; handing
/// out single scenarios, since an answer costs as much as twenty; an actor, which would decide in which
/// thread the caller waits.
package struct Run: Sendable {
  /// The plan.
  package let plan: RunPlan
  /// The totals from the first scenario on, without a gap.
  package private(set) var totals: RunTotals
  /// Everything reached, here or before.
  package private(set) var known: Coverage
  /// True once the run has ended: by its plan, or by `end()`.
  package private(set) var hasEnded = false
  /// The first position that is not handed out yet.
  private var next: Int
  /// The number of positions after which the last new thing was reached.
  private var lastNew: Int
  /// Parts that begin after the one that is added next.
  private var waiting: [Int: RunPart] = [:]

  /// The events of a run, in the order of the scenarios.
  package enum Event: Sendable {
    /// The first divergence of a class, in the scenario with this number.
    case found(DivergenceClass, index: Int)
    /// The scenario with this number reached what none before it had reached.
    case newCoverage(index: Int)
  }

  /// A run that continues what was played before.
  ///
  /// - Parameter known: what counts as reached from the start.
  package init(
    _ plan: RunPlan, after before: RunTotals = RunTotals(), known: Coverage = Coverage()
  ) {
    self.plan = plan
    totals = before
    self.known = known
    self.known.merge(before.coverage)
    next = before.positions
    lastNew = (before.firstUses.scenarios.last ?? 0) / max(plan.shard.count, 1) + 1
  }

  /// The next positions of the shard to play, at most `size`; nil when there are no more.
  package mutating func nextPositions(atMost size: Int) -> Range<Int>? {
    let end = endPosition
    guard !hasEnded, next < end else { return nil }
    let positions = next..<min(next + size, end)
    next = positions.upperBound
    return positions
  }

  /// Adds what a runner answered for the positions from `position` on, and returns what happened
  /// in the parts that join now.
  package mutating func add(_ part: RunPart, at position: Int) -> [Event] {
    waiting[position] = part
    var events: [Event] = []
    while !hasEnded, let part = waiting.removeValue(forKey: totals.positions) {
      join(part, &events)
    }
    return events
  }

  /// The number of positions after which the run ends. A run until all is covered, of a subject that knows a
  /// part of UIKit, ends once as many scenarios again have reached nothing new: no list says what it can reach.
  private var endPosition: Int {
    let end = plan.positions ?? .max
    let knowsPart = plan.capabilities != .all || totals.skipped.count > 0
    guard plan.end == .covered, knowsPart else { return end }
    return min(end, 2 * lastNew + RunPlan.leastWithoutNew)
  }

  /// Ends the run: nothing more is handed out or joined.
  package mutating func end() { hasEnded = true }

  /// The progress of the run.
  package var progress: RunProgress {
    RunProgress(
      positions: totals.positions, scenarios: totals.coverage.scenarios,
      steps: totals.coverage.steps, divergences: totals.divergenceCount, rules: known.rules.count)
  }

  /// The number of the first scenario seen to diverge that does not count, as one before it was not played
  /// to its end; nil where all that was seen counts.
  package var firstUncounted: Int? {
    if hasEnded { return nil }
    return waiting.values.flatMap { $0.totals.divergences.map { $0.indices[0] } }.min()
  }

  /// The number of hangs where they are too many to continue.
  package var hangs: Int? {
    let hangs = totals.divergences.filter { $0.divergenceClass.part == .hang }
    let count = hangs.reduce(0) { $0 + $1.count }
    return count >= RunPlan.maxHangs ? count : nil
  }

  /// The way in which the subject ended too often to continue, with how often; nil if there is none. Each time costs a
  /// process, and says nothing new. What is known and ends it does not count.
  package var repeatedEnding: (how: String, count: Int)? {
    var counts: [String: Int] = [:]
    for occurrences in totals.divergences where occurrences.divergenceClass.part == .crash {
      guard case .crash(let ending, let lastWords) = occurrences.divergenceClass.detail,
        !plan.known.contains(occurrences.divergenceClass)
      else { continue }
      let how = ending.description + (ending.isOfOneMistake ? "" : lastWords.afterColon)
      counts[how, default: 0] += occurrences.count
    }
    return counts.filter { $0.value >= RunPlan.maxEndings }.min { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  private mutating func join(_ part: RunPart, _ events: inout [Event]) {
    var found = part.totals.divergences.filter { totals.first(of: $0.divergenceClass) == nil }[...]
    func add(foundUpTo index: Int) {
      while let occurrences = found.first, occurrences.indices[0] <= index {
        events.append(.found(occurrences.divergenceClass, index: occurrences.indices[0]))
        found.removeFirst()
      }
    }
    var isNew = false
    for news in part.news {
      totals.firstUses.add(news.index, news.coverage, beyond: totals.coverage)
      guard news.coverage.adds(to: known) else { continue }
      known.merge(news.coverage)
      add(foundUpTo: news.index)
      events.append(.newCoverage(index: news.index))
      (isNew, lastNew) = (true, plan.position(of: news.index) + 1)
    }
    add(foundUpTo: .max)
    totals.merge(part.totals)
    switch plan.end {
    case .covered?: hasEnded = isNew && known.isComplete || totals.positions >= endPosition
    case .divergence?: hasEnded = part.totals.divergenceCount > 0
    case nil: break
    }
    if hangs != nil || part.totals.divergenceCount > 0 && repeatedEnding != nil { hasEnded = true }
  }
}

extension String {
  /// The text behind a colon, if there is any.
  fileprivate var afterColon: String { isEmpty ? "" : ": " + self }
}

/// The progress of a run.
public struct RunProgress: Hashable, Sendable {
  /// Scenarios done so far, those included that need not be played.
  package var positions: Int
  /// Scenarios played so far.
  public var scenarios: Int
  /// Steps played so far.
  public var steps: Int
  /// Scenarios that diverged so far.
  public var divergences: Int
  /// Rules used so far.
  package var rules: Int

  /// A state of a run.
  package init(positions: Int, scenarios: Int, steps: Int, divergences: Int, rules: Int) {
    self.positions = positions
    self.scenarios = scenarios
    self.steps = steps
    self.divergences = divergences
    self.rules = rules
  }
}
