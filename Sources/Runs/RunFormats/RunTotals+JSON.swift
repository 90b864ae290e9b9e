import StatusQuoAppearanceModel
package import StatusQuoHarness
import StatusQuoJSON
package import StatusQuoScenarioFiles

extension RunTotals {
  /// All of it: `positions`, `scenarios`, `applied`, `ignored`, `raised`, `versions`, `rules` (by the
  /// kind of step that used them, and "launch"), `steps`, `reasons`, `controllers`, `compared` (by the part of
  /// an observation: {compared, due}, also where one that is declared was never due), `uses` (bits), `skipped`
  /// ({count, reasons, numbers}), `firstUses` (as rules, with scenarios), `divergences`
  /// [{class, count, indices, clear?, soonest?, answers?, beside?}], `further` (the number of those behind another one of their scenario). What was never reached is left out.
  package static let jsonForm = JSONForm("the totals of a run", RunTotals(), isOpen: true) { form in
    form.field("positions", .count, { $0.positions }, { $0.positions = $1 })
    form.fields(of: Coverage.jsonForm, { $0.coverage }, { $0.coverage = $1 })
    form.optional("firstUses", usesForm, { $0.firstUses.isEmpty ? nil : $0.firstUses }) {
      $0.firstUses = $1
    }
    form.optional(
      "skipped", SkippedScenarios.jsonForm, { $0.skipped.count == 0 ? nil : $0.skipped },
      { $0.skipped = $1 })
    form.field("divergences", occurrencesForm, { $0.divergences }) { totals, list in
      for occurrences in list { totals.add(occurrences) }
    }
    form.optional("further", .count, { $0.further == 0 ? nil : $0.further }) { $0.further = $1 }
  }.checked { totals, json throws(JSONError) in
    let classes = totals.divergences
    let largest = classes.map { $0.count }.max() ?? 0
    guard totals.divergenceCount >= largest else {
      throw (json["further"] ?? json).isNot("fewer than the divergences")
    }
  }
}

private let occurrencesForm = JSONForm.list(
  of: JSONForm("divergences of a class", WrittenOccurrences(), isOpen: true) { form in
    form.field("class", DivergenceClass.jsonForm, { $0.divergenceClass }) {
      $0.divergenceClass = $1
    }
    form.field("count", .count, { $0.count }, { $0.count = $1 })
    form.field("indices", .list(of: .count, called: "numbers"), { $0.indices }, { $0.indices = $1 })
    form.list("clear", .count, called: "numbers", { $0.clear }, { $0.clear = $1 })
    form.optional("soonest", soonestForm, { $0.soonest }, { $0.soonest = $1 })
    form.list("answers", answerForm, called: "answers", { $0.answers }, { $0.answers = $1 })
    form.list("beside", answerForm, called: "answers", { $0.beside }, { $0.beside = $1 })
  }.mapped({ WrittenOccurrences($0) }, { $0.occurrences }), called: "divergences"
).checked { list, json throws(JSONError) in
  guard areCountable(list.map { $0.count }) else { throw json.isNot(countableMeaning) }
}

/// {clear, step, index}: the scenario that shows a class after fewest steps.
private let soonestForm = JSONForm(
  "a scenario of a class", DivergenceClass.Occurrences.Soonest(isClear: false, step: 0, index: 0),
  isOpen: true
) { form in
  form.field("clear", .bool, { $0.isClear }, { $0.isClear = $1 })
  form.field("step", .count, { $0.step }, { $0.step = $1 })
  form.field("index", .count, { $0.index }, { $0.index = $1 })
}

/// {classes, index}: what showed together, and the first scenario in which it did.
private let answerForm = JSONForm(
  "an answer", DivergenceClass.Occurrences.Answer([], at: 0), isOpen: true
) { form in
  form.field("classes", .list(of: DivergenceClass.jsonForm, called: "classes"), { $0.classes }) {
    $0.classes = $1
  }
  form.field("index", .count, { $0.index }, { $0.index = $1 })
}.checked { answer, json throws(JSONError) in
  guard !answer.classes.isEmpty else { throw json.isNot("an answer with a class") }
}

