package import StatusQuoAppearanceModel
import StatusQuoCatalog

extension BrokenInvariant {
  package static let refusedStyles = BrokenInvariant(id: "a step that is refused computes styles")
  package static let refusedWalks = BrokenInvariant(id: "a step that is refused walks chains")
  package static let refusedInsets = BrokenInvariant(id: "a step that is refused computes insets")
  fileprivate static let moreInsets = BrokenInvariant(
    id: "insets are computed again though nothing has changed them")
  fileprivate static let sameWalks = BrokenInvariant(
    id: "chains are walked again though nothing on them has changed")
  fileprivate static let moreStyles = BrokenInvariant(
    id: "more styles are computed again than can have changed")
  fileprivate static let moreWalks = BrokenInvariant(
    id: "more chains are walked again than can have changed")
  fileprivate static let moreEntries = BrokenInvariant(
    id: "more and more is kept for the same node")
  fileprivate static let strayEntries = BrokenInvariant(
    id: "something is kept for a node that is gone")
}

extension Divergence {
  /// True if the subject works or keeps more than it has to, which changes nothing observable.
  package var isOfWork: Bool {
    switch brokenInvariant {
    case .refusedStyles, .refusedWalks, .refusedInsets, .moreStyles, .moreWalks, .sameWalks,
      .moreInsets, .moreEntries, .strayEntries:
      true
    default: false
    }
  }
}

/// Holds what a resolver counts against what the step and what is observed say had to change.
///
/// The bounds are generous on purpose: a resolver that passes may still do better, one that does
/// not computes again what can't have changed.
struct WorkOracle {
  /// The first thing that was wrong, if anything.
  private(set) var violation: BrokenInvariant?
  private let oracles: Oracles
  /// The counts that the next check compares.
  var now = Work()
  private var before = Work()
  /// The step before, with any outcome.
  private var last: Step?
  private var members: BarMembers
  /// True if the bar that was observed last is hidden.
  private var isBarHidden = false
  /// The number of entries that are kept, by `Name.slot`; all 0 between two looks.
  private var entries: [Int] = []

  /// - Parameter scenario: the one that is played; bounds are wider where it is not known.
  init(_ oracles: Oracles, on scenario: Scenario?) {
    self.oracles = oracles.intersection([.work, .memory])
    members = BarMembers(of: self.oracles.contains(.work) ? scenario : nil)
  }

  /// True while it wants another look.
  var isLooking: Bool { !oracles.isEmpty && violation == nil }

  /// Looks at what the resolver counts `now`. After the launch `step` is nil.
  mutating func look(after step: Step?, _ observation: Observation) {
    if oracles.contains(.work) {
      if let step { violation = wasted(on: step, observation) }
      if observation.outcome == .applied {
        members.look(after: step, observation, walks: now.chainWalks - before.chainWalks)
      }
      isBarHidden = observation.bar.hidden
    }
    if oracles.contains(.memory) { violation = violation ?? leaked(observation) }
    swap(&before, &now)
    last = step
  }

  private func wasted(on step: Step, _ observation: Observation) -> BrokenInvariant? {
    let styles = now.stylesComputed - before.stylesComputed
    let walks = now.chainWalks - before.chainWalks
    let insets = now.insetsComputed - before.insetsComputed
    guard observation.outcome == .applied else {
      return styles > 0
        ? .refusedStyles : walks > 0 ? .refusedWalks : insets > 0 ? .refusedInsets : nil
    }
    if styles > step.maxStylesComputed(observation) { return .moreStyles }
    if walks > (isSetOnceMore(step) ? 0 : step.maxChainWalks(observation)) { return .moreWalks }
    if walks > 0, members.areUntouched(by: step) { return .sameWalks }
    return insets > maxInsetsComputed(on: step, observation) ? .moreInsets : nil
  }

  /// Once for those at the top, once for the others.
  private func maxInsetsComputed(on step: Step, _ observation: Observation) -> Int {
    let mayChange =
      step.changesInsets || !observation.calls.isEmpty
      || observation.bar.hidden != isBarHidden
    return mayChange ? 2 : 0
  }

  /// Returns true if it sets what the step before has set, to the same value.
  private func isSetOnceMore(_ step: Step) -> Bool { step.kind == .set && step == last }

  /// The most entries for one node: as asked and as refused, for style and hidden, and as much
  /// again for caches of the subject's own.
  private static let entriesPerNode = 8

  private mutating func leaked(_ observation: Observation) -> BrokenInvariant? {
    for name in now.kept {
      if name.slot >= entries.count {
        entries += repeatElement(0, count: name.slot + 1 - entries.count)
      }
      entries[name.slot] += 1
    }
    defer { for name in now.kept { entries[name.slot] = 0 } }
    var unseen = now.kept.count
    for node in observation.styles where node.node.slot < entries.count {
      let count = entries[node.node.slot]
      if count == 0 { continue }
      if count > Self.entriesPerNode {
        return .moreEntries
      }
      unseen -= count
      entries[node.node.slot] = 0
    }
    return unseen == 0 ? nil : .strayEntries
  }
}

extension Step {
  /// The number of styles that may be computed again, at most, when the step is applied.
  fileprivate func maxStylesComputed(_ observation: Observation) -> Int {
    switch reach {
    case .nothing, .chains: 0
    // Its own value is looked at before it is known that nothing follows from it.
    case .oneNode where observation.traitChanges.isEmpty: 1
    case .oneNode: observation.styles.count
    // At most twice per node: once when it moves, once when what it inherits from changes.
    case .styles, .everything: observation.styles.count * 2
    }
  }

  /// The number of ways that may be walked again, at most: three for an update, three for what is
  /// stale after it.
  fileprivate func maxChainWalks(_ observation: Observation) -> Int {
    switch reach {
    case .nothing, .oneNode, .styles: 0
    // Each call may have an action that reads.
    case .chains, .everything: 6 + 6 * observation.calls.count
    }
  }

  /// False if it leaves all insets alone, where no bar is hidden or shown by it.
  fileprivate var changesInsets: Bool {
    switch self {
    case .set(.unknown, _, _): false
    case .set(.known(let property), _, _):
      switch property.topic {
      case .barGetters, .childGetters, .stored, .styles, .stylesForChildren, .views,
        .systemGestures, .barAppearance:
        false
      default: true
      }
    // A cover needs those at the sides.
    case .installStatusBarCover: true
    default: reach == .everything || reach == .chains
    }
  }

  private var reach: Reach {
    switch self {
    case .set(.known(let property), _, _): property.reach
    case .set(.unknown, _, _): .nothing
    case let step: step.form.reach
    }
  }
}
