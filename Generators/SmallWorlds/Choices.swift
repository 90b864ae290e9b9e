package import StatusQuoAppearanceModel
import StatusQuoCatalog

/// The choices in worlds with the same controllers: values of the start, and steps.
package struct Choices {
  /// The changes that give one value, own and foreign.
  private let settings: [[Setting.Change]]
  /// Own and foreign steps, by how many values they have.
  private let steps: [[[Step]]]
  private let foreignParts: Int

  package init(_ parts: SmallScenarios.Parts, in world: Scenario, withSteps: Bool) {
    let alphabets = [parts.own, parts.foreign]
    settings = alphabets.map { $0.changes(in: world) }
    let names = world.names.texts.indices.map { Name(index: $0) }
    steps = alphabets.map { alphabet in
      var sorted: [[Step]] = [[], [], []]
      guard withSteps else { return sorted }
      let steps = alphabet.nextSteps(in: world, about: names, mayMisname: parts.misnames)
      for step in steps where step.valueCount < sorted.count {
        sorted[step.valueCount].append(step)
      }
      return sorted
    }
    foreignParts = parts.foreignParts
  }

  /// The number of scenarios for a world; any number above `limit` when there are more.
  package func count(values: Int, steps: Int, limit: Int) -> Int {
    var total = 0
    for (own, foreign) in splits(of: values) {
      let starts =
        min(binomial(settings[0].count, own), limit + 1)
        * min(binomial(settings[1].count, foreign), limit + 1)
      guard starts > 0 else { continue }
      let histories = countHistories(
        steps, values: values - own - foreign, foreign: foreignParts - foreign, limit: limit)
      total += min(starts, limit + 1) * histories
      if total > limit { return limit + 1 }
    }
    return total
  }

  /// The ways to split a number of values of the start into own and foreign ones.
  private func splits(of values: Int) -> [(own: Int, foreign: Int)] {
    guard values >= 0 else { return [] }
    return (0...values).flatMap { given in
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

  /// Gives each of the scenarios to `body`.
  package func forEach(from world: Scenario, values: Int, steps: Int, _ body: (Scenario) -> Void) {
    for (own, foreign) in splits(of: values) {
      // However many starts there are, no step may fit what is left for the steps.
      let histories = countHistories(
        steps, values: values - own - foreign, foreign: foreignParts - foreign, limit: 0)
      guard histories > 0, own <= settings[0].count, foreign <= settings[1].count else { continue }
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

/// The number of ways to choose; the largest number where there are more.
private func binomial(_ of: Int, _ count: Int) -> Int {
  guard count <= of else { return 0 }
  var ways = 1
  for place in 0..<count {
    let (product, isTooMany) = ways.multipliedReportingOverflow(by: of - place)
    if isTooMany { return .max }
    ways = product / (place + 1)
  }
  return ways
}

extension Scenario {
  /// The worlds with this many of the settings.
  fileprivate func with(_ count: Int, of settings: [Setting.Change]) -> [Scenario] {
    func choose(_ world: Scenario, from settings: ArraySlice<Setting.Change>, _ left: Int)
      -> [Scenario]
    {
      if left == 0 { return [world] }
      // The last ones have too few after them.
      return settings.dropLast(left - 1).indices.flatMap { index in
        var changed = world
        settings[index](&changed)
        return choose(changed, from: settings[(index + 1)...], left - 1)
      }
    }
    return choose(self, from: settings[...], count)
  }
}
