import Foundation
import Harness
import Reporting
import Running
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
  ) { arguments, console, _ in
    let (action, named) = (arguments.operands[0], arguments.operands[1])
    guard action == "minimize" else {
      throw UsageError(
        "'corpus' can't '\(action)'", expected: "'\(programName) corpus minimize FOLDER'")
    }
    guard TextFile.isFolder(named) else { throw UsageError("there is no folder \(named)") }
    let corpus = Corpus(named)
    let folder = TextFile.exists(corpus.interesting) ? corpus.interesting : named
    let entries = try Corpus.entries(in: folder)
    let needed = fewestCovering(entries.coverages)
    let files = Set(needed.map { entries[$0].file })
    for file in entries.map(\.file) where !files.contains(file) { try TextFile.remove(file) }
    console.write(
      "\(files.count.grouped) of \(entries.count.counted("document")) left in \(folder)\n")
    return .agreement
  }
}
