import Foundation
import mutating

/// The scenarios and the time that searches need without parts of the generator, as `Reports/Earnings.md`.
struct Earnings {
  private static let seeds = 10
  /// A search that finds nothing ends here, and counts as if it had found the bug here.
  fileprivate static let limit = 3_000

  private let package: URL
  private var bugs: [SoughtBug]
  private var crashing = 0
  /// The searches for each bug, by generator.
  private var searches: [[[Search]]] = []

  init(of package: URL, in work: URL) throws {
    self.package = package
    var played = try Searches(in: work)
    bugs =
      try SoughtBug.seeded(25, in: package) + SoughtBug.mutations(15, &played)
    for generator in Generator.all {
      searches.append(
        try bugs.map { bug in
          try (1...Self.seeds).map { seed in
            try played.search(for: bug, seed: seed, upTo: Self.limit, without: generator.lacks)
          }
        })
    }
    leaveOutCrashes()
  }

  /// Leaves out bugs of which a search crashes: any harness sees those.
  private mutating func leaveOutCrashes() {
    let kept = bugs.indices.filter { bug in
      searches.allSatisfy { $0[bug].allSatisfy(\.hasEnded) }
    }
    searches = searches.map { own in kept.map { own[$0] } }
    crashing = bugs.count - kept.count
    bugs = kept.map { bugs[$0] }
  }

  func write() throws {
    let path = package.appending(path: "Reports/Earnings.md")
    try text.write(to: path, atomically: true, encoding: .utf8)
    print("\(bugs.count) bugs, \(crashing) more crash")
  }

  // MARK: Text

  private var text: String {
    """
    # What each part of the generator earns

    `mutations earns . WORK` ([Tests/Mutations](../Tests/Mutations/README.md)) searches for \(bugs.count) bugs with \(Self.seeds) seeds each: the
    25 seeded ones that need most scenarios, of those that half of the searches find within \(Self.limit), and 15 mutations
    of the cached resolver that another seed finds after 30, but for \(crashing) that crash in some search. A part is left out of a
    copy of the generator's source; habits are that steps are about the controllers of the last ones, and follow from them.
    A search ends after \(Self.limit) scenarios.

    Times as many as with all of it: the geometric mean over bugs and seeds, with the interval that holds 95 % of
    1,000 samples of the bugs drawn with replacement. Above 1 the part earns that much; an interval around 1 says nothing
    of the mean. Parts are for some bugs, so that they show in how many searches find theirs: a search that ends counts as one that
    finds it there. As the bugs are those that all of it finds within \(Self.limit), "found" is in favor of the first row: that
    it is lower below is no evidence for a part. Only uniform choice is worse beyond doubt.

    | generator | found | median scenarios | times as many scenarios | times as much CPU |
    | --- | ---: | ---: | ---: | ---: |
    \(searches.indices.map { row($0) }.joined(separator: "\n"))

    Hypothesis of Python was tried once, drawing trees and steps and asking a program by the protocol: it found none of 14 such bugs
    in 500 examples each, at 14 ms an example.

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
      "\(Int(own.map { $0.map { Double($0.scenarios) }.median }.median))",
      ratio(generator) { Double($0.scenarios) }, ratio(generator) { Double($0.milliseconds) },
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
    let medians = searches.map { "\(Int($0[bug].map { Double($0.scenarios) }.median))" }
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
    Generator(name: "without pairs of conditions", lacks: [.combinations]),
    Generator(name: "uniform random choice", lacks: GeneratorPart.allCases),
  ]
}

extension SoughtBug {
  /// The seeded bugs that take most scenarios by the report, below the limit.
  fileprivate static func seeded(_ count: Int, in package: URL) throws -> [SoughtBug] {
    let report = package.appending(path: "Reports/SeededBugs.md")
    let row = /\| ([\w-]+) \| \d+\/\d+ \(.*?\) \| ([\d,]+) \|.*/
    return try String(contentsOf: report, encoding: .utf8).split(separator: "\n")
      .compactMap { try? row.wholeMatch(in: $0) }
      .map { (id: String($0.1), scenarios: Int($0.2.replacing(",", with: "")) ?? 0) }
      .filter { $0.scenarios <= Earnings.limit }
      .sorted { $0.scenarios > $1.scenarios }.prefix(count)
      .map { SoughtBug(seeded: $0.id) }
  }

  /// The first mutations in an order drawn by a seed that some 30 scenarios do not show, and more do.
  fileprivate static func mutations(
    _ count: Int, _ searches: inout Searches
  ) throws -> [SoughtBug] {
    var bugs: [SoughtBug] = []
    let drawn = try drawn(from: mutationsMade(in: searches.work), seed: 2)
    for bug in drawn.map({ SoughtBug($0) }) where bugs.count < count {
      let search = try searches.search(for: bug, seed: 100, upTo: Earnings.limit, without: [])
      if search.isFound, search.scenarios > 30 { bugs.append(bug) }
    }
    return bugs
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
