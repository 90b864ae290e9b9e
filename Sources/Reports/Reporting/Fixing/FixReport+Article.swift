import StatusQuoAppearanceModel
package import StatusQuoArticles
import StatusQuoCatalog
import StatusQuoFindings
package import StatusQuoFixing
import StatusQuoHarness
import StatusQuoScenarioFiles

extension FixReport {
  /// The result, then each set of changes as code, with why it helps, what else changes and what it
  /// stands on.
  ///
  /// - Parameter limit: the most sets that are shown.
  package func article(limit: Int = 5) -> Article {
    let names = scenario.names
    let before = fixes.isEmpty ? nil : Explanation(of: scenario)
    let sets = (fixesThatFit.prefix(limit) + [answering].compactMap { $0 }).map { fix in
      item(fix, fix.reasons(before, Explanation(of: fix.scenario), wishes))
    }
    let rest = (fixes.count - limit).counted("other set", plural: "other sets")
    return Article(
      Phrase(verdict), isGood: !(fixes.isEmpty && !broken.isEmpty), command: "fix",
      blocks: [
        .list(
          broken.map { wish in
            Block.Item("\(wish.wish.text(names), .strong), but \(wish.seen(names))")
          }),
        .list(sets, .number),
        .list(
          broken.isEmpty
            ? [Block.Item("'statusquo check' looks for steps that break what is wished")] : []),
        .list(
          fixes.count > limit ? [Block.Item("\(rest) of the same size; --all shows them")] : []),
      ] + AppNames(scenario: scenario).limits(of: wishes) + concessionBlocks)
  }

  /// The fixes, those last for which a class would have to be overridden that SwiftUI makes itself.
  var fixesThatFit: [Fix] {
    fixes.possibleFirst(AppNames(scenario: scenario))
  }

  /// The open questions that a fix depends on, with the other answer.
  func questions(of fix: Fix) -> [String] {
    readings(against: fix).map { "\($0.question.id), which might be: \($0.claim)" }
  }

  private func item(_ fix: Fix, _ reasons: [Block.Item]) -> Block.Item {
    let names = scenario.names
    let changes = fix.changes.map { $0.words(names) }.joined(separator: "; ")
    let code = fix.changes.code(AppNames(scenario: scenario)).joined(separator: "\n")
    let lines = questions(of: fix).map { "Depends on \($0)" } + fix.collateralLines(names, scenario)
    return Block.Item(
      Phrase(changes, .strong), [],
      [.code(code), .list(reasons + lines.map { Block.Item(Phrase($0)) })])
  }

  /// The result in one line, with what was tried.
  package var verdict: String {
    guard !broken.isEmpty else {
      let limit = AppNames(scenario: scenario).limitInLandscape(of: wishes, scenario.steps)
      return (wishes.count == 1 ? "the wish holds already" : "all wishes hold already")
        + (limit.map { "; \($0)" } ?? "")
    }
    let counts = tried.enumerated().map { size, count in
      count.counted(Self.sizes[min(size, Self.sizes.count - 1)])
    }
    let proof = counts.joined(separator: ", ") + " tried"
    guard let size = fixes.first?.changes.count else {
      return
        "no set of changes makes \(wishes.count == 1 ? "the wish" : "the wishes") true: \(proof)"
        + (isComplete ? "" : "; not all were tried")
    }
    let found = fixes.count.counted(Self.sizes[min(size, Self.sizes.count) - 1])
    let smaller = size == 1 ? "" : "; none smaller does"
    return "\(found) \(fixes.count == 1 ? "does" : "do") in the model\(smaller): \(proof)"
      + (isComplete ? "" : "; not all were tried")
  }

  private static let sizes = ["change", "pair", "triple"]

  private var concessionBlocks: [Block] {
    guard fixes.isEmpty, !broken.isEmpty else { return [] }
    if concessions.isEmpty {
      guard hasTriedConcessions else { return [] }
      return [.line("No other device, version or orientation alone would help either.")]
    }
    let items = concessions.map { concession in
      let property = Scenario.properties[concession.property]
      let change = concession.change.map { " and \($0.words(scenario.names))" } ?? ""
      return Block.Item("\(property.key) \(concession.value.text(scenario.names))\(change)")
    }
    return [.section("It would come true with", [.list(items)])]
  }
}

extension Fix {
  /// The sentences of an explanation that only come with the changes, with their evidence.
  fileprivate func reasons(
    _ before: Explanation?, _ after: Explanation, _ wishes: [Wish]
  ) -> [Block.Item] {
    let sentences = newSentences(before, after, wishes)
    let evidence = Evidence(sentences.flatMap { $0.rules })
    return sentences.map { Block.Item("Why: \($0.text)", $0.rules) }
      + (evidence.map { [Block.Item("Evidence: \($0.words)")] } ?? [])
  }

  /// The sentences about what is wished that are new.
  func newSentences(
    _ before: Explanation?, _ after: Explanation, _ wishes: [Wish]
  ) -> [Sentence] {
    let known = Set((before?.sections ?? []).flatMap { $0.sentences })
    return wishes.map { $0.demand }.flatMap { after.reasons(for: $0) }.filter {
      !known.contains($0)
    }
    .reduce(into: []) { found, sentence in
      if !found.contains(sentence) { found.append(sentence) }
    }
  }

  /// The other differences, and the places where a wish is still broken.
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
      lines.append(
        "Still broken \(calls.isEmpty ? "at launch" : "if only \(calls) happens")")
    }
    return lines
  }
}

extension MomentCollateral {
  /// `after step 2, N.pop(), on Home: the bar is visible with dark text`.
  func words(_ original: Scenario) -> String {
    let names = original.names
    let moment =
      step == 0 ? "at launch" : "after step \(step), \(original.steps[step - 1].call(names))"
    return moment + (screen.map { ", on \(names.text($0))" } ?? "") + ": " + what.words(names)
  }
}

extension Collateral {
  /// The difference in words.
  func words(_ names: Names) -> String {
    switch self {
    case .bar(_, let to): "the bar is \(to.words)"
    case .style(let node, _, let to): "\(names.text(node)) is \(to.rawValue)"
    case .presentation(let name, let from, let to):
      "\(names.text(name)) appears as \(to.rawValue) instead of \(from.rawValue)"
    case .navigationBar(let name, let isHidden):
      "the navigation bar of \(names.text(name)) is \(isHidden ? "hidden" : "visible")"
    case .screen(let name, let isOn): "\(names.text(name)) is \(isOn ? "" : "not ")on screen"
    case .window(let name): "window \(names.text(name)) is shown in another way"
    case .gesture(let gesture, let now):
      now[gesture]?.words ?? "\(gesture.facts.name) is not asked about"
    case .inset(let edge, let name, let to): edge.clause(about: names.text(name), to)
    }
  }
}

extension [Fix] {
  /// Those with modifiers of SwiftUI before those that need a subclass of its host, which an app of SwiftUI's
  /// life cycle can't install; those last for which SwiftUI makes the class itself, or UIKit may not use the
  /// override.
  func possibleFirst(_ app: AppNames) -> [Fix] {
    func group(_ fix: Fix) -> Int { fix.changes.map { $0.difficulty(in: app) }.max() ?? 0 }
    return (0...2).flatMap { number in filter { group($0) == number } }
  }
}

extension Wish.InsetEdge {
  /// The distance of a safe area from the edge, as a clause.
  func clause(about name: String, _ points: Double) -> String {
    switch self {
    case .top: "the safe area of \(name) starts at \(points.plain)"
    case .bottom: "the safe area of \(name) ends \(points.plain) above the bottom"
    }
  }
}
