import Foundation
import StatusQuoPictures
import Testing

/// Numbers in their places.
struct ChartTests {
  @Test(arguments: [1e-9, 0.001, 0.27, 1, 2, 3.5, 10, 999.99, 1_000, 123_456.789, 1e15])
  func `logarithms are those of the C library`(_ value: Double) {
    #expect(abs(value.logarithm - log10(value)) < 1e-12)
  }

  @Test func `logarithms of powers of ten are whole`() {
    for exponent in -12...12 {
      #expect(Double.power(ofTen: exponent).logarithm == Double(exponent))
    }
  }

  @Test(arguments: [
    (0.0, "0"), (0.254, "0.25"), (4.2, "4.2"), (41.83, "41.8"), (350.4, "350"), (1_234, "1.2 k"),
    (12_300, "12 k"), (999_600, "1 M"), (1_500_000, "1.5 M"), (2.5e9, "2.5 G"),
  ]) func `numbers are short`(_ number: Double, _ text: String) {
    #expect(number.compact == text)
  }

  @Test func `a linear axis begins at 0 and has few ticks`() {
    for highest in [0.0, 0.3, 7, 113, 2_474, 1e6] {
      let axis = ChartAxis(.linear, for: [highest], from: 100, to: 0)
      #expect(axis.ticks.count >= 2 && axis.ticks.count <= 7, "\(highest)")
      #expect(axis.high >= highest)
      #expect(axis.place(0) == 100)
      #expect(axis.place(axis.high) == 0)
    }
  }

  @Test func `a logarithmic axis goes from a power of ten to another`() {
    let axis = ChartAxis(.logarithmic, for: [0.3, 1_200], from: 0, to: 100)
    #expect(axis.ticks.map(\.label) == ["0.1", "1", "10", "100", "1 k", "10 k"])
    #expect(axis.place(0.1) == 0)
    #expect(axis.place(10) == 40)
    #expect(axis.place(0) == 0)
    #expect(axis.place(1e12) == 100)
  }

  @Test func `growth ends at its number`() {
    let chart = GrowthChart(
      title: "pairs", scenarios: 100, growth: [0, 0, 5, 40, 41],
      events: [.init(scenario: 12, name: "1")])
    let svg = chart.drawing.content.text
    #expect(svg.contains("class=\"curve s0\""))
    #expect(svg.contains("class=\"event\""))
    #expect(chart.drawing.label == "pairs: 5 after 100 scenarios; 1 findings.")
  }

  @Test func `curves have a color, and two charts have one scale`() throws {
    let growth = GrowthChart(title: "pairs", scenarios: 9, growth: [0, 5], events: [])
    let pace = try #require(
      PaceChart([0, 1, 2].map { Pace(seconds: Double($0), scenarios: $0 * 10) }))
    #expect(pace.drawing.content.text.contains("class=\"curve s0\""))
    #expect(pace.drawing.width == growth.drawing.width)
  }
}
