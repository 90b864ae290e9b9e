package import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoReferenceModel

/// Searches for the smallest sets of changes that make wishes true on an app's own steps: all single
/// changes, then all pairs, then triples, until a size has one.
///
/// With the changes, the app's steps still have to do what they did, and a wish has to apply where
/// it applied.
package struct FixSearch: Sendable {
  let readings: Readings
  /// The most sets that are tried.
  package var budget = 200_000
  /// The most controllers that are played, counted once for each step of each trial.
  package var work = 20_000_000
  /// The most changes of a set.
  package var largest = 3
  /// The number of steps of the flows that are compared with and without the changes.
  package var flowLength = 2

  /// A search on the reference under these readings of the sources.
  package init(_ readings: Readings = Readings()) { self.readings = readings }

  /// The smallest sets.
  ///
  /// - Parameter shouldStop: asked now and then.
  package func fixes(
    for wishes: [Wish], of scenario: Scenario, shouldStop: () -> Bool = { false }
  ) -> FixReport {
    let scenario = scenario.observing(wishes)
    var report = FixReport(scenario: scenario, wishes: wishes)
    let before = ChangedScenario(scenario, []).seen(readings)
    report.broken = scenario.brokenWishes(wishes, in: before)
    guard !report.broken.isEmpty else { return report }
    let changes = scenario.changes(for: wishes, before)
    report.changes = changes.count
    let cost = max(scenario.controllers.count, 1) * before.count
    let interval = min(max(40_000 / cost, 1), 256)
    var trials = 0
    func mayTry() -> Bool {
      trials += 1
      return trials <= work / cost + 1 && !(trials.isMultiple(of: interval) && shouldStop())
    }
    for size in 1...largest where report.fixes.isEmpty && report.isComplete {
      var tried = 0
      forEachSet(of: size, among: changes) { chosen in
        guard report.tried.reduce(tried, +) < budget, mayTry() else {
          report.isComplete = false
          return false
        }
        tried += 1
        if let fix = fix(chosen, scenario, wishes, before) { report.fixes.append(fix) }
        return true
      }
      report.tried.append(tried)
    }
    rank(&report, shouldStop)
    report.answering = answering(wishes, scenario, before, besides: report.fixes)
    if report.fixes.isEmpty {
      trials = 0
      report.concessions = concessions(wishes, scenario, before) {
        report.hasTriedConcessions = report.hasTriedConcessions && mayTry()
        return report.hasTriedConcessions
      }
    }
    return report
  }

  /// The way down to the controller of a single wish, as small as it can be.
  private func answering(
    _ wishes: [Wish], _ scenario: Scenario, _ before: [Moment], besides fixes: [Fix]
  ) -> Fix? {
    guard wishes.count == 1, !fixes.contains(where: { $0.isAnsweredByTheWished }),
      let moment = before.first(where: { wishes[0].isBroken(in: $0) }),
      let way = way(of: wishes[0], in: scenario, at: moment),
      !way.contains(where: { $0.isAnswer(to: wishes[0]) })
    else { return nil }
    return smallest(way) { fix($0, scenario, wishes, before) }
  }

  /// The set without what can be left out; nil where it does not help.
  ///
  /// - Parameter tries: the most attempts; what comes first is left in then.
  func smallest(
    _ changes: [Change], tries: Int = .max, _ attempt: ([Change]) -> Fix?
  ) -> Fix? {
    guard var fix = attempt(changes) else { return nil }
    for change in changes.reversed().prefix(tries) where fix.changes.count > 1 {
      if let less = attempt(fix.changes.filter { $0 != change }) { fix = less }
    }
    return fix
  }

  /// Changes tried on an app's own steps; nil where they make no valid scenario, or where a step that
  /// was applied no longer is.
  package func trial(of changes: [Change], on scenario: Scenario) -> TriedChanges? {
    let before = ChangedScenario(scenario, []).seen(readings)
    return TriedChanges(of: changes, on: scenario, before, readings)
  }

  /// Gives each set of changes of different targets to `body`, until it returns false.
  func forEachSet(of size: Int, among changes: [Change], _ body: ([Change]) -> Bool) {
    var chosen: [Change] = []
    func choose(from first: Int) -> Bool {
      if chosen.count == size { return body(chosen) }
      for place in first..<changes.count {
        let target = changes[place].target
        if chosen.contains(where: { $0.target == target }) { continue }
        chosen.append(changes[place])
        defer { chosen.removeLast() }
        guard choose(from: place + 1) else { return false }
      }
      return true
    }
    _ = choose(from: 0)
  }

  /// The changes, if all wishes hold with them, and apply where they applied before.
  func fix(
    _ changes: [Change], _ scenario: Scenario, _ wishes: [Wish], _ before: [Moment]
  ) -> Fix? {
    guard let trial = TriedChanges(of: changes, on: scenario, before, readings) else { return nil }
    for (old, new) in zip(before, trial.after) {
      for wish in wishes {
        if wish.isBroken(in: new) || wish.applies(to: old) != wish.applies(to: new) { return nil }
        // A bar that goes away has no color that could be wrong, unless it is to go.
        if wish.isIdle(in: new), !wish.isIdle(in: old),
          !wishes.contains(where: { $0.demand == .bar(.hidden) && $0.applies(to: new) })
        {
          return nil
        }
      }
    }
    var fix = Fix(changes: changes, scenario: trial.scenario)
    for (old, new) in zip(before, trial.after) {
      fix.collateral += new.marked(wishes.collateral(from: old, to: new))
    }
    fix.isAnsweredByTheWished = wishes.contains { wish in
      trial.after.contains { wish.applies(to: $0) && wish.isAnsweredByItsController(in: $0) }
    }
    return fix
  }
}

