import StatusQuoAppearanceModel
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoScenarioFiles
import Testing

/// Whatever an observation holds is in each of the lists that take one apart: `==`, the values, the parts, the names,
/// and JSON.
@Suite struct ObservationListsTests {
  /// A change of one stored property.
  struct Change: CustomTestStringConvertible, Sendable {
    /// The way to the property.
    let testDescription: String
    let make: @Sendable (inout Observation) -> Void

    init(_ path: String, _ make: @escaping @Sendable (inout Observation) -> Void) {
      (testDescription, self.make) = (path, make)
    }
  }

  private static let names: Names = {
    var names = Names()
    for number in 0..<6 { _ = names.add("n\(number)") }
    return names
  }()

  private static let other = Name(index: 0)
  private static let full = ObservationValuesTests.full

  static let changes: [Change] =
    [
      Change("step") { $0.step = 4 },
      Change("outcome") { $0.outcome = .ignored(.noChange) },
      Change("launchBar.hidden") { $0.launchBar?.hidden = false },
      Change("launchBar.content") { $0.launchBar?.content = .dark },
      Change("bar.hidden") { $0.bar.hidden = false },
      Change("bar.content") { $0.bar.content = .dark },
      Change("bar.animation") { $0.bar.animation = .fade },
      Change("bar.animated") { $0.bar.animated = false },
      Change("provenance.window") { $0.provenance?.window = other },
      Change("provenance.forcedHidden") { $0.provenance?.forcedHidden = false },
      Change("provenance.lightBehindCard") { $0.provenance?.lightBehindCard = false },
      Change("stale.hidden") { $0.stale?.hidden = true },
      Change("stale.content") { $0.stale?.content = .light },
      Change("calls.controller") { $0.calls[0].controller = other },
      Change("calls.method") { $0.calls[0].method = .viewDidAppear },
      Change("styles.node") { $0.styles[0].node = other },
      Change("styles.style") { $0.styles[0].style = .light },
      Change("traitChanges.node") { $0.traitChanges[0].node = other },
      Change("traitChanges.from") { $0.traitChanges[0].from = .light },
      Change("traitChanges.to") { $0.traitChanges[0].to = .dark },
      Change("geometry.statusBarHeight") { $0.geometry?.statusBarHeight = 1 },
      Change("geometry.safeAreaTop.controller") { $0.geometry?.safeAreaTop[0].controller = other },
      Change("geometry.safeAreaTop.top") { $0.geometry?.safeAreaTop[0].top = 1 },
      Change("geometry.covers.controller") { $0.geometry?.covers[0].controller = other },
      Change("geometry.covers.height") { $0.geometry?.covers[0].height = 1 },
      Change("geometry.covers.visible") { $0.geometry?.covers[0].visible = false },
      Change("systemGestures.homeIndicatorAutoHidden") {
        $0.systemGestures?.homeIndicatorAutoHidden = false
      },
      Change("systemGestures.screenEdges") { $0.systemGestures?.screenEdges = .bottom },
      Change("systemGestures.verticalBar") { $0.systemGestures?.verticalBar = .automatic },
      Change("systemGestures.isStale") { $0.systemGestures?.isStale = false },
      Change("safeArea.controller") { $0.safeArea?[0].controller = other },
      Change("safeArea.left") { $0.safeArea?[0].left = 9 },
      Change("safeArea.bottom") { $0.safeArea?[0].bottom = 9 },
      Change("safeArea.right") { $0.safeArea?[0].right = 9 },
    ]
    + answers("provenance.style", \.provenance!.style!)
    + answers("provenance.hidden", \.provenance!.hidden!)
    + answers("systemGestures.homeIndicator", \.systemGestures!.homeIndicatorAnswer!)
    + answers("systemGestures.edges", \.systemGestures!.screenEdgesAnswer!)
    + answers("systemGestures.vertical", \.systemGestures!.verticalBarAnswer!)

  private static func answers(
    _ path: String,
    _ answer: any WritableKeyPath<Observation, Provenance.Answer> & Sendable
  ) -> [Change] {
    [
      Change(path + ".answeredBy") { $0[keyPath: answer].answeredBy = other },
      Change(path + ".chain.controller") { $0[keyPath: answer].chain[0].controller = other },
      Change(path + ".chain.reason") { $0[keyPath: answer].chain[0].reason = .presentedCaptures },
      Change(path + ".stop.at") { $0[keyPath: answer].stop.at = other },
      Change(path + ".stop.notAsked") { $0[keyPath: answer].stop.notAsked = other },
      Change(path + ".stop.reason") { $0[keyPath: answer].stop.reason = .cycle },
    ]
  }

  /// The ways to all stored properties that hold no further ones; of lists to those of an element.
  private static func paths(_ value: Any, _ path: String = "") -> [String] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct? where !(value is Name) && !(value is any OptionSet):
      return mirror.children.flatMap { child in
        paths(child.value, path.isEmpty ? child.label! : "\(path).\(child.label!)")
      }
    case .enum?:
      // The answers about gestures are behind a reference.
      let answer = mirror.children.first?.value as? Provenance.Answer
      return answer.map { paths($0, path) } ?? [path]
    case .optional?, .collection?:
      return mirror.children.first.map { paths($0.value, path) } ?? [path + " is empty"]
    default: return [path]
    }
  }

  @Test func `every stored property has a change here`() {
    let changed = Set(Self.changes.map(\.testDescription))
    let stored = Set(Self.paths(Self.full))
    #expect(stored.subtracting(changed).sorted() == [])
    #expect(changed.subtracting(stored).sorted() == [])
  }

  @Test(arguments: changes) func `what changes is in every list`(_ change: Change) throws {
    var changed = Self.full
    change.make(&changed)
    #expect(changed != Self.full, "Observation.== leaves it out")

    let values = ObservedValues(Self.full)
    let parts = Set(values.kinds(differingFrom: ObservedValues(changed)).map(\.part))
    #expect(parts.count == 1, "forEachValue leaves it out")
    #expect(Set(Observation.Pair(expected: Self.full, actual: changed).parts) == parts)

    var taken = Self.full
    for part in parts { taken.take(part, from: changed) }
    #expect(taken == changed, "take leaves it out")

    let json = try JSON(parsing: changed.json(Self.names).compactText)
    #expect(try Observation.jsonForm.value(json, Self.names) == changed, "JSON leaves it out")

    changed.removeAll()
    #expect(changed == Observation(), "removeAll leaves it out")
  }
}
