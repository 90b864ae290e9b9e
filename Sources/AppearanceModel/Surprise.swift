/// Something that surprises people, as the rule says it that brings it about (`says surprise barsOnSwipe: The swipe …`).
///
/// Each stands here once. A test holds that each is found in a document.
package enum Surprise: String, NamedCase {
  /// The application object decides the bar.
  case controllersUnasked, oneLook, infoPlistStays, hiddenByCompactHeight
  case colorOfSetter, keyValueCoding
  /// The launch looks otherwise.
  case keyOfLaunch, keysOfLaunch, launchDiffers
  /// The bar is out of date.
  case changeUnheard, askedBefore, loadedOnce, canceledSwipe
  /// Orientation and animation.
  case hiddenInLandscape, noBarInLandscape, answersNoAnimation, notInAnimation
  /// The color of the bar.
  case defaultIsLight, defaultIsOfAnswerer, barAppearance
  case lightBehindCard, capturesBeforeCard, windowAboveCard
  /// The class of a controller.
  case overrideInExtension, overrideOfUIKitsClass, overrideOfClosedClass
  case schemeWithoutBar, modifiersUnmodeled
  /// Presentations and bars that cover, or stay.
  case barsOnSwipe, coversContext, searchCovers, popoverAdapts, staysInWindow
  /// The system's gestures.
  case indicatorWithEdges, gesturesUnasked, gesturesUnheard
  /// Light and dark.
  case stylesTooEarly, traitOverridesTooEarly, traitsOfSceneTooEarly, darkSystem
  case windowsApart, styleOfView, snapshots
  /// Heights and insets.
  case widthWithoutEffect, viewInsetsWithoutEffect, designOfBars
  case insetBelowBar, insetOfPad, barHeightIsNoInset, insetOfVersion
  case insetStays, insetGoes, insetIsKept, insetOfLaunch, barMovesUp

  /// A step does nothing.
  case refusedBefore, settersUnheard, anchorsRaise, updateUnheard, popoverRaises
  case presentsOutside, presentsAlready
  case unbalanced, transitionNotEnded
  /// Another window decides.
  case windowAbove, windowWithoutScene, windowElsewhere
  /// A step asks no controller.
  case removedUnheard, addedUnheard, replacedUnheard, canceledUnheard
  /// A method is not called.
  case uncalledStaying, uncalledAway, uncalledComing, uncalledLeaving, uncalledByContainer
  case uncalledBelow, uncalledUncovered
  /// A controller is not asked.
  case forwardsToNone, overridesNoChildGetter, namedInNoWindow, twoAnswer
  case navigationAnswers, navigationMayAnswer, blackBarGone
  case alertDoesNotTakeOver, takeOverIsFixed, doesNotTakeOver
  /// The style of what is presented, and of what a swipe left.
  case contentOfUnknownStyle, alertFollowsWindow, presentedFollowsWindow, keptByCanceledSwipe
  /// An inset that is added twice.
  case addedTwice

  /// The sentence of the law.
  package var saying: Saying { Saying(.surprise, rawValue) }
}
