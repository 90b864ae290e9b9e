import StatusQuoAppearanceModel
import StatusQuoJSON
import StatusQuoScenarioFiles

/// A fact that others saw on Apple's UIKit: a document of `Tests/Conformance/measured`, whose note says how,
/// where, what it bears on, and what exactly was seen.
struct Measurement: Sendable {
  /// The way something was seen, the strongest first.
  enum Kind: String, CaseIterable {
    /// An app wrote it on a simulator, and it was kept as it was.
    case transcript
    /// An app wrote it on a simulator; its values were published, not what it wrote.
    case probe
    /// A test asserts it that the project runs on simulators.
    case assertion
    /// A person printed and passed it on.
    case log
    /// A library has the number.
    case table
    /// Developers say so.
    case report

    /// True if UIKit itself wrote it down.
    var isMeasurement: Bool { self == .transcript || self == .probe || self == .assertion }
  }

  let file: ConformanceDocument
  let document: ScenarioDocument
  let kind: Kind
  /// The version and the device: `iOS 26.1, iPhone 16`.
  let on: String
  /// The rules it bears on.
  let rules: [RuleID]
  /// The reason why the law has something else, where it has.
  let against: String?
  /// Controllers without a call, by the step.
  let notCalled: [(controller: String, step: Int)]
  /// The values or calls that were seen.
  let seen: String

  /// A mistake in a note.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  init(_ file: ConformanceDocument) throws {
    self.file = file
    document = try file.read()
    var lines: [String: [String]] = [:]
    for line in (document.note ?? "").split(separator: "\n") {
      guard let match = line.wholeMatch(of: /(Kind|On|Rules|Against|Not called|Seen): (.+)/) else {
        throw Mistake(description: "\(file.path): a line of its note that says nothing: \(line)")
      }
      lines[String(match.1), default: []].append(String(match.2))
    }
    func one(_ key: String) throws -> String {
      guard let line = lines[key], line.count == 1 else {
        throw Mistake(description: "\(file.path): its note has no line \"\(key): …\", or several")
      }
      return line[0]
    }
    let kind = try one("Kind")
    guard let kind = Kind(rawValue: kind) else {
      throw Mistake(description: "\(file.path): no kind of evidence: \(kind)")
    }
    self.kind = kind
    on = try one("On")
    seen = try one("Seen")
    against = lines["Against"].map { $0.joined(separator: " ") }
    rules = try one("Rules").split(separator: ", ").map {
      guard let rule = RuleID(id: String($0)) else {
        throw Mistake(description: "\(file.path): no rule \($0)")
      }
      return rule
    }
    notCalled = try (lines["Not called"] ?? []).map {
      guard let match = $0.wholeMatch(of: /(.+) after (\d+)/), let step = Int(match.2) else {
        throw Mistake(description: "\(file.path): not a controller after a step: \($0)")
      }
      return (String(match.1), step)
    }
  }

  /// All of them.
  static func all() throws -> [Measurement] {
    try ConformanceDocument.documents(in: "measured").map(Measurement.init)
  }
}

extension Measurement {
  /// The places where observations are not what was seen. Calls that are listed were seen in that order.
  func contradictions(in observations: [Observation]) -> [String] {
    let names = document.scenario.names
    let expected = document.expectations.flatMap { expectation -> [String] in
      let observation = observations[expectation.after]
      return expectation.mismatches(in: observation, names).map(\.description)
        + disorder(of: expectation.observation["calls"]?["includes"], in: observation)
    }
    let calls = notCalled.flatMap { who in
      observations[who.step].calls.filter { names.text($0.controller) == who.controller }
        .map { "\(who.controller) was called: \($0.method)" }
    }
    return expected + calls
  }

  private func disorder(of included: JSON?, in observation: Observation) -> [String] {
    var left = observation.calls[...]
    for call in included?.elements ?? [] {
      let place = left.firstIndex {
        document.scenario.names.text($0.controller) == call["controller"]?.string
          && $0.method.rawValue == call["method"]?.string
      }
      guard let place else { return ["calls: not in this order: \(call.compactText)"] }
      left = left[(place + 1)...]
    }
    return []
  }
}
