import StatusQuoAppearanceModel
import StatusQuoHarness
import StatusQuoPictures

extension FindingPlace {
  /// The name for people.
  fileprivate func words(_ names: Names) -> String {
    switch self {
    case .observed(.order(let kind)): "the order of \(kind.wordsForAll)"
    case .observed(let place): place.kind.words(of: place, names)
    case .invariant: "an invariant"
    case .answer: "the answer"
    }
  }

  /// The words for a value there.
  fileprivate func words(of value: String) -> String {
    if case .observed(let place) = self { place.kind.words(of: value) } else { value }
  }
}

extension Place.Kind {
  fileprivate func words(of place: Place, _ names: Names) -> String {
    let node = place.node.map(names.text) ?? ""
    return switch self {
    case .outcome: "the outcome of the step"
    case .step: "the answer"
    case .launchBar: "the bar of the launch screen"
    case .hidden: "the status bar"
    case .content: "the text of the status bar"
    case .animation: "the animation of the status bar"
    case .animated: "the change of the status bar"
    case .provenance: "the effect of the step on the bar"
    case .window: "the window that decides"
    case .styleAnsweredBy: "the controller that decides the style"
    case .styleChain: "the way to the controller that decides the style"
    case .styleStop: "the end of the way to the style"
    case .hiddenAnsweredBy: "the controller that decides whether the bar is hidden"
    case .hiddenChain: "the way to the controller that decides whether the bar is hidden"
    case .hiddenStop: "the end of the way to whether the bar is hidden"
    case .forcedHidden: "whether the device hides the bar"
    case .lightBehindCard: "whether a card makes the bar's text light"
    case .stale: "the bar after an update now"
    case .call: "call \((place.number ?? 0) + 1) of the step"
    case .style: "the style of \(node)"
    case .traitChange: "the trait change of \(node)"
    case .geometry: "heights"
    case .statusBarHeight: "the height of the status bar"
    case .safeAreaTop: "the top inset of \(node)"
    case .cover: "the cover of \(node)"
    case .systemGestures: "the system's gestures"
    case .homeIndicator: "whether the home indicator hides"
    case .screenEdges: "the edges that defer gestures"
    case .staleGestures: "whether answers about gestures are out of date"
    case .safeArea: "the other insets of \(node)"
    }
  }

  /// The entries of a list.
  fileprivate var wordsForAll: String {
    switch self {
    case .call: "calls"
    case .style: "styles"
    case .traitChange: "trait changes"
    case .safeAreaTop: "top insets"
    case .cover: "covers"
    case .safeArea: "insets"
    case .outcome, .step, .launchBar, .hidden, .content, .animation, .animated, .provenance,
      .window, .styleAnsweredBy, .styleChain, .styleStop, .hiddenAnsweredBy, .hiddenChain,
      .hiddenStop, .forcedHidden, .lightBehindCard, .stale, .geometry, .statusBarHeight,
      .systemGestures, .homeIndicator, .screenEdges, .staleGestures:
      rawValue
    }
  }

  /// The words for a value.
  fileprivate func words(of value: String) -> String {
    switch self {
    case .hidden: value == "true" ? "hidden" : "visible"
    case .animated: value == "true" ? "animated" : "not animated"
    case .forcedHidden, .lightBehindCard: value == "true" ? "yes" : "no"
    case .content:
      value == BarContent.contentDependent.rawValue ? "light or dark with the content" : value
    case .stale: value == "none" ? "the displayed one" : value
    case .outcome, .step, .launchBar, .animation, .provenance, .window, .styleAnsweredBy,
      .styleChain, .styleStop, .hiddenAnsweredBy, .hiddenChain, .hiddenStop, .call, .style,
      .traitChange, .geometry, .statusBarHeight, .safeAreaTop, .cover, .systemGestures,
      .homeIndicator, .screenEdges, .staleGestures, .safeArea:
      value
    }
  }
}

extension Difference<FindingPlace, String> {
  /// The difference in the words of people.
  func inWords(_ names: Names) -> Difference<String, String> {
    Difference<String, String>(
      place: place.words(names), expected: place.words(of: expected),
      actual: place.words(of: actual))
  }

  /// The difference in the words of documents.
  func asText(_ names: Names) -> Difference<String, String> {
    Difference<String, String>(place: place.text(names), expected: expected, actual: actual)
  }
}
