import StatusQuoGenerators
import StatusQuoReporting
import StatusQuoScenarioFiles

private let seed = Options.seed(default: "1")
private let first = Option.count(
  "--first", "N", "The number of the first scenario (default 0)", from: 0)
private let count = Option.count("--count", "N", "Number of scenarios (default 10)")

extension Command {
  static let generate = Command(
    name: "generate",
    summary: "Write generated scenarios as documents",
    options: [seed.entry, first.entry, count.entry, Options.into.entry, Options.profile.entry],
    details: """
      Writes the first scenarios of 'fuzz' with the same seed and profile, one document each, to
      --into (default 'scenarios'); with --first, those from that number on. The same seed gives
      the same bytes on every machine.
      """
  ) { arguments, console, resolver in
    let seed = arguments.value(of: seed) ?? 1
    let count = arguments.value(of: count) ?? 10
    let folder = arguments.value(of: Options.into) ?? "scenarios"
    var profile = arguments.value(of: Options.profile) ?? .mixed
    profile.capabilities = resolver.capabilities
    let first = arguments.value(of: first) ?? 0
    let width = max(4, String(first + count - 1).count)
    var written = 0
    for index in first..<first + count {
      if Interruption.isRequested { break }
      if index.isMultiple(of: 1_000) {
        console.progress.show("\(written.grouped) of \(count.counted("document"))")
      }
      let number = String(index)
      let padding = String(repeating: "0", count: width - number.count)
      let name = "\(profile.name)-\(seed)-\(padding)\(number)"
      let scenario = profile.scenario(seed: SeededRandom.seed(index, of: seed))
      let document = ScenarioDocument(
        scenario, name: name, source: "generated: seed \(seed), profile \(profile.name)")
      try TextFile.write(document.text, to: "\(name).json", inside: folder)
      written += 1
    }
    console.progress.clear()
    console.write("\(written.counted("document")) in \(folder)\n")
    return .agreement
  }
}
