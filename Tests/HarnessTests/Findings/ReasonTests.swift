import Foundation
import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoSeededBugs
import StatusQuoTestSupport
import Testing

/// How well the list behind "one of these is wrong" names the rule that a resolver breaks, measured on
/// wrong laws whose rule is known.
@Suite struct ReasonTests {
  /// A resolver that breaks a rule, and how it is compared.
  struct WrongLaw: Sendable {
    let id: String
    let guilty: [RuleID]
    let firstDivergence: @Sendable (Played) -> Divergence?
    /// The rules that the resolver uses up to a step.
    let used: @Sendable (Scenario, Int) -> RuleSet

    init(
      _ id: String, _ guilty: [RuleID],
      used: @escaping @Sendable (Scenario, Int) -> RuleSet = { _, _ in RuleSet() },
      _ firstDivergence: @escaping @Sendable (Played) -> Divergence?
    ) {
      (self.id, self.guilty, self.firstDivergence, self.used) = (id, guilty, firstDivergence, used)
    }

    /// A law that resolvers made by `make` follow.
    init<Subject: Resolver & SendableMetatype>(
      _ id: String, _ guilty: [RuleID], _ make: @escaping @Sendable (Scenario) -> Subject
    ) {
      self.init(
        id, guilty,
        used: { scenario, last in
          var model = make(scenario)
          var (used, observation) = (RuleSet(), Observation())
          for step in [nil] + scenario.steps.prefix(last).map(Optional.some) {
            if let step { model.apply(step) }
            model.observe(into: &observation)
            used.formUnion(model.rulesUsed)
          }
          return used
        }
      ) { played in
        var models = LockStep(reference: { ReferenceModel($0) }, subject: make)
        return models.firstDivergence(on: played.scenario)
      }
    }

    /// The small finding of a scenario that shows it.
    func finding(_ scenario: Scenario) -> Finding? {
      let budget = Shrinking.Budget(evaluations: 1_000, pairs: 0)
      let shrinking = shrink(scenario, budget: budget) { firstDivergence(Played($0)) }
      let divergence = firstDivergence(Played(shrinking.scenario))
      return divergence.map { Finding(scenario, shrunkBy: shrinking, $0) }
    }
  }

  /// A scenario, and what the reference shows of it: for all laws once.
  final class Played {
    let scenario: Scenario
    private(set) lazy var moments = PartingTests.moments(scenario, scenario.steps.count)

    init(_ scenario: Scenario) { self.scenario = scenario }
  }

  /// The seed of the scenarios in which the laws are searched for.
  static let seed =
    ProcessInfo.processInfo.environment["REASONS_SEED"].flatMap { UInt64($0) } ?? 1

  /// The list of a finding.
  struct Row {
    let law: WrongLaw
    let title: String
    let printed: [RuleID]
    /// Those that neither play can have used.
    let unused: [RuleID]

    var place: Int? { printed.firstIndex(where: law.guilty.contains) }

    init(_ law: WrongLaw, _ finding: Finding, _ subject: Subject) {
      var finding = finding
      if subject == .doesNotSayIt { finding.keepProvenance() }
      self.law = law
      title = finding.title
      let moments = narrate(finding.shownScenario, upTo: finding.shownStep)
      let sentences = finding.reasons(moments)
      var printed: [RuleID] = []
      for rule in sentences.flatMap({ $0.rules }) where !printed.contains(rule) {
        printed.append(rule)
      }
      self.printed = printed
      let used = moments.reduce(into: law.used(finding.shownScenario, finding.shownStep)) {
        $0.formUnion($1.rulesObserved)
      }
      let unmarked = finding.unmarkedRules
      unused = printed.filter { !used.contains($0) && !unmarked.contains($0) }
    }
  }

  /// The knowledge of the way to its answers that a subject shares.
  enum Subject: CaseIterable {
    /// Its own way.
    case saysIt
    /// Nothing, as most programs; or the way of the reference, which it keeps inside, with other answers.
    case doesNotSayIt
  }

  static let laws: [WrongLaw] =
    WrongCalls.all.map { wrong in
      WrongLaw(wrong.words, wrong.guilty) { Misplaying($0, wrong) }
    }
    + SeededBug.all.filter { !$0.guilty.isEmpty }.map { bug in
      WrongLaw(bug.id, bug.guilty) { WrongResolver($0, bugs: [bug]) { ReferenceModel($0) } }
    }
    + NegatedRule.all.sorted { $0.key.rawValue < $1.key.rawValue }.map { rule, negated in
      WrongLaw("without \(rule.id)", [rule] + (sameNegation[rule] ?? [])) {
        negated.firstDivergence(on: $0, rule)
      }
    }

