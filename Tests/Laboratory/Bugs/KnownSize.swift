/// The size of the smallest scenario known to show something.
public struct KnownSize: Hashable, Sendable {
  /// The number of steps.
  public let steps: Int
  /// The number of controllers.
  public let controllers: Int
  /// The evidence that none is smaller.
  public let evidence: Evidence

  /// The kind of evidence for the smallest size.
  public enum Evidence: String, CaseIterable, Hashable, Sendable {
    /// All smaller scenarios of the enumeration were played.
    case enumerated
    /// No shrinking has ever ended smaller.
    case shrunk
  }

  /// The size of a scenario than which enumeration found no smaller one.
  static func enumerated(_ steps: Int, _ controllers: Int) -> KnownSize {
    KnownSize(steps: steps, controllers: controllers, evidence: .enumerated)
  }

  /// The size of the smallest scenario that shrinking has come to.
  static func shrunk(_ steps: Int, _ controllers: Int) -> KnownSize {
    KnownSize(steps: steps, controllers: controllers, evidence: .shrunk)
  }
}
