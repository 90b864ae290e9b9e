import Foundation
import StatusQuo
import StatusQuoSeededBugs
import StatusQuoWorkers

// hunt SEED SCENARIOS [BUG]: plays the scenarios of a seed, with a bug planted, until the models differ.
// hunt SEED SCENARIOS while CIRCUMSTANCE…: the same with the mutation held back but where all of them hold.
// hunt circumstances: prints them, a group in a line.
// hunt serve reference, hunt serve BUG: answers by the protocol of programs under test, `cached` without a bug.
// hunt documents PACKAGE: prints the first document that the reference does not keep.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments == ["circumstances"] {
  for group in Circumstance.groups { print(group.map(\.words).joined(separator: "\t")) }
  exit(0)
}
if arguments.count == 2, arguments[0] == "documents" {
  alarm(10)
  exit(try firstFailingDocument(in: arguments[1]))
}
if arguments.count == 2, arguments[0] == "serve" {
  serveResolver(arguments[1])
  exit(0)
}
guard arguments.count >= 2, let seed = UInt64(arguments[0]), let scenarios = Int(arguments[1])
else {
  print(
    "usage: hunt SEED SCENARIOS [BUG], hunt SEED SCENARIOS while CIRCUMSTANCE…, hunt circumstances, "
      + "hunt serve WHAT, or hunt documents PACKAGE")
  exit(2)
}
if arguments.dropFirst(2).first == "while" {
  let words = Set(arguments.dropFirst(3))
  exit(firstDivergence(seed: seed, scenarios: scenarios) { HeldBack($0, while: words) })
}
guard arguments.count == 3 else {
  exit(firstDivergence(seed: seed, scenarios: scenarios) { CachedResolver($0) })
}
let planted = bug(named: arguments[2])
exit(
  firstDivergence(seed: seed, scenarios: scenarios) { scenario in
    WrongResolver(scenario, bug: planted) { CachedResolver($0) }
  })

func bug(named id: String) -> SeededBug {
  guard let bug = SeededBug.all.first(where: { $0.id == id }) else {
    print("no bug has the id '\(id)'")
    exit(2)
  }
  return bug
}

func serveResolver(_ name: String) {
  switch name {
  case "reference": serve { ReferenceModel($0) }
  case "cached": serve { CachedResolver($0) }
  default:
    let planted = bug(named: name)
    serve { scenario in WrongResolver(scenario, bug: planted) { CachedResolver($0) } }
  }
}
