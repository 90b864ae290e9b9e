import StatusQuoAppearanceModel
import StatusQuoGenerators

/// Lessons of a run from the scenarios that a subject skips.
///
/// The first scenarios of a run are made as the profile has them. What those need that were skipped, and
/// hardly any of those that were played, is left out of most later ones. It follows from the numbers of the
/// skipped ones alone, so a run is the same for any number of workers.
///
/// Rejected: learning all the time, which would make a scenario depend on how far other workers were.
extension RunPlan {
  /// The number of scenarios after which a run learns.
  package static let scenariosBeforeLearning = 256

  /// True if it learns. A shard does not: it plays a part of the first scenarios only.
  package var learns: Bool {
    guard case .generated = source, capabilities.container == nil else { return false }
    return shard == .whole && learned == nil
  }

  /// The capabilities that the scenario with a number is limited to: one in eight ignores what was learned, so
  /// that nothing is left out for good.
  func capabilities(at index: Int) -> Capabilities {
    guard let learned, index >= Self.scenariosBeforeLearning, !index.isMultiple(of: 8) else {
      return capabilities
    }
    return learned
  }

  /// The plan of the first scenarios.
  package var beforeLearning: RunPlan {
    var plan = self
    plan.scenarios = min(scenarios ?? .max, Self.scenariosBeforeLearning)
    return plan
  }

  /// Leaves out of most later scenarios what the first ones were skipped for.
  package mutating func learn(from totals: RunTotals) {
    let numbers = totals.skipped.numbers.filter { $0 < Self.scenariosBeforeLearning }
    guard learns, !numbers.isEmpty else { return }
    var cursor = ScenarioCursor(self)
    var (skipped, played): ([Scenario], [Scenario]) = ([], [])
    for index in 0..<min(totals.positions, Self.scenariosBeforeLearning) {
      let scenario = cursor.scenario(at: index)
      if numbers.contains(index) { skipped.append(scenario) } else { played.append(scenario) }
    }
    let known = KnownRanges(played)
    let unknown = unknownNeeds(
      of: skipped.map { needs(of: $0, beyond: known) },
      butNot: played.map { needs(of: $0, beyond: known) })
    guard !unknown.isEmpty else { return }
    var versions = capabilities.versions
    if unknown.contains(.version(versions.lowerBound)) {
      versions = known.versions.lowerBound...versions.upperBound
    }
    if unknown.contains(.version(versions.upperBound)) {
      versions = versions.lowerBound...known.versions.upperBound
    }
    learned = capabilities.without(unknown, versions: versions)
  }

  /// The needs of a scenario: of a version that is older or newer than all that were played only that.
  private func needs(of scenario: Scenario, beyond known: KnownRanges) -> Set<Need> {
    let all = scenario.needs + (law?(scenario, false) ?? []).flatMap { $0.needs }
    return Set(
      all.compactMap { need in
        switch need {
        case .version(let version):
          if version < known.versions.lowerBound {
            return .version(capabilities.versions.lowerBound)
          }
          if version > known.versions.upperBound {
            return .version(capabilities.versions.upperBound)
          }
          return nil
        case .fewerWindows: return nil
        case .windows(let count): return count > known.windows ? .windows(known.windows + 1) : nil
        case .linkedSDK, .device, .infoPlist, .environment, .window, .kind, .children,
          .addedChildren, .emptyContainer, .presentedAtLaunch, .movedChild, .unknownName, .step,
          .refusal, .property, .value, .otherValue, .call, .action:
          return need
        }
      })
  }

  /// The needs for which scenarios seem to have been skipped: one after the other, the one that explains most
  /// of those that are left.
  private func unknownNeeds(of skipped: [Set<Need>], butNot played: [Set<Need>]) -> Set<Need> {
    func counts(_ all: [Set<Need>]) -> [Need: Int] {
      all.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    let playedCounts = counts(played)
    var left = skipped
    var unknown: Set<Need> = []
    while true {
      let share = Double(left.count) / Double(left.count + played.count)
      let explaining = counts(left).filter { need, count in
        isBeyondChance(count, of: count + playedCounts[need, default: 0], share: share)
      }
      guard let most = explaining.max(by: { ($0.value, "\($1.key)") < ($1.value, "\($0.key)") })
      else { return unknown }
      unknown.insert(most.key)
      left.removeAll { $0.contains(most.key) }
    }
  }

  /// Returns true if nearly all of the scenarios with a need were skipped, and more than this share of all
  /// lets expect.
  private func isBeyondChance(_ skipped: Int, of count: Int, share: Double) -> Bool {
    let expected = Double(count) * share
    let deviation = (expected * (1 - share)).squareRoot()
    return skipped >= 3 && skipped * 5 >= count * 4 && Double(skipped) - expected > 3.5 * deviation
  }
}

/// The versions and windows of scenarios that were played; everything where there are none.
private struct KnownRanges {
  let versions: ClosedRange<Version>
  let windows: Int

  init(_ played: [Scenario]) {
    let all = played.map { $0.environment.iOS }
    versions = (all.min() ?? Version.known.lowerBound)...(all.max() ?? Version.latest)
    windows = played.map { $0.windows.count }.max() ?? .max - 1
  }
}
