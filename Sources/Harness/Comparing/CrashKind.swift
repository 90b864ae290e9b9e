/// The way in which a subject ended with a step unanswered.
package enum CrashKind: Hashable, Sendable {
  /// Its process ended: `SIGSEGV`, `exit code 1`.
  case process(String)
  /// It gave an answer that is none, for this reason.
  case wrongAnswer(String)
  /// It wrote a line unasked, which is noticed behind its last answer.
  case lineTooMany(String)
  /// It said itself that it can't continue, in these words.
  case error(String)

  /// True if it gave an answer that is none: it does not keep to the protocol.
  package var isWrongAnswer: Bool {
    switch self {
    case .wrongAnswer, .lineTooMany: true
    case .process, .error: false
    }
  }

  /// True if it does not keep to the protocol, or says so: what it writes of one mistake may be another text each time.
  var isOfOneMistake: Bool {
    switch self {
    case .wrongAnswer, .lineTooMany, .error: true
    case .process: false
    }
  }

  /// The same without what is another in each process. Signals and exit codes say something; what a program writes of
  /// an error may be another text each time.
  var withoutAccidents: CrashKind {
    if case .error(let words) = self { .error(words.withoutAccidents) } else { self }
  }
}

extension CrashKind: CustomStringConvertible {
  private static let (wrong, tooMany, complaint) = (
    "a wrong answer: ", "one line too many, ", "error: "
  )

  /// Its words, which `init(_:)` reads.
  package var description: String {
    switch self {
    case .process(let how): how
    case .wrongAnswer(let reason): Self.wrong + reason
    case .lineTooMany(let line): Self.wrong + Self.tooMany + line
    case .error(let words): Self.complaint + words
    }
  }

  /// The way with a description, as documents and workers write it.
  package init(_ description: String) {
    if description.hasPrefix(Self.wrong + Self.tooMany) {
      self = .lineTooMany(String(description.dropFirst(Self.wrong.count + Self.tooMany.count)))
    } else if description.hasPrefix(Self.wrong) {
      self = .wrongAnswer(String(description.dropFirst(Self.wrong.count)))
    } else if description.hasPrefix(Self.complaint) {
      self = .error(String(description.dropFirst(Self.complaint.count)))
    } else {
      self = .process(description)
    }
  }
}
