/// The ways in which `bench` uses figures besides printing them: one at a time.
enum BenchMode {
  case measure
  /// Exact work counts against a file.
  case checkWork(String)
  case updateWork(String)
  /// This build against one that was saved.
  case compareWithBaseline(String)

  static let checkWork = Option.text(
    "--check-work", "FILE", "Fail unless exact work counts are those in FILE")
  static let updateWork = Option.text(
    "--update-work", "FILE", "Write exact work counts to FILE")
  static let baseline = Option.text(
    "--baseline", "NAME", "Compare with a saved baseline; runs the build saved with it in turn")

  static let entries = [checkWork.entry, updateWork.entry, baseline.entry]

  init(_ arguments: Arguments) throws {
    var modes: [(String, BenchMode)] = []
    if let file = arguments.value(of: Self.checkWork) {
      modes.append((Self.checkWork.name, .checkWork(file)))
    }
    if let file = arguments.value(of: Self.updateWork) {
      modes.append((Self.updateWork.name, .updateWork(file)))
    }
    if let name = arguments.value(of: Self.baseline) {
      modes.append((Self.baseline.name, .compareWithBaseline(name)))
    }
    guard modes.count < 2 else {
      throw UsageError(
        modes.map { "'\($0.0)'" }.joined(separator: " and ") + " exclude one another",
        expected: "one of them")
    }
    if let mode = modes.first, mode.0 != Self.baseline.name,
      arguments.value(of: BenchCommand.atMost) != nil
    {
      throw UsageError(
        "'\(BenchCommand.atMost.name)' has no meaning with '\(mode.0)'",
        expected: "one of them, or two calls")
    }
    if let mode = modes.first, arguments.value(of: BenchCommand.published) != nil {
      throw UsageError(
        "'\(BenchCommand.published.name)' has no meaning with '\(mode.0)'",
        expected: "one of them, or two calls")
    }
    self = modes.first?.1 ?? .measure
  }
}
