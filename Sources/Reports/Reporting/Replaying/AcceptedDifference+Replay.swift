import StatusQuoFindings
package import StatusQuoRunFormats

extension AcceptedDifference {
  /// The document that does not hold, as a known difference; nil where the models agree on it.
  package init?(_ failure: Replay.Failure) {
    guard let divergence = failure.divergence, let finding = failure.finding else { return nil }
    var document = finding.document
    document.name = failure.name ?? document.name
    document.expectations = divergence.lawAtTheDifference(on: document.scenario)
    let own = divergence.divergenceClass
    self.init(own, shows: failure.classes.filter { $0 != own }, document)
  }
}
