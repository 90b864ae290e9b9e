import StatusQuoAppearanceModel
package import StatusQuoDiagnosing
import StatusQuoGenerators
package import StatusQuoHarness
package import StatusQuoJSON
package import StatusQuoScenarioFiles

/// A run so far, as a file keeps it: enough to continue it, and to join the shards of a run.
package struct RunState: Sendable {
  /// The plan of the run, without its limits: those are up to the run that continues it.
  package var plan: RunPlan
  /// The subject, in the words of the command line.
  package var subject: [String]
  /// The totals so far.
  package var totals: RunTotals
  /// The numbers of the scenarios that diverged and were examined.
  package var examined: Set<Int> = []
  /// The one whose shrinking was cut.
  package var begun: Finding.Sample.Begun?
  /// The kept scenarios that failed: they are not among the totals.
  package var failing: [CorpusEntry] = []
  /// How the subject ended after its last answer; nil where that was in order.
  package var ending: SubjectEnding?
  /// The version of the generator that made the scenarios.
  package var generator = generatorVersion
  /// True if it was ended before all was played that was to be.
  package var isCut = false

  /// The version of the JSON form; it changes when a key is renamed, removed or means another thing.
  package static let version = 3

  /// The state of a run.
  package init(plan: RunPlan, subject: [String], totals: RunTotals) {
    self.plan = plan
    self.subject = subject
    self.totals = totals
  }

  /// The state as a file keeps it.
  package var json: JSON { Self.form(as: "state").json(self) }

  /// The state in a file: one that `json` was written to, or the report of a run in JSON.
  package init(parsing text: [UInt8], file: String) throws(DocumentError) {
    let json = try JSON(parsing: text, file: file)
    let key = json["state"] == nil ? "report" : "state"
    let kind = json[key]?.string
    guard kind.flatMap(RunKind.init(rawValue:)) != nil else {
      throw DocumentError(
        file: file, position: json.position,
        found: kind.map { "a report of '\($0)'" } ?? "something else",
        expected: "the state or the JSON report of a run")
    }
    self = try Self.form(as: key).value(json, file: file)
  }
}

// MARK: - JSON

extension RunPlan {
  /// The header of states and reports: {`key` (the kind of the run), version, generator (the version that made
  /// its scenarios), source, capabilities?, learned?, shard {number (from 1), count}}.
  package static func header(as key: String) -> JSONForm<(plan: RunPlan, generator: Int)> {
    JSONForm("a run", (plan: RunPlan(seed: 0), generator: 0)) { form in
      form.field(key, .listedWord, { $0.plan.kind }, { $0.plan.take($1) })
      form.constant("version", JSON(RunState.version), remedy: "; run it again with this tool")
      // States of the time before it was counted are of another generator.
      form.field("generator", .count, mayBeMissing: true, { $0.generator }, { $0.generator = $1 })
      form.fields(of: RunPlan.jsonForm, { $0.plan }, { $0.plan = $1 })
    }
  }
}

extension RunState {
  /// The header, `subject`, `played`, `examined`? (numbers of scenarios), `begun`?, `failing`?, `ending`?,
  /// `isInterrupted`?; `limit` and `failure` are read from reports.
  private static func form(as key: String) -> JSONForm<RunState> {
    var blank = RunState(plan: RunPlan(seed: 0), subject: [], totals: RunTotals())
    blank.generator = 0
    return JSONForm("the state of a run", blank, isOpen: true) { form in
      form.fields(of: RunPlan.header(as: key), { ($0.plan, $0.generator) }) {
        ($0.plan, $0.generator) = $1
      }
      form.field("subject", .list(of: .text, called: "options"), mayBeMissing: true, { $0.subject })
      {
        $0.subject = $1
      }
      form.field("played", RunTotals.jsonForm, { $0.totals }, { $0.totals = $1 })
      form.list("examined", .count, called: "numbers", { $0.examined.sorted() }) {
        $0.examined = Set($1)
      }
      form.optional("begun", begunForm, { $0.begun }, { $0.begun = $1 })
      form.list("failing", CorpusEntry.jsonForm, called: "kept scenarios", { $0.failing }) {
        $0.failing = $1
      }
      form.optional("isInterrupted", .bool, { $0.isCut ? true : nil }) { $0.isCut = $0.isCut || $1 }
      form.optional("failure", .text, { _ in nil }) { state, _ in state.isCut = true }
      form.optional("ending", SubjectEnding.jsonForm, { $0.ending }, { $0.ending = $1 })
      form.optional("limit", .count, { _ in nil }) { state, limit in
        // A small world says itself how many there are.
        if case .generated = state.plan.source { state.plan.scenarios = limit }
      }
    }.checked { state, json throws(JSONError) in
      guard state.hasPossibleNumbers else {
        throw (json["played"] ?? json).isNot("numbers of scenarios that the source has")
      }
    }
  }

