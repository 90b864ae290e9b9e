package import StatusQuoDiagnosing
package import StatusQuoHarness
package import StatusQuoScenarioFiles

extension ScenarioDocument.Record {
  /// The class of divergences that the document is about; nil where it names none that there is.
  package var shownClass: DivergenceClass? { divergenceClass.flatMap { DivergenceClass($0) } }
}

extension [Divergence] {
  /// The divergence that a finding's document is about: of its class, else after its step, else the first.
  ///
  /// A scenario may show several, and what comes first is another finding's.
  package func first(asFoundIn record: ScenarioDocument.Record?) -> Divergence? {
    guard let record else { return first }
    let wanted = record.shownClass
    let sameClass = filter { divergence in wanted.map { divergence.has([$0]) } ?? false }
    return sameClass.first { $0.step == record.step } ?? sameClass.first
      ?? first { $0.step == record.step } ?? first
  }
}

extension CorpusEntry {
  /// The scenario of a document, kept for what that says it shows.
  package init(_ document: ScenarioDocument, in file: String) {
    self.init(document.scenario, in: file, showing: document.finding?.shownClass)
  }
}
