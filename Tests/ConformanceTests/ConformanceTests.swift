import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoReferenceModel
import StatusQuoScenarioFiles
import Testing

/// What the source documents and the rules state holds on the models.
@Suite struct ConformanceTests {
  enum Model: String, CaseIterable, Sendable {
    case reference, cached

    func play(_ scenario: Scenario) throws -> Trace {
      switch self {
      case .reference: try Trace(of: ReferenceModel(scenario), playing: scenario)
      case .cached: try Trace(of: CachedResolver(scenario), playing: scenario)
      }
    }
  }

  @Test(arguments: ConformanceDocument.all, Model.allCases)
  func `what a document expects is observed`(file: ConformanceDocument, model: Model) throws {
    let document = try file.read()
    let observations = try model.play(document.scenario).observations
    for expectation in document.expectations {
      let actual = observations[expectation.after].json(document.scenario.names)
      #expect(
        expectation.mismatches(in: actual) == [], "after step \(expectation.after) of \(file.path)")
      #expect(
        disorder(expectation.observation, actual) == [],
        "after step \(expectation.after) of \(file.path)")
    }
  }

  @Test(arguments: ConformanceDocument.all)
  func `both models observe the same after every step`(file: ConformanceDocument) throws {
    let scenario = try file.read().scenario
    let reference = try Model.reference.play(scenario).observations
    let cached = try Model.cached.play(scenario).observations
    for (expected, actual) in zip(reference, cached) where expected != actual {
      let difference = Expectation(after: expected.step, observation: expected.json(scenario.names))
      Issue.record(
        """
        after step \(expected.step) of \(file.path) the cached resolver differs: \
        \(difference.mismatches(in: actual, scenario.names))
        """)
    }
  }
}
