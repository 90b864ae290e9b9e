package import StatusQuoAppearanceModel

/// Every scenario up to a size over an alphabet, each once under renaming.
///
/// Names don't matter, so every scenario has the one naming in which they are numbered as they are
/// introduced: windows first, then controllers in declaration order. As a tree has one declaration
/// order, two scenarios that differ in names only are the same one here, and no others are.
package struct SmallWorlds: Sendable {
  /// The parts of these worlds.
  package var alphabet: Alphabet
  /// The most controllers of a scenario.
  package var controllers: Int
  /// The most steps of a scenario.
  package var steps: Int
  /// The most settings of a scenario that are not UIKit's default at the start.
  package var settings: Int
  /// True if scenarios continue after a step that was not applied. By the law such a step changes
  /// nothing (W-1), so they show nothing that shorter ones do not show.
  package var goesOnWhenRefused: Bool
  /// The capabilities that worlds may need.
  package var capabilities = Capabilities.all

  /// The highest bound of each number. There are too many scenarios far below it.
  package static let bounds = 0...64

  /// Scenarios within these bounds.
  ///
  /// - Precondition: the numbers are within `bounds`.
  package init(
    _ alphabet: Alphabet = .core, controllers: Int = 3, steps: Int = 3, settings: Int = 1,
    goesOnWhenRefused: Bool = false
  ) {
    precondition([controllers, steps, settings].allSatisfy(Self.bounds.contains), "within bounds")
    self.alphabet = alphabet
    self.controllers = controllers
    self.steps = steps
    self.settings = settings
    self.goesOnWhenRefused = goesOnWhenRefused
  }
}

// MARK: - Worlds

extension SmallWorlds {
  /// Gives every world at its start, without steps, to `body` until it returns false: those with
  /// fewer controllers first, then those with fewer windows, then those with fewer settings.
  ///
  /// Returns false when `body` did.
  @discardableResult
  package func forEachWorld(_ body: (Scenario) -> Bool) -> Bool {
    (0...controllers).allSatisfy { forEachWorld(controllers: $0, body) }
  }

  /// The worlds with this number of controllers.
  @discardableResult
  package func forEachWorld(controllers: Int, _ body: (Scenario) -> Bool) -> Bool {
    (1...alphabet.windows).allSatisfy { windows in
      (0...settings).allSatisfy { settings in
        forEachTree(
          [.plain] + alphabet.kinds, controllers: controllers, windows: windows
        ) { bare in
          var bare = bare
          capabilities.fit(&bare.environment)
          capabilities.giveAlways(&bare)
          return forEachChoice(of: settings, in: bare, body)
        }
      }
    }
  }

  /// The worlds with `count` settings, each of which makes a difference.
  private func forEachChoice(of count: Int, in bare: Scenario, _ body: (Scenario) -> Bool) -> Bool {
    let changes = alphabet.changes(in: bare)
    func world(_ chosen: some Sequence<Int>) -> Scenario {
      chosen.reduce(into: bare) { changes[$1](&$0) }
    }
    func choose(_ chosen: [Int]) -> Bool {
      if chosen.count < count {
        return ((chosen.last ?? -1) + 1..<changes.count).allSatisfy { choose(chosen + [$0]) }
      }
      let changed = world(chosen)
      let isRedundant = chosen.contains { left in changed == world(chosen.filter { $0 != left }) }
      return isRedundant || !capabilities.cover(changed) || body(changed)
    }
    return choose([])
  }
}

// MARK: - Histories

extension SmallWorlds {
  /// All steps that can happen in a world: each step of the alphabet about all that it fits.
  package func steps(in world: Scenario) -> [Step] {
    let steps = alphabet.nextSteps(in: world)
    guard capabilities != .all else { return steps }
    let kinds = world.kindsByName
    return steps.filter {
      $0.needs(kinds).allSatisfy(capabilities.include) && !capabilities.changesAlways($0)
    }
  }

  /// The number of worlds, and of scenarios that begin with them; nil where these are more
  /// than `limit`, by default 10^12: months of playing.
  ///
  /// - Complexity: linear in the number of worlds, of which it counts 10^6 at most.
  package func count(
    scenariosAtMost limit: Int = Int(clamping: 1_000_000_000_000 as Int64)
  ) -> (worlds: Int, scenarios: Int)? {
    var count = (worlds: 0, scenarios: 0)
    let isWithin = forEachWorld { world in
      let choices = steps(in: world).count
      var scenarios = 1
      for _ in 0..<steps {
        scenarios = 1 + scenarios * choices
        if scenarios > limit { break }
      }
      count.worlds += 1
      count.scenarios += scenarios
      return count.scenarios <= limit && count.worlds <= 1_000_000
    }
    return isWithin ? count : nil
  }

  /// The first scenario that satisfies `predicate`: fewer steps before fewer controllers before
  /// fewer windows before fewer settings. Scenarios that continue after a step that was not applied
  /// are among them.
  package func first(where predicate: (Scenario) -> Bool) -> Scenario? {
    var found: Scenario?
    for length in 0...steps where found == nil {
      forEachWorld { world in
        found = first(of: length, from: world, steps(in: world), where: predicate)
        return found == nil
      }
    }
    return found
  }

  /// The first with this number of steps that continues where `scenario` ends.
  private func first(
    of length: Int, from scenario: Scenario, _ steps: [Step], where predicate: (Scenario) -> Bool
  ) -> Scenario? {
    if length == 0 { return predicate(scenario) ? scenario : nil }
    for step in steps {
      var longer = scenario
      longer.steps.append(step)
      if let found = first(of: length - 1, from: longer, steps, where: predicate) { return found }
    }
    return nil
  }
}
