import Foundation
import StatusQuoAppearanceModel
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

/// The documents chosen for a device: `Reports/Experiment.txt` is what `experiment Tests/Conformance`
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
  private static func chosen() throws -> [ScenarioDocument] {
    let list = try String(
      contentsOf: packageFolder.appending(path: "Reports/Experiment.txt"), encoding: .utf8)
    let paths = list.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("Tests/Conformance/") && $0.hasSuffix(".json") }
    return try paths.map { path in
      let text = try String(
        contentsOf: packageFolder.appending(path: String(path)), encoding: .utf8)
      return try ScenarioDocument(parsing: text, file: String(path))
    }
  }

  @Test func `the documents on the list answer every question and show every rule`() throws {
    let documents = try Self.chosen()
    let experiment = Self.experiment(documents)
    // C-24 is about why, which no device shows.
    #expect(experiment.inseparable.map(\.question) == [.c24])
    #expect(experiment.untouched == [])
    #expect(experiment.trials.count <= documents.count)
    let answers = experiment.trials.flatMap(\.answers)
    #expect(Set(answers.map(\.question)) == Set(OpenQuestion.choosable).subtracting([.c24]))
    for answer in answers { #expect(Set(answer.observations.map(\.observation)).count > 1) }
    let readme = try String(contentsOf: packageFolder.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("\(documents.count) scenarios settle them"))
  }

  @Test func `a question that was answered is left out`() throws {
    let documents = try Self.chosen()
    let settled = ChosenReading(question: .c10, number: 1)
    let answers = Self.experiment(documents, [settled]).trials.flatMap(\.answers)
    #expect(!answers.isEmpty)
    #expect(!answers.contains { $0.question == .c10 })
  }
}
