import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import Testing

/// Where scenarios are moved to that a subject does not know as they are.
struct MovedScenarioTests {
  private static let law = lawOfSteps { ReferenceModel($0) }
  private static let calls = AnsweredScope(parts: [.calls])
  private static let bars = AnsweredScope(parts: [.bar])

  /// A stack, and what is pushed onto it, on an iPad with iOS 26.
  private static func scenario(_ steps: (Names) -> [Step] = { _ in [] }) -> Scenario {
    var names = Names()
    let window = Window(names["W"])
    let stack = Controller(.navigation, names["N"], at: .root(of: window.name))
    let first = Controller(.plain, names["A"], at: .child(of: stack.name))
    let pushed = Controller(.plain, names["B"], at: .detached)
    return Scenario(
      names: names, environment: Environment(iOS: 26, device: .iPadPro11), windows: [window],
      controllers: [stack, first, pushed],
      steps: [.push(pushed.name, on: stack.name)] + steps(names))
  }

  private static func move(
    _ scenario: Scenario, into capabilities: Capabilities, answering scope: AnsweredScope
  ) -> MovedScenario {
    capabilities.moving(
      scenario, answering: scope, under: law, by: [{ ReferenceModel($0) }])
  }

  @Test func `where the law answers the same, a scenario moves to a known device and version`() {
    let known = Capabilities(versions: 13...18, devices: [.iPhone15])
    guard
      case .moved(let moved, steps: [0]) = Self.move(
        Self.scenario(), into: known, answering: Self.calls)
    else {
      Issue.record("not moved")
      return
    }
    #expect((moved.environment.iOS, moved.environment.device) == (18, .iPhone15))
    #expect(moved.environment.linkedSDK == 18)
    #expect(known.cover(moved, under: Self.law))
  }

  @Test func `where the law answers otherwise, it stays, and its device is what lacks`() {
    var scenario = Self.scenario()
    scenario.environment.device = .iPhone15
    scenario.environment.orientation = .landscape
    // Only a phone hides its bar in landscape.
    let pads = Capabilities(devices: [.iPadPro11])
    #expect(
      Self.move(scenario, into: pads, answering: Self.bars)
        == .lacking([.device(.iPhone15)]))
    guard case .moved = Self.move(scenario, into: pads, answering: Self.calls) else {
      Issue.record("not moved")
      return
    }
  }

  @Test func `unknown settings become UIKit's defaults where nothing answered depends on them`() {
    var scenario = Self.scenario()
    scenario.controllers[1].prefersStatusBarHidden = .constant(true)
    let known = Capabilities(properties: [])
    guard case .moved(let moved, _) = Self.move(scenario, into: known, answering: Self.calls)
    else {
      Issue.record("not moved")
      return
    }
    #expect(moved.controllers[1].prefersStatusBarHidden == nil)
    #expect(
      Self.move(scenario, into: known, answering: Self.bars)
        == .lacking([.property(.prefersStatusBarHidden)]))
  }

  @Test func `unknown steps are left out where nothing is answered to them`() {
    let scenario = Self.scenario { _ in [.rotate(to: .landscape)] }
    let known = Capabilities(devices: [.iPadPro11], steps: [.push])
    guard
      case .moved(let moved, steps: [0]) = Self.move(scenario, into: known, answering: Self.calls)
    else {
      Issue.record("not moved")
      return
    }
    #expect(moved.steps == [scenario.steps[0]])
    // A bar is answered at each step, and without another step nothing is shown.
    #expect(
      Self.move(scenario, into: known, answering: Self.bars) == .lacking([.step(.rotate)]))
    #expect(
      Self.move(scenario, into: Capabilities(steps: []), answering: Self.calls)
        == .lacking([.step(.push), .step(.rotate)]))
  }
}
