/// The answer of a runner: the totals of a range of positions, and which of their scenarios reached something new.
package struct RunPart: Hashable, Sendable {
  /// The totals of the range.
  package var totals: RunTotals
  /// The scenarios that reached what none had reached that this runner played before; ascending.
  package var news: [News] = []

  /// A part without news; by default of nothing.
  package init(_ totals: RunTotals = RunTotals()) { self.totals = totals }

  /// A scenario that reached something new.
  package struct News: Hashable, Sendable {
    /// The number of the scenario.
    package var index: Int
    /// All that is new, counted as one.
    package var coverage: Coverage

    /// A scenario, and all that is new.
    package init(index: Int, coverage: Coverage) {
      self.index = index
      self.coverage = coverage
    }
  }
}
