// swift-format-ignore-file

extension LawText {
  /// When UIKit asks again.
  static let updates = #"""
T-1, observed by several
  Showing or hiding a window updates the bar, and adding, removing, or giving another root to one that is visible.
  Nothing is updated for what a root leaves to go there.
  says silent setRoot, removeWindow, addWindow: The window is hidden, so no controller is asked.
  source: SVProgressHUD issue 188
  source: CocoaDebug issue 25

T-2, observed by several
  Launch updates the bar once, before viewDidLoad.
  source: blog post on hiding the status bar (iOS 9)
  source: cyrilchandelier.com on iOS and the status bar

T-3, observed by several
  A push or pop in a navigation controller on screen updates the bar.
  says silent pop, push, popToRoot, popTo, setViewControllers, beginInteractivePop, cancelInteractivePop: The
    navigation controller is not on screen, so no controller is asked.
  source: blog post on hiding the status bar (iOS 9)
  source: arm1.ru on the life cycle of UIViewController

T-4, inferred
  Beginning an interactive pop updates the bar for the destination.
  source: Apple: interactivePopGestureRecognizer

T-5, inferred
  Canceling an interactive pop updates the bar again.
  source: LGSideMenuController issue 137

T-6, inferred
  Finishing an interactive pop updates nothing: nothing is left to change.
  says silent finishInteractivePop, finishInteractiveDismiss with L-6: The gesture ended; the controllers were asked
    when it began.
  source: follows from T-4

T-7, observed by several
  Presenting a controller that takes over updates the bar.
  source: blog post on hiding the status bar (iOS 9)
  source: radars 15089725 and 19014731

T-8, observed by several
  Presenting a controller that does not take over updates the bar and gets the same answers.
  source: Qiita article on status bar cases (iOS 12)
  source: radar 22575294

T-9, observed once
  A dismissal updates the bar, which restores it.
  source: blog post on hiding the status bar (iOS 9)

T-10, observed once
  A canceled interactive dismissal updates the bar from iOS 8, not on iOS 7.
  says silent cancelInteractiveDismiss with SB-31: iOS 7 asks no controller when a dismissal is canceled.
  says surprise canceledUnheard: After the canceled dismissal of {here} iOS 7 does not ask again.
  turns on: iOS 8
  source: radar 15902745

T-11, observed by several
  Selecting another tab updates the bar.
  says silent select: No tab on screen changed, so no controller is asked.
  source: Apple: TN3105
  source: Qiita article on status bar cases (iOS 12)

T-12, observed once
  Adding a child updates nothing.
  says silent addChild: Adding a child asks no controller.
  says surprise addedUnheard: Adding {here} does not change the bar: no controller is asked.
  source: blog post on hiding the status bar (iOS 9)
  source: Apple: childForStatusBarHidden

T-13, observed once
  Removing a child updates nothing: the bar keeps what the child wanted.
  says silent removeFromParent: Removing a child asks no controller.
  says surprise removedUnheard: Removing {here} does not restore the bar: no controller is asked.
  source: blog post on hiding the status bar (iOS 9)

T-15, documented
  A changed value behind a getter shows only at the next update.
  says silent set, setShared: Setting this asks no controller.
  says surprise changeUnheard with T-16: What {value} changed is not shown yet.
  source: Apple: setNeedsStatusBarAppearanceUpdate()
  source: Qiita table of status bar keys

T-16, documented
  setNeedsStatusBarAppearanceUpdate on a controller in a window updates the bar.
  source: Apple: setNeedsStatusBarAppearanceUpdate()

T-17, observed by several
  setNeedsStatusBarAppearanceUpdate on a controller in no window updates nothing.
  says surprise updateUnheard: setNeedsStatusBarAppearanceUpdate on a controller in no window is not heard.
  source: OverlayContainer issue 54
  source: PKReveal issue 171

T-18, inferred
  Rotation updates the bar, once split view controllers have the children of the new width (W-8), which are called
  as by SC-6.
  source: Apple: prefersStatusBarHidden

T-19, observed by several
  From iOS 13 the color of default follows the answering controller's style after every step, in app mode the
  controlling window's, though no controller is asked. Where that one is in no window any more by the end of the
  step, the color stays.
  says fact colorFollows: The color of default follows light and dark, though no controller is asked.
  says silent setSystemStyle: A change to light or dark asks no controller; the color of default follows.
  turns on: iOS 13
  source: cordova-plugin-statusbar issue 165
  source: HBDNavigationBar issue 96

T-20, observed by several
  A changed barStyle of a navigation controller on screen updates the bar.
  source: NativeScript issues 6771 and 7153

T-21, observed by several
  Hiding or showing the navigation bar of a controller on screen updates the bar.
  source: newbetuts thread on hidden navigation bars
  source: CSDN 123428627

T-22, inferred
  From iOS 8, in apps built with its SDK, with hidesBarsOnSwipe a swipe up hides the navigation bar and a shown
  toolbar, a swipe down shows the navigation bar and a toolbar that was hidden so and not set to another value
  since. It updates the bar as if the app had hidden or shown the navigation bar; where that stays as it is, nothing is
  updated.
  turns on: iOS 8, SDK 8
  says refused hidesBarsOnSwipeFalse: hidesBarsOnSwipe is false
  says surprise barsOnSwipe: The swipe hides the navigation bar of {above}; the status bar stays, as {here} answers
    for it.
  says silent swipe: The navigation controller is not on screen, so no controller is asked.
  source: Apple: hidesBarsOnSwipe
  source: follows from T-21

T-23, inferred
  A change of the key window updates nothing.
  says silent makeKey: Which window is key does not matter; no controller is asked.
  source: follows from SB-34

T-24, observed by several
  On iOS 8 and 9 adaptation of a presented controller does not change who takes over.
  turns on: iOS 8, iOS 9
  source: radars 22564923 and 22814975

T-26, documented
  The app's setters change the bar in app mode and update nothing in view controller mode.
  says refused viewControllerMode: Info.plist leaves the bar to the controllers
  says surprise settersUnheard: UIApplication's setters do nothing while controllers decide the bar.
  source: Apple: setStatusBarHidden(_:with:)

T-27, inferred
  Going to the background and coming back update nothing and keep the bar.
  says silent enterBackground, enterForeground: Going to the background and back asks no controller.
  source: React Native issue 21461 reports the opposite
"""#
}
