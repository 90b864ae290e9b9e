import StatusQuoAppearanceModel
import StatusQuoHarness
import StatusQuoPictures

extension Place {
  /// The name for people.
  func words(_ names: Names) -> String {
    switch self {
    case .outcome: "the outcome of the step"
    case .launchBar: "the bar of the launch screen"
    case .hidden: "the status bar"
    case .content: "the text of the status bar"
    case .animation: "the animation of the status bar"
    case .animated: "the change of the status bar"
    case .provenance: "the effect of the step on the bar"
    case .window: "the window that decides"
    case .forcedHidden: "whether the device hides the bar"
    case .lightBehindCard: "whether a card makes the bar's text light"
    case .answeredBy(let question): "the controller that decides \(question.object)"
    case .chain(let question): "the way to the controller that decides \(question.object)"
    case .stop(let question): "the end of the way to \(question.object)"
    case .stale: "the bar after an update now"
    case .call(let number): "call \(number + 1) of the step"
    case .style(let node): "the style of \(names.text(node))"
    case .traitChange(let node): "the trait change of \(names.text(node))"
    case .statusBarHeight: "the height of the status bar"
    case .safeAreaTop(let node): "the top inset of \(names.text(node))"
    case .cover(let node): "the cover of \(names.text(node))"
    case .systemGesture(.homeIndicatorAutoHidden): "whether the home indicator hides"
    case .systemGesture(.screenEdgesDeferringSystemGestures): "the edges that defer gestures"
    case .safeArea(let node): "the other insets of \(names.text(node))"
    case .order(.styles): "the order of styles"
    case .order(.traitChanges): "the order of trait changes"
    case .order(.safeAreaTops): "the order of top insets"
    case .order(.covers): "the order of covers"
    case .order(.safeAreas): "the order of insets"
    case .invariant: "an invariant"
    case .answer: "the answer"
    }
  }

  /// The words for a value there.
  fileprivate func words(of value: String) -> String {
    switch self {
    case .hidden: value == "true" ? "hidden" : "visible"
    case .animated: value == "true" ? "animated" : "not animated"
    case .forcedHidden, .lightBehindCard: value == "true" ? "yes" : "no"
    case .content:
      value == BarContent.contentDependent.rawValue ? "light or dark with the content" : value
    case .stale: value == "none" ? "the displayed one" : value
    case .outcome, .launchBar, .animation, .provenance, .window, .answeredBy, .chain, .stop, .call,
      .style, .traitChange, .statusBarHeight, .safeAreaTop, .cover, .systemGesture, .safeArea,
      .order, .invariant, .answer:
      value
    }
  }
}

extension BarQuestion {
  /// The object of the question.
  fileprivate var object: String {
    switch self {
    case .style: "the style"
    case .hidden: "whether the bar is hidden"
    }
  }
}

extension Difference<Place> {
  /// The difference in the words of people.
  func inWords(_ names: Names) -> Difference<String> {
    Difference<String>(
      place: place.words(names), expected: place.words(of: expected),
      actual: place.words(of: actual))
  }

  /// The difference in the words of documents.
  func asText(_ names: Names) -> Difference<String> {
    Difference<String>(place: place.text(names), expected: expected, actual: actual)
  }
}
