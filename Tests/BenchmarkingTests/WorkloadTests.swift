import StatusQuoAppearanceModel
import StatusQuoBenchmarking
import StatusQuoReferenceModel
import Testing

struct WorkloadTests {
  static let trees = TreeShape.allCases.flatMap { shape in
    [TreeShape.minimum, 30].map { (shape: shape, controllers: $0) }
  }

  @Test(arguments: trees)
  func `a tree is valid and has the size that was ordered`(shape: TreeShape, controllers: Int) {
    let workload = Workload(.init(shape, controllers), seed: 8)
    #expect(workload.scenario.problem == nil)
    #expect(workload.scenario.controllers.count == controllers + 3)
    #expect(workload.asked.count.nonzeroBitCount == 1)
  }

  @Test func `each kind of step has a world with a crowd`() {
    #expect(CrowdedStep.all.map { $0.step.kind } == Step.Kind.allCases)
    #expect(CrowdedStep.all.allSatisfy { $0.scenario.controllers.count > 500 })
  }

  @Test func `shapes are as deep as they are called`() {
    func depth(_ shape: TreeShape) -> Int { Workload(.init(shape, 300), seed: 8).depth }
    #expect(depth(.path) == 300)
    #expect(depth(.star) == 2)
    #expect(depth(.tabs) == 3)
    #expect((5...60).contains(depth(.app)))
    #expect((5...60).contains(depth(.random)))
  }

  @Test(arguments: trees)
  func `the steps of every group are applied and lead back to the start`(
    shape: TreeShape, controllers: Int
  ) {
    let workload = Workload(.init(shape, controllers), seed: 8)
    var lists = workload.groups.map { ($0.text, workload.steps[$0] ?? []) }
    lists += [("mix", workload.mix), ("sample", workload.sample)]
    var model = ReferenceModel(workload.scenario)
    let start = appearance(&model)
    for (name, steps) in lists {
      for step in steps {
        model.apply(step)
        let expected: StepOutcome =
          name == StepGroup.refused.text ? .ignored(.nothingToDismiss) : .applied
        let isRight = name == "sample" || outcome(&model) == expected
        if !isRight { Issue.record("\(name): \(step)") }
      }
      #expect(appearance(&model) == start, "\(name)")
    }
  }

  @Test func `trees with tabs have every group of steps`() {
    #expect(Workload(.init(.app, 5), seed: 8).groups == StepGroup.allCases)
    #expect(Workload(.init(.tabs, 60), seed: 8).groups == StepGroup.allCases)
    #expect(!Workload(.init(.star, 60), seed: 8).groups.contains(.select))
  }

  private func outcome(_ model: inout ReferenceModel) -> StepOutcome {
    var observation = Observation()
    model.observe(into: &observation)
    return observation.outcome
  }

  private func appearance(_ model: inout ReferenceModel) -> [NodeStyle] {
    var observation = Observation()
    model.observe(into: &observation)
    return observation.styles
  }
}

struct PeerTests {
  @Test(arguments: TreeShape.allCases, [5, 40, 300])
  func `objects that memoize agree with the reference on everything observed`(
    shape: TreeShape, controllers: Int
  ) {
    let workload = Workload(.init(shape, controllers), seed: 3)
    var reference = ReferenceModel(workload.scenario)
    let objects = MemoizingObjects(workload.scenario)
    var (expected, actual) = (Observation(), Observation())
    for step in [nil] + (workload.mix + workload.sample).map(Optional.some) {
      if let step {
        reference.apply(step)
        objects.apply(step)
      }
      reference.observe(into: &expected)
      objects.observe(into: &actual)
      if expected != actual { Issue.record("after \(String(describing: step))") }
    }
  }

  @Test(arguments: [
    (Step.pop(on: Name(index: 1)), StepOutcome.ignored(.wrongKind)),
    (.pop(on: Name(index: 99)), .ignored(.unknownName)),
    (.push(Name(index: 0), on: Name(index: 0)), .ignored(.wrongKind)),
    (.removeFromParent(Name(index: 0)), .ignored(.noParent)),
    (.dismiss(from: Name(index: 0)), .ignored(.nothingToDismiss)),
    (.present(Name(index: 1), from: Name(index: 1)), .raised(.presentsItself)),
    (.present(Name(index: 1), from: Name(index: 0)), .raised(.activeController)),
    (.addChild(Name(index: 0), to: Name(index: 1), in: nil), .raised(.containsReceiver)),
  ])
  func `objects that memoize refuse like the reference`(step: Step, outcome: StepOutcome) {
    let workload = Workload(.init(.star, 12), seed: 3)
    var reference = ReferenceModel(workload.scenario)
    let objects = MemoizingObjects(workload.scenario)
    var (expected, actual) = (Observation(), Observation())
    reference.apply(step)
    objects.apply(step)
    reference.observe(into: &expected)
    objects.observe(into: &actual)
    #expect(expected == actual)
    #expect(actual.outcome == outcome)
  }
}