private struct WrittenOccurrences: Sendable {
  var divergenceClass = DivergenceClass(stepKind: nil, part: .hang, detail: .none)
  var count = 0
  var indices: [Int] = []
  var clear: [Int] = []
  var soonest: DivergenceClass.Occurrences.Soonest?
  var answers: [DivergenceClass.Occurrences.Answer] = []
  var beside: [DivergenceClass.Occurrences.Answer] = []

  init() {}

  init(_ occurrences: DivergenceClass.Occurrences) {
    divergenceClass = occurrences.divergenceClass
    (count, indices, clear) = (occurrences.count, occurrences.indices, occurrences.clear)
    (answers, beside) = (occurrences.answers, occurrences.beside)
    soonest = occurrences.soonest
  }

  /// Nil where the numbers can't be.
  var occurrences: DivergenceClass.Occurrences? {
    var occurrences = DivergenceClass.Occurrences(
      divergenceClass, at: indices, clear: clear, count: count, answers: answers, beside: beside)
    occurrences?.soonest = soonest
    return occurrences
  }
}

// MARK: - Coverage

extension Coverage {
  /// The counts of it, which totals have beside others.
  package static let jsonForm = JSONForm("coverage", Coverage(), isOpen: true) { form in
    form.field("scenarios", .count, { $0.scenarios }, { $0.scenarios = $1 })
    form.field("applied", .count, { $0.applied }, { $0.applied = $1 })
    form.field("ignored", .count, { $0.ignored }, { $0.ignored = $1 })
    form.field("raised", .count, { $0.raised }, { $0.raised = $1 })
    form.field("versions", .counts({ $0.text }, { Version(text: $0) })) { coverage in
      coverage.versions.map { ($0.version, $0.scenarios) }
    } _: { coverage, counts in
      for (version, count) in counts { coverage.add(scenarios: count, with: version) }
    }
    form.field("rules", .byUser(.list(of: .rule, called: "ids of rules"))) { coverage in
      users.map { ($0, coverage.rules(usedBy: $0).rules) }.filter { !$0.1.isEmpty }
    } _: { coverage, rules in
      for (user, rules) in rules {
        coverage.add(rules.reduce(into: RuleSet()) { $0.insert($1) }, usedBy: user)
      }
    }
    form.field("steps", .wordCounts()) { coverage in
      Step.Kind.allCases.map { ($0, coverage.steps($0)) }
    } _: { coverage, counts in
      for (kind, count) in counts { coverage.add(steps: count, of: kind) }
    }
    form.field("reasons", .wordCounts()) { coverage in
      StepOutcome.Reason.allCases.map { ($0, coverage.outcomes($0)) }
    } _: { coverage, counts in
      for (reason, count) in counts { coverage.add(steps: count, notAppliedFor: reason) }
    }
    form.field("controllers", .wordCounts()) { coverage in
      Controller.Kind.allCases.map { ($0, coverage.controllers($0)) }
    } _: { coverage, counts in
      for (kind, count) in counts { coverage.add(controllers: count, of: kind) }
    }
    form.field("compared", ComparedValues.jsonForm, mayBeMissing: true, { $0.compared }) {
      $0.compared = $1
    }
    form.field("uses", RuleUses.jsonForm, mayBeMissing: true, { $0.uses }) { $0.uses = $1 }
  }
}

/// The step kinds that rules are used by; nil is the launch.
private let users: [Step.Kind?] = [nil] + Step.Kind.allCases.map { $0 }

private let usesForm = JSONForm.byUser(
  .map(
    "scenarios by the rules that they use", .count, { (rule: RuleID) in rule.id },
    { RuleID(id: $0) })
).mapped { (uses: FirstUses) in
  users.map { user in
    (user, RuleID.allCases.compactMap { rule in uses[rule, usedBy: user].map { (rule, $0) } })
  }.filter { !$0.1.isEmpty }
} _: { entries in
  var uses = FirstUses()
  for (user, scenarios) in entries {
    for (rule, scenario) in scenarios { uses.add(scenario, rule, usedBy: user) }
  }
  return uses
}

