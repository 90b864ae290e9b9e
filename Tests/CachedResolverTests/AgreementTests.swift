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
}
