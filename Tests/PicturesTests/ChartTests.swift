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

  private static func value(_ median: Double) -> Measured {
    Measured(median, spread: median / 2...median * 2)
  }

  @Test func `curves have their names at their ends, one below the other`() throws {
    let plot = try #require(
      CurvePlot(
        "steps", across: "controllers", up: "a second",
        ["mine", "other"].map { name in
          CurvePlot.Curve(name: name, values: [10, 1_000].map { ($0, Self.value(1e6 / $0)) })
        }))
    #expect(plot.drawing.label == "steps: mine, other.")
    let svg = plot.drawing.content.text
    #expect(svg.contains("class=\"curve s0\"") && svg.contains("class=\"curve s1\""))
    let heights = svg.matches(of: /<text [^>]*y="([0-9.]+)"[^>]*>(?:mine|other)</)
      .compactMap { Double($0.output.1) }
    #expect(heights.count == 2 && heights[1] - heights[0] >= 14)
  }

  @Test func `a curve needs two values, ratios one`() {
    let one = CurvePlot.Curve(name: "mine", values: [(10, Self.value(1))])
    #expect(CurvePlot("steps", across: "", up: "", [one]) == nil)
    #expect(RatioPlot("ratios", to: ["other"], [.init(name: "push", ratios: [nil])]) == nil)
  }

  @Test func `a ratio above 1 is marked right of the strong line`() throws {
    let plot = try #require(
      RatioPlot("ratios", to: ["other"], [.init(name: "push", ratios: [Self.value(4)])]))
    let svg = plot.drawing.content.text
    let even = try #require(svg.firstMatch(of: /d="M([0-9.]+)[^"]*" class="even"/)).output.1
    let mark = try #require(
      svg.matches(of: /d="M([0-9.]+) [^"]*" class="curve s0"/).last
    ).output.1
    #expect(try #require(Double(mark)) > #require(Double(even)))
  }
}
