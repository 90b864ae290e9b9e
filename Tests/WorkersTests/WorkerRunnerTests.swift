import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoRunFormats
import StatusQuoRunning
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import StatusQuoWorkers
import Testing

/// Worker processes, for real.
@Suite struct WorkerRunnerTests {
  private static func runner(
    _ plan: RunPlan, bug: String, hangAfter: Seconds = 20
  ) throws -> WorkerRunner {
    let path = try builtExecutable("statusquo").path
    return WorkerRunner([path, "worker", "--bug", bug], plan, hangAfter: hangAfter)
  }

  @Test(arguments: [
    "\"positions\":9", "\"scenarios\":3", "\"indices\":[7]", "\"count\":5",
    "\"applied\":9007199254740994", "\"applied\":-9223372036854775808",
  ]) func `an answer that no scenario leads to is no answer`(_ lie: String) throws {
    let plan = try #require(
      RunPlan(SmallWorlds(controllers: 1, steps: 1, settings: 0, goesOnWhenRefused: true)))
    var totals = RunTotals()
    totals.positions = 2
    totals.add(
      DivergenceClass.Occurrences(DivergenceClass(stepKind: nil, .hidden, .other), at: [1]))
    let honest = RunTotals.jsonForm.json(totals).compactText
    let key = lie.prefix { $0 != ":" }
    let value = try #require(honest.firstRange(of: try Regex("\(key):(\\[1\\]|[0-9]+)")))
    func answer(_ text: String, news: String = "[]") throws -> RunTotals {
      let script = "read a; read b; echo '{\"played\":\(text),\"news\":\(news)}'; read c"
      var runner = WorkerRunner(["/bin/sh", "-c", script], plan, hangAfter: 5)
      return try runner.run(0..<2).totals
    }
    #expect(try answer(honest) == totals)
    #expect(throws: RunnerFailure.self) {
      _ = try answer(honest.replacingCharacters(in: value, with: lie))
    }
    let coverage = String(Coverage.jsonForm.json(Coverage()).compactText.dropFirst())
    #expect(try answer(honest, news: "[{\"scenario\":1,\(coverage)]") == totals)
    #expect(throws: RunnerFailure.self) {
      _ = try answer(honest, news: "[{\"scenario\":7,\(coverage)]")
    }
  }

  @Test func `where small scenarios share their beginning, one crash ends all that continue it`()
    throws
  {
    let worlds = SmallWorlds(controllers: 2, steps: 2, settings: 0, goesOnWhenRefused: true)
    let plan = try #require(RunPlan(worlds))
    var cursor = ScenarioCursor(plan)
    let first = try #require(
      (0..<plan.scenarios!).first { cursor.scenario(at: $0).steps.map(\.kind) == [.present] })
    let range = first - 10..<cursor.end(ofContinuationsOf: first) + 40

    var run = RunTotals()
    var runner = try Self.runner(plan, bug: "lifecycle-presenting-traps")
    while run.positions < range.count {
      run.merge(try runner.run(range.lowerBound + run.positions..<range.upperBound).totals)
    }
    let crashing = range.filter { index in
      let kinds = cursor.scenario(at: index).steps.map(\.kind)
      return kinds.last == .present && !kinds.dropLast().contains(.present)
    }
    let continuing = range.filter { index in
      cursor.scenario(at: index).steps.dropLast().contains { $0.kind == .present }
    }
    #expect(crashing.count > 1)
    #expect(!continuing.isEmpty)
    #expect(run.positions == range.count)
    #expect(run.coverage.scenarios == range.count - continuing.count)
    #expect(run.divergences.map(\.divergenceClass.part) == [.crash])
    #expect(run.divergences.first?.indices == crashing)

    var parts = RunTotals()
    for position in stride(from: range.lowerBound, to: range.upperBound, by: 1) {
      parts.merge(try runner.run(position..<position + 1).totals)
    }
    #expect(parts == run, "one by one, in the middle of what a crash ends, too")
  }

  @Test func `what a shrinking does while the subject waits is no hang of the subject`() throws {
    let plan = RunPlan(seed: 1, profile: .mixed)
    var slow = try Self.runner(plan, bug: "styles-end-four-levels-down")
    var hasty = try Self.runner(
      plan, bug: "styles-end-four-levels-down", hangAfter: 0.25)
    var cursor = ScenarioCursor(plan)
    let found = try #require(
      (0..<300).lazy.map { cursor.scenario(at: $0) }.first {
        $0.controllers.count > 10 && (try? slow.divergence(on: $0)) != nil
      })
    let budget = Shrinking.Budget(evaluations: 3_000)
    let shrinking = try hasty.shrink(found, budget: budget) { _ in .goOn }
    #expect(try shrinking == slow.shrink(found, budget: budget) { _ in .goOn })
    #expect(shrinking.evaluations > 500)
  }

  @Test func `a shrinking that is stopped ends with the smallest scenario so far`() throws {
    let plan = RunPlan(seed: 1, profile: .mixed)
    var runner = try Self.runner(plan, bug: "styles-end-four-levels-down")
    var cursor = ScenarioCursor(plan)
    let found = try #require(
      (0..<2_000).lazy.map { cursor.scenario(at: $0) }.first {
        $0.controllers.count > 40 && (try? runner.divergence(on: $0)) != nil
      })
    var last: Shrinking.Progress?
    let shrinking = try runner.shrink(found, budget: Shrinking.Budget()) { progress in
      last = progress
      return progress.smallest.controllers.count < found.controllers.count ? .stop : .goOn
    }
    #expect(shrinking.scenario == last?.smallest)
    #expect(shrinking.scenario.controllers.count < found.controllers.count)
    #expect(!shrinking.certificate.isOneMinimal)
    #expect(try runner.divergence(on: shrinking.scenario) != nil)
  }
}
