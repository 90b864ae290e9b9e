/// One number of one column, under the name that comparisons use.
package struct Figure: Hashable, Sendable {
  /// The unit that is counted.
  package enum Measure: String, CaseIterable, Hashable, Sendable {
    /// Nanoseconds per operation.
    case time
    /// Instructions per operation.
    case instructions
    /// Objects allocated per step.
    case allocations
  }

  /// The task and the tree: `push/app-60`, `lock-step/30x30`.
  package var name: String
  /// The unit.
  package var measure: Measure
  /// The column.
  package var column: String
  /// One per round for time; else one. Never empty.
  package var samples: [Double]

  /// A figure.
  ///
  /// - Precondition: there is a sample.
  package init(_ name: String, _ measure: Measure, of column: String, samples: [Double]) {
    precondition(!samples.isEmpty, "a figure has a sample")
    self.name = name
    self.measure = measure
    self.column = column
    self.samples = samples
  }

  /// The median of the samples.
  package var value: Double { quantile(samples.sorted(), 0.5) }
}

extension Benchmark {
  /// All numbers that were measured, in the order of the report.
  package var figures: [Figure] {
    let times = rows.flatMap { row in
      row.measurements.map { Figure(row.name, .time, of: $0.name, samples: $0.nanoseconds) }
    }
    let lockSteps = lockStep.map {
      Figure("lock-step/\($0.size.name)", .time, of: subject, samples: $0.whole.nanoseconds)
    }
    let counted = instructions.map {
      Figure($0.name, .instructions, of: $0.column, samples: [$0.perOperation])
    }
    let allocated = rows.flatMap { row in
      columns.compactMap { column in
        row.allocations[column].map {
          Figure(row.name, .allocations, of: column, samples: [$0])
        }
      }
    }
    return times + lockSteps + counted + allocated
  }
}
