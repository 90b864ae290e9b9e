import StatusQuoAppearanceModel
package import StatusQuoDiagnosing
import StatusQuoGenerators
import StatusQuoHarness
package import StatusQuoScenarioFiles

extension Finding.Reported {
  /// The document for `replay`: the scenario, in words how the models differ on it, and whose it is.
  package var document: ScenarioDocument {
    var source: String?
    if case .run(let run, _, _) = finding.origin { source = run.text }
    return ScenarioDocument(
      finding.scenario, name: finding.title, source: source,
      note: finding.certificate, readings: readings, finding: record)
  }

  private var record: ScenarioDocument.Record? {
    guard let resolver else { return nil }
    let (divergence, names) = (finding.divergence, finding.shownScenario.names)
    return ScenarioDocument.Record(
      resolver, tool: toolVersion, divergenceClass: "\(divergence.divergenceClass)",
      step: divergence.step,
      differences: divergence.differences(names).prefix(20).map { $0.asText(names) },
      rules: rules.map { $0.id },
      dependsOnEarlier: !finding.isReproducible || !finding.playedBefore.isEmpty)
  }
}

extension Finding {
  /// A name that follows from the scenario alone: the same finding is the same file.
  package var fileName: String {
    let kind =
      divergence.violation?.property.fileName ?? divergence.stepKind?.rawValue ?? "launch"
    return "\(kind)-\(divergence.part.rawValue)-\(fingerprint).json"
  }

  /// 16 digits that follow from the scenario alone.
  package var fingerprint: String { ScenarioDocument(scenario).contentHash }
}

extension CheckedProperty {
  /// Its name as part of a file's.
  fileprivate var fileName: String {
    switch self {
    case .metamorphic(let property): property.rawValue
    case .promise(let promise, after: _): promise.rawValue
    }
  }
}
