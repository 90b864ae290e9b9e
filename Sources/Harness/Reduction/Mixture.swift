import AppearanceModel

/// How many parts of small scenarios are of which vocabulary.
struct Mixture: Sendable {
  /// What all but one part are of.
  let own: Vocabulary
  /// What the last one may be of.
  let foreign: Vocabulary?
}

extension Mixture {
  /// How many scenarios begin in a world with so many settings and go on with so many steps; any
  /// number above `limit` when they are more.
  func count(in world: Scenario, settings: Int, steps: Int, limit: Int) -> Int {
    let (own, foreign) = (own.parts(in: world), self.foreign?.parts(in: world))
    let starts = choices(own.settings.count, settings, limit)
    let histories = power(own.steps.count, steps, limit)
    var count = starts * histories
    if let foreign, settings > 0 {
      count += choices(own.settings.count, settings - 1, limit) * foreign.settings.count * histories
    }
    if let foreign, steps > 0 {
      count += starts * steps * power(own.steps.count, steps - 1, limit) * foreign.steps.count
    }
    return min(count, limit + 1)
  }

  /// Gives each of them to `body`, some of them twice.
  func forEach(in world: Scenario, settings: Int, steps: Int, _ body: (Scenario) -> Void) {
    let own = own.parts(in: world)
    let starts = world.with(settings, of: own.settings)
    for start in starts { start.forEachFollowing(steps, of: own.steps, body) }
    guard let foreign = foreign?.parts(in: world) else { return }
    if settings > 0 {
      for start in world.with(settings - 1, of: own.settings) {
        for setting in foreign.settings {
          var start = start
          setting(&start)
          start.forEachFollowing(steps, of: own.steps, body)
        }
      }
    }
    for start in starts {
      for place in 0..<steps {
        for step in foreign.steps {
          start.forEachFollowing(steps - 1, of: own.steps) { scenario in
            var scenario = scenario
            scenario.steps.insert(step, at: place)
            body(scenario)
          }
        }
      }
    }
  }
}

private func choices(_ of: Int, _ count: Int, _ limit: Int) -> Int {
  (0..<count).reduce(1) { min($0 * max(of - $1, 0) / ($1 + 1), limit + 1) }
}

private func power(_ base: Int, _ exponent: Int, _ limit: Int) -> Int {
  (0..<exponent).reduce(1) { product, _ in min(product * base, limit + 1) }
}

extension Scenario {
  /// The worlds with so many of the settings.
  fileprivate func with(_ count: Int, of settings: [Vocabulary.Setting]) -> [Scenario] {
    func choose(_ world: Scenario, from first: Int, _ left: Int) -> [Scenario] {
      if left == 0 { return [world] }
      return (first..<settings.count).flatMap { index in
        var changed = world
        settings[index](&changed)
        return choose(changed, from: index + 1, left - 1)
      }
    }
    return choose(self, from: 0, count)
  }

  /// The scenarios that go on with so many of the steps.
  fileprivate func forEachFollowing(_ count: Int, of steps: [Step], _ body: (Scenario) -> Void) {
    if count == 0 { return body(self) }
    for step in steps {
      var longer = self
      longer.steps.append(step)
      longer.forEachFollowing(count - 1, of: steps, body)
    }
  }
}

extension Vocabulary {
  /// What it offers in a world for all names that this has texts for.
  fileprivate func parts(in world: Scenario) -> (settings: [Setting], steps: [Step]) {
    (settings(in: world), steps(about: world.names.texts.indices.map { Name(index: $0) }))
  }
}
