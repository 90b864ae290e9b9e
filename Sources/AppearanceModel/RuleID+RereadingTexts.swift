extension RuleID {
  /// The rules about updates of the status bar: the events that cause one, and those that leave it
  /// stale.
  static let rereadingTexts: [RuleText] = [
    RuleText(
      .t1, "T-1",
      """
      Showing or hiding a window reads the bar, and adding, removing, or giving another root to one \
      that is visible. What a root leaves to go there is not read for that.
      """,
      grade: .observedBySeveral, sources: ["SVProgressHUD issue 188", "CocoaDebug issue 25"]),
    RuleText(
      .t2, "T-2",
      "Launch reads the bar once, before viewDidLoad.",
      grade: .observedBySeveral,
      sources: [
        "blog post on hiding the status bar (iOS 9)",
        "cyrilchandelier.com on iOS and the status bar",
      ]),
    RuleText(
      .t3, "T-3",
      "A push or pop in a navigation controller on screen reads the bar.",
      grade: .observedBySeveral,
      sources: [
        "blog post on hiding the status bar (iOS 9)",
        "arm1.ru on the life cycle of UIViewController",
      ]),
    RuleText(
      .t4, "T-4",
      "Beginning an interactive pop reads the bar for the destination.",
      grade: .inferred, sources: ["Apple: interactivePopGestureRecognizer"]),
    RuleText(
      .t5, "T-5",
      "Canceling an interactive pop reads the bar back.",
      grade: .inferred, sources: ["LGSideMenuController issue 137"]),
    RuleText(
      .t6, "T-6",
      "Finishing an interactive pop reads nothing: nothing is left to change.",
      grade: .inferred, sources: ["follows from T-4"]),
    RuleText(
      .t7, "T-7",
      "Presenting a controller that takes over reads the bar.",
      grade: .observedBySeveral,
      sources: ["blog post on hiding the status bar (iOS 9)", "radars 15089725 and 19014731"]),
    RuleText(
      .t8, "T-8",
      "Presenting a controller that does not take over reads the bar and gets the same answers.",
      grade: .observedBySeveral,
      sources: ["Qiita article on status bar cases (iOS 12)", "radar 22575294"]),
    RuleText(
      .t9, "T-9",
      "A dismissal reads the bar, which restores it.",
      grade: .observedOnce, sources: ["blog post on hiding the status bar (iOS 9)"]),
    RuleText(
      .t10, "T-10",
      "A canceled interactive dismissal reads the bar from iOS 8, not on iOS 7.",
      grade: .observedOnce, sources: ["radar 15902745"]),
    RuleText(
      .t11, "T-11",
      "Selecting another tab reads the bar.",
      grade: .observedBySeveral,
      sources: ["Apple: TN3105", "Qiita article on status bar cases (iOS 12)"]),
    RuleText(
      .t12, "T-12",
      "Adding a child reads nothing.",
      grade: .observedOnce,
      sources: ["blog post on hiding the status bar (iOS 9)", "Apple: childForStatusBarHidden"]),
    RuleText(
      .t13, "T-13",
      "Removing a child reads nothing: the bar keeps what the child wanted.",
      grade: .observedOnce, sources: ["blog post on hiding the status bar (iOS 9)"]),
    RuleText(
      .t15, "T-15",
      "A changed value behind a getter shows only at the next read.",
      grade: .documented,
      sources: ["Apple: setNeedsStatusBarAppearanceUpdate()", "Qiita table of status bar keys"]),
    RuleText(
      .t16, "T-16",
      "setNeedsStatusBarAppearanceUpdate on a controller in a window reads the bar.",
      grade: .documented, sources: ["Apple: setNeedsStatusBarAppearanceUpdate()"]),
    RuleText(
      .t17, "T-17",
      "setNeedsStatusBarAppearanceUpdate on a controller in no window reads nothing.",
      grade: .observedBySeveral, sources: ["OverlayContainer issue 54", "PKReveal issue 171"]),
    RuleText(
      .t18, "T-18",
      """
      Rotation reads the bar, once split view controllers have the children of the new width (W-8), which are \
      called as by SC-6.
      """,
      grade: .inferred, sources: ["Apple: prefersStatusBarHidden"]),
    RuleText(
      .t19, "T-19",
      """
      From iOS 13 the color of default follows the answering controller's style after every \
      step, in app mode the controlling window's, though no controller is asked. Where that one is in no \
      window any more by the end of the step, the color stays.
      """,
      grade: .observedBySeveral,
      sources: ["cordova-plugin-statusbar issue 165", "HBDNavigationBar issue 96"]),
    RuleText(
      .t20, "T-20",
      "A changed barStyle of a navigation controller on screen reads the bar.",
      grade: .observedBySeveral, sources: ["NativeScript issues 6771 and 7153"]),
    RuleText(
      .t21, "T-21",
      "Hiding or showing the navigation bar of a controller on screen reads the bar.",
      grade: .observedBySeveral,
      sources: ["newbetuts thread on hidden navigation bars", "CSDN 123428627"]),
    RuleText(
      .t22, "T-22",
      """
      With hidesBarsOnSwipe a swipe up hides the navigation bar and a shown toolbar, a swipe down shows the \
      navigation bar and a toolbar that was hidden so and not set to another value since. It reads the bar as \
      if the app had hidden or shown the navigation bar; where that stays as it is, it reads nothing.
      """,
      grade: .inferred, sources: ["Apple: hidesBarsOnSwipe", "follows from T-21"]),
    RuleText(
      .t23, "T-23",
      "A change of the key window reads nothing.",
      grade: .inferred, sources: ["follows from SB-34"]),
    RuleText(
      .t24, "T-24",
      "On iOS 8 and 9 adaptation of a presented controller does not change who takes over.",
      grade: .observedBySeveral, sources: ["radars 22564923 and 22814975"]),
    RuleText(
      .t26, "T-26",
      "The app's setters change the bar in app mode and read nothing in view controller mode.",
      grade: .documented, sources: ["Apple: setStatusBarHidden(_:with:)"]),
    RuleText(
      .t27, "T-27",
      "Going to the background and coming back read nothing and keep the bar.",
      grade: .inferred, sources: ["React Native issue 21461 reports the opposite"]),
  ]
}
