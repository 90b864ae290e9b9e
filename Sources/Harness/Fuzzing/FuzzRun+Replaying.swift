public import AppearanceModel

/// A scenario that was kept, and where.
public struct KeptScenario: Hashable, Sendable {
  /// Its document.
  public var file: String
  /// What it plays.
  public var scenario: Scenario

  /// A scenario kept in `file`.
  public init(_ scenario: Scenario, in file: String) {
    self.scenario = scenario
    self.file = file
  }
}

extension FuzzRun {
  /// A kept scenario on which the subject still fails.
  struct Relapse {
    var kept: KeptScenario
    var divergence: Divergence
  }

  /// Plays the kept scenarios, and returns those on which the subject fails.
  func replay(on player: inout Worker) -> (relapses: [Relapse], failure: PlayerFailure?) {
    var relapses: [Relapse] = []
    do throws(PlayerFailure) {
      for kept in kept where !shouldStop(.playing) {
        guard let divergence = try player.divergence(on: kept.scenario) else { continue }
        relapses.append(Relapse(kept: kept, divergence: divergence))
      }
    } catch {
      return (relapses, error == .interrupted ? nil : error)
    }
    return (relapses, nil)
  }

  /// Reduces them anew: one finding for each scenario that they reduce to.
  func findings(
    of relapses: [Relapse], player: inout Worker
  ) -> (findings: [Finding], failure: PlayerFailure?) {
    var findings: [Finding] = []
    for (number, relapse) in relapses.enumerated() {
      let scenario = relapse.kept.scenario
      var reduction = Reduction.none(of: scenario)
      var reduced: Divergence? = relapse.divergence
      do throws(PlayerFailure) {
        if number < options.reductions, !shouldStop(.reducing) {
          reduction = try player.reduce(scenario, budget: options.budget)
          reduced = try player.divergence(on: reduction.scenario)
        }
      } catch {
        guard error == .interrupted else { return (findings, error) }
      }
      if findings.contains(where: { $0.reduction.scenario == reduction.scenario }) { continue }
      findings.append(
        Finding(
          seed: options.seed, index: 0, count: 1,
          divergenceClass: (reduced ?? relapse.divergence).divergenceClass, original: scenario,
          reduction: reduced == nil ? .none(of: scenario) : reduction,
          divergence: reduced ?? relapse.divergence, isReproducible: reduced != nil,
          file: relapse.kept.file))
    }
    return (findings, nil)
  }
}
