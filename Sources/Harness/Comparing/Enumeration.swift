public import AppearanceModel
public import Generators

/// All small scenarios, or a shard of them, as far as they have been played.
///
/// It holds all that is needed to go on later, elsewhere.
public struct Enumeration: Sendable {
  /// What is played.
  public let worlds: SmallWorlds
  /// The part of the worlds that is played here.
  public let shard: Shard
  /// How many worlds there are in all shards.
  public let worldCount: Int
  /// How many scenarios there are in all shards. Those that go on after a step that was not
  /// applied, or after a divergence, are counted here though they are not played.
  public let scenarioCount: Int

  /// The worlds before this one are done, as far as they belong to the shard.
  public var nextWorld = 0
  /// How many scenarios were played.
  public var played = 0
  /// The ways in which the two differ, in the order in which they were found.
  public var kinds: [Kind] = []
  /// How long that took.
  public var duration = Duration.zero

  /// Divergences of one class.
  public struct Kind: Sendable {
    /// What they have in common.
    public var divergenceClass: DivergenceClass
    /// How many there are.
    public var count: Int
    /// The first, second, fourth, eighth… of them: some may have another cause than the first.
    public var samples: [Example]

    /// Divergences of a class.
    public init(_ divergenceClass: DivergenceClass, count: Int = 0, samples: [Example] = []) {
      self.divergenceClass = divergenceClass
      self.count = count
      self.samples = samples
    }
  }

  /// A scenario on which the two differ.
  public struct Example: Sendable {
    /// How many scenarios were played before it.
    public var index: Int
    /// The scenario.
    public var scenario: Scenario

    /// A scenario played after `index` others.
    public init(index: Int, scenario: Scenario) {
      self.index = index
      self.scenario = scenario
    }
  }

  /// Nothing played yet; nil where there are more scenarios than anybody will ever play.
  ///
  /// - Complexity: linear in the number of worlds, which are counted.
  public init?(_ worlds: SmallWorlds, shard: Shard = .whole) {
    guard let count = worlds.count() else { return nil }
    self.worlds = worlds
    self.shard = shard
    worldCount = count.worlds
    scenarioCount = count.scenarios
  }

  /// Whether all worlds of the shard are done.
  public var isComplete: Bool { nextWorld == worldCount }

  /// On how many scenarios the two differ.
  public var divergences: Int { kinds.reduce(0) { $0 + $1.count } }
}

// MARK: - Playing

extension Enumeration {
  /// Goes on with the next world, until all are done.
  ///
  /// - Parameters:
  ///   - shouldPause: asked after each world.
  ///   - shouldStop: asked often. The world that it stops counts as not played.
  public mutating func play<Reference: Resolver, Subject: Resolver>(
    with models: LockStep<Reference, Subject>,
    shouldPause: (Enumeration) -> Bool = { _ in false }, shouldStop: () -> Bool = { false }
  ) {
    let clock = ContinuousClock()
    var index = -1
    let isAtTheEnd = worlds.forEachWorld { world in
      index += 1
      guard index >= nextWorld, index % shard.count == shard.number else { return true }
      let start = clock.now
      let before = self
      let count = models.playAll(from: world, of: worlds, shouldStop: shouldStop) {
        number, scenario, divergence in
        add(
          Example(index: before.played + number, scenario: scenario), divergence.divergenceClass)
      }
      guard let count else {
        self = before
        return false
      }
      played += count
      nextWorld = index + 1
      duration += clock.now - start
      return !shouldStop() && !shouldPause(self)
    }
    if isAtTheEnd { nextWorld = worldCount }
  }

  private mutating func add(_ example: Example, _ divergenceClass: DivergenceClass) {
    let known = kinds.firstIndex { $0.divergenceClass == divergenceClass }
    let place = known ?? kinds.count
    if known == nil { kinds.append(Kind(divergenceClass)) }
    kinds[place].count += 1
    let isPowerOfTwo = kinds[place].count & (kinds[place].count - 1) == 0
    if isPowerOfTwo { kinds[place].samples.append(example) }
  }
}

// MARK: - Findings

extension Enumeration {
  /// Divergences that reduce to one scenario.
  public struct Finding: Sendable {
    /// How many they are.
    public var count: Int
    /// The first of them, as it was played.
    public var original: Scenario
    /// What they reduce to.
    public var reduction: Reduction
    /// How the reduced scenario diverges.
    public var divergence: Divergence
  }

  /// Reduces the samples, at most `limit` of them, and sorts them by what they reduce to.
  ///
  /// - Precondition: `models` are those with which the scenarios were played.
  public func findings<Reference: Resolver, Subject: Resolver>(
    with models: LockStep<Reference, Subject>, limit: Int = 64,
    budget: Reduction.Budget = Reduction.Budget()
  ) -> [Finding] {
    var models = models
    var scenarios: [Int: Scenario] = [:]
    var samples: [(sample: Sample, reduction: Reduction?)] = []
    for (sample, scenario) in chosenSamples(limit: limit) {
      scenarios[sample.index] = scenario
      let diverges = models.firstDivergence(on: scenario) != nil
      samples.append((sample, diverges ? models.reduce(scenario, budget: budget) : nil))
    }
    return clusters(of: samples).compactMap { cluster in
      guard let reduction = cluster.reduction, let original = scenarios[cluster.sample.index],
        let divergence = models.firstDivergence(on: reduction.scenario)
      else { return nil }
      return Finding(
        count: cluster.count, original: original, reduction: reduction, divergence: divergence)
    }
  }

  /// The first sample of each kind before the second of any; each stands for those after it.
  private func chosenSamples(limit: Int) -> [(sample: Sample, scenario: Scenario)] {
    let rounds = kinds.map(\.samples.count).max() ?? 0
    let order = (0..<rounds).flatMap { round in
      kinds.indices.filter { round < kinds[$0].samples.count }.map { (kind: $0, round: round) }
    }
    let chosen = order.prefix(limit)
    return chosen.map { kind, round in
      let isLast = !chosen.contains { $0.kind == kind && $0.round == round + 1 }
      let first = 1 << round
      let count = isLast ? kinds[kind].count - first + 1 : first
      let example = kinds[kind].samples[round]
      return (
        Sample(kinds[kind].divergenceClass, index: example.index, count: count),
        example.scenario
      )
    }
  }
}
