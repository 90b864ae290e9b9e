/// What an operation is.
public enum BenchmarkTask: Hashable, Sendable {
  /// A question while nothing changes, asked without waiting for the one before.
  case question(Question)
  /// A question asked when the one before is answered: the time until the answer.
  case questionInTurn(Question)
  /// A step of the mix, or one of the questions after it: either is an operation.
  case mix(Question, queries: Int)
  /// The same for style, with no steps but those that override one somewhere.
  case overrideMix(queries: Int)
  /// A step of a group.
  case step(StepGroup)
  /// A step of a group and a question for the bar, together one operation.
  case stepAndBar(StepGroup)
  /// A step of the mix and a whole observation, together one operation.
  case stepAndObservation

  /// As it stands in the name of a figure: `push`, `style-in-turn`, `mix-9:1-statusBar`.
  public var name: String {
    switch self {
    case .question(let question): question.rawValue
    case .questionInTurn(let question): "\(question.rawValue)-in-turn"
    case .mix(let question, let queries): "mix-\(queries):1-\(question.rawValue)"
    case .overrideMix(let queries): "overrides-\(queries):1-style"
    case .step(let group): group.rawValue
    case .stepAndBar(let group): "\(group.rawValue)+statusBar"
    case .stepAndObservation: "mix+observation"
    }
  }

  /// The section that measures it.
  public var section: BenchmarkPlan.Section {
    switch self {
    case .question, .questionInTurn: .queries
    case .mix, .overrideMix: .throughput
    case .step, .stepAndBar, .stepAndObservation: .steps
    }
  }

  /// What is played while it is timed.
  var block: Block {
    switch self {
    case .question(let question):
      Block(hasStep: false, questions: .overlapping(question, Self.questionsPerBlock))
    case .questionInTurn(let question):
      Block(hasStep: false, questions: .chained(question, Self.questionsPerBlock))
    case .mix(let question, let queries):
      Block(hasStep: true, questions: .overlapping(question, queries))
    case .overrideMix(let queries): Block(hasStep: true, questions: .overlapping(.style, queries))
    case .step, .stepAndObservation: Block(hasStep: true, questions: nil)
    case .stepAndBar: Block(hasStep: true, questions: .overlapping(.statusBar, 1))
    }
  }

  /// How many operations a block counts as.
  var operationsPerBlock: Int {
    switch self {
    case .question, .questionInTurn, .mix, .overrideMix: block.operations
    case .step, .stepAndBar, .stepAndObservation: 1
    }
  }

  private static let questionsPerBlock = 256
}
