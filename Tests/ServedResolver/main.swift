import StatusQuo
import StatusQuoWorkers

// A resolver of this package as a program: it answers as it should, but never notices a rotation.
serve(answering: [.outcome, .bar]) { Stubborn($0) }

struct Stubborn: Resolver {
  private var base: ReferenceModel
  private var held: DisplayedBar?
  private var observation = Observation()

  init(_ scenario: Scenario) { base = ReferenceModel(scenario) }

  mutating func apply(_ step: Step) {
    base.observe(into: &observation)
    held = step.kind == .rotate ? observation.bar : nil
    base.apply(step)
  }

  mutating func observe(into observation: inout Observation) {
    base.observe(into: &observation)
    if let held { observation.bar = held }
  }
}
