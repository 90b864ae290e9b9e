public import AppearanceModel

/// What makes two divergences alike: reduction keeps it, clustering counts by it.
public struct DivergenceClass: Hashable, Sendable {
  /// The step after which it shows; `nil` for the launch.
  public var stepKind: Step.Kind?
  /// The first part that differs.
  public var part: Divergence.Part
  /// What in that part differs, without names: `hidden`, `forwardedByTab / doesNotForward`.
  public var detail: String
}

extension Divergence {
  /// What it has in common with divergences of the same cause.
  public var divergenceClass: DivergenceClass {
    DivergenceClass(stepKind: stepKind, part: part, detail: "")
  }
}
