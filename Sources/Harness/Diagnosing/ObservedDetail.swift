import StatusQuoAppearanceModel

/// The smallest parts of an observation that a law may be about.
enum ObservedDetail: CaseIterable, Sendable {
  case outcome, launchBar, window, wayOfStyle, wayOfHidden, card, styles, color, hidden, animation
  case forcedHidden, stale, calls, traitChanges, height, tops, covers, sides
  case homeIndicator, edges, staleGestures

  /// To be read behind "only in".
  var words: String {
    switch self {
    case .outcome: "outcomes"
    case .launchBar: "the launch screen"
    case .window: "the window that decides"
    case .wayOfStyle: "the way to the style"
    case .wayOfHidden: "the way to hidden"
    case .card: "the light bar behind a card"
    case .styles: "styles"
    case .color: "the color of the bar"
    case .hidden: "whether the bar is hidden"
    case .animation: "the animation of the bar"
    case .forcedHidden: "whether the bar is hidden in any case"
    case .stale: "whether the bar is out of date"
    case .calls: "lifecycle calls"
    case .traitChanges: "who is informed of a new style"
    case .height: "the height of the bar"
    case .tops: "insets at the top"
    case .covers: "covers"
    case .sides: "insets at the sides and at the bottom"
    case .homeIndicator: "the home indicator"
    case .edges: "edges that defer gestures"
    case .staleGestures: "whether answers about gestures are out of date"
    }
  }

  /// The parts that go with it, so that they may be wrong because it is.
  var consequences: Set<ObservedDetail> {
    switch self {
    case .window:
      [
        .wayOfStyle, .wayOfHidden, .card, .color, .hidden, .animation, .forcedHidden, .stale,
        .height, .tops, .covers, .homeIndicator, .edges, .staleGestures,
      ]
    case .wayOfStyle, .card: [.color, .stale]
    case .wayOfHidden: [.hidden, .animation, .stale, .height, .tops, .covers]
    case .hidden: [.animation, .stale, .height, .tops, .covers]
    case .styles: [.traitChanges, .color, .stale]
    case .color, .animation: [.stale]
    case .tops: [.covers]
    case .homeIndicator, .edges: [.staleGestures]
    case .outcome, .launchBar, .forcedHidden, .stale, .calls, .traitChanges, .height, .covers,
      .sides, .staleGestures:
      []
    }
  }
}

extension Observation {
  /// Takes over a part of another observation.
  mutating func take(_ detail: ObservedDetail, from other: Observation) {
    switch detail {
    case .outcome: outcome = other.outcome
    case .launchBar: launchBar = other.launchBar
    case .color: bar.content = other.bar.content
    case .hidden: bar.hidden = other.bar.hidden
    case .animation: (bar.animation, bar.animated) = (other.bar.animation, other.bar.animated)
    case .stale: stale = other.stale
    case .calls: calls = other.calls
    case .styles: styles = other.styles
    case .traitChanges: traitChanges = other.traitChanges
    case .sides: safeArea = other.safeArea
    case .window, .wayOfStyle, .wayOfHidden, .card, .forcedHidden:
      provenance.take(other.provenance) { $0.take(detail, from: $1) }
    case .height, .tops, .covers: geometry.take(other.geometry) { $0.take(detail, from: $1) }
    case .homeIndicator, .edges, .staleGestures:
      systemGestures.take(other.systemGestures) { $0.take(detail, from: $1) }
    }
  }

  /// Returns true if it says the same as another one of some parts.
  func agrees(with other: Observation, on details: some Sequence<ObservedDetail>) -> Bool {
    var mixed = self
    for detail in details { mixed.take(detail, from: other) }
    return mixed == self
  }
}

extension Optional {
  /// Takes over a part of another value; all of it where one of the two is nil.
  fileprivate mutating func take(
    _ other: Wrapped?, _ part: (inout Wrapped, Wrapped) -> Void
  ) {
    if let other, self != nil { part(&self!, other) } else { self = other }
  }
}

extension Provenance {
  fileprivate mutating func take(_ detail: ObservedDetail, from other: Provenance) {
    switch detail {
    case .window: window = other.window
    case .wayOfStyle: style = other.style
    case .wayOfHidden: hidden = other.hidden
    case .card: lightBehindCard = other.lightBehindCard
    default: forcedHidden = other.forcedHidden
    }
  }
}

extension Geometry {
  fileprivate mutating func take(_ detail: ObservedDetail, from other: Geometry) {
    switch detail {
    case .height: statusBarHeight = other.statusBarHeight
    case .tops: safeAreaTop = other.safeAreaTop
    default: covers = other.covers
    }
  }
}

extension SystemGestures {
  fileprivate mutating func take(_ detail: ObservedDetail, from other: SystemGestures) {
    switch detail {
    case .homeIndicator:
      homeIndicatorAutoHidden = other.homeIndicatorAutoHidden
      homeIndicatorAnswer = other.homeIndicatorAnswer
    case .edges:
      screenEdges = other.screenEdges
      screenEdgesAnswer = other.screenEdgesAnswer
    default: isStale = other.isStale
    }
  }
}

/// The parts of an observation that a law is held to.
struct Scope: Sendable {
  /// The law leads to these; all others are right.
  let about: Set<ObservedDetail>
  /// They may be wrong as well, since they go with those.
  let consequences: Set<ObservedDetail>

  /// The scopes of laws for what is wrong in these parts: all of them, or those that the others go with.
  static func all(of wrong: Set<ObservedDetail>) -> [Scope] {
    let roots = roots(of: wrong)
    let consequences = roots.reduce(into: Set()) { $0.formUnion($1.consequences) }
    return [
      Scope(about: wrong, consequences: []),
      Scope(about: roots, consequences: consequences.subtracting(roots)),
    ]
  }

  private static func roots(of wrong: Set<ObservedDetail>) -> Set<ObservedDetail> {
    wrong.filter { detail in !wrong.contains { $0.consequences.contains(detail) } }
  }

  /// To be read behind "only in".
  var words: String {
    let named = ObservedDetail.allCases.filter(Scope.roots(of: about).contains).map { $0.words }
    return named.joined(separator: " and ")
  }
}
