import StatusQuoScenarioFiles

/// Something is wrong with what the user gave: exit code 2.
struct UsageError: Error {
  /// The problem and its place.
  let problem: String
  /// The accepted words.
  let expected: String?
  /// The way out.
  let advice: String?

  init(_ problem: String, expected: String? = nil, advice: String? = nil) {
    self.problem = problem
    self.expected = expected
    self.advice = advice
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
  static func unknownCommand(_ name: String) -> UsageError {
    let near = suggestion(for: name, among: Command.all.map(\.name))
    return UsageError(
      "there is no command '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
      expected: "one of " + Command.all.map(\.name).joined(separator: ", "),
      advice: "'\(programName) --help' lists the commands")
  }

  static func unknownOption(_ name: String, of command: Command) -> UsageError {
    let near = suggestion(for: name, among: command.options.map(\.name))
    let owner = Command.all.first { $0.options.contains { $0.name == name } }
    var problem = "'\(command.name)' has no option '\(name)'"
    if let near {
      problem += "; did you mean '\(near)'?"
    } else if let owner {
      problem += "; '\(owner.name)' has"
    }
    return UsageError(problem, advice: command.pointer)
  }
}
