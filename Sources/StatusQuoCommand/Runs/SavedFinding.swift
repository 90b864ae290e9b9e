import StatusQuoHarness
import StatusQuoPictures
import StatusQuoReporting
import StatusQuoScenarioFiles

/// A finding with its context, the file that it is saved in, and the command that shows it again.
struct SavedFinding {
  let finding: Finding
  let context: FindingContext
  /// The document, when it was saved.
  let file: String?
  /// The folder of what one process has to play before it.
  private let folderBefore: String?

  /// One that a document holds already.
  init(_ finding: Finding, on tested: TestedResolver) {
    self.finding = finding
    context = FindingContext(of: finding, on: tested)
    folderBefore = nil
    switch finding.origin {
    case .file(let path): file = path
    case .run, nil: file = nil
    }
  }

  /// Saves its document, if there is a folder for it, and those that show it: the scenario as it was
  /// found where it may show another mistake, and the scenarios of the run that are played before.
  /// What can't be saved is shown all the same.
  init(
    _ finding: Finding, on tested: TestedResolver, in folder: String?, of plan: RunPlan? = nil,
    _ problems: inout [any Error]
  ) {
    self.finding = finding
    context = FindingContext(of: finding, on: tested)
    guard let folder = folder ?? (Self.isTold(by: finding) ? nil : Self.folderOfLongOnes) else {
      file = nil
      folderBefore = nil
      return
    }
    let prefix = folder + (folder.hasSuffix("/") ? "" : "/")
    folderBefore = finding.folderBefore.map { prefix + $0 }
    do throws(DocumentError) {
      try finding.save(of: plan, inside: folder, context)
      file = prefix + finding.fileName
    } catch {
      problems.append(error)
      file = nil
    }
  }

  /// Returns true if a finding needs no file: the command that replays it holds its scenario, and nothing
  /// else is to be kept.
  private static func isTold(by finding: Finding) -> Bool {
    finding.playedBefore.isEmpty && !finding.mayHaveSlipped
      && ScenarioDocument(finding.scenario).json.compactText.utf8.count <= longestLine
  }

  /// A document that is longer is kept in a file, and the command names that.
  private static let longestLine = 400
  static let folderOfLongOnes = "statusquo-findings"

  /// The finding as people read it.
  func article(_ necessities: [Necessity] = [], isDrawn: Bool = false) -> Article {
    finding.article(
      replay: replay, context: context, necessities: necessities, isDrawn: isDrawn)
  }

  /// The command that plays it again on the same resolver: of the file, or with the document on
  /// standard input.
  var replay: String {
    let command = finding.divergence.violation == nil ? "replay" : "properties"
    let before = folderBefore.map { ["--workers", "1", $0] } ?? []
    let words = [programName, command] + context.resolver.options + before
    let text = words.map(shellWord).joined(separator: " ")
    if let file { return "\(text) \(shellWord(file))" }
    let document = ScenarioDocument(finding.scenario).json.compactText
    return "echo \(shellWord(document)) | \(text) -"
  }
}

extension SavedFinding {
  /// The finding with what formats for machines say besides.
  var reported: ReportedFinding {
    ReportedFinding(finding, file: file, context: context, replay: replay)
  }
}

extension [SavedFinding] {
  /// The findings as people read them; `necessities` are theirs, in the same order, where known.
  func articles(_ necessities: [[Necessity]], isDrawn: Bool) -> [Article] {
    enumerated().map { number, saved in
      saved.article(number < necessities.count ? necessities[number] : [], isDrawn: isDrawn)
    }
  }
}

extension Finding {
  /// The folder of the scenarios that are played before; nil where there are none.
  fileprivate var folderBefore: String? {
    playedBefore.isEmpty ? nil : "before-\(fileName.dropLast(5))"
  }

  fileprivate func save(
    of plan: RunPlan?, inside folder: String, _ context: FindingContext?
  ) throws(DocumentError) {
    try TextFile.write(document(context).text, to: fileName, inside: folder)
    if mayHaveSlipped {
      try ScenarioDocument(original, name: "as found: \(title)").save(inside: folder)
    }
    if let plan, let folderBefore { try saveBefore(of: plan, as: folderBefore, inside: folder) }
  }

  /// Saves the scenarios that one process plays before, under names that are replayed in their order.
  private func saveBefore(
    of plan: RunPlan, as name: String, inside folder: String
  ) throws(DocumentError) {
    var cursor = ScenarioCursor(plan.source)
    for (place, index) in playedBefore.enumerated() {
      let document = ScenarioDocument(cursor.scenario(at: index), name: "before: \(title)")
      try TextFile.write(document.text, to: "\(name)/\(1_000 + place).json", inside: folder)
    }
  }
}

extension ScenarioDocument {
  /// Keeps it under a name that follows from the scenario; returns where.
  @discardableResult
  func save(inside folder: String) throws(DocumentError) -> String {
    try keep(as: "found-\(contentHash).json", inside: folder)
  }
}
