import Generators
import Reporting
import ScenarioFiles

private let seed = Option.seed("--seed", "All scenarios follow from it (default 1)")
private let count = Option.count("--count", "N", "How many scenarios (default 10)")
private let folder = Option.text(
  "--into", "FOLDER", "Where the documents go; it is made if need be (default 'scenarios')")

extension Command {
  static let generate = Command(
    name: "generate",
    summary: "Write generated scenarios as documents",
    options: [seed.entry, count.entry, folder.entry, Option.profile.entry],
    details: """
      Writes the scenarios that 'statusquo fuzz' with the same seed and profile begins with, one
      document each. The same seed gives the same bytes on every machine.
      """
  ) { arguments, console in
    let seed = arguments.value(of: seed) ?? 1
    let count = arguments.value(of: count) ?? 10
    let folder = arguments.value(of: folder) ?? "scenarios"
    let profile = arguments.value(of: .profile)
    let width = max(4, String(count - 1).count)
    var written = 0
    for index in 0..<count {
      if Interruption.isRequested { break }
      let number = String(index)
      let padding = String(repeating: "0", count: width - number.count)
      let name = "\(profile.name)-\(seed)-\(padding)\(number)"
      let scenario = profile.scenario(seed: SeededRandom.seed(index, of: seed))
      let document = ScenarioDocument(
        scenario, name: name, source: "generated: seed \(seed), profile \(profile.name)")
      try TextFile.write(document.text, to: "\(folder)/\(name).json")
      written += 1
    }
    console.write("\(written.counted("document")) in \(folder)\n")
    return .agreement
  }
}
