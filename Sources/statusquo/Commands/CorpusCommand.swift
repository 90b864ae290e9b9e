import Foundation
import Harness
import Reporting
import ScenarioFiles

extension Command {
  static let corpus = Command(
    name: "corpus",
    summary: "Keep of a folder of scenarios only what is needed: 'corpus minimize FOLDER'",
    operands: .these("minimize FOLDER"),
    options: [],
    details: """
      'minimize' removes documents below the folder until each that is left reaches something that
      no other one reaches: a rule by a kind of step, a reason, a kind of controller, a version. Of
      a folder given to 'fuzz --corpus' the counterexamples stay.
      """
  ) { arguments, console in
    let (action, named) = (arguments.operands[0], arguments.operands[1])
    guard action == "minimize" else {
      throw Complaint(
        "'corpus' can't '\(action)'", expected: "'statusquo corpus minimize FOLDER'")
    }
    guard TextFile.isFolder(named) else { throw Complaint("there is no folder \(named)") }
    let corpus = Corpus(named)
    let folder = TextFile.exists(corpus.interesting) ? corpus.interesting : named
    let kept = try Corpus.kept(in: folder)
    let needed = fewestCovering(kept.coverages)
    let files = Set(needed.map { kept[$0].file })
    for file in kept.map(\.file) where !files.contains(file) { try TextFile.remove(file) }
    console.write(
      "\(files.count.grouped) of \(kept.count.counted("document")) left in \(folder)\n")
    return .agreement
  }
}
