public import StatusQuoAppearanceModel

/// A scenario that is kept in a document.
public struct CorpusEntry: Hashable, Sendable {
  /// Its document.
  public var file: String
  /// What it plays.
  public var scenario: Scenario

  /// A scenario kept in `file`.
  public init(_ scenario: Scenario, in file: String) {
    self.scenario = scenario
    self.file = file
  }
}

/// A kept scenario that fails.
public struct KnownFailure: Hashable, Sendable {
  /// The scenario.
  public var entry: CorpusEntry
  /// How it fails.
  public var divergence: Divergence

  /// A scenario that fails.
  public init(_ entry: CorpusEntry, _ divergence: Divergence) {
    self.entry = entry
    self.divergence = divergence
  }

  /// The failure as it is.
  public var finding: Finding {
    Finding(entry.scenario, divergence, origin: .file(entry.file))
  }
}
