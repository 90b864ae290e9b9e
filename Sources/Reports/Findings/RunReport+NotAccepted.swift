import StatusQuoArticles
package import StatusQuoDiagnosing
import StatusQuoHarness

extension RunReport {
  /// The differences that can't be accepted, as no document shows them alone: each with the reason and what to do.
  package func notAccepted(_ findings: [Finding.Reported]) -> [String] {
    var lines: [String] = []
    for finding in findings.map({ $0.finding }) {
      if finding.divergence.violation?.isOfResolver == true {
        lines.append("\(finding.title): a property is not accepted; mend it")
      } else if !finding.playedBefore.isEmpty {
        lines.append(
          "\(finding.title): it depends on earlier scenarios; mend what is kept between them")
      } else if !finding.isReproducible {
        lines.append("\(finding.title): it did not fail again; write an entry with 'intermittent'")
      }
      let others = finding.examples.filter { $0.divergences.isEmpty && finding.isReproducible }
      for other in others {
        lines.append(
          "\(other.divergenceClass): not shrunk, as the finding explains it; accept once more")
      }
    }
    for sample in notShown {
      lines.append(
        "\(sample.divergenceClass), \(sample.text): not examined; give more time with '--shrink-seconds'"
      )
    }
    return lines
  }
}
