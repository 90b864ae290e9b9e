import StatusQuoAppearanceModel

/// The loop of a shrinking: asks the passes for candidates, keeps what is smaller and still fails.
extension ShrinkSearch {
  /// What costs little goes first; after each success all begins anew.
  mutating func shrinkToFixpoint() {
    repeat {
      while ShrinkPass.all.filter(\.takesRanges).map({ shrinkByRanges($0) }).contains(true) {}
    } while !isExhausted
      && (shrinkByAlternatives(ShrinkPass.simplifying) || shrinkBySmallScenarios()
        || shrinkByAlternatives(ShrinkPass.substituting))
  }

  /// Many edits at once first, then half as many, down to one. Whether any was kept.
  private mutating func shrinkByRanges(_ pass: ShrinkPass) -> Bool {
    var hasImproved = false
    var edits = pass.edits(current)
    var length = edits.count
    while length > 0 {
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

  /// Single edits, up to the first pass that has some that can be kept. Whether there is one.
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
