extension Benchmark {
  /// The number of times as long as a column that the subject takes at least, in each task in which both were
  /// measured: the lower end of the interval, or the ratio of medians where one was too slow to be measured as
  /// often. A task of which the column took no time, as on a busy machine, is not compared.
  package func slowdowns(besides column: String) -> [(row: Row, times: Double)] {
    rows.compactMap { row in
      guard let mine = row.of(subject), let other = row.of(column), other.median > 0 else {
        return nil
      }
      let ratio = row.ratio(of: subject, to: column)
      return (row, ratio?.interval.lowerBound ?? mine.median / other.median)
    }
  }
}
