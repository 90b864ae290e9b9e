package import StatusQuoAppearanceModel
package import StatusQuoCatalog

/// The smallest sets of changes that make wishes true.
package struct FixReport: Sendable {
  /// The app.
  package var scenario: Scenario
  /// The wishes.
  package var wishes: [Wish]
  /// The wishes that the app breaks without changes, each at the first moment.
  package var broken: [BrokenWish] = []
  /// The number of single changes to choose from.
  package var changes = 0
  /// The number of sets of each size that were tried, from 1.
  package var tried: [Int] = []
  /// True if all sets of the last size were tried.
  package var isComplete = true
  /// The sets that make all wishes true, all of the same size, the one that changes the least
  /// besides first.
  package var fixes: [Fix] = []
  /// The smallest set with which the controller of the wish answers itself, where no set of `fixes` does and
  /// the controller says already what is wished.
  package var answering: Fix?
  /// The values of the world outside the app that could help, where no set of changes was found.
  package var concessions: [Concession] = []
  /// False if some of these values were not tried.
  package var hasTriedConcessions = true
}

extension FixReport {
  /// The readings of the sources under which a wish is broken in spite of a fix.
  package func readings(against fix: Fix) -> [ChosenReading] {
    ChosenReading.supported.filter { reading in
      let seen = ChangedScenario(scenario, fix.changes).seen(reading.readings)
      return wishes.contains { wish in seen.contains { wish.isBroken(in: $0) } }
    }
  }
}

/// Changes that make wishes true, none of which can be left out.
package struct Fix: Sendable {
  /// The changes in the order of the app's controllers.
  package var changes: [Change]
  /// The app with the changes.
  package var scenario: Scenario
  /// The differences besides the wished ones, in the order of the app's own steps.
  package var collateral: [MomentCollateral] = []
  /// True if the controller that a wish names answers itself, so that no other speaks for it.
  package var isAnsweredByTheWished = false
  /// The number of short flows of the app that look different besides.
  package var differentFlows = 0
  /// The number of short flows of the app that were compared.
  package var flows = 0
  /// The shortest of them in which a wish is still broken.
  package var exception: Scenario?
}

/// A value of the environment with which wishes can come true.
package struct Concession: Hashable, Sendable {
  /// The place of the property in `Scenario.properties`.
  package var property: Int
  /// The value.
  package var value: Literal
  /// The single change that is needed besides, if one is.
  package var change: Change?
}
