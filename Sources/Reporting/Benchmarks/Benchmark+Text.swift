public import Benchmarking

extension Benchmark {
  /// How to read the figures below.
  private static let legend = """
    Medians [middle half of the samples]; ratios with an interval that holds the true median with
    a probability of 95 % (sign test on the rounds' ratios; less where fewer than 6 rounds fit).
    Designs take turns, A B A B, by the processor time of one thread. 'cached / load' is the
    distance to the machine's limit. [once]: too slow to be repeated.
    """

  /// Tables for a terminal.
  public var text: String {
    ([Self.legend + "\n"] + tables.map(\.text)).joined(separator: "\n")
  }

  /// A document with the same tables, and the charts that `charts` draws.
  ///
  /// - Parameter machine: where it was measured, and with which command.
  public func markdown(machine: String) -> String {
    let pictures = charts.map { "![\($0.title)](\($0.fileName))\n" }
    let opening = ["# Benchmark\n", machine + "\n", Self.legend + "\n"]
    return (opening + pictures + tables.map(\.markdown)).joined(separator: "\n")
  }
}
