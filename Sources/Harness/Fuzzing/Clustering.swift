public import AppearanceModel

/// How the divergences of a run become findings.
///
/// 1. Divergences are sorted by class; of each class the first, second, fourth, eighth… are
///    reduced (`samplesToReduce`): some may have another cause than the first. A reduction that
///    ends where nothing looks as it began is redone within the class (`FuzzRun`).
/// 2. Samples that reduce to the same scenario are one cluster (`clusters`), whatever their class
///    was; each class that led there is kept, with the smallest scenario that shows it.
/// 3. A divergence that was not reduced counts with the sample of its class before it, so that the
///    counts of all clusters add up to the number of divergences.
///
/// All of it follows from where divergences occurred, not from who found them or in which order.
public struct Occurrences: Hashable, Sendable {
  /// What they have in common.
  public var divergenceClass: DivergenceClass
  /// The places in the run of the first of them, at most `keptPlaces`, ascending; never empty.
  public private(set) var indices: [Int]
  /// How many there are.
  public private(set) var count: Int

  /// So many places are remembered: enough for eleven samples of each class.
  public static let keptPlaces = 1_024

  /// The divergences of a class: the places of the first ones, in any order, and how many there
  /// are; all of them when `count` is nil.
  public init(_ divergenceClass: DivergenceClass, at indices: [Int], count: Int? = nil) {
    precondition(!indices.isEmpty, "a class without a divergence")
    self.divergenceClass = divergenceClass
    self.indices = Array(indices.sorted().prefix(Self.keptPlaces))
    self.count = count ?? indices.count
  }

  /// Adds others of the same class.
  public mutating func merge(_ other: Occurrences) {
    count += other.count
    let isFull = indices.count == Self.keptPlaces
    if isFull, indices[indices.count - 1] < other.indices[0] { return }
    indices += other.indices
    indices.sort()
    indices.removeLast(max(indices.count - Self.keptPlaces, 0))
  }
}

/// A divergence that is reduced on behalf of others of its class.
public struct Sample: Hashable, Sendable {
  /// The class in which it diverged before it was reduced.
  public var divergenceClass: DivergenceClass
  /// Its place in the run.
  public var index: Int
  /// How many divergences it stands for, itself included.
  public var count: Int

  /// A divergence and how many it stands for.
  public init(_ divergenceClass: DivergenceClass, index: Int, count: Int = 1) {
    self.divergenceClass = divergenceClass
    self.index = index
    self.count = count
  }
}

/// The divergences to reduce, at most `limit`: the first of each step and part, then the first of
/// each class, then the second, fourth… of each. So a bug that shows in a hundred ways leaves room
/// for others.
public func samplesToReduce(_ occurrences: [Occurrences], limit: Int) -> [Sample] {
  let classes = occurrences.sorted { $0.indices[0] < $1.indices[0] }
  var seen: Set<DivergenceClass> = []
  let isFirst = classes.map { seen.insert($0.divergenceClass.withoutDetail).inserted }
  let order = classes.indices.filter { isFirst[$0] } + classes.indices.filter { !isFirst[$0] }
  var chosen: [[Int]] = Array(repeating: [], count: classes.count)
  var left = limit
  var number = 1
  while left > 0, classes.contains(where: { $0.indices.count >= number }) {
    for place in order where classes[place].indices.count >= number && left > 0 {
      chosen[place].append(number - 1)
      left -= 1
    }
    number *= 2
  }
  return zip(classes, chosen).flatMap { occurrences, starts in
    zip(starts, starts.dropFirst() + [occurrences.count]).map { start, end in
      Sample(
        occurrences.divergenceClass, index: occurrences.indices[start], count: end - start)
    }
  }
  .sorted { $0.index < $1.index }
}

/// Divergences that reduce to one and the same scenario.
public struct Cluster: Hashable, Sendable {
  /// The first of them, as it was reduced.
  public var sample: Sample
  /// What it was reduced to; nil when it diverged in another way, or not at all, when it was played
  /// again. Such samples are clustered by class.
  public var reduction: Reduction?
  /// How many divergences there are.
  public var count: Int
  /// The classes of the divergences, the one with the smallest scenario first.
  public var manifestations: [Manifestation]

  /// A way in which a cause shows itself.
  public struct Manifestation: Hashable, Sendable {
    /// How it diverges.
    public var divergenceClass: DivergenceClass
    /// The smallest scenario found that diverges so; nil when nothing was reduced.
    public var scenario: Scenario?
    /// How many divergences are of the class.
    public var count: Int
  }
}

/// Sorts samples by what they reduce to; clusters in the order of their first samples.
public func clusters(of samples: [(sample: Sample, reduction: Reduction?)]) -> [Cluster] {
  enum Key: Hashable {
    case reduced(Scenario)
    case unreduced(DivergenceClass)
  }
  var clusters: [Cluster] = []
  var places: [Key: Int] = [:]
  for (sample, reduction) in samples.sorted(by: { $0.sample.index < $1.sample.index }) {
    let key: Key =
      reduction.map { .reduced($0.scenario) } ?? .unreduced(sample.divergenceClass)
    let place = places[key] ?? clusters.count
    if place == clusters.count {
      places[key] = place
      clusters.append(
        Cluster(sample: sample, reduction: reduction, count: 0, manifestations: []))
    }
    clusters[place].add(sample, reducedTo: reduction?.sameClass)
  }
  for place in clusters.indices {
    clusters[place].manifestations.sort { $0.isSimpler(than: $1) }
  }
  return clusters
}

extension Cluster {
  fileprivate mutating func add(_ sample: Sample, reducedTo scenario: Scenario?) {
    count += sample.count
    let new = Manifestation(
      divergenceClass: sample.divergenceClass, scenario: scenario, count: sample.count)
    guard
      let place = manifestations.firstIndex(where: { $0.divergenceClass == new.divergenceClass })
    else {
      manifestations.append(new)
      return
    }
    let total = manifestations[place].count + sample.count
    if new.isSimpler(than: manifestations[place]) { manifestations[place] = new }
    manifestations[place].count = total
  }
}

extension Cluster.Manifestation {
  fileprivate func isSimpler(than other: Cluster.Manifestation) -> Bool {
    guard let scenario, let otherScenario = other.scenario else { return false }
    return ScenarioSize(scenario) < ScenarioSize(otherScenario)
  }
}
