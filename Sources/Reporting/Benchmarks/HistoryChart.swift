import StatusQuoBenchmarking

/// Counts of one version after the other, as lines in percent of the first, as SVG.
public struct HistoryChart: Sendable {
  struct Line: Sendable {
    let name: String
    /// By version; `nil` where the figure was not counted.
    let percent: [Double?]
  }

  /// What the file is called.
  public let fileName: String
  let title: String
  let labels: [String]
  let lines: [Line]

  init(fileName: String, title: String, labels: [String], counts: [[HistoryEntry.Count]]) {
    self.fileName = fileName
    self.title = title
    self.labels = labels
    let names = counts.joined().map(\.name).unique
    let values = counts.map { Dictionary($0.map { ($0.name, $0.value) }) { first, _ in first } }
    lines = names.compactMap { name in
      // What is less is written as 0.
      guard let first = values.lazy.compactMap({ $0[name] }).first, first >= 0.001 else {
        return nil
      }
      return Line(name: name, percent: values.map { $0[name].map { 100 * $0 / first } })
    }
  }

  private static let colors = ["#1f77b4", "#d62728", "#2ca02c", "#9467bd", "#ff7f0e", "#17becf"]

  /// The picture.
  public var svg: String {
    let highest = max(110, lines.flatMap(\.percent).compactMap(\.self).max() ?? 100)
    let height = max(410, 90 + 16 * lines.count)
    let parts =
      [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 900 \(height)\""
          + " font-family=\"sans-serif\" font-size=\"11\">",
        "<rect width=\"900\" height=\"\(height)\" fill=\"white\"/>",
        "<text x=\"60\" y=\"28\" font-size=\"15\">\(title), % of the first version</text>",
      ] + grid(highest) + lines.enumerated().flatMap { draw($1, number: $0, highest) } + ["</svg>"]
    return parts.joined(separator: "\n") + "\n"
  }

  private func x(_ version: Int) -> Double {
    60 + 540 * Double(version) / Double(max(1, labels.count - 1))
  }

  private func y(_ percent: Double, _ highest: Double) -> Double { 350 - 300 * percent / highest }

  private func grid(_ highest: Double) -> [String] {
    var distance = highest > 400 ? 100.0 : 25
    while highest / distance > 40 { distance *= 10 }
    let levels = stride(from: 0.0, through: highest, by: distance).flatMap { percent in
      let place = y(percent, highest).fixed(1)
      return [
        "<path d=\"M60 \(place)H600\" stroke=\"#ddd\"/>",
        "<text x=\"52\" y=\"\(place)\" text-anchor=\"end\">\(percent.fixed(0))</text>",
      ]
    }
    let versions = labels.indices.map { version in
      "<text x=\"\(x(version).fixed(1))\" y=\"368\" text-anchor=\"middle\">"
        + "\(labels[version].escapedForXML)</text>"
    }
    return levels + versions
  }

  private func draw(_ line: Line, number: Int, _ highest: Double) -> [String] {
    let color = Self.colors[number % Self.colors.count]
    let places = line.percent.enumerated().compactMap { version, percent in
      percent.map { "\(x(version).fixed(1)) \(y($0, highest).fixed(1))" }
    }
    let last = line.percent.compactMap(\.self).last ?? 0
    return [
      "<path d=\"M\(places.joined(separator: "L"))\" fill=\"none\" stroke=\"\(color)\""
        + " stroke-width=\"1.5\"/>",
      "<text x=\"612\" y=\"\(60 + 16 * number)\" fill=\"\(color)\">"
        + "\(line.name.escapedForXML) \(last.fixed(0))</text>",
    ]
  }
}
