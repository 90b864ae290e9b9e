import StatusQuoAppearanceModel
import StatusQuoHarness
import StatusQuoReporting
import Testing

struct DifferenceTests {
  /// The observations of two resolvers, and the lines that say how they differ.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var names = Names()
    var expected = Observation()
    var actual = Observation()
    let lines: [String]

    init(
      _ name: String, _ lines: [String],
      _ change: (inout Names, inout Observation, inout Observation) -> Void
    ) {
      self.name = name
      self.lines = lines
      change(&names, &expected, &actual)
    }

    var testDescription: String { name }

    /// As `place: expected / actual`.
    var differences: [String] {
      Divergence(step: 1, stepKind: .pop, expected: expected, actual: actual, brokenInvariant: nil)
        .differences(names).map { "\($0.place.text(names)): \($0.expected) / \($0.actual)" }
    }
  }

  static let bars = [
    Row("another outcome", ["outcome: applied / ignored (noChange)"]) { _, _, actual in
      actual.outcome = .ignored(.noChange)
    },
    Row("the answer to another step", ["the subject: of step 0 / of step 2"]) { _, _, actual in
      actual.step = 2
    },
    Row("another launch bar", ["launchBar: visible with dark text / hidden with dark text"]) {
      _, expected, actual in
      expected.launchBar = BarAppearance(hidden: false, content: .dark)
      actual.launchBar = BarAppearance(hidden: true, content: .dark)
    },
    Row(
      "only what differs of the bar", ["bar.hidden: false / true", "bar.animation: none / slide"]
    ) {
      _, _, actual in
      actual.bar.hidden = true
      actual.bar.animation = .slide
    },
    Row("staleness on one side", ["stale: none / hidden with light text"]) { _, _, actual in
      actual.stale = BarAppearance(hidden: true, content: .light)
    },
  ]

  static let provenances = [
    Row("no update on one side", ["provenance: an update / no update"]) { _, expected, _ in
      expected.provenance = Provenance()
    },
    Row(
      "another reason to stop",
      [
        "provenance.style.stop: navigationBarVisible at N / doesNotForward at N"
      ]
    ) { names, expected, actual in
      expected.provenance = answer(by: "N", &names, .navigationBarVisible)
      actual.provenance = answer(by: "N", &names, .doesNotForward)
    },
    Row(
      "another answerer",
      [
        "provenance.style.answeredBy: N / A", "provenance.style.chain: N (root) / A (root)",
        "provenance.style.stop: doesNotForward at N / doesNotForward at A",
      ]
    ) { names, expected, actual in
      expected.provenance = answer(by: "N", &names, .doesNotForward)
      actual.provenance = answer(by: "A", &names, .doesNotForward)
    },
    Row(
      "another window and flags",
      [
        "provenance.window: W / none", "provenance.forcedHidden: false / true",
        "provenance.lightBehindCard: true / false",
      ]
    ) { names, expected, actual in
      var provenance = Provenance()
      provenance.window = names["W"]
      provenance.lightBehindCard = true
      expected.provenance = provenance
      actual.provenance = Provenance()
      actual.provenance?.forcedHidden = true
    },
  ]

  static let lists = [
    Row("the first call that differs", ["calls[1]: B.viewDidAppear() / no more calls"]) {
      names, expected, actual in
      actual.calls = [LifecycleCall(controller: names["A"], method: .viewWillAppear)]
      expected.calls =
        actual.calls + [LifecycleCall(controller: names["B"], method: .viewDidAppear)]
    },
    Row("only the nodes whose style differs", ["styles[B.view]: dark / light"]) {
      names, expected, actual in
      let same = NodeStyle(node: names["A"], style: .light)
      expected.styles = [same, NodeStyle(node: names["B"].rootView, style: .dark)]
      actual.styles = [same, NodeStyle(node: names["B"].rootView, style: .light)]
    },
    Row("nodes in another order", ["order of styles: A, B / B, A"]) { names, expected, actual in
      expected.styles = ["A", "B"].map { NodeStyle(node: names[$0], style: .light) }
      actual.styles = expected.styles.reversed()
    },
    Row(
      "told on one side only",
      [
        "told[A]: from light to dark / not mentioned",
        "told[B]: not mentioned / from dark to light",
      ]
    ) { names, expected, actual in
      expected.traitChanges = [StyleChange(node: names["A"], from: .light, to: .dark)]
      actual.traitChanges = [StyleChange(node: names["B"], from: .dark, to: .light)]
    },
    Row(
      "geometry",
      [
        "geometry.statusBarHeight: 54 / 0", "geometry.safeAreaTop[A]: 53.667 / 59",
        "geometry.covers[A]: 20 points, visible / not mentioned",
      ]
    ) { names, expected, actual in
      expected.geometry = Geometry()
      expected.geometry?.statusBarHeight = 54
      expected.geometry?.safeAreaTop = [.init(controller: names["A"], top: 53.667)]
      expected.geometry?.covers = [.init(controller: names["A"], height: 20, visible: true)]
      actual.geometry = Geometry()
      actual.geometry?.safeAreaTop = [.init(controller: names["A"], top: 59)]
    },
  ]

  static let insets = [
    Row("an empty list where none is expected", ["safeArea: none / an empty list"]) {
      _, _, actual in
      actual.safeArea = []
    },
    Row(
      "insets of a controller where none are expected",
      ["safeArea[A]: not mentioned / left 0, bottom 34, right 0"]
    ) { names, _, actual in
      actual.safeArea = [SafeArea(controller: names["A"], left: 0, bottom: 34, right: 0)]
    },
  ]

  @Test(arguments: bars + provenances + lists + insets) func `only differences are reported`(
    _ row: Row
  ) {
    #expect(row.differences == row.lines)
  }

  @Test func `a broken invariant says which`() {
    let divergence = Divergence(
      step: 0, stepKind: nil, expected: Observation(), actual: Observation(),
      brokenInvariant: BrokenInvariant(id: "the chain ends elsewhere", details: "A"))
    #expect(
      divergence.differences(Names()) == [
        Difference(
          place: .invariant, expected: "holds", actual: "broken: the chain ends elsewhere: A")
      ])
  }

  private static func answer(
    by text: String, _ names: inout Names, _ reason: Provenance.StopReason
  ) -> Provenance {
    let name = names[text]
    var provenance = Provenance()
    provenance.style = Provenance.Answer(
      answeredBy: name, chain: [Provenance.Hop(controller: name, reason: .root)],
      stop: Provenance.Stop(at: name, notAsked: nil, reason: reason))
    return provenance
  }
}
