extension RuleID {
  /// Heights and insets.
  static let geometryTexts: [RuleText] = [
    RuleText(
      .ge1, "GE-1",
      """
      From iOS 11 the insets of a root view on screen are what its parent leaves it, plus its \
      additional insets; before, and off screen, they are zero. At the top a sheet or popover begins below the bar, \
      with 0, and anything else that is presented as a root does. In a window that is not displayed, of \
      another scene, or smaller than the screen no source has them, on any version.
      """,
      grade: .documented, sources: ["Apple: UIView.safeAreaInsets"]),
    RuleText(
      .ge2, "GE-2",
      """
      The margins of a root view start at the top of its safe area and end at the bottom of it. At the sides \
      no source has them by device.
      """,
      grade: .documented,
      sources: [
        "Apple: layoutMarginsGuide", "EssentialFeedCaseStudy fixtures",
        "Programming-iOS-Book-Examples: layoutMargins (iOS 11, iPhone 8)",
      ]),
    RuleText(
      .ge3, "GE-3",
      "Below a shown navigation bar the top inset, and a cover with it, includes the bar.",
      grade: .documented, sources: ["Apple: UIView.safeAreaInsets"]),
    RuleText(
      .ge4, "GE-4",
      """
      The status bar is lower than the top inset on phones with an island, and before iOS 15 \
      on the mini phones with a notch.
      """,
      grade: .observedBySeveral,
      sources: [
        "GKNavigationBar issue 67", "cordova-plugin-statusbar issue 243", "QMUI_iOS issue 1326",
      ]),
    RuleText(
      .ge5, "GE-5",
      """
      A navigation bar starts at its controller's inset. Only where that is the screen's own and 59, on \
      phones with an island in portrait, it starts a pixel above the status bar's lower edge, at 53.667: so \
      the content's inset is less than inset and bar together. With the design of iOS 26 it starts at the \
      inset, in regular height no less than 10 and in compact height no less than 24 from the top.
      """,
      grade: .observedOnce,
      sources: [
        "GKNavigationBarSwift issue 41", "thedebonair.co.uk on the safe area of the 14 Pro Max",
        "react-navigation PR 13256", "iOS 26: OpenUIKit, toolbarheightprobe and conformance apps",
      ]),
    RuleText(
      .ge6, "GE-6",
      """
      A navigation bar is 44 high, 32 in compact height except on large phones, 50 on an iPad \
      from iOS 12 in apps built with its SDK, 56 from the top of a sheet in regular height \
      from iOS 13, and 54 with the design of iOS 26. Apps built with the SDK of iOS 26 have it \
      there, unless UIDesignRequiresCompatibility is set, which iOS 27 ignores in apps built \
      with its own SDK.
      """,
      grade: .observedBySeveral,
      sources: [
        "Qiita table of bar heights by usagimaru", "GKNavigationBarSwift issue 47",
        "ZXNavigationBar issue 60", "react-native-navigation issue 5730",
        "react-navigation: getDefaultHeaderHeight, PR 13256",
        "hacknicity article on iPad navigation bars in iOS 12",
        "OpenUIKit, toolbarheightprobe and conformance apps",
        "Apple: UIDesignRequiresCompatibility",
      ]),
    RuleText(
      .ge7, "GE-7",
      """
      Hiding the status bar takes the top inset away only where there is no notch or island, \
      and not on iOS 26.0 (GE-18).
      """,
      grade: .observedBySeveral, sources: ["react-native-safe-area-view issue 62 and PR 63"]),
    RuleText(
      .ge8, "GE-8",
      """
      In landscape a phone with notch or island has no top inset.
      """,
      grade: .observedBySeveral,
      sources: [
        "swift-snapshot-testing", "XPDeviceModelConfiguration", "devicekit (iOS 18.3 and 26.5)",
        "flutter_device_preview (iOS 26.5)",
      ]),
    RuleText(
      .ge9, "GE-9",
      """
      Without notch the top inset of a root view is the height of the shown status bar, in \
      either orientation: 20, on iPads without home button 24 and from iOS 26 on 32, with any SDK. On \
      iPads with a home button it is 32 from iOS 27 on, as one probe of a beta has it (C-60).
      """,
      grade: .observedBySeveral,
      sources: [
        "Masonry issue 546", "react-native-window-guard issue 4", "OpenUIKit, toolbarheightprobe",
        "MiniXiangqi, layout-probe (iOS 27.0, with a home button)",
      ]),
    RuleText(
      .ge10, "GE-10",
      """
      Up to iOS 12 the bar of a phone without notch in portrait is 40 high during a call; the \
      app's views move down with it, so their top insets stay.
      """,
      grade: .observedBySeveral,
      sources: ["flutter/engine PR 4436", "NJKScrollFullScreen PR 17", "Ionic issue 1961"]),
    RuleText(
      .ge11, "GE-11",
      "The top inset of iPhone XR and iPhone 11 is 44 before iOS 14 and 48 from then on.",
      grade: .observedOnce, sources: ["GKNavigationBar"]),
    RuleText(
      .ge12, "GE-12",
      "Insets and covers follow every step that changes what they hang on.",
      grade: .documented,
      sources: ["Apple: UIView.safeAreaInsets", "article on a custom status bar (iOS 13)"]),
    RuleText(
      .ge13, "GE-13",
      """
      Reading the status bar by key-value coding works before iOS 13 and in apps linked with an \
      older SDK, and raises NSInternalInconsistencyException otherwise.
      """,
      grade: .observedBySeveral, sources: ["SideMenu issue 572", "Pythonista issue 619"]),
    RuleText(
      .ge14, "GE-14",
      "An anchor equals only one of its own axis, and leading or trailing never left or right.",
      grade: .observedBySeveral,
      sources: ["Apple: NSLayoutAnchor", "article on a custom status bar (iOS 13)"]),
    RuleText(
      .ge15, "GE-15",
      "A location cannot equal a constant: only width and height can.",
      grade: .observedOnce, sources: ["Stack Overflow 29622107"]),
    RuleText(
      .ge16, "GE-16",
      "A cover of height zero or below the screen is legal and shows nothing.",
      grade: .observedOnce, sources: ["article on a custom status bar (iOS 13)"]),
    RuleText(
      .ge18, "GE-18",
      """
      On iOS 26.0 a screen without notch keeps, as its top inset, the height that the bar had at \
      launch by Info.plist or after the last rotation; showing or hiding it changes nothing.
      """,
      grade: .observedBySeveral,
      sources: [
        "firefox-ios PR 29549", "WordPress-iOS PR 24812", "Flutter issue 175520 and PR 186028",
        "react-native-safe-area-context issue 666",
      ]),
    RuleText(
      .ge19, "GE-19",
      """
      A root view that fills the screen has the insets of the screen: that of a root, of what is presented \
      in full screen or over it, and of the children of a plain or page controller that fills it. At the \
      bottom these leave room for the home indicator: 34 on phones without home button, in landscape 21, \
      from iOS 26 on 20; on such iPads 20 up to iOS 14 and 25 from iOS 18 on, with no source in between. At \
      both sides they are the top inset of portrait, where a phone with notch or island is in landscape. A \
      sheet on a phone in portrait reaches the bottom, too. A form sheet in the middle of an iPad without \
      home button has none, from iOS 26 on. Where alerts, popovers, other sheets, and what is presented in a \
      context or in a custom way end, no source says, nor, but for GE-24, where columns of a split view \
      controller do. Where one of the three insets is not known, the others may be.
      """,
      grade: .observedOnce,
      sources: [
        "QMUI_iOS: safeAreaInsetsForDeviceWithNotch", "useyourloaf on iPhone X",
        "csl.cool on adapting layouts", "XPDeviceModelConfiguration",
        "react-native-safe-area-view PR 55", "iOS 26: OpenUIKit, toolbarheightprobe",
        "sheets: OpenUIKit, conformance apps and UIPresentation", "devicekit (iOS 18.3 and 26.5)",
        "flutter_device_preview (iOS 18 and 26.5)",
      ]),
    RuleText(
      .ge20, "GE-20",
      """
      Above the home indicator a tab bar takes 49 from what is in it, 32 in compact height except \
      on large phones, and on an iPad 50 from iOS 12 in apps built with its SDK, but always 45 where \
      there is no home button; on iPads with the SDK of iOS 18 it floats (GE-23). A shown toolbar takes as \
      much as a navigation bar: 44, 32, or 50. With the design of iOS 26 they leave, from the edge of a \
      phone's screen, 83 to a tab bar in portrait and 64 in landscape, and to a toolbar 86, in landscape 82; to \
      a toolbar on an iPad 54 above the home indicator. A bar takes this only where the bottom inset of its own \
      controller is the screen's: above another bar, above an additional inset, and in a view that ends higher \
      no source says what is left, nor below the toolbar of a navigation controller with another one on top (W-8).
      """,
      grade: .observedOnce,
      sources: [
        "QMUI_iOS: TabBarHeight, ToolBarHeight",
        "hacknicity article on iPad navigation bars in iOS 12",
        "iOS 26: OpenUIKit, toolbarheightprobe and the conformance app of tabs",
        "tab bars in landscape: OpenUIKit (iOS 26.1), MiniXiangqi, layout-probe (iOS 27.0)",
      ]),
    RuleText(
      .ge21, "GE-21",
      """
      The view of a plain controller's child may lie at distances from the edges of its parent's \
      view. Where it begins inside, what the distance leaves of the parent's inset on that side is \
      its own, at least nothing; where it reaches the edge, or beyond, all of it and no more. Other \
      containers place their children's views themselves. A cover (W-13) lies in its own view, so that \
      view.bottom is the lower edge of that, and is visible where some of it is on the screen.
      """,
      grade: .observedBySeveral,
      sources: [
        "Apple: UIView.safeAreaInsets", "OpenUIKit, SafeAreaGuideTests (Mac Catalyst 26.1)",
        "PinLayout, UIViewSafeAreaTests", "Stack Overflow 52483010",
        "csl.cool on adapting layouts", "MartianCraft: Notes from the Margins",
      ]),
    RuleText(
      .ge22, "GE-22",
      """
      A tab bar is hidden, and takes nothing from the safe area, while the selected child is a navigation \
      controller with a controller on its stack, wherever, whose hidesBottomBarWhenPushed is true: so it stays hidden above \
      that one, until it is popped or taken out. A shown toolbar is hidden while the top controller's is true.
      """,
      grade: .observedBySeveral,
      sources: [
        "Stack Overflow 5641465", "Qiita bc86606a0bd40275ac97 (iOS 10.3)",
        "e-com-net 1644261768064720896 (iOS 14)",
        "react-native-navigation issue 2820, of the safe area",
        "Apple: hidesBottomBarWhenPushed, of toolbars",
      ]),
    RuleText(
      .ge23, "GE-23",
      """
      From iOS 18, in apps built with its SDK, the tab bar of an iPad whose scene is not narrow floats at the \
      top. A navigation controller with a shown bar begins where the tab controller does, and that bar lies in \
      line with the tab bar. Other content, also a navigation controller without one, begins 64 lower where the \
      tab controller begins below the status bar, with the design of iOS 26, on iPads with a home button from \
      iOS 27 on. There nothing is taken at the bottom of either. Elsewhere no source has the 64 or the bottom.
      """,
      grade: .observedOnce,
      sources: [
        "OpenUIKit, signallastrowsprobe and a report on the rest of the iPad (iOS 26.1)",
        "MiniXiangqi, layout-probe (iOS 27.0, with a home button)",
        "Apple: Elevate your tab and sidebar experience in iPadOS (WWDC 2024 session 10147)",
      ]),
    RuleText(
      .ge24, "GE-24",
      """
      With the design of iOS 26 the first of several children of a split view controller that fills the \
      screen, and adds no insets, floats on an upright iPad without home button: it has no top inset, its \
      navigation bar starts at its top, and the bottom inset is 10. Below it the only other one has the screen's \
      insets, but 330 on the left. Of three columns, with the first one hidden, the others stand beside one \
      another and have the screen's. On other iPads, in landscape, and where insets are added, no source has \
      the insets of the first, nor those of the others at the sides and at the bottom.
      """,
      grade: .observedOnce, sources: ["OpenUIKit, splitframesprobe (iOS 26.1)"]),
  ]
}
