import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoScenarioBuilder
import Testing

/// The worlds of two resolvers at the end of a scenario, which no observation shows.
@Suite struct WorldsAtTheEndTests {
  /// Shows what the reference shows, and says that its world is another one.
  private struct OtherWorld: Resolver {
    private var model: ReferenceModel
    private let change: @Sendable (inout Snapshot) -> Void

    init(_ scenario: Scenario, _ change: @escaping @Sendable (inout Snapshot) -> Void) {
      model = ReferenceModel(scenario)
      self.change = change
    }

    mutating func apply(_ step: Step) { model.apply(step) }
    mutating func observe(into observation: inout Observation) { model.observe(into: &observation) }
    func currentSnapshot() -> Snapshot? {
      var world = model.snapshot()
      change(&world)
      return world
    }
  }

  private static let scenario = Scenario {
    window("W") { tab("T") { plain("A") } }
  } steps: {
    [.select($0["A"], on: $0["T"])]
  }

  private static func divergence(
    _ change: @escaping @Sendable (inout Snapshot) -> Void
  ) -> Divergence? {
    var models = LockStep(
      reference: { ReferenceModel($0) }, subject: { OtherWorld($0, change) })
    return models.firstDivergence(on: scenario)
  }

  /// A row: the part that is named, and what changes it.
  private static let rows: [(part: String, change: @Sendable (inout Snapshot) -> Void)] = [
    ("key window", { $0.keyWindow = nil }),
    ("windows", { $0.windows[0].isHidden = true }),
    ("places of controllers: T", { $0.controllers[0].selected = nil }),
    ("places of controllers", { $0.controllers.removeLast() }),
    ("controllers on screen", { $0.onScreen.removeLast() }),
    ("heights and insets", { $0.geometry.statusBarHeight += 1 }),
  ]

  @Test(arguments: rows.indices)
  func `another world at the end is a divergence that says in what`(row: Int) {
    let (part, change) = Self.rows[row]
    let words = part.split(separator: ": ")
    #expect(
      Self.divergence(change)?.brokenInvariant?.statement
        == "the world at the end has other \(words[0]) than the law's"
        + (words.count > 1 ? ": \(words[1])" : ""))
  }

  @Test func `the same world is none`() { #expect(Self.divergence { _ in } == nil) }

  @Test func `both models have the same world at the end of each scenario`() {
    var models = LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
    for seed in UInt64(0)..<400 {
      #expect(models.firstDivergence(on: Profile.mixed.scenario(seed: seed)) == nil, "seed \(seed)")
    }
  }
}
