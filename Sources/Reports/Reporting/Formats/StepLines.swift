import StatusQuoJSON
import StatusQuoScenarioFiles

/// The line of each step in a scenario document.
struct StepLines {
  private let lines: [Int]

  /// The lines of a text; of one that is no document, or of none, every step stands in line 1.
  init(_ text: [UInt8]?) {
    let steps = text.flatMap { try? JSON(parsing: $0) }?["steps"]?.elements ?? []
    lines = steps.map { max(1, Int($0.position.line)) }
  }

  /// The line of a step; of 0, the launch, the first line.
  subscript(step: Int) -> Int { step > 0 && step <= lines.count ? lines[step - 1] : 1 }
}
