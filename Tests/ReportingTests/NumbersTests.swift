import StatusQuoReporting
import Testing

struct NumbersTests {
  @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567")])
  func `thousands are grouped`(number: Int, text: String) {
    #expect(number.grouped == text)
  }

  @Test(arguments: [(0, "0 steps"), (1, "1 step"), (2_000, "2,000 steps")])
  func `a count agrees with its noun`(number: Int, text: String) {
    #expect(number.counted("step") == text)
  }

  @Test(arguments: [
    (0.0, "0.00"), (0.999, "1.00"), (1_234.5, "1,234.50"), (-0.001, "0.00"), (-2.5, "-2.50"),
  ])
  func `two digits after the point`(number: Double, text: String) {
    #expect(number.fixed(2) == text)
  }

  @Test(arguments: [
    (0.274, "0.27"), (41.84, "41.8"), (351.4, "351"), (12_700, "12,700"), (1_240_000, "1.2 M"),
    (3.1e9, "3.1 G"),
  ])
  func `rough numbers have about three digits`(number: Double, text: String) {
    #expect(number.rough == text)
  }
}