// MARK: - What else changes

extension FixSearch {
  /// Keys of the whole app last. First the fixes that hold in all short flows, then those that change the least
  /// in the app's own steps, then those that let the controller of a wish answer, so that other screens keep
  /// their say, then those that change the least in short flows; of those that are alike, as they were found.
  private func rank(_ report: inout FixReport, _ shouldStop: () -> Bool) {
    if report.fixes.count <= 60 { compareInFlows(&report, shouldStop) }
    let wishes = report.wishes
    report.fixes.sort { $0.cost(wishes).lexicographicallyPrecedes($1.cost(wishes)) }
  }

  private func compareInFlows(_ report: inout FixReport, _ shouldStop: () -> Bool) {
    let cost = max(report.scenario.controllers.count, 1) * (report.fixes.count + 1)
    let flows = report.scenario.flows(upTo: flowLength).prefix(work / 4 / cost + 1)
    var before: [Moment?] = []
    for flow in flows {
      if before.count.isMultiple(of: 64) && shouldStop() { return }
      before.append(seenAtTheEnd(of: flow))
    }
    let lasting = report.wishes.filter { $0.step == nil || $0.controller != nil }
      .map { Wish($0.demand, whenOnTop: $0.controller) }
    for place in report.fixes.indices {
      compare(&report.fixes[place], report.scenario, flows, before, lasting, shouldStop)
    }
  }

  private func compare(
    _ fix: inout Fix, _ app: Scenario, _ flows: ArraySlice<Scenario>, _ before: [Moment?],
    _ wishes: [Wish], _ shouldStop: () -> Bool
  ) {
    for (place, (flow, old)) in zip(flows, before).enumerated() {
      if place.isMultiple(of: 64) && shouldStop() { return }
      let changed = ChangedScenario(flow, fix.changes.flatMap { $0.changes(in: flow, of: app) })
        .scenario
      guard let old, changed.problem == nil, let new = seenAtTheEnd(of: changed) else { continue }
      fix.flows += 1
      if !wishes.collateral(from: old, to: new).isEmpty { fix.differentFlows += 1 }
      if fix.exception == nil, wishes.contains(where: { $0.isBroken(in: new) }) {
        fix.exception = changed
      }
    }
  }

  /// The moment after the last step; nil unless all steps were applied.
  private func seenAtTheEnd(of scenario: Scenario) -> Moment? {
    var model = ReferenceModel(scenario, readings: readings)
    var observation = Observation()
    for step in scenario.steps {
      model.apply(step)
      model.observe(into: &observation)
      guard observation.outcome == .applied else { return nil }
    }
    model.observe(into: &observation)
    return Moment(observation: observation, snapshot: model.snapshot())
  }
}

extension Fix {
  /// The cost to choose by: the smaller the better.
  fileprivate func cost(_ wishes: [Wish]) -> [Int] {
    [
      changesWholeApp ? 1 : 0, exception == nil ? 0 : 1,
      detour(for: wishes), collateral.count,
      isAnsweredByTheWished ? 0 : 1, differentFlows,
    ]
  }
}

extension Change {
  /// The change in a flow: an update is asked for after each step that it belongs to.
  fileprivate func changes(in flow: Scenario, of app: Scenario) -> [Change] {
    func places(of step: Int) -> [Int] {
      flow.steps.indices.filter { flow.steps[$0] == app.steps[step - 1] }.map { $0 + 1 }
    }
    return switch self {
    case .call(let call, let step):
      step == 0 ? [self] : places(of: step).map { .call(call, after: $0) }
    case .controller, .window, .infoPlist: [self]
    }
  }
}

extension Scenario {
  /// Every flow of the app up to a number of steps, the shortest first; of a large alphabet only the
  /// flows of one step.
  fileprivate func flows(upTo length: Int) -> [Scenario] {
    let alphabet = flowSteps
    var start = self
    start.steps = []
    var flows = [start]
    var last = [start]
    for _ in 0..<length where last.count * alphabet.count <= 1_000 {
      last = last.flatMap { flow in
        alphabet.map { step in
          var longer = flow
          longer.steps.append(step)
          return longer
        }
      }
      flows += last
    }
    return flows
  }
}

// MARK: - Where nothing helps

extension FixSearch {
  /// The values of the environment with which no change or a single one would do.
  private func concessions(
    _ wishes: [Wish], _ scenario: Scenario, _ before: [Moment], while mayTry: () -> Bool
  ) -> [Concession] {
    let ofEnvironment = Scenario.system + Scenario.scene
    return Scenario.properties.indices.flatMap { place -> [Concession] in
      let property = Scenario.properties[place]
      guard ofEnvironment.contains(where: { $0 === property }) else { return [] }
      for value in property.values where value != property.literal(scenario) {
        var other = scenario
        guard property.assign(&other, value), other.problem == nil, mayTry() else { continue }
        if fix([], other, wishes, before) != nil {
          return [Concession(property: place, value: value)]
        }
        let changes = other.changes(for: wishes, before)
        let change = changes.first { mayTry() && fix([$0], other, wishes, before) != nil }
        if let change {
          return [Concession(property: place, value: value, change: change)]
        }
      }
      return []
    }
  }
}
