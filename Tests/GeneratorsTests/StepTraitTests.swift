import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoGenerators
import StatusQuoReferenceModel
import Testing

/// The catalog's traits of kinds of steps, held against the effects of the steps.
@Suite struct StepTraitTests {
  /// The windows, and the places of the controllers.
  private struct Trees: Equatable {
    let windows: [[String]]
    let places: [Controller.Place]
    let views: [Bool]
    let selected: [Name?]
    let presentations: [Snapshot.Presentation]
    let pops: [Snapshot.InteractivePop]

    init(_ snapshot: Snapshot) {
      windows = snapshot.windows.map { ["\($0.name)", "\($0.isHidden)"] }
      places = snapshot.controllers.map { $0.place }
      views = snapshot.controllers.map { $0.isViewInParent }
      selected = snapshot.controllers.map { $0.selected }
      presentations = snapshot.presentations.map { presentation in
        var presentation = presentation
        // The size of the screen decides it, too.
        presentation.style = .automatic
        return presentation
      }
      pops = snapshot.interactivePops
    }
  }

  private static let scenarios = (0..<5_000).map { Profile.mixed.scenario(seed: $0) }

  private static let movers = Set(
    StepForm.all.filter { $0.traits.contains(.movesTrees) }.map { $0.kind })

  @Test func `the steps that move trees are those with the trait`() {
    var seen: Set<Step.Kind> = []
    var seed: UInt64 = 0
    // What is rare comes later: a transition that is begun by hand and loads a view that adds a child (L-12).
    while seed < 5_000 || seed < 40_000 && !Self.movers.isSubset(of: seen) {
      defer { seed += 1 }
      let scenario = seed < 5_000 ? Self.scenarios[Int(seed)] : Profile.mixed.scenario(seed: seed)
      if seed >= 5_000, Self.movers.subtracting(seen).isDisjoint(with: scenario.steps.map(\.kind)) {
        continue
      }
      var model = ReferenceModel(scenario)
      var trees = Trees(model.snapshot())
      for step in scenario.steps {
        model.apply(step)
        let now = Trees(model.snapshot())
        if now != trees { seen.insert(step.kind) }
        trees = now
      }
    }
    #expect(seen == Self.movers)
  }

  @Test func `the generator's idea of a world follows them all`() {
    var followed: Set<Step.Kind> = []
    for scenario in Self.scenarios {
      var sketch = WorldSketch(scenario)
      for step in scenario.steps where sketch.apply(step) { followed.insert(step.kind) }
    }
    #expect(Self.movers.subtracting(followed) == [])
  }

  @Test func `what updates the bar does so by a rule that the sources state`() {
    let updating = StepForm.all.filter { form in
      if case .unsaid = form.update { false } else { true }
    }
    var seen: Set<Step.Kind> = []
    for scenario in Self.scenarios {
      var model = ReferenceModel(scenario)
      for step in scenario.steps {
        model.apply(step)
        if model.explain().didUpdateBar { seen.insert(step.kind) }
      }
    }
    #expect(updating.filter { !seen.contains($0.kind) }.map { $0.kind } == [])
  }
}
