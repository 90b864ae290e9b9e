// swift-format-ignore-file

extension LawText {
  /// The home indicator, the edges of the screen, and the vertical bar.
  static let systemGestures = #"""
SG-1, inferred
  From iOS 11, in apps built with its SDK, controllers decide in either mode of the status bar whether the home
  indicator hides and which edges defer the system's gestures: the question starts at the root of the window
  that controls the status bar. Without such a root nothing hides and none defers.
  says asked root for gestures: it is the root
  says fact noGestures: No controller was asked: {value}.
  says fact gestures with SG-2: {here} says that {value}.
  says fact gesturesByWay with SG-2: {here} says that {value}, asked by way of {above}.
  says surprise indicatorWithEdges with SG-2: While the home indicator may hide, deferring the system's gestures at
    the bottom has no effect: one swipe leaves the app.
  turns on: iOS 11, SDK 11
  source: Apple: UIViewController, coordinating with system gestures
  source: follows from SB-34

SG-2, documented
  Each question goes from a controller to the child that its own child getter names, and on from there; where
  that is nil the controller's own getter answers, which is false, no edge, or automatic unless overridden. It
  answers, too, where the named one is in no window or was passed before.
  says asked forwardedToTopViewController for gestures:
  says asked forwardedToVisibleViewController for gestures:
  says asked forwardedToSelectedViewController for gestures:
  says asked forwardedToPresentedViewController for gestures:
  says asked forwardedToFirstChild for gestures:
  says asked forwardedToLastChild for gestures:
  says asked forwardedToNamedController for gestures:
  says unasked cycle for gestures:
  says unasked childIsNil for gestures:
  says unasked namedControllerIsNotInAWindow for gestures:
  says fact ownGesture: {here} says that {value}.
  source: Apple: childForHomeIndicatorAutoHidden
  source: Apple: childForScreenEdgesDeferringSystemGestures
  source: Apple: childForPreferredVerticalBarBehavior
  source: SlideMenuControllerSwift issue 436
  source: FloatingPanel PR 311

SG-3, inferred
  UIKit's navigation controllers forward these questions to the top controller, whether or not their bar is
  shown, and tab controllers to the selected one; others forward to none. Of the vertical bar that is documented.
  says asked forwardedByNavigation for gestures:
  says asked forwardedByTab for gestures:
  says unasked navigationIsEmpty for gestures:
  says unasked nothingSelected for gestures:
  says unasked doesNotForward for gestures:
  source: run-time headers of iOS 12.1 (navigation) and 17.0 (tab) have both child getters, those of
    UIPageViewController have neither
  source: Apple: childForPreferredVerticalBarBehavior
  source: the vertical bar: MVVMC, VerticalBarProbe (iOS 27.1), a page in a stack in a tab

SG-4, inferred
  A presented controller that decides the status bar is asked about the home indicator and the edges, too.
  says asked presentedFullScreen for gestures:
  says asked presentedCaptures for gestures:
  says asked presentedCustom for gestures:
  says unasked presentedDoesNotTakeOver for gestures:
  says named presentedDoesNotTakeOver for gestures:
  says unasked presentedBeingDismissed for gestures:
  says named presentedBeingDismissed for gestures:
  source: follows from SB-25
  source: LNPopupController issue 566: a presented one is asked

SG-5, inferred
  All questions are asked anew at launch, and where a transition, a window, or a rotation updates the status
  bar; not by setNeedsStatusBarAppearanceUpdate, nor by a navigation bar that changes.
  says fact gesturesUpdate: These questions are asked anew at launch, by windows, in transitions and rotations.
  source: follows from T-1 to T-11 and T-18

SG-6, inferred
  setNeedsUpdateOfHomeIndicatorAutoHidden, setNeedsUpdateOfScreenEdgesDeferringSystemGestures, and
  setNeedsUpdateOfVerticalBarConfiguration ask their own question anew, and do nothing on a controller in no
  window. Without them a changed answer is not seen.
  says silent setNeedsUpdate: Only the question about that gesture is asked; the bar is not updated.
  says fact gesturesAreStale with SG-5: An update now would get another answer: the app has to call
    setNeedsUpdateOf… for it.
  says surprise gesturesUnheard: setNeedsUpdateOf… on a controller in no window is not heard.
  says fact gesturesKept if used SG-5: Without setNeedsUpdateOf… a changed answer is not seen.
  says fact gesturesAsked: setNeedsUpdateOf… asks this question anew.
  says fact gesturesStale if used SG-5: An update now would get another answer about the system's gestures.
  says fact gesturesUpToDate if used SG-5: An update now would get the same answers about the system's gestures.
  says surprise gesturesUnasked with SG-5: {here} answers otherwise by now, and nothing has asked it anew: {value}.
  source: Apple: setNeedsUpdateOfHomeIndicatorAutoHidden(), which names no windows
  source: Apple: setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
  source: Apple: setNeedsUpdateOfVerticalBarConfiguration()

SG-7, documented
  From iOS 27.1, in apps built with its SDK, controllers decide by preferredVerticalBarBehavior whether bars stand
  in a strip at the side of a display that has one (GE-25): automatic, unless it is disabled. Each presentation is
  asked on its own: only one in full screen answers for the screen in place of its presenter. What SwiftUI's
  toolbarVerticalBehavior says below a hosting controller is no answer of that.
  says unasked presentedDoesNotTakeOver for verticalBar: {other}, which {here} presents, is asked on its own
  says named presentedDoesNotTakeOver for verticalBar: {other} is not in full screen: only a getter leads to it
  turns on: iOS 27.1, SDK 27.1
  source: Apple: preferredVerticalBarBehavior
  source: Apple: childForPreferredVerticalBarBehavior, "the window of the app or the nearest presentation"
  source: SwiftUI: MVVMC, VerticalBarProbe (iOS 27.1)
"""#
}
