import Foundation
package import StatusQuoAppearanceModel
package import StatusQuoGenerators
package import StatusQuoHarness
import StatusQuoJSON
import StatusQuoRunning
import StatusQuoScenarioFiles

/// A program under test, which answers over standard input and output: `Tests/Subjects/README.md`
/// has the protocol.
///
/// Scenarios that are known to follow are sent ahead, so that the program finds its next question
/// where it ends its last answer.
package final class SubjectProgram: @unchecked Sendable {
  /// The reference's observation, which counts where the program says nothing.
  var rest = Observation()

  private let command: String
  private let breadcrumb: Breadcrumb
  private var conversation: Conversation
  /// The parts of an observation that it has announced to answer.
  private var declared: Set<String>
  /// The scenarios that it announces to know.
  package private(set) var capabilities: Capabilities
  /// The parts that it has announced to answer, with those that its last answer has.
  package private(set) var answers: SubjectAnswers
  /// The number of lines it still owes for the scenario that was begun last.
  private var owed = 0
  /// The line that it has answered the launch with, until that is read.
  private var launch: [UInt8]?
  /// Questions sent and not begun; the answers come in this order.
  private var ahead: [Question] = []

  private struct Question {
    var position: Int
    var scenario: Scenario
    var line: String

    init(_ scenario: Scenario, at position: Int) {
      (self.scenario, self.position) = (scenario, position)
      line = scenario.line
    }
  }

  /// The number of bytes that are sent ahead: as much as a pipe holds.
  private static let window = 1 << 16
  /// The seconds that a program gets for the rest of a scenario that is not run any more, before it is
  /// started again.
  private static let patience = 0.1

  /// Starts a command of the shell and greets it.
  ///
  /// - Parameter breadcrumb: where it is noted that it is being started, which has a limit of its own.
  package init(_ command: String, _ breadcrumb: Breadcrumb) throws(Unusable) {
    self.command = command
    self.breadcrumb = breadcrumb
    (conversation, declared, capabilities) = try greeted(command, breadcrumb)
    answers = SubjectAnswers(declared: parts(declared))
  }
}

// MARK: - Asking

extension SubjectProgram {
  /// The scenario at the first of these positions, which is played next. The others are sent ahead.
  package func scenario(first positions: Range<Int>, make: (Int) -> Scenario) -> Scenario {
    if let next = ahead.first, next.position != positions.lowerBound { restart() }
    var size = ahead.reduce(0) { $0 + $1.line.utf8.count }
    for position in positions.dropFirst(ahead.count) {
      guard size < Self.window else { break }
      let question = Question(make(position), at: position)
      size += question.line.utf8.count
      conversation.send(question.line)
      ahead.append(question)
    }
    return ahead[0].scenario
  }

  /// Makes a scenario the one that is answered next, and waits for the answer to its launch.
  func begin(_ scenario: Scenario) throws(Skip) {
    skipOwed()
    answers.skip = nil
    if ahead.first?.scenario == scenario {
      ahead.removeFirst()
    } else {
      if !ahead.isEmpty { restart() }
      conversation.send(scenario.line)
    }
    breadcrumb.expect(lines: scenario.steps.count + 1)
    let line = nextLine()
    owed = scenario.steps.count + 1
    if let skip = Skip(answer: line) {
      owed = 0
      throw skip
    }
    launch = line
  }

  /// Skips the remaining lines of a scenario that has diverged.
  private func skipOwed() {
    if launch != nil { owed -= 1 }
    launch = nil
    let limit = SystemClock.now + Self.patience
    while owed > 0 {
      let left = Int32(max(limit - SystemClock.now, 0) * 1_000)
      guard case .line = conversation.next(within: left) else {
        let sent = ahead
        restart()
        ahead = sent
        for question in sent { conversation.send(question.line) }
        return
      }
      owed -= 1
    }
  }

