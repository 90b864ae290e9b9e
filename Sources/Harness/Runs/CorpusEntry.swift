public import StatusQuoAppearanceModel

/// A scenario that is kept in a document.
public struct CorpusEntry: Hashable, Sendable {
  /// Its document.
  public var file: String
  /// The scenario to play.
  public var scenario: Scenario

  /// A scenario kept in `file`.
  public init(_ scenario: Scenario, in file: String) {
    self.scenario = scenario
    self.file = file
  }
}
