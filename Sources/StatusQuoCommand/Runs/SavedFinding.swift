import Harness
import Reporting
import ScenarioFiles

/// A finding, where it is saved, and how it is shown again.
struct SavedFinding {
  let finding: Finding
  /// The document, when it was saved.
  let file: String?
  private let subject: SubjectChoice

  /// Saves its document, if there is a folder for it. One that can't be saved is shown all the same.
  init(
    _ finding: Finding, on subject: SubjectChoice, in folder: String?,
    _ problems: inout [any Error]
  ) {
    self.finding = finding
    self.subject = subject
    guard let folder else {
      file = nil
      return
    }
    let path = folder + (folder.hasSuffix("/") ? "" : "/") + finding.fileName
    do throws(DocumentError) {
      try TextFile.write(finding.document.text, to: path)
      file = path
    } catch {
      problems.append(error)
      file = nil
    }
  }

  /// The command that plays it again on the same resolver: of the file, or with the document on
  /// standard input.
  var replay: String {
    let command = finding.divergence.violation == nil ? "replay" : "properties"
    let words = [programName, command] + subject.arguments
    let text = words.map(quoted).joined(separator: " ")
    if let file { return "\(text) \(quoted(file))" }
    return "echo \(quoted(finding.document.json.compactText)) | \(text) -"
  }
}

/// A text as one word of a shell command.
private func quoted(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || "0123456789/._-+".unicodeScalars.contains($0)
  }
  if isPlain, !text.isEmpty { return text }
  return "'"
    + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    + "'"
}
