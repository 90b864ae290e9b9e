import Foundation
import mutating

/// A bug to search for: a seeded one, or a mutation, which may be held back but in some circumstances.
struct SoughtBug {
  let name: String
  /// The number of the mutation; 0 for none.
  let mutation: Int
  /// Further arguments of `hunt`.
  let arguments: [String]

  init(_ mutation: Mutation, while circumstances: [String] = []) {
    name =
      "\(mutation.file): `\(mutation.text.escaped)`, `\(mutation.instead.escaped)`"
      + (circumstances.isEmpty ? "" : "; " + circumstances.joined(separator: ", "))
    self.mutation = mutation.number
    arguments = circumstances.isEmpty ? [] : ["while"] + circumstances
  }

  private init(seeded id: String) {
    name = id
    mutation = 0
    arguments = [id]
  }
}

// MARK: - Draws

extension SoughtBug {
  /// The seeded bugs that take most scenarios by the report, up to a limit.
  static func seeded(_ count: Int, in package: URL, upTo limit: Int) throws -> [SoughtBug] {
    let report = package.appending(path: "Tests/Laboratory/Results/SeededBugs.md")
    let row = /\| ([\w-]+) \| \d+\/\d+ \(.*?\) \| ([\d,]+) \|.*/
    return try String(contentsOf: report, encoding: .utf8).split(separator: "\n")
      .compactMap { try? row.wholeMatch(in: $0) }
      .map { (id: String($0.1), scenarios: Int($0.2.replacing(",", with: "")) ?? 0) }
      .filter { $0.scenarios <= limit }
      .sorted { $0.scenarios > $1.scenarios }.prefix(count)
      .map { SoughtBug(seeded: $0.id) }
  }

  /// The first mutations in an order drawn by a seed that some 30 scenarios do not show, and more do.
  static func mutations(
    _ count: Int, upTo limit: Int, _ played: inout Searches
  ) throws -> [SoughtBug] {
    var bugs: [SoughtBug] = []
    let drawn = try drawn(from: mutationsMade(in: played.work), seed: 2)
    for bug in drawn.map({ SoughtBug($0) }) where bugs.count < count {
      let search = try played.search(for: bug, seed: 100, upTo: limit, without: [])
      if search.isFound, search.scenarios > 30 { bugs.append(bug) }
    }
    return bugs
  }

  /// Mutations that 30 scenarios show, held back but in two or three circumstances of different groups, so that 3 to
  /// 9 of 10 searches find them.
  static func heldBack(
    _ count: Int, upTo limit: Int, _ played: inout Searches
  ) throws -> [SoughtBug] {
    let groups = try hunt(0, played.work, ["circumstances"]).output.split(separator: "\n")
      .map { $0.split(separator: "\t").map(String.init) }
    var random = Splitmix(state: 3)
    var bugs: [SoughtBug] = []
    for mutation in try drawn(from: mutationsMade(in: played.work), seed: 3)
    where bugs.count < count {
      let isShown = try played.search(
        for: SoughtBug(mutation), seed: 100, upTo: 30, without: []
      ).isFound
      guard isShown else { continue }
      let chosen = groups.indices.shuffled(using: &random).prefix(
        .random(in: 2...3, using: &random))
      let circumstances = chosen.sorted().map { groups[$0].randomElement(using: &random)! }
      let bug = SoughtBug(mutation, while: circumstances)
      if let found = try bug.found(upTo: limit, &played), (3...9).contains(found) {
        bugs.append(bug)
      }
    }
    return bugs
  }

  /// The number of searches that find it, two by each generator but the uniform one; nil if one crashes.
  private func found(upTo limit: Int, _ played: inout Searches) throws -> Int? {
    var found = 0
    for generator in Generator.all.dropLast() {
      for seed in 101...102 {
        let search = try played.search(for: self, seed: seed, upTo: limit, without: generator.lacks)
        guard search.hasEnded else { return nil }
        if search.isFound { found += 1 }
      }
    }
    return found
  }
}
