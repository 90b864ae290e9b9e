import StatusQuoAppearanceModel
import StatusQuoHarness
import StatusQuoPictures

extension Finding {
  /// What goes wrong, in one sentence for a reader who is new to it.
  var headline: Phrase {
    let scenario = shownScenario
    let call = shownStep == 0 ? nil : scenario.steps[shownStep - 1].call(scenario.names)
    if let failure = divergence.failure {
      let text = failure.text
      guard let call else { return "At the launch the resolver \(text, .wrong)" }
      return "On \(call, .code) the resolver \(text, .wrong)"
    }
    if let broken = divergence.brokenInvariant, divergence.part == .invariant {
      return phrase(after: call, "an invariant of the resolver is broken: ", broken.statement)
    }
    let differences = divergence.differences(scenario.names)
    let first = differences.first { $0.isInSight } ?? differences[0]
    return first.headline(after: call)
  }

  private func phrase(after call: String?, _ text: String, _ wrong: String) -> Phrase {
    guard let call else { return "At the launch \(text)\(wrong, .wrong)" }
    return "After \(call, .code) \(text)\(wrong, .wrong)"
  }
}

extension Difference {
  /// Whether a person who holds the phone sees it.
  fileprivate var isInSight: Bool {
    place == "bar.hidden" || place == "bar.content" || place.hasPrefix("styles[")
  }

  /// `After N.pop() the status bar is visible; it should be hidden`.
  fileprivate func headline(after call: String?) -> Phrase {
    var phrase = Phrase()
    if place == "outcome", let call {
      phrase.add(call, .code)
      phrase.add(" is ")
      phrase.add(actual, .wrong)
      phrase.add("; it should be ")
      phrase.add(expected, .right)
      return phrase
    }
    if let call {
      phrase.add("After ")
      phrase.add(call, .code)
      phrase.add(" ")
    } else {
      phrase.add("At the launch ")
    }
    add(to: &phrase)
    return phrase
  }

  private func add(to phrase: inout Phrase) {
    let owner = place.split(separator: "[").dropFirst().first.map { String($0.dropLast()) } ?? ""
    switch place.prefix(while: { $0 != "[" }) {
    case "bar.hidden":
      phrase.add("the status bar is ", actual.visibility, should: expected.visibility)
    case "bar.content": phrase.add("the status bar is ", actual.shade, should: expected.shade)
    case "launchBar": phrase.add("the launch screen's bar is ", actual, should: expected)
    case "provenance.style.answeredBy":
      phrase.addDecider("the bar's style", actual, should: expected)
    case "provenance.hidden.answeredBy":
      phrase.addDecider("whether the bar is hidden", actual, should: expected)
    case "provenance.window": phrase.add("the window that decides is ", actual, should: expected)
    case "provenance.style.chain", "provenance.hidden.chain":
      phrase.add("the question takes the way ", actual, should: expected)
    case "provenance.style.stop", "provenance.hidden.stop":
      phrase.add("the question ends because of ", actual, should: expected)
    case "order of styles": phrase.add("the order of nodes is ", actual, should: expected)
    case "styles": phrase.add(owner + " is ", actual, should: expected)
    case "told": phrase.add("the change reported to " + owner + " is ", actual, should: expected)
    case "calls":
      phrase.add(actual, .wrong)
      phrase.add(" comes where ")
      phrase.add(expected, .right)
      phrase.add(" should")
    case "stale": phrase.add("a bar asked for now would be ", actual, should: expected)
    case "geometry.safeAreaTop":
      phrase.add("the top inset of " + owner + " is ", actual, should: expected)
    default: phrase.add(place + " is ", actual, should: expected)
    }
  }
}

extension Phrase {
  fileprivate mutating func add(_ subject: String, _ actual: String, should expected: String) {
    add(subject)
    add(actual, .wrong)
    add("; it should be ")
    add(expected, .right)
  }

  fileprivate mutating func addDecider(
    _ what: String, _ actual: String, should expected: String
  ) {
    add(actual, .wrong)
    add(" decides " + what + "; ")
    add(expected, .right)
    add(" should")
  }
}

extension String {
  fileprivate var visibility: String { self == "true" ? "hidden" : "visible" }

  fileprivate var shade: String {
    self == BarContent.contentDependent.rawValue ? "light or dark with the content" : self
  }
}
