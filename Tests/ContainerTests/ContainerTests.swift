import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoTesting
import StatusQuoUIKit
import Testing

@MainActor @Suite struct ContainerTests {
  @Test(arguments: await HeldContainer.right) func `a right container is kept`(
    _ container: HeldContainer
  ) {
    let held = container.hold(2_000, 1)
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
