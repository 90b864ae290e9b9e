public import StatusQuoAppearanceModel
import StatusQuoCatalog
public import StatusQuoHarness
import StatusQuoScenarioFiles

extension FixReport {
  /// Each set of changes as code, with why it helps, what else changes and what it stands on.
  ///
  /// - Parameters:
  ///   - limit: the most sets that are shown.
  ///   - explain: says why the bar and the screens look as they do after all steps.
  ///   - questions: the open questions that a fix depends on.
  public func text(
    ink: Ink = .none, limit: Int = 5, explain: (Scenario) -> Explanation,
    questions: (Fix) -> [String] = { _ in [] }
  ) -> String {
    let names = scenario.names
    var lines: [String] = []
    for wish in broken {
      lines.append(ink.bold(wish.wish.text(names).legible) + ", but \(wish.seen(names).legible)")
    }
    let before = fixes.isEmpty ? nil : explain(scenario)
    for (number, fix) in fixes.prefix(limit).enumerated() {
      lines += [
        "",
        ink.bold(
          "\(number + 1). \(fix.changes.map { $0.words(names) }.joined(separator: "; ").legible)"),
      ]
      lines += fix.changes.code(AppNames(scenario: scenario)).map { "     \($0)" }
      lines += fix.reasons(before, explain(fix.scenario), wishes).map { "   " + $0.legible }
      lines += questions(fix).map { "   Depends on \($0)" }
      lines += fix.collateralLines(names, scenario).map { "   " + $0.legible }
    }
    if fixes.count > limit {
      lines += [
        "",
        "\((fixes.count - limit).counted("other set", plural: "other sets")) of the same size; --all shows them",
      ]
    }
    lines += concessionLines.map { $0.legible }
    if !lines.isEmpty { lines.append("") }
    lines.append(fixes.isEmpty && !broken.isEmpty ? ink.red(verdict) : ink.green(verdict))
    return lines.joined(separator: "\n") + "\n"
  }

  /// The result in one line, with what was tried.
  public var verdict: String {
    guard !broken.isEmpty else {
      return wishes.count == 1 ? "the wish holds already" : "all wishes hold already"
    }
    let counts = tried.enumerated().map { size, count in
      count.counted(Self.sizes[min(size, Self.sizes.count - 1)])
    }
    let proof = counts.joined(separator: ", ") + " tried"
    guard let size = fixes.first?.changes.count else {
      return
        "no set of changes makes \(wishes.count == 1 ? "the wish" : "the wishes") true: \(proof)"
        + (isComplete ? "" : "; the budget ended")
    }
    let found = fixes.count.counted(Self.sizes[min(size, Self.sizes.count) - 1])
    let smaller = size == 1 ? "" : "; none smaller does"
    return "\(found) \(fixes.count == 1 ? "does" : "do") in the model\(smaller): \(proof)"
      + (isComplete ? "" : "; the budget ended")
  }

  private static let sizes = ["change", "pair", "triple"]

  private var concessionLines: [String] {
    guard fixes.isEmpty, !broken.isEmpty else { return [] }
    let names = scenario.names
    if concessions.isEmpty {
      return ["", "No other device, version or orientation alone would help either."]
    }
    return ["", "It would come true with:"]
      + concessions.map { concession in
        let property = Scenario.properties[concession.property]
        let change = concession.change.map { " and \($0.words(names))" } ?? ""
        return "  \(property.key) \(concession.value.text(names))\(change)"
      }
  }
}

extension Fix {
  /// What an explanation says with the changes and does not say without them, and what it stands on.
  func reasons(_ before: Explanation?, _ after: Explanation, _ wishes: [Wish]) -> [String] {
    let sentences = newSentences(before, after, wishes)
    let why = sentences.map { "Why: \($0.text)\($0.rules.marks)" }
    guard let evidence = Evidence(sentences.flatMap({ $0.rules })) else { return why }
    return why + ["Evidence: \(evidence.words)"]
  }

  /// The sentences about what is wished that are new.
  func newSentences(
    _ before: Explanation?, _ after: Explanation, _ wishes: [Wish]
  ) -> [Explanation.Sentence] {
    let known = Set((before?.sections ?? []).flatMap { $0.sentences })
    return wishes.map { $0.demand }.flatMap { after.reasons(for: $0) }.filter {
      !known.contains($0)
    }
    .reduce(into: []) { found, sentence in
      if !found.contains(sentence) { found.append(sentence) }
    }
  }

  /// What looks different besides, and where a wish is still broken.
  func collateralLines(_ names: Names, _ original: Scenario) -> [String] {
    var lines = collateral.map { "Also: \($0.words(original))" }
    if flows > 0 {
      let different =
        differentFlows == 0
        ? "nothing looks different in \(flows.counted("short flow")) of the app"
        : "\(differentFlows.grouped) of \(flows.counted("short flow")) of the app look different"
      lines.append("Else: \(different)")
    }
    if let exception {
      let calls = exception.steps.map { $0.call(names) }.joined(separator: ", ")
      lines.append("Still broken \(calls.isEmpty ? "at launch" : "after " + calls)")
    }
    return lines
  }
}

extension MomentCollateral {
  /// `after step 2, N.pop(), on Home: the bar is shown, dark`.
  func words(_ original: Scenario) -> String {
    let names = original.names
    let moment =
      step == 0 ? "at launch" : "after step \(step), \(original.steps[step - 1].call(names))"
    return moment + (screen.map { ", on \(names.text($0))" } ?? "") + ": " + what.words(names)
  }
}

extension Collateral {
  /// In words.
  func words(_ names: Names) -> String {
    switch self {
    case .bar(_, let to): "the bar is \(to.words)"
    case .style(let node, _, let to): "\(names.text(node)) is \(to.rawValue)"
    case .presentation(let name, let from, let to):
      "\(names.text(name)) appears as \(to.rawValue) instead of \(from.rawValue)"
    case .navigationBar(let name, let isHidden):
      "the navigation bar of \(names.text(name)) is \(isHidden ? "hidden" : "shown")"
    case .screen(let name, let isOn): "\(names.text(name)) is \(isOn ? "" : "not ")on screen"
    case .window(let name): "window \(names.text(name)) is shown in another way"
    }
  }
}
