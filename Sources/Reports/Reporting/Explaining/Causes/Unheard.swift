package import StatusQuoAppearanceModel
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness

extension Explanation {
  /// All that keeps a controller from deciding, at once.
  package struct Unheard: Sendable {
    /// The controller that says something and is not heard.
    package let controller: Name
    /// The questions that it is not asked.
    package let questions: [BarQuestion]
    /// The changes from the root of its window down to it.
    package internal(set) var fix: Fix
  }
}

extension ExplainedScenario {
  /// The obstacles of each controller on top that says something about the bar and does not answer.
  /// The first of them, outermost first, and the number of the others.
  var unheard: (shown: [Explanation.Unheard], rest: Int) {
    guard let snapshot = now.snapshot else { return ([], 0) }
    let obstacles = obstaclesNow
    var shown: [Explanation.Unheard] = []
    var rest = 0
    for name in snapshot.onTop {
      let questions = BarQuestion.allCases.filter { isUnheard(name, $0) }
      guard !questions.isEmpty else { continue }
      guard shown.count < Self.maxShown else {
        rest += 1
        continue
      }
      let changes = questions.flatMap { obstacles.changes(for: name, toAnswer: .bar($0)) ?? [] }
        .eachOnce
      guard !changes.isEmpty else { continue }
      shown.append(
        Explanation.Unheard(
          controller: name, questions: questions,
          fix: Explanation.Fix(sentence(about: name, questions, changes), by: changes)))
    }
    return (shown, rest)
  }

  /// Each is played on both models.
  private static let maxShown = 20

  private func isUnheard(_ name: Name, _ question: BarQuestion) -> Bool {
    let provenance = now.explanation.updateNow?.provenance
    // One that is asked and forwards does so by choice.
    func isAsked(_ answer: Provenance.Answer?) -> Bool {
      answer?.chain.contains { $0.controller == name } ?? false
    }
    // One that its parent passes over for another child is meant to have no say.
    func isPassedOver(_ answer: Provenance.Answer?) -> Bool {
      guard let answer, case .child(let parent)? = controllerNow(name)?.place,
        controllerNow(parent)?.kind == .plain,
        let place = answer.chain.firstIndex(where: { $0.controller == parent }),
        place + 1 < answer.chain.count
      else { return false }
      return controllerNow(answer.chain[place + 1].controller)?.place == .child(of: parent)
    }
    let answer = provenance?.answer(to: question)
    return isUnseen(name, question) && !isAsked(answer) && !isPassedOver(answer)
  }

  private func sentence(
    about name: Name, _ questions: [BarQuestion], _ changes: [Change]
  ) -> String {
    let what = questions.map { $0 == .style ? "the style" : "hidden" }.joined(separator: " and ")
    let steps = changes.map { $0.words(scenario.names) }
    let list =
      steps.count < 2
      ? steps.joined() : steps.dropLast().joined(separator: ", ") + " and " + steps[steps.count - 1]
    return "For \(text(name)) to decide \(what): \(changes.wayDown ?? list)."
  }
}
