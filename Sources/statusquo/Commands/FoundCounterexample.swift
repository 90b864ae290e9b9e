import Reporting
import ScenarioFiles

/// A counterexample, where it is kept, and how it is shown again.
struct FoundCounterexample {
  let counterexample: Counterexample
  /// The document, when it was saved.
  let file: String?

  /// One whose document is in a file, or in none.
  init(_ counterexample: Counterexample, file: String?) {
    self.counterexample = counterexample
    self.file = file
  }

  /// Saves its document, if there is a folder for it. One that can't be saved is shown all the same.
  init(
    _ counterexample: Counterexample, savedIn folder: String?, _ problems: inout [any Error]
  ) {
    self.counterexample = counterexample
    guard let folder else {
      file = nil
      return
    }
    let path = folder + (folder.hasSuffix("/") ? "" : "/") + counterexample.fileName
    do throws(DocumentError) {
      try TextFile.write(counterexample.document.text, to: path)
      file = path
    } catch {
      problems.append(error)
      file = nil
    }
  }

  /// The command that plays it again: of the file, or with the document on standard input.
  var replay: String {
    if let file { return "statusquo replay \(quoted(file))" }
    return "echo \(quoted(counterexample.document.json.compactText)) | statusquo replay -"
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
