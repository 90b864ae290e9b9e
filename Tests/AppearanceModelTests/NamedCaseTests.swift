import StatusQuoAppearanceModel
import Testing

struct NamedCaseTests {
  @Test func `a case has the place that it has among all, and no other case's hash`() {
    func check<Case: NamedCase>(_: Case.Type) {
      #expect(Case.allCases.map(\.place) == Array(Case.allCases.indices))
      #expect(Set(Case.allCases).count == Case.allCases.count)
      #expect(Set(Case.allCases.map(\.hashValue)).count == Case.allCases.count)
    }
    check(Step.Kind.self)
    check(PropertyName.Known.self)
    check(Controller.Kind.self)
    check(Device.self)
    check(IdleChange.self)
  }
}
