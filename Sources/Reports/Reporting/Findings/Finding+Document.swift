import StatusQuoAppearanceModel
public import StatusQuoHarness
public import StatusQuoScenarioFiles

extension Finding {
  /// The document for `replay`: the scenario, and in words how the models differ on it.
  ///
  /// - Parameter context: whose it is; without it, the document does not say.
  public func document(_ context: FindingContext? = nil) -> ScenarioDocument {
    var source: String?
    if case .run(let run, _, _) = origin { source = run.text }
    return ScenarioDocument(
      scenario, name: title, source: source, note: shrinking.map { $0.certificate.text },
      finding: context.map(record))
  }

  /// A name that follows from the scenario alone: the same finding is the same file.
  public var fileName: String {
    let kind =
      divergence.violation?.property.rawValue ?? divergence.stepKind?.rawValue ?? "launch"
    return "\(kind)-\(divergence.part.rawValue)-\(fingerprint).json"
  }

  /// 16 digits that follow from the scenario alone.
  var fingerprint: String { ScenarioDocument(scenario).contentHash }
}
