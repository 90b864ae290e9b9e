import StatusQuoAppearanceModel
import StatusQuoReporting

/// The launch and the steps up to one of them, as the reference plays them.
func narrate(
  _ scenario: Scenario, upTo last: Int, _ readings: Readings = Readings(),
  isDrawn: (Int) -> Bool
) -> [ExplainedMoment] {
  narrate(
    Reference(scenario, readings: readings), scenario, upTo: last, explain: { $0.explain() }
  ) {
    isDrawn($1) ? $0.snapshot() : nil
  }
}
