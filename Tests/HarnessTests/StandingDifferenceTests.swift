import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoSeededBugs
import Testing

/// A difference that stood before is no new one.
@Suite struct StandingDifferenceTests {
  /// A page in a window, observed with all that a scenario may ask for.
  private static func page(_ steps: (Name, Name) -> [Step]) -> Scenario {
    var names = Names()
    let (window, page) = (names.add("W"), names.add("A"))
    var scenario = Scenario()
    scenario.windows = [Window(window)]
    scenario.controllers = [Controller(.plain, page, at: .root(of: window))]
    scenario.controllers[0].prefersHomeIndicatorAutoHidden = true
    scenario.observes = [.safeArea, .systemGestures]
    scenario.names = names
    scenario.steps = steps(window, page)
    return scenario
  }

  private static func found(
    on scenario: Scenario, _ change: @escaping @Sendable (inout Observation) -> Void
  ) -> [Int] {
    let bug = SeededBug("reads-x", "x", .transformObservation { reported, _ in change(&reported) })
    var models = LockStep(
      reference: { ReferenceModel($0) },
      subject: { WrongResolver($0, bugs: [bug]) { CachedResolver($0) } })
    return models.divergences(on: scenario).map { $0.step }
  }

  private static let idle = page { window, _ in
    [
      .enterBackground, .enterForeground,
      .setNeedsStatusBarAppearanceUpdate(on: window, animated: false),
    ]
  }

  @Test func `insets that stay wrong differ once, however many steps follow`() {
    #expect(
      Self.found(on: Self.idle) { reported in
        for place in (reported.safeArea ?? []).indices { reported.safeArea![place].bottom? += 1 }
      } == [0])
  }

  @Test func `insets that become wrong in another way differ again`() {
    let rotated = Self.page { _, _ in [.enterBackground, .enterForeground, .rotate(to: .landscape)]
    }
    #expect(
      Self.found(on: rotated) { reported in
        for place in (reported.safeArea ?? []).indices { reported.safeArea![place].bottom? += 1 }
      } == [0, 3])
  }

  @Test func `a home indicator that stays wrong differs once, and again where UIKit asks anew`() {
    func wrong(_ steps: [Step]) -> [Int] {
      let scenario = Self.page { _, _ in steps }
      return Self.found(on: scenario) { $0.systemGestures?.homeIndicatorAutoHidden.toggle() }
    }
    #expect(
      wrong([
        .enterBackground,
        .setNeedsUpdate(of: .homeIndicatorAutoHidden, on: Self.idle.controllers[0].name),
      ]) == [0, 2])
    #expect(wrong([.enterBackground, .enterForeground]) == [0])
  }

  @Test func `a call that is wrong again is news`() {
    let twice = Self.page { _, page in [.present(page, from: page)] }
    #expect(
      Self.found(on: twice) {
        $0.calls.append(
          $0.calls.first
            ?? LifecycleCall(controller: twice.controllers[0].name, method: .viewDidLoad))
      } == [0, 1])
  }
}
