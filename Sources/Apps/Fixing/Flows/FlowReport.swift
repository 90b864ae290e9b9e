package import StatusQuoAppearanceModel
package import StatusQuoHarness

/// The result of looking for flows that break wishes.
package struct FlowReport: Sendable {
  /// The app, with the steps of its document.
  package var scenario: Scenario
  /// The wishes.
  package var wishes: [Wish]
  /// The possible steps at each moment.
  package var alphabet: [Step] = []
  /// The number of steps of the longest flows that were all played.
  package var length = 0
  /// The number of flows that were run.
  package var flows = 0
  /// The shortest flow that breaks each wish that is broken, in the order of the wishes.
  package var broken: [BrokenWish] = []
  /// A flow on which the two models differ: a mistake of one of them, not of the app.
  package var difference: (scenario: Scenario, divergence: Divergence)?

  /// True if no wish is broken and the models agree.
  package var holds: Bool { broken.isEmpty && difference == nil }
}

/// A wish, and how it comes to be broken.
package struct BrokenWish: Hashable, Sendable {
  /// The wish.
  package var wish: Wish
  /// Its number among the wishes of the document, from 0.
  package var index: Int
  /// The app with the steps that lead there: the last of them breaks the wish.
  package var scenario: Scenario
  /// The number of shorter flows that were run, and none breaks it; nil for the document's own
  /// steps, which were not searched for.
  package var shorter: Int?
  /// The moment after the last step.
  package var moment: Moment
}
