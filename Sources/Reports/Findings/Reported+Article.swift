import StatusQuoAppearanceModel
package import StatusQuoArticles
import StatusQuoDiagnosing
package import StatusQuoHarness
import StatusQuoScenarioFiles

extension Finding.Reported {
  /// The finding: what goes wrong and its likely cause, the world with the steps, what differs, why the
  /// reference is right, and how to see it again.
  ///
  /// - Parameters:
  ///   - necessities: what happens without each of its parts, where that is known.
  ///   - isDrawn: true where there are to be pictures.
  ///   - isNumbered: true where it was shown before by its number.
  package func article(
    necessities: [Necessity] = [], isDrawn: Bool = false, isNumbered: Bool = false
  ) -> Article {
    let story = isDrawn ? finding.story(readings) : nil
    let parts: [Block] =
      [
        .section("All that differs", finding.differenceBlocks),
        .section("Standard error, its last lines", finding.outputBlocks),
        .section(
          finding.divergence.observed == nil
            ? "What the law expects of the step" : "Why this is expected", reasonBlocks),
      ] + (isDrawn ? finding.necessityBlocks(necessities, readings) : []) + [
        .details(
          [.section("How it was found", [.list(finding.history(evidence))])],
          brief: [.list(finding.briefHistory)]),
        .section("Reproduce it", copies),
      ]
    return Article(
      finding.headline,
      blocks: [
        .list(finding.causeItems), .facts(facts + (isNumbered ? finding.numbersInWords : [])),
        .drawn(
          story.map { [.story($0)] } ?? [],
          words: [
            .verbatim(finding.worldLines), .verbatim(finding.stepLines(refusals)),
            .details([.list(finding.asked)]),
          ]),
        .columns(parts),
      ])
  }

  /// A short form, for who waits for the whole report: what goes wrong, the world with the steps, and what differs.
  package var glance: Article {
    Article(
      finding.headline,
      blocks: [
        .facts([finding.shownScenario.environment.text] + place), .verbatim(finding.worldLines),
        .verbatim(finding.stepLines(refusals)),
        .columns(finding.differenceBlocks + finding.outputBlocks),
      ])
  }

  /// The system, the resolver, and where it was found.
  private var facts: [String] {
    var facts = [finding.shownScenario.environment.text]
    if let resolver { facts.append("\(resolver)") }
    facts += place
    return facts
  }

  /// The file or the scenario of a run.
  private var place: [String] {
    switch finding.origin {
    case .file(let file): return [file]
    case .run(let run, let index, let count):
      let others = count > 1 ? ", and \((count - 1).counted("scenario")) like it" : ""
      return [run.text(of: index) + others]
    case nil: return []
    }
  }
}

extension Finding {
  /// `printed before as 3, 7`.
  fileprivate var numbersInWords: [String] {
    let all = numbers.map { "\($0)" }.joined(separator: ", ")
    return numbers.isEmpty ? [] : ["printed before as \(all)"]
  }

  /// The possible mistakes of the resolver.
  fileprivate var causeItems: [Block.Item] {
    faults.enumerated().map { place, cause in
      guard cause.isExact else {
        return Block.Item(
          """
          Perhaps the resolver behaves as if \(cause.statement, .strong): most scenarios around this one, \
          but not all, look like it.
          """)
      }
      let words = place == 0 ? "The resolver behaves as if" : "Or as if"
      return Block.Item("\(words) \(cause.statement, .strong).")
    }
  }

  // MARK: The world and the steps, in words

  fileprivate var worldLines: [Phrase] {
    let tree = shownScenario.tree
    guard tree.count > 60 else { return tree.map { Phrase($0) } }
    let controllers = shownScenario.controllers.count.counted("controller")
    return tree.prefix(20).map { Phrase($0) }
      + ["... \(controllers) in all; 'statusquo shrink' makes it small"]
  }

