import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoReferenceModel
import StatusQuoScenarioFiles
import StatusQuoSeededBugs
import Testing

/// Mistakes that show only after long stretches in which nothing is observed.
@Suite struct IdlingTests {
  private static func scenario(_ index: Int) -> Scenario {
    Profile.mixed.scenario(seed: SeededRandom.seed(index, of: 1))
  }

  private static var runner: InProcessRunner<ReferenceModel, WrongResolver<CachedResolver>> {
    let bug = SeededBug.sharing.first { $0.id == "reads-nine-bit-stamp" }!
    return InProcessRunner(
      LockStep(
        reference: { ReferenceModel($0) },
        subject: { WrongResolver($0, bug: bug) { CachedResolver($0) } }), RunPlan(seed: 1))
  }

  @Test func `a search finds a stamp that comes round only where scenarios idle`() {
    var runner = Self.runner
    let (idle, others) = (0..<2_000).reduce(into: ([Int](), [Int]())) { lists, index in
      if Self.scenario(index).idling > 0 { lists.0.append(index) } else { lists.1.append(index) }
    }
    #expect((12...40).contains(idle.count))
    #expect(idle.contains { runner.run($0..<$0 + 1).totals.divergenceCount > 0 })
    #expect(others.prefix(200).allSatisfy { runner.run($0..<$0 + 1).totals.divergenceCount == 0 })
  }

  @Test func `it is shrunk to its width, saved, and replayed`() throws {
    var runner = Self.runner
    let scenario = try #require(
      (0..<2_000).lazy.map(Self.scenario)
        .first {
          $0.idling > 0 && runner.divergence(on: $0)?.brokenInvariant == .ofIdling(by: .style)
        })
    let budget = Shrinking.Budget(evaluations: 700, pairs: 20, small: 20)
    let shrunk = runner.shrink(scenario, budget: budget).scenario
    #expect(shrunk.steps.count == 1)
    #expect(shrunk.idling == 9)
    let saved = try ScenarioDocument(parsing: ScenarioDocument(shrunk).text, file: "it.json")
    var read = saved.scenario
    #expect(runner.divergence(on: read) != nil)
    read.idling = 8
    #expect(runner.divergence(on: read) == nil)
  }

  @Test(arguments: IdleChange.allCases)
  func `right models show the same after any number of rounds`(_ change: IdleChange) {
    var models = LockStep(
      reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
    for index in 0..<60 {
      var scenario = Self.scenario(index)
      (scenario.idling, scenario.idlingBy) = (change == .style ? 10 : 6, change)
      #expect(models.firstDivergence(on: scenario) == nil)
    }
  }

  @Test(arguments: IdleChange.allCases)
  func `the law remembers after two rounds what it remembers after one`(_ change: IdleChange) {
    var count = 0
    for index in 0..<400 where count < 8 {
      let scenario = Self.scenario(index)
      var (model, shown) = (ReferenceModel(scenario), Observation())
      for step in scenario.steps.dropLast() { model.apply(step) }
      model.observe(into: &shown)
      let stretches = IdleStretch.all(of: change, in: scenario, model.snapshot(), showing: shown)
      for stretch in stretches where stretch.comesToTheSame(on: model) {
        stretch.play(rounds: 1, on: &model)
        let once = Self.state(of: model, in: scenario)
        stretch.play(rounds: 1, on: &model)
        let differing = zip(Self.state(of: model, in: scenario), once).filter { $0 != $1 }
        #expect(differing.map { "\($0), before \($1)" } == [], "scenario \(index)")
        count += 1
      }
    }
    #expect(count >= 8)
  }

  /// All that a model remembers behind a step that changes nothing, but the numbers of steps, and of windows
  /// shown, of which only the order counts.
  private static func state(of model: ReferenceModel, in scenario: Scenario) -> [Substring] {
    var (model, text) = (model, "")
    model.apply(.dismiss(from: scenario.windows[0].name))
    dump(model, to: &text)
    let lines = text.split(separator: "\n").filter { line in
      let field = line.drop { $0 == " " }
      return !["- step: ", "- windowsShown: ", "- shownAt: "].contains { field.hasPrefix($0) }
    }
    return lines + ["\(model.snapshot().visibleWindows)"]
  }

  @Test(arguments: SeededBug.comingRound.indices)
  func `a count of eight bits is found where it comes round`(_ place: Int) {
    let (change, bug) = SeededBug.comingRound[place]
    var models = LockStep(
      reference: { ReferenceModel($0) },
      subject: { WrongResolver($0, bug: bug) { CachedResolver($0) } }, checks: .never)
    let found = (0..<400).first { index in
      var scenario = Self.scenario(index)
      if scenario.idling > 0 { return false }
      let shows = models.firstDivergence(on: scenario) != nil
      (scenario.idling, scenario.idlingBy) = (9, change)
      return !shows
        && models.firstDivergence(on: scenario)?.brokenInvariant == .ofIdling(by: change)
    }
    #expect(found != nil)
  }

  @Test func `a resolver that keeps more from round to round is found`() {
    var models = LockStep(
      reference: { ReferenceModel($0) }, subject: { Hoarding(base: CachedResolver($0)) })
    let found = (0..<400).first { index in
      var scenario = Self.scenario(index)
      (scenario.idling, scenario.idlingBy) = (3, .orientation)
      return models.firstDivergence(on: scenario)?.brokenInvariant?.id
        == "lists grow while something is changed to and fro"
    }
    #expect(found != nil)
  }

  @Test func `a resolver that knows no styles never idles`() {
    var scenario = Self.scenario(0)
    scenario.idling = 10
    #expect(!Capabilities(properties: [.preferredStatusBarStyle]).cover(scenario))
    #expect(Capabilities.all.cover(scenario))
  }
}

/// Right, but with a list that nothing is ever taken from.
private struct Hoarding: Resolver {
  var base: CachedResolver
  var orientations: [Orientation] = []

  mutating func apply(_ step: Step) {
    base.apply(step)
    if case .rotate(let orientation) = step { orientations.append(orientation) }
  }

  mutating func observe(into observation: inout Observation) { base.observe(into: &observation) }

  func currentSnapshot() -> Snapshot? { base.currentSnapshot() }

  func count(into work: inout Work) -> Bool {
    guard base.count(into: &work) else { return false }
    work.listed += orientations.count
    return true
  }
}