  /// Rules that have a negation in common.
  static let sameNegation: [RuleID: [RuleID]] = [
    .w5: [.sb23], .sb23: [.w5], .sb12: [.sb13], .sb13: [.sb12], .sb25: [.sb27],
  ]

  static let findings: [(law: WrongLaw, finding: Finding)] = {
    let ofBugs = (seed == 1 ? BugFindings.all : BugFindings.search(seed: seed))
      .filter { $0.value.index < scenarios }.mapValues { $0.finding }
    let found = search(laws.filter { SeededBug.named($0.id) == nil }).merging(ofBugs) { $1 }
    return laws.compactMap { law in found[law.id].map { (law, $0) } }
  }()

  /// The number of scenarios in which a law is searched for.
  static let scenarios = 2_000

  /// The small findings of laws, by their ids: of the first scenario that shows each.
  static func search(_ laws: [WrongLaw]) -> [String: Finding] {
    var (hidden, found) = (laws, [String: Finding]())
    for index in 0..<scenarios where !hidden.isEmpty {
      let played = Played(BugFindings.scenario(index, of: seed))
      hidden.removeAll { law in
        guard law.firstDivergence(played) != nil else { return false }
        found[law.id] = law.finding(played.scenario)
        return true
      }
    }
    return found
  }

  static let rows: [Subject: [Row]] = Dictionary(
    uniqueKeysWithValues: Subject.allCases.map { subject in
      let shown = findings.filter { subject == .saysIt || $0.finding.isAboutBar }
      return (subject, shown.map { Row($0.law, $0.finding, subject) })
    })

  @Test(arguments: Subject.allCases)
  func `the rule that a resolver breaks is in the list, near its top`(
    _ subject: Subject
  ) throws {
    let rows = try #require(Self.rows[subject])
    let sum = Sum(rows)
    print("reasons of seed \(Self.seed), \(subject): \(sum.cells)")
    #expect(sum.count >= (subject == .saysIt ? 175 : 24))
    #expect(sum.contained * 100 >= sum.count * 95, "\(rows.filter { $0.place == nil })")
    #expect(sum.nearTop * 100 >= sum.count * (subject == .saysIt ? 90 : 75))
    #expect(sum.median <= 4)
    #expect(sum.longest <= 9)
    let withUnused = rows.filter { !$0.unused.isEmpty }
    #expect(withUnused.count * 50 <= sum.count, "\(withUnused.map { $0.law.id })")
  }

  @Test func `the places of the rules are published`() throws {
    if Self.seed != 1 { return }
    let table = Self.rows[.saysIt]!.map { row in
      let place = row.place.map { "\($0 + 1)" } ?? "-"
      let guilty = row.law.guilty.map { $0.id }.joined(separator: ", ")
      return
        "| \(row.law.id) | \(guilty) | \(place) | \(row.printed.map { $0.id }.joined(separator: ", ")) |\n"
    }
    let text = """
      # Reasons

      A finding ends its reasons with a list: "If the resolver is right, one of these is wrong". Here it is held
      against \(Self.laws.count) resolvers that break a rule on purpose: the seeded bugs whose rule is known from the
      rules' texts, mistakes in lifecycle calls that frameworks made, and rules negated. Each is searched for in 2,000
      scenarios, and the first that shows it is shrunk. A test writes this page.

      | | findings | rule in the list | first or second | rules in the list: median | most | lists with a rule that neither play can have used |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: |
      | the subject says whom it asks | \(Sum(Self.rows[.saysIt]!).cells) |
      | it does not, or keeps the reference inside and changes the bar | \(Sum(Self.rows[.doesNotSayIt]!).cells) |

      ## All

      | resolver | rule | place | list |
      | --- | --- | ---: | --- |
      \(table.joined())
      """
    try expect(text, in: packageFolder.appending(path: "Tests/Laboratory/Results/Reasons.md"))
  }

  /// Some lists, counted.
  struct Sum {
    let count, contained, nearTop, median, longest, withUnused: Int

    init(_ rows: [Row]) {
      let lengths = rows.map { $0.printed.count }.sorted()
      count = rows.count
      contained = rows.count { $0.place != nil }
      nearTop = rows.count { $0.place.map { $0 < 2 } ?? false }
      median = lengths[lengths.count / 2]
      longest = lengths.last ?? 0
      withUnused = rows.count { !$0.unused.isEmpty }
    }

