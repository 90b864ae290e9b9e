import StatusQuoAppearanceModel

/// What was seen on a device or a simulator: scenarios that were played there, each with what was
/// observed.
///
/// A file has one line of JSON for the transcript and one for each play, so that a driver may be
/// stopped at any time. <doc:Transcripts> describes it.
public struct Transcript: Hashable, Sendable {
  /// The version of the format.
  public static let version = 1

  /// The observer: the driver, or a person.
  public var by: String
  /// Where: `iPhone 15 Pro, iOS 17.5 (21F79), simulator`.
  public var on: String
  /// What was played, in order.
  public var plays: [Play]

  /// A scenario that was played.
  public struct Play: Hashable, Sendable {
    /// What was played, in the environment that it was played in. Its expectations are what was
    /// observed.
    public var document: ScenarioDocument
    /// After which steps nothing was observed, and why.
    public var missing: [Missing]

    /// A play.
    public init(_ document: ScenarioDocument, missing: [Missing] = []) {
      self.document = document
      self.missing = missing
    }
  }

  /// A moment of which nothing is known: it is never a verdict.
  public struct Missing: Hashable, Sendable {
    /// The number of the step; 0 is the launch.
    public var after: Int
    /// Why: `not settled`, `can't be driven: …`.
    public var why: String

    /// A moment without an observation.
    public init(after: Int, why: String) {
      self.after = after
      self.why = why
    }
  }

  /// A transcript.
  public init(by: String, on: String, plays: [Play] = []) {
    self.by = by
    self.on = on
    self.plays = plays
  }
}

// MARK: Reading

extension Transcript {
  /// The transcript that `bytes`, lines of JSON, are. `file` is what an error calls it.
  public init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
    self.init(by: "", on: "")
    var isFirst = true
    for (index, line) in bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    )
    .enumerated() where !line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) {
      try read(Array(line), number: index, file: file) { json throws(JSONError) in
        if isFirst { try readHead(json) } else { plays.append(try Play(json)) }
      }
      isFirst = false
    }
    guard !isFirst else {
      throw DocumentError(file: file, found: "an empty file", expected: "a transcript")
    }
  }

  /// Reads one line; the place of an error is that in the file.
  private func read(
    _ line: [UInt8], number: Int, file: String, _ body: (JSON) throws(JSONError) -> Void
  ) throws(DocumentError) {
    var json: JSON?
    do throws(JSONError) {
      let line = try JSON(parsing: line)
      json = line
      try body(line)
    } catch {
      var located = DocumentError(
        error, file: file, keyPath: json?.keyPath(to: error.position) ?? "")
      let place = error.position
      located.position = SourcePosition(line: place.line + Int32(number), column: place.column)
      throw located
    }
  }

  private mutating func readHead(_ json: JSON) throws(JSONError) {
    var fields = try Fields(json, "a transcript")
    let version = try fields.required("transcript", "\(Self.version)")
    guard version.number == Double(Self.version) else { throw version.isNot("\(Self.version)") }
    by = try fields.required("by", "who played").asText("who played")
    on = try fields.required("on", "where it was played").asText("where it was played")
    try fields.end()
  }
}

extension Transcript.Play {
  fileprivate init(_ json: JSON) throws(JSONError) {
    var fields = try Fields(json, "a play")
    var doubts: [JSONError] = []
    document = try ScenarioDocument(fields.required("play", "a scenario document"), &doubts)
    missing = []
    for moment in try fields.list("missing", of: "moments") ?? [] {
      var fields = try Fields(moment, "a moment without an observation")
      let after = try fields.required("after", "the number of a step, 0 for the launch")
        .asStep(of: document.scenario.steps.count)
      let why = try fields.required("why", "a reason").asText("a reason")
      try fields.end()
      missing.append(Transcript.Missing(after: after, why: why))
    }
    try fields.end()
  }
}

// MARK: Writing

extension Transcript {
  /// The first line, with its line break.
  public var head: String {
    line(["transcript": JSON(Self.version), "by": JSON(by), "on": JSON(on)])
  }

  /// The whole file.
  public var text: String { head + plays.map { $0.line }.joined() }
}

extension Transcript.Play {
  /// Its line, with its line break.
  public var line: String {
    guard !missing.isEmpty else { return StatusQuoScenarioFiles.line(["play": document.json]) }
    let moments = missing.map { ["after": JSON($0.after), "why": JSON($0.why)] as JSON }
    return StatusQuoScenarioFiles.line(["play": document.json, "missing": JSON(moments)])
  }
}

private func line(_ json: JSON) -> String { json.compactText + "\n" }
