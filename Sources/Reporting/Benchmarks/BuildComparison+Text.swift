public import Benchmarking
public import ScenarioFiles

extension BuildComparison {
  /// Holds the figures of two builds against each other.
  ///
  /// - Parameter rounds: what each build wrote in each round, as `bench --format json` does.
  /// - Returns: nil where there is no round, or the builds don't measure the same.
  public init?(rounds: [(this: JSON, other: JSON)], tolerance: Double) {
    let this = rounds.map { BuildComparison.figures(of: $0.this) }
    let other = rounds.map { BuildComparison.figures(of: $0.other) }
    guard let names = this.first?.map(\.name), !names.isEmpty,
      (this + other).allSatisfy({ $0.map(\.name) == names })
    else { return nil }
    let figures = names.indices.map { index in
      Figure(
        name: names[index], this: this.map { $0[index].value },
        other: other.map { $0[index].value })
    }
    self.init(figures, tolerance: tolerance)
  }

  /// The nanoseconds that the cached resolver needs, and both models side by side.
  private static func figures(of report: JSON) -> [(name: String, value: Double)] {
    guard report["version"]?.number == Double(Benchmark.jsonVersion) else { return [] }
    let rows = ["queries", "throughput", "steps"].flatMap { report[$0]?.elements ?? [] }
    let ofCached = rows.compactMap { row in
      row["cached"]?["nanoseconds"]?.number.map { (name(of: row), $0) }
    }
    let ofBoth = (report["lockStep"]?.elements ?? []).compactMap { row in
      row["step"]?["nanoseconds"]?.number.map {
        ("lock-step of \(row["controllers"]?.number?.plain ?? "") controllers", $0)
      }
    }
    return ofCached + ofBoth
  }

  private static func name(of row: JSON) -> String {
    let controllers = row["controllers"]?.number?.plain ?? ""
    let tree = "\(row["shape"]?.string ?? ""), \(controllers) controllers"
    if let step = row["step"]?.string {
      return "\(tree): \(step)" + (row["thenStatusBar"]?.bool == true ? ", then the bar" : "")
    }
    let steps = row["steps"]?.string == "override" ? ", overrides only" : ""
    let mix = row["queriesPerStep"]?.number.map { "\(steps), \($0.plain):1" } ?? ""
    return "\(tree): \(row["question"]?.string ?? "")\(mix)"
  }

  /// A table, then a line for each regression.
  ///
  /// - Parameter unit: of what was measured.
  public func text(unit: String) -> String {
    var table = Table(rightAligned: [1, 2, 3])
    table.rows.append(["figure", "this, \(unit)", "other, \(unit)", "this / other"])
    table.rows += figures.map { [$0.name, $0.this.short, $0.other.short, $0.ratio.text] }
    return (table.lines() + [""] + verdict).joined(separator: "\n") + "\n"
  }

  private var verdict: [String] {
    let percent = (100 * tolerance).plain
    guard !regressions.isEmpty else { return ["no figure is more than \(percent) % up"] }
    return regressions.map { figure in
      "regression: \(figure.name) is \(figure.ratio.median.fixed(2)) times what it was"
        + " (at least \(figure.ratio.interval.lowerBound.fixed(2))), tolerance \(percent) %"
    }
  }
}
