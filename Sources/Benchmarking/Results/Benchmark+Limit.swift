extension Benchmark {
  /// The number of times as long as a column that the subject takes at least, in each task in which both were
  /// measured: the lower end of the interval, or the ratio of medians where one was too slow to be measured as
  /// often.
  package func slowdowns(besides column: String) -> [(row: Row, times: Double)] {
    rows.compactMap { row in
      if let ratio = row.ratio(of: subject, to: column) { return (row, ratio.interval.lowerBound) }
      guard let mine = row.of(subject), let other = row.of(column) else { return nil }
      return (row, mine.median / max(other.median, 1e-9))
    }
  }
}
