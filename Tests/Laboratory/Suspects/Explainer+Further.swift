import StatusQuoDiagnosing

extension Explainer {
  /// Others that explain findings; `mutations suspects` writes some into its copy.
  static var further: [(name: String, explainer: Explainer)] { [] }
}
