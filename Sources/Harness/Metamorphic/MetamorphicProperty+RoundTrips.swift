import StatusQuoAppearanceModel
import StatusQuoCatalog

/// Steps that lead away and back.
private struct RoundTrip {
  /// Has to be applied before; the same for the one that stays.
  var before: [Step] = []
  var there: Step
  var back: Step
  /// The controller to ask for an update in the end.
  var witness: Name
  /// The controller that is moved, if any: it must be in no other place.
  var traveler: Name?
}

extension MetamorphicCheck {
  /// Goes there and back at the end of the scenario, and looks for traces.
  func violationByRoundTrip(of property: MetamorphicProperty) -> VariantDifference? {
    guard scenario.leavesNoTraces else { return nil }
    let home = make(scenario).after(scenario.steps)
    for trip in property.roundTrips(in: scenario) where trip.isPossible(from: home) {
      let read = Step.setNeedsStatusBarAppearanceUpdate(on: trip.witness, animated: false)
      let stay = trip.before + [read]
      let travel = trip.before + [trip.there, trip.back, read]
      let expected = home.sight(after: stay)
      let actual = home.sight(after: travel)
      if expected == actual { continue }
      var variant = scenario
      variant.steps += travel
      return VariantDifference(
        step: scenario.steps.count, variant: variant, expected: expected, actual: actual)
    }
    return nil
  }
}

extension MetamorphicProperty {
  /// A few, with the controllers of the scenario.
  fileprivate func roundTrips(in scenario: Scenario) -> [RoundTrip] {
    func some(_ kinds: Controller.Kind...) -> [Name] {
      scenario.controllers.filter { kinds.contains($0.kind) }.prefix(4).map { $0.name }
    }
    let free = scenario.controllers
      .filter { $0.place == .detached && !scenario.leavesTraces(moved: $0.name) }.prefix(4)
    func trips(to hosts: [Name], _ make: (Name, Name) -> (Step, Step)) -> [RoundTrip] {
      hosts.flatMap { host in
        free.filter { $0.name != host }.map { guest in
          let (there, back) = make(guest.name, host)
          return RoundTrip(there: there, back: back, witness: host, traveler: guest.name)
        }
      }
    }
    switch self {
    case .pushAndPop:
      return trips(to: some(.navigation)) { (.push($0, on: $1), .pop(on: $1)) }
    case .presentAndDismiss:
      return trips(to: scenario.controllers.prefix(6).map { $0.name }) {
        (.present($0, from: $1), .dismiss(from: $0))
      }
    case .addAndRemove:
      return trips(to: some(.plain, .split, .page)) {
        (.addChild($0, to: $1, in: nil), .removeFromParent($0))
      }
    case .selectAndBack:
      return some(.tab).flatMap { tab in scenario.selections(of: tab) }
    case .canceled:
      // Before iOS 17 a canceled pop leaves an old style (TR-9), and a pop ends presentations (L-6).
      let presentable = scenario.presentable
      let keepsAll = scenario.environment.iOS >= 17 && presentable.isEmpty
      let pops = keepsAll ? some(.navigation) : []
      return pops.map {
        RoundTrip(
          there: .beginInteractivePop(on: $0), back: .cancelInteractivePop(on: $0), witness: $0)
      }
        + presentable.prefix(6).map {
          RoundTrip(
            there: .beginInteractiveDismiss($0), back: .cancelInteractiveDismiss($0), witness: $0)
        }
    case .renaming, .strangers, .repeatedReads, .outsiders, .builtBySteps, .started, .assigned,
      .otherWays, .styled, .capturing, .staleness, .updates, .levels, .versions, .lifecycle,
      .chains:
      return []
    }
  }
}

extension RoundTrip {
  fileprivate func isPossible<Model: Resolver>(from home: Model) -> Bool {
    if let traveler, !home.isFree(traveler, seenFrom: witness) { return false }
    var model = home
    var observation = Observation()
    for step in before + [there, back] {
      model.apply(step)
      model.observe(into: &observation)
      guard observation.outcome == .applied else { return false }
    }
    return true
  }
}

