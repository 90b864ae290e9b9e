import StatusQuoAppearanceModel
import StatusQuoReferenceModel
import Testing

@Suite struct FirstFactsTests {
  @Test func `a visible navigation bar keeps the style with the navigation controller`() {
    var names = Names()
    let (w, n, a) = (names["W"], names["N"], names["A"])
    var screen = Controller(.plain, a, at: .child(of: n))
    screen.preferredStatusBarStyle = .constant(.lightContent)
    screen.prefersStatusBarHidden = .constant(true)
    let scenario = Scenario(
      names: names, windows: [Window(w)],
      controllers: [Controller(.navigation, n, at: .root(of: w)), screen])
    var observation = Observation()
    var model = ReferenceModel(scenario)
    model.observe(into: &observation)
    #expect(observation.bar.hidden)
    #expect(observation.bar.content == .dark)
    #expect(observation.provenance?.style?.answeredBy == n)
    #expect(observation.provenance?.style?.stop.reason == .navigationBarVisible)
    #expect(observation.provenance?.hidden?.answeredBy == a)
    #expect(observation.stale == nil)
    #expect(observation.calls.map(\.method).suffix(2) == [.viewDidAppear, .viewDidAppear])
    #expect(observation.styles.map { names.text($0.node) } == ["W", "N", "N.view", "A", "A.view"])

    model.apply(.set(.known(.isNavigationBarHidden), to: .bool(true), on: n))
    model.observe(into: &observation)
    #expect(observation.bar.content == .light)
    #expect(observation.provenance?.style?.chain.map(\.reason) == [.root, .forwardedByNavigation])
    #expect(model.rulesUsed.contains(.t21))
  }
}
