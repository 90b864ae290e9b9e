import StatusQuoHarness
import StatusQuoPictures
import StatusQuoReporting
import StatusQuoRunning
import StatusQuoScenarioFiles

/// A finding, whose it is, where it is saved, and how it is shown again.
struct SavedFinding {
  let finding: Finding
  let context: FindingContext
  /// The document, when it was saved.
  let file: String?
  /// The documents that one process has to play before it.
  private let filesBefore: [String]

  /// One that a document holds already.
  init(_ finding: Finding, on tested: TestedResolver) {
    self.finding = finding
    context = FindingContext(of: finding, on: tested, tool: toolVersion) {
      narrate($0, upTo: $1, isDrawn: $2)
    }
    filesBefore = []
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
    context = FindingContext(of: finding, on: tested, tool: toolVersion) {
      narrate($0, upTo: $1, isDrawn: $2)
    }
    let document = finding.document(context)
    let isShort = ScenarioDocument(finding.scenario).json.compactText.utf8.count <= Self.longestLine
    let isAlone = isShort && finding.playedBefore.isEmpty && !finding.mayHaveSlipped
    guard let folder = folder ?? (isAlone ? nil : Self.folderOfLongOnes) else {
      file = nil
      filesBefore = []
      return
    }
    var files: [String] = []
    do throws(DocumentError) {
      try TextFile.write(document.text, to: finding.fileName, inside: folder)
      if finding.mayHaveSlipped {
        try ScenarioDocument(finding.original, name: "as found: \(finding.title)")
          .save(inside: folder)
      }
      if let plan {
        var cursor = ScenarioCursor(plan.source)
        for index in finding.playedBefore {
          files.append(
            try ScenarioDocument(cursor.scenario(at: index), name: "before: \(finding.title)")
              .save(inside: folder))
        }
      }
      file = folder + (folder.hasSuffix("/") ? "" : "/") + finding.fileName
    } catch {
      problems.append(error)
      file = nil
    }
    filesBefore = files
  }

  /// A document that is longer is kept in a file, and the command names that.
  private static let longestLine = 400
  static let folderOfLongOnes = "statusquo-findings"

  /// With pictures.
  func card(_ necessities: [Necessity]) -> FindingCard {
    finding.card(
      subject: context.resolver.description, replay: replay, necessities: necessities
    ) { narrate($0, upTo: $1, isDrawn: $2) }
  }

  /// The command that plays it again on the same resolver: of the file, or with the document on
  /// standard input.
  var replay: String {
    let command = finding.divergence.violation == nil ? "replay" : "properties"
    let isOneProcess = filesBefore.isEmpty ? [] : ["--workers", "1"]
    let words = [programName, command] + context.resolver.options + isOneProcess + filesBefore
    let text = words.map(quoted).joined(separator: " ")
    if let file { return "\(text) \(quoted(file))" }
    let document = ScenarioDocument(finding.scenario).json.compactText
    return "echo \(quoted(document)) | \(text) -"
  }
}

extension ScenarioDocument {
  /// Keeps it under a name that follows from the scenario; returns where.
  @discardableResult
  func save(inside folder: String) throws(DocumentError) -> String {
    try keep(as: "found-\(contentHash).json", inside: folder)
  }
}

/// A text as one word of a shell command.
private func quoted(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || "0123456789/._-+".unicodeScalars.contains($0)
  }
  return isPlain && !text.isEmpty ? text : inShellQuotes(text)
}
