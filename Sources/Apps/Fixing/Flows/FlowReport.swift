public import StatusQuoAppearanceModel
public import StatusQuoHarness

/// The result of looking for flows that break wishes.
public struct FlowReport: Sendable {
  /// The app, with the steps of its document.
  public var scenario: Scenario
  /// The wishes.
  public var wishes: [Wish]
  /// The possible steps at each moment.
  public var alphabet: [Step] = []
  /// The number of steps of the longest flows that were all played.
  public var length = 0
  /// The number of flows that were run.
  public var flows = 0
  /// The shortest flow that breaks each wish that is broken, in the order of the wishes.
  public var broken: [BrokenWish] = []
  /// A flow on which the two models differ: a mistake of one of them, not of the app.
  public var difference: (scenario: Scenario, divergence: Divergence)?

  /// True if no wish is broken and the models agree.
  public var holds: Bool { broken.isEmpty && difference == nil }
}

/// A wish, and how it comes to be broken.
public struct BrokenWish: Hashable, Sendable {
  /// The wish.
  public var wish: Wish
  /// Its number among the wishes of the document, from 0.
  public var index: Int
  /// The app with the steps that lead there: the last of them breaks the wish.
  public var scenario: Scenario
  /// The number of shorter flows that were run, and none breaks it; nil for the document's own
  /// steps, which were not searched for.
  public var shorter: Int?
  /// The moment after the last step.
  public var moment: Moment
}
