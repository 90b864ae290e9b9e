package import StatusQuoAppearanceModel
import StatusQuoGenerators

/// A small world with the numbers of the scenarios that begin with it.
///
/// A scenario comes directly before all that continue it, in the order of their next steps: so its
/// number alone says which steps it has.
package struct NumberedWorld: Sendable {
  /// The world, without steps.
  let world: Scenario
  /// The number of the scenario that has no steps.
  let first: Int
  /// The possible steps at each moment.
  let steps: [Step]
  /// The number of scenarios that begin with one that has room for as many steps as the place in
  /// the list.
  let sizes: [Int]

  package init(_ world: Scenario, first: Int, steps: [Step], length: Int) {
    self.world = world
    self.first = first
    self.steps = steps
    var sizes = [1]
    for _ in 0..<length { sizes.append(1 + steps.count * sizes[sizes.count - 1]) }
    self.sizes = sizes
  }

  /// The first number after this world.
  package var end: Int { first + sizes[sizes.count - 1] }

  /// The scenario with a number.
  package func scenario(at index: Int) -> Scenario {
    var scenario = world
    scenario.steps = history(at: index).map { steps[$0] }
    return scenario
  }

  /// The first number after all scenarios that continue the one with a number.
  func end(ofContinuationsOf index: Int) -> Int {
    index + sizes[sizes.count - 1 - history(at: index).count]
  }

  /// The steps of the scenario with a number, by their places among `steps`.
  private func history(at index: Int) -> [Int] {
    var history: [Int] = []
    var rest = index - first
    while rest > 0 {
      let size = sizes[sizes.count - 2 - history.count]
      history.append((rest - 1) / size)
      rest = (rest - 1) % size
    }
    return history
  }
}

/// Finds small worlds by the numbers of their scenarios.
///
/// Worlds can only be walked through from the first, so a number of them are kept.
struct NumberedWorlds: Sendable {
  private let worlds: SmallWorlds
  private var kept: [Kept] = []
  /// The number of worlds that come before those that are kept.
  private var before = 0

  private struct Kept {
    var world: Scenario
    /// The numbers of its scenarios.
    var numbers: Range<Int>
  }

  private static let maxKept = 4_096

  init(_ worlds: SmallWorlds) { self.worlds = worlds }

  /// The world in which the scenario with a number begins.
  ///
  /// - Precondition: there is one.
  /// - Complexity: amortized over ascending numbers, that of walking through all worlds once for
  ///   every 4,096 of them.
  mutating func world(of index: Int) -> NumberedWorld {
    if index < kept.first?.numbers.lowerBound ?? 0 { (kept, before) = ([], 0) }
    while index >= kept.last?.numbers.upperBound ?? 0 {
      keepNext()
      precondition(!kept.isEmpty, "there is no such small scenario")
    }
    var (low, high) = (0, kept.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if kept[middle].numbers.upperBound > index { high = middle } else { low = middle + 1 }
    }
    return numbered(kept[low].world, first: kept[low].numbers.lowerBound)
  }

  private func numbered(_ world: Scenario, first: Int) -> NumberedWorld {
    NumberedWorld(world, first: first, steps: worlds.steps(in: world), length: worlds.steps)
  }

  private mutating func keepNext() {
    before += kept.count
    var next = kept.last?.numbers.upperBound ?? 0
    var number = 0
    kept.removeAll(keepingCapacity: true)
    worlds.forEachWorld { world in
      number += 1
      if number <= before { return true }
      let end = numbered(world, first: next).end
      kept.append(Kept(world: world, numbers: next..<end))
      next = end
      return kept.count < Self.maxKept
    }
  }
}
