import ReferenceModel
import TestSupport
import Testing

/// The list of decisions in the documentation says what the contradictions say.
struct DecisionDocumentTests {
  @Test func `every contradiction is listed with its readings and the decision`() throws {
    var text = """
      # Decisions

      Where sources contradict each other or are silent, and what both models do.

      """
    for contradiction in Contradiction.all {
      text += "\n## \(contradiction.id): \(contradiction.question)\n\n"
      for reading in contradiction.readings {
        text += "- \(reading.claim) (\(reading.source))\n"
      }
      text += "\nDecision: \(contradiction.decision)\n"
    }
    let catalogue = packageFolder.appending(path: "Sources/ReferenceModel/ReferenceModel.docc")
    try expect(text, in: catalogue.appending(path: "Decisions.md"))
  }
}
