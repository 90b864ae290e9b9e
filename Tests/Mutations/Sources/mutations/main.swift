import Foundation

let usage = """
  usage: mutations make PACKAGE WORK
           writes WORK/mutations.tsv, a line for each mutation, and builds all of them
         mutations play WORK SCENARIOS [SEED [NUMBER…]]
           plays SCENARIOS scenarios on each, or on those with these numbers
  """
let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.count) {
case ("make", 3):
  try make(URL(filePath: arguments[1]), in: URL(filePath: arguments[2]))
case ("play", 3...):
  let numbers = Set(arguments.dropFirst(4).compactMap { Int($0) })
  try play(
    in: URL(filePath: arguments[1]), scenarios: Int(arguments[2]) ?? 10_000,
    seed: arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1, numbers: numbers)
default:
  print(usage)
  exit(2)
}

func make(_ package: URL, in work: URL) throws {
  let mutated = try MutatedPackage(of: package, in: work)
  try mutated.mutations.map(\.row).joined(separator: "\n").write(
    to: work.appending(path: "mutations.tsv"), atomically: true, encoding: .utf8)
  print("\(mutated.mutations.count) mutations, \(mutated.refused.count) more do not compile")
}

/// Prints each mutation with what became of it, then how many of each kind survive.
func play(in work: URL, scenarios: Int, seed: Int, numbers: Set<Int>) throws {
  let table = try String(contentsOf: work.appending(path: "mutations.tsv"), encoding: .utf8)
  let mutations = table.split(separator: "\n").compactMap { Mutation(row: String($0)) }
  guard try hunt(0, work, seed, scenarios).exitCode == 0 else {
    throw Failure("the models differ without any mutation")
  }
  var made: [Mutation.Kind: Int] = [:]
  var survivors: [Mutation.Kind: Int] = [:]
  for mutation in mutations where numbers.isEmpty || numbers.contains(mutation.number) {
    let result = try hunt(mutation.number, work, seed, scenarios)
    made[mutation.kind, default: 0] += 1
    if result.exitCode == 0 { survivors[mutation.kind, default: 0] += 1 }
    print("\(mutation.row)\t\(verdict(of: result))")
    fflush(nil)
  }
  for kind in Mutation.Kind.allCases where made[kind] != nil {
    print("\(kind): \(made[kind]!) made, \(survivors[kind] ?? 0) survive")
  }
}

func hunt(_ number: Int, _ work: URL, _ seed: Int, _ scenarios: Int) throws -> Command {
  try Command(
    work.appending(path: "build/release/hunt").path, ["\(seed)", "\(scenarios)"],
    environment: ["STATUSQUO_MUTANT": "\(number)", "SWIFT_BACKTRACE": "enable=no"],
    log: work.appending(path: "play-\(number).txt"), keepsLog: false)
}

func verdict(of hunt: Command) -> String {
  switch hunt.exitCode {
  case 0: "SURVIVES"
  case 1: hunt.output.replacing("\n", with: "")
  case SIGALRM: "hangs"
  default: "crashes"
  }
}
