import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoGenerators
import StatusQuoHarness

/// Scenarios that differ from a finding by little: faults that it does not tell apart differ there.
extension Scenario {
  /// Scenarios in which one thing is different.
  var neighbors: [Scenario] {
    let others: [[Scenario]] = [
      (longer + withOtherValues).spread(over: 80), elsewhere,
      withOtherKinds.spread(over: 30), aboutOthers.spread(over: 40), afterOthers.spread(over: 60),
      inOtherPlaces.spread(over: 30), withOtherSteps.spread(over: 60),
    ]
    var seen: Set<Scenario> = [self]
    return (necessities(limit: 40) { _ in .some(nil) }.map { $0.without } + others.joined())
      .filter { $0.problem == nil && seen.insert($0).inserted }
  }

  /// A step comes twice or is followed by an update.
  private var longer: [Scenario] {
    steps.indices.map { inserting([steps[$0]], at: $0) }
      + windows.compactMap { window in
        let root = controllers.first { $0.place == .root(of: window.name) }
        return root.map {
          inserting(
            [.setNeedsStatusBarAppearanceUpdate(on: $0.name, animated: false)], at: steps.count)
        }
      }
  }

  private func inserting(_ further: [Step], at place: Int) -> Scenario {
    var longer = self
    longer.steps.insert(contentsOf: further, at: place)
    return longer
  }

  /// A property has another value.
  private var withOtherValues: [Scenario] {
    valuePlaces.map { settingRank(of: $0, to: ($0.rank + 1) % $0.ranks) }
  }

  /// All versions, and some other devices and SDKs.
  private var elsewhere: [Scenario] {
    valuePlaces.filter { !$0.isWindow && !$0.isController && $0.ranks > 8 }.flatMap { place in
      let others = (0..<place.ranks).filter { $0 != place.rank }
      return (place.property == 0 ? others : others.spread(over: 10))
        .map { settingRank(of: place, to: $0) }
    }
  }

  /// A controller is of another kind.
  private var withOtherKinds: [Scenario] {
    controllers.indices.flatMap { index in
      Controller.Kind.allCases.filter { $0 != controllers[index].kind }.map { kind in
        changing { $0.controllers[index].kind = kind }
      }
    }
  }

  /// A step is about another controller or window.
  private var aboutOthers: [Scenario] {
    let all = namesForSteps
    return steps.indices.flatMap { index in
      steps[index].names.flatMap { name in
        all.filter { $0 != name && $0.isRootView == name.isRootView }.map { other in
          changing { $0.steps[index] = steps[index].renamed { $0 == name ? other : $0 } }
        }
      }
    }
  }

  /// Something else happens before, or before the last step.
  private var afterOthers: [Scenario] {
    let names = namesForSteps.filter { !$0.isRootView }
    let further = Alphabet.simplest.nextSteps(in: self, about: names)
    return further.map { inserting([$0], at: 0) }
      + (steps.count > 1 ? further.map { inserting([$0], at: steps.count - 1) } : [])
  }

  /// A step is another one.
  private var withOtherSteps: [Scenario] {
    let others = Alphabet.simplest.nextSteps(
      in: self, about: namesForSteps.filter { !$0.isRootView })
    return steps.indices.flatMap { index in
      others.map { other in changing { $0.steps[index] = other } }
    }
  }

  /// A controller is a child or presented where it was not, has another beside it, or one above it.
  private var inOtherPlaces: [Scenario] {
    controllers.indices.flatMap { index -> [Scenario] in
      let (name, place) = (controllers[index].name, controllers[index].place)
      let moved = controllers.prefix(index).flatMap { other -> [Scenario] in
        [.child(of: other.name), .presented(by: other.name)].map { place in
          changing { $0.controllers[index].place = place }
        }
      }
      let besides =
        !place.isChild ? [] : [index, controllers.count].map { adding(at: $0, place).new }
      var above = adding(at: index, place)
      above.new.controllers[index + 1].place = .child(of: above.name)
      let below = adding(at: controllers.count, .presented(by: name))
      return moved + besides + [above.new, below.new]
    }.compactMap { $0.inDeclarationOrder() }
  }

  /// The scenario with another controller.
  private func adding(
    at index: Int, _ place: Controller.Place
  ) -> (new: Scenario, name: Name) {
    var scenario = self
    let name = scenario.names.add("Another\(names.texts.count)")
    scenario.controllers.insert(Controller(.plain, name, at: place), at: index)
    return (scenario, name)
  }

  private func changing(_ change: (inout Scenario) -> Void) -> Scenario {
    var scenario = self
    change(&scenario)
    return scenario
  }
}

extension Array {
  /// At most `count` elements, evenly from all.
  func spread(over count: Int) -> [Element] {
    self.count <= count ? self : (0..<count).map { self[$0 * self.count / count] }
  }
}
