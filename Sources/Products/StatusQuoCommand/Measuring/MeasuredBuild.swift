import StatusQuoBenchmarking
import StatusQuoJSON
import StatusQuoReporting
import StatusQuoScenarioFiles

/// A build of statusquo, measured in a process of its own.
package struct MeasuredBuild {
  package let binary: String
  /// The options that say what is measured.
  package var options: [String]

  package init(binary: String, options: [String]) {
    self.binary = binary
    self.options = options
  }

  /// Its figures of time and allocations.
  func figures() throws -> [Figure] {
    let run = try Subprocess(binary, ["bench", "--format", "json"] + options)
    guard run.exitCode == 0, let report = try? JSON(parsing: run.output),
      let figures = Figure.all(in: report)
    else {
      throw UsageError(
        "'\(binary)' can't be measured: \(run.errors.suffix(200))",
        expected: "a build of statusquo of the same version of 'bench --format json'")
    }
    return figures
  }

  /// Two builds in turn, a process each, `rounds` times; the first changes from round to round.
  static func inTurn(
    _ this: MeasuredBuild, _ other: MeasuredBuild, rounds: Int, _ progress: (Int) -> Bool
  ) throws -> [(this: [Figure], other: [Figure])] {
    var pairs: [(this: [Figure], other: [Figure])] = []
    for round in 0..<rounds {
      guard progress(round) else { break }
      if round.isMultiple(of: 2) {
        let first = try this.figures()
        pairs.append((first, try other.figures()))
      } else {
        let first = try other.figures()
        pairs.append((try this.figures(), first))
      }
    }
    return pairs
  }
}
