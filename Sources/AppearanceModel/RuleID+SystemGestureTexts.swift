extension RuleID {
  /// The home indicator, and the edges at which an app's gestures go first.
  static let systemGestureTexts: [RuleText] = [
    RuleText(
      .sg1, "SG-1",
      """
      From iOS 11, in apps built with its SDK, controllers decide in either mode of the status bar \
      whether the home indicator hides and which edges defer the system's gestures: the question starts at the root of the \
      window that controls the status bar. Without such a root nothing hides and none defers.
      """,
      grade: .inferred,
      sources: [
        "Apple: UIViewController, coordinating with system gestures", "follows from SB-34",
      ]),
    RuleText(
      .sg2, "SG-2",
      """
      Each of the two questions goes from a controller to the child that its own child getter \
      names, and on from there; where that is nil the controller's own getter answers, which is \
      false or no edge unless overridden. It answers, too, where the named one is in no window or \
      was passed before.
      """,
      grade: .documented,
      sources: [
        "Apple: childForHomeIndicatorAutoHidden",
        "Apple: childForScreenEdgesDeferringSystemGestures",
        "SlideMenuControllerSwift issue 436", "FloatingPanel PR 311",
      ]),
    RuleText(
      .sg3, "SG-3",
      """
      UIKit's navigation controllers forward both questions to the top controller, whether or not \
      their bar is shown, and tab controllers to the selected one; others forward to none.
      """,
      grade: .inferred,
      sources: [
        """
        run-time headers of iOS 12.1 (navigation) and 17.0 (tab) have both child getters, those of \
        UIPageViewController have neither
        """
      ]),
    RuleText(
      .sg4, "SG-4",
      "A presented controller that decides the status bar is asked about the system's gestures, too.",
      grade: .inferred,
      sources: ["follows from SB-25", "LNPopupController issue 566: a presented one is asked"]),
    RuleText(
      .sg5, "SG-5",
      """
      Both questions are asked anew at launch, and where a transition, a window, or a rotation \
      updates the status bar; not by setNeedsStatusBarAppearanceUpdate, nor by a navigation bar \
      that changes.
      """,
      grade: .inferred, sources: ["follows from T-1 to T-11 and T-18"]),
    RuleText(
      .sg6, "SG-6",
      """
      setNeedsUpdateOfHomeIndicatorAutoHidden and \
      setNeedsUpdateOfScreenEdgesDeferringSystemGestures ask their own question anew, and do \
      nothing on a controller in no window. Without them a changed answer is not seen.
      """,
      grade: .inferred,
      sources: [
        "Apple: setNeedsUpdateOfHomeIndicatorAutoHidden(), which names no windows",
        "Apple: setNeedsUpdateOfScreenEdgesDeferringSystemGestures()",
      ]),
  ]
}
