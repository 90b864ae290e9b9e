extension Difference {
  /// What goes wrong, in words where the place alone would not do:
  /// `B decides whether the bar is hidden, expected A`.
  var sentence: String {
    let owner = place.split(separator: "[").dropFirst().first.map { String($0.dropLast()) } ?? ""
    return switch place.prefix(while: { $0 != "[" }) {
    case "outcome": "it is \(actual), expected \(expected)"
    case "bar.hidden": "the bar is \(Self.hidden(actual)), expected \(Self.hidden(expected))"
    case "bar.content": "the bar's content is \(actual), expected \(expected)"
    case "provenance.style.answeredBy": "\(actual) decides the bar's style, expected \(expected)"
    case "provenance.hidden.answeredBy":
      "\(actual) decides whether the bar is hidden, expected \(expected)"
    case "provenance.window": "the bar is decided in \(actual), expected \(expected)"
    case "styles": "\(owner) is \(actual), expected \(expected)"
    case "told": "the change of \(owner) is \(actual), expected \(expected)"
    case "calls": "\(actual) is called, expected \(expected)"
    case "stale": "what a read would show is \(actual), expected \(expected)"
    case "invariant": "an invariant is \(actual)"
    default: "\(place) is \(actual), expected \(expected)"
    }
  }

  private static func hidden(_ text: String) -> String { text == "true" ? "hidden" : "shown" }
}
