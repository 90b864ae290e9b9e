import StatusQuoAppearanceModel
import StatusQuoGenerators
import Testing

/// Rare values meet the steps that they matter for, and far members of a crowd are acted on.
@Suite struct RareStepsTests {
  static let scenarios = (0..<6_000).map { Profile.mixed.scenario(seed: $0) }

  private static func count(_ holds: (Scenario) -> Bool) -> Int { scenarios.count(where: holds) }

  @Test func `a column style meets another width`() {
    let columns = Self.scenarios.filter { scenario in
      scenario.controllers.contains { $0.splitViewStyle != .unspecified }
    }
    #expect(columns.count > 100)
    let resized = columns.count { scenario in
      scenario.environment.device.isPad && scenario.steps.contains { $0.kind == .resize }
    }
    #expect(resized > 20)
  }

  @Test func `a column style finds its columns, and steps that give and take them`() {
    let columns = Self.scenarios.filter { scenario in
      scenario.controllers.contains { split in
        split.splitViewStyle.columns > 0
          && scenario.controllers.count { $0.place == .child(of: split.name) }
            == split.splitViewStyle.columns
      }
    }
    #expect(columns.count > 40)
    let moved = columns.count { scenario in
      let splits = Set(scenario.controllers.filter { $0.kind == .split }.map(\.name))
      return scenario.steps.contains { step in
        guard case .addChild(_, to: let parent, in: _) = step else { return false }
        return splits.contains(parent)
      }
    }
    #expect(moved > 5)
  }

  @Test func `a step comes once more after what undid it`() {
    let found = Self.count { scenario in
      scenario.steps.indices.dropFirst(3).contains { place in
        guard case .swipe(_, on: let name) = scenario.steps[place] else { return false }
        let between = scenario.steps[(place - 2)..<place]
        return scenario.steps[place - 3] == scenario.steps[place]
          && between.allSatisfy {
            if case .set(_, to: _, on: name) = $0 { true } else { false }
          }
      }
    }
    #expect(found > 0)
  }

  @Test func `bars are swiped away where they follow, and once more`() {
    let swiped = Self.count { scenario in
      zip(scenario.steps, scenario.steps.dropFirst()).contains { first, second in
        guard case .swipe(_, on: let name) = first, case .swipe(_, on: name) = second else {
          return false
        }
        return scenario.controllers.contains {
          $0.name == name && $0.hidesBarsOnSwipe && !$0.isToolbarHidden
        }
      }
    }
    #expect(swiped > 1)
  }

  @Test func `a root is replaced twice, and its window removed`() {
    let replaced = Self.count { scenario in
      var count: [Name: Int] = [:]
      for step in scenario.steps {
        if case .setRoot(_, of: let window) = step { count[window, default: 0] += 1 }
        if case .removeWindow(let window) = step, count[window, default: 0] > 1 { return true }
      }
      return false
    }
    #expect(replaced > 40)
  }

  @Test func `what undoes a step comes once more`() {
    let opposites: [(Step.Kind, Step.Kind)] = [
      (.push, .pop), (.present, .dismiss), (.addChild, .removeFromParent),
      (.hideWindow, .showWindow), (.enterBackground, .enterForeground),
    ]
    for (one, other) in opposites {
      let found = Self.count { scenario in
        scenario.steps.indices.dropFirst(2).contains { place in
          scenario.steps[place - 2].kind == one && scenario.steps[place - 1].kind == other
            && scenario.steps[place] == scenario.steps[place - 1]
        }
      }
      #expect(found > 0, "\(one)")
    }
  }

  @Test func `several steps come again for another controller of the kind`() {
    let found = Self.count { scenario in
      let steps = scenario.steps
      return steps.indices.dropFirst(3).contains { place in
        let (first, second) = (steps[place - 3], steps[place - 2])
        guard first.kind == steps[place - 1].kind, second.kind == steps[place].kind,
          first.kind != second.kind, case .push(_, on: let one) = first,
          case .push(_, on: let other) = steps[place - 1]
        else { return false }
        return one != other
      }
    }
    #expect(found > 2)
  }

  @Test func `few scenarios have a crowd, and act on those far away in it`() {
    let siblings = Self.scenarios.filter { scenario in
      let parents = scenario.controllers.compactMap { controller -> Name? in
        if case .child(of: let parent) = controller.place { parent } else { nil }
      }
      return Dictionary(grouping: parents) { $0 }.contains { $0.value.count >= 38 }
    }
    let windows = Self.scenarios.filter { $0.windows.count > 64 }
    let presenting = Self.scenarios.filter { scenario in
      scenario.controllers.count { if case .presented = $0.place { true } else { false } } >= 20
    }
    for crowds in [siblings, windows, presenting] {
      #expect((3...60).contains(crowds.count))
    }
    #expect(
      windows.contains { scenario in
        let far = Set(scenario.windows.suffix(7).map(\.name))
        return scenario.steps.contains { !far.isDisjoint(with: $0.names) }
      })
  }
}
