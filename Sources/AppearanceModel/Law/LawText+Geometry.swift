// swift-format-ignore-file

extension LawText {
  /// Heights, bars, and the safe area.
  static let geometry = #"""
GE-1, documented
  From iOS 11 the insets of a root view on screen are what its parent leaves it, plus its additional insets;
  before, and off screen, they are zero. At the top a sheet or popover begins below the bar, with 0, and
  anything else that is presented as a root does. In a window that is not displayed, of another scene, or
  smaller than the screen no source has them, on any version.
  says fact offScreen: {here} is not on screen.
  says fact offScreenTop: {here} is not on screen, so its safe area starts at 0.
  says surprise insetBelowBar with GE-3, GE-6: Below a navigation bar safeAreaInsets.top includes the bar.
  says surprise insetOfPad with GE-7: {here} has no notch, though its safe area starts at {value} while the bar is
    shown.
  says surprise addedTwice: {here}'s safe area starts at {value}, {other} too low: the safe area has the bar
    already, and additionalSafeAreaInsets.top adds it again.
  turns on: iOS 11
  source: Apple: UIView.safeAreaInsets

GE-2, documented
  The margins of a root view start at the top of its safe area and end at the bottom of it. At the sides no
  source has them by device.
  source: Apple: layoutMarginsGuide
  source: EssentialFeedCaseStudy fixtures
  source: Programming-iOS-Book-Examples: layoutMargins (iOS 11, iPhone 8)

GE-3, documented
  Below a shown navigation bar the top inset, and a cover with it, includes the bar.
  says fact hidesItsBar: {here} hides its navigation bar, so the bar adds nothing.
  source: Apple: UIView.safeAreaInsets

GE-4, observed by several
  The status bar is lower than the top inset on phones with an island, and before iOS 15 on the mini phones with
  a notch.
  says fact barHeight: The status bar of {here} is {value} points high.
  says surprise barHeightIsNoInset: On {here} the bar is {value} points high and the safe area starts at {other}.
  turns on: iOS 15
  source: GKNavigationBar issue 67
  source: cordova-plugin-statusbar issue 243
  source: QMUI_iOS issue 1326

GE-5, observed once
  A navigation bar starts at its controller's inset. Only where that is the screen's own and 59, on phones with
  an island in portrait, it starts a pixel above the status bar's lower edge, at 53.667: so the content's inset
  is less than inset and bar together. With the design of iOS 26 it starts at the inset, in regular height no
  less than 10 and in compact height no less than 24 from the top.
  says surprise designOfBars: UIDesignRequiresCompatibility has no effect: {value}.
  turns on: iOS 26
  source: GKNavigationBarSwift issue 41
  source: thedebonair.co.uk on the safe area of the 14 Pro Max
  source: react-navigation PR 13256
  source: iOS 26: OpenUIKit, toolbarheightprobe and conformance apps

GE-6, observed by several
  A navigation bar is 44 high, 32 in compact height except on large phones, 50 on an iPad from iOS 12 in apps
  built with its SDK, 56 from the top of a sheet in regular height from iOS 13, and 54 with the design of iOS
  26. Apps built with the SDK of iOS 26 have it there, unless UIDesignRequiresCompatibility is set, which iOS 27
  ignores in apps built with its own SDK.
  turns on: SDK 12, iOS 13, iOS 26, SDK 26, iOS 27, SDK 27
  source: Qiita table of bar heights by usagimaru
  source: GKNavigationBarSwift issue 47
  source: ZXNavigationBar issue 60
  source: react-native-navigation issue 5730
  source: react-navigation: getDefaultHeaderHeight, PR 13256
  source: hacknicity article on iPad navigation bars in iOS 12
  source: OpenUIKit, toolbarheightprobe and conformance apps
  source: Apple: UIDesignRequiresCompatibility

GE-7, observed by several
  Hiding the status bar takes the top inset away only where there is no notch or island, and not on iOS 26.0
  (GE-18).
  says surprise insetStays: With a notch the top inset stays while the bar is hidden.
  says surprise insetGoes: Without a notch the top inset is 0 while the bar is hidden.
  says surprise barMovesUp: Hiding the status bar moves the navigation bar of {here} up {value}: without a notch the
    top inset goes away with it.
  turns on: iOS 26, iOS 26.1
  source: react-native-safe-area-view issue 62 and PR 63

GE-8, observed by several
  In landscape a phone with notch or island has no top inset.
  source: swift-snapshot-testing
  source: XPDeviceModelConfiguration
  source: devicekit (iOS 18.3 and 26.5)
  source: flutter_device_preview (iOS 26.5)

GE-9, observed by several
  Without notch the top inset of a root view is the height of the shown status bar, in either orientation: 20,
  on iPads without home button 24 and from iOS 26 on 32, with any SDK. On iPads with a home button it is 32 from
  iOS 27 on, as one probe of a beta has it (C-60).
  turns on: iOS 26, iOS 27
  source: Masonry issue 546
  source: react-native-window-guard issue 4
  source: OpenUIKit, toolbarheightprobe
  source: MiniXiangqi, layout-probe (iOS 27.0, with a home button)

GE-10, observed by several
  Up to iOS 12 the bar of a phone without notch in portrait is 40 high during a call; the app's views move down
  with it, so their top insets stay.
  turns on: iOS 13
  source: flutter/engine PR 4436
  source: NJKScrollFullScreen PR 17
  source: Ionic issue 1961

GE-11, observed once
  The top inset of iPhone XR and iPhone 11 is 44 before iOS 14 and 48 from then on.
  says surprise insetOfVersion: The safe area of {here} starts at {value} before iOS 14 and at {other} from then on.
  turns on: iOS 14
  source: GKNavigationBar

GE-12, documented
  Insets and covers follow every step that changes what they hang on.
  says fact newInsets: Insets follow the step.
  says fact newHeights: Heights follow the step.
  source: Apple: UIView.safeAreaInsets
  source: article on a custom status bar (iOS 13)

GE-13, observed by several
  Reading the status bar by key-value coding works before iOS 13 and in apps linked with an older SDK, and
  raises NSInternalInconsistencyException otherwise.
  turns on: iOS 13
  source: SideMenu issue 572
  source: Pythonista issue 619

GE-14, observed by several
  An anchor equals only one of its own axis, and leading or trailing never left or right.
  says refused anchorsOfDifferentAxes: anchors of different axes can't be paired
  says refused leadingMixedWithLeft: leading and trailing can't be paired with left and right
  says surprise anchorsRaise: A constraint between leading or trailing and left or right raises.
  source: Apple: NSLayoutAnchor
  source: article on a custom status bar (iOS 13)

GE-15, observed once
  A location cannot equal a constant: only width and height can.
  says refused locationEqualsConstant: an edge or center can't equal a constant
  source: Stack Overflow 29622107

GE-16, observed once
  A cover of height zero or below the screen is legal and shows nothing.
  source: article on a custom status bar (iOS 13)

GE-18, observed by several
  On iOS 26.0 a screen without notch keeps, as its top inset, the height that the bar had at launch by
  Info.plist or after the last rotation; showing or hiding it changes nothing.
  says surprise insetIsKept: On iOS 26.0 the top inset stays {value} though the bar is {other}: without a notch it
    is that of the bar at launch, or after the last rotation, until the device turns.
  says surprise insetOfLaunch with GE-1: The content of {here} lies under the bar: on iOS {value} the top inset
    stays what the bar's height was at launch by Info.plist, {other}.
  turns on: iOS 26, iOS 26.1
  source: firefox-ios PR 29549
  source: WordPress-iOS PR 24812
  source: Flutter issue 175520 and PR 186028
  source: react-native-safe-area-context issue 666

GE-19, observed once
  A root view that fills the screen has the insets of the screen: that of a root, of what is presented in full
  screen or over it, and of the children of a plain or page controller that fills it. At the bottom these leave
  room for the home indicator: 34 on phones without home button, in landscape 21, from iOS 26 on 20; on such
  iPads 20 up to iOS 14 and 25 from iOS 18 on, with no source in between. At both sides they are the top inset
  of portrait, where a phone with notch or island is in landscape. A sheet on a phone in portrait reaches the
  bottom, too. A form sheet in the middle of an iPad without home button has none, from iOS 26 on. Where alerts,
  popovers, other sheets, and what is presented in a context or in a custom way end, no source says, nor, but
  for GE-24, where columns of a split view controller do. Where one of the three insets is not known, the others
  may be.
  turns on: iOS 11, iOS 15, iOS 18, iOS 26
  source: QMUI_iOS: safeAreaInsetsForDeviceWithNotch
  source: useyourloaf on iPhone X
  source: csl.cool on adapting layouts
  source: XPDeviceModelConfiguration
  source: react-native-safe-area-view PR 55
  source: iOS 26: OpenUIKit, toolbarheightprobe
  source: sheets: OpenUIKit, conformance apps and UIPresentation
  source: devicekit (iOS 18.3 and 26.5)
  source: flutter_device_preview (iOS 18 and 26.5)

GE-20, observed once
  Above the home indicator a tab bar takes 49 from what is in it, 32 in compact height except on large phones,
  and on an iPad 50 from iOS 12 in apps built with its SDK, but always 45 where there is no home button; on
  iPads with the SDK of iOS 18 it floats (GE-23). A shown toolbar takes as much as a navigation bar: 44, 32, or
  50. With the design of iOS 26 they leave, from the edge of a phone's screen, 83 to a tab bar in portrait and
  64 in landscape, and to a toolbar 86, in landscape 82; to a toolbar on an iPad 54 above the home indicator. A
  bar takes this only where the bottom inset of its own controller is the screen's: above another bar, above an
  additional inset, and in a view that ends higher no source says what is left, nor below the toolbar of a
  navigation controller with another one on top (W-8).
  turns on: SDK 12, iOS 18, SDK 18, iOS 26
  source: QMUI_iOS: TabBarHeight, ToolBarHeight
  source: hacknicity article on iPad navigation bars in iOS 12
  source: iOS 26: OpenUIKit, toolbarheightprobe and the conformance app of tabs
  source: tab bars in landscape: OpenUIKit (iOS 26.1), MiniXiangqi, layout-probe (iOS 27.0)

GE-21, observed by several
  The view of a plain controller's child may lie at distances from the edges of its parent's view. Where it
  begins inside, what the distance leaves of the parent's inset on that side is its own, at least nothing; where
  it reaches the edge, or beyond, all of it and no more. Other containers place their children's views
  themselves. A cover (W-13) lies in its own view, so that view.bottom is the lower edge of that, and is visible
  where some of it is on the screen.
  says surprise viewInsetsWithoutEffect: viewInsets of {value} have no effect: UIKit gives these views their place,
    and only a plain parent leaves that to the app.
  source: Apple: UIView.safeAreaInsets
  source: OpenUIKit, SafeAreaGuideTests (Mac Catalyst 26.1)
  source: PinLayout, UIViewSafeAreaTests
  source: Stack Overflow 52483010
  source: csl.cool on adapting layouts
  source: MartianCraft: Notes from the Margins

GE-22, observed by several
  A tab bar is hidden, and takes nothing from the safe area, while the selected child is a navigation controller
  with a controller on its stack, wherever, whose hidesBottomBarWhenPushed is true: so it stays hidden above
  that one, until it is popped or taken out. A shown toolbar is hidden while the top controller's is true. One that
  the app shows while such a controller is on top was seen at the edge of the screen, on iOS 7 alone: what it takes
  then is not known, as long as that controller is on top.
  source: Stack Overflow 5641465
  source: Qiita bc86606a0bd40275ac97 (iOS 10.3)
  source: e-com-net 1644261768064720896 (iOS 14)
  source: react-native-navigation issue 2820, of the safe area
  source: Apple: hidesBottomBarWhenPushed, of toolbars
  source: radar 15184698, of a toolbar that is shown after the push

GE-23, observed once
  From iOS 18, in apps built with its SDK, the tab bar of an iPad whose scene is not narrow floats at the top. A
  navigation controller with a shown bar begins where the tab controller does, and that bar lies in line with
  the tab bar. Other content, also a navigation controller without one, begins 64 lower where the tab controller
  begins below the status bar, with the design of iOS 26, on iPads with a home button from iOS 27 on. There
  nothing is taken at the bottom of either. Elsewhere no source has the 64 or the bottom.
  turns on: iOS 18, iOS 26, iOS 27
  source: OpenUIKit, signallastrowsprobe and a report on the rest of the iPad (iOS 26.1)
  source: MiniXiangqi, layout-probe (iOS 27.0, with a home button)
  source: Apple: Elevate your tab and sidebar experience in iPadOS (WWDC 2024 session 10147)

GE-24, observed once
  With the design of iOS 26 the first of several children of a split view controller that fills the screen, and
  adds no insets, floats on an upright iPad without home button: it has no top inset, its navigation bar starts
  at its top, and the bottom inset is 10. Below it the only other one has the screen's insets, but 330 on the
  left. Of three columns, with the first one hidden, the others stand beside one another and have the screen's.
  On other iPads, in landscape, and where insets are added, no source has the insets of the first, nor those of
  the others at the sides and at the bottom.
  turns on: iOS 26
  source: OpenUIKit, splitframesprobe (iOS 26.1)

GE-25, observed by several
  iPhone Duo has two displays. On the outer one, and on the inner one in landscape, a strip at one side holds the
  status bar: it takes 84 there, and nothing is taken at the other side and at the top. It is on the right, but on
  the left of the outer display in landscapeRight, where the camera is; languages written from right to left do
  not move it. The inner display upright has no strip: 82 are taken at the top. The bottom inset is 34 throughout,
  and the status bar of the outer display is 2 high (C-63). A sheet has 76 on the side of the strip and 34 at the
  bottom on the outer display upright, and nothing at the sides on the inner one. Elsewhere no source has the
  insets: in a second window, in other presentations but full screen, beside another app (C-67), nor at the sides
  where it is not said which way the outer display is turned.
  source: boardhop, FrameUp: their tables of devices (iOS 27.1)
  source: stream-chat-react-native PR 3818
  source: Somnio, iPhone Duo and Flutter: a probe app in 21 situations
  source: six poses and sheets: kusumotoa/iPhoneDuoLab, docs/02-api-reference (iOS 27.1)

GE-26, observed by several
  On iPhone Duo a shown navigation bar is 58 high, 24 below the top of the screen, so that content begins at 82, in
  line with the status bar where that is across (C-66); in a sheet it begins at 74. Beside a strip a tab bar and a
  toolbar stand in it and take nothing at the bottom. On the inner display upright a tab bar leaves 83 there, and
  a toolbar 82. Below other insets no source has it.
  source: MVVMC, VerticalBarProbe (iOS 27.1)
  source: kusumotoa/iPhoneDuoLab, docs/02-api-reference and docs/05-before-after (iOS 27.1)
  source: a skill for iPhone Duo with measured insets of a tab's stack (iOS 27.1)

GE-27, observed once
  Where the vertical bar is disabled (SG-7) the strip takes nothing at the sides. On the inner display in landscape
  bars, and the insets at the top and at the bottom, are then as upright: below a navigation bar 82, above a tab
  bar 83, as one probe has it (C-65). On the outer display no source has those.
  source: MVVMC, VerticalBarProbe (iOS 27.1, inner display in landscape)
  source: Apple: preferredVerticalBarBehavior

GE-28, observed once
  On iPhone Duo an app built before the SDK of iOS 27.1 does not fill the display: its window is compact in width
  and regular in height whichever way it is turned. No source has the insets of its root (C-64).
  turns on: SDK 27.1
  source: kusumotoa/iPhoneDuoLab, docs/05-before-after (iOS 27.1, SDK of iOS 26)

GE-29, observed by several
  From iOS 18, in apps built with its SDK, a tab bar is hidden, too, while isTabBarHidden of its controller is true,
  with any tab, and takes nothing from the safe area. Neither this nor hidesBottomBarWhenPushed (GE-22) shows a tab
  bar that the other one hides. Where the tab bar of an iPad floats (GE-23), no source has the insets of a tab
  meanwhile (C-70).
  turns on: iOS 18, SDK 18
  source: Apple: isTabBarHidden
  source: LNPopupController issue 570: Apple's answer to a report on hidesBottomBarWhenPushed
  source: expo PR 47611, of the property in react-native-screens
  source: hideable-uitabbar, which takes the safe area in its own hands before iOS 18
"""#
}
