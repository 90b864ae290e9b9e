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
