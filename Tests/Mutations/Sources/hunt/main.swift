import Foundation
import StatusQuo

// hunt SEED SCENARIOS: plays the scenarios of a seed until the models differ.
// Exit code 1: they do; one line names the scenario, the oracle that saw it, and the difference.
// hunt documents PACKAGE: prints the first document that the reference does not keep.
let arguments = CommandLine.arguments.dropFirst()
if arguments.count == 2, arguments[1] == "documents" {
  alarm(10)
  exit(try firstFailingDocument(in: arguments[2]))
}
guard arguments.count == 2, let seed = UInt64(arguments[1]), let scenarios = Int(arguments[2])
else {
  print("usage: hunt SEED SCENARIOS, or hunt documents PACKAGE")
  exit(2)
}

/// The oracles that see a scenario, which all of them together do.
func seeing(_ scenario: Scenario) -> String {
  let names = Oracles.named.filter { _, oracle in
    var models = LockStep(
      reference: { OracleFiltered(ReferenceModel($0), by: oracle) },
      subject: { OracleFiltered(CachedResolver($0), by: oracle) })
    return models.firstDivergence(on: scenario) != nil
  }
  return names.map(\.name).joined(separator: ",")
}

var models = LockStep(
  reference: { ReferenceModel($0) }, subject: { OracleFiltered(CachedResolver($0), by: .all) })
var coverage = Coverage()
for index in 0..<scenarios {
  // Ends this process if one scenario takes longer.
  alarm(5)
  let seed = SeededRandom.seed(index, of: seed)
  let scenario = Profile.mixed.scenario(seed: seed)
  let checks = InvariantChecks.searching(seed: seed)
  if let divergence = models.firstDivergence(
    on: scenario, searching: checks, coverage: &coverage)
  {
    print("\(index)\t\(seeing(scenario))\t\(divergence.divergenceClass)")
    exit(1)
  }
}
print("\(scenarios)")
