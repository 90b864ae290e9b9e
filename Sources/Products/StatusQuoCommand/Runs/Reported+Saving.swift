import StatusQuoArticles
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoScenarioFiles

extension Finding.Reported {
  /// One that a document holds already. What came from the standard input can't be read again.
  init(kept finding: Finding, on tested: TestedResolver, answering scope: AnsweredScope) {
    self.init(finding, on: tested, answering: scope)
    if case .file(let path) = finding.origin, path != "-" { file = path }
    guard file != nil || finding.isTold else { return }
    replay = finding.replay(on: tested, savedAs: file)
  }

  /// Saves its document, if there is a folder for it, and those that show it: the scenario as it was
  /// found where it may show another mistake, and the scenarios of the run that are played before.
  /// What can't be saved is shown all the same.
  init(
    _ finding: Finding, on tested: TestedResolver, answering scope: AnsweredScope,
    in folder: String?, of plan: RunPlan? = nil, _ problems: inout [any Error]
  ) {
    self.init(finding, on: tested, answering: scope)
    var folderBefore: String?
    if let folder = folder ?? (finding.isTold ? nil : Self.folderOfLongOnes) {
      let prefix = folder + (folder.hasSuffix("/") ? "" : "/")
      folderBefore = finding.folderBefore.map { prefix + $0 }
      do throws(DocumentError) {
        try save(of: plan, inside: folder)
        file = prefix + finding.fileName
      } catch {
        problems.append(error)
      }
    }
    replay = finding.replay(on: tested, savedAs: file, playedAfter: folderBefore)
  }

  static let folderOfLongOnes = "statusquo-findings"

  private func save(of plan: RunPlan?, inside folder: String) throws(DocumentError) {
    try TextFile.write(document.text, to: finding.fileName, inside: folder)
    try finding.saveBeside(of: plan, inside: folder)
  }
}

extension [Finding.Reported] {
  /// The findings as people read them; `necessities` are theirs, in the same order, where known.
  func articles(
    _ necessities: [[Necessity]], isDrawn: Bool, isNumbered: Bool = false
  ) -> [Article] {
    enumerated().map { number, saved in
      saved.article(
        necessities: number < necessities.count ? necessities[number] : [], isDrawn: isDrawn,
        isNumbered: isNumbered)
    }
  }
}

extension Finding {
  /// True if it needs no file: the command that replays it holds its scenario, and nothing else is to be kept.
  fileprivate var isTold: Bool {
    // What a terminal may not show as it is can't be copied from it.
    playedBefore.isEmpty && !mayHaveSlipped && shortDocument.utf8.count <= Self.longestLine
      && shortDocument.utf8.allSatisfy { $0 < 0x80 }
  }

  /// A document that is longer is kept in a file, and the command names that.
  private static let longestLine = 480

  /// The scenario on one line, with what is to be looked at: it may show other differences, too.
  private var shortDocument: String {
    let record = ScenarioDocument.Record(showing: "\(divergenceClass)", after: divergence.step)
    return ScenarioDocument(scenario, finding: record).json.compactText
  }

  /// The command that plays it again on the same resolver: of the file, or with the document on
  /// standard input.
  ///
  /// - Parameter folderBefore: what one process has to play before it.
  fileprivate func replay(
    on tested: TestedResolver, savedAs file: String?, playedAfter folderBefore: String? = nil
  ) -> String {
    let command = divergence.violation?.isOfResolver == true ? "properties" : "replay"
    let before = folderBefore.map { ["--workers", "1", $0] } ?? []
    let words = [programWord, command] + tested.options + before
    let text = words.map(shellWord).joined(separator: " ")
    if let file { return "\(text) \(shellWord(file))" }
    // Some shells let 'echo' change what is behind a backslash.
    let print = shortDocument.contains("\\") ? "printf %s" : "echo"
    return "\(print) \(shellWord(shortDocument)) | \(text) -"
  }

  /// The folder of the scenarios that are played before; nil where there are none.
  fileprivate var folderBefore: String? {
    playedBefore.isEmpty ? nil : "before-\(fileName.dropLast(5))"
  }

  /// Saves what shows it besides its own document.
  fileprivate func saveBeside(of plan: RunPlan?, inside folder: String) throws(DocumentError) {
    if mayHaveSlipped {
      try ScenarioDocument(original, name: "as found: \(title)").save(inside: folder)
    }
    if let violation = divergence.violation, !violation.isOfResolver {
      try ScenarioDocument(
        violation.variant, name: "as UIKit saw it: \(title)",
        note: violation.commands.map { "after step \($0.after): \($0.text)" }.joined(
          separator: "\n")
      ).save(inside: folder)
    }
    if let plan, let folderBefore { try saveBefore(of: plan, as: folderBefore, inside: folder) }
  }

  /// Saves the scenarios that one process plays before, under names that are replayed in their order.
  private func saveBefore(
    of plan: RunPlan, as name: String, inside folder: String
  ) throws(DocumentError) {
    var cursor = ScenarioCursor(plan)
    for (place, index) in playedBefore.enumerated() {
      let document = ScenarioDocument(cursor.scenario(at: index), name: "before: \(title)")
      try TextFile.write(document.text, to: "\(name)/\(1_000 + place).json", inside: folder)
    }
  }
}

extension ScenarioDocument {
  /// Keeps it under a name that follows from the scenario, and from its class where it was not examined;
  /// returns where.
  @discardableResult
  func save(
    inside folder: String, notExamined divergenceClass: DivergenceClass? = nil
  ) throws(DocumentError) -> String {
    let kind = divergenceClass.map { $0.fileName } ?? "found"
    return try keep(as: "\(kind)-\(contentHash).json", inside: folder)
  }
}

extension DivergenceClass {
  /// Its words as part of a file's name: `pop-bar-content`.
  fileprivate var fileName: String {
    let words = description.lowercased().split {
      !("a"..."z").contains($0) && !("0"..."9").contains($0)
    }
    return String(words.joined(separator: "-").prefix(60))
  }
}
