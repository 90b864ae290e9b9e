import StatusQuoDiagnosing
import StatusQuoHarness

extension [CorpusEntry] {
  /// The coverage of each of them, as the reference says.
  var coverages: [Coverage] {
    var models = LockStep(reference: { Reference($0) }, subject: { Reference($0) })
    return map { kept in
      var coverage = Coverage()
      _ = models.divergences(on: kept.scenario, coverage: &coverage)
      return coverage
    }
  }
}
