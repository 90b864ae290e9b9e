import StatusQuoHarness
import StatusQuoRunning
import StatusQuoScenarioFiles

/// The formats of a run's result.
enum ReportFormat: String, CaseIterable {
  case text, json, jsonl, junit, sarif, github, markdown, html, svg
}

/// The destinations of a run's result: standard output in one format, and files in others.
struct ReportOptions {
  /// The format on standard output.
  let format: ReportFormat
  let files: [ReportFile<ReportFormat>]
  /// True if equal runs are to give equal bytes.
  let leavesOutTimes: Bool

  init(_ arguments: Arguments) {
    format = arguments.value(of: Self.format)
    files = arguments.values(of: Self.file)
    leavesOutTimes = arguments.value(of: Self.noTimes)
  }

  /// Throws where it is plain that a file can't be written: better now than after a long run.
  func check() throws { try files.forEach { try $0.check() } }

  /// The time since a moment; zero where times are left out.
  func duration(since start: Seconds) -> Seconds {
    leavesOutTimes ? .zero : SystemClock.now - start
  }

  /// True if findings are drawn.
  var hasPictures: Bool { formats.contains { $0 == .html || $0 == .svg } }

  /// True if a picture alone is wanted.
  var draws: Bool { formats.contains(.svg) }

  private var formats: [ReportFormat] { [format] + files.map(\.format) }

  static let entries = [format.entry, file.entry, noTimes.entry]

  private static let format = Option<ReportFormat>(
    name: "--format", placeholder: "FORMAT",
    summary: "How the result is written (default text):\n\(ReportFormat.names)", fallback: .text,
    expected: "one of \(ReportFormat.names)", words: ReportFormat.allCases.map(\.rawValue),
    parse: { ReportFormat(rawValue: $0) })

  private static let noTimes = Option.flag(
    "--no-times", "Leave out times: equal runs write equal bytes")

  private static let file = ReportFile<ReportFormat>.option(example: "junit=results.xml")
}

/// A file and what is written to it.
package struct ReportFile<Format: Sendable>: Sendable {
  let format: Format
  let path: String

  /// Throws where it is plain that it can't be written.
  func check() throws {
    guard TextFile.isFolder(path) else { return }
    throw UsageError("'\(path)' is a folder", expected: "a file for the report")
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// All of them, for help and errors.
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension ReportFile where Format: CaseIterable & RawRepresentable<String> {
  /// The option for files of a command that has these formats.
  static func option(example: String) -> Option<Self?> {
    Option(
      "--report", "FORMAT=FILE", "Write the result to a file as well; may be given more than once",
      expected: "a format and a file, such as \(example); the formats are \(Format.names)",
      read: { Self($0) })
  }

  /// `junit=results.xml`; nil for anything else.
  private init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let format = Format(rawValue: String(parts[0])) else {
      return nil
    }
    self.format = format
    path = String(parts[1])
  }
}
