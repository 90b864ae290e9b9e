/// The reading of each open question that holds: this project's choice, unless another one is
/// taken.
///
/// The reference model follows any of them; the cached resolver knows the choices only.
public struct Readings: Hashable, Sendable {
  // Two bits a question, as there are three readings at most: 0 is the choice.
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  /// The choices.
  public init() {}

  /// The choices, but for one question.
  ///
  /// - Precondition: the question has a reading of this number.
  public init(_ question: OpenQuestion, _ number: Int) {
    self[question] = number
  }

  /// The number of the reading that holds, from 1; 0 where there is nothing to choose.
  package subscript(question: OpenQuestion) -> Int {
    get {
      let taken = bits(of: question)
      return taken == 0 ? question.choice ?? 0 : taken
    }
    set {
      precondition(question.choice != nil && 1...question.readings.count ~= newValue)
      let value = newValue == question.choice ? 0 : UInt64(newValue)
      let place = UInt64(question.rawValue & 31) * 2
      let mask = ~(UInt64(3) << place)
      if question.rawValue < 32 {
        low = low & mask | value << place
      } else {
        high = high & mask | value << place
      }
    }
  }

  /// Returns true if reading `number` of `question` was taken and is not the choice.
  @inlinable package func takes(_ number: Int, of question: OpenQuestion) -> Bool {
    low | high != 0 && bits(of: question) == number
  }

  @usableFromInline func bits(of question: OpenQuestion) -> Int {
    let all = question.rawValue < 32 ? low : high
    return Int(all >> (UInt64(question.rawValue & 31) * 2) & 3)
  }

  /// The same, but for one reading.
  package func taking(_ reading: ChosenReading) -> Readings {
    var readings = self
    readings[reading.question] = reading.number
    return readings
  }

  /// All readings that do not hold, in the order of the questions.
  package var alternatives: [ChosenReading] {
    OpenQuestion.choosable.flatMap { question in
      question.readings.indices.map { ChosenReading(question: question, number: $0 + 1) }
    }.filter { self[$0.question] != $0.number }
  }

  /// True if every reading is the choice.
  package var areChoices: Bool { low | high == 0 }

  /// The readings taken that are not the choices, in the order of the questions.
  package var others: [ChosenReading] {
    OpenQuestion.choosable.compactMap { question in
      let number = self[question]
      return number == question.choice ? nil : ChosenReading(question: question, number: number)
    }
  }
}

/// One reading of a question: `C-7=2`.
package struct ChosenReading: Hashable, Sendable {
  /// The question that it answers.
  package let question: OpenQuestion
  /// Its number, from 1.
  package let number: Int

  /// A reading by its number.
  package init(question: OpenQuestion, number: Int) {
    self.question = question
    self.number = number
  }

  /// The form that options take: `C-7=2`.
  package var text: String { "\(question.id)=\(number)" }

  /// The reading that an option names; nil where there is none to choose.
  package init?(text: String) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let question = OpenQuestion(id: String(parts[0])),
      question.choice != nil, let number = Int(parts[1]),
      1...question.readings.count ~= number
    else { return nil }
    self.init(question: question, number: number)
  }

  /// The law, if this reading is right.
  package var claim: String { question.readings[number - 1].claim }

  /// All readings that are not this project's choice, in the order of the questions.
  package static let alternatives: [ChosenReading] = OpenQuestion.choosable.flatMap { question in
    question.readings.indices.map { $0 + 1 }.filter { $0 != question.choice }
      .map { ChosenReading(question: question, number: $0) }
  }

  /// The alternatives that evidence of their own speaks for; the others stand with their question only.
  package static let supported = alternatives.filter {
    $0.question.readings[$0.number - 1].hasEvidence
  }

  /// The choices, but for this one.
  package var readings: Readings { Readings(question, number) }
}
