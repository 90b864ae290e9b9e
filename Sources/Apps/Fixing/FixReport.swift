public import StatusQuoAppearanceModel
public import StatusQuoCatalog

/// The smallest sets of changes that make wishes true.
public struct FixReport: Sendable {
  /// The app.
  public var scenario: Scenario
  /// The wishes.
  public var wishes: [Wish]
  /// The wishes that the app breaks without changes, each at the first moment.
  public var broken: [BrokenWish] = []
  /// The number of single changes to choose from.
  public var changes = 0
  /// The number of sets of each size that were tried, from 1.
  public var tried: [Int] = []
  /// True if all sets of the last size were tried.
  public var isComplete = true
  /// The sets that make all wishes true, all of the same size, the one that changes the least
  /// besides first.
  public var fixes: [Fix] = []
  /// The smallest set with which the controller of the wish answers itself, where no set of `fixes` does and
  /// the controller says already what is wished.
  public var answering: Fix?
  /// The values of the world outside the app that could help, where no set of changes was found.
  public var concessions: [Concession] = []
  /// False if some of these values were not tried.
  public var hasTriedConcessions = true
}

extension FixReport {
  /// The readings of the sources under which a wish is broken in spite of a fix.
  public func readings(against fix: Fix) -> [ChosenReading] {
    ChosenReading.supported.filter { reading in
      let seen = ChangedScenario(scenario, fix.changes).seen(reading.readings)
      return wishes.contains { wish in seen.contains { wish.isBroken(in: $0) } }
    }
  }
}

/// Changes that make wishes true, none of which can be left out.
public struct Fix: Sendable {
  /// The changes in the order of the app's controllers.
  public var changes: [Change]
  /// The app with the changes.
  public var scenario: Scenario
  /// The differences besides the wished ones, in the order of the app's own steps.
  public var collateral: [MomentCollateral] = []
  /// True if the controller that a wish names answers itself, so that no other speaks for it.
  public var isAnsweredByTheWished = false
  /// The number of short flows of the app that look different besides.
  public var differentFlows = 0
  /// The number of short flows of the app that were compared.
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
