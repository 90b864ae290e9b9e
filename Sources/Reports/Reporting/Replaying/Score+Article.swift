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
          ["topic", "holds", "differs", "skipped", "not applicable", "compared"],
          rows.map { name, counts in
            [Phrase(name)] + counts.columns.map { Phrase($0) }
          }, numbers: 1..<6))
    ]
  }

  /// `53 of 420 documented or measured documents hold, 12 differ; 65 compared`.
  package var verdict: String {
    let counts = documentedOrMeasured
    return
      "\(counts.holds.grouped) of \(counts.documents.counted("documented or measured document"))"
      + " \(counts.documents == 1 ? "holds" : "hold"), \(counts.differs.grouped)"
      + " \(counts.differs == 1 ? "differs" : "differ"); \(counts.compared.grouped) compared"
  }
}

extension Score.Counts {
  fileprivate var columns: [String] {
    [holds, differs, skipped, notApplicable].map { $0.grouped }
      + ["\(compared.grouped) of \(documents.grouped)"]
  }
}
