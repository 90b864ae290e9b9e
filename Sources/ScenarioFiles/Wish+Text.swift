public import StatusQuoAppearanceModel

extension Wish {
  /// The reason why a text is not a wish.
  public struct Unreadable: Error, Hashable, Sendable {
    /// The text found.
    public var found: String
    /// The text expected.
    public var expected: String
    /// The word that was probably meant.
    public var suggestion: String?
  }

  /// The wish that a text states: `Home: bar light`, `bar hidden`, `Home: not stale`,
  /// `Home: style dark`. What stands before the colon is a controller of the scenario, or `always`.
  public init(text: String, of scenario: Scenario) throws(Unreadable) {
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
    self.init(demand, whenOnTop: try Self.controller(subject, of: scenario))
  }

  private static func controller(
    _ text: String, of scenario: Scenario
  ) throws(Unreadable) -> Name? {
    if text == "always" { return nil }
    if let found = scenario.controllers.first(where: { scenario.names.text($0.name) == text }) {
      return found.name
    }
    throw Unreadable(
      found: "'\(text)'", expected: "the name of a controller, or 'always'",
      suggestion: StatusQuoScenarioFiles.suggestion(
        for: text, among: scenario.controllers.map { scenario.names.text($0.name) } + ["always"]))
  }

  private static func demand(_ words: [String]) throws(Unreadable) -> Demand {
    if words == ["not", "stale"] { return .upToDate }
    let bars = Bar.allCases.map { $0.rawValue }
    let styles: [UserInterfaceStyle] = [.light, .dark]
    if words.count <= 2, words.first == "style" {
      if let style = styles.first(where: { $0.rawValue == words.last }) { return .style(style) }
      throw Unreadable(
        found: quoted(words), expected: "'style light' or 'style dark'",
        suggestion: words.dropFirst().first.flatMap {
          StatusQuoScenarioFiles.suggestion(for: $0, among: styles.map { $0.rawValue })
        })
    }
    if let bar = words.last.flatMap(Bar.init), words.count == 1 || words == ["bar", bar.rawValue] {
      return .bar(bar)
    }
    throw Unreadable(
      found: quoted(words),
      expected: oneOf(
        bars.map { "'bar \($0)'" } + ["'not stale'"] + styles.map { "'style \($0.rawValue)'" }),
      suggestion: words.last.flatMap { StatusQuoScenarioFiles.suggestion(for: $0, among: bars) })
  }

  private static func quoted(_ words: [String]) -> String {
    words.isEmpty ? "no demand" : "'\(words.joined(separator: " "))'"
  }

  /// The wish as `init(text:of:)` reads it.
  public func text(_ names: Names) -> String {
    let what =
      switch demand {
      case .bar(let bar): "bar \(bar.rawValue)"
      case .upToDate: "not stale"
      case .style(let style): "style \(style.rawValue)"
      }
    return "\(controller.map(names.text) ?? "always"): \(what)"
  }
}

extension Wish.Unreadable: CustomStringConvertible {
  /// One line for people.
  public var description: String {
    "found \(found), expected \(expected)" + (suggestion.map { " (did you mean '\($0)'?)" } ?? "")
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
