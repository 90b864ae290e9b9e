import StatusQuoArticles

extension Score {
  /// The documents that hold, of those that are evidence, and of each topic.
  var blocks: [Block] {
    let rows =
      topics.map { ($0.topic.rawValue, $0.counts) }
      + [("all documents", all), ("documented or measured", documentedOrMeasured)]
    return [
      .table(
        Block.Table(
          ["topic", "holds", "differs", "known", "skipped", "not applicable", "compared"],
          rows.map { name, counts in
            [Phrase(name)] + counts.columns.map { Phrase($0) }
          }, numbers: 1..<7))
    ]
  }

  /// `53 of 420 documented or measured documents hold, 12 differ, 3 in known ways; 68 compared`.
  package var verdict: String {
    let counts = documentedOrMeasured
    return
      "\(counts.holds.grouped) of \(counts.documents.counted("documented or measured document"))"
      + " \(counts.documents == 1 ? "holds" : "hold"), \(counts.differs.grouped)"
      + " \(counts.differs == 1 ? "differs" : "differ")"
      + (counts.known > 0 ? ", \(counts.known.grouped) in known ways" : "")
      + "; \(counts.compared.grouped) compared"
  }
}

extension Score.Counts {
  fileprivate var columns: [String] {
    [holds, differs, known, skipped, notApplicable].map { $0.grouped }
      + ["\(compared.grouped) of \(documents.grouped)"]
  }
}

extension Replay {
  /// The capabilities that keep documents from being compared, where a score is asked for.
  var lackingBlocks: [Block] {
    let keys = score == nil ? [] : loosenedKeys
    if keys.isEmpty { return [] }
    return [
      .section(
        "Capabilities to loosen",
        [
          .table(
            Block.Table(
              ["key", "alone", "with others", "for"],
              keys.map { key in
                [
                  Phrase(key.key), Phrase(key.alone.grouped),
                  Phrase((key.documents - key.alone).grouped), Phrase(key.mostFrequent),
                ]
              }, numbers: 1..<3))
        ])
    ]
  }

  /// The topics that the score leaves out, and the number of documents that it moved.
  var notesOfScore: [String] {
    guard let score else { return [] }
    let unanswered = score.unanswered.map { $0.rawValue }
    return
      (unanswered.isEmpty
      ? []
      : ["note: topics that the resolver does not answer: \(unanswered.joined(separator: ", "))"])
      + (moved == 0
        ? []
        : [
          "note: \(moved.counted("document")) played on another device or version, or with UIKit's defaults,"
            + " where the law gives the same answer"
        ])
  }
}

extension LoosenedKey {
  /// The most frequent values, as many as a column takes.
  fileprivate var mostFrequent: String {
    var text = needs.first ?? ""
    for need in needs.dropFirst() {
      guard text.count + need.count < 26 else { return text + ", …" }
      text += ", " + need
    }
    return text
  }
}
