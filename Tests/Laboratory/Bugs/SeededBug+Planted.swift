package import StatusQuoSeededBugs

extension SeededBug {
  /// All that the harness must find, family by family.
  package static let planted: [SeededBug] = all + invariants + work + memory

  /// All that can be planted; only some of them does every harness see.
  package static let plantable: [SeededBug] =
    planted + sharing + comingRound.map { $0.bug } + limits + shown

  /// The one of them with this id.
  package static func named(_ id: String) -> SeededBug? { plantable.first { $0.id == id } }
}
