import StatusQuoReporting

extension Command {
  /// The text of `statusquo --help`.
  static func overview(_ resolver: ResolverUnderTest) -> String {
    let all = resolver.commands()
    let width = all.map(\.name.count).max() ?? 0
    let commands = all.map { "  \($0.name.padded(to: width))  \($0.summary)" }
    return """
      Verifies UIKit's appearance rules: the status bar, dark mode and the top of the safe area.

      Two resolvers play the same scenarios side by side: the reference model, which is the law, and
      \(resolver.name). Where they differ, the scenario is shrunk and shown.

      Usage: \(programName) [COMMAND] [OPTIONS]

      Commands:
      \(commands.joined(separator: "\n"))

      Without a command: '\(programName) fuzz' for ten seconds.
      '\(programName) COMMAND --help' explains a command, '\(programName) --version' its version.

      \(ExitCode.summary.lines(ofColumns: 90).joined(separator: "\n"))

      """
  }

  /// Points to the command's help in an error.
  var pointer: String { "'\(programName) \(name) --help' explains the command" }

  /// The text of `statusquo COMMAND --help`.
  var help: String {
    let usages = options.map(\.usage) + ["--help"]
    let width = usages.map(\.count).max() ?? 0
    let lines = zip(usages, options.map(\.summary) + ["Print this text"]).map {
      let indent = "\n" + String(repeating: " ", count: width + 4)
      let summary = $1.split(separator: "\n", omittingEmptySubsequences: false)
      return "  \($0.padded(to: width))  \(summary.joined(separator: indent))"
    }
    return """
      \(summary)

      Usage: \(programName) \(name)\(options.isEmpty ? "" : " [OPTIONS]")\(operands.usage)

      \(details)

      Options:
      \(lines.joined(separator: "\n"))

      \(ExitCode.summary.lines(ofColumns: 90).joined(separator: "\n"))

      """
  }

}

extension String {
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: width - count)
  }
}

extension [String] {
  /// The words with commas, on lines of at most `columns` characters.
  func listed(inColumns columns: Int) -> String {
    joined(separator: ", ").lines(ofColumns: columns).joined(separator: "\n")
  }
}
