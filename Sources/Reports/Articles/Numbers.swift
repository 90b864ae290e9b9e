extension BinaryInteger {
  /// The number with a comma between thousands: `1,234,567`.
  package var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return self < 0 ? "-" + text : text
  }

  /// The number as a count of `noun`: `1 step`, `2,000 steps`.
  package func counted(_ noun: String) -> String { counted(noun, plural: noun + "s") }

  /// The number as a count of a noun with another plural: `2 wishes`.
  package func counted(_ noun: String, plural: String) -> String {
    "\(grouped) \(self == 1 ? noun : plural)"
  }
}

extension Double {
  /// Rounded to a number of digits after the point; digits before it are grouped.
  package func fixed(_ digits: Int) -> String {
    guard isFinite, magnitude < 1e15 else { return "\(self)" }
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = UInt64((magnitude * scale).rounded())
    let sign = self < 0 && scaled > 0 ? "-" : ""
    let whole = sign + (scaled / UInt64(scale)).grouped
    guard digits > 0 else { return whole }
    let fraction = String(scaled % UInt64(scale))
    return whole + "." + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  /// The number with about three digits, however large: `0.27`, `4.18`, `351`, `12,700`, `1.2 M`.
  package var rough: String {
    switch magnitude {
    case ..<10: fixed(2)
    case ..<100: fixed(1)
    case ..<1e6: fixed(0)
    case ..<1e9: (self / 1e6).fixed(1) + " M"
    default: (self / 1e9).fixed(1) + " G"
    }
  }
}

extension Double {
  /// The number in a scenario document: without a fraction that is 0.
  package var plain: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : "\(self)"
  }
}
