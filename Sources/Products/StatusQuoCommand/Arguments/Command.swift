import StatusQuoReporting

/// A subcommand: its name, its arguments, and what it does.
package struct Command: Sendable {
  let name: String
  /// One line for the list of commands.
  let summary: String
  var operands: Operands
  let options: [OptionEntry]
  /// The part of `--help` beyond the summary and the options.
  let details: String
  let body: @MainActor @Sendable (Arguments, Console, ResolverUnderTest) async throws -> ExitCode

  /// A command, for the table of those that a command line has.
  package init(
    name: String, summary: String, operands: Operands = .none, options: [OptionEntry],
    details: String,
    body:
      @escaping @MainActor @Sendable (Arguments, Console, ResolverUnderTest) async throws ->
      ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.options = options
    self.details = details
    self.body = body
  }

  /// A command's arguments besides options.
  package enum Operands: Sendable {
    case none
    /// Exactly one for each of these words: `FILE`.
    case these(String)
    /// One operand or more.
    case some(String)
    /// Any number.
    case any(String)
  }
}

extension Command {
  /// The command with these options only.
  func with(_ options: [OptionEntry]) -> Command {
    Command(name: name, summary: summary, options: options, details: details, body: body)
  }
}

extension Command.Operands {
  /// The form in help texts.
  var usage: String {
    switch self {
    case .none: ""
    case .these(let words): " \(words)"
    case .some(let word): " \(word)…"
    case .any(let word): " [\(word)…]"
    }
  }

  func check(_ texts: [String], of command: Command) throws(UsageError) {
    let usage = "\(programName) \(command.name)\(usage)"
    switch self {
    case .any: return
    case .none:
      guard let text = texts.first else { return }
      throw UsageError("unexpected argument '\(text)'", expected: "'\(usage)' and options")
    case .these(let words):
      let count = words.split(separator: " ").count
      guard texts.count != count else { return }
      throw UsageError(
        "'\(command.name)' takes \(count.counted("argument")), not \(texts.count)", expected: usage)
    case .some(let word):
      guard texts.isEmpty else { return }
      throw UsageError("'\(command.name)' needs at least one \(word)", expected: usage)
    }
  }
}
