public import AppearanceModel
public import Generators

/// What to fuzz, and for how long.
public struct FuzzOptions: Hashable, Sendable {
  /// All scenarios of the run follow from it.
  public var seed: UInt64
  /// What kind of scenarios.
  public var profile: Profile
  /// At most so many scenarios, of all shards together; nil is no limit.
  public var scenarios: Int?
  /// Which of them are played here.
  public var shard = Shard.whole
  /// So many are played at a time. The report does not depend on it.
  public var workers = 1
  /// Whether the run ends as soon as everything that coverage counts was reached.
  public var endsWhenCovered = false
  /// At most so many divergences are reduced.
  public var reductions = 100
  /// How much work each reduction may do.
  public var budget: Reduction.Budget

  /// Options for a run that only `shouldStop` ends, unless `scenarios` is given.
  public init(
    seed: UInt64, profile: Profile = .mixed, scenarios: Int? = nil,
    budget: Reduction.Budget = Reduction.Budget()
  ) {
    self.seed = seed
    self.profile = profile
    self.scenarios = scenarios
    self.budget = budget
  }
}

/// The part of a run that one machine plays: every `count`-th scenario.
public struct Shard: Hashable, Sendable {
  /// From 0 to `count` - 1.
  public var number: Int
  /// How many parts there are.
  public var count: Int

  /// Shard `number` of `count`, from 0.
  public init(_ number: Int, of count: Int) {
    precondition((0..<count).contains(number), "no such shard")
    self.number = number
    self.count = count
  }

  /// All of a run.
  public static let whole = Shard(0, of: 1)

  /// The place in the run of the scenario at a place of the shard, both from 0.
  public func index(at position: Int) -> Int { number + position * count }

  /// How many of the first `total` scenarios of the run are in the shard.
  public func share(of total: Int) -> Int { max(0, (total - number + count - 1) / count) }
}

extension FuzzOptions {
  /// The seed of the scenario at a place of the run, from 0: it depends on the run's seed only.
  public func scenarioSeed(at index: Int) -> UInt64 { SeededRandom.seed(index, of: seed) }

  /// The scenario at a place of the run, from 0.
  public func scenario(at index: Int) -> Scenario {
    profile.scenario(seed: scenarioSeed(at: index))
  }
}
