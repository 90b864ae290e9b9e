package import StatusQuoAppearanceModel

/// One way to make a scenario smaller. To add one, write it and list it.
///
/// How a search works. A scenario that fails is numbered anew, so that names don't tell two alike ones apart. Then
/// `ShrinkSearch` asks one pass after the other for edits, plays what they make, and keeps each result that is smaller
/// (`ScenarioSize`) and fails as before. Passes that leave things out try half of the list, then quarters, down to
/// single elements, as delta debugging does; passes whose edits are alternatives try one after the other. After each
/// success the cheap passes begin again. The search first keeps the class of the divergence, then accepts any failure with
/// a symptom in common, and last tries every edit once more, and pairs of them: what that says is the certificate.
/// A search evaluates nothing twice, and no clock or chance decides, so that a finding is the same on every machine.
///
/// How a pass is written.
///
/// 1. Start from two scenarios: one at which a search ended, and a smaller one that fails as well. The edit that leads
///    from one to the other is the pass. A pass without such a pair earns nothing and costs evaluations in every search.
/// 2. Keep the edit small: one part, one value. Two at a time are what the certificate's pairs are for.
/// 3. Decide whether edits can be done together (`all:`). Where they can, a list of 1,000 costs some tens of
///    evaluations in place of 1,000.
/// 4. Repair what the edit breaks: a name that a step needs, a child whose parent is gone. A proposal that is not valid is
///    not played, so an edit without its repair is an edit that never helps.
/// 5. Place it: what leaves much out comes early; what trades one part for another, and can't make the scenario shorter,
///    belongs to `substituting`.
/// 6. Show the pair of 1 in a test of `CertificateTests`, and count evaluations before and after on the findings of
///    `laboratory bugs`: the sum should not grow.
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
