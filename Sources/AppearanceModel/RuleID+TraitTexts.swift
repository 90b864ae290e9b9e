extension RuleID {
  /// The rules about the style that each node holds.
  static let traitTexts: [RuleText] = [
    RuleText(
      .tr1, "TR-1",
      """
      From iOS 13 style comes down from the system through window, presentation and controllers \
      to views, and the nearest override wins.
      """,
      grade: .documented, sources: ["WWDC 2019 session 214"]),
    RuleText(
      .tr2, "TR-2",
      """
      UIUserInterfaceStyle replaces the system's style at the top of the chain; before iOS 13 or \
      its SDK every node is light and overrides do nothing.
      """,
      grade: .documented, sources: ["Apple: choosing a specific interface style for your iOS app"]),
    RuleText(
      .tr3, "TR-3",
      "A window's override reaches everything in that window, presentations too, and no other.",
      grade: .documented,
      sources: ["Apple: UIView.overrideUserInterfaceStyle", "firefox-ios PR 8568"]),
    RuleText(
      .tr4, "TR-4",
      """
      A controller's override reaches its views and child controllers, not its parent, siblings \
      or what it presents.
      """,
      grade: .documented, sources: ["Apple: UIViewController.overrideUserInterfaceStyle"]),
    RuleText(
      .tr5, "TR-5",
      """
      A view's override reaches the views below it, on iOS 13 to 16 without embedded child \
      controllers, from iOS 17 with them.
      """,
      grade: .documented,
      sources: ["Apple: UIView.overrideUserInterfaceStyle", "WWDC 2023 session 10057"]),
    RuleText(
      .tr6, "TR-6",
      "A presented controller inherits from the window, never from its presenter.",
      grade: .documented,
      sources: ["WWDC 2019 session 214", "Qiita article on dark mode and transitions (iOS 13)"]),
    RuleText(
      .tr7, "TR-7",
      """
      A presented controller is styled by its own override, else by its presentation \
      controller's, else by the window; a root by its own or the window's.
      """,
      grade: .documented, sources: ["Apple: UIPresentationController.overrideTraitCollection"]),
    RuleText(
      .tr8, "TR-8",
      """
      On iOS 13 to 16 a child controller inherits from its parent, or what the parent hands down \
      for that child; siblings in a stack are unrelated.
      """,
      grade: .documented, sources: ["Apple: setOverrideTraitCollection(_:forChild:)"]),
    RuleText(
      .tr9, "TR-9",
      "From iOS 17 a child controller inherits from the view that holds its view.",
      grade: .documented, sources: ["WWDC 2023 session 10057"]),
    RuleText(
      .tr10, "TR-10",
      """
      What is inherited is replaced by what the parent hands down for the child, and that by the \
      child's own override.
      """,
      grade: .inferred, sources: ["WWDC 2023 session 10057"]),
    RuleText(
      .tr11, "TR-11",
      """
      From iOS 17, in apps built with its SDK, a node's `traitOverrides.userInterfaceStyle` is \
      its style: light, dark, or null, which removes it, so that the node inherits again.
      """,
      grade: .documented,
      sources: [
        "WWDC 2023 session 10057",
        "decision of this project where overrideUserInterfaceStyle is set, too (C-27)",
      ]),
    RuleText(
      .tr13, "TR-13",
      "After a step every node holds its new style; only changed nodes receive a call, parents first.",
      grade: .observedOnce, sources: ["WWDC 2019 session 214", "stream-chat-swift PR 817"]),
    RuleText(
      .tr14, "TR-14",
      """
      A detached controller follows the app's style, as predicted for its destination. From \
      iOS 18, one that has no parent and whose view is not loaded keeps the style of an \
      overrideUserInterfaceStyle that is taken back, until it is loaded, moved, or overridden again; its \
      root view does not have it.
      """,
      grade: .observedOnce,
      sources: ["WWDC 2019 session 214", "ChouTiUI, UIViewController+ThemingTests"]),
    RuleText(
      .tr15, "TR-15",
      """
      A detached controller's own override holds at once, for its child controllers and for its own root \
      view, too; so does what a parent hands down for a child there. A parent's traitOverrides does not reach \
      a child whose view is not loaded: that one has the app's style (C-55). From iOS 17 a root view there has its \
      controller's own override, a child's, too, and every other view has the app's style, without its \
      own override, until it comes into a window. What is swiped back to in a detached stack is detached.
      """,
      grade: .inferred,
      sources: [
        "OpenUIKit, vcstyleprobe (iOS 26.1)", "Stripe FinancialConnections tests",
        "UIEnvironments, tests of traits (iOS 17 and later)",
        "WorshipCue, NativeInkTests (iPadOS 17)", "dd-sdk-ios PR 1640",
        "swift-snapshot-testing issue 798",
      ]),
    RuleText(
      .tr18, "TR-18",
      """
      From iOS 13 the bar style default takes its color from the style of the controller that \
      answered for it.
      """,
      grade: .documented, sources: ["WWDC 2019 session 214", "React Native PR 26294"]),
    RuleText(
      .tr19, "TR-19",
      "Alerts and popovers take their style from the window or their own override.",
      grade: .observedBySeveral,
      sources: ["BookPlayer PR 788", "firefox-ios PR 8568", "React Native PR 36122"]),
    RuleText(
      .tr20, "TR-20",
      "A new window follows the system, regardless of overrides of other windows.",
      grade: .observedBySeveral,
      sources: ["SwiftMessages issues 354 and 474", "React Native PR 34218"]),
    RuleText(
      .tr23, "TR-23",
      """
      Entering the background reports both styles to every node that follows the system; a change \
      made meanwhile arrives in the foreground.
      """,
      grade: .observedBySeveral, sources: ["Stack Overflow 63372828", "React Native issue 35972"]),
    RuleText(
      .tr28, "TR-28",
      """
      A phone is compact in height in landscape; its width is compact too, save on large phones; \
      an iPad is regular in both, unless its scene is narrow (SC-5).
      """,
      grade: .observedBySeveral,
      sources: ["swift-snapshot-testing", "Apple: human interface guidelines, layout"]),
  ]
}
