import StatusQuoAppearanceModel
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioFiles
import Testing

/// Reports of a subject that answers a part of what is observed: what stands there as its own is.
@Suite struct AnsweredScopeTests {
  private static let text = """
    {"version": 1, "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation", "children": [
      {"name": "A", "kind": "plain"}]}}],
     "controllers": [{"name": "B", "kind": "plain"}], "steps": [{"do": "push", "controller": "B", "on": "N"}]}
    """

  /// A stack in a tab that is not selected: C-51 is about its calls.
  private static let ofTabs = """
    {"version": 1, "windows": [{"name": "W", "root": {"name": "A", "kind": "plain"}}],
     "controllers": [{"name": "T", "kind": "tab", "children": [{"name": "B", "kind": "plain"},
       {"name": "N", "kind": "navigation", "children": [{"name": "C", "kind": "plain"}]}]}],
     "steps": [{"do": "present", "controller": "T", "from": "A"}]}
    """

  private static func scenario(_ text: String) throws -> Scenario {
    try ScenarioDocument(parsing: text, file: "one.json").scenario
  }

  /// The law's answer after the only step.
  private static func answer(
    to text: String = text, _ readings: Readings = Readings()
  ) throws -> Observation {
    let scenario = try scenario(text)
    var model = ReferenceModel(scenario, readings: readings)
    var answer = Observation()
    model.play(scenario.steps) {
      answer = $1
      return true
    }
    return answer
  }

  private static func finding(
    on text: String = text, _ change: (inout Observation) -> Void
  ) throws -> Finding {
    let (scenario, expected) = (try scenario(text), try answer(to: text))
    var actual = expected
    change(&actual)
    return Finding(
      scenario,
      Divergence(
        step: 1, stepKind: scenario.steps[0].kind, expected: expected, actual: actual,
        brokenInvariant: nil))
  }

  private static func words(_ finding: Finding, _ scope: AnsweredScope = .all) -> String {
    let reported = Finding.Reported(finding, on: TestedResolver("Mine"), answering: scope)
    return reported.article().text(isWhole: true).split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
  }

  @Test func `all calls that differ are listed, each with its place`() throws {
    let finding = try Self.finding { actual in
      actual.calls.removeAll { $0.method == .viewWillDisappear }
      actual.calls.append(actual.calls.removeFirst())
      actual.calls.append(actual.calls[0])
    }
    let words = Self.words(finding)
    #expect(words.contains("A.viewWillDisappear() call 2 missing"))
    #expect(words.contains("B.viewDidLoad() call 1 call \(finding.lastCalls - 1)"))
    #expect(words.contains("not called call \(finding.lastCalls)"))
  }

  @Test func `a way to the answer that only the law has is not the subject's`() throws {
    let finding = try Self.finding { actual in
      guard let other = actual.provenance?.window else { return }
      actual.provenance?.style?.answeredBy = other
    }
    let words = Self.words(finding)
    #expect(words.contains("style, expected: "))
    #expect(!words.contains("style, actual: "))
    #expect(words.contains("the controller that decides the style N W"))
  }

  @Test func `what the law expects of a step with a failure is about what the subject answers`()
    throws
  {
    let failure = Divergence(step: 1, stepKind: .push, failure: .crashed(.process("SIGABRT")))
    let finding = Finding(try Self.scenario(Self.text), failure)
    let all = Self.words(finding)
    #expect(all.contains("status bar") || all.contains("asked"))
    let calls = Self.words(
      finding, AnsweredScope(parts: [.calls], calls: [.viewDidLoad, .viewDidAppear]))
    #expect(calls.contains("It calls B.viewDidLoad(), B.viewDidAppear()."))
    #expect(!calls.contains("SB-") && !calls.contains("[T-"))
  }

  @Test func `a finding that shows once has no step`() throws {
    let first = DivergenceClass(stepKind: .push, .hidden, .other)
    let finding = Finding(
      try Self.scenario(Self.text), Divergence(step: 0, stepKind: nil, failure: .unstable(first)))
    #expect(
      finding.title
        == "Once the resolver failed (push: bar hidden), and not when that was played again")
  }

  @Test func `a subject is excused, or not, by what it answers alone`() throws {
    let reading = try #require(ChosenReading.alternatives.first { $0.text == "C-51=2" })
    let other = try Self.answer(to: Self.ofTabs, reading.readings)
    let methods = Set(LifecycleMethod.allCases).subtracting([.viewIsAppearing])
    let scope = AnsweredScope(parts: [.calls], calls: methods)
    let excused = try Self.finding(on: Self.ofTabs) {
      $0.calls = other.calls
      $0.keepCalls(of: methods)
      $0.bar.hidden.toggle()
    }
    #expect(Finding.OtherReadings(of: excused, answering: scope)?.excuses == [reading])
    #expect(Finding.OtherReadings(of: excused, answering: .all)?.excuses == [])
    let wrong = try Self.finding(on: Self.ofTabs) { $0.calls = other.calls.dropLast() }
    let others = try #require(Finding.OtherReadings(of: wrong, answering: scope))
    #expect(others.excuses == [] && others.otherwise == [reading])
    var finding = wrong
    finding.otherReadings = others
    #expect(!Self.words(finding).contains("holds under every reading"))
    #expect(Self.words(finding).contains("something else is expected here under C-51=2"))
  }
}

extension Finding {
  /// The number of calls of the subject.
  fileprivate var lastCalls: Int { divergence.observed?.actual.calls.count ?? 0 }
}
