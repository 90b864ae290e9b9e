import ScenarioFiles

/// How the result of a run is written.
enum ReportFormat: String, CaseIterable {
  case text, json, jsonl, junit, sarif, github, markdown
}

/// Where the result of a run goes: to standard output in one format, and to files in others.
struct ReportOptions {
  /// For standard output.
  let format: ReportFormat
  /// For files.
  let files: [ReportFile]

  init(_ arguments: Arguments) {
    format = arguments.value(of: Self.format)
    files = arguments.values(of: Self.file).compactMap(\.self)
  }

  /// Throws where it is plain that a file can't be written: better now than after a long run.
  func check() throws {
    for file in files where TextFile.isFolder(file.path) {
      throw UsageError("'\(file.path)' is a folder", expected: "a file for the report")
    }
  }

  static let entries = [format.entry, file.entry]

  private static let names = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")

  private static let format = Option<ReportFormat>(
    name: "--format", placeholder: "FORMAT",
    summary: "How the result is written (default text):\n\(names)", fallback: .text,
    expected: "one of \(names)", words: ReportFormat.allCases.map(\.rawValue),
    parse: { ReportFormat(rawValue: $0) })

  private static let file = Option<ReportFile?>(
    name: "--report", placeholder: "FORMAT=FILE",
    summary: "Write the result to a file as well; may be given more than once",
    fallback: nil,
    expected: "a format and a file, such as junit=results.xml; the formats are \(names)",
    parse: { text in ReportFile(text).map { .some($0) } })
}

/// A file and what is written to it.
struct ReportFile {
  let format: ReportFormat
  let path: String

  /// `junit=results.xml`; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let format = ReportFormat(rawValue: String(parts[0])) else {
      return nil
    }
    self.format = format
    path = String(parts[1])
  }
}
