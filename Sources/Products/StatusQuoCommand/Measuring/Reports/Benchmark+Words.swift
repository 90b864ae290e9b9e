package import StatusQuoBenchmarking
import StatusQuoReporting

extension BenchmarkTask {
  /// The operation in a few words.
  var text: String {
    switch self {
    case .question(let question): "\(question.text) question, until its answer is there"
    case .step(let group): group.text
    case .stepAndBar(let group): "\(group.text), then a bar question"
    case .stepAndObservation: "a step and a whole observation"
    }
  }
}

extension Question {
  var text: String {
    switch self {
    case .statusBar: "bar"
    case .style: "style"
    case .viewStyle: "style of a view or window"
    }
  }
}

extension BenchmarkPlan.Tree {
  /// The words for people: `app-like, 60 controllers`.
  package var text: String { "\(shape.text), \(controllers.counted("controller"))" }
}

extension Figure.Measure {
  /// The unit of a value.
  package var unit: String {
    switch self {
    case .time: "ns"
    case .instructions: "instructions"
    case .allocations: "allocations"
    }
  }
}

extension Measurement {
  /// The median, and half the range of the middle half of the samples in percent of it.
  var spread: String {
    if nanoseconds.count == 1 { return "\(median.short) once" }
    if median < 0.05 { return median.shortTime }
    let half = (quartiles.upperBound - quartiles.lowerBound) / 2
    return "\(median.short) ±\(median > 0 ? (100 * half / median).fixed(0) : "0")%"
  }
}

extension Ratio {
  /// The change that it means, with its interval: `+12.3 % (+11.8 to +12.9)`.
  var change: String {
    let (low, high) = (interval.lowerBound, interval.upperBound)
    if median - 1 >= Ratio.fromNone { return "from none" }
    if low == high { return Ratio.percent(median) + " %" }
    return "\(Ratio.percent(median)) % (\(Ratio.percent(low)) to \(Ratio.percent(high)))"
  }

  /// An increase beyond this is one from 0.
  private static let fromNone = 1e4

  private static func percent(_ ratio: Double) -> String {
    let percent = 100 * (ratio - 1)
    guard percent.magnitude < 100 * fromNone else { return "any" }
    let text = percent.fixed(percent.magnitude < 0.095 ? 2 : 1)
    return text.hasPrefix("-") ? text : "+" + text
  }
}

extension Double {
  /// The number with about three digits and no unit: `0.27`, `41.8`, `12,700`, `1,240,000`.
  var short: String { fixed(magnitude < 10 ? 2 : magnitude < 100 ? 1 : 0) }

  /// The number for a time: less than the variation of the loop around it is not a number.
  var shortTime: String { self < 0.05 ? "<0.05" : short }
}
