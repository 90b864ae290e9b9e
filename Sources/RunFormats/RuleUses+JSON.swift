import StatusQuoAppearanceModel
public import StatusQuoHarness
public import StatusQuoScenarioFiles

extension RuleUses {
  /// One text, since workers send it with each part of a run: for each place of a user and a band ten hexadecimal
  /// numbers, the place and the bits of the rules met by at least one, two and three scenarios.
  public static let jsonForm = JSONForm.text("hexadecimal numbers, ten at a time").mapped {
    (uses: RuleUses) in
    var text = ""
    for (place, met) in uses.places {
      let rules = [met.once, met.twice, met.often].flatMap {
        [$0.bits.low, $0.bits.middle, $0.bits.high]
      }
      for number in [UInt64(place)] + rules {
        text += String(number, radix: 16) + " "
      }
    }
    return text
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
