import Foundation
public import StatusQuoAppearanceModel
public import StatusQuoGenerators
public import StatusQuoHarness
import StatusQuoJSON
import StatusQuoRunning
import StatusQuoScenarioFiles

/// A program under test, which answers over standard input and output: `Tests/Subjects/README.md`
/// has the protocol.
///
/// Scenarios that are known to follow are sent ahead, so that the program finds its next question
/// where it ends its last answer.
public final class SubjectProgram: @unchecked Sendable {
  /// The reference's observation, which counts where the program says nothing.
  var rest = Observation()

  private let command: String
  private let breadcrumb: Breadcrumb
  private var conversation: Conversation
  /// The parts of an observation that it has announced to answer.
  private var declared: Set<String>
  /// The scenarios that it announces to know.
  public private(set) var capabilities: Capabilities
  /// The parts that it has announced to answer, with those that its last answer has.
  public private(set) var answers: SubjectAnswers
  /// The number of lines it still owes for the scenario that was begun last.
  private var owed = 0
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
  public init(_ command: String, _ breadcrumb: Breadcrumb) throws(Unusable) {
    self.command = command
    self.breadcrumb = breadcrumb
    (conversation, declared, capabilities) = try greeted(command, breadcrumb)
    answers = SubjectAnswers(declared: parts(declared))
  }
}

// MARK: - Asking

extension SubjectProgram {
  /// The scenario at the first of these positions, which is played next. The others are sent ahead.
  public func scenario(first positions: Range<Int>, make: (Int) -> Scenario) -> Scenario {
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

  /// Makes a scenario the one that is answered next.
  func begin(_ scenario: Scenario) {
    skipOwed()
    owed = scenario.steps.count + 1
    if ahead.first?.scenario == scenario {
      ahead.removeFirst()
      return
    }
    if !ahead.isEmpty { restart() }
    conversation.send(scenario.line)
  }

  /// Skips the remaining lines of a scenario that has diverged.
  private func skipOwed() {
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

  /// Has a program to which nothing was sent.
  private func restart() {
    ahead = []
    owed = 0
    do throws(Unusable) {
      (conversation, declared, capabilities) = try greeted(command, breadcrumb)
    } catch {
      refuseToWork(error.reason)
      endProcess()
    }
  }
}

extension Scenario {
  fileprivate var line: String {
    var scenario = self
    scenario.idling = 0
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
      let complaint = (try? JSON(parsing: line))?["error"]?.string.map {
        "error: \($0.prefix(2_000))"
      }
      endWorker(crashed: complaint ?? "a wrong answer: \(error)")
    }
    answers.given = parts(said)
    guard observation.step == rest.step else {
      endWorker(
        crashed: "a wrong answer: step \(observation.step), expected step \(rest.step);"
          + " a line more or less was written before")
    }
    if owed == 0, ahead.isEmpty, case .line(let line) = conversation.next(within: 0) {
      endWorker(crashed: "a wrong answer: one line too many, \(line.quoted)")
    }
    return observation
  }

  /// Its observation after all steps of a scenario; the answers before are skipped.
  func observe(afterAll scenario: Scenario) -> Observation {
    begin(scenario)
    for _ in scenario.steps {
      _ = nextLine()
      owed -= 1
    }
    return observe(scenario.names)
  }

  private func nextLine() -> [UInt8] {
    if case .line(let line) = conversation.next(within: -1) { return line }
    endWorker(crashed: conversation.ending())
  }
}

/// Reports how the subject ended and ends this process: the next one starts it again.
private func endWorker(crashed how: String) -> Never {
  _ = WorkerChannel.answer(["crashed": JSON(how)])
  endProcess()
}

extension [UInt8] {
  /// Its beginning, for an error.
  fileprivate var quoted: String { "'\(String(decoding: prefix(200), as: UTF8.self))'" }
}

// MARK: - Greeting

extension SubjectProgram {
  /// The reason why a program can't be used at all.
  public struct Unusable: Error {
    /// The reason in words.
    public let reason: String
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
  let greeting: Greeting
  do throws(DocumentError) {
    greeting = try Greeting.jsonForm.value(parsing: line, file: "its first line")
  } catch {
    throw SubjectProgram.Unusable(reason: "'\(command)' began with \(line.quoted): \(error)")
  }
  guard let answers = greeting.answers else {
    throw SubjectProgram.Unusable(
      reason: "'\(command)' began with \(line.quoted),"
        + " expected {\"protocol\": \"statusquo\", \"version\": 1, \"answers\": [parts]}")
  }
  try check(answers, of: command)
  // Where nothing is declared, everything may be answered, and is due.
  return (Set(answers.isEmpty ? keys : answers), greeting.capabilities ?? .all)
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
