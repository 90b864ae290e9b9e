public import StatusQuoAppearanceModel
public import StatusQuoCatalog

/// The smallest sets of changes that make wishes true.
public struct FixReport: Sendable {
  /// The app.
  public var scenario: Scenario
  /// What is wished.
  public var wishes: [Wish]
  /// The wishes that the app breaks without changes, each at the first moment.
  public var broken: [BrokenWish] = []
  /// The number of single changes to choose from.
  public var changes = 0
  /// The number of sets of each size that were tried, from 1.
  public var tried: [Int] = []
  /// Whether all sets of the last size were tried.
  public var isComplete = true
  /// The sets that make all wishes true, all of the same size, the one that changes the least
  /// besides first.
  public var fixes: [Fix] = []
  /// What of the world outside the app would have to be another, where no set of changes was found.
  public var concessions: [Concession] = []

  init(_ scenario: Scenario, wishes: [Wish]) {
    self.scenario = scenario
    self.wishes = wishes
  }
}

/// Changes that make wishes true, none of which can be left out.
public struct Fix: Sendable {
  /// In the order of the app's controllers.
  public var changes: [Change]
  /// The app with the changes.
  public var scenario: Scenario
  /// What looks different besides what is wished, in the order of the app's own steps.
  public var collateral: [MomentCollateral] = []
  /// Whether the controller that a wish names answers itself, so that no other speaks for it.
  public var isAnsweredByTheWished = false
  /// How many short flows of the app look different besides.
  public var differentFlows = 0
  /// How many short flows of the app were compared.
  public var flows = 0
  /// The shortest of them in which a wish is still broken.
  public var exception: Scenario?
}

/// A value of the environment with which wishes can come true.
public struct Concession: Hashable, Sendable {
  /// The place of the property in `Scenario.properties`.
  public var property: Int
  /// The value.
  public var value: Literal
  /// The single change that is needed besides, if one is.
  public var change: Change?
}
