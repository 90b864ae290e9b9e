package import StatusQuoAppearanceModel
package import StatusQuoArticles
import StatusQuoDriver
import StatusQuoHarness
package import StatusQuoJSON
import StatusQuoReporting
package import StatusQuoScenarioFiles

extension Experiment {
  /// A document to choose from.
  package struct Candidate: Sendable {
    /// The scenario to play.
    package var document: ScenarioDocument
    /// Its file.
    package var file: String
    /// The version of iOS that the file has, where the document is a copy for another one.
    package var copiedFrom: Version?

    /// Each document, and where no simulator has its version, a copy for the oldest that the driver
    /// plays: most rules hold on both.
    package static func all(_ documents: [ScenarioDocument], files: [String]) -> [Candidate] {
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

  /// The list of scenarios to play, for a person with a device.
  package func article(_ candidates: [Candidate]) -> Article {
    let trials = trials.enumerated().map { number, trial in
      trial.block(number + 1, candidates[trial.candidate])
    }
    let pairs = inseparable.map {
      Block.Item("\($0.question.id): readings \($0.one) and \($0.other)")
    }
    let unseen =
      untouched.isEmpty ? [] : [Block.line(Phrase(untouched.map(\.id).joined(separator: ", ")))]
    return Article(
      Phrase(summary), command: "experiment",
      blocks: [.line(Phrase(players))] + trials + [
        .section("Not separated by any of the documents", [.list(pairs)]),
        .section("Not shown by any of the documents", unseen),
      ])
  }

  /// The number of scenarios and of the questions that they answer.
  private var summary: String {
    let questions = Set(trials.flatMap(\.answers).map(\.question)).count
    let rules = trials.reduce(0) { $0 + $1.rules.count }
    return "\(trials.count.counted("scenario")) to run on a device: they answer "
      + "\(questions.counted("question")) and show \(rules.counted("rule")) that Apple does not document"
  }

  private var byHand: Int { trials.count { $0.obstacle != nil } }

  /// The number of them that the driver can play.
  var players: String {
    "the driver can play \(trials.count - byHand) in a simulator; "
      + "\(byHand) \(byHand == 1 ? "is" : "are") played by hand"
  }

  /// The list for machines: `trials` of {file, copiedFrom (null or the version in the file), player
  /// ("driver" or "by hand"), obstacle (null or why by hand), document, answers [{question, step,
  /// readings [{number, claim, observation}]}], rules}, `players` {driver, byHand}, `inseparable`
  /// [{question, readings}], `untouched`.
  package func json(_ candidates: [Candidate]) -> JSON {
    [
      "trials": JSON(
        trials.map { $0.json(candidates[$0.candidate]) }),
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
  /// The player: the driver, or a person.
  private var player: String { obstacle == nil ? "driver" : "by hand" }

  fileprivate func json(_ candidate: Experiment.Candidate) -> JSON {
    let document = candidate.document
    return [
      "file": JSON(candidate.file),
      "copiedFrom": candidate.copiedFrom.map { JSON($0.text) } ?? .null,
      "player": JSON(player),
      "obstacle": obstacle.map { JSON($0) } ?? .null, "document": document.json,
      "answers": JSON(answers.map { $0.json(document.scenario.names) }),
      "rules": JSON(rules.map { JSON($0.id) }),
    ]
  }

  /// The scenario, who plays it, and what to look at.
  fileprivate func block(_ number: Int, _ candidate: Experiment.Candidate) -> Block {
    let scenario = candidate.document.scenario
    let original = candidate.copiedFrom.map { ", in place of \($0.text)" } ?? ""
    let steps = scenario.steps.enumerated().map { index, step in
      Phrase("step \(index + 1): \(step.call(scenario.names))")
    }
    let head = [
      candidate.file, scenario.environment.text + original,
      player + (obstacle.map { ": \($0)" } ?? ""),
    ]
    let shown =
      rules.isEmpty ? [] : [Block.Item("shows " + Phrase(rules.map(\.id).joined(separator: ", ")))]
    return .foldable(
      "\(number). \(candidate.document.name ?? candidate.file)",
      [
        .verbatim((head + scenario.tree(maxLines: 60)).map { Phrase($0) } + steps),
        .list(answers.map { $0.item(scenario) } + shown),
      ])
  }
}

extension Experiment.Answer {
  /// The places to look at, and the values that each reading shows there.
  fileprivate func item(_ scenario: Scenario) -> Block.Item {
    let moment = step == 0 ? "after the launch" : "after step \(step)"
    let groups = observations.map(\.observation).reduce(into: [Observation]()) { groups, next in
      if !groups.contains(next) { groups.append(next) }
    }
    let items = groups.map { group in
      let other = groups.first { $0 != group } ?? group
      let seen = Observation.Pair(expected: other, actual: group).differences(scenario.names)
        .map { "\($0.place.text(scenario.names)) is \($0.actual)" }.joined(separator: ", ")
      let numbers = observations.filter { $0.observation == group }.map { String($0.reading) }
      return Block.Item(
        "\(question.id)=\(numbers.joined(separator: " or ")) if \(moment) \(seen)")
    }
    return Block.Item("\(question.id): \(question.question)", [], [.list(items)])
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
