/// A fact that a rule says in a sentence of its own (`says fact upToDate: An update now would change nothing.`).
package enum Fact: String, NamedCase {
  /// The party that decides the bar.
  case controllersDecide, controllersDecideByDefault, applicationDecides
  /// The state of the application object, and what it leaves open.
  case settersAreShown, infoPlistStays, hiddenByCompactHeight
  /// The bar of phones with a notch in landscape, and of all others.
  case hasNoBar, hasABar
  /// The color that a style value stands for.
  case fixedColor, colorOfContent, darkDefault, colorFollows
  /// The moment of the last update.
  case upToDate, lastUpdate, changedSince, otherScene, changeIsNotAnimated
  /// Light and dark.
  case alwaysLight, newStyles, styleIsAsBefore, everyNodeSwitches, nodeSwitches
  /// Heights and insets.
  case offScreen, offScreenTop, newInsets, newHeights
  /// A step is applied.
  case played

  /// The sentence of the law.
  package var saying: Saying { Saying(.fact, rawValue) }

  /// The rule that says it.
  package var rule: RuleID { saying.rule }
}
