import Foundation
import StatusQuoAppearanceModel
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoOnDevice
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

/// The documents chosen for a device: `Tests/OnDevice/Experiment.txt` is what `experiment Tests/Conformance`
/// prints.
@Suite struct ExperimentTests {
  private static func experiment(
    _ documents: [ScenarioDocument], _ settled: [ChosenReading] = []
  ) -> Experiment {
    Experiment(choosingFrom: documents.map(\.scenario), settled: settled) {
      ReferenceModel($0, readings: $1)
    }
  }

  /// The documents on the list.
  static func chosen() throws -> [ScenarioDocument] {
    let list = try String(
      contentsOf: packageFolder.appending(path: "Tests/OnDevice/Experiment.txt"), encoding: .utf8)
    let lines = list.split(separator: "\n").map { $0.drop { $0 == " " } }
    return try zip(lines, lines.dropFirst()).compactMap { path, environment in
      guard path.hasPrefix("Tests/Conformance/"), path.hasSuffix(".json") else { return nil }
      let document = try ConformanceDocument(path: String(path)).read()
      let candidates = Experiment.Candidate.all([document], files: [String(path)])
      return candidates[environment.contains(", in place of ") ? 1 : 0].document
    }
  }

  @Test func `the documents on the list answer every question and show every rule`() throws {
    let documents = try Self.chosen()
    let experiment = Self.experiment(documents)
    // C-24 is about why, which no device shows.
    #expect(experiment.inseparable.map(\.question) == [.c24])
    // Of iPhone Duo, and of a tab bar that an app hides, no document is on the list yet.
    let others: [RuleID] = [.ge25, .ge26, .ge27, .ge28, .ge29]
    #expect(experiment.untouched.filter { !others.contains($0) } == [])
    #expect(experiment.trials.count <= documents.count)
    let answers = experiment.trials.flatMap(\.answers)
    #expect(Set(answers.map(\.question)) == Set(OpenQuestion.choosable).subtracting([.c24]))
    for answer in answers { #expect(Set(answer.observations.map(\.observation)).count > 1) }
    let page = try String(
      contentsOf: packageFolder.appending(path: "Tests/OnDevice/Measuring.md"), encoding: .utf8)
    #expect(page.contains("\(documents.count) scenarios settle"))
    let list = try String(
      contentsOf: packageFolder.appending(path: "Tests/OnDevice/Experiment.txt"), encoding: .utf8)
    let driven = list.split(separator: "\n").count { $0 == "  driver" }
    #expect(list.contains("the driver can play \(driven) in a simulator"))
    #expect(page.contains("the driver can play \(driven) of them"))
  }

  private static func pop(on iOS: String, steps: String = "") throws -> ScenarioDocument {
    try ScenarioDocument(
      parsing: """
        {"version": 1, "environment": {"iOS": "\(iOS)"}, "windows": [{"name": "W", "root": {
          "name": "N", "kind": "navigation", "children": [
            {"name": "A", "kind": "plain"}, {"name": "B", "kind": "plain"}]}}],
         "steps": [\(steps){"do": "pop", "on": "N"}]}
        """, file: "pop")
  }

  @Test func `of two that show the same the driver's is chosen`() throws {
    let old = try Self.pop(on: "12.4")
    let new = try Self.pop(on: "15.0")
    for documents in [[old, new], [new, old]] {
      let trials = Self.experiment(documents).trials
      #expect(trials.map { documents[$0.candidate].scenario.environment.iOS } == [15])
      #expect(trials.map(\.obstacle) == [nil])
    }
    // Larger, so that it was not the first choice.
    let larger = try Self.pop(on: "15.0", steps: #"{"do": "pop", "on": "N"},"#)
    #expect(Self.experiment([old, larger]).trials.map(\.candidate) == [1])
  }

  @Test func `of a document without a simulator the driver plays a copy`() throws {
    let documents = try ["12.4", "17.0"].map { try Self.pop(on: $0) }
    let candidates = Experiment.Candidate.all(documents, files: ["old.json", "new.json"])
    #expect(candidates.map(\.file) == ["old.json", "old.json", "new.json"])
    #expect(candidates.map(\.copiedFrom) == [nil, Version(12, 4), nil])
    let old = Array(candidates.prefix(2))
    let experiment = Self.experiment(old.map(\.document))
    #expect(experiment.trials.map(\.candidate) == [1])
    #expect(
      experiment.article(old).text().contains(
        "\n  iOS 15.0 on iPhone 15, in place of 12.4\n  driver\n"))
    // A step that needs a finger needs one on each version.
    let swiped = try Self.pop(on: "12.4", steps: #"{"do": "beginInteractivePop", "on": "N"},"#)
    #expect(Experiment.Candidate.all([swiped], files: ["swiped.json"]).count == 1)
  }

  @Test func `what the driver can't play says why, as text and as JSON`() throws {
    let document = try Self.pop(on: "12.4")
    let experiment = Self.experiment([document])
    let text = experiment.article(Experiment.Candidate.all([document], files: ["pop.json"])).text()
    #expect(text.contains("the driver can play 0 in a simulator; 1 is played by hand\n"))
    #expect(text.contains("\n  by hand: there is no simulator of iOS 12\n"))
    let json = experiment.json(Experiment.Candidate.all([document], files: ["pop.json"]))
    #expect(json["players"]?.compactText == #"{"driver":0,"byHand":1}"#)
    let trial = try #require(json["trials"]?.elements?.first)
    #expect(trial["player"]?.string == "by hand")
    #expect(trial["obstacle"]?.string == "there is no simulator of iOS 12")
    // In the law that is an exception, which ends an app.
    let raised = try Self.pop(
      on: "17.0", steps: #"{"do": "push", "controller": "B", "on": "N"},"#)
    let obstacle = Self.experiment([raised]).trials.first?.obstacle
    #expect(obstacle == "step 1 ends the app with an exception")
  }

  @Test func `a question that was answered is left out`() throws {
    let documents = try Self.chosen()
    let settled = ChosenReading(question: .c10, number: 1)
    let answers = Self.experiment(documents, [settled]).trials.flatMap(\.answers)
    #expect(!answers.isEmpty)
    #expect(!answers.contains { $0.question == .c10 })
  }
}
