import Benchmarking

extension BenchmarkTask {
  /// What an operation is, in a few words.
  var text: String {
    switch self {
    case .query(let question): question.text
    case .mix(let question, let queries): "\(question.text), \(queries):1"
    case .overrideMix(let queries): "style, overrides only, \(queries):1"
    case .step(let group): group.text
    case .stepAndBar(let group): "\(group.text), then the bar"
    }
  }
}

extension Question {
  var text: String {
    switch self {
    case .statusBar: "status bar"
    case .style: "style"
    }
  }
}

extension Figure.Goal {
  var text: String {
    switch self {
    case .below(let limit): "under \(limit.plain)"
    case .above(let limit): "at least \(limit.rough)"
    }
  }
}

extension Measurement {
  /// The median and the range of the middle half.
  var spread: String {
    nanoseconds.count == 1
      ? "\(median.short) [once]"
      : "\(median.short) [\(quartiles.lowerBound.short) - \(quartiles.upperBound.short)]"
  }
}

extension Ratio {
  /// The median and its interval.
  var text: String {
    "\(median.short) [\(interval.lowerBound.short) - \(interval.upperBound.short)]"
  }
}

extension Double {
  /// With about three digits and no unit: `0.27`, `41.8`, `12,700`, `1,240,000`.
  var short: String { fixed(magnitude < 10 ? 2 : magnitude < 100 ? 1 : 0) }
}

extension Int {
  /// A power of two of bytes: `4 KiB`, `64 MiB`.
  var bytes: String {
    self >= 1 << 20 ? "\(self >> 20) MiB" : self >= 1 << 10 ? "\(self >> 10) KiB" : "\(self) B"
  }
}
