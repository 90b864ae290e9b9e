public import StatusQuoAppearanceModel
import StatusQuoGenerators
public import StatusQuoHarness

/// A scenario that fails, how it fails, where it was found and how it was shrunk.
///
/// Every report is written from it. Divergences that shrink to one and the same scenario are one
/// finding.
public struct Finding: Hashable, Sendable {
  /// The scenario as it was found.
  public var original: Scenario
  /// The shrinking; nil if there was none.
  package var shrinking: Shrinking?
  /// The divergence of the shrunk scenario.
  public var divergence: Divergence
  /// All divergences of the shrunk scenario, this one included; empty where that was not asked for.
  package var divergences: [Divergence] = []
  /// The lines in which a program says where it crashed, which are another process's.
  package var crashTrace: [String] = []
  /// The place where it was found; nil for a scenario that was just played.
  package var origin: Origin?
  /// False when the subject answered the same scenario in two ways.
  package var isReproducible = true
  /// The numbers of scenarios of the run that one process has to play before, in this order, so that
  /// it fails: the subject keeps something outside itself. Empty where it fails alone.
  package var playedBefore: [Int] = []
  /// True if the shrunk scenario may show another mistake than the one that was found first:
  /// neither the same fault explains both, nor do the same keys differ in the same way.
  package var mayHaveSlipped = false
  /// The classes of the divergences that led to it, each with its smallest scenario, the smallest of these
  /// first. Another bug may hide among them.
  package var examples: [Example] = []
  /// The faults under which a right resolver would show it, the likeliest first; empty where none is
  /// known, and where nothing was explained.
  package var faults: [Fault.Likely] = []
  /// The known difference that it has something in common with; nil where there is none.
  package var known: KnownDifference.Relation?
  /// The numbers by which it was shown while others were examined; several where findings were joined.
  package var numbers: [Int] = []
  /// The readings under which the law expects something else; nil if they were not looked up, or no law is needed.
  package var otherReadings: OtherReadings?

  /// The origin of a finding.
  package enum Origin: Hashable, Sendable {
    /// A run: the number of the first scenario that showed it, and how many did.
    case run(RunOrigin, index: Int, count: Int)
    /// A document.
    case file(String)
  }

  /// Divergences of one class that led to a finding.
  package struct Example: Hashable, Sendable {
    /// The class in which they fail.
    package var divergenceClass: DivergenceClass
    /// The smallest scenario found that fails so; nil when none was shrunk.
    package var scenario: Scenario?
    /// All divergences of that scenario; empty where that was not asked for.
    package var divergences: [Divergence] = []
    /// The total.
    package var count: Int
    /// True if it shows only behind the finding, for what that leaves behind.
    package var isConsequence = false

    /// Divergences of a class.
    package init(divergenceClass: DivergenceClass, scenario: Scenario?, count: Int) {
      self.divergenceClass = divergenceClass
      self.scenario = scenario
      self.count = count
    }
  }

  /// A scenario that fails, as it was given.
  package init(_ scenario: Scenario, _ divergence: Divergence, origin: Origin? = nil) {
    original = scenario
    self.divergence = divergence
    self.origin = origin
  }

  /// A finding that was shrunk.
  package init(
    _ original: Scenario, shrunkBy shrinking: Shrinking, _ divergence: Divergence,
    origin: Origin? = nil
  ) {
    self.init(original, divergence, origin: origin)
    self.shrinking = shrinking
  }
}

/// The scenarios of a run, by name.
package enum RunOrigin: Hashable, Sendable {
  /// The scenarios of a profile and a seed.
  case generated(seed: UInt64, profile: String)
  /// The scenarios that an alphabet spells.
  case enumerated(alphabet: String)
}

extension ScenarioSource {
  /// The source by name.
  package var origin: RunOrigin {
    switch self {
    case .generated(let seed, let profile): .generated(seed: seed, profile: profile.name)
    case .enumerated(let worlds): .enumerated(alphabet: worlds.alphabet.name)
    }
  }
}

extension Finding {
  /// The differences after earlier steps of the shrunk scenario, without which it does not show: it may follow from
  /// what these leave behind.
  package var earlier: [Divergence] { divergences.before(divergence) }

  /// The smallest scenario that shows it.
  public var scenario: Scenario { shrinking?.scenario ?? original }

  /// The class of its divergence.
  package var divergenceClass: DivergenceClass { divergence.divergenceClass }

  /// The number in the run of the first scenario that showed it; nil when no run found it.
  public var index: Int? {
    if case .run(_, let index, _) = origin { index } else { nil }
  }

  /// The number of scenarios of the run that led to it.
  public var count: Int {
    if case .run(_, _, let count) = origin { count } else { 0 }
  }
}

extension Finding {
  /// One scenario may lead to it in several ways, and counts once.
  mutating func limitCount(to scenarios: Int) {
    if case .run(let run, let index, let count) = origin {
      origin = .run(run, index: index, count: min(count, max(scenarios, 1)))
    }
  }
}

// MARK: - Grouping

/// Findings with the same smallest scenario as one, in the order of the first of each.
///
/// Where the subject did not fail again in the same way, findings of the same class are one.
package func grouped(_ findings: [Finding]) -> [Finding] {
  enum Key: Hashable {
    case scenario(Scenario)
    case unreproducible([DivergenceClass])
  }
  var groups: [Finding] = []
  var places: [Key: Int] = [:]
  let order = findings.indices.sorted {
    (findings[$0].index ?? -1, $0) < (findings[$1].index ?? -1, $1)
  }
  for finding in order.map({ findings[$0] }) {
    let key: Key =
      finding.isReproducible
      ? .scenario(finding.scenario)
      : .unreproducible(finding.examples.map { $0.divergenceClass })
    if let place = places[key] {
      groups[place].absorb(finding)
    } else {
      places[key] = groups.count
      groups.append(finding)
    }
  }
  for place in groups.indices { groups[place].examples.sort { $0.isSimpler(than: $1) } }
  return groups
}

extension Finding {
  /// Takes what led to another finding of the same cause.
  mutating func absorb(_ other: Finding) {
    if case .run(let run, let index, let count) = origin {
      origin = .run(run, index: index, count: count + other.count)
    } else if index == nil, other.index != nil {
      origin = other.origin
    }
    numbers = (numbers + other.numbers).sorted()
    for new in other.examples { add(new) }
  }

  /// Takes a smaller scenario for an example that it counts already.
  mutating func take(_ new: Example) {
    let place = examples.firstIndex { $0.divergenceClass == new.divergenceClass }
    guard let place else { return examples.append(new) }
    guard new.isSimpler(than: examples[place]) || examples[place].scenario == nil else {
      return
    }
    let count = examples[place].count
    examples[place] = new
    examples[place].count = count
  }

  /// Takes an example.
  mutating func add(_ new: Example) {
    let place = examples.firstIndex { $0.divergenceClass == new.divergenceClass }
    guard let place else {
      examples.append(new)
      return
    }
    let total = examples[place].count + new.count
    if new.isSimpler(than: examples[place]) { examples[place] = new }
    examples[place].count = total
  }
}

extension Finding.Example {
  fileprivate func isSimpler(than other: Finding.Example) -> Bool {
    guard let scenario, let otherScenario = other.scenario else { return false }
    return ScenarioSize(scenario) < ScenarioSize(otherScenario)
  }
}
