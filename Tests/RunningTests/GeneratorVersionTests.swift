import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoScenarioFiles
import Testing

/// The scenarios of some seeds, so that a change of them is noticed.
@Suite struct GeneratorVersionTests {
  /// The scenarios of each version. A change of what is generated raises `generatorVersion` and adds a
  /// line here.
  private static let fingerprints = [
    2: "86a490b1d94ef203", 3: "fe9b9b0842e2d6d8", 4: "c291c9937c65e262", 5: "73f3a24f1bfc49ce",
    6: "25a219ab2ad7c70b", 7: "b3c4c123d90c438a", 8: "06df29bcec7ba1c3", 9: "34acbd92455b0437",
    10: "d87fbd25f30d1e2b", 11: "4152b7604fe1e663", 12: "e6afe3d06d46eb11",
    13: "59994d28afbca50c", 14: "6f3bb21d51bb8e71", 15: "abb335b03c6ce724",
    16: "2abefbdeae94e578", 17: "c4fdddb06e307ef7",
    18: "4a3fde63c4e1ab55", 19: "398383b3d6ff48f8",
  ]

  @Test func `another version makes other scenarios`() {
    var text = ""
    for profile in Profile.all {
      // Rare features come in few scenarios.
      for index in 0..<(profile.hasRareFeatures ? 400 : 16) {
        let scenario = profile.scenario(seed: SeededRandom.seed(index, of: 1))
        text += ScenarioDocument(scenario).contentHash
      }
    }
    for alphabet in Alphabet.all {
      let worlds = SmallWorlds(alphabet, controllers: 2, steps: 2, settings: 1)
      var cursor = ScenarioCursor(RunPlan(worlds)!)
      for index in [0, 1, 100, 5_000] {
        text += ScenarioDocument(cursor.scenario(at: index)).contentHash
      }
    }
    #expect(fingerprint(text) == Self.fingerprints[generatorVersion])
    #expect(Set(Self.fingerprints.values).count == Self.fingerprints.count)
  }
}
