import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoHarness
public import StatusQuoScenarioFiles

extension Replay {
  /// Each document that does not hold and why, then how many hold.
  public func text(ink: Ink = .none) -> String {
    var text = foreignNote
    for document in notApplicable {
      text +=
        "note: \(document.file) is not applicable: \(resolver?.name ?? "the resolver") does not"
      text += " know \(document.need.words)\n"
    }
    if !notApplicable.isEmpty { text += "\n" }
    for failure in failures { text += failure.text(ink: ink) + "\n" }
    let isGood = failures.isEmpty && unreadable.isEmpty && hardlyCompared.isEmpty
    text += isGood ? ink.green(verdict) : ink.red(verdict)
    return text + "\n"
  }

  /// Which documents were found on other resolvers; nothing where none was.
  private var foreignNote: String {
    guard let first = foreign.first, let resolver else { return "" }
    let others =
      foreign.count > 1 ? " (and \((foreign.count - 1).counted("document")) like it)" : ""
    return noteOfForeignFinding(first.file, found: first.resolver, played: resolver, others)
  }

  /// The result in one line.
  public var verdict: String {
    var text = failures.isEmpty ? "" : "\(holding.grouped) of "
    text += "\(documents.counted("scenario")) \(documents == 1 ? "holds" : "hold")"
    text += " on both models (\(steps.counted("step")), \(expectations.counted("expectation")))"
    if !notApplicable.isEmpty { text += "; \(notApplicable.count.grouped) not applicable" }
    if !unreadable.isEmpty { text += "; \(unreadable.count.counted("file")) could not be read" }
    if !hardlyCompared.isEmpty { text += "; \(compared.complaint(of: hardlyCompared))" }
    return text
  }
}

extension Capabilities.Need {
  /// `iOS 12.0`, `split controllers`.
  var words: String {
    switch self {
    case .version(let version): "iOS \(version.text)"
    case .device(let device): device.rawValue
    case .kind(let kind): "controllers of kind '\(kind.rawValue)'"
    case .step(let step): "the step '\(step.rawValue)'"
    }
  }
}

extension Replay.Failure {
  fileprivate func text(ink: Ink) -> String {
    var text = ink.bold(name.map { "\(file): \($0)" } ?? file) + "\n"
    for failed in expectations {
      text += indented(failed.text(at: moment(failed.step), ink: ink))
    }
    if let finding = finding(origin: nil) {
      text += "  the models differ\n"
      text += indented(finding.text(context: context, ink: ink))
    }
    return text
  }

  /// The launch, or a step and what it does.
  func moment(_ step: Int) -> String {
    guard step > 0 else { return "after launch" }
    return "after step \(step), \(scenario.steps[step - 1].call(scenario.names))"
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}

extension Replay.FailedExpectation {
  /// The model, the moment, and what is not as expected.
  func text(at moment: String, ink: Ink = .none) -> String {
    var text = "\(model.rawValue), \(moment):\n"
    for mismatch in mismatches {
      text += "  \(mismatch.keyPath)\n"
      text += "    expected  \(ink.green(mismatch.expected.compactText))\n"
      text += "    actual    \(ink.red(mismatch.found.compactText))\n"
    }
    return text
  }
}

private func noteOfForeignFinding(
  _ file: String, found: TestedResolver, played: TestedResolver, _ others: String = ""
) -> String {
  "note: \(file) was found on \(found)\(others); it is played on \(played)\n\n"
}

extension ScenarioDocument {
  /// The line that says that this finding of another resolver is played on `resolver`; nothing for
  /// what is no finding, or one of the same resolver.
  public func noteOfForeignFinding(_ file: String, on resolver: TestedResolver) -> String {
    guard let found = finding?.resolver, found != resolver else { return "" }
    return StatusQuoReporting.noteOfForeignFinding(file, found: found, played: resolver)
  }
}
