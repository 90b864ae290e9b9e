public import StatusQuoAppearanceModel
public import StatusQuoScenarioFiles

/// A rule or an open question, as a person looks it up by its id.
public enum LawEntry: Hashable, Sendable {
  case rule(RuleID)
  case question(OpenQuestion)

  /// All of them, in the order of the law.
  public static let all = RuleID.allCases.map(Self.rule) + OpenQuestion.allCases.map(Self.question)

  /// The entry with this id, in letters of either case: `SB-21`, `c-7`.
  public init?(id: String) {
    let wanted = id.lowercased()
    guard let entry = Self.all.first(where: { $0.id.lowercased() == wanted }) else { return nil }
    self = entry
  }

  /// `SB-21`, or `C-7`.
  public var id: String {
    switch self {
    case .rule(let rule): rule.id
    case .question(let question): question.id
    }
  }
}

extension RuleID {
  /// A document that uses the rule, below `Tests/Conformance/rules`.
  var example: String { "Tests/Conformance/rules/\(Self.examples[Int(rawValue)]).json" }

  /// The questions that name the rule.
  var openQuestions: [OpenQuestion] {
    OpenQuestion.allCases.filter { question in
      let texts = [question.question, question.decision]
      return (texts + question.readings.flatMap { [$0.claim, $0.source] }).contains {
        $0.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "-" }).contains {
          $0 == id
        }
      }
    }
  }
}

extension LawEntry {
  /// For a terminal.
  public func text(ink: Ink) -> String {
    switch self {
    case .rule(let rule): rule.text(ink: ink)
    case .question(let question): question.text(ink: ink)
    }
  }

  /// For machines.
  public var json: JSON {
    switch self {
    case .rule(let rule):
      [
        "id": JSON(rule.id), "statement": JSON(rule.statement), "grade": JSON(rule.grade.words),
        "sources": JSON(rule.sources.map { JSON($0) }),
        "questions": JSON(rule.openQuestions.map { JSON($0.id) }), "example": JSON(rule.example),
      ]
    case .question(let question):
      [
        "id": JSON(question.id), "question": JSON(question.question),
        "readings": JSON(
          question.readings.map { ["claim": JSON($0.claim), "source": JSON($0.source)] }),
        "choice": question.choice.map { JSON($0) } ?? .null, "decision": JSON(question.decision),
      ]
    }
  }
}

extension RuleID {
  fileprivate func text(ink: Ink) -> String {
    var lines = [ink.bold(id)] + indented(statement)
    lines += ["", "Grade: \(grade.words)"]
    if sources.isEmpty {
      lines.append("Source: \(source)")
    } else {
      lines.append("Sources:")
      lines += sources.map { "  - \($0)" }
    }
    for question in openQuestions {
      lines += ["", "\(question.id): \(question.question)"]
      lines += question.readingLines
    }
    lines += ["", "Example: \(example)"]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension OpenQuestion {
  fileprivate func text(ink: Ink) -> String {
    var lines = [ink.bold(id)] + indented(question)
    lines += [""] + readingLines + [""] + indented("Decision: \(decision)")
    if let choice, let other = readings.indices.first(where: { $0 + 1 != choice }) {
      lines += ["", "'--reading \(id)=\(other + 1)' lets the reference follow another reading."]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  fileprivate var readingLines: [String] {
    readings.enumerated().map { index, reading in
      let mark = choice == index + 1 ? " <- chosen" : ""
      return "  \(index + 1)  \(reading.claim) (\(reading.source))\(mark)"
    }
  }
}

private func indented(_ text: String) -> [String] {
  text.lines(ofColumns: 96).map { "  " + $0 }
}
