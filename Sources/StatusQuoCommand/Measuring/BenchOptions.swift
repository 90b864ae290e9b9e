import StatusQuoBenchmarking
import StatusQuoReporting

/// The options of `bench` that say what is measured. Other builds are measured with the same.
enum BenchOptions {
  static let quick = Option.flag("--quick", "The sizes of an app only (under five seconds)")
  static let sizes = Option<[Int]?>(
    name: "--sizes", placeholder: "N,N", summary: "Controllers in the trees (10,60,1000,100000)",
    fallback: nil,
    expected: "whole numbers from \(TreeShape.minimum) to 10,000,000, with commas: 10,100",
    parse: { text in numbers(text, in: TreeShape.minimum...10_000_000).map { .some($0) } })
  static let shapes = Option<[TreeShape]?>(
    name: "--shapes", placeholder: "S,S",
    summary: "Their shapes: " + TreeShape.allCases.map(\.rawValue).joined(separator: ","),
    fallback: nil, expected: TreeShape.allCases.map(\.rawValue).joined(separator: ","),
    words: TreeShape.allCases.map(\.rawValue),
    parse: { text in all(text, TreeShape.init).map { .some($0) } })
  static let only = Option<[BenchmarkPlan.Section]?>(
    name: "--only", placeholder: "S,S",
    summary: "Sections: " + BenchmarkPlan.Section.allCases.map(\.rawValue).joined(separator: ","),
    fallback: nil,
    expected: BenchmarkPlan.Section.allCases.map(\.rawValue).joined(separator: ","),
    words: BenchmarkPlan.Section.allCases.map(\.rawValue),
    parse: { text in all(text, BenchmarkPlan.Section.init).map { .some($0) } })
  static let seconds = Option.seconds(
    "--seconds", "Approximate duration of measuring (default 15, --quick 3)")
  static let seed = Options.seed(default: "8")
  static let columns = Option<[String]?>(
    name: "--columns", placeholder: "C,C", summary: "Columns to measure (default all)",
    fallback: nil, expected: "names of columns, with commas",
    parse: { text in all(text) { $0.isEmpty ? nil : $0 }.map { .some($0) } })

  static let entries = [
    quick.entry, sizes.entry, shapes.entry, only.entry, seconds.entry, seed.entry, columns.entry,
  ]

  /// The plan in these options.
  static func plan(_ arguments: Arguments, columns known: [String]) throws -> BenchmarkPlan {
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

  /// A share in percent.
  static func percent(_ text: String) -> Double?? {
    Double(text).flatMap { 0...1_000 ~= $0 ? .some($0) : nil }
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