  /// Ends it, as nothing more is asked; returns what is wrong with how it ends: an exit code, a signal, output
  /// behind its last answer, or that it takes longer than `limit`. Then it is ended with this process.
  package func end(within limit: Seconds) -> String? {
    guard ahead.isEmpty else { return nil }
    skipOwed()
    return conversation.finish(within: limit)
  }

  /// Has a program to which nothing was sent.
  private func restart() {
    ahead = []
    owed = 0
    launch = nil
    do throws(Unusable) {
      let before = (declared, capabilities)
      (conversation, declared, capabilities) = try greeted(command, breadcrumb)
      guard before == (declared, capabilities) else { throw .hasChanged(command) }
    } catch {
      refuseToWork(error.reason)
      endProcess()
    }
  }
}

extension Scenario {
  fileprivate var line: String {
    var scenario = self
    (scenario.idling, scenario.idlingBy) = (0, .style)
    return ScenarioDocument(scenario).json.compactText
  }
}

// MARK: - Answers

extension SubjectProgram {
  /// Its next observation.
  func observe(_ names: Names) -> Observation {
    let line = nextLine()
    owed -= 1
    answers.given = []
    if line == nothing, owed > 0 { return rest }
    let observation: Observation
    var said: Set<String> = []
    do throws(DocumentError) {
      observation = try Observation(
        parsing: line, names: names, rest: rest, only: declared, said: &said, source: "its answer")
    } catch {
      let json = try? JSON(parsing: line)
      let complaint = json?["error"]?.string.map { CrashKind.error("\($0.prefix(2_000))") }
      endWorker(crashed: complaint ?? .wrongAnswer("\(error)" + hint(line, json)))
    }
    answers.given = parts(said)
    guard observation.step == rest.step else {
      endWorker(
        crashed: .wrongAnswer(
          "step \(observation.step), expected step \(rest.step);"
            + " a line more or less was written before"))
    }
    if owed == 0, ahead.isEmpty, case .line(let line) = conversation.next(within: 0) {
      endWorker(crashed: .lineTooMany(line.quoted))
    }
    return observation
  }

  /// A likely reason for a line that is no observation.
  private func hint(_ line: [UInt8], _ json: JSON?) -> String {
    if json?["skip"] != nil {
      return "; a scenario is skipped in place of the answer to its launch: {\"skip\": \"why\"}"
    }
    if json?.members != nil { return "" }
    return "; the line is \(line.quoted): standard output is for answers, print to standard error"
  }

  /// Its observation after all steps of a scenario; the answers before are skipped.
  func observe(afterAll scenario: Scenario) -> Observation {
    do throws(Skip) { try begin(scenario) } catch {
      answers.given = []
      answers.skip = error
      return rest
    }
    for _ in scenario.steps {
      _ = nextLine()
      owed -= 1
    }
    return observe(scenario.names)
  }

  /// Its next line, which answers a question.
  func answer(to question: String) -> [UInt8] {
    conversation.send(question)
    return nextLine()
  }

  /// Ends this worker with an answer that is none.
  func refuse(_ problem: String, _ line: [UInt8]) -> Never {
    endWorker(crashed: .wrongAnswer("\(problem); the line is \(line.quoted)"))
  }

  private func nextLine() -> [UInt8] {
    if let line = launch {
      launch = nil
      return line
    }
    if case .line(let line) = conversation.next(within: -1) {
      breadcrumb.addLine()
      return line
    }
    endWorker(crashed: .process(conversation.ending()))
  }
}

/// Reports how the subject ended and ends this process: the next one starts it again.
func endWorker(crashed ending: CrashKind) -> Never {
  _ = WorkerChannel.answer(["crashed": JSON(ending.description)])
  endProcess()
}

extension Skip {
  private static let longestAnswer = 4_096

  /// The reason in an answer to the launch: `{"skip": "why"}`; nil for any other answer.
  fileprivate init?(answer line: [UInt8]) {
    guard line != nothing, line.count <= Self.longestAnswer,
      let members = (try? JSON(parsing: line))?.members, members.count == 1,
      members[0].key == "skip", let reason = members[0].value.string
    else { return nil }
    self.init(reason)
  }
}

