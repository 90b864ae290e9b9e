import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoTestSupport
import StatusQuoTesting
import StatusQuoUIKit
import Testing

@MainActor @Suite struct ContainerTests {
  @Test(arguments: await HeldContainer.right) func `a right container is kept`(
    _ container: HeldContainer
  ) {
    let held = container.hold(isNight ? 20_000 : 500, 1)
    #expect(held.broken.isEmpty)
    #expect(held.skipped.isEmpty)
  }

  @Test(arguments: await PlantedMistake.all) func `a mistake is found`(_ planted: PlantedMistake) {
    let held = planted.container.hold(2_000, 1, until: planted.promise)
    #expect(held.broken[planted.promise] != nil)
  }

  @Test(arguments: await PlantedMistake.unseen)
  func `what changes nothing on the screen is no mistake`(
    _ container: HeldContainer
  ) {
    #expect(container.hold(2_000, 1).broken.isEmpty)
  }

  @Test func `shrinking leaves all children`() throws {
    let container = HeldContainer.drawer(.neverAsks)
    let found = try #require(container.hold(20, 1).first)
    let small = try #require(container.shrink(found.scenario, found.divergence))
    #expect(small.scenario.steps.count <= 3)
  }

  @Test func `an issue has the promise and the commands`() async {
    await withKnownIssue {
      await expectContainer(children: 2, scenarios: 20) {
        Drawer(content: $0[0], menu: $0[1], mistake: .neverAsks)
      } commands: {
        [.call("open") { $0.open() }]
      } states: {
        ContainerState(decides: $0.isOpen ? $0.menu : $0.content, shown: $0.children)
      }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("upToDate is not kept after open")
    }
  }

  @Test func `a container that never comes to rest is no success`() async {
    await withKnownIssue {
      await expectContainer(children: 1, scenarios: 50) {
        Restless($0)
      } commands: {
        [.call("reload") { $0.view.setNeedsLayout() }]
      } states: {
        ContainerState(decides: $0.selected, shown: $0.shown)
      }
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("never on screen and at rest")
    }
  }

  /// A promise that is broken all the time hides nothing of what is broken later.
  @Test func `a scenario shows each promise that is broken in it`() {
    let held = HeldContainer.drawer(.neverForwards).hold(200, 1)
    #expect(held.together.isSuperset(of: [.decidesStyle, .decidesHidden]))
  }

  @Test func `a promise is held during an animation where that is promised`() {
    let all: Set = [ContainerPromise.upToDate, .decidesStyle, .decidesHidden, .shown]
    #expect(HeldContainer.switcher(alsoDuring: all, Switcher.init).hold(1_000, 1).broken.isEmpty)
    let late = HeldContainer.switcher(alsoDuring: [.upToDate], AskingAtTheEnd.init)
    #expect(Set(late.hold(1_000, 1).broken.keys) == [.upToDate])
  }

  /// Shrinking tries such scenarios.
  @Test func `an app that moves a child, or the container below one, says nothing of it`() throws {
    let drawer = HeldContainer.drawer()
    var scenario = try #require(HeldContainer.drawer(.neverAsks).hold(20, 1).first).scenario
    #expect(drawer.skip(scenario) == nil)
    let (container, child) = (scenario.names["Container"], scenario.names["A"])
    let reason = "a step in which the app does what only the container does"
    for step in [
      Step.present(child, from: container), .present(container, from: child),
      .addChild(container, to: child, in: nil), .removeFromParent(child),
    ] {
      var other = scenario
      other.steps.insert(step, at: 0)
      #expect(drawer.skip(other) == reason)
    }
    scenario.controllers.append(Controller(.plain, scenario.names["Z"], at: .child(of: child)))
    #expect(drawer.skip(scenario)?.hasPrefix("a child that is in a tree") == true)
  }

  @Test func `a gesture begins where it can be seen`() {
    Touched.isMissing = false
    let touched = HeldContainer("Touched", children: 1) {
      Touched($0)
    } commands: {
      [.gesture("pan") { $0.pan($1) }]
    } states: {
      ContainerState(decides: nil, shown: $0.shown)
    }
    #expect(touched.hold(500, 1).broken.isEmpty)
    #expect(!Touched.isMissing)
  }

  @Test func `a canceled gesture leaves those shown who were`() {
    let veil = HeldContainer("Veil", children: 2) {
      Veil($0)
    } commands: {
      [.gesture("pan") { $0.pan($1) }]
    } states: {
      ContainerState(decides: $0.pages[0], shown: $0.shown)
    }
    #expect(Set(veil.hold(300, 1).broken.keys) == [.restored])
  }

  @Test func `a value in place of a child is another one where the child is dark`() {
    let values = HeldContainer.switcher(Values.init) {
      ContainerState(decides: $0.selected, shown: $0.shown)
    }
    #expect(values.hold(2_000, 1, until: .decidesStyle).broken[.decidesStyle] != nil)
  }
}

/// Has more animations under way than end.
private final class Restless: Switcher {
  override func viewDidLoad() {
    super.viewDidLoad()
    for _ in 0..<15 { UIView.animate(withDuration: 1, animations: {}) }
  }
}

/// Notes a gesture that begins while it has not appeared.
private final class Touched: Switcher {
  static var isMissing = false
  private var isThere = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isThere = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isThere = false
  }

  override var childForStatusBarStyle: UIViewController? { nil }
  override var childForStatusBarHidden: UIViewController? { nil }

  func pan(_ state: UIGestureRecognizer.State) {
    if state == .began, !isThere { Self.isMissing = true }
  }
}

/// A second page comes over the first with a pan, and stays when that is canceled.
private final class Veil: Switcher {
  private var isVeiled = false

  override var shown: [UIViewController] { isVeiled ? pages : [pages[0]] }
  override var childForStatusBarStyle: UIViewController? { pages[0] }
  override var childForStatusBarHidden: UIViewController? { pages[0] }

  func pan(_ state: UIGestureRecognizer.State) {
    guard state == .began, !isVeiled else { return }
    isVeiled = true
    addChild(pages[1])
    view.addSubview(pages[1].view)
    pages[1].didMove(toParent: self)
  }
}
