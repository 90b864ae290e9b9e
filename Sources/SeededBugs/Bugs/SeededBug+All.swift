extension SeededBug {
  /// The bugs that show in what is observed, family by family. Each is a fault, too, that may explain a finding.
  package static let all: [SeededBug] =
    structure + forwarding + presentation + styles + reads + lifecycle + windows + versions
    + identity + geometry + outcomes + provenance

  /// The proof that bugs are seen: wrong on every scenario.
  package static let canary = SeededBug(
    "reads-canary", "the bar is shown where it is hidden, and hidden where it is shown",
    .reports { $0.bar.hidden.toggle() })
}
