import StatusQuoGenerators
public import StatusQuoHarness
public import StatusQuoScenarioFiles

/// A run so far, as a file keeps it: enough to continue it, and to join the shards of a run.
public struct RunState: Sendable {
  /// What is run; what ends it is left to the one who continues.
  public var plan: RunPlan
  /// What is held against the reference, in the words of the command line.
  public var subject: [String]
  /// What was played so far.
  public var totals: RunTotals
  /// The numbers of the scenarios that diverged and were examined.
  public var examined: Set<Int> = []
  /// The version of the generator that made the scenarios.
  public var generator = generatorVersion

  /// The version of the JSON form; it changes when a key is renamed, removed or means another thing.
  public static let version = 2

  /// The state of a run.
  public init(plan: RunPlan, subject: [String], totals: RunTotals) {
    self.plan = plan
    self.subject = subject
    self.totals = totals
  }

  /// {state (the kind of the run), version, generator, source, capabilities?, shard {number (from 1),
  /// count}, subject, played, examined? [numbers of scenarios]}.
  public var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      plan.write(as: "state", generator: generator, to: &json)
      json.member("subject", JSON(subject.map { JSON($0) }))
      json.member("played", totals.json)
      if !examined.isEmpty {
        json.member("examined", JSON(examined.sorted().map { JSON($0) }))
      }
    }
    return json.finish()
  }

  /// The state in a file: one that `json` was written to, or the report of a run in JSON.
  public init(parsing text: [UInt8], file: String) throws(DocumentError) {
    let json: JSON
    do {
      json = try JSON(parsing: text)
    } catch {
      throw DocumentError(
        file: file, position: error.position, found: error.found, expected: error.expected)
    }
    guard let state = RunState(json) else {
      if let count = json["played"]?.firstNumber(above: Double(RunTotals.highestCount)) {
        throw DocumentError(
          file: file, position: count.position, found: "the count \(count.compactText)",
          expected: "at most \(RunTotals.highestCount)")
      }
      throw DocumentError(
        file: file, position: json.position, found: Self.description(of: json),
        expected: "the state or the JSON report of a run")
    }
    self = state
  }

  private static func description(of json: JSON) -> String {
    guard let kind = json["state"]?.string ?? json["report"]?.string else {
      return "something else"
    }
    guard RunKind(rawValue: kind) != nil else { return "a report of '\(kind)'" }
    let version = json["version"]?.count
    return version == Self.version
      ? "a damaged state of '\(kind)'"
      : "a state of version \(version.map { "\($0)" } ?? "unknown")"
  }

  private init?(_ json: JSON) {
    guard
      let kind = (json["state"]?.string ?? json["report"]?.string).flatMap(RunKind.init(rawValue:)),
      json["version"]?.count == Self.version, let plan = RunPlan(kind: kind, json),
      let totals = json["played"].flatMap({ RunTotals($0) })
    else { return nil }
    self.plan = plan
    subject = json["subject"]?.elements?.compactMap { $0.string } ?? []
    self.totals = totals
    examined = Set((json["examined"]?.elements ?? []).compactMap { $0.count })
    // Of generated scenarios the source does not say how many there are.
    if case .generated = plan.source { self.plan.scenarios = json["limit"]?.count }
    // States of the time before it was counted are of another generator.
    generator = json["generator"]?.count ?? 0
    var limited = plan
    limited.scenarios = min(plan.scenarios ?? .max, RunTotals.highestCount)
    guard totals.positions <= limited.positions ?? 0,
      totals.divergences.allSatisfy({ $0.indices.allSatisfy { $0 < limited.scenarios ?? 0 } })
    else { return nil }
  }
}

extension RunPlan {
  /// Writes what states and reports say of their run.
  ///
  /// - Parameters:
  ///   - key: the key of its kind.
  ///   - generator: the version that made its scenarios.
  public func write(as key: String, generator: Int, to json: inout JSONBuilder) {
    json.member(key, kind.rawValue)
    json.member("version", RunState.version)
    json.member("generator", generator)
    json.member("source", source.json)
    if let known = capabilities.json { json.member("capabilities", known) }
    json.member("shard", shard.json)
  }
}

// MARK: - Continuing

extension RunState {
  /// What in this state is not as in another run, if anything: the key, what is here, what is there.
  ///
  /// - Parameter comparingShards: whether the shards must be the same, too.
  public func difference(
    from other: RunState, comparingShards: Bool
  ) -> (key: String, found: String, expected: String)? {
    func members(_ state: RunState) -> [(key: String, value: JSON)] {
      let source = state.plan.source.json.members ?? []
      return [
        ("kind", JSON(state.plan.kind.rawValue)),
        ("version of the generator", JSON(state.generator)),
      ] + source.map { ($0.key, $0.value) }
        + [
          ("subject", JSON(state.subject.joined(separator: " "))),
          ("capabilities", state.plan.capabilities.json ?? JSON("all")),
        ]
        + (comparingShards ? [("shard", state.plan.shard.json)] : [])
    }
    let theirs = members(other)
    for (place, member) in members(self).enumerated() {
      guard place < theirs.count, theirs[place].key == member.key else {
        return (member.key, member.value.compactText, "another kind of run")
      }
      if theirs[place].value != member.value {
        return (member.key, member.value.compactText, theirs[place].value.compactText)
      }
    }
    return nil
  }
}
