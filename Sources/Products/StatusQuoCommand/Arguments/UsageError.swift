import StatusQuoHarness
import StatusQuoScenarioFiles

/// Something is wrong with what the user gave: exit code 2. Where nothing can be run, the code says why.
package struct UsageError: Error {
  /// The problem and its place.
  let problem: String
  /// The accepted words.
  let expected: String?
  /// The way out.
  let advice: String?
  /// The exit code.
  private(set) var exitCode = ExitCode.wrongUse

  package init(_ problem: String, expected: String? = nil, advice: String? = nil) {
    self.problem = problem
    self.expected = expected
    self.advice = advice
  }

  /// Nothing can be run any more.
  init(_ failure: RunnerFailure) {
    self.init(failure.reason)
    if failure.isTrap { exitCode = .trap }
  }

  /// A word that is none of some, with the one that was probably meant.
  init(
    _ problem: String, for word: String, among words: [String], expected: String? = nil,
    advice: String? = nil
  ) {
    let near = suggestion(for: word, among: words).map { " (did you mean '\($0)'?)" }
    self.init(problem + (near ?? ""), expected: expected, advice: advice)
  }

  /// The text for standard error.
  var text: String {
    var lines = ["\(programName): \(problem.cut(to: 1_000))"]
    if let expected { lines.append("  expected: \(expected.cut(to: 3_000))") }
    if let advice { lines.append("  \(advice)") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension UsageError {
  static func unknownCommand(_ name: String, among commands: [Command]) -> UsageError {
    let names = commands.map(\.name)
    return UsageError(
      "there is no command '\(name)'", for: name, among: names,
      expected: "one of " + names.joined(separator: ", "),
      advice: "'\(programName) --help' lists the commands")
  }

  static func unknownOption(_ name: String, of command: Command) -> UsageError {
    if Laboratory.has(name, of: command) {
      return Laboratory.elsewhere("'\(name)' of '\(command.name)'", "instructions")
    }
    let names = command.options.map(\.name)
    let owner = Command.all.first { $0.options.contains { $0.name == name } }
    let other =
      suggestion(for: name, among: names) == nil ? owner.map { "; '\($0.name)' has" } : nil
    return UsageError(
      "'\(command.name)' has no option '\(name)'\(other ?? "")", for: name, among: names,
      advice: command.pointer)
  }
}
