import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import Testing

@Suite struct AgreementTests {
  @Test(arguments: Profile.all.filter { $0 != .large })
  func `the reference observes the same`(in profile: Profile) {
    var lockStep = LockStep(
      reference: { ReferenceModel($0) }, subject: { CachedResolver($0) }, checks: .never)
    for seed: UInt64 in 1...60 {
      let divergence = lockStep.firstDivergence(on: profile.scenario(seed: seed))
      #expect(divergence == nil, "seed \(seed)")
    }
  }

  /// The generator makes few of these getters: here they take the place of others.
  @Test func `the first and the last child are asked alike`() {
    var lockStep = LockStep(
      reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
    var chains: Set<Provenance.HopReason> = []
    for seed: UInt64 in 1...400 {
      var scenario = Profile.mixed.scenario(seed: seed)
      var random = SeededRandom(seed: seed)
      for place in scenario.controllers.indices {
        scenario.controllers[place].changeChildGetters {
          if random.chance(60) { $0 = random.chance(50) ? .firstChild : .lastChild }
        }
      }
      for (place, step) in scenario.steps.enumerated() {
        guard case .set(let name, let value, let owner) = step, case .controller = value else {
          continue
        }
        scenario.steps[place] = .set(
          name, to: .word(random.chance(50) ? .firstChild : .lastChild), on: owner)
      }
      guard scenario.problem == nil else { continue }
      let divergence = lockStep.firstDivergence(on: scenario)
      #expect(divergence == nil, "seed \(seed)")
      var reference = ReferenceModel(scenario)
      reference.play(scenario.steps) { _, observation in
        chains.formUnion(observation.provenance?.style?.chain.map { $0.reason } ?? [])
        return true
      }
    }
    #expect(chains.isSuperset(of: [.forwardedToFirstChild, .forwardedToLastChild]))
  }
}
