import Foundation
import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoDiagnosing
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoRunFormats
import StatusQuoScenarioFiles
import StatusQuoSeededBugs
import StatusQuoTesting
import Testing

@Suite struct ExpectAgreementTests {
  private static let wrong = SeededBug.named("styles-given-to-a-child-are-lost")!

  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder)
  }

  @Test func `a right resolver passes`() async {
    let report = await expectAgreement(scenarios: 60) { CachedResolver($0) }
    #expect(report.scenarios == 60)
    #expect(report.findings.isEmpty)
  }

  @Test func `a wrong one is one issue, which says why, and is played first the next time`()
    async throws
  {
    try await withFolder { folder in
      func run(_ scenarios: Int) async -> RunReport? {
        var report: RunReport?
        await withKnownIssue {
          report = await expectAgreement(scenarios: scenarios, keepingFailuresIn: folder) {
            WrongResolver($0, bugs: [Self.wrong]) { CachedResolver($0) }
          }
        } matching: { issue in
          let text = issue.comments.map(\.rawValue).joined()
          return text.contains("expected") && text.contains("TR-") && text.contains("kept: ")
        }
        return report
      }
      #expect(await run(60)?.findings.count == 1)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files.count == 1)
      let again = await run(1)
      #expect(again?.replayed == 1)
      #expect(again?.findings.count == 1)
    }
  }

  @Test func `a right one that computes what can't have changed is an issue`() async {
    await withKnownIssue {
      await expectAgreement(scenarios: 60) { Wasteful($0) }
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("styles")
    }
  }

  @Test func `known differences are no issues, and one that is fixed is`() async throws {
    try await withFolder { folder in
      let entry = KnownDifference.Entry(
        [DivergenceClass(stepKind: .pop, .hidden, .other)],
        [Expectation(after: 1, observation: ["bar": ["hidden": true]])], try Self.popped())
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let file = "\(folder)/known.json"
      try KnownDifference.Entry.write([entry], to: file)
      let bug = SeededBug(
        "reads-hidden-after-pop", "the bar is hidden after pop",
        .transformObservation { reported, memory in
          if case .pop? = memory.appliedStep { reported.bar.hidden.toggle() }
        })
      let report = await expectAgreement(scenarios: 60, known: file) {
        WrongResolver($0, bugs: [bug]) { CachedResolver($0) }
      }
      #expect(report.outcome == .agreement)
      #expect(report.divergences > 0)
      await withKnownIssue {
        await expectAgreement(scenarios: 20, known: file) { CachedResolver($0) }
      } matching: { issue in
        issue.comments.map(\.rawValue).joined().contains("1 known difference is fixed")
      }
    }
  }

  /// A stack that is popped.
  private static func popped() throws -> ScenarioDocument {
    try ScenarioDocument(
      parsing: """
        {"version": 1, "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation",
        "children": [{"name": "A", "kind": "plain"}, {"name": "B", "kind": "plain"}]}}],
        "steps": [{"do": "pop", "on": "N"}]}
        """, file: "popped.json")
  }

  @Test func `a resolver that answers styles alone is compared by them`() async {
    await expectAgreement(scenarios: 60, comparing: [.styles]) { StylesOnly(CachedResolver($0)) }
  }

  @Test func `scenarios need only what a resolver knows`() async {
    let capabilities = Capabilities(
      versions: Version(15)...Version(17), devices: [.iPhone15], kinds: [.plain, .navigation],
      steps: [.push, .pop, .set])
    let report = await expectAgreement(scenarios: 60, capabilities: capabilities) {
      Picky($0, capabilities)
    }
    #expect(report.scenarios == 60)
    #expect(report.steps > 120, "the steps that are left take the place of the others")
    #expect(report.coverage.steps(.push) > 0 && report.coverage.steps(.present) == 0)
  }
}

/// Says nothing but styles.
private struct StylesOnly: Resolver {
  private var base: CachedResolver

  init(_ base: CachedResolver) { self.base = base }

  mutating func apply(_ step: Step) { base.apply(step) }

  mutating func observe(into observation: inout Observation) {
    var whole = Observation()
    base.observe(into: &whole)
    observation = Observation()
    observation.step = whole.step
    observation.styles = whole.styles
  }
}

/// Right, and says that each step computes a style.
private struct Wasteful: Resolver {
  private var base: CachedResolver
  private var steps = 0

  init(_ scenario: Scenario) { base = CachedResolver(scenario) }

  mutating func apply(_ step: Step) {
    base.apply(step)
    steps += 1
  }

  mutating func observe(into observation: inout Observation) { base.observe(into: &observation) }

  func count(into work: inout Work) -> Bool {
    work = Work()
    work.stylesComputed = steps
    return true
  }
}

/// Right, and sure to be asked for nothing that it does not know.
private struct Picky: Resolver {
  private var base: CachedResolver

  init(_ scenario: Scenario, _ capabilities: Capabilities) {
    #expect(capabilities.cover(scenario))
    base = CachedResolver(scenario)
  }

  mutating func apply(_ step: Step) { base.apply(step) }

  mutating func observe(into observation: inout Observation) { base.observe(into: &observation) }
}
