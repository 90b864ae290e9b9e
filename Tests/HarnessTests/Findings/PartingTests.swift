import Foundation
import StatusQuoAppearanceModel
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

/// Findings name the rules on which reference and resolver part.
@Suite struct PartingTests {
  static func moments(_ scenario: Scenario, _ step: Int) -> [Moment] {
    narrate(scenario, upTo: step)
  }

  static let bugs = SeededBug.all.filter { [.values, .provenance].contains($0.oracle) }

  /// The observations that differ by a bug, and the account of its finding.
  struct Account {
    let finding: Finding
    let observed: Observation.Pair
    let scenario: Scenario
    let parting: Parting
    /// The places where the two part, without mere consequences.
    let places: Set<Place>
    /// All that differs.
    let differences: Set<Place>
    let printed: Set<RuleID>

    init(_ finding: Finding) throws {
      self.finding = finding
      observed = try #require(finding.divergence.observed)
      scenario = finding.shownScenario
      let moments = PartingTests.moments(scenario, finding.shownStep)
      parting = Parting(ExplainedScenario(scenario, moments: moments), observed)
      let parting = parting
      differences = Set(parting.places.map { $0.numberless })
      places = Set(
        parting.places.filter { !parting.sentences(at: $0).isEmpty }.map { $0.numberless })
      printed = Set(finding.reasons(moments).flatMap { $0.rules })
    }

    func places(between one: Observation, and other: Observation) -> Set<Place> {
      let divergence = Observation.Pair(expected: one, actual: other)
      return Set(divergence.differences(scenario.names).map { $0.place.numberless })
    }

    /// The observation of the reference without a rule; nil where that is not known.
    func observation(without rule: RuleID) -> Observation? {
      NegatedRule.all[rule]?.observation(of: scenario, upTo: finding.shownStep)
    }

    /// Returns true if the reference would show something else there without the rule.
    func decides(_ rule: RuleID) -> Bool {
      guard let without = observation(without: rule) else { return false }
      let effect = places(between: observed.expected, and: without)
      return !effect.isDisjoint(with: differences)
    }

    /// Returns true if without the rule the reference would show there what the resolver shows, and
    /// still agree elsewhere.
    func explains(_ rule: RuleID) -> Bool {
      guard let without = observation(without: rule) else { return false }
      let effect = places(between: observed.expected, and: without)
      let left = places(between: observed.actual, and: without)
      return effect.isSubset(of: differences.union([.value(.stale)]))
        && !effect.intersection(places).subtracting(left).isEmpty
    }
  }

  @Test(arguments: bugs)
  func `a finding names the rules on which the two part, and leaves none out`(
    _ bug: SeededBug
  ) throws {
    guard let finding = BugFindings.all[bug.id]?.finding else {
      return #expect(Self.rare.contains(bug.id))
    }
    let account = try Account(finding)
    #expect(!account.printed.isEmpty)
    let isKnown = account.printed.contains(where: account.decides)
    #expect(isKnown != Self.undecided.contains(bug.id), "\(finding.title): \(account.printed)")
    let leftOut = RuleID.allCases.filter { !account.printed.contains($0) && account.explains($0) }
    #expect(leftOut == Self.leftOut[bug.id] ?? [], "\(finding.title)")
  }

  @Test func `reports name no rule: the law's texts say which are behind a sentence`() throws {
    let reports = packageFolder.appending(path: "Sources/Reports")
    let files = try #require(FileManager.default.enumerator(atPath: reports.path))
    let naming = try files.compactMap { $0 as? String }.filter { path in
      guard path.hasSuffix(".swift") else { return false }
      let text = try String(contentsOf: reports.appending(path: path), encoding: .utf8)
      let code = text.split(separator: "\n").filter { !$0.contains("//") }.joined(separator: "\n")
      return code.contains(/\.(sb|sg|sc|tr|t|w|l|ge)[0-9]+\b/)
        || code.contains(/\b(SB|SG|SC|TR|GE)-[0-9]/)
    }
    #expect(naming == [])
  }

  @Test func `a failure has what the law expects of the step`() throws {
    var finding = try #require(BugFindings.all["reads-second-request-is-coalesced"]).finding
    let moments = Self.moments(finding.shownScenario, finding.shownStep)
    #expect(Set(finding.reasons(moments).flatMap { $0.rules }) == [.t16, .sb9])
    finding.divergence = Divergence(step: 0, stepKind: nil, failure: .crashed(.process("SIGSEGV")))
    let expected = finding.reasons(moments)
    #expect(expected.first?.text == "The step is played.")
    #expect(expected.flatMap { $0.rules } == [.w1, .t16, .sb13])
  }

  /// Rules that are not printed, though their negation changes what differs: no step uses the rule about
  /// the color that the bar has had since the launch.
  static let leftOut: [String: [RuleID]] = [
    "reads-stored-value-is-read-at-once": [.sb16],
    "versions-linked-sdk-is-ignored": [.ge28],
  ]

  /// Bugs that 6,000 scenarios do not show, with most seeds: `laboratory bugs`
  /// searches for them, in CI.
  static let rare: Set<String> = [
    "geometry-tab-bar-is-hidden-without-layout", "outcomes-pop-to-a-stranger-always-raises",
    "presentation-context-is-not-looked-up",
    "presentation-first-style-counts", "reads-stored-value-is-read-at-once",
    "styles-second-canceled-pop-updates-the-first",
    "versions-13.4-begins-with-13.3", "versions-8.3-is-8.0",
  ]

  /// Bugs whose rules no negation reaches: an order of nodes (W-3), calls where there are none, who
  /// decides without a window, a value that is taken for another one, views of detached trees, a step that
  /// is taken for one without animation, the style to which a presentation adapts.
  static let undecided: Set<String> = [
    "identity-shared-style-is-per-scenario", "identity-swizzling-is-by-controller",
    "lifecycle-same-tab-appears-again",
    "presentation-popover-is-a-form-sheet", "reads-animated-flag-is-lost",
    "structure-same-top-is-no-change", "styles-views-of-detached-follow-their-controller",
    "versions-17-is-16", "windows-scene-override-is-of-the-app",
  ]
}

extension Place {
  /// The same place for every call: the first differing call depends on those before.
  fileprivate var numberless: Place {
    kind == .call ? .element(.call, 0) : self
  }
}
