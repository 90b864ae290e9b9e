import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoHarness

/// The words for a place and its values.
struct PlaceWords {
  /// The place, for people.
  var name: String
  /// All values of a list with entries for nodes.
  var entries = "entries"
  /// The absence of a value, in documents.
  var none = "none"
  /// The values of documents that people read as other words.
  var values: [String: String] = [:]

  init(_ name: String, entries: String = "entries", none: String = "none") {
    self.name = name
    self.entries = entries
    self.none = none
  }

  /// A flag, or another value that has words of its own.
  init(_ name: String, reads values: [String: String]) {
    self.name = name
    self.values = values
  }
}

extension Place {
  /// The words for it: the only list of them.
  func words(_ names: Names) -> PlaceWords {
    let node = node.map(names.text) ?? ""
    return switch kind {
    case .outcome: PlaceWords("the outcome of the step")
    case .step: PlaceWords("the answer")
    case .launchBar: PlaceWords("the bar of the launch screen")
    case .hidden: PlaceWords("the status bar", reads: ["true": "hidden", "false": "visible"])
    case .content:
      PlaceWords(
        "the text of the status bar",
        reads: [BarContent.contentDependent.rawValue: "light or dark with the content"])
    case .animation: PlaceWords("the animation of the status bar")
    case .animated:
      PlaceWords(
        "the change of the status bar", reads: ["true": "animated", "false": "not animated"])
    case .provenance: PlaceWords("the effect of the step on the bar", none: "no update")
    case .window: PlaceWords("the window that decides")
    case .styleAnsweredBy: PlaceWords("the controller that decides the style")
    case .styleChain: PlaceWords("the way to the controller that decides the style")
    case .styleStop: PlaceWords("the end of the way to the style")
    case .hiddenAnsweredBy: PlaceWords("the controller that decides whether the bar is hidden")
    case .hiddenChain:
      PlaceWords("the way to the controller that decides whether the bar is hidden")
    case .hiddenStop: PlaceWords("the end of the way to whether the bar is hidden")
    case .forcedHidden:
      PlaceWords("whether the device hides the bar", reads: ["true": "yes", "false": "no"])
    case .lightBehindCard:
      PlaceWords(
        "whether a card makes the bar's text light", reads: ["true": "yes", "false": "no"])
    case .stale: PlaceWords("the bar after an update now", reads: ["none": "the displayed one"])
    case .call: PlaceWords("call \((number ?? 0) + 1) of the step", none: "no more calls")
    case .style: PlaceWords("the style of \(node)", entries: "styles", none: "not mentioned")
    case .traitChange:
      PlaceWords("the trait change of \(node)", entries: "trait changes", none: "not mentioned")
    case .geometry: PlaceWords("heights")
    case .statusBarHeight: PlaceWords("the height of the status bar")
    case .safeAreaTop:
      PlaceWords("the top inset of \(node)", entries: "top insets", none: "not mentioned")
    case .cover: PlaceWords("the cover of \(node)", entries: "covers", none: "not mentioned")
    case .systemGestures: PlaceWords("the system's gestures")
    case .answer(to: let gesture): PlaceWords(gesture.valueInWords)
    case .staleGestures: PlaceWords("whether answers about gestures are out of date")
    case .safeArea:
      node.isEmpty
        ? PlaceWords("the list of other insets")
        : PlaceWords("the other insets of \(node)", entries: "insets", none: "not mentioned")
    }
  }
}

extension FindingPlace {
  fileprivate func words(_ names: Names) -> PlaceWords {
    switch self {
    case .observed(let place):
      let words = place.words(names)
      if case .order = place { return PlaceWords("the order of \(words.entries)") }
      return words
    case .invariant: return PlaceWords("an invariant")
    case .answer: return PlaceWords("the answer")
    }
  }
}

extension Difference<FindingPlace, String> {
  /// The difference in the words of people.
  func inWords(_ names: Names) -> Difference<String, String> {
    let words = place.words(names)
    return Difference<String, String>(
      place: words.name, expected: words.values[expected] ?? expected,
      actual: words.values[actual] ?? actual)
  }

  /// The difference in the words of documents.
  func asText(_ names: Names) -> Difference<String, String> {
    Difference<String, String>(place: place.text(names), expected: expected, actual: actual)
  }
}

extension Observation.Part {
  /// The words for people.
  var words: String {
    switch self {
    case .outcome: "what becomes of a step"
    case .launchBar: "the launch screen's bar"
    case .bar: "the status bar"
    case .provenance: "which controllers are asked"
    case .stale: "what a bar asked for now would be"
    case .calls: "lifecycle calls"
    case .styles: "who is light and who is dark"
    case .told: "which changes of traits are reported"
    case .geometry: "heights and insets"
    case .systemGestures: "the home indicator and deferred edges"
    case .safeArea: "insets at the sides and at the bottom"
    }
  }

  /// The requirement on two resolvers.
  package var requirement: String {
    switch self {
    case .outcome: "Both resolvers observe the same outcome of every step."
    case .launchBar: "Both resolvers observe the same bar before the app draws."
    case .bar: "Both resolvers observe the same status bar after every step."
    case .provenance: "Both resolvers ask the same controllers for the bar, for the same reasons."
    case .stale: "Both resolvers observe the same stale bar after every step."
    case .calls: "Both resolvers call the same lifecycle methods in the same order."
    case .styles: "Both resolvers observe the same user interface styles after every step."
    case .told: "Both resolvers report the same changes of style."
    case .geometry: "Both resolvers observe the same geometry after every step."
    case .safeArea: "Both resolvers observe the same insets at the sides and at the bottom."
    case .systemGestures: "Both resolvers ask the same controllers about the system's gestures."
    }
  }
}
