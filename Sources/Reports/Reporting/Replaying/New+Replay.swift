package import StatusQuoFindings
package import StatusQuoHarness

extension KnownDifference.New {
  /// The ways in which a document does not hold, as known differences; none where the models agree on it.
  package static func all(of failure: Replay.FailedDocument) -> [KnownDifference.New] {
    guard let finding = failure.finding else { return [] }
    var document = finding.document
    document.name = failure.name ?? document.name
    return failure.divergences.map {
      KnownDifference.New($0, among: failure.divergences, document)
    }
  }
}
