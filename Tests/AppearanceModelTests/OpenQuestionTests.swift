import StatusQuoAppearanceModel
import Testing

@Suite struct OpenQuestionTests {
  @Test func `there is one text for every question, in the order of the cases`() {
    #expect(OpenQuestion.texts.count == OpenQuestion.allCases.count)
    for question in OpenQuestion.allCases {
      #expect(question.id == "C-" + "\(question)".dropFirst())
      #expect(OpenQuestion(id: question.id) == question)
    }
  }

  @Test(arguments: OpenQuestion.allCases)
  func `each has a question, a reading and a decision`(question: OpenQuestion) {
    #expect(question.question.hasSuffix("?"))
    #expect(!question.readings.isEmpty)
    #expect(question.decision.hasSuffix("."))
    guard let choice = question.choice else { return }
    #expect(2...3 ~= question.readings.count)
    #expect(1...question.readings.count ~= choice)
  }

  @Test func `a reading that was taken is kept, each for its own question`() {
    var readings = Readings()
    #expect(readings.areChoices)
    for other in ChosenReading.alternatives {
      readings[other.question] = other.number
      #expect(readings[other.question] == other.number)
      #expect(readings.takes(other.number, of: other.question))
      #expect(other.readings.others == [other])
      #expect(ChosenReading(text: other.text) == other)
    }
    #expect(readings.others.map(\.question) == OpenQuestion.choosable)
    for question in OpenQuestion.choosable { readings[question] = question.choice! }
    #expect(readings == Readings())
  }

  @Test(arguments: ["", "C-7", "C-7=", "C-7=0", "C-7=3", "C-2=1", "c-7=2", "C-7=2=2", "C-99=1"])
  func `other texts choose no reading`(text: String) {
    #expect(ChosenReading(text: text) == nil)
  }
}
