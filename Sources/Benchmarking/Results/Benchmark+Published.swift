/// How many times as long as a peer the subject takes in a task, beside the same in a published run.
package struct PublishedRatio: Sendable {
  /// The task and the tree: `push/app-60`.
  package let name: String
  /// The ratio to the peer now.
  package let now: Ratio
  /// The ratio of the medians then.
  package let published: Double

  /// The number of times by which the subject is slower beside the peer than it was, at least.
  package var slowdown: Double { now.interval.lowerBound / published }
}

extension Benchmark {
  /// The ratios of the subject to a peer, of the tasks in which both were measured now and in a published run.
  ///
  /// Both take turns, sample by sample, so that what else the machine does slows both and hardly moves their ratio.
  package func ratios(to peer: String, besides published: [Figure]) -> [PublishedRatio] {
    func before(_ task: String, _ column: String) -> Double? {
      published.first { $0.measure == .time && $0.name == task && $0.column == column }?.value
    }
    return rows.compactMap { row in
      guard let now = row.ratio(of: subject, to: peer), let mine = before(row.name, subject),
        let other = before(row.name, peer), mine > 0, other > 0
      else { return nil }
      return PublishedRatio(name: row.name, now: now, published: mine / other)
    }
  }
}
