import StatusQuoAppearanceModel

extension Bench {
  /// Compares every answer of every column with the reference's, and whole observations where the
  /// tree is small enough for that. Nothing is timed before.
  mutating func check(
    _ contestants: [Contestant], on workload: Workload
  ) throws(WrongColumn) {
    let controllers = workload.tree.controllers
    let steps = controllers <= 1_000 ? workload.mix + workload.sample : workload.sample
    let asked = controllers <= 1_000 ? 64 : 1_024
    let isObserved = controllers <= 10_000
    guard let reference = try? columns.reference.launch(workload) else { return }
    let others = contestants.filter { $0.name != reference.name }
    var expected = Observation()
    var actual = Observation()
    for (index, step) in steps.enumerated() {
      reference.apply(step)
      if isObserved { reference.observe(&expected) }
      let places = (0..<asked).map { (index * asked + $0) % workload.asked.count }
      let names =
        places.map { workload.asked[$0] } + places.prefix(asked / 4).map { workload.askedViews[$0] }
      let styles = names.map(reference.style)
      let bar = reference.bar()
      for other in others {
        let answers = other.answers
        let compared = other.marked { () -> WrongColumn.Compared? in
          other.apply(step)
          if answers.bar, other.bar() != bar { return .bar }
          return answers.styles && names.map(other.style) != styles ? .style : nil
        }
        try require(compared, other, workload, index)
        guard isObserved else { continue }
        // What a column does not fill stays empty.
        actual = Observation()
        other.marked { other.observe(&actual) }
        answers.forget(&actual)
        var due = expected
        answers.forget(&due)
        try require(actual == due ? nil : .observation, other, workload, index)
      }
    }
    benchmark.checks.append(
      Benchmark.Check(
        tree: workload.tree, steps: steps.count, answers: steps.count * (asked + asked / 4 + 1),
        observations: isObserved ? steps.count : 0,
        columns: others.filter { isObserved || $0.answers.bar || $0.answers.styles }.map(\.name)))
  }

  private func require(
    _ compared: WrongColumn.Compared?, _ contestant: Contestant, _ workload: Workload, _ index: Int
  ) throws(WrongColumn) {
    guard let compared else { return }
    throw WrongColumn(
      column: contestant.name, tree: workload.tree, step: index + 1, compared: compared)
  }
}
