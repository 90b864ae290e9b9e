extension String {
  /// Appends a number with at most two digits after the point: pictures need no more, and so they
  /// are the same on every machine. What is not finite, or beyond a million, is cut off there.
  package mutating func append(_ number: Double) {
    let limit = 1_000_000.0
    let clamped = number.isNaN ? 0 : Swift.max(-limit, Swift.min(limit, number))
    let hundredths = Int((clamped * 100).rounded())
    if hundredths < 0 { self += "-" }
    let magnitude = hundredths.magnitude
    self += String(magnitude / 100)
    let rest = magnitude % 100
    if rest == 0 { return }
    self += rest < 10 ? ".0" : "."
    self += rest % 10 == 0 ? String(rest / 10) : String(rest)
  }
}
