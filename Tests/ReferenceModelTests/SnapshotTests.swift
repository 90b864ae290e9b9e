import StatusQuoAppearanceModel
import StatusQuoReferenceModel
import Testing

struct SnapshotTests {
  private static let scenario: Scenario = {
    var names = Names()
    let (w, n, a, b, s) = (names["W"], names["N"], names["A"], names["B"], names["S"])
    var sheet = Controller(.plain, s)
    sheet.modalPresentationStyle = .pageSheet
    return Scenario(
      names: names, environment: Environment(iOS: 18), windows: [Window(w)],
      controllers: [
        Controller(.navigation, n, at: .root(of: w)), Controller(.plain, a, at: .child(of: n)),
        Controller(.plain, b, at: .child(of: n)), sheet,
      ],
      steps: [
        .pop(on: n), .present(s, from: a), .rotate(to: .landscape),
        .set(.known(.prefersStatusBarHidden), to: .bool(true), on: s),
      ])
  }()

  private var names: Names { Self.scenario.names }

  private func snapshot(after steps: Int) -> Snapshot {
    var model = ReferenceModel(Self.scenario)
    for step in Self.scenario.steps.prefix(steps) { model.apply(step) }
    return model.snapshot()
  }

  private func places(_ snapshot: Snapshot) -> [Controller.Place] {
    snapshot.controllers.map(\.place)
  }

  @Test func `after the launch it is the scenario`() {
    let snapshot = snapshot(after: 0)
    #expect(snapshot.controllers == Self.scenario.controllers)
    #expect(snapshot.windows == Self.scenario.windows)
    #expect(snapshot.environment == Self.scenario.environment)
    #expect(snapshot.onScreen.map(names.text) == ["N", "B"])
    #expect(snapshot.presentations.isEmpty)
    #expect(snapshot.geometry.statusBarHeight == 54)
  }

  @Test func `it follows steps`() {
    let popped = snapshot(after: 1)
    let b = Self.scenario.controllers[2].name
    #expect(popped.controllers.first { $0.name == b }?.place == .detached)

    let presented = snapshot(after: 2)
    #expect(presented.presentations.map(\.style) == [.pageSheet])
    #expect(presented.presentations.map(\.removesPresenter) == [false])
    #expect(presented.onScreen.map(names.text) == ["N", "A", "S"])
    // Node order: the tree of the window with what it presents, then detached trees.
    #expect(presented.controllers.map { names.text($0.name) } == ["N", "A", "S", "B"])

    let last = snapshot(after: 4)
    #expect(last.environment.orientation == .landscape)
    #expect(last.controllers[2].prefersStatusBarHidden == .constant(true))
  }

  @Test func `interactive transitions show`() {
    var model = ReferenceModel(Self.scenario)
    let (n, b) = (Self.scenario.controllers[0].name, Self.scenario.controllers[2].name)
    model.apply(.beginInteractivePop(on: n))
    #expect(model.snapshot().interactivePops == [.init(navigation: n, popped: b)])
    model.apply(.finishInteractivePop(on: n))
    #expect(model.snapshot().interactivePops.isEmpty)
  }

  @Test func `taking it marks no rule`() {
    var model = ReferenceModel(Self.scenario)
    model.apply(Self.scenario.steps[0])
    let used = model.rulesUsed
    _ = model.snapshot()
    #expect(model.rulesUsed == used)
    #expect(!used.contains(.ge6))
  }
}
