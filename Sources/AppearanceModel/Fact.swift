/// A fact that a rule says in a sentence of its own (`says fact upToDate: An update now would change nothing.`).
package enum Fact: String, NamedCase {
  /// The party that decides the bar.
  case controllersDecide, controllersDecideByDefault, applicationDecides, keyIsNo
  case getterUncalled
  /// The state of the application object, and what it leaves open.
  case settersAreShown, infoPlistStays, hiddenByCompactHeight
  /// The launch.
  case launchBar, launchColor, launchBarStays, neverAsked
  /// The bar of phones with a notch in landscape, and of all others.
  case hasNoBar, hasABar
  /// No controller is asked, or what is presented is not.
  case noController, noControllerForStyle, noControllerForHidden, presentsNothing, presentsNoOther
  /// The color that a style value stands for.
  case fixedColor, colorOfContent, darkDefault, colorFollows, colorOfAnswerer, colorOfWindow
  /// The light behind a card.
  case lightBehindCard, noCard
  /// The moment of the last update.
  case upToDate, stale, lastUpdate, changedSince, otherScene
  /// The animation of a change of hidden.
  case animation, animationOfAnswer, noAnimation, noAnimationOfAnswer
  case changeIsNotAnimated, visibilityUnchanged
  /// Light and dark.
  case alwaysLight, newStyles, styleIsAsBefore, everyNodeSwitches, nodeSwitches
  case traitChanges, keepsStyle, changesStyle, orderOfChanges
  /// Heights and insets.
  case offScreen, offScreenTop, newInsets, newHeights, barHeight, cover, hiddenCover, hidesItsBar
  /// The system's gestures.
  case gestures, gesturesByWay, noGestures, ownGesture
  case gesturesUpdate, gesturesAsked, gesturesKept
  case gesturesAreStale, gesturesStale, gesturesUpToDate
  /// A step is applied, or not.
  case played, refusalExpected, ignored, raised
  /// The nodes that exist, and their places.
  case noNode, orderOfNodes

  /// The sentence of the law.
  package var saying: Saying { Saying(.fact, rawValue) }

  /// The rule that says it.
  package var rule: RuleID { saying.rule }
}
