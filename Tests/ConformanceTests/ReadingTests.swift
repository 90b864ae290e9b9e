import StatusQuoAppearanceModel
import StatusQuoReferenceModel
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

/// Readings make a difference, each on some document and on no others than its question is about.
@Suite struct ReadingTests {
  @Test func `every reading shows on some document`() throws {
    var open = Set(ChosenReading.alternatives)
    for file in ConformanceDocument.all where !open.isEmpty {
      let scenario = try file.read().scenario
      let usual = try file.played().reference.observations
      for other in open {
        let model = ReferenceModel(scenario, readings: other.readings)
        if try Trace(of: model, playing: scenario).observations != usual { open.remove(other) }
      }
    }
    #expect(open.map(\.text).sorted() == [])
  }

  /// Statements of sources, and the readings that they exclude: a reading stands for a source that says otherwise.
  @Test func `what sources state fails under a reading only where its question is about it`() throws
  {
    let documents = try ConformanceDocument.documents(in: "").map {
      (file: $0, document: try $0.read(), usual: try $0.played().reference.observations)
    }
    .filter {
      $0.document.readings.areChoices
        && $0.document.source?.hasPrefix("decision of this project") == false
    }
    var text = ""
    let listed = 12
    for reading in ChosenReading.alternatives {
      text += "\(reading.text): \(reading.question.question) \(reading.claim)\n"
      let failing = try documents.filter { file, document, usual in
        let scenario = document.scenario
        let model = ReferenceModel(scenario, readings: reading.readings)
        let observations = try Trace(of: model, playing: scenario).observations
        // What is observed under the law is expected: `ConformanceTests` has seen to it.
        return document.expectations.contains { expectation in
          let seen = observations[expectation.after]
          return seen != usual[expectation.after]
            && !file.differences(from: expectation, in: seen.json(scenario.names)).isEmpty
        }
      }
      for (file, _, _) in failing.prefix(listed) {
        text += "  \(file.path.dropFirst("Tests/Conformance/".count))\n"
      }
      if failing.count > listed { text += "  and \(failing.count - listed) more\n" }
    }
    try expectGolden(text, "readings")
  }
}
