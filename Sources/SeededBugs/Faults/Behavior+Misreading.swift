import StatusQuoAppearanceModel
import StatusQuoDiagnosing

extension Fault.Behavior {
  /// Shows styles and insets as if something about the world as it stands were different, regardless of the steps before.
  static func misreads(
    _ change: @escaping @Sendable (inout Scenario, Snapshot) -> Void
  ) -> Self {
    Self(
      misread: change,
      transformObservation: { reported, memory in
        guard memory.isInForce else { return }
        let (one, other) = memory.others
        reported.change(.styles, from: one, to: other)
        reported.change(.geometry, from: one, to: other)
        reported.change(.safeArea, from: one, to: other)
      })
  }
}
