import StatusQuoAppearanceModel
import Testing

@Suite struct RuleSetTests {
  @Test func `a set holds what was inserted and nothing else`() {
    var set = RuleSet()
    #expect(set.isEmpty)
    set.insert(.w1)
    set.insert(.tr1)
    set.insert(.ge20)
    #expect(set.rules == [.w1, .tr1, .ge20])
    #expect(set.count == 3)
    #expect(!set.isEmpty)
  }
}
