import Foundation

/// Bugs with the searches for each, by generator.
struct SearchedBugs {
  static let seeds = 10

  private(set) var bugs: [SoughtBug]
  /// The number of bugs left out because a search for them crashes: any harness sees those.
  private(set) var crashing = 0
  private var searches: [[[Search]]] = []

  init(_ sought: [SoughtBug], upTo limit: Int, _ played: inout Searches) throws {
    bugs = sought
    for generator in Generator.all {
      searches.append(
        try bugs.map { bug in
          try (1...Self.seeds).map { seed in
            try played.search(for: bug, seed: seed, upTo: limit, without: generator.lacks)
          }
        })
    }
    let kept = bugs.indices.filter { bug in
      searches.allSatisfy { $0[bug].allSatisfy(\.hasEnded) }
    }
    searches = searches.map { own in kept.map { own[$0] } }
    crashing = bugs.count - kept.count
    bugs = kept.map { bugs[$0] }
  }

  /// Both sets.
  static func + (one: SearchedBugs, other: SearchedBugs) -> SearchedBugs {
    var both = one
    both.bugs += other.bugs
    both.searches = zip(one.searches, other.searches).map { $0 + $1 }
    return both
  }

  // MARK: Tables

  var table: String {
    """
    | generator | found | median scenarios | times as many scenarios | times as much CPU | later | sooner |
    | --- | ---: | ---: | ---: | ---: | ---: | ---: |
    \(searches.indices.map { row($0) }.joined(separator: "\n"))
    """
  }

  var tableOfBugs: String {
    """
    | bug | \(Generator.all.map(\.name).joined(separator: " | ")) |
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
      "\(logarithms(generator) { Double($0.scenarios) }.count { $0 > log(3) })",
      "\(logarithms(generator) { Double($0.scenarios) }.count { $0 < -log(3) })",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// Logarithms of how many times as much searches for each bug cost as with all of it.
  private func logarithms(_ generator: Int, of cost: (Search) -> Double) -> [Double] {
    bugs.indices.map { bug in
      searches[generator][bug].map { log(cost($0)) }.mean
        - searches[0][bug].map { log(cost($0)) }.mean
    }
  }

  /// `1.31 (1.10 to 1.62)`
  private func ratio(_ generator: Int, of cost: (Search) -> Double) -> String {
    guard generator > 0 else { return "1" }
    let logarithms = logarithms(generator, of: cost)
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
struct Generator {
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

extension [Double] {
  fileprivate var mean: Double { reduce(0, +) / Double(count) }

  fileprivate var median: Double {
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}

/// SplitMix64, so that draws are the same on every machine.
struct Splitmix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
