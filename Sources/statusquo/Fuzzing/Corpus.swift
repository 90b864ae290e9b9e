import AppearanceModel
import Harness
import Reporting
import ScenarioFiles

/// A folder that fuzz runs share: what diverged, what reached something new, and how far the last run
/// came.
struct Corpus: Sendable {
  let folder: String

  /// Scenarios on which the models differed once; replayed first.
  var counterexamples: String { "\(folder)/counterexamples" }
  /// Scenarios that reached what none had reached before.
  var interesting: String { "\(folder)/interesting" }
  var stateFile: String { "\(folder)/state.json" }

  init(_ folder: String) {
    self.folder = folder
    for folder in [folder, counterexamples, interesting] { TextFile.removeLeftovers(in: folder) }
  }

  /// The scenarios that are kept in a folder of the corpus, by the names of their files.
  static func kept(in folder: String) throws -> [KeptScenario] {
    guard TextFile.exists(folder) else { return [] }
    return try TextFile.documents(at: folder).map { file in
      let document = try ScenarioDocument(parsing: TextFile.read(file), file: file)
      return KeptScenario(document.scenario, in: file)
    }
  }

  /// Keeps a scenario under a name that follows from it; returns its file.
  @discardableResult
  static func keep(
    _ scenario: Scenario, as prefix: String, source: String, in folder: String
  ) throws(DocumentError) -> String {
    let document = ScenarioDocument(scenario, source: source)
    let file = "\(folder)/\(prefix)-\(document.contentHash).json"
    if !TextFile.exists(file) { try TextFile.write(document.text, to: file) }
    return file
  }

  /// The state of the last run; nil when there was none.
  func state() throws -> FuzzState? {
    TextFile.exists(stateFile) ? try FuzzState(file: stateFile) : nil
  }

  func write(_ state: FuzzState) throws(DocumentError) {
    try TextFile.write(state.json.text, to: stateFile)
  }
}
