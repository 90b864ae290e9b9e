import AppearanceModel
import ScenarioFiles

extension Replay {
  /// Each document that does not hold and why, then how many hold.
  public func text(ink: Ink = .none) -> String {
    var text = ""
    for failure in failures { text += failure.text(ink: ink) + "\n" }
    let isGood = failures.isEmpty && unreadable.isEmpty
    text += isGood ? ink.green(verdict) : ink.red(verdict)
    return text + "\n"
  }

  /// The result in one line.
  public var verdict: String {
    var text =
      failures.isEmpty
      ? "\(documents.counted("scenario")) \(documents == 1 ? "holds" : "hold")"
      : "\(holding.grouped) of \(documents.grouped) scenarios hold"
    text += " on both models (\(steps.counted("step")), \(expectations.counted("expectation")))"
    if !unreadable.isEmpty { text += "; \(unreadable.count.counted("file")) could not be read" }
    return text
  }
}

extension Replay.Failure {
  fileprivate func text(ink: Ink) -> String {
    var lines = [ink.bold(name.map { "\(file): \($0)" } ?? file)]
    for failed in expectations {
      lines.append("  \(failed.model), \(moment(failed.step)):")
      for mismatch in failed.mismatches {
        lines.append("    \(mismatch.keyPath)")
        lines.append("      expected  \(ink.green(mismatch.expected.compactText))")
        lines.append("      actual    \(ink.red(mismatch.found.compactText))")
      }
    }
    if let divergence {
      lines.append("  the models differ")
      let text = Counterexample(scenario, divergence).text(replay: nil, ink: ink)
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "  \($0)"
      }
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  private func moment(_ step: Int) -> String {
    guard step > 0 else { return "after launch" }
    return "after step \(step), \(scenario.steps[step - 1].call(scenario.names))"
  }
}
