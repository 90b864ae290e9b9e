package import StatusQuoAppearanceModel

/// Any bytes as a scenario, for fuzzers that know nothing but bytes.
///
/// The bytes are words of eight, the last one filled up with zeros; each word is the dice for one
/// part of the scenario: which steps are frequent, the environment, the trees, each of twelve
/// controllers, and then each step. So every string of bytes is a valid scenario, always the same,
/// and changing, leaving out or moving one word changes, leaves out or moves one part of it; what
/// comes later changes only where it has to fit into another world.
package struct ScenarioBytes: Hashable, Sendable {
  private var words: [UInt64]

  /// The most bytes that a command takes: 8,000 steps. The longest inputs of this project's fuzz target
  /// have 800.
  package static let limit = 1 << 16

  /// Any bytes, as many as there are.
  package init(_ bytes: some Collection<UInt8>) {
    words = []
    words.reserveCapacity(bytes.count / 8 + 1)
    for (index, byte) in bytes.enumerated() {
      if index % 8 == 0 { words.append(0) }
      words[index / 8] |= UInt64(byte) << (8 * (index % 8))
    }
  }

  /// The bytes, filled up to whole words.
  package var bytes: [UInt8] {
    words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }

  /// The scenario that they are; always a valid one.
  ///
  /// - Complexity: linear in the number of bytes.
  package var scenario: Scenario {
    var maker = ScenarioMaker(ScenarioBytes.profile, dice(ScenarioBytes.mix))
    maker.random = dice(ScenarioBytes.environment)
    maker.makeEnvironment()
    maker.random = dice(ScenarioBytes.trees)
    maker.plantTrees()
    for index in maker.scenario.controllers.indices {
      maker.random = dice(ScenarioBytes.firstController + index)
      maker.decorate(index)
    }
    for word in words.dropFirst(ScenarioBytes.firstStep) {
      maker.random = SeededRandom(seed: word)
      maker.makeStep()
    }
    maker.scenario.names = maker.names
    return maker.scenario
  }

  private func dice(_ index: Int) -> SeededRandom {
    SeededRandom(seed: index < words.count ? words[index] : 0)
  }

  private static let profile = Profile(name: "bytes", controllers: 1...12, steps: 1...40)
  private static let mix = 0
  private static let environment = 1
  private static let trees = 2
  private static let firstController = 3
  private static let firstStep = firstController + profile.controllers.upperBound
}

// MARK: - Mutation

extension ScenarioBytes {
  /// Changes one part: mostly leaves out, adds, repeats or moves a step, or throws the dice of one
  /// word again; as `seed` says, and never to more than `limit` bytes.
  package mutating func mutate(seed: UInt64, limit: Int) {
    var random = SeededRandom(seed: seed)
    fill(upTo: limit / 8, &random)
    let steps = words.indices.dropFirst(ScenarioBytes.firstStep)
    switch random.below(8) {
    case 0..<2 where !steps.isEmpty: words.remove(at: random.pick(Array(steps)))
    case 2..<4 where words.count < limit / 8:
      words.insert(random.next(), at: steps.startIndex + random.below(steps.count + 1))
    case 4 where !steps.isEmpty && words.count < limit / 8:
      let repeated = words[random.pick(Array(steps))]
      words.insert(repeated, at: steps.startIndex + random.below(steps.count + 1))
    case 5 where steps.count > 1:
      words.swapAt(random.pick(Array(steps)), random.pick(Array(steps)))
    default:
      guard !words.isEmpty else { return }
      words[random.below(words.count)] = random.next()
    }
    words.removeLast(max(0, words.count - limit / 8))
  }

  /// Adds the words that come before the steps, where they are missing.
  private mutating func fill(upTo limit: Int, _ random: inout SeededRandom) {
    while words.count < min(limit, ScenarioBytes.firstStep) { words.append(random.next()) }
  }
}
