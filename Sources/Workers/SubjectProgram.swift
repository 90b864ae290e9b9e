import AppearanceModel
import Foundation
import ScenarioFiles

/// A program under test, which answers over standard input and output: `Tests/Subjects/README.md`
/// has the protocol.
public final class SubjectProgram: @unchecked Sendable {
  private static let protocolName = "statusquo"
  private static let version = 1
  private static let parts: Set = [
    "outcome", "launchBar", "bar", "provenance", "stale", "calls", "styles", "told", "geometry",
  ]

  private let process: ChildProcess
  private var reader: LineReader
  /// What it has said that it answers.
  private let answers: Set<String>
  /// How many lines it still owes for a scenario that nobody plays any more.
  private var owed = 0

  /// Why a program can't be used at all.
  public struct Unusable: Error {
    /// In words.
    public let reason: String
  }

  /// Starts a command of the shell and greets it.
  public init(_ command: String) throws(Unusable) {
    do {
      process = try ChildProcess(["/bin/sh", "-c", "exec " + command], leadsGroup: false)
    } catch {
      throw Unusable(reason: error.reason)
    }
    reader = LineReader(process.output)
    let hello: JSON = ["protocol": JSON(Self.protocolName), "version": JSON(Self.version)]
    _ = writeLine(hello.compactText, to: process.input)
    guard case .line(let line) = reader.next(within: -1) else {
      throw Unusable(
        reason: "'\(command)' ended (\(process.end(patience: .seconds(1)))) before its first line;"
          + " run it by hand to see why")
    }
    guard let json = try? JSON(parsing: line),
      json["protocol"]?.string == Self.protocolName,
      json["version"]?.number == Double(Self.version),
      let answers = json["answers"]?.elements?.map({ $0.string ?? "" }),
      Self.parts.isSuperset(of: answers)
    else {
      throw Unusable(
        reason: "'\(command)' began with '\(String(decoding: line.prefix(200), as: UTF8.self))',"
          + " expected {\"protocol\": \"statusquo\", \"version\": 1, \"answers\": [parts]}")
    }
    self.answers = Set(answers)
  }

  /// Gives it the next scenario.
  func begin(_ scenario: Scenario) {
    while owed > 0 {
      _ = nextLine()
      owed -= 1
    }
    _ = writeLine(ScenarioDocument(scenario).json.compactText, to: process.input)
    owed = scenario.steps.count + 1
  }

  /// What it observes next; what it does not say is that of `rest`.
  func observe(_ names: Names, rest: Observation) -> Observation {
    let line = nextLine()
    owed -= 1
    do throws(DocumentError) {
      return try Observation(
        parsing: line, names: names, rest: rest, only: answers, source: "its answer")
    } catch {
      let complaint = (try? JSON(parsing: line))?["error"]?.string.map { "error: \($0)" }
      endWorker(crashed: complaint ?? "a wrong answer: \(error)")
    }
  }

  private func nextLine() -> [UInt8] {
    if case .line(let line) = reader.next(within: -1) { return line }
    endWorker(crashed: "\(process.end(patience: .seconds(1)))")
  }
}

/// Tells how the subject ended and ends this process: the next one starts it again.
private func endWorker(crashed how: String) -> Never {
  _ = writeLine((["crashed": JSON(how)] as JSON).compactText, to: STDOUT_FILENO)
  endProcess()
}
