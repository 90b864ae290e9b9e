import StatusQuoAppearanceModel
import StatusQuoGenerators
import Testing

/// Steps are about what happened before them.
@Suite struct FollowUpTests {
  static let scenarios = (0..<4_000).map { Profile.mixed.scenario(seed: $0) }

  /// The number of scenarios with two such steps in a row.
  private func count(_ follow: (Step, Step) -> Bool) -> Int {
    Self.scenarios.count { scenario in
      zip(scenario.steps, scenario.steps.dropFirst()).contains { follow($0, $1) }
    }
  }

  @Test func `steps are repeated, also for others`() {
    #expect(count { $0 == $1 } > 200)
    let echoes = count { one, other in
      guard case .set(let property, let value, let receiver) = one else { return false }
      guard case .set(property, to: value, on: let next) = other else { return false }
      return next != receiver
    }
    #expect(echoes > 100)
  }

  @Test func `what was set is set back`() {
    let setBack = Self.scenarios.count { scenario in
      zip(scenario.steps, zip(scenario.steps.dropFirst(), scenario.steps.dropFirst(2)))
        .contains { first, next in
          guard case .set(let property, let value, let receiver) = first, first == next.1 else {
            return false
          }
          guard case .set(property, to: let other, on: receiver) = next.0 else { return false }
          return other != value
        }
    }
    #expect(setBack > 20)
  }

  @Test func `a trait is set right after a swipe-back was canceled`() {
    let followed = count { one, other in
      guard case .cancelInteractivePop = one, case .set(.known(let property), _, _) = other else {
        return false
      }
      return [.overrideUserInterfaceStyle, .overrideTraitCollectionForChild]
        .contains(property) || property == .setOverrideTraitCollection
    }
    #expect(followed > 20)
  }

  @Test func `some scenarios have none of this`() {
    let plain = Self.scenarios.filter { $0.steps.count >= 20 }.count { scenario in
      zip(scenario.steps, scenario.steps.dropFirst()).allSatisfy { $0.kind != $1.kind }
    }
    #expect(plain > 5)
  }

  @Test func `crowds are rare, and their detached controllers more than a word has bits`() {
    let crowds = Self.scenarios.filter { $0.controllers.count > 64 }
    #expect((2...30).contains(crowds.count))
    let detached = (0..<30_000).lazy.map { Profile.mixed.scenario(seed: $0) }
      .filter { $0.controllers.count > 64 }
      .map { scenario in scenario.controllers.count { $0.place == .detached } }
    #expect(detached.contains { $0 > 64 })
  }

  @Test func `scenarios stay small`() {
    let count = Self.scenarios.count
    let steps = Self.scenarios.reduce(0) { $0 + $1.steps.count }
    let controllers = Self.scenarios.reduce(0) { $0 + $1.controllers.count }
    #expect((10 * count...12 * count).contains(steps))
    #expect((7 * count...10 * count).contains(controllers))
  }
}
