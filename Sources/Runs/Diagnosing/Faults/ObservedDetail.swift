import StatusQuoAppearanceModel
import StatusQuoHarness

/// The smallest parts of an observation that a law may be about.
enum ObservedDetail: CaseIterable, Hashable, Sendable {
  case outcome, launchBar, window, wayOfStyle, wayOfHidden, card, styles, color, hidden, animation
  case forcedHidden, stale, calls, told, height, tops, covers, sides
  case answer(to: SystemGesture)
  case staleGestures

  /// The answers to all questions besides those about the bar.
  private static let answers = SystemGesture.allCases.map { ObservedDetail.answer(to: $0) }

  static let allCases: [ObservedDetail] =
    [
      .outcome, .launchBar, .window, .wayOfStyle, .wayOfHidden, .card, .styles, .color, .hidden,
      .animation, .forcedHidden, .stale, .calls, .told, .height, .tops, .covers, .sides,
    ] + answers + [.staleGestures]

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
    case .told: "who is informed of a new style"
    case .height: "the height of the bar"
    case .tops: "insets at the top"
    case .covers: "covers"
    case .sides: "insets at the sides and at the bottom"
    case .answer(to: let gesture): gesture.facts.name
    case .staleGestures: "whether answers about gestures are out of date"
    }
  }

  /// The parts that go with it, so that they may be wrong because it is.
  var consequences: Set<ObservedDetail> {
    switch self {
    case .window:
      Set([
        .wayOfStyle, .wayOfHidden, .card, .color, .hidden, .animation, .forcedHidden, .stale,
        .height, .tops, .covers, .staleGestures,
      ]).union(Self.answers)
    case .wayOfStyle, .card: [.color, .stale]
    case .wayOfHidden: [.hidden, .animation, .stale, .height, .tops, .covers]
    case .hidden: [.animation, .stale, .height, .tops, .covers]
    case .styles: [.told, .color, .stale]
    case .color, .animation: [.stale]
    case .tops: [.covers]
    case .answer: [.staleGestures]
    case .outcome, .launchBar, .forcedHidden, .stale, .calls, .told, .height, .covers,
      .sides, .staleGestures:
      []
    }
  }
}

extension Place.Kind {
  /// The parts that it belongs to: all of those that an observation may lack together.
  var details: [ObservedDetail] {
    switch self {
    case .outcome: [.outcome]
    case .step: []
    case .launchBar: [.launchBar]
    case .hidden: [.hidden]
    case .content: [.color]
    case .animation, .animated: [.animation]
    case .provenance: [.window, .wayOfStyle, .wayOfHidden, .card, .forcedHidden]
    case .window: [.window]
    case .styleAnsweredBy, .styleChain, .styleStop: [.wayOfStyle]
    case .hiddenAnsweredBy, .hiddenChain, .hiddenStop: [.wayOfHidden]
    case .forcedHidden: [.forcedHidden]
    case .lightBehindCard: [.card]
    case .stale: [.stale]
    case .call: [.calls]
    case .style: [.styles]
    case .traitChange: [.told]
    case .geometry: [.height, .tops, .covers]
    case .statusBarHeight: [.height]
    case .safeAreaTop: [.tops]
    case .cover: [.covers]
    case .systemGestures:
      SystemGesture.allCases.map { .answer(to: $0) } + [.staleGestures]
    case .answer(to: let gesture): [.answer(to: gesture)]
    case .staleGestures: [.staleGestures]
    case .safeArea: [.sides]
    }
  }
}

extension Disagreement {
  /// The parts that differ.
  var details: Set<ObservedDetail> { Set(differingKinds.flatMap { $0.details }) }
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
