public import StatusQuoAppearanceModel
public import StatusQuoHarness
public import StatusQuoScenarioFiles

extension Experiment {
  /// A document to choose from.
  public struct Candidate: Sendable {
    /// What is played.
    public var document: ScenarioDocument
    /// Where it is.
    public var file: String
    /// The version of iOS that the file has, where the document is a copy for another one.
    public var copiedFrom: Version?

    /// Each document, and where no simulator has its version, a copy for the oldest that the driver plays:
    /// most rules hold on both.
    public static func all(_ documents: [ScenarioDocument], files: [String]) -> [Candidate] {
      zip(documents, files).flatMap { document, file in
        [Candidate(document: document, file: file)]
          + (document.scenario.onDrivenVersion.map { copy in
            [
              Candidate(
                document: ScenarioDocument(
                  copy, name: document.name, source: document.source, note: document.note),
                file: file, copiedFrom: document.scenario.environment.iOS)
            ]
          } ?? [])
      }
    }
  }

  /// The list of what to play, for a person with a device.
  public func text(_ candidates: [Candidate]) -> String {
    var lines = [summary, players]
    for (number, trial) in trials.enumerated() {
      let candidate = candidates[trial.candidate]
      let scenario = candidate.document.scenario
      lines += ["", "\(number + 1). \(candidate.document.name ?? candidate.file)"]
      lines.append("   \(candidate.file)")
      let original = candidate.copiedFrom.map { ", in place of \($0.text)" } ?? ""
      lines.append("   " + scenario.environment.text + original)
      lines.append("   \(trial.player)" + (trial.obstacle.map { ": \($0)" } ?? ""))
      lines += scenario.tree(mostLines: 60).map { "   " + $0 }
      for (index, step) in scenario.steps.enumerated() {
        lines.append("   step \(index + 1): \(step.call(scenario.names))")
      }
      for answer in trial.answers { lines += answer.lines(scenario).map { "   " + $0 } }
      if !trial.rules.isEmpty {
        lines.append("   shows " + trial.rules.map(\.id).joined(separator: ", "))
      }
    }
    if !inseparable.isEmpty {
      lines += ["", "Not separated by any of the documents:"]
      lines += inseparable.map { "  \($0.question.id): readings \($0.one) and \($0.other)" }
    }
    if !untouched.isEmpty {
      lines += [
        "", "Not shown by any of the documents: " + untouched.map(\.id).joined(separator: ", "),
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// How many scenarios answer how many questions.
  var summary: String {
    let questions = Set(trials.flatMap(\.answers).map(\.question)).count
    let rules = trials.reduce(0) { $0 + $1.rules.count }
    return "\(trials.count.counted("scenario")) to run on a device: they answer "
      + "\(questions.counted("question")) and show \(rules.counted("rule")) that Apple does not document"
  }

  private var byHand: Int { trials.count { $0.obstacle != nil } }

  /// How many of them the driver can play.
  var players: String {
    "the driver can play \(trials.count - byHand) in a simulator; "
      + "\(byHand) \(byHand == 1 ? "is" : "are") played by hand"
  }

  /// The list for machines: `trials` of {file, copiedFrom (null or the version in the file), player ("driver" or "by hand"), obstacle (null or why by
  /// hand), document, answers [{question, step, readings [{number, claim, observation}]}], rules},
  /// `players` {driver, byHand}, `inseparable` [{question, readings}], `untouched`.
  public func json(_ candidates: [Candidate]) -> JSON {
    [
      "trials": JSON(
        trials.map { trial -> JSON in
          let candidate = candidates[trial.candidate]
          let document = candidate.document
          return [
            "file": JSON(candidate.file),
            "copiedFrom": candidate.copiedFrom.map { JSON($0.text) } ?? .null,
            "player": JSON(trial.player),
            "obstacle": trial.obstacle.map { JSON($0) } ?? .null, "document": document.json,
            "answers": JSON(trial.answers.map { $0.json(document.scenario.names) }),
            "rules": JSON(trial.rules.map { JSON($0.id) }),
          ]
        }),
      "players": [
        "driver": JSON(trials.count - byHand), "byHand": JSON(byHand),
      ],
      "inseparable": JSON(
        inseparable.map {
          ["question": JSON($0.question.id), "readings": JSON([JSON($0.one), JSON($0.other)])]
            as JSON
        }),
      "untouched": JSON(untouched.map { JSON($0.id) }),
    ]
  }
}

extension Experiment.Trial {
  /// Who can play it.
  fileprivate var player: String { obstacle == nil ? "driver" : "by hand" }
}

extension Experiment.Answer {
  /// What to look at, and which reading shows what.
  fileprivate func lines(_ scenario: Scenario) -> [String] {
    var lines = ["\(question.id): \(question.question)"]
    let moment = step == 0 ? "after the launch" : "after step \(step)"
    var groups: [(readings: [Int], observation: Observation)] = []
    for (reading, observation) in observations {
      if let group = groups.firstIndex(where: { $0.observation == observation }) {
        groups[group].readings.append(reading)
      } else {
        groups.append(([reading], observation))
      }
    }
    for group in groups {
      let other = groups.first { $0.observation != group.observation } ?? group
      let differences = Divergence(
        step: step, stepKind: nil, expected: other.observation, actual: group.observation,
        brokenInvariant: nil
      ).differences(scenario.names)
      let seen = differences.map { "\($0.place) is \($0.actual)" }.joined(separator: ", ")
      let numbers = group.readings.map(String.init).joined(separator: " or ")
      lines.append("  \(question.id)=\(numbers) if \(moment) \(seen)")
    }
    return lines
  }

  fileprivate func json(_ names: Names) -> JSON {
    [
      "question": JSON(question.id), "step": JSON(step),
      "readings": JSON(
        observations.map {
          [
            "number": JSON($0.reading), "claim": JSON(question.readings[$0.reading - 1].claim),
            "observation": $0.observation.json(names),
          ]
        }),
    ]
  }
}
