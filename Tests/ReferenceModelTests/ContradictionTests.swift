import ReferenceModel
import Testing

@Suite struct ContradictionTests {
  @Test func `each has its own id, a question, a reading and a decision`() {
    let all = Contradiction.all
    #expect(Set(all.map(\.id)).count == all.count)
    for contradiction in all {
      #expect(contradiction.id.hasPrefix("C-"))
      #expect(contradiction.question.hasSuffix("?"), "\(contradiction.id)")
      #expect(!contradiction.readings.isEmpty, "\(contradiction.id)")
      #expect(contradiction.decision.hasSuffix("."), "\(contradiction.id)")
    }
  }
}
