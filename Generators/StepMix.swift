/// The frequency of each step in one scenario.
///
/// Swarm testing (Groce, Zhang, Eide, Chen, Regehr 2012): each scenario leaves out some steps and
/// favors others, so that together they reach combinations which an even mix never reaches.
struct StepMix {
  private var choices = WeightedChoices<StepChoice>(room: StepHabit.all.count)

  init(_ profile: Profile, _ random: inout SeededRandom) {
    var isEmpty = true
    let factors = random.chance(30) ? StepMix.few : StepMix.swarm
    for (family, habits) in StepMix.families {
      let isFavored = profile.favors.contains(family)
      let factor = isFavored ? 4 : random.pick(factors)
      guard factor > 0 else { continue }
      for habit in habits where isFavored || !random.chance(15) {
        guard profile.capabilities.include(habit.choice.kind) else { continue }
        choices.add(habit.choice, weight: habit.weight * factor)
        isEmpty = false
      }
    }
    // The swarm of a resolver that knows few steps often has none of them: then it has them all.
    guard isEmpty, !profile.capabilities.knowsAll else { return }
    for habit in StepHabit.all
    where habit.weight > 0 && profile.capabilities.include(habit.choice.kind) {
      choices.add(habit.choice, weight: habit.weight)
    }
  }

  private static let families: [(StepFamily, [(choice: StepChoice, weight: Int)])] =
    StepFamily.allCases.map { family in
      (
        family,
        StepHabit.all.filter { $0.family == family && $0.weight > 0 }
          .map { ($0.choice, $0.weight) }
      )
    }
  /// A third of the families is left out, a sixth is frequent.
  private static let swarm = [0, 0, 1, 1, 1, 4]
  /// Most are left out, so that the others meet more often.
  private static let few = [0, 0, 0, 1]

  /// Nil when the swarm has left out everything.
  func pick(_ random: inout SeededRandom) -> StepChoice? { choices.pick(&random) }
}
