// swift-format-ignore-file

extension LawText {
  /// The words of an app in scenes, and under which SDK.
  static let scenes = #"""
SC-1, documented
  From iOS 13, in apps built with its SDK, each window scene has a status bar, which its own windows decide; the
  bar of a scenario is the main scene's. A window of another scene decides that scene's bar alone, regardless of
  its level.
  says window isInAnotherScene: it is in another scene, which has a bar of its own
  says surprise windowElsewhere: Window {here} is in another scene: its controllers decide that one's bar, not the
    main scene's.
  turns on: iOS 13
  source: Apple: UIStatusBarManager describes the bar of its associated scene
  source: Apple: UIWindowScene, statusBarManager

SC-2, observed by several
  From iOS 13, in apps built with its SDK, a window of no scene is not displayed and decides no bar; its
  controllers appear as in any window.
  says window hasNoScene: it has no scene, so it is not displayed
  says surprise windowWithoutScene: Window {here} has no scene, so it is not displayed and its controllers are not
    asked.
  turns on: iOS 13
  source: Apple: UIWindow, windowScene: nil removes the window from its scene
  source: Hippy PR 1346
  source: mixpanel-swift PR 338
  source: CWStatusBarNotification issue 116

SC-3, inferred
  What happens in a window of another scene, or of none, leaves the main scene's bar as it is: neither a
  transition there nor setNeedsStatusBarAppearanceUpdate asks the main scene's controllers;
  setNeedsUpdateOfHomeIndicatorAutoHidden and its like are applied there and ask nothing.
  says fact otherScene: Another scene's controllers do not update the main scene's bar.
  source: follows from SC-1

SC-4, documented
  From iOS 17, in apps built with its SDK, the main scene's traitOverrides hold for each of its windows without
  a style of its own, and for all in it; not for windows of another scene or of none.
  says style scene: the traits of its scene say so
  says surprise traitsOfSceneTooEarly: {value} no effect: {other}.
  turns on: iOS 17, SDK 17
  source: WWDC 2023 session 10057
  source: Apple: Traits and the trait environment

SC-5, documented
  From iOS 9 an iPad's scene that does not fill the screen may be compact in width, never in height: what it
  presents adapts as on a phone (W-7, W-14), and split view controllers collapse (W-8). Its bar is looked up as
  if it filled the screen; no source has its insets.
  says surprise widthWithoutEffect: horizontalSizeClass has no effect: {value}.
  turns on: iOS 9
  source: Apple: Adopting Multitasking Enhancements on iPad
  source: jazzychad.net on iPad multitasking size classes (iOS 9)
  source: commandshift.co.uk: understanding split view controller (iOS 9)

SC-6, inferred
  From iOS 9 resizing the scenes of an iPad is to an app what a rotation is: the bar is updated with animation
  (T-18), the inset of iOS 26.0 is taken anew (GE-18), and what is presented adapts, while a presenter that left
  stays away (L-3). Where split view controllers collapse by it (W-8), what leaves disappears entirely, column
  after column, between what comes will and did appear. Where they expand, what comes will appear before what
  leaves will disappear, and did appear first, too; what the hidden first column of one on screen would show, and
  was not on screen, appears entirely before that, and leaves with the rest (C-72). On a phone, or before, there
  is nothing to resize.
  turns on: iOS 9, iOS 26, iOS 26.1
  source: Apple: Adopting Multitasking Enhancements on iPad, of rotations and the divider alike
  source: openradar 22564923 (iPad Air 2, iOS 9)
  source: commandshift.co.uk: understanding split view controller, which names no calls
  source: OpenUIKit, splitframesprobe (iOS 26.1)
"""#
}
