/// Exact counts of one version.
public struct HistoryEntry: Hashable, Sendable {
  /// What the version is called: a commit, a release.
  public let label: String
  /// What it was built with and for.
  public let build: String
  /// Instructions per operation, by figure.
  public let instructions: [Count]
  /// Work per step of the mix, by tree and kind of work.
  public let work: [Count]

  /// A number with a name.
  public struct Count: Hashable, Sendable {
    /// The figure.
    public let name: String
    /// How much.
    public let value: Double

    /// `value` under `name`.
    public init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// An entry.
  public init(label: String, build: String, instructions: [Count], work: [Count]) {
    self.label = label
    self.build = build
    self.instructions = instructions
    self.work = work
  }

  /// The subject's counts of a benchmark.
  public init(label: String, build: String, _ benchmark: Benchmark) {
    self.init(
      label: label, build: build,
      instructions: benchmark.instructions.filter { $0.column == benchmark.subject }
        .map { Count($0.name, $0.perOperation) },
      work: benchmark.work.filter { $0.group == nil }.flatMap { row in
        row.counts.map {
          Count("\($0.name)/\(row.tree.name)", Double($0.count) / Double(row.steps))
        }
      })
  }
}

/// The exact counts of versions, oldest first.
public struct BenchmarkHistory: Hashable, Sendable {
  /// Oldest first; each label once.
  public private(set) var entries: [HistoryEntry]

  /// A history of these entries.
  public init(_ entries: [HistoryEntry] = []) { self.entries = entries }

  /// Adds an entry; one with the same label is replaced where it is.
  public mutating func add(_ entry: HistoryEntry) {
    if let place = entries.firstIndex(where: { $0.label == entry.label }) {
      entries[place] = entry
    } else {
      entries.append(entry)
    }
  }
}