extension ComparedValues {
  /// By the part of an observation: {compared, due}.
  package static let jsonForm = JSONForm.map(
    "moments by parts of an observation", countsForm, { (part: Observation.Part) in part.rawValue },
    { Observation.Part(rawValue: $0) }
  ).mapped { values in
    values.parts.map { ($0, (values.compared($0), due: values.due[$0])) }
  } _: { entries in
    var values = ComparedValues()
    for (part, (compared, due)) in entries { values.add(part, due: due, leftOut: due - compared) }
    return values
  }

  private static let countsForm = JSONForm("counts", (compared: 0, due: 0), isOpen: true) { form in
    form.field("compared", .count, { $0.compared }, { $0.compared = $1 })
    form.field("due", .count, { $0.due }, { $0.due = $1 })
  }.checked { counts, json throws(JSONError) in
    guard counts.compared <= counts.due else { throw json.isNot("no more compared than due") }
  }
}

extension SkippedScenarios {
  /// {count, reasons (counts by reason), numbers (of those among the first scenarios)}.
  package static let jsonForm = JSONForm(
    "skipped scenarios", (count: 0, reasons: [(String, Int)](), numbers: [Int]()), isOpen: true
  ) { form in
    form.field("count", .count, { $0.count }, { $0.count = $1 })
    form.field("reasons", .counts({ $0 }, { $0 }), { $0.reasons }, { $0.reasons = $1 })
    form.list("numbers", .count, called: "numbers", { $0.numbers }, { $0.numbers = $1 })
  }.mapped { (skipped: SkippedScenarios) in
    (skipped.count, skipped.reasons.map { ($0.reason, $0.count) }, skipped.numbers.sorted())
  } _: { count, reasons, numbers in
    let known = reasons.reduce(0) { $0 + $1.1 }
    guard known <= count, numbers.count <= count, numbers.allSatisfy({ $0 < numbered }) else {
      return nil
    }
    var skipped = SkippedScenarios()
    for (reason, count) in reasons { skipped.add(count, for: reason) }
    skipped.add(count - known, for: nil)
    skipped.add(numbers: numbers)
    return skipped
  }
}

// MARK: - Maps

extension JSONForm {
  /// Counts by what is counted; none of what did not occur.
  fileprivate static func counts<Item>(
    _ text: @escaping @Sendable (Item) -> String, _ item: @escaping @Sendable (String) -> Item?
  ) -> Self where Value == [(Item, Int)] {
    map("an object of counts", .count, text, item)
      .mapped({ counts in counts.filter { $0.1 > 0 } }, { $0 })
      .checked { counts, json throws(JSONError) in
        guard areCountable(counts.map { $0.1 }) else { throw json.isNot(countableMeaning) }
      }
  }

  /// Counts by the words for what is counted.
  fileprivate static func wordCounts<Item: Words>() -> Self where Value == [(Item, Int)] {
    counts({ $0.rawValue }, { Item(rawValue: $0) })
  }

  /// Values by the kinds of steps, and the launch.
  fileprivate static func byUser<Element>(_ element: JSONForm<Element>) -> Self
  where Value == [(Step.Kind?, Element)] {
    map("kinds of steps, or launch", element, { $0?.rawValue ?? "launch" }) { text in
      let kind = Step.Kind(rawValue: text)
      return kind != nil || text == "launch" ? .some(kind) : nil
    }
  }
}

private let countableMeaning = "counts that add up to at most \(RunTotals.highestCount)"

private func areCountable(_ counts: [Int]) -> Bool {
  var rest = RunTotals.highestCount
  return counts.allSatisfy { count in
    rest -= count
    return rest >= 0
  }
}
