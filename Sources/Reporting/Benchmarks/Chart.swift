import Foundation

/// Lines over two logarithmic axes, as SVG.
public struct Chart: Sendable {
  /// A place on the axes; both coordinates are above 0.
  public struct Point: Hashable, Sendable {
    let x: Double
    let y: Double
  }

  /// One line.
  public struct Series: Sendable {
    let name: String
    let points: [Point]
  }

  /// What the file is called.
  public let fileName: String
  /// What is to be seen.
  public let title: String
  let x: String
  let y: String
  let series: [Series]

  var hasLines: Bool { series.contains { $0.points.count > 1 } }

  /// The picture.
  ///
  /// - Precondition: there is a line.
  public var svg: String {
    let points = series.flatMap(\.points)
    let frame = Frame(
      x: Axis(points.map(\.x), from: 80, to: 600), y: Axis(points.map(\.y), from: 350, to: 50))
    let lines =
      [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 800 410\""
          + " font-family=\"sans-serif\" font-size=\"12\">",
        "<rect width=\"800\" height=\"410\" fill=\"white\"/>",
        "<text x=\"80\" y=\"28\" font-size=\"15\">\(title)</text>",
        "<text x=\"340\" y=\"395\" text-anchor=\"middle\">\(x)</text>",
        "<text transform=\"translate(20 200) rotate(-90)\" text-anchor=\"middle\">\(y)</text>",
      ] + frame.grid + series.enumerated().flatMap { frame.line($1, number: $0) } + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A logarithmic axis from one power of ten to another.
private struct Axis {
  let decades: ClosedRange<Int>
  let start: Double
  let end: Double

  init(_ values: [Double], from start: Double, to end: Double) {
    let lowest = Int(log10(values.min() ?? 1).rounded(.down))
    let highest = Int(log10(values.max() ?? 1).rounded(.up))
    decades = lowest...max(lowest + 1, highest)
    self.start = start
    self.end = end
  }

  func place(_ value: Double) -> Double {
    let share = (log10(value) - Double(decades.lowerBound)) / Double(decades.count - 1)
    return start + share * (end - start)
  }

  func text(_ decade: Int) -> String {
    switch decade {
    case 9...: "\(Int(pow(10, Double(decade - 9)))) G"
    case 6...: "\(Int(pow(10, Double(decade - 6)))) M"
    case 3...: "\(Int(pow(10, Double(decade - 3)))) k"
    case 0...: "\(Int(pow(10, Double(decade))))"
    default: pow(10, Double(decade)).fixed(-decade)
    }
  }
}

private struct Frame {
  let x: Axis
  let y: Axis

  private static let colors = ["#1f77b4", "#d62728", "#2ca02c", "#9467bd", "#ff7f0e", "#17becf"]

  var grid: [String] {
    x.decades.flatMap { decade in
      let place = x.place(pow(10, Double(decade))).fixed(1)
      return [
        "<path d=\"M\(place) 50V350\" stroke=\"#ddd\"/>",
        "<text x=\"\(place)\" y=\"370\" text-anchor=\"middle\">\(x.text(decade))</text>",
      ]
    }
      + y.decades.flatMap { decade in
        let place = y.place(pow(10, Double(decade))).fixed(1)
        return [
          "<path d=\"M80 \(place)H600\" stroke=\"#ddd\"/>",
          "<text x=\"72\" y=\"\(place)\" text-anchor=\"end\">\(y.text(decade))</text>",
        ]
      }
  }

  func line(_ series: Chart.Series, number: Int) -> [String] {
    let color = Frame.colors[number % Frame.colors.count]
    let places = series.points.map { "\(x.place($0.x).fixed(1)) \(y.place($0.y).fixed(1))" }
    guard !places.isEmpty else { return [] }
    return [
      "<path d=\"M\(places.joined(separator: "L"))\" fill=\"none\" stroke=\"\(color)\""
        + " stroke-width=\"2\"/>",
      "<text x=\"612\" y=\"\(66 + 20 * number)\" fill=\"\(color)\">\(series.name)</text>",
    ]
  }
}
