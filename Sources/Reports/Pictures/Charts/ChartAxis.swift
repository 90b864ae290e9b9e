/// The places of the values of a chart.
package struct ChartAxis: Sendable {
  package enum Scale: Sendable {
    case linear
    /// An axis for values above 0.
    case logarithmic
  }

  /// A value with a line and a label.
  package struct Tick: Hashable, Sendable {
    var value: Double
    package var label: String
  }

  let scale: Scale
  let low: Double
  package let high: Double
  /// The place of the lowest value.
  let start: Double
  /// The place of the highest value.
  let end: Double
  package let ticks: [Tick]

  /// An axis with room for all values: from 0 when linear, else from a power of ten to another.
  package init(_ scale: Scale, for values: [Double], from start: Double, to end: Double) {
    self.scale = scale
    self.start = start
    self.end = end
    let usable = values.filter { $0.isFinite && (scale == .linear || $0 > 0) }
    switch scale {
    case .linear:
      let step = Self.step(for: usable.max() ?? 1)
      let count = max(1, Int(((usable.max() ?? 1) / step).rounded(.up)))
      low = 0
      high = step * Double(count)
      ticks = (0...count).map {
        Tick(value: step * Double($0), label: (step * Double($0)).compact)
      }
    case .logarithmic:
      let first = Int((usable.min() ?? 1).logarithm.rounded(.down))
      let last = max(first + 1, Int((usable.max() ?? 10).logarithm.rounded(.up)))
      low = Double.power(ofTen: first)
      high = Double.power(ofTen: last)
      ticks = (first...last).map {
        Tick(value: .power(ofTen: $0), label: Double.power(ofTen: $0).compact)
      }
    }
  }

  /// The place of a value; what is beyond the axis is put at its end.
  package func place(_ value: Double) -> Double {
    let share: Double
    switch scale {
    case .linear: share = value / high
    case .logarithmic:
      let (bottom, top) = (low.logarithm, high.logarithm)
      share = value > 0 ? (value.logarithm - bottom) / (top - bottom) : 0
    }
    return start + max(0, min(1, share)) * (end - start)
  }

  /// A step of 1, 2 or 5 times a power of ten that gives about five ticks.
  private static func step(for highest: Double) -> Double {
    guard highest > 0 else { return 1 }
    let rough = highest / 5
    let power = Double.power(ofTen: Int(rough.logarithm.rounded(.down)))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 } ?? 10 * power
  }
}

extension Double {
  package static func power(ofTen exponent: Int) -> Double {
    (0..<exponent.magnitude).reduce(1) { power, _ in exponent < 0 ? power / 10 : power * 10 }
  }

  /// The logarithm to base 10 of a value above 0, the same on every machine: the power of two, and
  /// the series of the inverse hyperbolic tangent for the rest.
  package var logarithm: Double {
    guard self > 0, isFinite else { return 0 }
    let ratio = (significand - 1) / (significand + 1)
    var (sum, term) = (0.0, ratio)
    for place in 0..<24 {
      sum += term / Double(2 * place + 1)
      term *= ratio * ratio
    }
    let (lnTwo, lnTen) = (0.693_147_180_559_945_3, 2.302_585_092_994_046)
    let result = (Double(exponent) * lnTwo + 2 * sum) / lnTen
    // A power of ten is one, regardless of the last digit of the series.
    let whole = result.rounded()
    return (result - whole).magnitude < 1e-12 ? whole : result
  }

  /// The number with two or three digits: `0.25`, `4.2`, `350`, `12 k`, `1.5 M`.
  package var compact: String {
    var text = ""
    switch magnitude {
    case ..<10: text.append(self)
    case ..<100: text.append((self * 10).rounded() / 10)
    case ..<1_000: text.append(rounded())
    case ..<999_500:
      text.append(magnitude < 10_000 ? (self / 100).rounded() / 10 : (self / 1_000).rounded())
      text += " k"
    case ..<999_500_000:
      text.append((self / 100_000).rounded() / 10)
      text += " M"
    default:
      text.append((self / 100_000_000).rounded() / 10)
      text += " G"
    }
    return text
  }
}

extension Markup {
  mutating func drawGrid(_ plot: Area, _ across: ChartAxis, _ up: ChartAxis, x: String, y: String) {
    for tick in across.ticks {
      let place = across.place(tick.value)
      drawLine(place, plot.y, place, plot.maxY, "grid")
      label(tick.label, place, plot.maxY + 16, "mid tick")
    }
    for tick in up.ticks {
      let place = up.place(tick.value)
      drawLine(plot.x, place, plot.maxX, place, "grid")
      label(tick.label, plot.x - 6, place + 4, "end tick")
    }
    label(x, plot.midX, plot.maxY + 36, "mid small dim")
    label(y, plot.x, plot.y - 6, "small dim")
  }

  mutating func drawLine(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ name: StaticString,
    _ other: StaticString? = nil
  ) {
    let line = PathData(through: [Point(x: x1, y: y1), Point(x: x2, y: y2)])
    add(.path, .d(line), .class(name, other))
  }
}
