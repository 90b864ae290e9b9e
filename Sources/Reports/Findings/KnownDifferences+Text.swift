import StatusQuoAppearanceModel
package import StatusQuoArticles
package import StatusQuoHarness

extension KnownDifferences {
  /// `12 differences, 341 divergences; 3 without a reason; 2 answers not held against them`.
  func text(in totals: RunTotals, unrecognized: Int) -> String {
    let met = entries.indices.reduce(0) { $0 + count(of: $1, in: totals) }
    let left =
      unrecognized == 0
      ? "" : "; \(unrecognized.counted("other answer")) not held against them, for lack of time"
    let behind = totals.divergences.count { $0.clear.isEmpty && isLeft($0.divergenceClass) }
    let follow =
      behind == 0
      ? "" : "; \(behind.counted("other class", plural: "other classes")) only behind them"
    return "\(entries.count.counted("difference")), \(met.counted("divergence"))" + withoutReason
      + follow + left
  }

  /// `; 3 without a reason`.
  var withoutReason: String {
    let open = entries.count { $0.reason == nil }
    return open == 0 ? "" : "; \(open.grouped) without a reason"
  }

  /// Those that are not as they were, for a verdict.
  package var changes: [String] {
    let words = [
      ("fixed", "fixed"), ("another", "another one now"),
      ("lawChanged", "to be reviewed, as the law has changed"),
    ]
    return words.compactMap { word, text in
      let count = count(word)
      return count == 0
        ? nil : "\(count.counted("known difference")) \(count == 1 ? "is" : "are") \(text)"
    }
  }

  /// Those that are not as they were, each with what to do.
  package var toLookAt: [Block] {
    let items = zip(entries, states).compactMap { entry, state in
      state.advice(allowsFixed: allowsFixed).map { advice in
        Block.Item(Phrase("\(entry.title): \(advice)"))
      }
    }
    return items.isEmpty ? [] : [.list(items)]
  }

  /// All of them, for reports that have room.
  package var all: [Block] {
    if entries.isEmpty { return [] }
    let items = zip(entries, states).map { entry, state in
      let address = entry.address.map { " (\($0))" } ?? ""
      return Block.Item(
        Phrase("\(entry.title): \(state.words); \(entry.reason ?? "no reason given")\(address)"))
    }
    return [.section("Known differences", [.list(items)])]
  }
}

extension KnownDifference.State {
  /// The state in words.
  package var words: String {
    switch self {
    case .same: "still so"
    case .notThisTime: "not this time"
    case .fixed: "fixed"
    case .another(let found): "another one now, \(found.classes)"
    case .notApplicable(let skip): "not applicable, \(skip.reason)"
    case .lawChanged(let found):
      "the law has changed" + (found.isEmpty ? "" : ", now \(found.classes)")
    case .notPlayed: "not played"
    }
  }

  /// The state, and what to do about it; nil where nothing is to be done.
  fileprivate func advice(allowsFixed: Bool) -> String? {
    switch self {
    case .same, .notThisTime, .notApplicable: nil
    case .fixed: allowsFixed ? words : "\(words); '--prune FILE' takes it out"
    case .another: "\(words); '--accept FILE' takes that in its place"
    case .lawChanged: "\(words); '--accept FILE' takes today's law"
    case .notPlayed: words
    }
  }
}

extension [Divergence] {
  fileprivate var classes: String {
    map { $0.divergenceClass.description }.joined(separator: "; ")
  }
}
