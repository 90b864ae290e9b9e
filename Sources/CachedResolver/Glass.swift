import AppearanceModel

/// What is displayed, and what it was that displayed it.
struct Glass {
  /// What displayed the bar last.
  enum Source {
    /// Nothing since the launch screen.
    case nothing
    /// The state of app mode.
    case appBar(hasNoBar: Bool)
    case reading(Reading)
  }

  var bar = DisplayedBar()
  let launchBar: BarAppearance
  var last = Source.nothing

  /// The chains of the last read, which stay while others are walked.
  var styleHops = StepList<Hop>()
  var styleStop: Stop?
  var hiddenHops = StepList<Hop>()
  var hiddenStop: Stop?
  /// The numbers of the walks that found them, or 0.
  private var styleWalk = 0
  private var hiddenWalk = 0

  /// Invariant: `answererIsInWindow` tells whether who answered the last read for style is in a
  /// window, as long as `placement` equals `Chains.placement`.
  var placement = -1
  var answererIsInWindow = true

  init(_ surroundings: Surroundings) {
    launchBar = BarAppearance(
      hidden: surroundings.infoPlistHidesBar || surroundings.hasNoBar,
      content: surroundings.content(surroundings.infoPlistStyle, isDark: surroundings.isDark))
    bar.hidden = launchBar.hidden
    bar.content = launchBar.content
  }

  /// Invariant: who answered the last read for style, or `none`.
  private(set) var styleAnswerer = ControllerID.none

  mutating func note(_ reading: Reading) {
    last = .reading(reading)
    styleAnswerer = reading.styleAnswerer
  }

  var appearance: BarAppearance {
    BarAppearance(hidden: bar.hidden, content: bar.content)
  }

  /// - Parameter animation: how a change of hidden is animated; asked only on a change.
  mutating func show(
    hidden: Bool, content: BarContent, animation: () -> (StatusBarAnimation, Bool)
  ) {
    if bar.hidden != hidden { (bar.animation, bar.animated) = animation() }
    bar.hidden = hidden
    bar.content = content
  }

  /// Copies the chains unless they are the ones that are kept already.
  mutating func keep(_ style: Chain, _ hidden: Chain) {
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
