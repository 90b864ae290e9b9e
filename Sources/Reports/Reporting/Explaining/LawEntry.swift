package import StatusQuoAppearanceModel
package import StatusQuoArticles
package import StatusQuoJSON
import StatusQuoScenarioFiles

/// A rule or an open question, as a person looks it up by its id, or a word of documents and reports.
package enum LawEntry: Hashable, Sendable {
  case rule(RuleID)
  case question(OpenQuestion)
  case word(WordEntry)

  /// All rules and questions, in the order of the law.
  package static let all = RuleID.allCases.map(Self.rule) + OpenQuestion.allCases.map(Self.question)

  /// The entry with this id, in letters of either case: `SB-21`, `c-7`; or that of a word, `stale`.
  package init?(id: String) {
    let wanted = id.lowercased()
    if let entry = Self.all.first(where: { $0.id.lowercased() == wanted }) {
      self = entry
    } else if let word = WordEntry(id) {
      self = .word(word)
    } else {
      return nil
    }
  }

  /// `SB-21`, `C-7`, or the word.
  package var id: String {
    switch self {
    case .rule(let rule): rule.id
    case .question(let question): question.id
    case .word(let entry): entry.word
    }
  }

  /// `the rule`, for messages.
  package var kind: String {
    switch self {
    case .rule: "the rule"
    case .question: "the question"
    case .word: "the word"
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
  /// The article for people.
  package var article: Article {
    switch self {
    case .rule(let rule): rule.article
    case .question(let question): question.article
    case .word(let entry): entry.article
    }
  }

  /// The JSON for machines.
  package var json: JSON {
    switch self {
    case .rule(let rule):
      [
        "id": JSON(rule.id), "statement": JSON(rule.statement), "grade": JSON(rule.grade.words),
        "measuredOn": JSON(rule.measuredOn.map { JSON($0) }),
        "sources": JSON(rule.sources.map { JSON($0) }),
        "questions": JSON(rule.openQuestions.map { JSON($0.id) }), "example": JSON(rule.example),
      ]
    case .word(let entry): entry.json
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
  fileprivate var article: Article {
    let list = sources.isEmpty ? [source] : sources
    return Article(
      Phrase(id),
      blocks: [
        .line(Phrase(statement)),
        .section("Grade", [.line(Phrase(gradeInWords))]),
        .section("Sources", [.list(list.map { Block.Item(Phrase($0)) }, .bullet)]),
      ]
        + openQuestions.map { question in
          .section("\(question.id): \(question.question)", [question.readingList])
        } + [.section("Example", [.line(Phrase(example))])])
  }
}

extension OpenQuestion {
  fileprivate var article: Article {
    let other = choice.flatMap { choice in readings.indices.first { $0 + 1 != choice } }
    let option = other.map {
      "'--reading \(id)=\($0 + 1)' lets the reference follow another reading."
    }
    return Article(
      Phrase(id),
      blocks: [
        .line(Phrase(question)), readingList, .line(Phrase("Decision: \(decision)")),
        .list(option.map { [Block.Item(Phrase($0))] } ?? []),
      ])
  }

  fileprivate var readingList: Block {
    .list(
      readings.enumerated().map { index, reading in
        let mark = choice == index + 1 ? " <- chosen" : ""
        return Block.Item("\(reading.claim) (\(reading.source))\(mark)")
      }, .number)
  }
}