    var cells: String {
      [count, contained, nearTop, median, longest, withUnused].map { "\($0)" }
        .joined(separator: " | ")
    }
  }

  @Test
  func `a resolver that keeps the reference inside is shown where a navigation controller answers`()
    throws
  {
    struct AsksTheTop: Resolver {
      var reference: ReferenceModel
      mutating func apply(_ step: Step) { reference.apply(step) }
      mutating func observe(into observation: inout Observation) {
        reference.observe(into: &observation)
        let stop = observation.provenance?.style?.stop
        if stop?.reason == .navigationBarVisible { observation.bar.content = .light }
      }
    }
    let law = WrongLaw("asks the top", [.sb21]) { AsksTheTop(reference: ReferenceModel($0)) }
    let row = Row(law, try #require(Self.search([law])[law.id]), .saysIt)
    #expect(row.place == 0, "\(row.title) \(row.printed)")
    #expect(row.unused == [])
  }
}

extension Finding {
  /// True if the two differ in the bar.
  fileprivate var isAboutBar: Bool {
    divergence.observed.map { $0.expected.bar != $0.actual.bar } ?? false
  }

  /// Says the reference's way.
  fileprivate mutating func keepProvenance() {
    guard let observed = divergence.observed else { return }
    var actual = observed.actual
    (actual.provenance, actual.stale) = (observed.expected.provenance, observed.expected.stale)
    divergence = Divergence(
      step: divergence.step, stepKind: divergence.stepKind, expected: observed.expected,
      actual: actual, brokenInvariant: nil)
  }

  /// The rules that decide in each scenario of its kind, and that the reference notes only where something
  /// special depends on them.
  fileprivate var unmarkedRules: Set<RuleID> {
    let step = shownStep > 0 ? shownScenario.steps[shownStep - 1] : nil
    var rules: Set<RuleID> = [.w8, .l0, .sb10, .sb12, .sb13, .sb34]
    if let step {
      rules.formUnion((step.kind.silence?.rules() ?? []) + [.ge12])
    } else {
      rules.insert(.sb2)
    }
    switch step?.kind {
    case .present: rules.formUnion([.w4, .w7, .l3])
    case .dismiss, .beginInteractiveDismiss, .cancelInteractiveDismiss, .finishInteractiveDismiss:
      rules.formUnion([.w6, .l3])
    default: break
    }
    if shownScenario.observes.contains(.systemGestures) { rules.formUnion([.sg2, .sg5, .sg6]) }
    let environment = shownScenario.environment
    if environment.iOS >= 11 { rules.insert(.ge1) }
    if environment.device == .iPhone12mini { rules.insert(.ge4) }
    if environment.sceneTraitOverridesUserInterfaceStyle != nil { rules.insert(.sc4) }
    let observed = divergence.observed
    if observed?.expected.outcome != .applied || observed?.actual.outcome != .applied {
      rules.insert(.w2)
    }
    return rules
  }
}

extension NegatedRule {
  /// The first step after which it shows in what the rule is about.
  func firstDivergence(on played: ReasonTests.Played, _ rule: RuleID) -> Divergence? {
    let (scenario, moments) = (played.scenario, played.moments)
    var others: [Observation]?
    if case .ignoring(let change) = self {
      var changed = scenario
      change(&changed)
      if changed.problem != nil { return nil }
      others = PartingTests.moments(changed, scenario.steps.count).map { $0.observation }
    }
    for (step, moment) in moments.enumerated() {
      var actual = moment.observation
      if let others {
        actual.take(others[step], inWhatConcerns: rule)
      } else if case .changing(let change) = self {
        change(&actual, ExplainedScenario(scenario, moments: Array(moments[...step])))
      }
      if actual != moment.observation {
        return Divergence(
          step: step, stepKind: step == 0 ? nil : scenario.steps[step - 1].kind,
          expected: moment.observation, actual: actual, brokenInvariant: nil)
      }
    }
    return nil
  }
}

extension Observation {
  /// Takes the parts that rules of a family speak of from another observation.
  fileprivate mutating func take(_ other: Observation, inWhatConcerns rule: RuleID) {
    if rule == .sc5 { return self = other }
    switch rule == .sc4 ? "TR" : rule.id.prefix(while: { $0 != "-" }) {
    case "SB", "T", "SC": (bar, provenance, stale) = (other.bar, other.provenance, other.stale)
    case "TR": (styles, traitChanges) = (other.styles, other.traitChanges)
    case "GE": (geometry, safeArea) = (other.geometry, other.safeArea)
    default: self = other
    }
  }
}
