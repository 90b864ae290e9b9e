import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoHarness

extension Place {
  /// True for the list of insets itself, which is the only one that may be lacking.
  private var isListOfInsets: Bool { kind == .safeArea && node == nil }

  /// The absence of the value, in documents.
  var none: String { isListOfInsets ? "none" : kind.words.none }

  /// The value in words, with the names of a scenario.
  func name(_ names: Names) -> String {
    if isListOfInsets { return "the list of other insets" }
    let name = kind.words.name
    guard let place = name.firstIndex(of: "{") else { return name }
    let filled = node.map(names.text) ?? number.map { String($0 + 1) } ?? ""
    return name[..<place] + filled + name[name.index(place, offsetBy: 2)...]
  }
}

extension FindingPlace {
  fileprivate func name(_ names: Names) -> String {
    switch self {
    case .observed(.order(let kind)): "the order of \(kind.words.entries)"
    case .observed(let place): place.name(names)
    case .invariant: "an invariant"
    case .answer: "the answer"
    }
  }

  /// A value of documents as people read it.
  fileprivate func words(for value: String) -> String {
    guard case .observed(let place) = self, case let kind = place.kind else { return value }
    if case .order = place { return value }
    return kind.words.values.first { $0.value == value }?.words ?? value
  }
}

extension Difference<FindingPlace, String> {
  /// The difference in the words of people.
  func inWords(_ names: Names) -> Difference<String, String> {
    Difference<String, String>(
      place: place.name(names), expected: place.words(for: expected),
      actual: place.words(for: actual))
  }

  /// The difference in the words of documents.
  func asText(_ names: Names) -> Difference<String, String> {
    Difference<String, String>(place: place.text(names), expected: expected, actual: actual)
  }
}
