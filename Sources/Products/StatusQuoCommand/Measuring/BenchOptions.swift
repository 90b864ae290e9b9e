package import StatusQuoBenchmarking
import StatusQuoReporting

/// The options of `bench` that say what is measured. Other builds are measured with the same.
package enum BenchOptions {
  static let quick = Option.flag("--quick", "The sizes of an app only (under five seconds)")
  static let sizes = Option(
    "--sizes", "N,N", "Controllers in the trees (10,60,1000,100000)",
    expected: "whole numbers from \(TreeShape.minimum) to 10,000,000, with commas: 10,100",
    read: { numbers($0, in: TreeShape.minimum...10_000_000) })
  static let shapes = choices("--shapes", "Their shapes", of: TreeShape.self)
  static let only = choices("--only", "Sections", of: BenchmarkPlan.Section.self)
  static let seconds = Option.seconds(
    "--seconds", "Approximate duration of measuring (default 15, --quick 3)")
  static let seed = Options.seed(default: "8")
  static let columns = Option(
    "--columns", "C,C", "Columns to measure (default all)",
    expected: "names of columns, with commas", read: { all($0) { $0.isEmpty ? nil : $0 } })

  package static let entries = [
    quick.entry, sizes.entry, shapes.entry, only.entry, seconds.entry, seed.entry, columns.entry,
  ]

  /// The plan in these options.
  package static func plan(_ arguments: Arguments, columns known: [String]) throws -> BenchmarkPlan
  {
    var plan: BenchmarkPlan = arguments.value(of: quick) ? .quick : .standard
    let (sizes, shapes) = (arguments.value(of: sizes), arguments.value(of: shapes))
    if sizes != nil || shapes != nil {
      let defaults = arguments.value(of: quick) ? [60] : [10, 60, 1_000, 100_000]
      plan.trees = BenchmarkPlan(shapes: shapes ?? [.app], sizes: sizes ?? defaults).trees
    }
    if let only = arguments.value(of: only) { plan.sections = Set(only) }
    if let seconds = arguments.value(of: seconds) { plan.seconds = seconds }
    if let seed = arguments.value(of: seed) { plan.seed = seed }
    if let columns = arguments.value(of: columns) {
      for column in columns where !known.contains(column) {
        throw UsageError(
          "there is no column '\(column)'", expected: "one of " + known.joined(separator: ", "))
      }
      plan.columns = columns
    }
    return plan
  }

  /// An option with some of the values of a type, with commas.
  private static func choices<Value: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, _ summary: String, of type: Value.Type
  ) -> Option<[Value]?> {
    let words = Value.allCases.map(\.rawValue)
    let list = words.joined(separator: ",")
    return Option(
      name, "S,S", "\(summary): \(list)", expected: list, words: words,
      read: { all($0) { Value(rawValue: $0) } })
  }

  private static func numbers(_ text: String, in range: ClosedRange<Int>) -> [Int]? {
    all(text) { Int($0).flatMap { range ~= $0 ? $0 : nil } }
  }

  /// The values between commas, if each is one.
  private static func all<Value>(_ text: String, _ value: (String) -> Value?) -> [Value]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { value(String($0)) }
    return values.count == parts.count ? values : nil
  }
}
