import StatusQuoAppearanceModel

/// The source of the displayed bar, with the chains followed when it was displayed.
package struct LastUpdate {
  enum Source {
    /// Nothing since the launch screen.
    case nothing
    /// The state of app mode.
    case appBar(hasNoBar: Bool)
    /// The answers of a status bar update.
    case answers(StatusBarAnswers)
  }

  var source = Source.nothing

  /// The chains followed then. They stay while others are walked.
  var style = FollowedChain()
  var hidden = FollowedChain()

  /// Invariant: the controller that answered for style, or `none`.
  private(set) var styleAnswerer = ControllerID.none

  /// Invariant: while `placement` equals `Chains.placement`, `answererIsInWindow` says whether
  /// `styleAnswerer` is in a window.
  var placement = -1
  package var answererIsInWindow = true

  mutating func keep(_ answers: StatusBarAnswers, _ chains: Chains) {
    source = .answers(answers)
    styleAnswerer = answers.styleAnswerer
    placement = -1
    style.walk = chains.style.walk
    hidden.walk = chains.hidden.walk
  }
}

/// A chain that an update followed. It stays in `Chains` until another is walked there.
struct FollowedChain {
  /// The number of the walk that found it, or 0.
  var walk = 0
  private var hops = StepList<Hop>()
  private var stop: Stop?

  /// Takes it over from `chain`, if it is still there, where another is about to be walked.
  mutating func keep(_ chain: inout Chain) {
    guard walk == chain.walk else { return }
    swap(&hops, &chain.hops)
    stop = chain.stop
  }

  func hops(_ chain: Chain) -> StepList<Hop> { walk == chain.walk ? chain.hops : hops }

  func stop(_ chain: Chain) -> Stop? { walk == chain.walk ? chain.stop : stop }
}
