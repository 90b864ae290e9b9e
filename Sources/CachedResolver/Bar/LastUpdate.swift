import StatusQuoAppearanceModel

/// What displayed the bar last, and the chains it followed then.
struct LastUpdate {
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
  private(set) var styleHops = StepList<Hop>()
  private(set) var styleStop: Stop?
  private(set) var hiddenHops = StepList<Hop>()
  private(set) var hiddenStop: Stop?
  /// The numbers of the walks that found them, or 0.
  private var styleWalk = 0
  private var hiddenWalk = 0

  /// Invariant: the controller that answered for style, or `none`.
  private(set) var styleAnswerer = ControllerID.none

  /// Invariant: while `placement` equals `Chains.placement`, `answererIsInWindow` says whether
  /// `styleAnswerer` is in a window.
  var placement = -1
  var answererIsInWindow = true

  /// Copies the chains unless they are the ones kept already.
  mutating func keep(_ answers: StatusBarAnswers, _ style: Chain, _ hidden: Chain) {
    source = .answers(answers)
    styleAnswerer = answers.styleAnswerer
    placement = -1
    if styleWalk != style.walk {
      styleWalk = style.walk
      styleHops.removeAll()
      styleHops.append(style.hops)
      styleStop = style.stop
    }
    if hiddenWalk != hidden.walk {
      hiddenWalk = hidden.walk
      hiddenHops.removeAll()
      hiddenHops.append(hidden.hops)
      hiddenStop = hidden.stop
    }
  }
}
