package import StatusQuoAppearanceModel

/// A scenario that is kept in a document.
package struct CorpusEntry: Hashable, Sendable {
  /// Its document.
  package var file: String
  /// The scenario to play.
  package var scenario: Scenario

  /// A scenario kept in `file`.
  package init(_ scenario: Scenario, in file: String) {
    self.scenario = scenario
    self.file = file
  }
}
