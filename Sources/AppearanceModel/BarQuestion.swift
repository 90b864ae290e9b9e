/// The two questions that UIKit asks controllers about the bar.
package enum BarQuestion: String, CaseIterable, Hashable, Sendable {
  case style, hidden

  /// The getter that answers it.
  package var getter: PropertyName.Known {
    switch self {
    case .style: .preferredStatusBarStyle
    case .hidden: .prefersStatusBarHidden
    }
  }

  /// The getter that forwards it.
  package var child: PropertyName.Known {
    switch self {
    case .style: .childForStatusBarStyle
    case .hidden: .childForStatusBarHidden
    }
  }
}

extension Provenance {
  /// The way to one of the answers.
  package func answer(to question: BarQuestion) -> Answer? {
    switch question {
    case .style: style
    case .hidden: hidden
    }
  }
}
