package import StatusQuoAppearanceModel

/// An app beside the same app with changes: what its own steps bring about in both.
package struct TriedChanges: Sendable {
  /// The changes.
  package let changes: [Change]
  /// The moments after the launch and after each step of the app without the changes.
  package let before: [Moment]
  /// The same moments with the changes.
  package let after: [Moment]
  private let changed: ChangedScenario

  /// Nil where the changed app would be no valid scenario, and where a step that was applied no
  /// longer is: what happened still has to happen. The app may still call a setter that nothing follows once
  /// controllers decide.
  init?(
    of changes: [Change], on original: Scenario, _ before: [Moment], _ readings: Readings
  ) {
    let changed = ChangedScenario(original, changes)
    guard changed.scenario.problem == nil else { return nil }
    let after = changed.seen(readings)
    let controllersDecide = changes.contains { $0 == .controllersDecide || $0 == .noKeyDecides }
    for (step, (old, new)) in zip(before, after).enumerated()
    where old.observation.outcome == .applied && new.observation.outcome != .applied {
      guard controllersDecide, step > 0, original.steps[step - 1].isSetterOfBar else { return nil }
    }
    self.changes = changes
    self.before = before
    self.after = after
    self.changed = changed
  }

  /// The app with the changes.
  package var scenario: Scenario { changed.scenario }

  /// The app with the changes up to a step of the app without them; 0 is the launch.
  package func scenario(upTo step: Int) -> Scenario {
    var scenario = changed.scenario
    scenario.steps.removeSubrange(changed.moments[step]...)
    return scenario
  }

  /// The differences after each step.
  package var collateral: [MomentCollateral] {
    zip(before, after).flatMap { old, new in new.marked(old.collateral(in: new)) }
  }
}

extension Change {
  /// `UIViewControllerBasedStatusBarAppearance` is missing, which means YES.
  fileprivate static let noKeyDecides: Change = {
    guard case .infoPlist(let place, _) = Change.controllersDecide else {
      return .controllersDecide
    }
    return .infoPlist(place, .null)
  }()
}

extension Step {
  /// True for a call of a setter of the application object.
  fileprivate var isSetterOfBar: Bool {
    switch self {
    case .setStatusBarStyle, .setStatusBarHidden: true
    default: false
    }
  }
}

/// Something that looks different after one step.
package struct MomentCollateral: Hashable, Sendable {
  /// The step of the app without changes; 0 is the launch.
  package var step: Int
  /// The controller on top that was added last: the screen on which it is seen.
  package var screen: Name?
  /// The difference.
  package var what: Collateral
}

extension Moment {
  /// The differences at a moment, with the step and the screen.
  func marked(_ collateral: [Collateral]) -> [MomentCollateral] {
    if collateral.isEmpty { return [] }
    let screen = world.onTop.last
    return collateral.map { MomentCollateral(step: observation.step, screen: screen, what: $0) }
  }
}
