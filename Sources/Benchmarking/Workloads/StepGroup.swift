import StatusQuoAppearanceModel

/// Steps that are measured together: each is followed by one that takes it back.
package enum StepGroup: String, CaseIterable, Hashable, Sendable {
  /// `overrideUserInterfaceStyle` of a controller anywhere, there and back.
  case override
  /// `prefersStatusBarHidden` of a controller that the bar's chain does not touch.
  case offChain
  /// `preferredStatusBarStyle` of the controller that decides.
  case decider
  /// Another tab, and back. Trees with tabs only.
  case select
  /// A push and a pop. Trees with tabs only.
  case push
  /// A card over everything, and its dismissal.
  case present
  /// A child of a plain controller comes and goes.
  case addChild
  /// `setNeedsStatusBarAppearanceUpdate`, which changes nothing here.
  case setNeeds
  /// The user chooses dark, then light: every node without a style of its own follows.
  case systemStyle
  /// A dismissal where nothing is presented.
  case refused

  /// The words for people.
  package var text: String {
    switch self {
    case .override: "style override, any controller"
    case .offChain: "attribute off the bar's chain"
    case .decider: "attribute of the decider"
    case .select: "select"
    case .push: "push, pop"
    case .present: "present, dismiss"
    case .addChild: "addChild, removeFromParent"
    case .setNeeds: "setNeeds…Update"
    case .systemStyle: "system style"
    case .refused: "refused dismiss"
    }
  }

  /// True if the mix of steps has its share of these.
  var isInMix: Bool {
    switch self {
    case .override, .offChain, .decider, .select, .push, .present, .addChild: true
    case .setNeeds, .systemStyle, .refused: false
    }
  }
}

/// A step and the one that takes it back.
struct StepPair {
  let change: Step
  let back: Step
}
