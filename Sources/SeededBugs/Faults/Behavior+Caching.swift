package import StatusQuoAppearanceModel
package import StatusQuoDiagnosing

extension Fault.Behavior {
  /// The part of an observation that a cache keeps.
  package enum Cached {
    case bar, styles, stale, safeArea
  }

  /// Answers from a copy that every step refreshes but those of some kinds.
  static func caches(_ part: Cached, exceptAfter kinds: Set<Step.Kind>) -> Self {
    transformObservation { reported, memory in
      memory.refresh(exceptAfter: kinds)
      if let copy = memory.frozen { reported.take(part, from: copy) }
    }
  }

  /// Keeps such a copy and never answers from it.
  package static func stores(_ part: Cached, exceptAfter kinds: Set<Step.Kind>) -> Fault.Behavior {
    hidden(
      { _, memory in memory.refresh(exceptAfter: kinds) },
      brokenInvariant: { memory in
        guard let copy = memory.frozen else { return nil }
        var answer = memory.now
        answer.take(part, from: copy)
        return answer == memory.now ? nil : "a copy is out of date"
      })
  }
}

extension Fault.Behavior.Memory {
  fileprivate mutating func refresh(exceptAfter kinds: Set<Step.Kind>) {
    if frozen == nil || !isInForce || !kinds.contains(step?.kind ?? .set) || now.outcome != .applied
    {
      frozen = now
    }
  }
}

extension Observation {
  fileprivate mutating func take(_ part: Fault.Behavior.Cached, from copy: Observation) {
    switch part {
    case .bar: keep(.all, of: copy)
    case .stale: stale = copy.stale
    case .safeArea:
      if let known = copy.geometry { geometry?.safeAreaTop = known.safeAreaTop }
    case .styles:
      for index in styles.indices {
        if let known = copy.style(of: styles[index].node) { styles[index].style = known }
      }
    }
  }
}
