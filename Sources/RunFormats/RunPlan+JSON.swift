import StatusQuoGenerators
public import StatusQuoHarness
public import StatusQuoScenarioFiles

/// The runs that reports and states tell apart, by the command that makes them.
public enum RunKind: String, CaseIterable, Hashable, Sendable {
  case fuzz, enumerate, properties
}

extension RunPlan {
  /// The kind of the run.
  public var kind: RunKind {
    switch (check, source) {
    case (.properties, _): .properties
    case (.agreement, .generated): .fuzz
    case (.agreement, .enumerated): .enumerate
    }
  }

  /// The plan that says what `kind`, `source` and `shard` of some JSON say; nil when they say
  /// something else. What ends the run is not part of it.
  public init?(kind: RunKind, _ json: JSON) {
    guard let source = json["source"].flatMap(ScenarioSource.init) else { return nil }
    switch source {
    case .generated(let seed, let profile): self.init(seed: seed, profile: profile)
    case .enumerated(let worlds): self.init(worlds)
    }
    check = kind == .properties ? .properties : .agreement
    guard let shard = json["shard"].flatMap(Shard.init) else { return nil }
    self.shard = shard
    guard let known = json["capabilities"] else { return }
    guard let capabilities = Capabilities(known) else { return nil }
    restrict(to: capabilities)
  }
}

extension Shard {
  /// {number (from 1), count}.
  public var json: JSON { ["number": JSON(number + 1), "count": JSON(count)] }

  init?(_ json: JSON) {
    guard let number = json["number"]?.count, let count = json["count"]?.count, number >= 1,
      number <= count, count <= Self.mostParts
    else { return nil }
    self.init(number - 1, of: count)
  }
}

extension ScenarioSource {
  /// {seed, profile}, or {alphabet, controllers, steps, settings, continuesRefused}.
  public var json: JSON {
    switch self {
    case .generated(let seed, let profile):
      ["seed": JSON(seed: seed), "profile": JSON(profile.name)]
    case .enumerated(let worlds):
      [
        "alphabet": JSON(worlds.alphabet.name), "controllers": JSON(worlds.controllers),
        "steps": JSON(worlds.steps), "settings": JSON(worlds.settings),
        "continuesRefused": JSON(worlds.goesOnWhenRefused),
      ]
    }
  }

  init?(_ json: JSON) {
    if let seed = json["seed"]?.seed, let profile = json["profile"]?.string.flatMap(Profile.named) {
      self = .generated(seed: seed, profile)
    } else if let alphabet = json["alphabet"]?.string.flatMap(Alphabet.named),
      let controllers = json["controllers"]?.count, let steps = json["steps"]?.count,
      let settings = json["settings"]?.count,
      let continuesRefused = json["continuesRefused"]?.bool,
      [controllers, steps, settings].allSatisfy(SmallWorlds.bounds.contains)
    {
      self = .enumerated(
        SmallWorlds(
          alphabet, controllers: controllers, steps: steps, settings: settings,
          goesOnWhenRefused: continuesRefused))
    } else {
      return nil
    }
  }
}
