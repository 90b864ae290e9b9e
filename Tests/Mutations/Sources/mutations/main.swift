import Foundation
import mutating

let usage = """
  usage: mutations make PACKAGE WORK [reference]
           writes WORK/mutations.tsv, a line for each mutation of the cached resolver or of the
           reference's branches, and builds all of them
         mutations play WORK SCENARIOS [SEED [NUMBER…]]
           plays SCENARIOS scenarios on each, or on those with these numbers
         mutations branches PACKAGE WORK
           replays all documents on each mutation of the reference, and writes
           PACKAGE/Tests/Laboratory/Results/Branches.md
         mutations score PACKAGE WORK
           searches for some mutations of the cached resolver as a user does, and writes
           PACKAGE/Tests/Laboratory/Results/SourceMutations.md
         mutations suspects PACKAGE WORK
           explains findings by laws and by rules as suspects, and writes
           PACKAGE/Tests/Laboratory/Results/Suspects.md
         mutations earns PACKAGE WORK
           searches for bugs without parts of the generator, and writes PACKAGE/Tests/Laboratory/Results/Earnings.md
  """
let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.count) {
case ("make", 3),
  ("make", 4) where arguments.last == "reference":
  let model: MutatedModel = arguments.count == 4 ? .reference : .cached
  try make(URL(filePath: arguments[1]), in: URL(filePath: arguments[2]), model)
case ("suspects", 3):
  try SuspectScore(of: URL(filePath: arguments[1]), in: URL(filePath: arguments[2])).write()
case ("play", 3...):
  let numbers = Set(arguments.dropFirst(4).compactMap { Int($0) })
  try play(
    in: URL(filePath: arguments[1]), scenarios: Int(arguments[2]) ?? 10_000,
    seed: arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1, numbers: numbers)
case ("branches", 3):
  try BranchReport(of: URL(filePath: arguments[1]), in: URL(filePath: arguments[2])).write()
case ("score", 3):
  try SourceScore(of: URL(filePath: arguments[1]), in: URL(filePath: arguments[2])).write()
case ("earns", 3):
  try Earnings(of: URL(filePath: arguments[1]), in: URL(filePath: arguments[2])).write()
default:
  print(usage)
  exit(2)
}

func make(_ package: URL, in work: URL, _ model: MutatedModel) throws {
  let mutated = try MutatedPackage(of: package, in: work, model: model)
  try mutated.mutations.map(\.row).joined(separator: "\n").write(
    to: work.appending(path: "mutations.tsv"), atomically: true, encoding: .utf8)
  print("\(mutated.mutations.count) mutations, \(mutated.refused.count) more do not compile")
}

/// The mutations that were made in a folder.
func mutationsMade(in work: URL) throws -> [Mutation] {
  try String(contentsOf: work.appending(path: "mutations.tsv"), encoding: .utf8)
    .split(separator: "\n").compactMap { Mutation(row: String($0)) }
}

/// Prints each mutation with what became of it, then how many of each kind survive.
func play(in work: URL, scenarios: Int, seed: Int, numbers: Set<Int>) throws {
  let search = ["\(seed)", "\(scenarios)"]
  guard try hunt(0, work, search).exitCode == 0 else {
    throw Unusable("the models differ without any mutation")
  }
  var made: [Mutation.Kind: Int] = [:]
  var survivors: [Mutation.Kind: Int] = [:]
  for mutation in try mutationsMade(in: work)
  where numbers.isEmpty || numbers.contains(mutation.number) {
    let result = try hunt(mutation.number, work, search)
    made[mutation.kind, default: 0] += 1
    if result.exitCode == 0 { survivors[mutation.kind, default: 0] += 1 }
    print("\(mutation.row)\t\(verdict(of: result))")
    fflush(nil)
  }
  for kind in Mutation.Kind.allCases where made[kind] != nil {
    print("\(kind): \(made[kind]!) made, \(survivors[kind] ?? 0) survive")
  }
}

func hunt(
  _ number: Int, _ work: URL, _ arguments: [String], without lacking: Int = 0
) throws -> Command {
  try Command(
    work.appending(path: "build/release/hunt").path, arguments,
    environment: [
      "STATUSQUO_MUTANT": "\(number)", "STATUSQUO_WITHOUT": "\(lacking)",
      "SWIFT_BACKTRACE": "enable=no",
    ],
    log: work.appending(path: "play-\(UUID().uuidString).txt"), keepsLog: false)
}

func verdict(of hunt: Command) -> String {
  switch hunt.exitCode {
  case 0: "SURVIVES"
  case 1: hunt.output.replacing("\n", with: "")
  case SIGALRM: "hangs"
  default: "crashes"
  }
}
