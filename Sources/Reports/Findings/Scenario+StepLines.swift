package import StatusQuoAppearanceModel
package import StatusQuoArticles
import StatusQuoHarness

extension Scenario {
  /// The launch and steps with their numbers, one of them marked, and those that have no effect.
  package func stepLines(
    _ numbers: ClosedRange<Int>, of last: Int? = nil, marked: Int,
    _ refusals: [Int: StepOutcome] = [:]
  ) -> [Phrase] {
    let width = "\(last ?? numbers.upperBound)".count
    return numbers.map { number in
      let call =
        (number == 0 ? "launch" : steps[number - 1].call(names))
        + (number > 0 && number == steps.count && idling > 0
          ? ", after \(idlingBy.words), up to \(1 << idling) times, unobserved"
          : "")
      let label =
        String(repeating: " ", count: width - "\(number)".count) + "\(number)  \(call)"
        + (refusals[number].map { ": \($0.words)" } ?? "")
      return number == marked ? Phrase("> " + label, .wrong) : Phrase("  " + label)
    }
  }
}
