extension SeededBug {
  /// All that the harness must find, family by family.
  public static let all: [SeededBug] =
    structure + forwarding + presentation + styles + reads + lifecycle + windows + versions
    + identity + geometry + outcomes + provenance + invariants + work + memory

  /// The proof that bugs are seen: wrong on every scenario.
  public static let canary = SeededBug(
    "reads-canary", "the bar is shown where it is hidden, and hidden where it is shown",
    .reports { $0.bar.hidden.toggle() })
}
