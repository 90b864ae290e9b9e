import StatusQuoHarness

/// The result of a run.
public enum RunOutcome: String, CaseIterable, Sendable {
  /// The subject keeps to the reference on all that was played.
  case agreement
  /// Nothing wrong was seen, and something that was to be played was not.
  case cut
  /// Too little was compared, or played, to say that they agree.
  case hardlyCompared
  /// Nothing new was seen, and a known difference is fixed, or is another one now.
  case outdated
  /// The two differ, or a property does not hold.
  case divergence
  /// The subject crashed or hung, or did not end well.
  case crash
  /// Code of the harness itself trapped, which says nothing of the subject.
  case trap
}

extension RunReport {
  /// The result: verdict, exit code, and every format follow from it.
  ///
  /// What was seen decides, in this run, in those that it continues and in those that are merged,
  /// regardless of how much of it was examined, is shown, or was cut.
  public var outcome: RunOutcome {
    if isTrap { return .trap }
    let parts = partsDiffering
    if ending != nil || parts.contains(where: { $0.isEnding }) { return .crash }
    if !parts.isEmpty { return .divergence }
    if known.isOutdated { return .outdated }
    if known.states.contains(.notPlayed) { return .cut }
    if interruption != nil || failure != nil || notReplayed > 0 || !unreadable.isEmpty {
      return .cut
    }
    return isEmpty || saysLittle ? .hardlyCompared : .agreement
  }

  /// True if too little was compared to say that the two agree. Of a shard nothing is said: the whole run may
  /// have compared enough, and `merge` decides.
  package var saysLittle: Bool { isLittle && plan.shard == .whole }

  /// True for a shard that would be too little if it were all.
  package var leavesToMerge: Bool { isLittle && plan.shard != .whole }

  private var isLittle: Bool { isMostlySkipped || isMostlyKnown || !hardlyCompared.isEmpty }

  /// True if the two differ, or the subject failed to answer.
  package var isFailing: Bool { !partsDiffering.isEmpty }

  private var partsDiffering: [Divergence.Part] {
    newDivergences.map { $0.divergenceClass.part } + shown.map { $0.part }
  }

  /// The classes of what is listed, which has those that only kept scenarios show.
  private var shown: [DivergenceClass] {
    findings.map { $0.divergenceClass } + unexamined.map { $0.divergenceClass }
  }

  /// A sample of each class that was seen and that no finding shows: those that were not examined, and
  /// one of each class of which there is none.
  package var notShown: [Finding.Sample] {
    let listed = Set(
      findings.flatMap { $0.examples.map { $0.divergenceClass } }
        + unexamined.map { $0.divergenceClass })
    return unexamined
      + newDivergences.filter { !listed.contains($0.divergenceClass) }.map { $0.sample }
  }
}

extension Divergence.Part {
  /// True if the subject did not survive, or did not end.
  package var isEnding: Bool { self == .crash || self == .hang }
}

extension DivergenceClass.Occurrences {
  /// The first of them, on behalf of all.
  var sample: Finding.Sample { Finding.Sample(divergenceClass, index: indices[0], count: count) }
}
