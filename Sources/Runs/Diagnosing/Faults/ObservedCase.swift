import StatusQuoAppearanceModel
import StatusQuoHarness

/// A scenario as the subject plays it, beside what is right.
struct ObservedCase: Sendable {
  let scenario: Scenario
  let seen: [Observation]
  /// The first moment at which the subject is wrong; nil where it never is.
  let firstWrong: Int?
  /// The right observation of that moment.
  private let right: Observation?
  /// The parts that are wrong then.
  let wrong: Set<Place.Kind>

  init(_ scenario: Scenario, seen: [Observation], right: Fault) {
    self.scenario = scenario
    self.seen = seen
    var number = 0
    var wrong: (number: Int, right: Observation)?
    right.play(scenario) { observation in
      if number >= seen.count || seen[number] != observation {
        wrong = (number, copy observation)
      }
      number += 1
      return wrong == nil
    }
    firstWrong = wrong?.number
    self.right = wrong?.right
    if let wrong, wrong.number < seen.count {
      self.wrong = Observation.Pair(expected: wrong.right, actual: seen[wrong.number]).details
    } else {
      self.wrong = []
    }
  }

  /// A scenario on which the subject is right.
  init(right: Fault, on scenario: Scenario) {
    self.scenario = scenario
    seen = right.observations(on: scenario)
    firstWrong = nil
    self.right = nil
    wrong = []
  }

  /// Returns true if a fault leads to what was seen: to the end where the subject is right, else up
  /// to where it is wrong first, as it may have other bugs.
  func isPredicted(by fault: Fault) -> Bool {
    let last = firstWrong ?? scenario.steps.count
    guard let scope = fault.scope else { return fault.predicts(seen, on: scenario, upTo: last) }
    if firstWrong != nil {
      let known = scope.about.union(scope.consequences)
      guard !wrong.isDisjoint(with: scope.about), wrong.isSubset(of: known) else { return false }
    }
    return fault.predicts(seen, on: scenario, upTo: last)
  }

  /// Returns true if a fault about the steps of one kind leads to what is right, and the subject is wrong
  /// after a step of another kind.
  func isLeftOut(by fault: Fault) -> Bool {
    guard let kind = fault.about, let firstWrong, let right, firstWrong < seen.count,
      scenario.step(firstWrong)?.kind != kind
    else { return false }
    return fault.predicts(Array(seen[..<firstWrong]) + [right], on: scenario, upTo: firstWrong)
  }

  /// The faults that explain it, where the subject is wrong in the way of `divergence`.
  func faults(_ divergence: Divergence, _ explainer: Explainer) -> [Fault] {
    guard firstWrong != nil else { return [] }
    var faults = explainer.known.filter(isPredicted)
    for fault in explainer.suspects(divergence, scenario)
    where !faults.contains(where: { $0.id == fault.id }) && isPredicted(by: fault) {
      faults.append(fault)
    }
    return faults
  }
}

extension Scenario {
  /// True if it is small enough to run a hundred times unnoticed.
  var isQuick: Bool {
    idling == 0 && (steps.count + 1) * (controllers.count + windows.count + 1) <= 2_000
  }
}
