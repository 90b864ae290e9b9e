extension RuleID {
  /// The rules about which controller decides the status bar, and its look.
  static let statusBarTexts: [RuleText] = [
    RuleText(
      .sb1, "SB-1",
      """
      UIViewControllerBasedStatusBarAppearance decides who decides: controllers when it is true \
      or missing, the app's setters when it is false.
      """,
      grade: .documented, sources: ["Apple: UIViewControllerBasedStatusBarAppearance, TN3105"]),
    RuleText(
      .sb2, "SB-2",
      "UIStatusBarHidden and UIStatusBarStyle govern the bar of the launch screen in either mode.",
      grade: .documented,
      sources: ["Apple: UIStatusBarHidden, UIStatusBarStyle", "Qiita table of status bar keys"]),
    RuleText(
      .sb3, "SB-3",
      """
      An iPad obeys UIStatusBarHidden~ipad, without it the plain UIStatusBarHidden, and an iPhone not the \
      one for iPads. A document has these two keys; of UIStatusBarHidden~iphone, which an iPhone obeys first, \
      imports make the plain one.
      """,
      grade: .documented, sources: ["Apple: platform-specific keys"]),
    RuleText(
      .sb4, "SB-4",
      "In app mode the bar starts with the hidden state and style of Info.plist and keeps them.",
      grade: .observedBySeveral, sources: ["Apple: TN3105", "Qiita table of status bar keys"]),
    RuleText(
      .sb5, "SB-5",
      """
      In app mode the app's setters change the bar at once and controllers are never asked; in \
      view controller mode the setters do nothing.
      """,
      grade: .documented,
      sources: [
        "Apple: setStatusBarStyle(_:animated:)", "Qiita article on status bar cases (iOS 12)",
      ]),
    RuleText(
      .sb6, "SB-6",
      "In an app linked with the iOS 27 SDK app mode is frozen: its setters do nothing.",
      grade: .observedBySeveral, sources: ["Flutter issue 192842", "the-blue-alliance-ios PR 1188"]),
    RuleText(
      .sb7, "SB-7",
      """
      From iOS 8 compact height also hides the bar in app mode, and for good if the app was \
      launched in it, until an explicit setStatusBarHidden.
      """,
      grade: .observedBySeveral,
      sources: [
        "Flutter issues 84852 and 24398", "React Native issue 10751", "XCDYouTubeKit issue 78",
      ]),
    RuleText(
      .sb8, "SB-8",
      "A hidden bar has height zero.",
      grade: .documented, sources: ["Apple: statusBarFrame"]),
    RuleText(
      .sb9, "SB-9",
      """
      By default a controller answers style default, not hidden, animation fade and no child for \
      either question.
      """,
      grade: .documented, sources: ["Apple: preferredStatusBarStyle, prefersStatusBarHidden"]),
    RuleText(
      .sb10, "SB-10",
      """
      Starting at the root, a presented controller that takes over is asked first, then the child \
      that is forwarded to, repeatedly; style and hidden go their own ways. The way ends before a \
      controller that is named without being in a window, and before one that it has passed.
      """,
      grade: .observedBySeveral,
      sources: [
        "Apple: childForStatusBarStyle, childForStatusBarHidden",
        "Qiita article on status bar cases (iOS 12)", "react-native-screens",
      ]),
    RuleText(
      .sb11, "SB-11",
      "A controller that forwards a question is not itself asked for that answer.",
      grade: .documented,
      sources: ["Apple: childForStatusBarHidden", "blog post on hiding the status bar (iOS 9)"]),
    RuleText(
      .sb12, "SB-12",
      "The animation is that of the controller that answers for hidden.",
      grade: .inferred, sources: ["react-native-screens"]),
    RuleText(
      .sb13, "SB-13",
      """
      The animation is asked for only when hidden changes, and shows only in an animated step; on \
      iOS 7 there is none outside an animation.
      """,
      grade: .observedBySeveral,
      sources: [
        "Apple: preferredStatusBarUpdateAnimation, but for iOS 7",
        "iOS 7: MWPhotoBrowser issue 131, LGSideMenuController issue 30",
      ]),
    RuleText(
      .sb14, "SB-14",
      """
      Where prefersStatusBarHidden is not overridden, compact height hides the bar in apps linked \
      with iOS 8 or later.
      """,
      grade: .documented, sources: ["Apple: prefersStatusBarHidden", "radar 22565090"]),
    RuleText(
      .sb15, "SB-15",
      "A phone with notch or island has no bar in landscape, regardless of what controllers answer.",
      grade: .observedBySeveral, sources: ["radar 35694326", "cordova-plugin-statusbar PR 88"]),
    RuleText(
      .sb16, "SB-16",
      """
      lightContent is light and darkContent dark; default is dark before iOS 13, follows the \
      answering controller's style on 13 to 18 and the content below it from 26. It is the style that the \
      controller has by the end of the step (T-19).
      """,
      grade: .observedBySeveral,
      sources: [
        "Apple: UIStatusBarStyle, but for iOS 26",
        "iOS 26: HBDNavigationBar issue 96, deltachat-ios PR 3229",
      ]),
    RuleText(
      .sb18, "SB-18",
      """
      setNeedsStatusBarAppearanceUpdate asks anew from the window's root, for any receiver, \
      and does nothing outside a window.
      """,
      grade: .observedBySeveral,
      sources: ["Apple: setNeedsStatusBarAppearanceUpdate()", "LNPopupController issue 46"]),
    RuleText(
      .sb19, "SB-19",
      "The getters are first read before viewDidLoad, so what is set there needs another read.",
      grade: .observedBySeveral,
      sources: ["blog post on hiding the status bar (iOS 9)", "FCOverlay issue 2"]),
    RuleText(
      .sb20, "SB-20",
      """
      From iOS 13.4 a preferredStatusBarStyle written in an extension of a UIKit container class \
      is no longer called.
      """,
      grade: .observedBySeveral,
      sources: ["Apple developer forums 131640", "SAP Fiori documentation"]),
    RuleText(
      .sb21, "SB-21",
      """
      A navigation controller forwards style to its top controller only while its bar is hidden; \
      with the bar shown it answers itself, lightContent for a black bar, else default. With another \
      navigation controller on top (W-8) it has no bar of its own, and forwards (C-57).
      """,
      grade: .observedBySeveral, sources: ["Apple: TN3105", "radars 15178634 and 15182487"]),
    RuleText(
      .sb22, "SB-22",
      "A navigation controller forwards hidden to its top controller, bar shown or not.",
      grade: .observedBySeveral,
      sources: ["blog post on hiding the status bar (iOS 9)", "CSDN 47084805"]),
    RuleText(
      .sb23, "SB-23",
      """
      An override that returns visibleViewController can hand the bar to a presented controller \
      that does not take over; topViewController cannot.
      """,
      grade: .observedOnce,
      sources: [
        "Apple: visibleViewController, which does not speak of the bar",
        "Qiita article on status bar cases (iOS 12)",
      ]),
    RuleText(
      .sb24, "SB-24",
      """
      A tab controller forwards both questions to its selected child; plain, split and page \
      controllers forward nothing, and an alert does not take over.
      """,
      grade: .observedBySeveral,
      sources: ["Apple: TN3105", "radar 19921214", "MMDrawerController issue 75"]),
    RuleText(
      .sb25, "SB-25",
      """
      A presented controller takes over for both questions if its effective style is full screen \
      or it captures the status bar appearance.
      """,
      grade: .documented, sources: ["Apple: modalPresentationCapturesStatusBarAppearance"]),
    RuleText(
      .sb26, "SB-26",
      """
      Without capture no other style takes over, except custom on iOS 8.3 to 9; sheets and \
      popovers do where they adapt to full screen.
      """,
      grade: .observedBySeveral,
      sources: ["radars 22574353, 27435072, 27874629, 30870230 and 35985410"]),
    RuleText(
      .sb27, "SB-27",
      """
      From iOS 13 on a phone in portrait the bar is light while a card lies over a presenter that \
      fills the window, unless something captures on the way.
      """,
      grade: .observedBySeveral,
      sources: ["react-native-screens issue 767", "Pulley issue 389", "SwiftMessages issue 431"]),
    RuleText(
      .sb28, "SB-28",
      "What is presented beyond a link that does not take over is never looked at.",
      grade: .observedOnce, sources: ["radar 22575294"]),
    RuleText(
      .sb29, "SB-29",
      """
      On iOS 8 and 9 the take-over is decided when presenting and survives rotation, up to iOS 12 that of a \
      controller that is declared a popover, on any phone; else it follows adaptation from iOS 10 on.
      """,
      grade: .inferred,
      sources: ["radars 22564923 and 22814975, which do not speak of popovers from iOS 10 on"]),
    RuleText(
      .sb30, "SB-30",
      "The take-over hangs on the resolved presenter, so the chain below it is skipped.",
      grade: .inferred,
      sources: ["Apple: presentingViewController, which does not speak of the bar"]),
    RuleText(
      .sb31, "SB-31",
      "On iOS 7 a canceled interactive dismissal reads nothing, so the bar stays stale.",
      grade: .observedOnce, sources: ["radar 15902745"]),
    RuleText(
      .sb33, "SB-33",
      "Pushing inside a presentation that does not take over asks no controller inside it.",
      grade: .observedBySeveral,
      sources: [
        "Qiita article on status bar cases (iOS 12)", "mo4tech post on pushing inside a modal",
      ]),
    RuleText(
      .sb34, "SB-34",
      """
      The controlling window is the highest, then latest shown, visible window that covers the \
      screen, key or not, even without a root.
      """,
      grade: .observedBySeveral,
      sources: ["radar 15573442", "MTStatusBarOverlay issue 78", "SVProgressHUD issue 188"]),
    RuleText(
      .sb35, "SB-35",
      """
      An overlay gives the bar back when its root forwards to a controller of another window, \
      when its frame is smaller than the screen or when it is hidden.
      """,
      grade: .observedBySeveral, sources: ["CocoaDebug issue 50", "SwiftMessages issue 129"]),
    RuleText(
      .sb36, "SB-36",
      "Showing or hiding a window reads anew; making it key does not.",
      grade: .observedBySeveral, sources: ["CocoaDebug issues 25 and 50"]),
    RuleText(
      .sb38, "SB-38",
      "A controller whose parents do not forward to it is never asked.",
      grade: .observedBySeveral, sources: ["NativeScript issue 6771", "nativescript-vue issue 389"]),
    RuleText(
      .sb39, "SB-39",
      """
      Reading the status bar view by key-value coding raises on iOS 13 or later in an app linked \
      with the iOS 13 SDK or later.
      """,
      grade: .observedBySeveral,
      sources: [
        "SideMenu issue 67", "LDNetDiagno issue 37", "article on a custom status bar (iOS 13)",
      ]),
    RuleText(
      .sb40, "SB-40",
      """
      From iOS 13, in apps built with its SDK, a black navigation bar to which a UINavigationBarAppearance \
      is applied gives default, as any other bar.
      """,
      grade: .observedOnce,
      sources: ["Programming-iOS-Book-Examples: NavigationBarAppearance (iOS 13 to 15)"]),
  ]
}
