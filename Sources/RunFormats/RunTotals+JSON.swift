import StatusQuoAppearanceModel
public import StatusQuoHarness
public import StatusQuoScenarioFiles

extension RunTotals {
  /// All of it: `positions`, `scenarios`, `applied`, `ignored`, `raised`, `versions`, `rules` (by the
  /// kind of step that used them, and "launch"), `firstUses` (the same with scenarios), `steps`, `reasons`, `controllers`,
  /// `compared` (by the part of an observation: {compared, due}), `divergences`
  /// [{class, count, indices}]. What was never reached is left out.
  public var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("positions", positions)
      coverage.write(to: &json)
      json.member("compared", coverage.compared.json)
      if !firstUses.isEmpty { firstUses.write(to: &json) }
      json.member("divergences") { json in
        json.array { json in
          for occurrences in divergences { json.add(occurrences.json) }
        }
      }
    }
    return json.finish()
  }

  /// What such JSON says; nil when it is something else.
  public init?(_ json: JSON) {
    self.init()
    guard let positions = json["positions"]?.count, let coverage = Coverage(totals: json),
      let list = json["divergences"]?.elements
    else { return nil }
    self.positions = positions
    self.coverage = coverage
    if let compared = json["compared"] {
      guard let compared = ComparedValues(compared) else { return nil }
      self.coverage.compared = compared
    }
    if let uses = json["firstUses"] {
      guard let uses = FirstUses(uses) else { return nil }
      firstUses = uses
    }
    var sum = 0
    for element in list {
      guard let occurrences = Occurrences(element) else { return nil }
      sum += occurrences.count
      guard sum <= Self.highestCount else { return nil }
      add(occurrences)
    }
  }
}

extension Occurrences {
  fileprivate var json: JSON {
    [
      "class": divergenceClass.json, "count": JSON(count),
      "indices": JSON(indices.map { JSON($0) }),
    ]
  }

  fileprivate init?(_ json: JSON) {
    guard let divergenceClass = json["class"].flatMap(DivergenceClass.init),
      let count = json["count"]?.count,
      let indices = json["indices"]?.elements?.compactMap({ $0.count }), !indices.isEmpty,
      count >= indices.count
    else { return nil }
    self.init(divergenceClass, at: indices, count: count)
  }
}

// MARK: - Coverage

/// The step kinds that rules are used by; nil is the launch.
private let users: [Step.Kind?] = [nil] + Step.Kind.allCases.map { $0 }

extension Coverage {
  fileprivate func write(to json: inout JSONBuilder) {
    json.member("scenarios", scenarios)
    json.member("applied", applied)
    json.member("ignored", ignored)
    json.member("raised", raised)
    json.counts("versions", versions.map { ($0.version.text, $0.scenarios) })
    json.member("rules") { json in
      json.object { json in
        for kind in users where rules(usedBy: kind).count > 0 {
          let rules = rules(usedBy: kind).rules
          json.member(kind?.rawValue ?? "launch", JSON(rules.map { JSON($0.id) }))
        }
      }
    }
    json.counts("steps", Step.Kind.allCases.map { ($0.rawValue, steps($0)) })
    json.counts("reasons", StepOutcome.Reason.allCases.map { ($0.rawValue, outcomes($0)) })
    json.counts("controllers", Controller.Kind.allCases.map { ($0.rawValue, controllers($0)) })
  }

  fileprivate init?(totals json: JSON) {
    self.init()
    guard let scenarios = json["scenarios"]?.count, let applied = json["applied"]?.count,
      let ignored = json["ignored"]?.count, let raised = json["raised"]?.count,
      let rules = json["rules"]?.members
    else { return nil }
    add(scenarios: scenarios, applied: applied, ignored: ignored, raised: raised)
    for member in rules {
      guard let set = RuleSet(ids: member.value) else { return nil }
      guard member.key != "launch" else {
        add(set, usedBy: nil)
        continue
      }
      guard let kind = Step.Kind(rawValue: member.key) else { return nil }
      add(set, usedBy: kind)
    }
    let isRead =
      json.eachCount("versions", Version.init(text:)) { add(scenarios: $1, with: $0) }
      && json.eachCount("steps", Step.Kind.init) { add(steps: $1, of: $0) }
      && json.eachCount("reasons", StepOutcome.Reason.init) { add(steps: $1, notAppliedFor: $0) }
      && json.eachCount("controllers", Controller.Kind.init) { add(controllers: $1, of: $0) }
    guard isRead else { return nil }
  }
}

extension ComparedValues {
  /// By the part of an observation: {compared, due}.
  public var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      for part in Divergence.Part.listed where due[part] > 0 {
        json.member(part.rawValue, ["compared": JSON(compared(part)), "due": JSON(due[part])])
      }
    }
    return json.finish()
  }

  /// What such JSON says; nil when it is something else.
  public init?(_ json: JSON) {
    self.init()
    guard let members = json.members else { return nil }
    for member in members {
      guard let part = Divergence.Part(rawValue: member.key), Divergence.Part.listed.contains(part),
        let due = member.value["due"]?.count, let compared = member.value["compared"]?.count,
        compared <= due
      else { return nil }
      add(part, due: due, leftOut: due - compared)
    }
  }
}

extension FirstUses {
  fileprivate func write(to json: inout JSONBuilder) {
    json.member("firstUses") { json in
      json.object { json in
        for kind in users {
          let uses = RuleID.allCases.compactMap { rule in
            self[rule, usedBy: kind].map { (rule.id, $0) }
          }
          guard !uses.isEmpty else { continue }
          json.member(kind?.rawValue ?? "launch") { json in
            json.object { json in
              for (rule, scenario) in uses { json.member(rule, scenario) }
            }
          }
        }
      }
    }
  }

  fileprivate init?(_ json: JSON) {
    self.init()
    guard let kinds = json.members else { return nil }
    for kind in kinds {
      guard let uses = kind.value.members else { return nil }
      let step = Step.Kind(rawValue: kind.key)
      guard step != nil || kind.key == "launch" else { return nil }
      for use in uses {
        guard let rule = rulesByID[use.key], let scenario = use.value.count else { return nil }
        add(scenario, rule, usedBy: step)
      }
    }
  }
}

extension RuleSet {
  fileprivate init?(ids json: JSON) {
    self.init()
    guard let ids = json.elements else { return nil }
    for id in ids {
      guard let rule = id.string.flatMap({ rulesByID[$0] }) else { return nil }
      insert(rule)
    }
  }
}

private let rulesByID = Dictionary(uniqueKeysWithValues: RuleID.allCases.map { ($0.id, $0) })

extension JSONBuilder {
  fileprivate mutating func counts(_ key: String, _ counts: [(String, Int)]) {
    member(key) { json in
      json.object { json in
        for (name, count) in counts where count > 0 { json.member(name, count) }
      }
    }
  }
}

extension JSON {
  /// Whether it has an object of counts behind `key`; gives each to `add`.
  fileprivate func eachCount<Name>(
    _ key: String, _ name: (String) -> Name?, _ add: (Name, Int) -> Void
  ) -> Bool {
    guard let members = self[key]?.members else { return false }
    var sum = 0
    for member in members {
      guard let name = name(member.key), let count = member.value.count else { return false }
      sum += count
      guard sum <= RunTotals.highestCount else { return false }
      add(name, count)
    }
    return true
  }
}
