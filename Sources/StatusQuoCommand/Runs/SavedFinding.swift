import StatusQuoHarness
import StatusQuoPictures
import StatusQuoReporting
import StatusQuoScenarioFiles

/// A finding, whose it is, where it is saved, and how it is shown again.
struct SavedFinding {
  let finding: Finding
  let context: FindingContext
  /// The document, when it was saved.
  let file: String?

  /// One that a document holds already.
  init(_ finding: Finding, on tested: TestedResolver) {
    self.finding = finding
    context = FindingContext(of: finding, on: tested, tool: toolVersion) {
      narrate($0, upTo: $1, isDrawn: $2)
    }
    switch finding.origin {
    case .file(let path): file = path
    case .run, nil: file = nil
    }
  }

  /// Saves its document, if there is a folder for it. One that can't be saved is shown all the same.
  init(
    _ finding: Finding, on tested: TestedResolver, in folder: String?,
    _ problems: inout [any Error]
  ) {
    self.finding = finding
    context = FindingContext(of: finding, on: tested, tool: toolVersion) {
      narrate($0, upTo: $1, isDrawn: $2)
    }
    let document = finding.document(context)
    let isShort = ScenarioDocument(finding.scenario).json.compactText.utf8.count <= Self.longestLine
    guard let folder = folder ?? (isShort ? nil : Self.folderOfLongOnes) else {
      file = nil
      return
    }
    let path = folder + (folder.hasSuffix("/") ? "" : "/") + finding.fileName
    do throws(DocumentError) {
      try TextFile.write(document.text, to: finding.fileName, inside: folder)
      file = path
    } catch {
      problems.append(error)
      file = nil
    }
  }

  /// A document that is longer is kept in a file, and the command names that.
  private static let longestLine = 400
  private static let folderOfLongOnes = "statusquo-findings"

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
    let words = [programName, command] + context.resolver.options
    let text = words.map(quoted).joined(separator: " ")
    if let file { return "\(text) \(quoted(file))" }
    let document = ScenarioDocument(finding.scenario).json.compactText
    return "echo \(quoted(document)) | \(text) -"
  }
}

/// A text as one word of a shell command.
private func quoted(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || "0123456789/._-+".unicodeScalars.contains($0)
  }
  return isPlain && !text.isEmpty ? text : inShellQuotes(text)
}
