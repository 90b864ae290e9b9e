/// The operation that a row measures.
package enum BenchmarkTask: Hashable, Sendable {
  /// A question asked when the one before is answered, while nothing changes: the time until the answer.
  case question(Question)
  /// A step of a group.
  case step(StepGroup)
  /// A step of a group and a question for the bar, together one operation.
  case stepAndBar(StepGroup)
  /// A step of the mix and a whole observation, together one operation.
  case stepAndObservation

  /// As it stands in the name of a figure: `push`, `style-in-turn`.
  package var name: String {
    switch self {
    case .question(let question): "\(question.rawValue)-in-turn"
    case .step(let group): group.rawValue
    case .stepAndBar(let group): "\(group.rawValue)+statusBar"
    case .stepAndObservation: "mix+observation"
    }
  }

  /// The work that is repeated while it is timed.
  var block: TimedWork {
    switch self {
    case .question(let question): TimedWork(hasStep: false, question, count: 256)
    case .step, .stepAndObservation: .step
    case .stepAndBar: TimedWork(hasStep: true, .statusBar, count: 1)
    }
  }

  /// True if it includes a question.
  package var isAsked: Bool { block.question != nil }

  /// The number of operations that a block counts as.
  var operationsPerBlock: Int { block.hasStep ? 1 : block.count }
}
