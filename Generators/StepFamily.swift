import AppearanceModel

/// Steps that belong together: what a profile favours and a swarm leaves out.
public enum StepFamily: CaseIterable, Hashable, Sendable {
  case navigation, gestures, tabs, containers, presentations, windows
  case properties, traits, reads, application, classes, system

  /// The steps of the family, each with its usual share.
  var steps: [(kind: Step.Kind, weight: Int)] {
    switch self {
    case .navigation:
      [(.push, 12), (.pop, 8), (.popToRoot, 3), (.popTo, 3), (.setViewControllers, 4)]
    case .gestures:
      [
        (.beginInteractivePop, 5), (.cancelInteractivePop, 3), (.finishInteractivePop, 3),
        (.beginInteractiveDismiss, 5), (.cancelInteractiveDismiss, 3),
        (.finishInteractiveDismiss, 3), (.swipe, 2),
      ]
    case .tabs: [(.select, 8)]
    case .containers: [(.addChild, 6), (.removeFromParent, 5)]
    case .presentations: [(.present, 12), (.dismiss, 8)]
    case .windows:
      [
        (.setRoot, 3), (.addWindow, 3), (.removeWindow, 2), (.showWindow, 3), (.hideWindow, 3),
        (.makeKey, 1),
      ]
    case .properties: [(.set, 14)]
    case .traits: [(.set, 6)]
    case .reads: [(.setNeedsStatusBarAppearanceUpdate, 8)]
    case .application:
      [(.setShared, 2), (.setStatusBarStyle, 2), (.setStatusBarHidden, 2)]
    case .classes:
      [
        (.swizzleHidden, 2), (.unswizzleHidden, 2), (.readStatusBarByKVC, 1),
        (.installStatusBarCover, 2),
      ]
    case .system:
      [(.rotate, 4), (.setSystemStyle, 4), (.enterBackground, 2), (.enterForeground, 2)]
    }
  }
}

/// How often each step occurs in one scenario.
///
/// Swarm testing (Groce, Zhang, Eide, Chen, Regehr 2012): each scenario leaves out some steps and
/// favours others, so that together they reach combinations which an even mix never reaches.
struct StepMix {
  private var entries: [(kind: Step.Kind, family: StepFamily, upTo: Int)] = []
  private var total = 0

  init(_ profile: Profile, _ random: inout SeededRandom) {
    for family in StepFamily.allCases {
      let isFavoured = profile.favours.contains(family)
      let factor = isFavoured ? 4 : StepMix.swarm[random.below(StepMix.swarm.count)]
      guard factor > 0 else { continue }
      for (kind, weight) in family.steps where isFavoured || !random.chance(15) {
        total += weight * factor
        entries.append((kind, family, total))
      }
    }
  }

  /// A third of the families is left out, a sixth is frequent.
  private static let swarm = [0, 0, 1, 1, 1, 4]

  /// Nil when the swarm has left out everything.
  func pick(_ random: inout SeededRandom) -> (kind: Step.Kind, family: StepFamily)? {
    guard total > 0 else { return nil }
    let drawn = random.below(total)
    let entry = entries.first { drawn < $0.upTo }!
    return (entry.kind, entry.family)
  }
}
