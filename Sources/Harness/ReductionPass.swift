import AppearanceModel

/// One way to make a scenario smaller. To add one, write it and list it in `all`.
///
/// A pass offers a number of edits, so that the search can do many at once first. An edit may
/// propose what is not smaller or not valid: the search looks at both.
struct ReductionPass: Sendable {
  /// What its edits do.
  let name: String
  /// Whether several edits can be done at once.
  let takesRanges: Bool
  /// How many edits there are for a scenario.
  let count: @Sendable (Scenario) -> Int
  /// The scenario after the edits in a range; nil where they lead to none.
  let apply: @Sendable (Scenario, Range<Int>) -> Scenario?

  /// A pass whose edits can be done together.
  init(
    _ name: String, count: @escaping @Sendable (Scenario) -> Int,
    ranges apply: @escaping @Sendable (Scenario, Range<Int>) -> Scenario?
  ) {
    self.name = name
    takesRanges = true
    self.count = count
    self.apply = apply
  }

  /// A pass whose edits are alternatives.
  init(
    _ name: String, count: @escaping @Sendable (Scenario) -> Int,
    each apply: @escaping @Sendable (Scenario, Int) -> Scenario?
  ) {
    self.name = name
    takesRanges = false
    self.count = count
    self.apply = { apply($0, $1.lowerBound) }
  }

  /// The most effective first; the order changes how long a search takes, not what is minimal.
  static let all = [
    dropSteps, dropWindows, dropSubtrees, foldSteps, hoistControllers, resetEnvironment,
    resetWindows, resetControllers, dropActions, dropViews, dropChildTraits, detachWindows,
    mergeControllers, simplifySteps, replaceStepNames, simplifyValues, simplifyDetails,
    replaceTreeNames, moveControllers, swapSteps, dropAndRedirect,
  ]
}
