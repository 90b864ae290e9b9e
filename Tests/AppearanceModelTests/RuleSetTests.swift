import StatusQuoAppearanceModel
import Testing

@Suite struct RuleSetTests {
  @Test func `a set holds what was inserted and nothing else`() {
    var set = RuleSet()
    set.insert(.w1)
    set.insert(.ge16)
    #expect(set.rules == [.w1, .ge16])
    #expect(set.count == 2)
  }
}
