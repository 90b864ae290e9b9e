/// The questions besides those about the status bar that UIKit asks controllers, from iOS 11 on. The case is what
/// follows `setNeedsUpdateOf` in the call that has it asked anew.
public enum SystemGesture: String, NamedCase {
  case homeIndicatorAutoHidden, screenEdgesDeferringSystemGestures
  /// The question whether bars may stand at the side (SG-7).
  case verticalBarConfiguration
}

/// A value of `preferredScreenEdgesDeferringSystemGestures`, as far as `UIRectEdge` has a word for it.
public enum ScreenEdges: String, NamedCase {
  case none, top, left, bottom, right, all
}

/// A value of `preferredVerticalBarBehavior`.
public enum VerticalBarBehavior: String, NamedCase {
  case automatic, disabled
}

// All that is known of each question stands in this file, but for its words: what compares, explains, wishes and fixes
// asks here, so a new question needs no other place for them.

/// An answer of a controller to one of the questions.
package enum GestureAnswer: Hashable, Sendable {
  case homeIndicator(autoHidden: Bool)
  case screenEdges(ScreenEdges)
  case verticalBar(VerticalBarBehavior)

  /// The question.
  package var gesture: SystemGesture {
    switch self {
    case .homeIndicator: .homeIndicatorAutoHidden
    case .screenEdges: .screenEdgesDeferringSystemGestures
    case .verticalBar: .verticalBarConfiguration
    }
  }

  /// The value that the getter returns.
  package var value: PropertyValue {
    switch self {
    case .homeIndicator(let autoHidden): .bool(autoHidden)
    case .screenEdges(let edges):
      PropertyValue.Word(rawValue: edges.rawValue).map { .word($0) } ?? .null
    case .verticalBar(let behavior): .word(behavior == .automatic ? .automatic : .disabled)
    }
  }

  /// The value, as documents have it.
  package var word: String {
    switch self {
    case .homeIndicator(let autoHidden): autoHidden ? "true" : "false"
    case .screenEdges(let edges): edges.rawValue
    case .verticalBar(let behavior): behavior.rawValue
    }
  }

  /// The word of a wish for it.
  package var wished: String {
    switch self {
    case .homeIndicator(let autoHidden): autoHidden ? "hidden" : "shown"
    case .screenEdges(let edges): edges.rawValue
    case .verticalBar(let behavior): behavior.rawValue
    }
  }
}

extension SystemGesture {
  /// The facts about a question.
  package struct Facts: Sendable {
    /// The thing that it is about: `the home indicator`.
    package let name: String
    /// The value that counts for it, as a thing: `whether the home indicator hides`.
    package let value: String
    /// The getter that answers it.
    package let getter: PropertyName.Known
    /// The getter that forwards it.
    package let child: PropertyName.Known
    /// The key of wishes about it, and the words for that.
    package let wish: (key: String, words: [String])
    /// The answers that there are, in the order in which they are listed.
    package let answers: [GestureAnswer]
    /// The answer of UIKit's own getter.
    package let usual: GestureAnswer
    /// The answer that overrides mostly give.
    package let example: GestureAnswer
  }

  /// Its facts.
  package var facts: Facts {
    switch self {
    case .homeIndicatorAutoHidden:
      Facts(
        name: "the home indicator", value: "whether the home indicator hides",
        getter: .prefersHomeIndicatorAutoHidden, child: .childForHomeIndicatorAutoHidden,
        wish: ("homeIndicator", ["home", "indicator"]),
        answers: [.homeIndicator(autoHidden: true), .homeIndicator(autoHidden: false)],
        usual: .homeIndicator(autoHidden: false), example: .homeIndicator(autoHidden: true))
    case .screenEdgesDeferringSystemGestures:
      Facts(
        name: "edges that defer gestures", value: "the edges that defer gestures",
        getter: .preferredScreenEdgesDeferringSystemGestures,
        child: .childForScreenEdgesDeferringSystemGestures, wish: ("edges", ["edges"]),
        answers: ScreenEdges.allCases.map { .screenEdges($0) }, usual: .screenEdges(.none),
        example: .screenEdges(.bottom))
    case .verticalBarConfiguration:
      Facts(
        name: "the vertical bar", value: "whether bars may stand at the side",
        getter: .preferredVerticalBarBehavior, child: .childForPreferredVerticalBarBehavior,
        wish: ("verticalBar", ["vertical", "bar"]),
        answers: VerticalBarBehavior.allCases.map { .verticalBar($0) },
        usual: .verticalBar(.automatic), example: .verticalBar(.disabled))
    }
  }
}

