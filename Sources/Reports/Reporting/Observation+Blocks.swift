package import StatusQuoAppearanceModel
package import StatusQuoArticles
import StatusQuoFindings
import StatusQuoPictures

extension Scenario {
  /// The system, the windows and the controllers at the start.
  package var startBlocks: [Block] {
    [.facts([environment.text]), .verbatim(tree.map { Phrase($0) })]
  }

  /// The observation after the launch or a step: all of the launch; of a step what became of it, the
  /// bar, and what else is new.
  ///
  /// - Parameter previous: what was observed before the step; nil for the launch.
  package func block(of observation: Observation, after previous: Observation?) -> Block {
    var changes = StepChanges(observation, after: previous, names, most: 24)
    if let bar = observation.launchBar { changes.add("launch bar", Phrase(bar.words)) }
    for question in BarQuestion.allCases {
      let asked = words(question, observation)
      if let asked, asked != previous.flatMap({ words(question, $0) }) {
        changes.add(question.rawValue, Phrase(asked))
      }
    }
    for style in [UserInterfaceStyle.light, .dark] where previous == nil {
      let nodes = observation.styles.filter { $0.style == style }.map { names.text($0.node) }
      changes.add(style.rawValue, nodes.map { Phrase($0) })
    }
    let call = observation.step > 0 ? steps[observation.step - 1].call(names) : "launch"
    return .foldable("\(observation.step)  \(call, .code)", [.terms(changes.terms)])
  }

  /// The controllers that were asked; nil where no update was made.
  private func words(_ question: BarQuestion, _ observation: Observation) -> String? {
    observation.provenance.map {
      $0.answer(to: question)?.words(question, names)
        ?? "no controller was asked"
    }
  }
}
