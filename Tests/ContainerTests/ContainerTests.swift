import Foundation
import StatusQuoAppearanceModel
import StatusQuoFindings
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoRunFormats
import StatusQuoScenarioFiles
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
    #expect(drawer.look(scenario).skipped == nil)
    let (container, child) = (scenario.names["Container"], scenario.names["A"])
    let reason = "a step in which the app does what only the container does"
    for step in [
      Step.present(child, from: container), .present(container, from: child),
      .addChild(container, to: child, in: nil), .removeFromParent(child),
    ] {
      var other = scenario
      other.steps.insert(step, at: 0)
      #expect(drawer.look(other).skipped == reason)
    }
    scenario.controllers.append(Controller(.plain, scenario.names["Z"], at: .child(of: child)))
    #expect(drawer.look(scenario).skipped?.hasPrefix("a child that is in a tree") == true)
  }

  @Test func `a gesture begins where it can be seen`() {
    (Touched.isMissing, Touched.count) = (false, 0)
    let touched = HeldContainer("Touched", children: 1) {
      Touched($0)
    } commands: {
      [.gesture("pan") { $0.pan($1) }]
    } states: {
      ContainerState(decides: nil, shown: $0.shown)
    }
    #expect(touched.hold(500, 1).broken.isEmpty)
    #expect(!Touched.isMissing)
    // A sheet lies over it.
    var scenario = Self.scenario([.gesture("pan", .began)])
    Touched.count = 0
    _ = touched.look(scenario)
    #expect(Touched.count == 1)
    scenario.steps.insert(
      .present(scenario.names["X"], from: scenario.names["Container"]), at: 0)
    _ = touched.look(scenario)
    #expect(Touched.count == 1)
  }

  @Test func `what stays wrong in the same way is broken once, and whatever comes is no excuse`() {
    let drawer = HeldContainer.drawer(.neverForwards)
    var scenario = Self.scenario([])
    scenario.steps += [.rotate(to: .landscape), .rotate(to: .portrait)]
    let once = ["launch: property decidesStyle after the launch of the subject"]
    #expect(drawer.look(scenario).broken.map { "\($0.divergenceClass)" } == once)
    scenario.steps.append(.present(scenario.names["A"], from: scenario.names["Container"]))
    let look = drawer.look(scenario)
    #expect(look.broken.map { "\($0.divergenceClass)" } == once)
    #expect(look.skipped == nil)
  }

  @Test func `what is called while it is made counts, and is named`() throws {
    let early = HeldContainer.switcher(EndingEarly.init)
    let found = try #require(early.look(Self.scenario([])).broken.first)
    #expect(found.divergenceClass.promise == .possible)
    #expect(
      found.violation?.commands.map(\.text) == ["in viewDidLoad: A.endAppearanceTransition"])
  }

  @Test func `known promises are no issue, and are one when they are kept`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "known.json").path
    func hold(_ mistake: Drawer.Mistake?) async {
      await expectContainer(children: 2, scenarios: 40, known: file) {
        Drawer(content: $0[0], menu: $0[1], mistake: mistake)
      } commands: {
        [.call("open") { $0.open() }]
      } states: {
        ContainerState(decides: $0.isOpen ? $0.menu : $0.content, shown: $0.children)
      }
    }
    let drawer = HeldContainer("Drawer", children: 2) {
      Drawer(content: $0[0], menu: $0[1], mistake: .neverAsks)
    } commands: {
      [.call("open") { $0.open() }]
    } states: {
      ContainerState(decides: $0.isOpen ? $0.menu : $0.content, shown: $0.children)
    }
    let accepted = drawer.hold(400, 1).classes.values.map {
      KnownDifference.Entry($0.divergence, among: $0.among, ScenarioDocument($0.scenario))
    }
    #expect(accepted.allSatisfy { $0.document.expectations.isEmpty })
    try KnownDifference.Entry.write(accepted, to: file)
    await hold(.neverAsks)
    await withKnownIssue {
      await hold(nil)
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("fixed")
    }
  }

  #if compiler(>=6.3) && (os(macOS) || os(Linux))
    @Test func `a class that traps is named with its scenario`() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [folder = folder as String] in
        await expectContainer(children: 1, scenarios: 20, keepingFailuresIn: folder) {
          Touched($0)
        } commands: {
          [.call("open") { _ in fatalError("a mistake of the class") }]
        } states: {
          ContainerState(decides: nil, shown: $0.shown)
        }
      }
      let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(errors.contains(/Touched trapped; seed 1, scenario \d+\n/), "\(errors.suffix(2_000))")
    }
  #endif

  /// The container is the root of a window, with three children, the first of which wants light text.
  private static func scenario(_ events: [ContainerEvent]) -> Scenario {
    var scenario = Scenario()
    let window = scenario.names["W"]
    scenario.windows = [Window(window)]
    scenario.controllers = [
      Controller(.plain, scenario.names[ContainerEvent.container], at: .root(of: window))
    ]
    scenario.controllers += ["A", "B", "C", "X"].map { Controller(.plain, scenario.names[$0]) }
    scenario.controllers[1].preferredStatusBarStyle = .constant(.lightContent)
    scenario.steps = events.map { $0.step(&scenario.names) }
    return scenario
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
  static var count = 0
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
    guard state == .began else { return }
    Self.count += 1
    if !isThere { Self.isMissing = true }
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

/// Ends a transition while it is made that was never begun.
private final class EndingEarly: Switcher {
  override init(_ pages: [UIViewController]) {
    super.init(pages)
    pages[0].endAppearanceTransition()
    setNeedsStatusBarAppearanceUpdate()
    loadViewIfNeeded()
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {}
  override var shown: [UIViewController] { [] }
  override var childForStatusBarStyle: UIViewController? { nil }
  override var childForStatusBarHidden: UIViewController? { nil }
}
