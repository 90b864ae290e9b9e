import Foundation
public import StatusQuoAppearanceModel
@_exported public import StatusQuoBenchmarking
public import StatusQuoGenerators
public import StatusQuoHarness
import StatusQuoRunning
import StatusQuoWorkers

/// The command line for a resolver.
public enum StatusQuoTool {
  /// Runs the command that was typed, for the resolver that `makeSubject` makes, and ends the process
  /// with its exit code.
  ///
  /// An executable that consists of this call has every command for that resolver: `fuzz` plays in
  /// worker processes, which are the same executable, so that a resolver may crash or hang.
  ///
  /// - Parameters:
  ///   - parts: what is compared; a resolver that answers only styles compares `[.styles]`.
  ///   - capabilities: what the resolver knows; scenarios need nothing else.
  ///   - makeSubject: makes the resolver under test from a scenario, as its world after the launch, or
  ///     throws a `Skip` where the scenario isn't applicable.
  @inlinable @MainActor public static func main<Subject: Resolver & SendableMetatype>(
    comparing parts: Set<Observation.Part> = .all, capabilities: Capabilities = .all,
    _ makeSubject: @escaping @Sendable (Scenario) throws(Skip) -> Subject
  ) async -> Never {
    // Made where the type is known, so that what is timed is compiled for it.
    await main(
      comparing: parts, capabilities: capabilities,
      benchmark: BenchmarkColumn("\(Subject.self)") { scenario throws(Skip) in
        try makeSubject(scenario)
      }, makeSubject)
  }

  /// Runs the command line, with a resolver as a column of `bench`.
  ///
  /// - Parameters:
  ///   - benchmark: the resolver as a column of `bench`.
  @MainActor public static func main<Subject: Resolver & SendableMetatype>(
    comparing parts: Set<Observation.Part> = .all, capabilities: Capabilities = .all,
    benchmark: BenchmarkColumn,
    _ makeSubject: @escaping @Sendable (Scenario) throws(Skip) -> Subject
  ) async -> Never {
    await main(
      ResolverUnderTest(
        capabilities, comparing: parts,
        BenchSubject(benchmark, comparing: parts, capabilities, makeSubject), makeSubject))
  }

  /// Runs the command line for a resolver and ends the process.
  @MainActor package static func main(_ resolver: ResolverUnderTest) async -> Never {
    // A failed write is an error and must not end the process.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    StandardStreams.reserve()
    guard canStart(threads: threadsNeeded) else {
      let text = "\(programName): the system lets this process start too few threads (ulimit -u)\n"
      FileHandle.standardError.write(Data(text.utf8))
      exit(ExitCode.wrongUse.rawValue)
    }
    Descendants.adopt()
    Interruption.install()
    SystemClock.beginBeating()
    let console = Console()
    var code: ExitCode
    do {
      code = try await runCommand(Array(CommandLine.arguments.dropFirst()), console, resolver)
    } catch {
      console.complain(error)
      code = (error as? UsageError)?.exitCode ?? .wrongUse
    }
    console.flush()
    if let failure = console.failure {
      console.complain("\(programName): standard output cannot be written: \(failure)\n")
      code = max(code, .wrongUse)
    }
    exit(code.rawValue)
  }
}

/// The number of threads that a command needs: those of Swift, of the clock, and of what is read.
private let threadsNeeded = 6

/// The name of this program.
package let programName =
  CommandLine.arguments.first?.split(separator: "/").last.map { String($0) } ?? "statusquo"

/// The word that starts this program again: its name where PATH leads to it, else as it was started.
let programWord: String = {
  let typed = CommandLine.arguments.first ?? programName
  guard typed.contains("/") else { return typed }
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  let found = folders.map { "\($0)/\(programName)" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
  func file(_ path: String) -> URL { URL(fileURLWithPath: path).resolvingSymlinksInPath() }
  return found.map { file($0) == file(executablePath) } == true ? programName : typed
}()

/// The program that is running.
let executablePath = Bundle.main.executablePath ?? CommandLine.arguments[0]