extension Controller {
  /// The answer of its own override to a question; `nil` without one.
  package func ownAnswer(to gesture: SystemGesture) -> GestureAnswer? {
    switch gesture {
    case .homeIndicatorAutoHidden:
      prefersHomeIndicatorAutoHidden.map { .homeIndicator(autoHidden: $0) }
    case .screenEdgesDeferringSystemGestures:
      preferredScreenEdgesDeferringSystemGestures.map { .screenEdges($0) }
    case .verticalBarConfiguration: preferredVerticalBarBehavior.map { .verticalBar($0) }
    }
  }
}

/// The answers about the system's gestures when they were last asked for.
public struct SystemGestures: Hashable, Sendable {
  /// True if the home indicator may hide, on devices that have one.
  public var homeIndicatorAutoHidden = false
  /// The edges at which the app's gestures go before the system's.
  public var screenEdges = ScreenEdges.none
  /// The word on whether bars may stand at the side; `nil` before iOS 27.1.
  public var verticalBar: VerticalBarBehavior?
  /// True if one of the values would be another one after an update now.
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

  /// The controller that answered for the vertical bar; `nil` while none was asked.
  package var verticalBarAnswer: Provenance.Answer? {
    get { vertical.answer }
    set { vertical = AnswerIfAsked(newValue) }
  }

  private var homeIndicator = AnswerIfAsked.none
  private var edges = AnswerIfAsked.none
  private var vertical = AnswerIfAsked.none

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

  /// The value that counts for a question; `nil` on versions that do not ask it.
  package subscript(gesture: SystemGesture) -> GestureAnswer? {
    switch gesture {
    case .homeIndicatorAutoHidden: .homeIndicator(autoHidden: homeIndicatorAutoHidden)
    case .screenEdgesDeferringSystemGestures: .screenEdges(screenEdges)
    case .verticalBarConfiguration: verticalBar.map { .verticalBar($0) }
    }
  }

  /// Makes a value count for its question.
  package mutating func answer(_ answer: GestureAnswer) {
    switch answer {
    case .homeIndicator(let autoHidden): homeIndicatorAutoHidden = autoHidden
    case .screenEdges(let edges): screenEdges = edges
    case .verticalBar(let behavior): verticalBar = behavior
    }
  }

  /// The way to the answer to a question; `nil` while no controller was asked.
  package subscript(wayOf gesture: SystemGesture) -> Provenance.Answer? {
    get {
      switch gesture {
      case .homeIndicatorAutoHidden: homeIndicatorAnswer
      case .screenEdgesDeferringSystemGestures: screenEdgesAnswer
      case .verticalBarConfiguration: verticalBarAnswer
      }
    }
    set {
      switch gesture {
      case .homeIndicatorAutoHidden: homeIndicatorAnswer = newValue
      case .screenEdgesDeferringSystemGestures: screenEdgesAnswer = newValue
      case .verticalBarConfiguration: verticalBarAnswer = newValue
      }
    }
  }

  /// Takes value and way of a question from other answers.
  package mutating func take(_ gesture: SystemGesture, from other: SystemGestures) {
    switch gesture {
    case .homeIndicatorAutoHidden: homeIndicatorAutoHidden = other.homeIndicatorAutoHidden
    case .screenEdgesDeferringSystemGestures: screenEdges = other.screenEdges
    case .verticalBarConfiguration: verticalBar = other.verticalBar
    }
    self[wayOf: gesture] = other[wayOf: gesture]
  }

  /// True if every value is that of other answers.
  package func hasValues(of other: SystemGestures) -> Bool {
    SystemGesture.allCases.allSatisfy { self[$0] == other[$0] }
  }
}
