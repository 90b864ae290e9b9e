import StatusQuoAppearanceModel
import StatusQuoReferenceModel
import StatusQuoScenarioFiles
import Testing

/// Readings make a difference, each on some document.
@Suite struct ReadingTests {
  @Test func `every reading shows on some document`() throws {
    var open = Set(ChosenReading.alternatives)
    for file in ConformanceDocument.all where !open.isEmpty {
      let scenario = try file.read().scenario
      let usual = try Trace(of: ReferenceModel(scenario), playing: scenario).observations
      for other in open {
        let model = ReferenceModel(scenario, readings: other.readings)
        if try Trace(of: model, playing: scenario).observations != usual { open.remove(other) }
      }
    }
    #expect(open.map(\.text).sorted() == [])
  }
}
