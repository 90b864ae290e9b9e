package import StatusQuoAppearanceModel

/// One way to make a scenario smaller. To add one, write it and list it.
///
/// A pass offers edits. An edit may propose a scenario that is larger or invalid: the search checks
/// both. It has to offer the same edits for the same scenario, in the same order; each should
/// change one thing, so that the certificate means something. Two passes whose edits undo each
/// other do no harm, since only smaller scenarios are kept.
package struct ShrinkPass: Sendable {
  /// The name of its kind of edit.
  let name: String
  /// True if several edits can be done at once.
  let takesRanges: Bool
  /// The edits that it offers for a scenario.
  package let edits: @Sendable (Scenario) -> Edits

  /// The edits of one pass for one scenario.
  package struct Edits {
    package let count: Int
    /// The scenario after the edits in a range; nil where they lead to none.
    package let apply: (Range<Int>) -> Scenario?

    package func apply(_ index: Int) -> Scenario? { apply(index..<index + 1) }
  }

  /// A pass whose edits, one for each element of a list, can be done together.
  init<Element: Sendable>(
    _ name: String, all list: @escaping @Sendable (Scenario) -> [Element],
    _ edit: @escaping @Sendable (Scenario, ArraySlice<Element>) -> Scenario?
  ) {
    self.name = name
    takesRanges = true
    edits = { scenario in
      let list = list(scenario)
      return Edits(count: list.count) { range in edit(scenario, list[range]) }
    }
  }

  /// A pass whose edits, one for each element of a list, are alternatives.
  init<Element: Sendable>(
    _ name: String, each list: @escaping @Sendable (Scenario) -> [Element],
    _ edit: @escaping @Sendable (Scenario, Element) -> Scenario?
  ) {
    self.name = name
    takesRanges = false
    edits = { scenario in
      let list = list(scenario)
      return Edits(count: list.count) { range in edit(scenario, list[range.lowerBound]) }
    }
  }

  /// Passes that leave something out or make it simpler, the most effective first. The order
  /// changes how long a search takes, not what is minimal.
  package static let simplifying = [
    idleLess, dropSteps, dropWindows, dropSubtrees, foldSteps, hoistControllers, resetEnvironment,
    resetWindows, resetControllers, dropActions, dropViews, dropChildTraits, detachWindows,
    mergeControllers, simplifySteps, replaceStepNames, simplifyValues, simplifyDetails,
    replaceTreeNames, moveControllers, swapSteps, swapWindows, swapSiblings, dropAndRedirect,
  ]

  /// Passes that put something else in the place of what is needed: the way out of most scenarios
  /// that nothing simplifies though a smaller one fails as well.
  static let substituting = [foldAndSubstitute, tradeParts, substituteSteps]

  package static let all = simplifying + substituting
}

extension Scenario {
  /// All pairs of two numbers, but none in a large scenario: a line of 66 controllers took 100,000
  /// evaluations without being proved minimal, and takes 9,490 without them.
  func pairs(_ first: Int, _ second: Int) -> [(Int, Int)] {
    guard first * second <= 4_000 else { return [] }
    return (0..<first).flatMap { one in (0..<second).map { (one, $0) } }
  }
}
