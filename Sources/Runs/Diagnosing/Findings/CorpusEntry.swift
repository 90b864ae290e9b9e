package import StatusQuoAppearanceModel
package import StatusQuoHarness

/// A scenario that is kept in a document.
package struct CorpusEntry: Hashable, Sendable {
  /// Its document.
  package var file: String
  /// The scenario to play.
  package var scenario: Scenario
  /// The class of divergences that it is kept for; nil for the first that it shows.
  package var divergenceClass: DivergenceClass?

  /// A scenario kept in `file`.
  package init(
    _ scenario: Scenario, in file: String, showing divergenceClass: DivergenceClass? = nil
  ) {
    self.scenario = scenario
    self.file = file
    self.divergenceClass = divergenceClass
  }
}
