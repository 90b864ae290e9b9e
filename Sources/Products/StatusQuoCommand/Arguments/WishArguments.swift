import StatusQuoAppearanceModel
import StatusQuoFixing
import StatusQuoScenarioFiles

extension Options {
  static let want = Option(
    "--want", "WISH",
    """
    A wish besides those of the document (repeatable):
    'Home: bar light', 'always: bar shown', 'launch: bar dark',
    'Home: not stale', 'Home: style dark', 'Home: home indicator
    hidden', 'Home: edges bottom', 'Home: top inset 44',
    'Home: bottom inset 34', 'Home: viewWillAppear called'
    """, expected: "a wish such as 'Home: bar light'", read: { $0.isEmpty ? nil : $0 })
}

extension Arguments {
  /// The wishes that were typed, about any moment.
  func wishes(of scenario: Scenario) throws -> [Wish] {
    try typedWishes(of: scenario).map { wish in
      guard wish.demand.subject != .calls else {
        throw UsageError(
          "'\(wish.text(scenario.names))' is about one step",
          expected:
            #"a wish of the document with "after", or 'fix' and 'explain', whose --step says which"#
        )
      }
      return wish
    }
  }

  /// The wishes that were typed, about one moment.
  ///
  /// - Parameters:
  ///   - mayBeAboutLaunch: whether wishes about the launch go with any step.
  ///   - expected: what is accepted in place of a controller that is not on top then.
  func wishes(
    of scenario: Scenario, after step: Int, orLaunch mayBeAboutLaunch: Bool = false,
    else expected: String
  ) throws -> [Wish] {
    let typed = try typedWishes(of: scenario)
    guard !typed.isEmpty else { return [] }
    let moment = scenario.seenMoments()[step]
    return try typed.map { wish in
      var wish = wish
      if case .launch = wish.demand {
        guard step == 0 || mayBeAboutLaunch else {
          throw UsageError(
            "'\(wish.text(scenario.names))' says nothing of step \(step)", expected: "'--step 0'")
        }
        wish.step = 0
        return wish
      }
      wish.step = step
      guard wish.applies(to: moment) else {
        throw UsageError(
          "'\(wish.text(scenario.names))' says nothing of step \(step): the controller is not on top then",
          expected: expected)
      }
      return wish
    }
  }

  private func typedWishes(of scenario: Scenario) throws -> [Wish] {
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
