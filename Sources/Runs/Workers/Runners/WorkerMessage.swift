import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoRunFormats
import StatusQuoScenarioFiles

/// A request to a worker, one line of JSON each. The first line is `setup`, which has no answer.
indirect enum WorkerRequest {
  case setup(RunPlan, known: Coverage)
  case capabilities
  case run(Range<Int>)
  case divergence(Scenario)
  case observations(Scenario)
  case shrink(Scenario, like: [DivergenceClass], Shrinking.Budget)
  /// Nothing more is asked; how long the subject may take to end.
  case end(within: Seconds)
}

extension WorkerRequest {
  /// The form, with the key of its case; nil is read from an object without one.
  static let jsonForm = JSONForm<WorkerRequest?>("a request", .some(nil)) { form in
    form.optional("setup", setupForm) {
      if case .setup(let plan, let known)? = $0 { (plan, known) } else { nil }
    } _: {
      $0 = .setup($1.plan, known: $1.known)
    }
    form.optional("capabilities", .bool) {
      if case .capabilities? = $0 { true } else { nil }
    } _: { request, _ in
      request = .capabilities
    }
    form.optional("end", .number) {
      if case .end(let limit)? = $0 { limit } else { nil }
    } _: {
      $0 = .end(within: $1)
    }
    form.optional("run", positionsForm) {
      if case .run(let positions)? = $0 { positions } else { nil }
    } _: {
      $0 = .run($1)
    }
    form.optional("divergence", .scenario) {
      if case .divergence(let scenario)? = $0 { scenario } else { nil }
    } _: {
      $0 = .divergence($1)
    }
    form.optional("observe", .scenario) {
      if case .observations(let scenario)? = $0 { scenario } else { nil }
    } _: {
      $0 = .observations($1)
    }
    form.optional("shrink", shrinkForm) {
      if case .shrink(let scenario, let wanted, let budget)? = $0 {
        (scenario, wanted, budget)
      } else {
        nil
      }
    } _: {
      $0 = .shrink($1.scenario, like: $1.wanted, $1.budget)
    }
  }
}

private let setupForm = JSONForm("a setup", (plan: RunPlan(seed: 0), known: Coverage())) { form in
  form.fields(of: RunPlan.header(as: "kind"), { ($0.plan, generatorVersion) }) { $0.plan = $1.plan }
  form.optional("end", .word, { $0.plan.end }, { $0.plan.end = $1 })
  form.field("checksEveryStep", .bool, { $0.plan.checksEveryStep }) {
    $0.plan.checksEveryStep = $1
  }
  form.field("known", Coverage.jsonForm, { $0.known }, { $0.known = $1 })
}

private let positionsForm = JSONForm("positions", (first: 0, end: 0)) { form in
  form.field("first", .count, { $0.first }, { $0.first = $1 })
  form.field("end", .count, { $0.end }, { $0.end = $1 })
}.mapped({ ($0.lowerBound, $0.upperBound) }) { $0 <= $1 ? $0..<$1 : nil }

private let shrinkForm = JSONForm(
  "what to shrink",
  (scenario: Scenario(), wanted: [DivergenceClass](), budget: Shrinking.Budget())
) { form in
  form.field("scenario", .scenario, { $0.scenario }, { $0.scenario = $1 })
  form.list("like", DivergenceClass.jsonForm, called: "classes", { $0.wanted }, { $0.wanted = $1 })
  form.field("evaluations", .count, { $0.budget.evaluations }, { $0.budget.evaluations = $1 })
  form.field("pairs", .count, { $0.budget.pairs }, { $0.budget.pairs = $1 })
  form.field("small", .count, { $0.budget.small }, { $0.budget.small = $1 })
}

// MARK: - Answers

extension Divergence {
  /// A disagreement, a broken invariant or a violation, for the wire.
  func json(_ scenario: Scenario) -> JSON {
    guard let observed else { preconditionFailure("a failure is seen from outside") }
    let names = violation?.variant.names ?? scenario.names
    let json = seenForm.json(
      Seen(
        step: step, observed: observed, broken: brokenInvariant, violation: violation,
        callers: callers.map { ($0.key, $0.value) }), names)
    observed.expected.checkJSON(names)
    observed.actual.checkJSON(names)
    return json
  }

  init(_ json: JSON, on scenario: Scenario) throws(JSONError) {
    // What is observed of a variant has its names.
    let variant = try json["violation"].map { json throws(JSONError) in
      try PropertyViolation.jsonForm.value(json).variant
    }
    let seen = try seenForm.value(json, variant?.names ?? scenario.names)
    let (expected, actual) = (seen.observed.expected, seen.observed.actual)
    guard seen.step <= scenario.steps.count else { throw json.isNot("a step of the scenario") }
    if let violation = seen.violation {
      self.init(step: seen.step, violation, expected: expected, actual: actual)
    } else {
      self.init(
        step: seen.step, stepKind: scenario.step(seen.step)?.kind, expected: expected,
        actual: actual, brokenInvariant: seen.broken,
        callers: Dictionary(seen.callers) { first, _ in first })
    }
  }
}

/// A divergence that is seen in a process that continues.
private struct Seen: Sendable {
  var step = 0
  var observed = Observation.Pair(expected: Observation(), actual: Observation())
  var broken: BrokenInvariant?
  var violation: PropertyViolation?
  var callers: [(controller: Name, part: Caller)] = []
}

private let seenForm = JSONForm("a divergence", Seen()) { form in
  form.field("step", .count, { $0.step }, { $0.step = $1 })
  form.field("expected", Observation.jsonForm, { $0.observed.expected }) {
    $0.observed.expected = $1
  }
  form.field("actual", Observation.jsonForm, { $0.observed.actual }, { $0.observed.actual = $1 })
  form.optional("broken", brokenForm, { $0.broken }, { $0.broken = $1 })
  form.optional("violation", PropertyViolation.jsonForm, { $0.violation }, { $0.violation = $1 })
  form.list("callers", callerForm, called: "controllers", { $0.callers }, { $0.callers = $1 })
}

private let callerForm = JSONForm(
  "a controller and its part", (controller: Name(index: 0), part: Caller.other)
) { form in
  form.field("controller", .name, { $0.controller }, { $0.controller = $1 })
  form.field("part", .word, { $0.part }, { $0.part = $1 })
}

private let brokenForm = JSONForm("a broken invariant", BrokenInvariant(id: "")) { form in
  form.field("id", .text, { $0.id }, { $0.id = $1 })
  form.field("details", .text, { $0.details }, { $0.details = $1 })
}

extension Shrinking {
  static let jsonForm = JSONForm(
    "a shrinking", Shrinking(stoppedAt: Progress(smallest: Scenario(), evaluations: 0))
  ) { form in
    form.field("scenario", .scenario, { $0.scenario }, { $0.scenario = $1 })
    form.field("sameClass", .scenario, { $0.sameClass }, { $0.sameClass = $1 })
    form.field("evaluations", .count, { $0.evaluations }, { $0.evaluations = $1 })
    form.fields(of: Certificate.jsonForm, { $0.certificate }, { $0.certificate = $1 })
  }
}

extension Shrinking.Progress {
  static let jsonForm = JSONForm(
    "progress", Shrinking.Progress(smallest: Scenario(), evaluations: 0)
  ) { form in
    form.field("smallest", .scenario, { $0.smallest }, { $0.smallest = $1 })
    form.field("evaluations", .count, { $0.evaluations }, { $0.evaluations = $1 })
  }
}
