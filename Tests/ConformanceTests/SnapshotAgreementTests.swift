import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoReferenceModel
import Testing

/// The columns of the cached resolver hold the world of the reference, shown or not. Searches compare what is
/// observed only, so that a step that is missed is reported where it shows.
@Suite struct SnapshotAgreementTests {
  typealias Change = @Sendable (inout Snapshot) -> Void

  /// The first step after which the two snapshots differ, and how; nil where they agree to the end.
  private static func firstDifference(
    on scenario: Scenario, changing change: Change = { _ in }
  ) -> String? {
    var reference = ReferenceModel(scenario)
    var subject = CachedResolver(scenario)
    for number in 0...scenario.steps.count {
      if number > 0 {
        reference.apply(scenario.steps[number - 1])
        subject.apply(scenario.steps[number - 1])
      }
      guard var seen = subject.currentSnapshot() else { return "no snapshot" }
      change(&seen)
      let (expected, actual) = (reference.snapshot().comparable, seen.comparable)
      if expected != actual { return "step \(number): \(differences(expected, actual))" }
    }
    return nil
  }

  /// The parts that differ, with both values.
  private static func differences(_ expected: Any, _ actual: Any) -> String {
    let parts = zip(Mirror(reflecting: expected).children, Mirror(reflecting: actual).children)
    return parts.filter { "\($0.value)" != "\($1.value)" }.map { expected, actual in
      guard let one = expected.value as? [Controller], let other = actual.value as? [Controller],
        let pair = zip(one, other).first(where: { $0 != $1 })
      else { return "\(expected.label ?? ""): \(expected.value) is \(actual.value)" }
      return differences(pair.0, pair.1)
    }.joined(separator: "; ")
  }

  private static func scenarios(of profile: Profile, _ count: Int) -> [Scenario] {
    (0..<count).map { profile.scenario(seed: SeededRandom.seed($0, of: 31)) }
      .filter { $0.controllers.count < 80 && $0.steps.count < 80 }
  }

  @Test(arguments: Profile.all)
  func `after every step both models have the same world`(_ profile: Profile) {
    for (number, scenario) in Self.scenarios(of: profile, 150).enumerated() {
      let found = Self.firstDifference(on: scenario)
      #expect(found == nil, "scenario \(number)")
    }
  }

  /// One mistake in each part of a snapshot.
  private static let mistakes: [Change] = [
    { $0.environment.orientation = .landscape }, { $0.environment.systemStyle = .dark },
    { $0.isInBackground.toggle() }, { $0.windows[0].level += 1 }, { $0.visibleWindows.reverse() },
    { $0.keyWindow = nil }, { $0.controllers.reverse() },
    { snapshot in snapshot.change { $0.place = .detached } },
    { snapshot in snapshot.change { $0.selected = nil } },
    { snapshot in snapshot.change { $0.containerView = nil } },
    { snapshot in snapshot.change { $0.stored = Stored() } },
    { snapshot in snapshot.change { $0.setOverrideTraitCollection = [] } },
    { snapshot in snapshot.change { $0.views = [] } },
    { snapshot in snapshot.change { $0.actions = [] } },
    { $0.presentations = $0.presentations.dropLast() },
    { snapshot in
      for index in snapshot.presentations.indices {
        snapshot.presentations[index].isBeingDismissed = false
      }
    },
    { $0.interactivePops = [] }, { $0.onScreen.reverse() }, { $0.geometry.safeAreaTop = [] },
  ]

  @Test(arguments: mistakes.indices)
  func `a mistake in any part of a snapshot is found`(_ mistake: Int) {
    let found = Self.scenarios(of: .mixed, 150).contains {
      Self.firstDifference(on: $0, changing: Self.mistakes[mistake]) != nil
    }
    #expect(found)
  }
}

extension Snapshot {
  fileprivate mutating func change(_ change: (inout Controller) -> Void) {
    for index in controllers.indices { change(&controllers[index]) }
  }

  /// The snapshot without parts that mean nothing: the order of views and of styles for children,
  /// overrides of traits before iOS 17.
  fileprivate var comparable: Snapshot {
    var snapshot = self
    let drops = environment.effectiveVersion < 17
    for index in windows.indices where drops {
      snapshot.windows[index].traitOverridesUserInterfaceStyle = nil
    }
    snapshot.change { controller in
      controller.views.sort { $0.name.slot < $1.name.slot }
      controller.setOverrideTraitCollection.removeAll { $0.style == .unspecified }
      controller.setOverrideTraitCollection.sort { $0.child.slot < $1.child.slot }
      guard drops else { return }
      controller.traitOverridesUserInterfaceStyle = nil
      controller.viewTraitOverridesUserInterfaceStyle = nil
      for index in controller.views.indices {
        controller.views[index].traitOverridesUserInterfaceStyle = nil
      }
    }
    return snapshot
  }
}
