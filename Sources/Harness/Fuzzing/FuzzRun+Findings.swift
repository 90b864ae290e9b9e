import AppearanceModel
import Synchronization

extension FuzzRun {
  /// A sample, what it was reduced to, and how that diverges.
  private struct Settled: Sendable {
    var sample: Sample
    /// Nil when the subject did not diverge in the same way again.
    var reduction: Reduction?
    var divergence: Divergence
  }

  /// Reduces some of the divergences of each class and sorts them by what they reduce to.
  ///
  /// - Parameter players: the workers' players; they may be used up.
  func findings(
    of played: Played, players: inout [Worker]
  ) async -> ([Finding], PlayerFailure?) {
    let samples = samplesToReduce(played.divergences, limit: options.reductions)
    let queue = Queue(samples)
    await withTaskGroup(of: Void.self) { group in
      for player in players.prefix(samples.count) {
        group.addTask(executorPreference: executor) { settle(queue, with: player) }
      }
    }
    players = []
    let (settled, failure) = queue.results
    let all = clusters(of: settled.map { ($0.sample, $0.reduction) })
    return (all.map { finding($0, of: settled) }, failure)
  }

  /// The samples that nobody has taken yet, and what came of the others.
  private final class Queue: Sendable {
    private struct State {
      var samples: ArraySlice<Sample>
      var settled: [Settled] = []
      var failure: PlayerFailure?
    }

    private let state: Mutex<State>

    init(_ samples: [Sample]) { state = Mutex(State(samples: samples[...])) }

    func next() -> Sample? {
      state.withLock { $0.failure == nil ? $0.samples.popFirst() : nil }
    }

    func add(_ settled: Settled) { state.withLock { $0.settled.append(settled) } }

    func fail(_ failure: PlayerFailure) {
      state.withLock { $0.failure = $0.failure ?? failure }
    }

    var results: ([Settled], PlayerFailure?) { state.withLock { ($0.settled, $0.failure) } }
  }

  private func settle(_ queue: Queue, with player: Worker) {
    var player = player
    while let sample = queue.next() {
      do throws(PlayerFailure) {
        queue.add(try settle(sample, with: &player))
      } catch {
        queue.fail(error)
      }
    }
  }

  private func settle(
    _ sample: Sample, with player: inout Worker
  ) throws(PlayerFailure) -> Settled {
    let original = options.scenario(at: sample.index)
    let unstable = Divergence(
      step: 0, stepKind: nil, failure: .unstable(sample.divergenceClass))
    guard let again = try player.divergence(on: original),
      again.divergenceClass == sample.divergenceClass
    else { return Settled(sample: sample, divergence: unstable) }
    if shouldStop(.reducing) {
      return Settled(sample: sample, reduction: .none(of: original), divergence: again)
    }
    var reduction = Reduction.none(of: original)
    do throws(PlayerFailure) {
      reduction = try player.reduce(original, budget: options.budget)
      reduction = try keepingToTheCause(reduction, of: again.divergenceClass, with: &player)
    } catch {
      guard error == .interrupted else { throw error }
    }
    guard let divergence = try player.divergence(on: reduction.scenario) else {
      return Settled(sample: sample, divergence: unstable)
    }
    return Settled(sample: sample, reduction: reduction, divergence: divergence)
  }

  /// A reduction that leaves its class may end at another bug. Where its end has nothing in common
  /// with the smallest scenario of the class, that one stands, and is reduced within the class.
  private func keepingToTheCause(
    _ reduction: Reduction, of divergenceClass: DivergenceClass, with player: inout Worker
  ) throws(PlayerFailure) -> Reduction {
    guard reduction.scenario != reduction.sameClass,
      let begun = try player.divergence(on: reduction.sameClass),
      let ended = try player.divergence(on: reduction.scenario), !begun.resembles(ended)
    else { return reduction }
    var budget = options.budget
    budget.small = 0
    var problem: PlayerFailure?
    let withinClass = reduce(
      reduction.sameClass, budget: budget,
      watch: { _ in problem == nil && !shouldStop(.reducing) ? .goOn : .stop },
      divergence: { scenario in
        do throws(PlayerFailure) {
          let found = try player.divergence(on: scenario)
          return found?.divergenceClass == divergenceClass ? found : nil
        } catch {
          problem = problem ?? error
          return nil
        }
      })
    if let problem { throw problem }
    return withinClass
  }

  private func finding(_ cluster: Cluster, of settled: [Settled]) -> Finding {
    let first = settled.first { $0.sample == cluster.sample }!
    let original = options.scenario(at: cluster.sample.index)
    return Finding(
      seed: options.scenarioSeed(at: cluster.sample.index), index: cluster.sample.index,
      count: cluster.count, divergenceClass: first.divergence.divergenceClass,
      original: original, reduction: cluster.reduction ?? .none(of: original),
      divergence: first.divergence, isReproducible: cluster.reduction != nil,
      manifestations: cluster.manifestations)
  }
}

extension Reduction {
  /// A scenario in which nothing was tried.
  static func none(of scenario: Scenario) -> Reduction {
    Reduction(
      scenario: scenario, sameClass: scenario, evaluations: 0,
      certificate: Certificate(
        neighbours: 0, pairs: 0, isOneMinimal: false, isTwoMinimal: false))
  }
}
