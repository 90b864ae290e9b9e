/// A question that goes from controller to controller until one answers.
package enum ChainQuestion: Hashable, Sendable {
  case bar(BarQuestion)
  case gesture(SystemGesture)

  /// All of them.
  package static let allCases: [ChainQuestion] =
    BarQuestion.allCases.map { .bar($0) } + SystemGesture.allCases.map { .gesture($0) }

  /// The getter that answers it.
  package var getter: PropertyName.Known {
    switch self {
    case .bar(let question): question.getter
    case .gesture(.homeIndicatorAutoHidden): .prefersHomeIndicatorAutoHidden
    case .gesture(.screenEdgesDeferringSystemGestures): .preferredScreenEdgesDeferringSystemGestures
    }
  }

  /// The getter that forwards it.
  package var child: PropertyName.Known {
    switch self {
    case .bar(let question): question.child
    case .gesture(.homeIndicatorAutoHidden): .childForHomeIndicatorAutoHidden
    case .gesture(.screenEdgesDeferringSystemGestures): .childForScreenEdgesDeferringSystemGestures
    }
  }
}

extension Controller {
  /// The override that forwards a question; `nil` if it has none.
  package func childOverride(for question: ChainQuestion) -> ChildOverride? {
    switch question {
    case .bar(.style): childForStatusBarStyle
    case .bar(.hidden): childForStatusBarHidden
    case .gesture(.homeIndicatorAutoHidden): childForHomeIndicatorAutoHidden
    case .gesture(.screenEdgesDeferringSystemGestures): childForScreenEdgesDeferringSystemGestures
    }
  }
}

extension Observation {
  /// The way to the answer to a question; `nil` while none was asked.
  package func answer(to question: ChainQuestion) -> Provenance.Answer? {
    switch question {
    case .bar(let question): provenance?.answer(to: question)
    case .gesture(let gesture): systemGestures?.answer(to: gesture)
    }
  }
}

extension Wish.Demand {
  /// The question whose answer decides; `nil` where several do, or none.
  package var question: ChainQuestion? {
    switch self {
    case .bar(.light), .bar(.dark): .bar(.style)
    case .bar(.hidden), .bar(.shown): .bar(.hidden)
    case .homeIndicator: .gesture(.homeIndicatorAutoHidden)
    case .edges: .gesture(.screenEdgesDeferringSystemGestures)
    case .launch, .upToDate, .style, .topInset, .called: nil
    }
  }
}
