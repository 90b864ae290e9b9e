import StatusQuoAppearanceModel
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

@Suite struct ObservationJSONTests {
  @Test func `what is absent is null, but reason, launch bar and geometry are left out`() {
    var names = Names()
    var observation = Observation()
    observation.step = 3
    observation.styles = [NodeStyle(node: names["A"].rootView, style: .dark)]
    let line =
      #"{"step":3,"outcome":{"result":"applied"},"#
      + #""bar":{"hidden":false,"content":"dark","animation":"none","animated":false},"#
      + #""provenance":null,"stale":null,"calls":[],"#
      + #""styles":[{"node":"A.view","style":"dark"}],"told":[]}"#
    #expect(observation.json(names).compactText == line)
  }

  @Test func `keys come in the order of the law`() throws {
    var names = Names()
    let (w, n, a) = (names["W"], names["N"], names["A"])
    var observation = Observation()
    observation.outcome = .ignored(.noChange)
    observation.launchBar = BarAppearance(hidden: true, content: .light)
    observation.bar.content = .contentDependent
    observation.stale = BarAppearance(hidden: true, content: .dark)
    observation.calls = [LifecycleCall(controller: a, method: .viewWillAppear)]
    observation.traitChanges = [StyleChange(node: w, from: .light, to: .dark)]
    var provenance = Provenance()
    provenance.window = w
    provenance.style = Provenance.Answer(
      answeredBy: n, chain: [Provenance.Hop(controller: n, reason: .root)],
      stop: Provenance.Stop(at: n, notAsked: a, reason: .presentedDoesNotTakeOver))
    observation.provenance = provenance
    var geometry = Geometry()
    geometry.statusBarHeight = 53.667
    geometry.safeAreaTop = [Geometry.SafeAreaTop(controller: n, top: 47)]
    geometry.covers = [Geometry.Cover(controller: n, height: 47.5, visible: true)]
    observation.geometry = geometry
    try expectGolden(observation.json(names).text, "observation.json")
  }
}
