public import StatusQuoBenchmarking
public import StatusQuoScenarioFiles

extension BenchmarkHistory {
  /// {report: "bench-history", version, entries: [{label, build, instructions, work}]}, oldest first;
  /// the last two are objects of numbers by figure.
  public var json: JSON {
    [
      "report": "bench-history", "version": 1,
      "entries": JSON(
        entries.map { entry in
          [
            "label": JSON(entry.label), "build": JSON(entry.build),
            "instructions": JSON(counts: entry.instructions), "work": JSON(counts: entry.work),
          ] as JSON
        }),
    ]
  }

  /// The history in a document; throws what is wrong with it.
  public init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
    let expected = "a history that 'bench --history' wrote"
    guard let json = try? JSON(parsing: bytes), json["report"]?.string == "bench-history",
      json["version"]?.number == 1, let elements = json["entries"]?.elements
    else { throw DocumentError(file: file, found: "something else", expected: expected) }
    let entries = elements.compactMap(HistoryEntry.init)
    guard entries.count == elements.count else {
      throw DocumentError(file: file, found: "an entry that can't be read", expected: expected)
    }
    self.init(entries)
  }

  /// How instructions and work developed, in percent of the first version that has the figure.
  public var charts: [HistoryChart] {
    let charts = [
      HistoryChart(
        fileName: "history-instructions.svg", title: "Instructions per operation",
        labels: entries.map(\.label), counts: entries.map(\.instructions)),
      HistoryChart(
        fileName: "history-work.svg", title: "Work per step of the mix",
        labels: entries.map(\.label), counts: entries.map(\.work)),
    ]
    return charts.filter { $0.labels.count > 1 && !$0.lines.isEmpty }
  }
}

extension HistoryEntry {
  fileprivate init?(_ json: JSON) {
    guard let label = json["label"]?.string, let build = json["build"]?.string,
      let instructions = json["instructions"]?.counts, let work = json["work"]?.counts
    else { return nil }
    self.init(label: label, build: build, instructions: instructions, work: work)
  }
}

extension JSON {
  fileprivate init(counts: [HistoryEntry.Count]) {
    var json = JSONBuilder()
    json.object { json in
      for count in counts { json.member(count.name, (count.value * 1000).rounded() / 1000) }
    }
    self = json.finish()
  }

  fileprivate var counts: [HistoryEntry.Count]? {
    guard let members else { return nil }
    let counts = members.compactMap { member in
      member.value.figure.map { HistoryEntry.Count(member.key, $0) }
    }
    return counts.count == members.count ? counts : nil
  }
}
