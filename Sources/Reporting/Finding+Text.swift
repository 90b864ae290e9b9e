import StatusQuoAppearanceModel
public import StatusQuoHarness
import StatusQuoPictures

extension Finding {
  /// As people read it: what goes wrong, the world at the start, the steps, what differs and why.
  ///
  /// - Parameters:
  ///   - replay: the command that shows it again.
  ///   - context: whose it is, and why the reference is right.
  ///   - ink: how the important parts stand out.
  public func text(
    replay: String? = nil, context: FindingContext? = nil, ink: Ink = .none
  ) -> String {
    var lines = [ink.bold(title)] + causeLines + [""]
    lines.append("  " + shownScenario.environment.text)
    lines += worldLines.map { "  " + $0 }
    lines.append("")
    lines += stepLines(ink)
    lines.append("")
    lines += differenceLines(ink)
    lines += outputLines
    lines += provenanceLines
    lines += context?.lines(of: divergence, shownScenario.names, ink: ink) ?? []
    if let context { lines.append("  on: \(context.resolver)") }
    lines += (historyLines + (replay.map { ["replay: \($0)"] } ?? [])).map { "  " + $0 }
    if lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What could be wrong with the resolver.
  private var causeLines: [String] {
    causes.enumerated().map { place, cause in
      let words = place == 0 ? "the resolver behaves as if" : "or as if"
      return
        "  \(words) \(cause.statement)\(cause.isExact ? "" : " (not on all scenarios around it)")"
    }
  }

  private var worldLines: [String] {
    let tree = shownScenario.tree
    if tree.count <= 60 { return tree }
    let controllers = shownScenario.controllers.count.counted("controller")
    return tree.prefix(20) + ["... \(controllers) in all; 'statusquo shrink' makes it small"]
  }

  /// The diverging step is marked; of a long scenario only the end before it is shown.
  private func stepLines(_ ink: Ink) -> [String] {
    let scenario = shownScenario
    let first = shownStep > 30 ? shownStep - 10 : 0
    let last = min(scenario.steps.count, shownStep + 3)
    let width = "\(last)".count
    var lines = first > 0 ? ["    ... \((first - 1).counted("step")) before"] : []
    for number in max(first, 0)...last {
      let isDiverging = number == shownStep
      let call = number == 0 ? "launch" : scenario.steps[number - 1].call(scenario.names)
      let label = "\(number)"
      let padding = String(repeating: " ", count: width - label.count)
      let line = "\(padding)\(label)  \(call)"
      lines.append(isDiverging ? ink.red("  > " + line) : "    " + line)
    }
    if last < scenario.steps.count {
      lines.append("    ... \((scenario.steps.count - last).counted("step")) after")
    }
    return lines
  }

  /// The values; who was asked, and why, follows in words.
  private func differenceLines(_ ink: Ink) -> [String] {
    let differences = divergence.differences(shownScenario.names).filter { !$0.isAboutAnAnswer }
    guard !differences.isEmpty else { return [] }
    let shown = differences.prefix(20)
    var lines: [String] = []
    if shown.allSatisfy({ max($0.expected.count, $0.actual.count) <= 32 }) {
      var table = Table(rows: [["", "expected", "actual"]])
      table.rows += shown.map { [$0.place, $0.expected, $0.actual] }
      lines = table.lines(indent: "  ")
    } else {
      for difference in shown {
        lines.append("  " + difference.place)
        lines.append("    expected  " + ink.green(difference.expected))
        lines.append("    actual    " + ink.red(difference.actual))
      }
    }
    if differences.count > shown.count {
      lines.append("  ... and \((differences.count - shown.count).counted("difference")) more")
    }
    return lines + [""]
  }

  /// What the subject wrote to its standard error before it failed.
  private var outputLines: [String] {
    guard !divergence.output.isEmpty else { return [] }
    return ["  standard error, its last lines"] + divergence.output.map { "  | " + $0 } + [""]
  }

  /// The controllers that were asked and why, if the bar differs.
  private var provenanceLines: [String] {
    let parts: Set<Divergence.Part> = [.launchBar, .bar, .provenance, .stale]
    guard !parts.isDisjoint(with: divergence.parts) else { return [] }
    let expected = divergence.expected.provenance
    let actual = divergence.actual.provenance
    guard expected != nil || actual != nil else { return [] }
    return answerLines("style ", expected?.style, actual?.style, "childForStatusBarStyle")
      + answerLines("hidden", expected?.hidden, actual?.hidden, "childForStatusBarHidden") + [""]
  }

  private func answerLines(
    _ name: String, _ expected: Provenance.Answer?, _ actual: Provenance.Answer?, _ getter: String
  ) -> [String] {
    func words(_ answer: Provenance.Answer?) -> String {
      answer?.words(shownScenario.names, asksFor: getter) ?? "no controller was asked"
    }
    let (right, wrong) = (words(expected), words(actual))
    guard expected != actual else { return ["  \(name)            \(right)"] }
    // What no sentence says, such as a controller that is not asked where there is none.
    let detail = right == wrong ? actual.map { " (\($0.stop(shownScenario.names)))" } ?? "" : ""
    return ["  \(name)  expected  \(right)", "          actual    \(wrong)\(detail)"]
  }

  private var historyLines: [String] {
    var lines: [String] = []
    if case .run(let run, let index, let count) = origin {
      let others = count > 1 ? ", and \((count - 1).counted("scenario")) like it" : ""
      lines.append("found: \(run.text(of: index))\(others)")
    }
    if appearances.count > 1 {
      let classes = appearances.prefix(6).map { $0.divergenceClass.description }
      let rest = appearances.count - classes.count
      lines.append(
        "shows as: \(classes.joined(separator: "; "))"
          + (rest > 0 ? "; and in \(rest.counted("other way"))" : ""))
    }
    if let shrinking {
      lines.append(
        "shrunk: \(original.steps.count.counted("step")) and "
          + "\(original.controllers.count.counted("controller")) to "
          + "\(scenario.steps.count.grouped) and \(scenario.controllers.count.grouped), "
          + shrinking.evaluations.counted("evaluation"))
      lines.append(shrinking.certificate.text)
    }
    if mayHaveSlipped {
      lines.append("may be another mistake than the one found first: see the scenario as found")
    }
    if let standing { lines += standing.lines }
    if shrinking == nil, isReproducible, origin != nil { lines.append("not shrunk") }
    if !playedBefore.isEmpty, case .run(let run, _, _) = origin {
      lines.append(
        "the subject keeps something outside itself: this fails in a process that has played "
          + playedBefore.map { run.text(of: $0) }.joined(separator: ", then ") + " before")
    } else if !isReproducible {
      lines.append("the subject does not answer the same every time")
    }
    return lines
  }
}

extension Standing {
  /// The evidence, and whether a reading of the sources excuses the subject.
  var lines: [String] {
    let weakest = evidence.map { ["weakest evidence: " + $0.words] } ?? []
    if excuses.isEmpty { return weakest + ["holds under every reading of the sources"] }
    return weakest
      + excuses.map {
        "depends on \($0.question.id): the subject is right under \($0.text) (\($0.claim))"
      }
  }
}

extension RunOrigin {
  /// `scenario 127 of seed 1`.
  func text(of index: Int) -> String {
    switch self {
    case .generated(let seed, _): "scenario \(index.grouped) of seed \(seed)"
    case .enumerated(let alphabet): "small scenario \(index.grouped) of alphabet \(alphabet)"
    }
  }
}

extension Difference {
  /// Whether it says which controllers a read asked: shown in words instead.
  fileprivate var isAboutAnAnswer: Bool {
    place.hasPrefix("provenance.style.") || place.hasPrefix("provenance.hidden.")
  }
}

extension Certificate {
  /// What was tried, in one line.
  public var text: String {
    if isTwoMinimal {
      let joined = pairs > 0 ? ", and none of \(pairs.counted("pair")) of simplifications," : ""
      return "2-minimal: none of \(neighbors.counted("simpler scenario"))\(joined) still fails"
    }
    if isOneMinimal {
      return "1-minimal: none of \(neighbors.counted("simpler scenario")) still fails; "
        + "\(pairs.counted("pair")) of simplifications tried before shrinking ended"
    }
    return "not proved minimal: shrinking ended after \(neighbors.counted("simpler scenario"))"
  }
}
