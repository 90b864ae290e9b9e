// swift-format-ignore-file

extension LawText {
  /// Light and dark.
  static let traits = #"""
TR-1, documented
  From iOS 13 style comes down from the system through window, presentation and controllers to views, and the
  nearest override wins.
  says style systemOfWindow: it follows the system
  turns on: iOS 13
  source: WWDC 2019 session 214

TR-2, documented
  UIUserInterfaceStyle replaces the system's style at the top of the chain; before iOS 13 or its SDK every node
  is light and overrides do nothing.
  says style infoPlist: UIUserInterfaceStyle says so
  says style noStylesYet: dark mode needs iOS 13 and its SDK
  says fact alwaysLight: Everything is light: dark mode needs iOS 13 and its SDK.
  says surprise stylesTooEarly: {value} no effect: {other}.
  says surprise darkSystem: The app stays light in dark mode: it is linked with SDK {value}.
  turns on: iOS 13
  source: Apple: choosing a specific interface style for your iOS app

TR-3, documented
  A window's override reaches everything in that window, presentations too, and no other.
  says style ownOfWindow: it overrides the style itself
  says style window: so is its window {above}
  says surprise windowsApart with TR-20: Window {here} does not follow the style of window {other}.
  source: Apple: UIView.overrideUserInterfaceStyle
  source: firefox-ios PR 8568

TR-4, documented
  A controller's override reaches its views and child controllers, not its parent, siblings or what it presents.
  says style own: it overrides the style itself
  says style controller: so is its controller {above}
  source: Apple: UIViewController.overrideUserInterfaceStyle

TR-5, documented
  A view's override reaches the views below it, on iOS 13 to 16 without embedded child controllers, from iOS 17
  with them.
  says style ownOfView: it overrides the style itself
  says style viewAbove: so is {above}, the view that it is in
  says surprise styleOfView with TR-9: The style of view {above} does not reach {here}, whose view is in it; from
    iOS 17 views hand it down.
  turns on: iOS 13, iOS 17
  source: Apple: UIView.overrideUserInterfaceStyle
  source: WWDC 2023 session 10057

TR-6, documented
  A presented controller inherits from the window, never from its presenter.
  says style windowOfPresented: so is window {above}. {presenter}, which presents it, hands nothing down
  says surprise contentOfUnknownStyle: Whether {here} is {value}, too, is not known: in some reports the color
    scheme of SwiftUI content reaches what it presents, in others it does not.
  says surprise alertFollowsWindow: The alert {here} does not follow {presenter}'s style but its window's.
  says surprise presentedFollowsWindow: {here} does not follow the style of {presenter}, which presents it.
  source: WWDC 2019 session 214
  source: Qiita article on dark mode and transitions (iOS 13)

TR-7, documented
  A presented controller is styled by its own override, else by its presentation controller's, else by the
  window; a root by its own or the window's.
  says style presentationController: its presentation controller overrides the style
  source: Apple: UIPresentationController.overrideTraitCollection

TR-8, documented
  On iOS 13 to 16 a child controller inherits from its parent, or what the parent hands down for that child;
  siblings in a stack are unrelated.
  says style parentsValueForChild: {above} gives its children that style
  says style parent: so is its parent {above}
  turns on: iOS 13, iOS 17
  source: Apple: setOverrideTraitCollection(_:forChild:)

TR-9, documented
  From iOS 17 a child controller inherits from the view that holds its view.
  says style superview: so is {above}, the view that it sits in
  turns on: iOS 17
  source: WWDC 2023 session 10057

TR-10, inferred
  What is inherited is replaced by what the parent hands down for the child, and that by the child's own
  override.
  source: WWDC 2023 session 10057

TR-11, documented
  From iOS 17, in apps built with its SDK, a node's `traitOverrides.userInterfaceStyle` is its style: light,
  dark, or null, which removes it, so that the node inherits again.
  says style traitOverrides: its traitOverrides say so
  says surprise traitOverridesTooEarly: {value} no effect: {other}.
  turns on: iOS 17, SDK 17
  source: WWDC 2023 session 10057
  source: decision of this project where overrideUserInterfaceStyle is set, too (C-27)

TR-13, observed once
  After a step every node holds its new style; only changed nodes receive a call, parents first.
  says style canceledPop: it keeps what it had while it was popped; the canceled swipe refreshed nothing
  says fact newStyles: After the step every node holds its new style.
  says fact traitChanges: traitCollectionDidChange is called on {value}.
  says fact keepsStyle: {here} keeps its style, so traitCollectionDidChange is not called on it.
  says fact changesStyle: {here} changes its style, so traitCollectionDidChange is called on it.
  says fact orderOfChanges: Of nodes that change their style, those above hear of it first.
  says surprise keptByCanceledSwipe: After the canceled swipe-back {here} keeps the style it had while popped.
  source: WWDC 2019 session 214
  source: stream-chat-swift PR 817

TR-14, observed once
  A detached controller follows the app's style, as predicted for its destination. From iOS 18, one that has no
  parent and whose view is not loaded keeps the style of an overrideUserInterfaceStyle that is taken back, until
  it is loaded, moved, or overridden again; its root view does not have it.
  says style system: it is in no window and follows the system
  says style overrideTakenBack: it keeps an override that was taken back before its view was loaded
  says fact styleIsAsBefore: No traitCollectionDidChange on first appearing, as the style did not change: {value}.
  turns on: iOS 18
  source: WWDC 2019 session 214
  source: ChouTiUI, UIViewController+ThemingTests

TR-15, inferred
  A detached controller's own override holds at once, for its child controllers and for its own root view, too;
  so does what a parent hands down for a child there. A parent's traitOverrides does not reach a child whose
  view is not loaded: that one has the app's style (C-55). From iOS 17 a root view there has its controller's
  own override, a child's, too, and every other view has the app's style, without its own override, until it
  comes into a window. What is swiped back to in a detached stack is detached.
  says style systemOfLooseView: it is in no window and follows the system
  turns on: iOS 17
  source: OpenUIKit, vcstyleprobe (iOS 26.1)
  source: Stripe FinancialConnections tests
  source: UIEnvironments, tests of traits (iOS 17 and later)
  source: WorshipCue, NativeInkTests (iPadOS 17)
  source: dd-sdk-ios PR 1640
  source: swift-snapshot-testing issue 798

TR-18, documented
  From iOS 13 the bar style default takes its color from the style of the controller that answered for it.
  turns on: iOS 13
  source: WWDC 2019 session 214
  source: React Native PR 26294

TR-19, observed by several
  Alerts and popovers take their style from the window or their own override.
  source: BookPlayer PR 788
  source: firefox-ios PR 8568
  source: React Native PR 36122

TR-20, observed by several
  A new window follows the system, regardless of overrides of other windows.
  source: SwiftMessages issues 354 and 474
  source: React Native PR 34218

TR-23, observed by several
  Entering the background reports both styles to every node that follows the system; a change made meanwhile
  arrives in the foreground.
  says fact everyNodeSwitches: For the app switcher every node switched to the other style and back: {value}.
  says fact nodeSwitches: For the app switcher {here} switches to the other style and back.
  says surprise snapshots: Going to the background switches every node to the other style and back, for the app
    switcher.
  source: Stack Overflow 63372828
  source: React Native issue 35972

TR-28, observed by several
  A phone is compact in height in landscape; its width is compact too, save on large phones; an iPad is regular
  in both, unless its scene is narrow (SC-5), and so is the inner display of iPhone Duo. In an app that
  does not fill either of its displays they are compact in width alone (GE-28).
  source: swift-snapshot-testing
  source: Apple: human interface guidelines, layout
  source: iPhone Duo: kusumotoa/iPhoneDuoLab (iOS 27.1, both SDKs); MVVMC, PaneProbe
"""#
}
