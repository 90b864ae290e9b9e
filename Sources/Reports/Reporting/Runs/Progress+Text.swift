import StatusQuoAppearanceModel
package import StatusQuoHarness

extension RunProgress {
  /// The progress of a run after a time, what matters most first.
  ///
  /// - Parameters:
  ///   - limit: how many positions there are, where the end is known.
  ///   - time: how long it may take, where that is limited.
  package func parts(after elapsed: Seconds, of limit: Int?, for time: Seconds? = nil) -> [String] {
    let seconds = max(elapsed, 0.001)
    var parts = [elapsed.fixed(1) + (time.map { " of \($0.rough)" } ?? "") + " s"]
    if let limit, limit > 0 {
      parts.append("\((Double(positions) / Double(limit) * 100).fixed(0)) %")
    }
    if divergences > 0 { parts.append(divergences.counted("divergence")) }
    parts.append(scenarios.counted("scenario"))
    if steps > 0 {
      parts += ["\((Double(steps) / seconds).rough) steps/s", "\(rules) rules"]
    }
    return parts
  }
}

extension Shrinking.Progress {
  /// The progress of a search for a smaller scenario, what matters most first.
  package var parts: [String] {
    [
      "shrinking",
      "\(smallest.steps.count.counted("step")), \(smallest.controllers.count.counted("controller"))",
      evaluations.counted("evaluation"),
    ]
  }
}

extension [String] {
  /// The parts from the first on for which a line has room; a first one that is too long is cut.
  package func line(inColumns columns: Int) -> String {
    guard var line = first else { return "" }
    if line.count > columns { return String(line.prefix(Swift.max(0, columns - 3))) + "..." }
    for part in dropFirst() {
      guard line.count + 2 + part.count <= columns else { break }
      line += "  " + part
    }
    return line
  }
}
