public import StatusQuoBenchmarking

extension Benchmark {
  /// For a terminal, at most 100 columns wide: the answer; with `details` all that was measured.
  public func text(details: Bool) -> String {
    let tables = summaryTables + (details || summaryTables.isEmpty ? detailTables : [])
    let end = details || summaryTables.isEmpty ? [] : [closing]
    return (interruption + tables.map(\.text) + end).joined(separator: "\n")
  }

  private var interruption: [String] {
    isInterrupted ? ["Interrupted: this is only a part of what was to be measured.\n"] : []
  }

  private var closing: String {
    """
    Fastest other: of the columns that do the same work. All answered like the reference before they
    were timed, in turn (A B A B). --details has every figure, --format json every sample.

    """
  }

  /// A document with everything, and the charts that `charts` draws.
  ///
  /// - Parameter machine: where it was measured, and with which command.
  public func markdown(machine: String) -> String {
    let pictures = charts.map { "![\($0.title)](\($0.fileName))\n" }
    let tables = summaryTables + detailTables
    return (["# Benchmark\n", machine + "\n"] + interruption + pictures + tables.map(\.markdown))
      .joined(separator: "\n")
  }
}