extension [UInt8] {
  /// Its beginning, for an error.
  var quoted: String { "'\(String(decoding: prefix(200), as: UTF8.self))'" }
}

// MARK: - Greeting

extension SubjectProgram {
  /// The reason why a program can't be used at all.
  package struct Unusable: Error {
    /// The reason in words.
    package let reason: String

    /// The capabilities or answers of a program that was started again are others.
    static func hasChanged(_ command: String) -> Unusable {
      Unusable(
        reason:
          "'\(command)' began otherwise when it was started again, expected the same answers and"
          + " capabilities each time")
    }
  }
}

/// `{}`, the most frequent answer of most programs.
private let nothing = Array("{}".utf8)
private let keys = Observation.Part.allCases.map(\.rawValue)

private func parts(_ keys: Set<String>) -> Set<Observation.Part> {
  Set(keys.compactMap(Observation.Part.init(rawValue:)))
}

/// A program that has been started, the parts of an observation that it answers, and what it knows.
private func greeted(
  _ command: String, _ breadcrumb: Breadcrumb
) throws(SubjectProgram.Unusable) -> (Conversation, Set<String>, Capabilities) {
  breadcrumb.start(true)
  defer { breadcrumb.start(false) }
  var conversation: Conversation
  do {
    conversation = Conversation(
      try ChildProcess(
        ["/bin/sh", "-c", "exec " + command], leadsGroup: false, standardError: .inherited))
  } catch {
    throw SubjectProgram.Unusable(reason: error.reason)
  }
  conversation.send(Greeting.jsonForm.json(Greeting()).compactText)
  guard case .line(let line) = conversation.next(within: -1) else {
    throw SubjectProgram.Unusable(
      reason: "'\(command)' ended (\(conversation.ending())) before its first line;"
        + " run it by hand to see why")
  }
  let (answers, capabilities) = try greeting(in: line, of: command)
  return (conversation, answers, capabilities)
}

/// The parts of an observation that a program declares in its first line, and what it knows.
private func greeting(
  in line: [UInt8], of command: String
) throws(SubjectProgram.Unusable) -> (answers: Set<String>, Capabilities) {
  if let version = (try? JSON(parsing: line))?["version"]?.number, version > 1 {
    throw SubjectProgram.Unusable(
      reason:
        "'\(command)' speaks version \(JSON(version).compactText) of the protocol, and this tool"
        + " version 1: get a newer statusquo, or let the program answer with version 1")
  }
  let greeting: Greeting
  do throws(DocumentError) {
    greeting = try Greeting.jsonForm.value(parsing: line, file: "its first line")
  } catch {
    throw SubjectProgram.Unusable(reason: "'\(command)' began with \(line.quoted): \(error)")
  }
  if let container = greeting.container {
    return (
      [],
      Capabilities(versions: greeting.capabilities?.versions ?? Version.known, container: container)
    )
  }
  guard let answers = greeting.answers else {
    throw SubjectProgram.Unusable(
      reason: "'\(command)' began with \(line.quoted),"
        + " expected {\"protocol\": \"statusquo\", \"version\": 1, \"answers\": [parts]}")
  }
  try check(answers, of: command)
  // Where nothing is declared, everything may be answered, and is due.
  return (Set(answers.isEmpty ? keys : answers), greeting.capabilities ?? Capabilities())
}

/// Refuses a program that declares what is no part of an observation.
private func check(
  _ answers: [String], of command: String
) throws(SubjectProgram.Unusable) {
  guard let unknown = answers.first(where: { !keys.contains($0) }) else { return }
  let meant = suggestion(for: unknown, among: keys).map { " (did you mean \"\($0)\"?)" } ?? ""
  throw SubjectProgram.Unusable(
    reason: "'\(command)' answers \(JSON(unknown).compactText)\(meant);"
      + " the parts are \(keys.joined(separator: ", "))")
}
