import StatusQuoGenerators
package import StatusQuoHarness
import StatusQuoJSON
package import StatusQuoScenarioFiles

/// The runs that reports and states tell apart, by the command that makes them.
package enum RunKind: String, CaseIterable, Hashable, Sendable {
  case fuzz, enumerate, properties
}

extension RunPlan {
  /// The kind of the run.
  package var kind: RunKind {
    switch (check, source) {
    case (.properties, _): .properties
    case (.agreement, .generated), (.promises, _): .fuzz
    case (.agreement, .enumerated): .enumerate
    }
  }

  /// Takes the check that a kind stands for.
  mutating func take(_ kind: RunKind) { check = kind == .properties ? .properties : .agreement }
}

extension RunPlan {
  /// {source, capabilities?, learned?, shard}. What ends the run is not part of it.
  static let jsonForm = JSONForm("a plan", RunPlan(seed: 0)) { form in
    form.field("source", ScenarioSource.jsonForm, { $0.source }) { plan, source in
      plan.source = source
      guard case .enumerated(let worlds) = source else { return }
      plan.scenarios = worlds.count()?.scenarios
    }
    form.optional(
      "capabilities", Capabilities.jsonForm, { $0.capabilities == .all ? nil : $0.capabilities },
      { $0.restrict(to: $1) })
    form.optional("learned", Capabilities.jsonForm, { $0.learned }, { $0.learned = $1 })
    form.field("shard", Shard.jsonForm, { $0.shard }, { $0.shard = $1 })
  }
}

extension Shard {
  /// {number (from 1), count}.
  package static let jsonForm = JSONForm("a shard", Shard.whole, isOpen: true) { form in
    form.field("number", .whole("a number from 1", in: 1...maxParts), { $0.number + 1 }) {
      $0.number = $1 - 1
    }
    form.field("count", .whole("a number of shards", in: 1...maxParts), { $0.count }) {
      $0.count = $1
    }
  }.checked { shard, json throws(JSONError) in
    guard shard.number < shard.count else {
      throw (json["number"] ?? json).isNot("a number from 1 to \(shard.count)")
    }
  }
}

extension ScenarioSource {
  /// {seed, profile}, or {alphabet, controllers, steps, settings, continuesRefused}.
  package static let jsonForm = JSONForm<ScenarioSource>(
    "a seed and a profile, or an alphabet and its bounds",
    .anyOf([generatedForm.shape, SmallWorlds.jsonForm.shape])
  ) { source, json in
    switch source {
    case .generated(let seed, let profile): json.add((seed, profile), generatedForm)
    case .enumerated(let worlds): json.add(worlds, SmallWorlds.jsonForm)
    }
  } _: { json throws(JSONError) in
    if json["seed"] != nil {
      let (seed, profile) = try generatedForm.value(json)
      return .generated(seed: seed, profile)
    }
    return json["alphabet"] == nil ? nil : .enumerated(try SmallWorlds.jsonForm.value(json))
  }
}

private let generatedForm = JSONForm(
  "a source", (seed: UInt64(0), profile: Profile.mixed), isOpen: true
) { form in
  form.field("seed", .seed, { $0.seed }, { $0.seed = $1 })
  form.field(
    "profile", JSONForm.text("the name of a profile").mapped({ $0.name }, { Profile.named($0) }),
    { $0.profile }, { $0.profile = $1 })
}

extension SmallWorlds {
  fileprivate static let jsonForm = JSONForm("a source", SmallWorlds(), isOpen: true) { form in
    form.field(
      "alphabet",
      JSONForm.text("the name of an alphabet").mapped({ $0.name }, { Alphabet.named($0) }),
      { $0.alphabet }, { $0.alphabet = $1 })
    form.field("controllers", bound, { $0.controllers }, { $0.controllers = $1 })
    form.field("steps", bound, { $0.steps }, { $0.steps = $1 })
    form.field("settings", bound, { $0.settings }, { $0.settings = $1 })
    form.field("continuesRefused", .bool, { $0.goesOnWhenRefused }, { $0.goesOnWhenRefused = $1 })
  }

  private static let bound = JSONForm.whole("a number up to \(bounds.upperBound)", in: bounds)
}
