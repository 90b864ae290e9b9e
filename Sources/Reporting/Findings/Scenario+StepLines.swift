import StatusQuoAppearanceModel
import StatusQuoPictures

extension Scenario {
  /// The launch and steps with their numbers, one of them marked.
  func stepLines(_ numbers: ClosedRange<Int>, marked: Int) -> [Phrase] {
    let width = "\(numbers.upperBound)".count
    return numbers.map { number in
      let call = number == 0 ? "launch" : steps[number - 1].call(names)
      let label = String(repeating: " ", count: width - "\(number)".count) + "\(number)  \(call)"
      return number == marked ? Phrase("> " + label, .wrong) : Phrase("  " + label)
    }
  }
}
