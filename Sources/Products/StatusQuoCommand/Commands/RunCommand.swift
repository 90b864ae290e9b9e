import StatusQuoFindings
import StatusQuoReporting

extension Command {
  /// The commands in the order of the help text.
  package static let all: [Command] = [
    fuzz, merge, corpus, replay, observe, explain, checkWishes, fix, generate, importApp, shrink,
    enumerate, properties, bench,
  ]
}

/// Finds the command that was typed and runs it; without one, fuzzes.
@MainActor func runCommand(
  _ texts: [String], _ console: Console, _ resolver: ResolverUnderTest
) async throws -> ExitCode {
  switch texts.first {
  case "--help", "-h":
    console.write(Command.overview(resolver))
    return .agreement
  case "--version":
    console.write("\(programName) \(toolVersion)\n")
    return .agreement
  case "help":
    return try await runCommand(Array(texts.dropFirst()) + ["--help"], console, resolver)
  case let text? where !text.hasPrefix("-"):
    let isTyped = { (command: Command) in command.name == text }
    if let command = [Command.worker, .launch].first(where: isTyped) {
      return try await command.run(Array(texts.dropFirst()), console, resolver)
    }
    CrashSignals.install()
    guard let command = resolver.commands().first(where: isTyped) else {
      throw Laboratory.has(text)
        ? Laboratory.elsewhere("'\(text)'", text, Array(texts.dropFirst()))
        : UsageError.unknownCommand(text, among: resolver.commands())
    }
    return try await command.run(Array(texts.dropFirst()), console, resolver)
  default:
    CrashSignals.install()
    return try await Command.fuzz.run(texts, console, resolver)
  }
}

extension Command {
  @MainActor fileprivate func run(
    _ texts: [String], _ console: Console, _ resolver: ResolverUnderTest
  ) async throws -> ExitCode {
    if texts.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      console.write(help)
      return .agreement
    }
    return try await body(Arguments(texts, for: self), console, resolver)
  }
}
