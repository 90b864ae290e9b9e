import AppearanceModel

/// What a mixture offers for worlds with the same controllers: values for the start, and steps.
struct SmallParts {
  /// What gives one value, own and foreign.
  private let settings: [[Vocabulary.Setting]]
  /// Own and foreign steps, by how many values they have.
  private let steps: [[[Step]]]
  private let foreignParts: Int

  init(of mixture: Mixture, in world: Scenario, withSteps: Bool) {
    let vocabularies = [mixture.own, mixture.foreign]
    settings = vocabularies.map { $0.settings(in: world) }
    let names = world.names.texts.indices.map { Name(index: $0) }
    steps = vocabularies.map { vocabulary in
      var sorted: [[Step]] = [[], [], []]
      for step in withSteps ? vocabulary.steps(about: names) : []
      where step.values < sorted.count && (mixture.misnames || step.fits(world)) {
        sorted[step.values].append(step)
      }
      return sorted
    }
    foreignParts = mixture.foreignParts
  }
}

// MARK: - Counting

extension SmallParts {
  /// How many scenarios there are for a world; any number above `limit` when they are more.
  func count(values: Int, steps: Int, limit: Int) -> Int {
    var total = 0
    for (own, foreign) in splits(of: values) {
      let starts = choices(settings[0].count, own) * choices(settings[1].count, foreign)
      guard starts > 0 else { continue }
      let histories = countHistories(
        steps, values: values - own - foreign, foreign: foreignParts - foreign, limit: limit)
      total += min(starts, limit + 1) * histories
      if total > limit { return limit + 1 }
    }
    return total
  }

  /// How many of at most so many values the start may have of its own, and how many foreign ones.
  private func splits(of values: Int) -> [(own: Int, foreign: Int)] {
    (0...values).flatMap { given in
      (0...min(given, foreignParts)).map { (given - $0, $0) }
    }
  }

  private func countHistories(_ length: Int, values: Int, foreign: Int, limit: Int) -> Int {
    if length == 0 { return values == 0 ? 1 : 0 }
    var total = 0
    for (isForeign, sorted) in steps.enumerated() where isForeign <= foreign {
      for (value, alternatives) in sorted.enumerated()
      where value <= values && !alternatives.isEmpty {
        total +=
          alternatives.count
          * countHistories(
            length - 1, values: values - value, foreign: foreign - isForeign, limit: limit)
        if total > limit { return limit + 1 }
      }
    }
    return total
  }
}

private func choices(_ of: Int, _ count: Int) -> Int {
  (0..<count).reduce(1) { $0 * max(of - $1, 0) / ($1 + 1) }
}

// MARK: - Listing

extension SmallParts {
  /// Gives each of the scenarios to `body`.
  func forEach(from world: Scenario, values: Int, steps: Int, _ body: (Scenario) -> Void) {
    for (own, foreign) in splits(of: values) {
      for begun in world.with(own, of: settings[0]) {
        for start in begun.with(foreign, of: settings[1]) {
          forEachHistory(
            from: start, steps, values: values - own - foreign, foreign: foreignParts - foreign,
            body)
        }
      }
    }
  }

  private func forEachHistory(
    from start: Scenario, _ length: Int, values: Int, foreign: Int, _ body: (Scenario) -> Void
  ) {
    if length == 0 { return values == 0 ? body(start) : () }
    for (isForeign, sorted) in steps.enumerated() where isForeign <= foreign {
      for (value, alternatives) in sorted.enumerated() where value <= values {
        for step in alternatives {
          var longer = start
          longer.steps.append(step)
          forEachHistory(
            from: longer, length - 1, values: values - value, foreign: foreign - isForeign, body)
        }
      }
    }
  }
}

extension Scenario {
  /// The worlds with so many of the settings.
  fileprivate func with(_ count: Int, of settings: [Vocabulary.Setting]) -> [Scenario] {
    func choose(_ world: Scenario, from settings: ArraySlice<Vocabulary.Setting>, _ left: Int)
      -> [Scenario]
    {
      if left == 0 { return [world] }
      return settings.indices.flatMap { index in
        var changed = world
        settings[index](&changed)
        return choose(changed, from: settings[(index + 1)...], left - 1)
      }
    }
    return choose(self, from: settings[...], count)
  }
}
