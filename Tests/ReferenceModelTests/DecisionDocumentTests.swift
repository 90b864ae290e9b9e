import StatusQuoAppearanceModel
import StatusQuoTestSupport
import Testing

/// The list of decisions in the documentation says what the contradictions say.
struct DecisionDocumentTests {
  @Test func `every question is listed with its readings and the decision`() throws {
    var text = """
      # Decisions

      Where sources contradict each other or are silent, and what both models do.

      The readings are numbered. Where one is the choice, the reference can follow the others too:
      `"readings": {"C-7": 2}` in a document, or `--reading C-7=2`. The cached resolver knows the
      choices only.

      """
    for question in OpenQuestion.allCases {
      text += "\n## \(question.id): \(question.question)\n\n"
      for (index, reading) in question.readings.enumerated() {
        let mark = question.choice == index + 1 ? " (the choice)" : ""
        text += "\(index + 1). \(reading.claim) (\(reading.source))\(mark)\n"
      }
      text += "\nDecision: \(question.decision)\n"
    }
    let catalogue = packageFolder.appending(path: "Sources/ReferenceModel/ReferenceModel.docc")
    try expect(text, in: catalogue.appending(path: "Decisions.md"))
  }
}
