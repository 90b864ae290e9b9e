import StatusQuoAppearanceModel
import StatusQuoDiagnosing
import StatusQuoSeededBugs

extension Fault.Behavior {
  /// Walks chains as many times more as a closure says.
  static func wastesWalks(
    _ count: @escaping @Sendable (Observation, inout Memory) -> Int
  ) -> Self {
    hidden(
      { $1.counter += count($0, &$1) },
      addWork: { $0.chainWalks += $1.counter })
  }

  /// Computes as many more styles.
  static func wastesStyles(
    _ count: @escaping @Sendable (Observation, inout Memory) -> Int
  ) -> Self {
    hidden(
      { $1.counter += count($0, &$1) },
      addWork: { $0.stylesComputed += $1.counter })
  }

  /// Computes insets as many times more.
  static func wastesInsets(
    _ count: @escaping @Sendable (Observation, inout Memory) -> Int
  ) -> Self {
    hidden(
      { $1.counter += count($0, &$1) },
      addWork: { $0.insetsComputed += $1.counter })
  }

  /// Keeps entries for good.
  static func leaks(_ entry: @escaping @Sendable (Observation, Memory) -> Name?) -> Self {
    hidden(
      { $1.entries += entry($0, $1).map { [$0] } ?? [] },
      addWork: { $0.kept += $1.entries })
  }
}
