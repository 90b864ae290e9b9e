import StatusQuoAppearanceModel
import Testing

@Suite struct ObservationTests {
  private static let names = (0..<6).map { Name(index: $0) }

  private static let answer = Provenance.Answer(
    answeredBy: names[1], chain: [Provenance.Hop(controller: names[1], reason: .root)],
    stop: Provenance.Stop(at: names[1], notAsked: names[2], reason: .doesNotForward))

  private static func observation() -> Observation {
    var observation = Observation()
    observation.provenance = Provenance()
    observation.provenance?.window = names[0]
    observation.provenance?.style = answer
    observation.provenance?.hidden = answer
    observation.styles = [NodeStyle(node: names[1], style: .light)]
    observation.geometry = Geometry()
    return observation
  }

  /// Changes of one part each, by the part's name.
  private static let changes: [(part: String, change: @Sendable (inout Observation) -> Void)] = [
    ("step", { $0.step = 1 }),
    ("outcome", { $0.outcome = .ignored(.noChange) }),
    ("launchBar", { $0.launchBar = BarAppearance(hidden: true, content: .dark) }),
    ("bar", { $0.bar.animated = true }),
    ("provenance", { $0.provenance = nil }),
    ("provenance", { $0.provenance = Provenance() }),
    ("provenance", { $0.provenance?.window = nil }),
    ("provenance", { $0.provenance?.forcedHidden = true }),
    ("provenance", { $0.provenance?.lightBehindCard = true }),
    ("provenance", { $0.provenance?.style = nil }),
    ("provenance", { $0.provenance?.style?.answeredBy = names[3] }),
    ("provenance", { $0.provenance?.style?.stop.notAsked = nil }),
    ("provenance", { $0.provenance?.style?.chain[0].reason = .presentedCaptures }),
    ("provenance", { $0.provenance?.hidden = nil }),
    ("provenance", { $0.provenance?.hidden?.answeredBy = names[3] }),
    ("provenance", { $0.provenance?.hidden?.stop.reason = .cycle }),
    ("provenance", { $0.provenance?.hidden?.chain = [] }),
    ("stale", { $0.stale = BarAppearance(hidden: false, content: .light) }),
    ("calls", { $0.calls = [LifecycleCall(controller: names[1], method: .viewDidLoad)] }),
    ("styles", { $0.styles[0].style = .dark }),
    ("traitChanges", { $0.traitChanges = [StyleChange(node: names[1], from: .dark, to: .light)] }),
    ("geometry", { $0.geometry = nil }),
    ("geometry", { $0.geometry?.statusBarHeight = 20 }),
    ("systemGestures", { $0.systemGestures = SystemGestures() }),
    ("safeArea", { $0.safeArea = [] }),
  ]

  @Test(arguments: changes.indices)
  func `observations that differ in one part are not equal`(_ index: Int) {
    var changed = Self.observation()
    Self.changes[index].change(&changed)
    #expect(changed != Self.observation())
    #expect(changed == changed)
  }

  @Test func `no part is left out of comparing`() {
    let parts = Mirror(reflecting: Observation()).children.compactMap(\.label)
    #expect(Set(parts) == Set(Self.changes.map(\.part)))
    let provenance = Mirror(reflecting: Provenance()).children.compactMap(\.label)
    #expect(provenance == ["window", "style", "hidden", "forcedHidden", "lightBehindCard"])
    let answer = Mirror(reflecting: Self.answer).children.compactMap(\.label)
    #expect(answer == ["answeredBy", "chain", "stop"])
  }
}
