import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoHarness
import StatusQuoReferenceModel
import Testing

/// Trees far larger than an app's: no recursion, no cost that follows the size of the world.
@Suite struct DepthTests {
  private static let count = 20_000

  private func chain(_ count: Int = count, _ place: (Name) -> Controller.Place) -> Scenario {
    var names = Names()
    let window = names["W"]
    var controllers = [Controller(.plain, names["C0"], at: .root(of: window))]
    for index in 1..<count {
      let last = controllers[index - 1].name
      controllers.append(Controller(.plain, names["C\(index)"], at: place(last)))
    }
    return Scenario(names: names, windows: [Window(window)], controllers: controllers)
  }

  @Test func `a path of children takes the root's style to its end`() throws {
    let scenario = chain { .child(of: $0) }
    var resolver = CachedResolver(scenario)
    let (first, last) = (scenario.controllers[0].name, scenario.controllers[Self.count - 1].name)
    resolver.apply(.set(.known(.overrideUserInterfaceStyle), to: .word(.dark), on: first))
    #expect(resolver.style(of: last.rootView) == .dark)
    var observation = Observation()
    resolver.observe(into: &observation)
    #expect(observation.traitChanges.count == 2 * Self.count)
    resolver.apply(.removeFromParent(scenario.controllers[1].name))
    #expect(resolver.style(of: last.rootView) == .light)
    try resolver.checkInvariants()
  }

  @Test func `a path of presentations ends from the bottom`() throws {
    let scenario = chain { .presented(by: $0) }
    var resolver = CachedResolver(scenario)
    resolver.apply(.dismiss(from: scenario.controllers[0].name))
    #expect(resolver.outcome == .applied)
    var observation = Observation()
    resolver.observe(into: &observation)
    #expect(observation.calls.filter { $0.method == .viewDidDisappear }.count == Self.count - 1)
    try resolver.checkInvariants()
  }

  @Test func `many children of one parent come and go together`() throws {
    let root = chain { _ in .child(of: Name(index: 1)) }
    var resolver = CachedResolver(root)
    resolver.apply(.setRoot(nil, of: root.windows[0].name))
    var observation = Observation()
    resolver.observe(into: &observation)
    #expect(observation.calls.count == 2 * Self.count)
    try resolver.checkInvariants()
  }

  @Test func `the reference plays deep and wide trees too`() {
    let deep = chain(Self.count / 4) { .child(of: $0) }
    let wide = chain(Self.count / 4) { _ in .child(of: Name(index: 1)) }
    for var scenario in [deep, wide] {
      scenario.steps = [
        .set(
          .known(.overrideUserInterfaceStyle), to: .word(.dark), on: scenario.controllers[0].name),
        .setRoot(nil, of: scenario.windows[0].name),
      ]
      var models = LockStep(
        reference: { ReferenceModel($0) }, subject: { CachedResolver($0) }, checks: .never)
      #expect(models.firstDivergence(on: scenario) == nil)
    }
  }
}
