package import StatusQuoAppearanceModel
import StatusQuoJSON
import StatusQuoScenarioFiles

/// The protocol of the driver: one line in, some lines out.
///
/// The first line says what is spoken: `{"protocol": "statusquo", "version": 1}` is that of
/// `statusquo fuzz --subject`, `{"transcript": 1}` asks for a transcript. Every other line is a scenario
/// document.
@MainActor package final class DriverSession {
  private let surroundings: DriverSurroundings
  private let play: (Scenario) async -> [DrivenMoment]
  private var mode: Talk?

  private enum Talk {
    case subject, transcript
  }

  /// A session. `play` plays a scenario and returns what was seen after the launch and each step.
  package init(
    _ surroundings: DriverSurroundings, play: @escaping (Scenario) async -> [DrivenMoment]
  ) {
    self.surroundings = surroundings
    self.play = play
  }

  /// The parts of an observation that a subject answers: lists that may be incomplete are left out.
  package static let answered = ["bar", "calls"]

  /// The lines that answer a line, without their line breaks.
  package func answer(to line: [UInt8]) async -> [String] {
    switch mode {
    case nil: return begin(line)
    case .subject: return await moments(of: line).map { subjectLine($0) } ?? [strange]
    case .transcript:
      guard let document = document(line) else { return [strange] }
      return [await transcribe(document)]
    }
  }

  private var strange: String { text(["error": "the line is no scenario document"]) }

  private func begin(_ line: [UInt8]) -> [String] {
    guard let json = try? JSON(parsing: line) else { return [strange] }
    if json["transcript"] != nil {
      mode = .transcript
      let head = Transcript(by: "the driver", on: surroundings.words).head
      return [String(head.dropLast())]
    }
    mode = .subject
    return [
      text([
        "protocol": "statusquo", "version": 1, "name": JSON(surroundings.words),
        "answers": JSON(Self.answered.map { JSON($0) }),
      ])
    ]
  }

  private func document(_ line: [UInt8]) -> ScenarioDocument? {
    try? ScenarioDocument(parsing: line, file: "line")
  }

  private func moments(of line: [UInt8]) async -> [DrivenMoment]? {
    guard let document = document(line) else { return nil }
    return await moments(of: document.scenario)
  }

  private func moments(of scenario: Scenario) async -> [DrivenMoment] {
    if let obstacle = surroundings.obstacle(to: scenario) {
      let why = DrivenMoment.missing("can't be driven: \(obstacle)")
      return Array(repeating: why, count: scenario.steps.count + 1)
    }
    return await play(surroundings.adapt(scenario))
  }

  /// The answers, a line for each moment; an unknown moment is an observation without parts.
  private func subjectLine(_ moments: [DrivenMoment]) -> [String] {
    moments.map { moment in
      var json = JSONBuilder()
      json.object { json in
        guard case .observed(let observation) = moment else { return }
        for key in Self.answered {
          if let value = observation[key] { json.member(key, value) }
        }
      }
      return text(json.finish())
    }
  }

  private func transcribe(_ document: ScenarioDocument) async -> String {
    let moments = await moments(of: document.scenario)
    var played = document
    played.scenario = surroundings.adapt(document.scenario)
    played.expectations = []
    played.wishes = []
    played.finding = nil
    var play = Transcript.Play(played)
    for (step, moment) in moments.enumerated() {
      switch moment {
      case .observed(let observation):
        play.document.expectations.append(Expectation(after: step, observation: observation))
      case .missing(let why): play.missing.append(Transcript.Missing(after: step, why: why))
      }
    }
    return String(play.line.dropLast())
  }

  private func text(_ json: JSON) -> String { json.compactText }
}
