package import StatusQuoAppearanceModel
import StatusQuoJSON

extension Wish {
  /// The reason why a text is not a wish.
  package struct Unreadable: Error, Hashable, Sendable {
    /// The text found.
    package var found: String
    /// The text expected.
    package var expected: String
    /// The word that was probably meant.
    package var suggestion: String?
  }

  /// The wish that a text states: `Home: bar light`, `bar hidden`, `Home: not stale`,
  /// `Home: style dark`, `Home: home indicator hidden`, `Home: edges bottom`, `Home: top inset 44`, `Home: bottom inset 34`,
  /// `Home: viewWillAppear called`. What stands before the colon is a controller of the scenario, `always`, or
  /// `launch`: `launch: bar dark` is about the bar while the launch screen is up.
  package init(text: String, of scenario: Scenario) throws(Unreadable) {
    let colon = text.lastIndex(of: ":")
    let subject = colon.map { String(text[..<$0]).trimmed } ?? "always"
    let words = text[(colon.map { text.index(after: $0) } ?? text.startIndex)...]
      .split(separator: " ").map { String($0) }
    let demand: Demand
    do throws(Unreadable) {
      demand = try Self.demand(words)
    } catch {
      let names = scenario.controllers.map { scenario.names.text($0.name) }
      guard colon == nil, let name = words.first(where: names.contains) else { throw error }
      throw Unreadable(
        found: "'\(text)'", expected: "the controller first, as in '\(name): bar light'")
    }
    let names = scenario.controllers.map { scenario.names.text($0.name) }
    if subject == "launch", !names.contains(subject) {
      guard case .bar(let bar) = demand else {
        throw Unreadable(
          found: "'\(text)'",
          expected: oneOf(Bar.allCases.map { "'launch: bar \($0.rawValue)'" }))
      }
      self.init(.launch(bar))
      return
    }
    let controller = try Self.controller(subject, of: scenario)
    if case .called = demand, controller == nil {
      throw Unreadable(
        found: "'\(text)'", expected: "the controller first, as in 'Home: viewWillAppear called'")
    }
    self.init(demand, whenOnTop: controller)
  }

  private static func controller(
    _ text: String, of scenario: Scenario
  ) throws(Unreadable) -> Name? {
    if text == "always" { return nil }
    if let found = scenario.controllers.first(where: { scenario.names.text($0.name) == text }) {
      return found.name
    }
    let subjects = ["always"] + scenario.controllers.map { scenario.names.text($0.name) }
    throw Unreadable(
      found: "'\(text)'",
      expected: subjects.count > 9
        ? "the name of a controller, or 'always'" : oneOf(subjects.map { "'\($0)'" }),
      suggestion: StatusQuoScenarioFiles.suggestion(for: text, among: subjects))
  }

  private static func demand(_ words: [String]) throws(Unreadable) -> Demand {
    if words == ["not", "stale"] { return .upToDate }
    if words.count <= 2, words.first == "style" {
      let style = try word(words, from: [UserInterfaceStyle.light, .dark], after: "style")
      return .style(style)
    }
    for gesture in SystemGesture.allCases {
      let subject = gesture.facts.wish.words
      guard words.count <= subject.count + 1, words.starts(with: subject) else { continue }
      let answers = gesture.facts.answers
      if let answer = answers.first(where: { $0.wished == words.last }) { return .answer(answer) }
      throw unreadable(
        words, from: answers.map { $0.wished }, after: subject.joined(separator: " "))
    }
    if words.count <= 3, words.dropFirst().first == "inset",
      let edge = InsetEdge(rawValue: words[0])
    {
      if words.count == 3, let points = Double(words[2]), points.isFinite {
        return .inset(edge, points)
      }
      throw Unreadable(
        found: quoted(words),
        expected: "a number of points, as in '\(edge.rawValue) inset 44'")
    }
    if words.count == 2, words[1] == "called" {
      return .called(
        try word([words[1], words[0]], from: LifecycleMethod.allCases, before: "called"))
    }
    if let bar = words.last.flatMap(Bar.init), words.count == 1 || words == ["bar", bar.rawValue] {
      return .bar(bar)
    }
    let bars = Bar.allCases.map { $0.rawValue }
    throw Unreadable(
      found: quoted(words),
      expected: oneOf(
        bars.map { "'bar \($0)'" } + [
          "'not stale'", "'style light'", "'style dark'",
        ]
          + SystemGesture.allCases.map { "'\($0.facts.example.text)'" } + [
            "'top inset 44'", "'bottom inset 34'", "'viewWillAppear called'",
          ]),
      suggestion: words.last.flatMap { StatusQuoScenarioFiles.suggestion(for: $0, among: bars) })
  }

  /// The last word as one of a list, with the fixed words that stand before or after it.
  private static func word<Word: RawRepresentable<String>>(
    _ words: [String], from choices: [Word], after: String = "", before: String = ""
  ) throws(Unreadable) -> Word {
    if let word = choices.first(where: { $0.rawValue == words.last ?? "" }) { return word }
    throw unreadable(words, from: choices.map { $0.rawValue }, after: after, before: before)
  }

  /// The error of words whose last one is not in a list.
  private static func unreadable(
    _ words: [String], from choices: [String], after: String = "", before: String = ""
  ) -> Unreadable {
    let last = words.last ?? ""
    return Unreadable(
      found: before.isEmpty ? quoted(words) : "'\(last) \(before)'",
      expected: oneOf(
        choices.map { before.isEmpty ? "'\(after) \($0)'" : "'\($0) \(before)'" }),
      suggestion: StatusQuoScenarioFiles.suggestion(for: last, among: choices))
  }

  private static func quoted(_ words: [String]) -> String {
    words.isEmpty ? "no demand" : "'\(words.joined(separator: " "))'"
  }

  /// The wish as `init(text:of:)` reads it.
  package func text(_ names: Names) -> String {
    let what =
      switch demand {
      case .bar(let bar): "bar \(bar.rawValue)"
      case .launch(let bar): "bar \(bar.rawValue)"
      case .upToDate: "not stale"
      case .style(let style): "style \(style.rawValue)"
      case .answer(let answer): answer.text
      case .inset(let edge, let points): "\(edge.rawValue) inset \(numberText(points))"
      case .called(let method): "\(method.rawValue) called"
      }
    if case .launch = demand { return "launch: \(what)" }
    return "\(controller.map(names.text) ?? "always"): \(what)"
  }
}

extension GestureAnswer {
  /// The wish for it: `home indicator hidden`.
  fileprivate var text: String {
    (gesture.facts.wish.words + [wished]).joined(separator: " ")
  }
}

extension Wish.Unreadable: CustomStringConvertible {
  /// One line for people.
  package var description: String {
    "found \(found), expected \(expected)" + (suggestion.map { " (did you mean '\($0)'?)" } ?? "")
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
