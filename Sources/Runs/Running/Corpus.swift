import StatusQuoAppearanceModel
package import StatusQuoDiagnosing
package import StatusQuoHarness
package import StatusQuoRunFormats
package import StatusQuoScenarioFiles

/// A folder that runs share: what diverged, what reached something new, and how far the last run
/// came.
package struct Corpus: Sendable {
  /// The folder.
  package let folder: String

  /// Scenarios on which the models differed once; replayed first.
  package var counterexamples: String { "\(folder)/counterexamples" }
  /// Scenarios that reached what none had reached before.
  package var interesting: String { "\(folder)/interesting" }
  /// The state of the last run.
  package var stateFile: String { "\(folder)/state.json" }

  /// The corpus in a folder, which need not be there yet. What killed processes left half written
  /// is removed.
  ///
  /// - Throws: where what a run fills is a link that leaves the folder, or of the wrong kind: a
  ///   corpus may come from elsewhere.
  package init(_ folder: String) throws(DocumentError) {
    self.folder = folder
    try TextFile.checkParts(
      files: ["state.json"], folders: ["counterexamples", "interesting"], of: folder)
    for folder in [folder, counterexamples, interesting] { TextFile.removeLeftovers(in: folder) }
  }

  /// The documents that `path` means, without the state of a run where it is a corpus. In one, and in what a
  /// run has filled of it, no link may leave the folder.
  package static func documents(at path: String) throws(DocumentError) -> [String] {
    let folder = path.hasSuffix("/") ? path : path + "/"
    let parts = ["counterexamples", "interesting"]
    let isCorpus = parts.contains { TextFile.isFolder(folder + $0) }
    let isPart = parts.contains { folder == $0 + "/" || folder.hasSuffix("/\($0)/") }
    guard isCorpus || isPart && TextFile.isFolder(path) else {
      return try TextFile.documents(at: path)
    }
    let documents = try TextFile.documents(at: path).filter { $0 != folder + "state.json" }
    for document in documents { try TextFile.check(document, staysIn: path) }
    return documents
  }

  /// The scenarios that are kept in a folder of the corpus, by the names of their files, and what is
  /// wrong with files that are no documents.
  package static func entries(
    in folder: String
  ) throws(DocumentError) -> (entries: [CorpusEntry], unreadable: [DocumentError]) {
    guard TextFile.exists(folder) else { return ([], []) }
    var entries: [CorpusEntry] = []
    var unreadable: [DocumentError] = []
    for file in try TextFile.documents(at: folder) {
      do throws(DocumentError) {
        try TextFile.check(file, staysIn: folder)
        let document = try ScenarioDocument(parsing: TextFile.read(file), file: file)
        entries.append(CorpusEntry(document, in: file))
      } catch {
        unreadable.append(error)
      }
    }
    return (entries, unreadable)
  }

  /// Keeps a scenario of a run under a name that follows from it.
  package func keep(
    _ numbered: NumberedScenario, of plan: RunPlan, as kind: Kind
  ) throws(DocumentError) {
    let source = "\(plan.source.text), scenario \(numbered.index)"
    let document = ScenarioDocument(numbered.scenario, source: source)
    let name =
      switch kind {
      case .counterexample: "counterexamples/found-\(document.contentHash).json"
      case .interesting: "interesting/scenario-\(document.contentHash).json"
      }
    try document.keep(as: name, inside: folder)
  }

  /// The reason why a scenario is kept.
  package enum Kind: Hashable, Sendable {
    /// The models differed on it.
    case counterexample
    /// It added coverage.
    case interesting
  }
}

extension ScenarioDocument {
  /// Writes it to a file of a folder, unless that is there: its name follows from the scenario.
  ///
  /// - Returns: the path of the file.
  @discardableResult
  package func keep(as name: String, inside folder: String) throws(DocumentError) -> String {
    let path = folder + (folder.hasSuffix("/") ? "" : "/") + name
    if !TextFile.exists(path) { try TextFile.write(text, to: name, inside: folder) }
    return path
  }
}

extension RunState {
  /// The state in a file: one that a run has written, or the report of a run in JSON.
  package init(file: String) throws(DocumentError) {
    try self.init(parsing: TextFile.read(file), file: file)
  }

  /// Writes the state, whole or not at all.
  package func write(to file: String) throws(DocumentError) {
    try TextFile.write(json.text, to: file)
  }
}

extension ScenarioSource {
  /// `fuzz, seed 1, mixed`.
  var text: String {
    switch self {
    case .generated(let seed, let profile): "fuzz, seed \(seed), \(profile.name)"
    case .enumerated(let worlds): "enumerate, alphabet \(worlds.alphabet.name)"
    }
  }
}
