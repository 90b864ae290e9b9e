import StatusQuoAppearanceModel

extension ShrinkSearch {
  /// Tries all single edits again, then pairs of those that simplify; continues shrinking when one
  /// still fails.
  mutating func certify() -> Certificate {
    while true {
      var neighbors = Tried()
      var pairs = Tried()
      let singles = tryEdits(of: current, by: ShrinkPass.all, &neighbors, limit: .max)
      let outcome =
        singles == .noneFails ? tryPairs(except: neighbors.hashes, &pairs) : singles
      if outcome == .oneFails {
        shrinkToFixpoint()
        continue
      }
      return Certificate(
        neighbors: neighbors.hashes.count, pairs: pairs.hashes.count,
        isOneMinimal: singles == .noneFails,
        isTwoMinimal: outcome == .noneFails)
    }
  }

  private enum Outcome {
    case noneFails, oneFails, budgetEnded
  }

  /// The scenarios that were tried, and how many parts all had that were made for it: of a large
  /// scenario there are far more pairs than can be made, and few of them are smaller and new.
  private struct Tried {
    var hashes: Set<Int> = []
    var partsMade = 0

    /// The most parts that are made for each pair to try.
    static let maxPartsMade = 5_000
  }

  private mutating func tryPairs(except singles: Set<Int>, _ tried: inout Tried) -> Outcome {
    let first = current
    for pass in ShrinkPass.simplifying {
      let edits = pass.edits(first)
      for index in 0..<edits.count {
        guard let edited = edits.apply(index) else { continue }
        let outcome = tryEdits(
          of: edited, by: ShrinkPass.simplifying, &tried, except: singles, limit: budget.pairs)
        if outcome != .noneFails { return outcome }
      }
    }
    return .noneFails
  }

  /// Tries every edit of `scenario` that is smaller than the current one.
  private mutating func tryEdits(
    of scenario: Scenario, by passes: [ShrinkPass], _ tried: inout Tried,
    except known: Set<Int> = [], limit: Int
  ) -> Outcome {
    for pass in passes {
      let edits = pass.edits(scenario)
      for index in 0..<edits.count {
        tried.partsMade += 1 + scenario.steps.count + scenario.controllers.count
        guard tried.partsMade / Tried.maxPartsMade <= limit else { return .budgetEnded }
        askCaller()
        if isStopped { return .budgetEnded }
        guard let edited = smaller(edits.apply(index)) else { continue }
        let hash = edited.contentHash
        guard !known.contains(hash), !tried.hashes.contains(hash), edited.problem == nil else {
          continue
        }
        guard tried.hashes.count < limit, !isExhausted else { return .budgetEnded }
        tried.hashes.insert(hash)
        if tryCandidate(edited) { return .oneFails }
        if isStopped { return .budgetEnded }
      }
    }
    return .noneFails
  }
}
