import Foundation
import StatusQuoAppearanceModel
import StatusQuoDiagnosing
import StatusQuoHarness
import StatusQuoReferenceModel

// Takes the place of the laboratory's own file in a copy whose reference has switches at its branches.

extension Explainer {
  /// The branches of the reference, each taken another way.
  static var further: [(name: String, explainer: Explainer)] {
    let branches = Branch.all.map { branch in
      Fault(branch.number.description, branch.words) { scenario, visit in
        branch.play(scenario, visit)
      }
    }
    let right = Fault("right", "nothing were wrong") { ReferenceModel($0) }
    return [("branch", Explainer(right: right, known: branches))]
  }
}

/// A branch of the reference that can be taken another way.
private struct Branch {
  let number: Int
  let words: String

  /// Those of the table that the environment names, without those that never end.
  static var all: [Branch] {
    let out = Set(lines(of: "STATUSQUO_BRANCHES_OUT"))
    return lines(of: "STATUSQUO_BRANCHES").compactMap { row in
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5, let number = Int(fields[0]), !out.contains(fields[0]) else {
        return nil
      }
      let file = fields[2].prefix { $0 != ":" }
      return Branch(number: number, words: "\(file): `\(fields[3])` were `\(fields[4])`")
    }
  }

  private static func lines(of variable: String) -> [String] {
    guard let path = ProcessInfo.processInfo.environment[variable],
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").map(String.init)
  }

  func play(_ scenario: Scenario, _ visit: (borrowing Observation) -> Bool) {
    note(number)
    branchTakenAnotherWay = number
    var model = ReferenceModel(scenario)
    model.play(scenario.steps) { _, observation in
      branchTakenAnotherWay = 0
      defer { branchTakenAnotherWay = number }
      return visit(observation)
    }
    branchTakenAnotherWay = 0
    note(0)
  }

  /// The file that says which branch is played, for when this process dies of it.
  private static let place: Int32 = open(
    ProcessInfo.processInfo.environment["STATUSQUO_BRANCH_AT"] ?? "/dev/null",
    O_WRONLY | O_CREAT, 0o644)

  /// Ends this process if the branch takes longer than a few seconds.
  private func note(_ number: Int) {
    let text = "\(number)\n"
    _ = text.withCString { pwrite(Self.place, $0, strlen($0), 0) }
    ftruncate(Self.place, text.utf8.count)
    alarm(number == 0 ? 0 : 3)
  }
}
