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
        (.beginInteractivePop, 8), (.cancelInteractivePop, 3), (.finishInteractivePop, 3),
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
  private var choices = WeightedChoices<StepChoice>()

  init(_ profile: Profile, _ random: inout SeededRandom) {
    let factors = random.chance(30) ? StepMix.few : StepMix.swarm
    for family in StepFamily.allCases {
      let isFavoured = profile.favours.contains(family)
      let factor = isFavoured ? 4 : random.pick(factors)
      guard factor > 0 else { continue }
      for (kind, weight) in family.steps where isFavoured || !random.chance(15) {
        let choice = StepChoice(kind: kind, isAboutTraits: family == .traits)
        choices.add(choice, weight: weight * factor)
      }
    }
  }

  /// A third of the families is left out, a sixth is frequent.
  private static let swarm = [0, 0, 1, 1, 1, 4]
  /// Most are left out, so that the others meet more often.
  private static let few = [0, 0, 0, 1]

  /// Nil when the swarm has left out everything.
  func pick(_ random: inout SeededRandom) -> StepChoice? { choices.pick(&random) }
}
