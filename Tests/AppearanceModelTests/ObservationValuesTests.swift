import StatusQuoAppearanceModel
import Testing

@Suite struct ObservationValuesTests {
  private static let names = (0..<6).map { Name(index: $0) }

  private static func answer(by name: Name) -> Provenance.Answer {
    Provenance.Answer(
      answeredBy: name, chain: [Provenance.Hop(controller: names[1], reason: .root)],
      stop: Provenance.Stop(at: name, notAsked: names[2], reason: .childIsNil))
  }

  /// An observation with a value of every kind, none of them what a blank one has.
  static let full = {
    var observation = Observation()
    observation.step = 3
    observation.outcome = .raised(.notAChild)
    observation.launchBar = BarAppearance(hidden: true, content: .light)
    observation.bar.hidden = true
    observation.bar.content = .light
    observation.bar.animation = .slide
    observation.bar.animated = true
    var provenance = Provenance()
    provenance.window = names[5]
    provenance.style = answer(by: names[2])
    provenance.hidden = answer(by: names[3])
    provenance.forcedHidden = true
    provenance.lightBehindCard = true
    observation.provenance = provenance
    observation.stale = BarAppearance(hidden: false, content: .dark)
    observation.calls = [LifecycleCall(controller: names[1], method: .viewDidLoad)]
    observation.styles = [NodeStyle(node: names[1], style: .dark)]
    observation.traitChanges = [StyleChange(node: names[2], from: .dark, to: .light)]
    var geometry = Geometry()
    geometry.statusBarHeight = 20
    geometry.safeAreaTop = [Geometry.SafeAreaTop(controller: names[3], top: 20)]
    geometry.covers = [Geometry.Cover(controller: names[4], height: 20, visible: true)]
    observation.geometry = geometry
    var gestures = SystemGestures()
    gestures.homeIndicatorAutoHidden = true
    gestures.homeIndicatorAnswer = answer(by: names[3])
    gestures.screenEdges = .top
    gestures.screenEdgesAnswer = answer(by: names[4])
    gestures.verticalBar = .disabled
    gestures.verticalBarAnswer = answer(by: names[2])
    gestures.isStale = true
    observation.systemGestures = gestures
    observation.safeArea = [SafeArea(controller: names[1], left: 1, bottom: 2, right: 3)]
    return observation
  }()

  private static func names(in observation: Observation) -> Set<Name> {
    var found: Set<Name> = []
    observation.forEachValue { place, value in
      place.node.map { _ = found.insert($0) }
      switch value {
      case .name(let name): found.insert(name)
      case .chain(let hops): found.formUnion(hops.map { $0.controller })
      case .stop(let stop): found.formUnion([stop.at] + (stop.notAsked.map { [$0] } ?? []))
      case .call(let call): found.insert(call.controller)
      case .nodes(let nodes): found.formUnion(nodes)
      case .answer(_, let answer):
        if let answer { found.insert(answer.answeredBy) }
      case .present, .flag, .number, .points, .outcome, .bar, .content, .animation, .style, .change,
        .cover, .insets:
        break
      }
    }
    return found
  }

  @Test func `every kind of value is visited, in order`() {
    var kinds: [Place.Kind] = []
    Self.full.forEachValue { place, _ in
      if kinds.last != place.kind { kinds.append(place.kind) }
    }
    #expect(kinds == Place.Kind.allCases)
  }

  @Test(arguments: Place.Kind.allCases) func `what is forgotten is the only difference`(
    _ kind: Place.Kind
  ) {
    var forgetful = Self.full
    forgetful.forget(kind)
    #expect(forgetful != Self.full)
    let changed = ObservedValues(Self.full).kinds(differingFrom: ObservedValues(forgetful))
    #expect(changed.contains(kind))
    #expect(Set(changed.map(\.part)) == [kind.part])
    if kind.rawValue != kind.part.rawValue { #expect(changed == [kind]) }
  }

  @Test func `without all kinds nothing is left`() {
    var blank = Self.full
    for kind in Place.Kind.allCases { blank.forget(kind) }
    #expect(blank == Observation())
  }

  @Test func `each part is told by one kind at least, and each value belongs to a part`() {
    for part in Observation.Part.allCases {
      #expect(!part.kinds.isEmpty)
      #expect(part.kinds.allSatisfy { $0.part == part })
    }
    var parts: Set<Observation.Part> = []
    Self.full.forEachPart { parts.insert($0) }
    #expect(parts == Set(Observation.Part.allCases))
    parts = []
    Observation().forEachPart { parts.insert($0) }
    #expect(parts == [.bar])
  }

  @Test func `a renamed observation has no name of before`() {
    let renamed = Self.full.renamed { Name(index: $0.index + 100) }
    let names = Self.names(in: renamed)
    #expect(names.allSatisfy { $0.index >= 100 })
    #expect(names == Set(Self.names(in: Self.full).map { Name(index: $0.index + 100) }))
    #expect(renamed.renamed { Name(index: $0.index - 100) } == Self.full)
  }

  @Test func `a value differs where one observation lacks it, in both directions`() {
    for kind in Place.Kind.allCases where kind != .step {
      var lacking = Self.full
      lacking.forget(kind)
      let (full, other) = (ObservedValues(Self.full), ObservedValues(lacking))
      let there = full.differences(from: other)
      let back = other.differences(from: full)
      #expect(there.contains { $0.place.kind == kind })
      #expect(there.map { $0.place } == back.map { $0.place })
      #expect(there.map { $0.expected } == back.map { $0.actual })
    }
    #expect(ObservedValues(Self.full).differences(from: ObservedValues(Self.full)).isEmpty)
  }
}
