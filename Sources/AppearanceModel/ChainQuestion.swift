/// A question that goes from controller to controller until one answers.
package enum ChainQuestion: Hashable, Sendable {
  case bar(BarQuestion)
  case gesture(SystemGesture)

  /// All of them.
  package static let allCases: [ChainQuestion] =
    BarQuestion.allCases.map { .bar($0) } + SystemGesture.allCases.map { .gesture($0) }

  /// The subject of wishes for answers to it.
  package var subject: Wish.Demand.Subject {
    switch self {
    case .bar: .bar
    case .gesture(let gesture): .gesture(gesture)
    }
  }

  /// The getter that answers it.
  package var getter: PropertyName.Known {
    switch self {
    case .bar(let question): question.getter
    case .gesture(let gesture): gesture.facts.getter
    }
  }

  /// The getter that forwards it.
  package var child: PropertyName.Known {
    switch self {
    case .bar(let question): question.child
    case .gesture(let gesture): gesture.facts.child
    }
  }
}

extension Controller {
  /// The override that forwards a question; `nil` if it has none.
  package subscript(child question: ChainQuestion) -> ChildOverride? {
    get {
      switch question {
      case .bar(.style): childForStatusBarStyle
      case .bar(.hidden): childForStatusBarHidden
      case .gesture(.homeIndicatorAutoHidden): childForHomeIndicatorAutoHidden
      case .gesture(.screenEdgesDeferringSystemGestures): childForScreenEdgesDeferringSystemGestures
      case .gesture(.verticalBarConfiguration): childForPreferredVerticalBarBehavior
      }
    }
    set {
      switch question {
      case .bar(.style): childForStatusBarStyle = newValue
      case .bar(.hidden): childForStatusBarHidden = newValue
      case .gesture(.homeIndicatorAutoHidden): childForHomeIndicatorAutoHidden = newValue
      case .gesture(.screenEdgesDeferringSystemGestures):
        childForScreenEdgesDeferringSystemGestures = newValue
      case .gesture(.verticalBarConfiguration): childForPreferredVerticalBarBehavior = newValue
      }
    }
  }

  /// The controllers that its child getters name.
  package var childrenAsked: [Name] {
    ChainQuestion.allCases.compactMap { question in
      if case .controller(let name)? = self[child: question] { name } else { nil }
    }
  }

  /// Changes its child getters, one after the other.
  package mutating func changeChildGetters(_ change: (inout ChildOverride?) -> Void) {
    for question in ChainQuestion.allCases { change(&self[child: question]) }
  }
}

extension Observation {
  /// The way to the answer to a question; `nil` while none was asked.
  package func answer(to question: ChainQuestion) -> Provenance.Answer? {
    switch question {
    case .bar(let question): provenance?.answer(to: question)
    case .gesture(let gesture): systemGestures?[wayOf: gesture]
    }
  }
}

extension Wish.Demand {
  /// The question whose answer decides; `nil` where several do, or none.
  package var question: ChainQuestion? {
    switch self {
    case .bar(.light), .bar(.dark): .bar(.style)
    case .bar(.hidden), .bar(.shown): .bar(.hidden)
    case .answer(let answer): .gesture(answer.gesture)
    case .launch, .upToDate, .style, .inset, .called: nil
    }
  }
}
