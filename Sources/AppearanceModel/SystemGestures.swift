/// The questions about the system's gestures that UIKit asks controllers, from iOS 11 on. The case is what
/// follows `setNeedsUpdateOf` in the call that has it asked anew.
public enum SystemGesture: String, NamedCase {
  case homeIndicatorAutoHidden, screenEdgesDeferringSystemGestures
}

/// A value of `preferredScreenEdgesDeferringSystemGestures`, as far as `UIRectEdge` has a word for it.
public enum ScreenEdges: String, NamedCase {
  case none, top, left, bottom, right, all
}

/// The answers about the system's gestures when they were last asked for.
public struct SystemGestures: Hashable, Sendable {
  /// True if the home indicator may hide, on devices that have one.
  public var homeIndicatorAutoHidden = false
  /// The edges at which the app's gestures go before the system's.
  public var screenEdges = ScreenEdges.none
  /// True if one of the two values would be another one after an update now.
  public var isStale = false

  /// UIKit's defaults: no controller was asked.
  public init() {}

  /// The controller that answered for the home indicator; `nil` while none was asked.
  package var homeIndicatorAnswer: Provenance.Answer? {
    get { homeIndicator.answer }
    set { homeIndicator = AnswerIfAsked(newValue) }
  }

  /// The controller that answered for the edges; `nil` while none was asked.
  package var screenEdgesAnswer: Provenance.Answer? {
    get { edges.answer }
    set { edges = AnswerIfAsked(newValue) }
  }

  private var homeIndicator = AnswerIfAsked.none
  private var edges = AnswerIfAsked.none

  /// An answer behind a reference: few observations have one, and each is copied as a whole.
  private indirect enum AnswerIfAsked: Hashable, Sendable {
    case none
    case answered(Provenance.Answer)

    init(_ answer: Provenance.Answer?) {
      self = answer.map { .answered($0) } ?? .none
    }

    var answer: Provenance.Answer? {
      if case .answered(let answer) = self { return answer }
      return nil
    }
  }

  /// The value that was answered, as documents have it.
  package func value(of gesture: SystemGesture) -> String {
    switch gesture {
    case .homeIndicatorAutoHidden: homeIndicatorAutoHidden ? "true" : "false"
    case .screenEdgesDeferringSystemGestures: screenEdges.rawValue
    }
  }

  /// The way to one of the answers.
  package func answer(to gesture: SystemGesture) -> Provenance.Answer? {
    switch gesture {
    case .homeIndicatorAutoHidden: homeIndicatorAnswer
    case .screenEdgesDeferringSystemGestures: screenEdgesAnswer
    }
  }
}
