import StatusQuoAppearanceModel
public import StatusQuoHarness
public import StatusQuoPictures
import StatusQuoScenarioFiles

extension Finding {
  /// The finding: what goes wrong and its likely cause, the world with the steps, what differs, why the
  /// reference is right, and how to see it again.
  ///
  /// - Parameters:
  ///   - replay: the command that shows it again.
  ///   - context: whose it is, and why the reference is right.
  ///   - necessities: what happens without each of its parts, where that is known.
  ///   - isDrawn: true where there are to be pictures.
  public func article(
    replay: String? = nil, context: FindingContext? = nil, necessities: [Necessity] = [],
    isDrawn: Bool = false
  ) -> Article {
    let story = isDrawn ? story : nil
    let parts: [Block] =
      [
        .section("All that differs", differenceBlocks),
        .section("Standard error, its last lines", outputBlocks),
        .section("Why this is expected", context?.reasonBlocks ?? []),
      ] + (isDrawn ? necessityBlocks(necessities) : []) + [
        .section("How it was found", [.list(history(context?.evidence))]),
        .section("Reproduce it", copies(replay)),
      ] + (story.map { [.lanes($0)] } ?? [])
    return Article(
      headline,
      blocks: [
        .list(causeItems), .facts(facts(context)),
        .drawn(
          story.map { [.story($0)] } ?? [],
          words: [.verbatim(worldLines), .verbatim(stepLines(context)), .list(asked)]),
        .columns(parts),
      ])
  }

  /// The possible mistakes of the resolver.
  private var causeItems: [Block.Item] {
    faults.enumerated().map { place, cause in
      guard cause.isExact else {
        return Block.Item(
          """
          No known law explains this. On some scenarios around it the resolver behaves as if \
          \(cause.statement, .strong).
          """)
      }
      let words = place == 0 ? "The resolver behaves as if" : "Or as if"
      return Block.Item("\(words) \(cause.statement, .strong).")
    }
  }

  /// The system, the resolver, and where it was found.
  private func facts(_ context: FindingContext?) -> [String] {
    var facts = [shownScenario.environment.text]
    if let context { facts.append("\(context.resolver)") }
    switch origin {
    case .file(let file): facts.append(file)
    case .run(let run, let index, let count):
      let others = count > 1 ? ", and \((count - 1).counted("scenario")) like it" : ""
      facts.append(run.text(of: index) + others)
    case nil: break
    }
    return facts
  }

  // MARK: The world and the steps, in words

  private var worldLines: [Phrase] {
    let tree = shownScenario.tree
    guard tree.count > 60 else { return tree.map { Phrase($0) } }
    let controllers = shownScenario.controllers.count.counted("controller")
    return tree.prefix(20).map { Phrase($0) }
      + ["... \(controllers) in all; 'statusquo shrink' makes it small"]
  }

  /// The diverging step is marked; of a long scenario only the end before it is shown.
  private func stepLines(_ context: FindingContext?) -> [Phrase] {
    let steps = shownScenario.steps.count
    let first = shownStep > 30 ? shownStep - 10 : 0
    let last = min(steps, shownStep + 3)
    let before: [Phrase] = first > 0 ? ["  ... \((first - 1).counted("step")) before"] : []
    let after: [Phrase] = last < steps ? ["  ... \((steps - last).counted("step")) after"] : []
    let refusals = context?.refusals ?? [:]
    return before + shownScenario.stepLines(first...last, marked: shownStep, refusals) + after
  }

  /// The controllers that were asked and why, if the bar differs.
  private var asked: [Block.Item] {
    let parts = [Observation.Part.launchBar, .bar, .provenance, .stale].map(
      Divergence.Part.observed)
    guard let observed = divergence.observed, divergence.parts.contains(where: parts.contains),
      observed.expected.provenance != nil || observed.actual.provenance != nil
    else { return [] }
    return BarQuestion.allCases.flatMap { question -> [Block.Item] in
      let right = observed.expected.provenance?.answer(to: question)
      let wrong = observed.actual.provenance?.answer(to: question)
      if right == wrong { return [Block.Item("\(question.rawValue): \(words(right, question))")] }
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

  private var differenceBlocks: [Block] {
    let names = shownScenario.names
    guard divergence.observed != nil else { return [] }
    let differences = divergence.differences(names).filter { !$0.place.isAboutAnAnswer }
    guard !differences.isEmpty else { return [] }
    let rows = differences.prefix(20).map { difference -> [Phrase] in
      let words = difference.inWords(names)
      return [Phrase(words.place), "\(words.expected, .right)", "\(words.actual, .wrong)"]
    }
    let rest = differences.count - rows.count
    return [.table(Block.Table(["", "expected", "actual"], rows))]
      + (rest > 0 ? [.line("and \(rest.counted("difference")) more")] : [])
  }

  /// The subject's standard error before it failed.
  private var outputBlocks: [Block] {
    divergence.output.isEmpty ? [] : [.verbatim(divergence.output.map { Phrase($0) })]
  }
}
