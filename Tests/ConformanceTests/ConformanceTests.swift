import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoJSON
import StatusQuoReferenceModel
import StatusQuoScenarioFiles
import Testing

/// The statements of the source documents and the rules hold on the models.
@Suite struct ConformanceTests {
  enum Model: String, CaseIterable, Sendable {
    case reference, cached

    /// The trace on a document: under the law the one that all tests share.
    func play(_ file: ConformanceDocument, _ readings: Readings = Readings()) throws -> Trace {
      guard readings.areChoices else { return try play(file.read().scenario, readings) }
      let played = try file.played()
      return self == .reference ? played.reference : played.cached
    }

    func play(_ scenario: Scenario, _ readings: Readings = Readings()) throws -> Trace {
      switch self {
      case .reference:
        try Trace(of: ReferenceModel(scenario, readings: readings), playing: scenario)
      case .cached: try Trace(of: CachedResolver(scenario), playing: scenario)
      }
    }
  }

  @Test(arguments: ConformanceDocument.all, Model.allCases)
  func `what a document expects is observed`(file: ConformanceDocument, model: Model) throws {
    let document = try file.read()
    // The cached resolver knows the choices only.
    if model == .cached, !document.readings.areChoices { return }
    let observations = try model.play(file, document.readings).observations
    for expectation in document.expectations {
      let actual = observations[expectation.after].json(document.scenario.names)
      #expect(
        file.differences(from: expectation, in: actual) == [],
        "after step \(expectation.after) of \(file.path)")
    }
  }

  @Test func `a document whose calls or chains are the other way around does not hold`() throws {
    var count = 0
    for file in ConformanceDocument.all {
      let document = try file.read()
      for expectation in document.expectations {
        let reversed = expectation.observation.withOrderedListsReversed
        guard reversed != expectation.observation else { continue }
        count += 1
        let wrong = Expectation(after: expectation.after, observation: reversed)
        #expect(wrong.mismatches(in: expectation.observation) != [], "\(file.path)")
      }
    }
    #expect(count > 150)
  }

  @Test(arguments: ConformanceDocument.all)
  func `both models observe the same after every step`(file: ConformanceDocument) throws {
    let scenario = try file.read().scenario
    let reference = try Model.reference.play(file).observations
    let cached = try Model.cached.play(file).observations
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

extension JSON {
  /// The JSON with its calls and chains in the opposite order.
  fileprivate var withOrderedListsReversed: JSON {
    guard let members else { return self }
    var json = JSONBuilder()
    json.object { json in
      for member in members {
        let isOrdered = ["calls", "chain"].contains(member.key)
        json.member(
          member.key,
          isOrdered
            ? JSON((member.value.elements ?? []).reversed())
            : member.value.withOrderedListsReversed)
      }
    }
    return json.finish()
  }
}
