import StatusQuoAppearanceModel
package import StatusQuoHarness
package import StatusQuoScenarioFiles

extension RuleUses {
  /// One text, since workers send it with each part of a run: for each place of a user and a band ten hexadecimal
  /// numbers, the place and the bits of the rules met by at least one, two and three scenarios.
  package static let jsonForm = JSONForm.text("hexadecimal numbers, ten at a time").mapped {
    (uses: RuleUses) in
    var text: [UInt8] = []
    for (place, met) in uses.places {
      append(UInt64(place), to: &text)
      for rules in [met.once, met.twice, met.often] {
        append(rules.bits.low, to: &text)
        append(rules.bits.middle, to: &text)
        append(rules.bits.high, to: &text)
      }
    }
    return String(decoding: text, as: UTF8.self)
  } _: { text in
    guard let numbers = numbers(in: text), numbers.count.isMultiple(of: 10) else { return nil }
    var uses = RuleUses()
    for start in stride(from: 0, to: numbers.count, by: 10) {
      func rules(_ place: Int) -> RuleSet {
        let first = start + place
        return RuleSet(bits: (numbers[first], numbers[first + 1], numbers[first + 2]))
      }
      uses.add(MetRules(once: rules(1), twice: rules(4), often: rules(7)), at: numbers[start])
    }
    return uses
  }
}

/// Appends a number, with a space behind it.
private func append(_ number: UInt64, to text: inout [UInt8]) {
  let digits = max(1, (67 - number.leadingZeroBitCount) / 4)
  for digit in (0..<digits).reversed() {
    let value = UInt8(truncatingIfNeeded: number >> (4 * digit)) & 15
    text.append(value < 10 ? value + UInt8(ascii: "0") : value - 10 + UInt8(ascii: "a"))
  }
  text.append(UInt8(ascii: " "))
}

/// The numbers, each with a space behind it.
private func numbers(in text: String) -> [UInt64]? {
  var numbers: [UInt64] = []
  var number: UInt64 = 0
  for character in text.utf8 {
    switch character {
    case UInt8(ascii: " "):
      numbers.append(number)
      number = 0
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      number = number << 4 | UInt64(character - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"):
      number = number << 4 | UInt64(character - UInt8(ascii: "a") + 10)
    default: return nil
    }
  }
  return text.utf8.last.map { $0 == UInt8(ascii: " ") } ?? true ? numbers : nil
}
