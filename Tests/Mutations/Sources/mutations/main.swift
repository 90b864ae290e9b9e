import Foundation

// mutations PACKAGE WORK [SECONDS [FIRST [LAST]]]
// Exit code 0: the harness sees every mutation; 1: some survive; 2: wrong use.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2 else {
  print("usage: mutations PACKAGE WORK [SECONDS [FIRST [LAST]]]")
  exit(2)
}
let mutated = try MutatedPackage(
  of: URL(filePath: arguments[0]), in: URL(filePath: arguments[1]))
let seconds = arguments.count > 2 ? Double(arguments[2]) ?? 10 : 10
let first = arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1
let last = arguments.count > 4 ? Int(arguments[4]) ?? .max : .max

guard try mutated.hunt(0, seed: 1, seconds: 2).exitCode == 0 else {
  throw Failure("the models differ without any mutation")
}
var seen = 0
var survivors = 0
for mutation in mutated.mutations where (first...max(first, last)).contains(mutation.number) {
  let result = try mutated.hunt(mutation.number, seed: 1, seconds: seconds)
  let verdict =
    switch result.exitCode {
    case 0: "SURVIVES"
    case 1: result.output.trimmed.replacingOccurrences(of: "\n", with: "")
    case nil: "hangs"
    default: "crashes"
    }
  if result.exitCode == 0 { survivors += 1 } else { seen += 1 }
  let place = "\(mutation.file):\(mutation.line)"
  print("\(mutation.number)\t\(mutation.kind.rawValue)\t\(place)\t\(mutation.text)\t\(verdict)")
  fflush(nil)
}
print("\(seen) seen, \(survivors) survive, of \(mutated.mutations.count) mutations")
exit(survivors == 0 ? 0 : 1)
