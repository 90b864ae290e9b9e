/// The result of a step (W-1).
public enum StepOutcome: Hashable, Sendable {
  case applied
  /// UIKit does nothing or only logs. The world is unchanged.
  case ignored(Reason)
  /// UIKit throws. The world is unchanged.
  case raised(Reason)

  /// The reason why a step was not applied.
  public enum Reason: String, NamedCase {
    // Looked at first, in this order; always `ignored`.
    case unknownName, wrongKind, transitionInProgress

    // Raised
    case navigationControllerPushed, alreadyInStack, containsReceiver, activeController, notInStack
    /// Raised by `select`, ignored in `set`.
    case notAChild
    case presentsItself, alreadyPresented
    /// `NSGenericException`; looked at last.
    case popoverWithoutSource
    case internalInconsistency = "NSInternalInconsistencyException"
    case locationEqualsConstant, anchorsOfDifferentAxes, leadingMixedWithLeft

    // Ignored
    case oneControllerLeft, alreadyThere, noTransition
    case alreadyAChild, viewOfAnotherController, noParent, managedByContainer
    case notInWindow, alreadyPresenting, nothingToDismiss
    case notPresented, notACard, presentsAnother
    case noChange, noSuchProperty, badValue
    /// UIKit prints that begin and end of an appearance transition are unbalanced.
    case unbalanced
    case appMode, viewControllerMode, linkedWithSDK27
    case alreadySwizzled, notSwizzled, hidesBarsOnSwipeFalse
  }

  /// The reason, unless applied.
  package var reason: Reason? {
    switch self {
    case .applied: nil
    case .ignored(let reason), .raised(let reason): reason
    }
  }
}
