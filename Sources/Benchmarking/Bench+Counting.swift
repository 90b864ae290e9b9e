import StatusQuoCachedResolver

/// The work that was played where instructions are counted, in order.
package struct CountedRegions: Hashable, Sendable {
  /// One stretch of work, inside which instructions are counted.
  package struct Region: Hashable, Sendable {
    /// The figure: `push/app-60`.
    package let name: String
    /// The column, or `nil` for the loop around the operations.
    package let column: String?
    /// The number of operations that were run.
    package let operations: Int

    /// A region.
    package init(name: String, column: String?, operations: Int) {
      self.name = name
      self.column = column
      self.operations = operations
    }
  }

  /// The regions in the order in which they were played.
  package var regions: [Region] = []

  /// No regions yet.
  package init() {}
}

extension Bench {
  /// Warms up, then plays `blocks` in a region; the same for the loop.
  mutating func countRegion(
    _ candidate: TimedColumn, loop: TimedColumn? = nil, name: String, blocks: Int
  ) {
    var sum = candidate.play(blocks)
    sum &+= countedRegion(candidate.play, blocks)
    let operations = blocks * candidate.operationsPerBlock
    regions?.regions.append(.init(name: name, column: candidate.name, operations: operations))
    if let loop {
      sum &+= loop.play(blocks)
      sum &+= countedRegion(loop.play, blocks)
      regions?.regions.append(.init(name: name, column: nil, operations: operations))
    }
    keep(sum)
  }
}

extension Bench {
  /// Plays a step of each kind in a crowd, each in a region, on the cached resolver.
  package mutating func countCrowdedSteps() {
    for crowded in CrowdedStep.all {
      let name = "\(crowded.step.kind.rawValue)/crowd"
      // A copy would copy all with its first step, so each is made anew: eight warm up, eight are counted.
      var models = (0..<16).map { _ in
        var model = CachedResolver(crowded.scenario)
        for step in crowded.scenario.steps { model.apply(step) }
        return model
      }
      var next = 0
      let column = TimedColumn("cached", operationsPerBlock: 1) { count in
        for place in next..<next + count { models[place].apply(crowded.step) }
        next += count
        return 0
      }
      countRegion(unknown(column), name: name, blocks: 8)
    }
  }
}

/// The same column, which the optimizer can't know: it would make a copy of `countedRegion` for a known one, under another
/// name.
@inline(never) @_optimize(none)
private func unknown(_ column: TimedColumn) -> TimedColumn { column }

/// The function that a counting tool looks at, by this name in the symbol table.
@_silgen_name("statusquo_counted_region")
@inline(never) func countedRegion(_ play: (Int) -> UInt64, _ blocks: Int) -> UInt64 { play(blocks) }

extension CountedRegions {
  /// The function in which regions are played, for tools that count functions by name.
  package static let symbol = "statusquo_counted_region"

  /// Instructions per operation, from the instructions of each region.
  ///
  /// - Returns: `nil` unless there is one count per region.
  package func rows(_ counts: [Int]) -> [InstructionRow]? {
    guard counts.count == regions.count else { return nil }
    var rows: [InstructionRow] = []
    for (region, count) in zip(regions, counts) {
      let perOperation = Double(count) / Double(region.operations)
      if let column = region.column {
        rows.append(
          InstructionRow(name: region.name, column: column, perOperation: perOperation, loop: 0))
      } else if let last = rows.popLast() {
        rows.append(
          InstructionRow(
            name: last.name, column: last.column, perOperation: last.perOperation - perOperation,
            loop: perOperation))
      }
    }
    return rows
  }
}
