public import StatusQuoAppearanceModel

/// One value of an observation, as findings compare them.
public enum Place: Hashable, Sendable {
  case outcome, launchBar
  case hidden, content, animation, animated
  /// The update itself, if one of the two made none.
  case provenance
  case window, forcedHidden, lightBehindCard
  case answeredBy(BarQuestion), chain(BarQuestion), stop(BarQuestion)
  case stale
  /// The first call that differs.
  case call(Int)
  case style(Name), traitChange(Name)
  case statusBarHeight
  case safeAreaTop(Name), cover(Name)
  case systemGesture(SystemGesture)
  case safeArea(Name)
  /// The nodes are the same, in another order.
  case order(Entries)
  case invariant
  /// The answer itself, if one of the two has none.
  case answer

  /// The lists with an entry a node.
  public enum Entries: String, Hashable, Sendable {
    case styles
    case traitChanges = "told"
    case safeAreaTops = "geometry.safeAreaTop"
    case covers = "geometry.covers"
    case safeAreas = "safeArea"
  }
}

extension Place {
  /// The text in reports and documents: `bar.hidden`, `styles[A.view]`.
  public func text(_ names: Names) -> String {
    switch self {
    case .outcome: "outcome"
    case .launchBar: "launchBar"
    case .hidden: "bar.hidden"
    case .content: "bar.content"
    case .animation: "bar.animation"
    case .animated: "bar.animated"
    case .provenance: "provenance"
    case .window: "provenance.window"
    case .forcedHidden: "provenance.forcedHidden"
    case .lightBehindCard: "provenance.lightBehindCard"
    case .answeredBy(let question): "provenance.\(question.rawValue).answeredBy"
    case .chain(let question): "provenance.\(question.rawValue).chain"
    case .stop(let question): "provenance.\(question.rawValue).stop"
    case .stale: "stale"
    case .call(let number): "calls[\(number)]"
    case .style(let node): entry(.styles, node, names)
    case .traitChange(let node): entry(.traitChanges, node, names)
    case .statusBarHeight: "geometry.statusBarHeight"
    case .safeAreaTop(let node): entry(.safeAreaTops, node, names)
    case .cover(let node): entry(.covers, node, names)
    case .systemGesture(let gesture): "systemGestures.\(gesture.rawValue)"
    case .safeArea(let node): entry(.safeAreas, node, names)
    case .order(let entries): "order of \(entries.rawValue)"
    case .invariant: "invariant"
    case .answer: "the subject"
    }
  }

  private func entry(_ entries: Entries, _ node: Name, _ names: Names) -> String {
    "\(entries.rawValue)[\(names.text(node))]"
  }

  /// The place of a node in a list.
  static func entry(_ entries: Entries, _ node: Name) -> Place {
    switch entries {
    case .styles: .style(node)
    case .traitChanges: .traitChange(node)
    case .safeAreaTops: .safeAreaTop(node)
    case .covers: .cover(node)
    case .safeAreas: .safeArea(node)
    }
  }

  /// True if a person who holds the phone sees it.
  var isInSight: Bool {
    switch self {
    case .hidden, .content, .style: true
    case .outcome, .launchBar, .animation, .animated, .provenance, .window, .forcedHidden,
      .lightBehindCard, .answeredBy, .chain, .stop, .stale, .call, .traitChange, .statusBarHeight,
      .safeAreaTop, .cover, .systemGesture, .safeArea, .order, .invariant, .answer:
      false
    }
  }

  /// True if it says which controllers an update asked: shown in words instead.
  var isAboutAnAnswer: Bool {
    switch self {
    case .answeredBy, .chain, .stop: true
    case .outcome, .launchBar, .hidden, .content, .animation, .animated, .provenance, .window,
      .forcedHidden, .lightBehindCard, .stale, .call, .style, .traitChange, .statusBarHeight,
      .safeAreaTop, .cover, .systemGesture, .safeArea, .order, .invariant, .answer:
      false
    }
  }
}
