import Foundation
import mutating

/// The scenarios and the time that searches need without parts of the generator, as `Reports/Earnings.md`.
struct Earnings {
  private static let seeds = 10
  /// A search that finds nothing ends here, and counts as if it had found the bug here.
  private static let limit = 3_000

  private let package: URL
  private let bugs: [SoughtBug]
  /// The searches for each bug, by generator.
  private var searches: [[[Search]]] = []

  init(of package: URL, in work: URL) throws {
    self.package = package
    bugs = try SoughtBug.seeded(25, in: package) + SoughtBug.mutations(15, in: work)
    for generator in Generator.all {
      searches.append(try bugs.map { try Self.searches(for: $0, with: generator, in: work) })
      print(row(searches.count - 1))
      fflush(nil)
      try write()
    }
  }

  private static func searches(
    for bug: SoughtBug, with generator: Generator, in work: URL
  ) throws -> [Search] {
    try (1...seeds).map { seed in
      Search(
        try hunt(
          bug.mutation, work, ["\(seed)", "\(limit)"] + bug.planted, without: generator.lacks))
    }
  }

  private func write() throws {
    let path = package.appending(path: "Reports/Earnings.md")
    try text.write(to: path, atomically: true, encoding: .utf8)
  }

  // MARK: Text

  private var text: String {
    """
    # What each part of the generator earns

    `mutations earns . WORK` ([Tests/Mutations](../Tests/Mutations/README.md)) searches for \(bugs.count) bugs with \(Self.seeds) seeds each: the
    25 seeded ones that need most scenarios, of those that half of the searches find within \(Self.limit), and 15 mutations
    of the cached resolver that another seed finds after 30. A part is left out of a copy of the generator's source.
    A search ends after \(Self.limit) scenarios.

    Times as many as with all of it: the geometric mean over bugs and seeds, with the interval that holds 95 % of
    1,000 samples of the bugs drawn with replacement. Above 1 the part earns that much; an interval around 1 says nothing.

    | generator | found | median scenarios | times as many scenarios | times as much CPU |
    | --- | ---: | ---: | ---: | ---: |
    \(searches.indices.map { row($0) }.joined(separator: "\n"))

    ## Scenarios for each bug

    The median of \(Self.seeds) searches; \(Self.limit) stands for more.

    | bug | \(Generator.all.prefix(searches.count).map(\.name).joined(separator: " | ")) |
    | --- |\(String(repeating: " ---: |", count: searches.count))
    \(bugs.indices.map { row(ofBug: $0) }.joined(separator: "\n"))

    """
  }

  private func row(_ generator: Int) -> String {
    let own = searches[generator]
    let found = own.joined().count { $0.isFound }
    let cells = [
      Generator.all[generator].name, "\(found) of \(bugs.count * Self.seeds)",
      "\(Int(own.map { $0.map(\.scenarios).median }.median))",
      ratio(generator) { $0.scenarios }, ratio(generator) { $0.milliseconds },
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// `1.31 (1.10 to 1.62)`
  private func ratio(_ generator: Int, of cost: (Search) -> Double) -> String {
    guard generator > 0 else { return "1" }
    let logarithms = bugs.indices.map { bug in
      searches[generator][bug].map { log(cost($0)) }.mean
        - searches[0][bug].map { log(cost($0)) }.mean
    }
    var random = Splitmix(state: 1)
    let samples = (0..<1_000).map { _ in
      logarithms.indices.map { _ in logarithms.randomElement(using: &random)! }.mean
    }.sorted()
    let figures = [logarithms.mean, samples[25], samples[974]].map {
      String(format: "%.2f", exp($0))
    }
    return "\(figures[0]) (\(figures[1]) to \(figures[2]))"
  }

  private func row(ofBug bug: Int) -> String {
    let medians = searches.map { "\(Int($0[bug].map(\.scenarios).median))" }
    return "| \(bugs[bug].name) | \(medians.joined(separator: " | ")) |"
  }
}

/// A generator to search with: the parts that it lacks.
private struct Generator {
  let name: String
  let lacks: [GeneratorPart]

  static let all = [
    Generator(name: "all of it", lacks: []),
    Generator(name: "without habits", lacks: [.locality, .followUps]),
    Generator(name: "without swarm", lacks: [.swarm]),
    Generator(name: "without rare features", lacks: [.rareFeatures]),
    Generator(name: "uniform random choice", lacks: GeneratorPart.allCases),
    Generator(name: "without invalid steps", lacks: [.invalidSteps]),
    Generator(name: "without weights", lacks: [.weights]),
    Generator(name: "without locality", lacks: [.locality]),
    Generator(name: "without follow-ups", lacks: [.followUps]),
    Generator(name: "without fitting arguments", lacks: [.fittingArguments]),
  ]
}

/// A bug to search for: a seeded one, or a mutation.
private struct SoughtBug {
  let name: String
  /// The number of the mutation; 0 for none.
  let mutation: Int
  /// The id of the seeded bug, if it is one.
  let planted: [String]

  /// The seeded bugs that take most scenarios by the report, below the limit.
  static func seeded(_ count: Int, in package: URL) throws -> [SoughtBug] {
    let report = package.appending(path: "Reports/SeededBugs.md")
    let row = /\| ([\w-]+) \| \d+\/\d+ \(.*?\) \| ([\d,]+) \|.*/
    let bugs = try String(contentsOf: report, encoding: .utf8).split(separator: "\n")
      .compactMap { try? row.wholeMatch(in: $0) }
      .map { (id: String($0.1), scenarios: Int($0.2.replacing(",", with: "")) ?? 0) }
      .filter { $0.scenarios <= 3_000 }
    return bugs.sorted { $0.scenarios > $1.scenarios }.prefix(count)
      .map { SoughtBug(name: $0.id, mutation: 0, planted: [$0.id]) }
  }

  /// The first mutations in an order drawn by a seed that some 30 scenarios do not show, and more do.
  static func mutations(_ count: Int, in work: URL) throws -> [SoughtBug] {
    var bugs: [SoughtBug] = []
    let ranked = try drawn(from: mutationsMade(in: work), seed: 2)
    for mutation in ranked where bugs.count < count {
      let result = try hunt(mutation.number, work, ["100", "3000"])
      guard result.exitCode == 1, result.firstNumber >= 30 else { continue }
      let name = "\(mutation.file): `\(mutation.text.escaped)`, `\(mutation.instead.escaped)`"
      bugs.append(SoughtBug(name: name, mutation: mutation.number, planted: []))
    }
    return bugs
  }
}

/// The cost of one search.
private struct Search {
  let isFound: Bool
  let scenarios: Double
  let milliseconds: Double

  init(_ hunt: Command) {
    let fields = hunt.output.split(whereSeparator: \.isWhitespace)
    isFound = hunt.exitCode != 0
    scenarios = Double(hunt.firstNumber + (isFound ? 1 : 0))
    milliseconds = max(fields.count > 1 ? Double(fields[1]) ?? 1 : 1, 1)
  }
}

extension [Double] {
  fileprivate var mean: Double { reduce(0, +) / Double(count) }

  fileprivate var median: Double {
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}

/// SplitMix64, so that intervals are the same on every machine.
private struct Splitmix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