  /// The diverging step is marked; of a long scenario only the end before it is shown.
  fileprivate func stepLines(_ refusals: [Int: StepOutcome]) -> [Phrase] {
    let steps = shownScenario.steps.count
    let first = shownStep > 30 ? shownStep - 10 : 0
    let last = min(steps, shownStep + 3)
    let before: [Phrase] = first > 0 ? ["  ... \((first - 1).counted("step")) before"] : []
    let after: [Phrase] = last < steps ? ["  ... \((steps - last).counted("step")) after"] : []
    let commands = divergence.violation?.commands ?? []
    var lines = before
    for number in first...last {
      if number > first { lines += commands.lines { $0.after == number - 1 } }
      lines += shownScenario.stepLines(number...number, of: last, marked: shownStep, refusals)
    }
    return lines + commands.lines { $0.after >= last } + after
  }

  /// The controllers that were asked and why, if the bar differs.
  fileprivate var asked: [Block.Item] {
    let parts = [Observation.Part.launchBar, .bar, .provenance, .stale].map(
      Divergence.Part.observed)
    guard let observed = divergence.observed, divergence.parts.contains(where: parts.contains),
      observed.expected.provenance != nil || observed.actual.provenance != nil
    else { return [] }
    return BarQuestion.allCases.flatMap { question -> [Block.Item] in
      let right = observed.expected.provenance?.answer(to: question)
      let wrong = observed.actual.provenance?.answer(to: question)
      if right == wrong { return [Block.Item("\(question.rawValue): \(words(right, question))")] }
      // A way that the subject does not answer is as the law has it: not its own.
      if right?.hasSameWay(as: wrong) == true {
        return [Block.Item("\(question.rawValue), expected: \(words(right, question))")]
      }
      return [
        Block.Item("\(question.rawValue), expected: \(words(right, question))"),
        Block.Item("\(question.rawValue), actual: \(words(wrong, question))"),
      ]
    }
  }

  private func words(_ answer: Provenance.Answer?, _ question: BarQuestion) -> String {
    answer?.words(question, shownScenario.names)
      ?? "no controller is asked"
  }

  // MARK: What differs

  fileprivate var differenceBlocks: [Block] {
    let names = shownScenario.names
    guard let observed = divergence.observed else { return [] }
    let answers = observed.answersWithoutWay
    let differences = divergence.differences(names).filter {
      !$0.place.isAboutAnAnswer || answers.contains($0.place)
    }
    let edits = CallEdit.all(from: observed.expected.calls, to: observed.actual.calls)
    let all = differences.flatMap { difference -> [[Phrase]] in
      // Of a list of calls the first that differs stands for all.
      if case .observed(.element(.call, _)) = difference.place, let edits {
        return edits.map { $0.row(names) }
      }
      let words = difference.inWords(names)
      return [[Phrase(words.place), "\(words.expected, .right)", "\(words.actual, .wrong)"]]
    }
    guard !all.isEmpty else { return [] }
    let rows = Array(all.prefix(20))
    let rest = all.count - rows.count
    return [.table(Block.Table(["", "expected", "actual"], rows))]
      + (rest > 0 ? [.line("and \(rest.counted("difference")) more")] : [])
  }

  /// The subject's standard error before it failed.
  fileprivate var outputBlocks: [Block] {
    let lines = divergence.output + crashTrace
    return lines.isEmpty ? [] : [.verbatim(lines.map { Phrase($0) })]
  }
}

extension Observation.Pair {
  /// The places of the controllers that answer, where the two differ in these and in nothing of the way to them.
  fileprivate var answersWithoutWay: Set<FindingPlace> {
    let places: [(BarQuestion, Place.Kind)] = [
      (.style, .styleAnsweredBy), (.hidden, .hiddenAnsweredBy),
    ]
    return Set(
      places.compactMap { question, kind in
        let right = expected.provenance?.answer(to: question)
        let wrong = actual.provenance?.answer(to: question)
        return right != wrong && right?.hasSameWay(as: wrong) == true
          ? .observed(.value(kind)) : nil
      })
  }
}

extension Provenance.Answer {
  /// Returns true if the same controllers are asked for the same reasons.
  fileprivate func hasSameWay(as other: Provenance.Answer?) -> Bool {
    chain == other?.chain && stop == other?.stop
  }
}

extension [PropertyViolation.Command] {
  /// The lines of some of them.
  fileprivate func lines(where isShown: (PropertyViolation.Command) -> Bool) -> [Phrase] {
    filter(isShown).map { Phrase("  \($0.text)", .strong) }
  }
}
