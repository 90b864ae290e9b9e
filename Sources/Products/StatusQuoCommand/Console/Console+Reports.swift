import Foundation
import StatusQuoArticles
import StatusQuoFindings
import StatusQuoJSON
import StatusQuoReporting
import StatusQuoScenarioFiles

extension Console {
  /// Writes the result of a run wherever it is wanted: to standard output, to files, and, in a job
  /// of GitHub Actions, as annotations and into the job's summary.
  ///
  /// One place that can't be written to does not keep the others from being written.
  ///
  /// - Parameter make: makes the result in a format, once for each; nil where it was written while it came about.
  /// - Throws: the first error.
  func publish(_ options: ReportOptions, text make: (ReportFormat) -> String?) throws {
    var made: [ReportFormat: String?] = [:]
    func text(_ format: ReportFormat) -> String? {
      if let known = made[format] { return known }
      let result = make(format)
      made[format] = .some(result)
      return result
    }
    let result = text(options.format) ?? ""
    if options.format == .text { write(result) } else { emit(result) }
    flush()
    if options.draws, text(.svg) == nil {
      complain("\(programName): nothing to draw, so no picture is written\n")
    }
    var failure: (any Error)?
    func attempt(_ body: () throws -> Void) {
      do { try body() } catch { failure = failure ?? error }
    }
    for file in options.files {
      guard let text = text(file.format) else { continue }
      attempt {
        try TextFile.write(file.format == .text ? Ink.none.shown(text) : text, to: file.path)
      }
    }
    if isInGitHubActions {
      // The runner reads commands from both streams; this one is no one's input.
      if options.format != .github, let annotations = text(.github) { annotate(annotations) }
      if let jobSummary, let summary = text(.markdown) {
        attempt { try append(summary, to: jobSummary) }
      }
    }
    if let failure { throw failure }
  }
}

/// Adds to a file that other steps of the job write to as well.
private func append(_ text: String, to path: String) throws {
  let file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
  var error = file < 0 ? errno : nil
  if file >= 0 {
    error = writeAll(Array(text.utf8), to: file)
    close(file)
  }
  if let error { throw DocumentError(unwritable: path, error) }
}

extension ReportFormat {
  /// A report in this format: for people from its article, for machines from its JSON, for a CI from the
  /// run. One without findings has no picture.
  ///
  /// - Parameters:
  ///   - article: the report, drawn where that is asked for.
  ///   - isWhole: false where a text leaves out details.
  func text(
    _ run: CheckedRun, article: (_ isDrawn: Bool) -> Article, json: @autoclosure () -> JSON,
    _ ink: Ink, isWhole: Bool = true
  ) -> String? {
    switch self {
    case .text: article(false).text(ink: ink, isWhole: isWhole)
    case .json: json().text
    case .jsonl: run.jsonLines
    case .junit: run.junit
    case .sarif: run.sarif(version: toolVersion).text
    case .github: run.gitHubAnnotations
    case .markdown: article(false).markdown()
    case .html: article(true).page.html
    case .svg: article(true).blocks.firstStory?.poster.svg
    }
  }
}
