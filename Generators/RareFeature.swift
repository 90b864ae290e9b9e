import StatusQuoAppearanceModel

/// A feature of few scenarios, because it costs time or leaves less room for others.
///
/// All of them take about a fifth of a search's time (`Tests/Laboratory/Results/Earnings.md`). `ReachRates` in the tests counts them.
package enum RareFeature: CaseIterable, Hashable, Sendable {
  /// More steps than small counters count.
  case longRun
  /// A long run in which a subtree is left alone until the end.
  case quietPart
  /// More controllers than a byte counts.
  case hugeWorld
  /// A line of controllers that all forward the status bar, more than a word has bits.
  case longChain
  /// Several swipes back below one override, canceled after it has changed.
  case canceledPops
  /// Levels and insets that differ by little, or are next to the limit of a type.
  case closeNumbers
  /// A change made and undone many times, unobserved, before the last step.
  case idling
  /// More children of one parent, windows, or presentations upon presentations than a small list has room for.
  case manySiblings, manyWindows, manyPresentations

  /// The number of scenarios in 2,000 that have it.
  private var share: Int {
    switch self {
    case .longRun, .quietPart, .hugeWorld, .longChain: 1
    case .manySiblings, .manyWindows, .manyPresentations: 4
    case .canceledPops: 20
    case .closeNumbers: 40
    case .idling: 24
    }
  }

  /// Nil in most scenarios.
  init?(_ random: inout SeededRandom) {
    var drawn = random.below(2_000)
    for feature in RareFeature.allCases {
      if drawn < feature.share {
        self = feature
        return
      }
      drawn -= feature.share
    }
    return nil
  }

  /// The number of controllers of such a scenario; nil for the usual one.
  var controllers: ClosedRange<Int>? {
    switch self {
    case .hugeWorld: 257...400
    case .longChain: 65...300
    case .canceledPops, .quietPart: 12...30
    case .manySiblings: 52...70
    case .manyWindows: 40...80
    case .manyPresentations: 36...48
    case .longRun, .closeNumbers, .idling: nil
    }
  }

  /// The percentage of controllers that are in no tree at the start; nil for the usual one.
  var detached: Int? {
    switch self {
    case .longChain, .manyPresentations: 0
    case .manySiblings, .manyWindows: 10
    case .longRun, .quietPart, .hugeWorld, .canceledPops, .closeNumbers, .idling: nil
    }
  }

  /// The steps that are about it.
  var ownSteps: [StepChoice] {
    switch self {
    case .manySiblings:
      [
        .kind(.select), .kind(.addChild), .kind(.removeFromParent), .kind(.popTo), .kind(.push),
        .kind(.transition), .setTrait,
      ]
    case .manyWindows:
      [
        .kind(.showWindow), .kind(.hideWindow), .kind(.makeKey), .kind(.setRoot),
        .kind(.removeWindow), .kind(.addWindow),
      ]
    case .manyPresentations:
      [.kind(.present), .kind(.dismiss), .kind(.beginInteractiveDismiss), .setTrait, .read]
    case .longRun, .quietPart, .hugeWorld, .longChain, .canceledPops, .closeNumbers, .idling: []
    }
  }

  /// The number of its steps; nil for the usual one.
  var steps: ClosedRange<Int>? {
    switch self {
    case .longRun, .quietPart: 260...600
    case .canceledPops: 12...40
    case .hugeWorld, .longChain, .closeNumbers, .idling, .manySiblings, .manyWindows,
      .manyPresentations:
      nil
    }
  }

  /// The shape that its trees need, if any.
  var shape: Profile.Shape? {
    switch self {
    case .longChain: .deep
    case .canceledPops: .appLike
    case .manySiblings: .wide
    case .longRun, .quietPart, .hugeWorld, .closeNumbers, .idling, .manyWindows,
      .manyPresentations:
      nil
    }
  }
}
