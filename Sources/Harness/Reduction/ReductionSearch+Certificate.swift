import AppearanceModel

extension ReductionSearch {
  /// Tries all single edits again, then pairs of those that simplify; goes on reducing when one
  /// still fails.
  mutating func certify() -> Certificate {
    while true {
      var neighbours: Set<Int> = []
      var pairs: Set<Int> = []
      let singles = tryEdits(of: current, by: ReductionPass.all, &neighbours, limit: .max)
      let outcome =
        singles == .noneFails ? tryPairs(except: neighbours, &pairs) : singles
      if outcome == .oneFails {
        reduceToFixpoint()
        continue
      }
      return Certificate(
        neighbours: neighbours.count, pairs: pairs.count, isOneMinimal: singles == .noneFails,
        isTwoMinimal: outcome == .noneFails)
    }
  }

  private enum Outcome {
    case noneFails, oneFails, budgetEnded
  }

  private mutating func tryPairs(except singles: Set<Int>, _ tried: inout Set<Int>) -> Outcome {
    let first = current
    for pass in ReductionPass.simplifying {
      let edits = pass.edits(first)
      for index in 0..<edits.count {
        guard let edited = edits.apply(index) else { continue }
        let outcome = tryEdits(
          of: edited, by: ReductionPass.simplifying, &tried, except: singles, limit: budget.pairs)
        if outcome != .noneFails { return outcome }
      }
    }
    return .noneFails
  }

  /// Tries every edit of `scenario` that is smaller than the current one.
  private mutating func tryEdits(
    of scenario: Scenario, by passes: [ReductionPass], _ tried: inout Set<Int>,
    except known: Set<Int> = [], limit: Int
  ) -> Outcome {
    for pass in passes {
      let edits = pass.edits(scenario)
      for index in 0..<edits.count {
        guard let edited = smaller(edits.apply(index)) else { continue }
        let hash = edited.contentHash
        guard !known.contains(hash), !tried.contains(hash), edited.problem == nil else { continue }
        guard tried.count < limit, !isExhausted else { return .budgetEnded }
        tried.insert(hash)
        if tryCandidate(edited) { return .oneFails }
        if isStopped { return .budgetEnded }
      }
    }
    return .noneFails
  }
}
