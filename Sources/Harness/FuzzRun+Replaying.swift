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
  /// Plays kept scenarios; those on which the subject fails are findings, reduced anew.
  func replay(
    _ kept: [KeptScenario], on player: inout Worker
  ) -> (findings: [Finding], failure: PlayerFailure?) {
    var findings: [Finding] = []
    do throws(PlayerFailure) {
      for kept in kept where !shouldStop(.playing) {
        guard let divergence = try player.divergence(on: kept.scenario) else { continue }
        let reduction = try player.reduce(kept.scenario, budget: options.budget)
        let reduced = try player.divergence(on: reduction.scenario)
        let finding = Finding(
          seed: options.seed, index: 0, count: 1,
          divergenceClass: (reduced ?? divergence).divergenceClass, original: kept.scenario,
          reduction: reduced == nil ? .none(of: kept.scenario) : reduction,
          divergence: reduced ?? divergence, isReproducible: reduced != nil, file: kept.file)
        if !findings.contains(where: { $0.reduction.scenario == finding.reduction.scenario }) {
          findings.append(finding)
        }
      }
    } catch {
      return (findings, error == .interrupted ? nil : error)
    }
    return (findings, nil)
  }
}
