import StatusQuoAppearanceModel
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness

// The looks that displayed controllers ask for and that are not seen.
extension ExplainedScenario {
  /// The looks that the last controller within another one asks for in vain: its style, hidden, or both.
  func wishesUnheard(
    within name: Name, _ questions: [BarQuestion] = BarQuestion.allCases
  ) -> [Wish] {
    speaker(within: name, questions).map { wishes(of: $0, questions) } ?? []
  }

  /// The looks that a controller asks for in vain.
  private func wishes(of name: Name, _ questions: [BarQuestion]) -> [Wish] {
    let wishes = questions.filter { isUnseen(name, $0) }.compactMap { question in
      demand(of: name, question).map { wish($0, on: onTop(name)) }
    }.filter { $0.isBroken(in: now) }
    // The color of a bar that is to be hidden is not missed.
    let hidden = wishes.filter { $0.demand == .bar(.hidden) }
    return hidden.isEmpty ? wishes : hidden
  }

  private func speaker(within name: Name, _ questions: [BarQuestion]) -> Name? {
    speakers(within: name, questions).first
  }

  /// The controllers on top within another one, itself included, that ask for a look in vain; where none on
  /// top does, those on screen. The deepest come first: a screen without a stack around it is rather a menu. Of
  /// those alike the last added comes first.
  private func speakers(within name: Name, _ questions: [BarQuestion]) -> [Name] {
    guard let snapshot = now.snapshot else { return [] }
    let depths = depths(below: name)
    func depth(_ speaker: Name) -> Int? {
      questions.contains { isUnseen(speaker, $0) } ? depths[speaker] : nil
    }
    func speaking(_ names: [Name]) -> [(name: Name, depth: Int)] {
      names.reversed().compactMap { name in depth(name).map { (name, $0) } }
    }
    var found = speaking(snapshot.onTop)
    if found.isEmpty { found = speaking(snapshot.onScreen) }
    return found.sorted { $0.depth > $1.depth }.map { $0.name }
  }

  /// The changes that let the next controller that asks for the same decide in place of the first.
  func alternatives(within name: Name) -> [Explanation.Fix] {
    let speakers = speakers(within: name, BarQuestion.allCases)
    guard speakers.count > 1,
      let question = BarQuestion.allCases.first(where: { question in
        speakers.prefix(2).allSatisfy { isUnseen($0, question) }
      })
    else { return [] }
    return ways(to: speakers[1], question).map { fix in
      .init("If \(text(speakers[1])) is to decide: \(fix.text)", by: fix.changes)
    }
  }

  /// The changes that give a question to the controller within another one that has something to say about it, where no
  /// look can be wished: its answer depends on more than this moment.
  func waysDown(
    within name: Name, _ questions: [BarQuestion] = BarQuestion.allCases
  ) -> [Explanation.Fix] {
    guard let speaker = speaker(within: name, questions), wishes(of: speaker, questions).isEmpty
    else { return [] }
    return questions.filter { isUnseen(speaker, $0) }.prefix(1).flatMap { ways(to: speaker, $0) }
  }

  /// The obstacles that keep controllers from answering now.
  var obstaclesNow: Obstacles {
    Obstacles(in: scenario, after: moments.count - 1, now.explanation.readings)
  }

  /// The changes with which a controller is asked a question.
  func ways(to name: Name, _ question: BarQuestion) -> [Explanation.Fix] {
    guard let changes = obstaclesNow.changes(for: name, toAnswer: .bar(question)),
      !changes.isEmpty
    else { return [] }
    return [fix(by: changes)]
  }

  /// Changes with the instruction to make them.
  func fix(by changes: [Change]) -> Explanation.Fix {
    .init(changes.sentence(AppNames(scenario: scenario)), by: changes)
  }
}
