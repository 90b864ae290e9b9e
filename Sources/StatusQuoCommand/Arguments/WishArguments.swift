import StatusQuoAppearanceModel
import StatusQuoFixing
import StatusQuoScenarioFiles

extension Options {
  static let want = Option(
    "--want", "WISH",
    """
    A wish besides those of the document (repeatable):
    'Home: bar light', 'always: bar shown', 'Home: not stale',
    'Home: style dark'
    """, expected: "a wish such as 'Home: bar light'", read: { $0.isEmpty ? nil : $0 })
}

extension Arguments {
  /// The wishes that were typed.
  func wishes(of scenario: Scenario) throws -> [Wish] {
    try values(of: Options.want).map { text in
      do throws(Wish.Unreadable) {
        return try Wish(text: text, of: scenario)
      } catch {
        throw UsageError(
          "'--want' has \(error.found)"
            + (error.suggestion.map { " (did you mean '\($0)'?)" } ?? ""),
          expected: error.expected)
      }
    }
  }
}
