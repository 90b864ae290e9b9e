import StatusQuoAppearanceModel

/// The loop of a shrinking: asks the passes for candidates, keeps what is smaller and still fails.
extension ShrinkSearch {
  /// Runs all passes, the cheap ones first; begins anew after each success.
  mutating func shrinkToFixpoint() {
    repeat {
      while ShrinkPass.all.filter({ $0.takesRanges }).map({ shrinkByRanges($0) }).contains(true) {}
    } while !isExhausted
      && (shrinkByAlternatives(ShrinkPass.simplifying) || shrinkBySmallScenarios()
        || shrinkByAlternatives(ShrinkPass.substituting))
  }

  /// Leaves out large parts of a large scenario first, all kinds in turn: halves of the history,
  /// whole windows and subtrees, then quarters. What single edits cost grows with the scenario.
  mutating func shrinkByHalves() {
    let passes = [ShrinkPass.dropSteps, .dropWindows, .dropSubtrees, .hoistControllers]
    var divisor = 1
    while current.isLarge, divisor <= 64, !isExhausted {
      for pass in passes { _ = shrinkByRanges(pass, divisors: divisor...divisor) }
      divisor *= 2
    }
  }

  /// Many edits at once first, then half as many, down to one, or only ranges of those parts of
  /// the whole. Returns true if any was kept.
  private mutating func shrinkByRanges(
    _ pass: ShrinkPass, divisors: ClosedRange<Int> = 1...Int.max
  ) -> Bool {
    var hasImproved = false
    var edits = pass.edits(current)
    var length = edits.count / divisors.lowerBound
    let shortest = max(edits.count / divisors.upperBound, 1)
    while length >= shortest {
      var start = 0
      while start < edits.count, !isExhausted {
        if tryCandidate(edits.apply(start..<min(start + length, edits.count))) {
          hasImproved = true
          edits = pass.edits(current)
        } else {
          start += length
        }
      }
      length /= 2
    }
    return hasImproved
  }

  /// Single edits, up to the first pass that has some that can be kept. Returns true if there is one.
  private mutating func shrinkByAlternatives(_ passes: [ShrinkPass]) -> Bool {
    for pass in passes where !pass.takesRanges {
      var hasImproved = false
      var edits = pass.edits(current)
      var index = 0
      while index < edits.count, !isExhausted {
        if tryCandidate(edits.apply(index)) {
          hasImproved = true
          edits = pass.edits(current)
        } else {
          index += 1
        }
      }
      if hasImproved { return true }
    }
    return false
  }
}

extension Scenario {
  /// True if single edits are too many to begin with.
  fileprivate var isLarge: Bool { controllers.count + steps.count > 100 }
}
