import StatusQuoAppearanceModel
import StatusQuoJSON
package import StatusQuoScenarioFiles

/// A recording on a device or a simulator: the scenarios that were played there, each with its
/// observations.
///
/// A file has one line of JSON for the transcript and one for each play, so that a driver may be
/// stopped at any time. `Tests/OnDevice/Transcripts.md` describes it.
package struct Transcript: Hashable, Sendable {
  /// The version of the format.
  package static let version = 1

  /// The observer: the driver, or a person.
  package var by: String
  /// The device and system: `iPhone 15 Pro, iOS 17.5 (21F79), simulator`.
  package var on: String
  /// The plays in order.
  package var plays: [Play]

  /// A scenario that was played.
  package struct Play: Hashable, Sendable {
    /// The scenario that was played, in its environment. Its expectations are the observations.
    package var document: ScenarioDocument
    /// The steps after which nothing was observed, with the reasons.
    package var missing: [Missing]

    /// A play.
    package init(_ document: ScenarioDocument, missing: [Missing] = []) {
      self.document = document
      self.missing = missing
    }
  }

  /// A moment of which nothing is known: it is never a verdict.
  package struct Missing: Hashable, Sendable {
    /// The number of the step; 0 is the launch.
    package var after: Int
    /// The reason: `not settled`, `can't be driven: …`.
    package var why: String

    /// A moment without an observation.
    package init(after: Int, why: String) {
      self.after = after
      self.why = why
    }
  }

  /// A transcript.
  package init(by: String, on: String, plays: [Play] = []) {
    self.by = by
    self.on = on
    self.plays = plays
  }
}

// MARK: Reading

extension Transcript {
  /// The transcript that `bytes`, lines of JSON, are. `file` is what an error calls it.
  package init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
    self.init(by: "", on: "")
    var isFirst = true
    for (number, line) in bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    )
    .enumerated() where !line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) {
      do {
        if isFirst {
          self = try Self.headForm.value(parsing: Array(line), file: file)
        } else {
          plays.append(try Play.jsonForm.value(parsing: Array(line), file: file))
        }
      } catch {
        throw error.below(lines: number)
      }
      isFirst = false
    }
    guard !isFirst else {
      throw DocumentError(file: file, found: "an empty file", expected: "a transcript")
    }
  }
}

extension DocumentError {
  /// The error in a text that stands below some lines of the file.
  fileprivate func below(lines: Int) -> DocumentError {
    var error = self
    error.position = position.map {
      SourcePosition(line: $0.line + Int32(lines), column: $0.column)
    }
    return error
  }
}

// MARK: - JSON

extension Transcript {
  /// The first line.
  package static let headForm = JSONForm(
    "a transcript", Transcript(by: "", on: ""), definition: "head"
  ) { form in
    form.constant("transcript", JSON(version))
    form.field("by", .text("who played"), { $0.by }, { $0.by = $1 })
    form.field("on", .text("where it was played"), { $0.on }, { $0.on = $1 })
  }

  /// The first line, with its line break.
  package var head: String { Self.headForm.json(self).compactText + "\n" }

  /// The whole file.
  package var text: String { head + plays.map { $0.line }.joined() }
}

extension Transcript.Play {
  /// Each further line.
  package static let jsonForm = JSONForm(
    "a play", Transcript.Play(ScenarioDocument(Scenario())), definition: "play"
  ) { form in
    form.field("play", ScenarioDocument.jsonForm, { $0.document }, { $0.document = $1 })
    form.list("missing", Transcript.Missing.jsonForm, called: "moments", { $0.missing }) {
      $0.missing = $1
    }
  }.checked { play, json throws(JSONError) in
    let steps = play.document.scenario.steps.count
    for (place, moment) in play.missing.enumerated() where moment.after > steps {
      let after = json["missing"]?.elements?[place]["after"] ?? json
      throw after.isNot(JSONForm<Int>.step(of: steps).meaning)
    }
  }

  /// Its line, with its line break.
  package var line: String { Self.jsonForm.json(self).compactText + "\n" }
}

extension Transcript.Missing {
  fileprivate static let jsonForm = JSONForm(
    "a moment without an observation", Transcript.Missing(after: 0, why: "")
  ) { form in
    form.field("after", .step(of: .max), { $0.after }, { $0.after = $1 })
    form.field("why", .text("a reason"), { $0.why }, { $0.why = $1 })
  }
}