extension Resolver {
  /// Returns true if a controller is neither child nor root nor presented: then nothing but its
  /// host could keep it from being presented.
  fileprivate func isFree(_ name: Name, seenFrom host: Name) -> Bool {
    switch observation(after: [.present(name, from: host)]).outcome {
    case .applied, .ignored(.notInWindow), .ignored(.alreadyPresenting): return true
    case .ignored, .raised: return false
    }
  }

  /// The observation after some steps, without its history.
  fileprivate func sight(after steps: [Step]) -> Observation {
    var observation = observation(after: steps)
    observation.step = 0
    observation.calls = []
    observation.traitChanges = []
    observation.bar.animation = .none
    observation.bar.animated = false
    return observation
  }
}

extension Scenario {
  /// True if coming and going leaves nothing behind: no lifecycle method does anything (L-7), and
  /// no controller keeps old traits after a canceled pop, which a move ends.
  fileprivate var leavesNoTraces: Bool {
    controllers.allSatisfy { $0.actions.isEmpty }
      && !steps.contains { $0.kind == .cancelInteractivePop }
  }

  /// True if a place may end what a controller without one has kept: a root that was replaced, what it
  /// presents (W-10), from iOS 18 any, the style of an override that was taken back (TR-14). From iOS 17 its
  /// children are loaded there, which then get what is in `traitOverrides` of their parents (TR-15).
  fileprivate func leavesTraces(moved name: Name) -> Bool {
    let tree = possibleTree(of: name)
    return mayHandDown { tree.contains($0) }
      || steps.contains { step in
        switch step {
        case .setRoot(name, of: _), .addWindow(_, root: name): true
        case .set(.known(.overrideUserInterfaceStyle), to: _, on: name): environment.iOS >= 18
        default: false
        }
      }
  }

  /// True if one of some controllers may have `traitOverrides`, which its children get or miss (TR-15).
  func mayHandDown(_ isAmong: (Name) -> Bool) -> Bool {
    guard environment.iOS >= 17 else { return false }
    return controllers.contains { $0.traitOverridesUserInterfaceStyle != nil && isAmong($0.name) }
      || steps.contains { step in
        guard case .set(.known(.traitOverridesUserInterfaceStyle), to: _, on: let owner) = step
        else { return false }
        return isAmong(owner)
      }
  }

  /// The controller, and all that is below it at the start or that steps may put there: any step that names one
  /// of them may put the others that it names.
  private func possibleTree(of name: Name) -> Set<Name> {
    var tree = Set([name] + descendants(of: name))
    var count = 0
    while count < tree.count {
      count = tree.count
      for step in steps where step.names.contains(where: tree.contains) {
        for child in step.names { tree.formUnion([child] + descendants(of: child)) }
      }
    }
    return tree
  }

  private func descendants(of name: Name) -> [Name] {
    controllers.filter { $0.place == .child(of: name) }.flatMap {
      [$0.name] + descendants(of: $0.name)
    }
  }

  /// The controllers presented at the start or by a step.
  var presentable: [Name] {
    let presented = controllers.filter { $0.place.isPresented }
    return presented.map { $0.name }
      + steps.compactMap { step in
        if case .present(let name, from: _) = step { return name }
        return nil
      }
  }

  /// The round trips from each of the first children of a tab to the next and back.
  fileprivate func selections(of tab: Name) -> [RoundTrip] {
    let children = controllers.filter { $0.place == .child(of: tab) }.prefix(3).map { $0.name }
    return zip(children, children.dropFirst()).map { home, other in
      RoundTrip(
        before: [.select(home, on: tab)], there: .select(other, on: tab),
        back: .select(home, on: tab), witness: tab)
    }
  }
}
