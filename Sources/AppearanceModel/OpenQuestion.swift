/// A question on which the sources differ or are silent, by its id. Once asked, it keeps its id.
public enum OpenQuestion: UInt8, CaseIterable, Hashable, Sendable {
  case c1, c2, c3, c4, c5, c6, c7, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21,
    c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39,
    c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53,
    c54, c55, c56, c57, c58, c59, c60, c61, c62, c63,
    c64, c65, c66, c67, c68, c69, c70, c71, c72

  /// An answer, and its source.
  package struct Reading: Hashable, Sendable {
    /// The law, if this reading is right.
    package let claim: String
    /// The source.
    package let source: String
    /// True if evidence of its own speaks for it: it is neither what remains where no source is, nor
    /// contradicted where it is stated.
    package let hasEvidence: Bool
  }

  /// The id in documents: `C-7`.
  package var id: String { text.id }

  /// The question itself.
  package var question: String { text.question }

  /// The answers. Documents and options choose one by its number, from 1.
  package var readings: [Reading] { text.readings }

  /// The number of the reading that this project chose; nil where the reference knows the decision
  /// only, so that there is nothing to choose.
  package var choice: Int? { text.choice }

  /// The behavior of both models, with the reason.
  package var decision: String { text.decision }

  /// The questions with readings to choose from.
  package static let choosable = allCases.filter { $0.choice != nil }

  /// The words of an error for a question without a choice; nil where there is one.
  package var insteadOfAChoice: String? {
    choice != nil
      ? nil
      : "a question with a choice; of \(id) both models have only the decision: \(decision)"
  }

  /// The question with this id, written as the law writes it.
  package init?(id: String) {
    guard let question = OpenQuestion.allCases.first(where: { $0.id == id }) else { return nil }
    self = question
  }

  private var text: QuestionText { OpenQuestion.texts[Int(rawValue)] }

  /// One entry a question, in the order of the cases: `OpenQuestionTests` holds both.
  package static let texts: [QuestionText] =
    LawText.all(in: LawText.questions).map { QuestionText($0) }
}

/// The text of a question.
package struct QuestionText: Sendable {
  /// Its id.
  package let id: String
  let question: String
  let readings: [OpenQuestion.Reading]
  let choice: Int?
  let decision: String

  init(_ text: LawText) {
    let readings = text.fields.filter { $0.key.isReading }
    id = text.id
    question = text.sentence
    self.readings = zip(readings, text.texts(.source)).map { reading, source in
      OpenQuestion.Reading(
        claim: reading.text, source: source, hasEvidence: reading.key.hasEvidence)
    }
    choice = readings.firstIndex { $0.key.isChosen }.map { $0 + 1 }
    decision = text.texts(.decision).joined()
  }
}