  private var hasPossibleNumbers: Bool {
    var limited = plan
    if case .generated = plan.source {
      limited.scenarios = min(plan.scenarios ?? .max, RunTotals.highestCount)
    }
    // Nil for small worlds that are too many to be counted.
    guard let scenarios = limited.scenarios, let positions = limited.positions else { return false }
    return totals.positions <= positions
      && totals.divergences.allSatisfy { $0.indices.allSatisfy { $0 < scenarios } }
  }
}

extension SubjectEnding {
  /// {how, output?}.
  package static let jsonForm = JSONForm(
    "how a program ended", SubjectEnding(""), isOpen: true, definition: "ending"
  ) { form in
    form.field("how", .text, { $0.how }, { $0.how = $1 })
    form.list("output", .text, called: "lines", { $0.output }, { $0.output = $1 })
  }
}

private let begunForm = JSONForm(
  "a sample", Finding.Sample.Begun(index: 0, smallest: Scenario()), isOpen: true
) { form in
  form.field("scenario", .count, { $0.index }, { $0.index = $1 })
  form.field("smallest", .scenario, { $0.smallest }, { $0.smallest = $1 })
}

extension CorpusEntry {
  /// A kept scenario: {file, scenario, class?}. The file is a name; nothing is read from it.
  package static let jsonForm = JSONForm(
    "a kept scenario", CorpusEntry(Scenario(), in: ""), isOpen: true
  ) { form in
    form.field("file", .text, { $0.file }, { $0.file = $1 })
    form.field("scenario", .scenario, { $0.scenario }, { $0.scenario = $1 })
    form.optional("class", DivergenceClass.jsonForm, { $0.divergenceClass }) {
      $0.divergenceClass = $1
    }
  }
}

// MARK: - Continuing

extension RunState {
  /// The first difference from another run, if any: the key, the value here, the value there.
  ///
  /// - Parameter comparingShards: whether the shards must be the same, too.
  package func difference(
    from other: RunState, comparingShards: Bool
  ) -> (key: String, found: String, expected: String)? {
    let theirs = other.identity(withShard: comparingShards)
    for (place, member) in identity(withShard: comparingShards).enumerated() {
      guard place < theirs.count, theirs[place].key == member.key else {
        return (member.key, member.value.compactText, "another kind of run")
      }
      if theirs[place].value != member.value {
        return (member.key, member.value.compactText, theirs[place].value.compactText)
      }
    }
    return nil
  }

  /// The values that runs have in common if one continues the other.
  private func identity(withShard: Bool) -> [(key: String, value: JSON)] {
    let known = plan.capabilities
    let source = ScenarioSource.jsonForm.json(plan.source).members ?? []
    return [("kind", JSON(plan.kind.rawValue)), ("version of the generator", JSON(generator))]
      + source.map { ($0.key, $0.value) }
      + [
        ("subject", JSON(subject.joined(separator: " "))),
        ("capabilities", known == .all ? "all" : Capabilities.jsonForm.json(known)),
      ]
      + (withShard ? [("shard", Shard.jsonForm.json(plan.shard))] : [])
  }
}
