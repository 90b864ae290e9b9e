// swift-format-ignore-file

extension LawText {
  /// Questions on which sources differ or are silent. `chosen` is the reading of both models; without one there is no choice.
  static let questions = #"""
C-1
  What does a missing UIViewControllerBasedStatusBarAppearance mean?
  reading, chosen: YES
  source: Apple: Information Property List, TN3105
  reading, without evidence: the same as NO
  source: Qiita table of status bar keys, in its prose; its rows say YES
  decision: YES. All 18 rows of the table then hold.

C-2
  May a library read the missing key as NO?
  reading: a nil object's boolValue is NO
  source: react-native-screens: RNSScreenWindowTraits
  reading: YES
  source: Flutter engine, React Native
  decision: That is the library's rule. UIKit's is C-1.

C-3
  Does the plain UIStatusBarHidden reach an iPad without UIStatusBarHidden~ipad?
  reading: no effect
  source: Qiita table of status bar keys
  reading, chosen: a plain key applies where no device-specific one is
  source: Apple: platform-specific keys
  decision: It applies; `platformFallback` false in a scenario's environment selects no effect, under either
    reading.

C-4
  Which override of a navigation controller wins: getter, child, or both?
  reading, chosen: the child, if it is not nil
  source: Apple: childForStatusBarStyle
  reading: the getter, where it is overridden
  source: one of three outcomes in Swift forums thread 50926
  decision: The child, as documented (SB-11). The other reading is about style, and counts where both are
    overridden: where one is, that one decides.

C-5
  Who is asked for the update animation?
  reading, chosen: the controller that answers for hidden
  source: follows from SB-10: there is no child getter for it
  reading: the navigation controller
  source: react-native-screens overrides it there too
  decision: The controller that answers for hidden (SB-12): a navigation controller never, while it has a top
    controller. The other reading asks the last navigation controller on the whole way, also one before a
    presentation.

C-6
  Is a navigation controller's own style getter always asked?
  reading: yes
  source: Qiita article on status bar cases (iOS 12), with visible bars only
  reading, chosen: not while its bar is hidden
  source: CSDN 47084805, CSDN 123428627
  decision: Only while its bar is shown (SB-21).

C-7
  Does visibleViewController hand the bar to a popup that a tab controller presents?
  reading, chosen: never
  source: Qiita article on status bar cases (iOS 12), case 6-2
  reading: it is what the navigation controller presents
  source: Apple: visibleViewController
  decision: Tab and navigation controllers define a presentation context, so the tab controller presents it;
    visibleViewController gives what the navigation controller presents itself (W-4, W-5).

C-9
  Does coming back from the background update the bar?
  reading, chosen: no, the state is kept
  source: no promise in Apple's documentation
  reading: on iOS 11 and 12 a hidden bar comes back
  source: React Native issue 21461
  decision: It does not (T-27). In app mode there is nothing to update under either reading.

C-10
  How high is the bar of the 12 mini and 13 mini?
  reading: 44
  source: GKNavigationBar issue 67, iOS 14
  reading, chosen: 44 on iOS 14 and 50 on iOS 15
  source: QMUI_iOS issue 1326
  decision: 44, and 50 from iOS 15 on, with a safe area of 50 on either (GE-4).

C-11
  Does a currentContext presentation take over?
  reading, chosen: only fullScreen does
  source: Apple: modalPresentationCapturesStatusBarAppearance
  reading: currentContext does too
  source: react-native-navigation issue 5797 takes it for a cure, unconfirmed; by run-time headers of 8.3 to
    13.3 it has the base's answer or one of its own
  decision: No, unless it captures (SB-25). Apple's View Controller Programming Guide has the context styles
    adapt to full screen in compact width; the Qiita article on status bar cases (iOS 12) shows the opposite for
    overCurrentContext on an iPhone.

C-12
  iOS 13 to 16: the parent's value for a child against the child's own override?
  reading, chosen: the own override is applied last
  source: WWDC 2023 session 10057, of trait overrides
  reading, without evidence: the value of the parent is applied last
  source: no source excludes it for iOS 13 to 16
  decision: The own override wins (TR-10). Without one there is no question.

C-13
  Is the style that a canceled swipe-back leaves still wrong on iOS 17?
  reading: it stays
  source: Qiita article on dark mode and transitions (iOS 13)
  reading, chosen: views follow their superview
  source: WWDC 2023 session 10057
  decision: Stale up to iOS 16, repaired from iOS 17.

C-14
  Whom does a currentContext presentation inherit from?
  reading, chosen: the window
  source: WWDC 2019 session 214
  reading: the container that it appears in
  source: superview inheritance of iOS 17
  decision: From the window, like all presentations (TR-6). Alerts are never in a current context.

C-15
  What are the landscape insets of phones with a portrait inset of 62 or more?
  reading: top 20 from iOS 26 on, 0 before
  source: the tables of either time
  reading: top 20 on every version
  source: tables of the iOS 26 era
  reading, chosen: top 0 on every version
  source: probes of devices on iOS 18.3, 26.5 and 27.0: devicekit, flutter_device_preview and six others
  decision: 0 on every version (GE-8): eight sources read it, two of them on whole lists of devices. The 20 is
    in tables only.

C-16
  Does presentationController.overrideTraitCollection reach a window's root?
  reading: roots are handed down by a presentation controller
  source: Apple: traits
  reading, chosen: it is described for presented controllers
  source: Apple: overrideTraitCollection
  decision: It does not. Asked for its presentation controller, a controller that is not presented makes one
    that is not in the chain of its window (TR-7).

C-17
  Is a step with unknown names or in mid-transition ignored or raised?
  reading: UIKit logs it or it can't be written
  source: Apple: pushViewController(_:animated:)
  decision: Ignored, as `unknownName`, `wrongKind`, `transitionInProgress` (W-2).

C-18
  Does the launch bar show on a notch phone launched in landscape?
  reading: such phones have no bar in landscape
  source: radar 35694326
  decision: It is hidden, regardless of Info.plist (SB-15).

C-19
  Which change of the parent's value for a child refreshes a kept style?
  reading: only the call that sets it notifies UIKit
  source: Apple: setOverrideTraitCollection(_:forChild:)
  decision: One of setOverrideTraitCollection(_:forChild:). A changed override of
    overrideTraitCollection(forChild:) counts when it changes what is handed down.

C-20
  Can something dismissed interactively present something else?
  reading: the gesture is for the topmost card
  source: Apple: isModalInPresentation
  decision: A controller that presents something itself is refused (`presentsAnother`); what hangs on one of its
    children goes with it.

C-21
  What may be declared with a name that ends in .view?
  reading: C.view is the root view of C
  source: decision of this project
  decision: Nothing: such a name is a root view's. A step that adds a window under the name of a root view finds
    the name in use (`noChange`).

C-22
  Does a notch phone have a bar in landscape on a version of iOS that it never ran?
  reading: no bar has been seen from iOS 11 on, the first such phone's version
  source: radar 35694326
  reading: a bar of no height is hidden before any controller is asked
  source: SB-15 as a formula
  decision: No: it is the device's nature, on any version. The version says since when there are such phones
    (SB-15).

C-23
  What is inside a controller that is being dismissed?
  reading: its view's subtree
  source: Apple: dismiss(animated:completion:)
  decision: It and its children; what these present is not (W-11).

C-24
  Why is a card not asked that captures nothing and is being dismissed?
  reading: it does not take over
  source: Apple: modalPresentationCapturesStatusBarAppearance
  reading, chosen: it goes away
  source: Apple: isBeingDismissed
  decision: It is being dismissed: that is looked at before what it would be asked for.

C-25
  Whose did-calls come first when an interactive dismissal is canceled?
  reading: of the revealed presenter, as in any transition
  source: order of L-0
  reading, chosen: of the presented one, as when it was presented
  source: order of L-3
  decision: Of the presented one: dismissals keep the order of L-3 both ways.

C-26
  Where does a controller sit whose swipe-back was canceled?
  reading: parent and stack are restored
  source: Qiita article on dark mode and transitions (iOS 13)
  decision: In the view that it sat in before; on iOS 17 it inherits from that again.

C-27
  Which wins on one node: traitOverrides or overrideUserInterfaceStyle?
  reading: silent: each is described as the node's own override
  source: Apple: UITraitOverrides
  reading: what is applied to the traits last
  source: WWDC 2023 session 10057
  decision: traitOverrides: it is the newer way to say the same, and removing it gives the other one back
    (TR-11). Its values are light and dark; null removes it.

C-28
  Until which version is the bar of a phone in a call 40 high?
  reading: on phones without notch, seen up to iOS 12
  source: flutter/engine PR 4436
  reading: on every version
  source: react-native-safe-area-context issue 371
  decision: Up to iOS 12: no report names a later one. In portrait only, and where the bar is shown (GE-10).

C-29
  Does a sheet at a medium or custom detent push its presenter back?
  reading, chosen: any sheet does, and the bar over the black behind it is light
  source: react-native-screens issue 767, Pulley issue 389, before there were detents
  reading: from iOS 15 only a large one does
  source: Apple: UISheetPresentationController.Detent, by its pictures
  decision: Scenarios know no detents: each sheet is large (SB-27). The other reading shows it at a smaller one.

C-30
  Whose bar goes with the content below it?
  reading, chosen: of all apps on iOS 26
  source: deltachat-ios issues 3214 and 3229
  reading: of apps built with its SDK that do not ask for compatibility
  source: Apple: UIDesignRequiresCompatibility
  decision: Of all apps on iOS 26 (SB-16).

C-31
  When does what is not on screen get a new style on iOS 17?
  reading, chosen: with the step
  source: WWDC 2019 session 214
  reading: when it comes on screen
  source: WWDC 2023 session 10057: views update traits only in a hierarchy
  decision: With the step (TR-13).

C-32
  Does a window without a root decide the bar?
  reading, chosen: it does, and the bar is the default one
  source: COSTouchVisualizer PR 16; MTStatusBarOverlay PR 78
  reading: it is passed over
  source: onmyway133 blog issue 908: the root decides
  decision: It does (SB-34).

C-33
  When is the bar first updated in an app with scenes?
  reading, chosen: before any view is loaded
  source: blog post on hiding the status bar (iOS 9), without scenes
  reading, without evidence: after the views are loaded, from iOS 13
  source: no log of a launch with scenes was found
  decision: Before any view is loaded, as without scenes (T-2, SB-19).

C-34
  Of which classes is an override in an extension not called from iOS 13.4 on?
  reading, chosen: of all of UIKit's containers
  source: follows from the reason that UIKit's classes have methods of their own
  reading: of navigation controllers
  source: Apple developer forums 131640, SAP Fiori documentation: both about these
  decision: Of all of UIKit's containers (SB-20).

C-35
  Does a split view controller forward?
  reading: no
  source: radar 19921214 (iOS 8.1); chameleon issue 166
  reading: its last column from iOS 14 on
  source: no report; column styles are new in iOS 14
  reading: style, from iOS 13 on
  source: run-time headers of 13.3 to 17: it overrides the child for style, never the one for hidden
  decision: No (SB-24). That a class overrides a method does not say what it returns.

C-36
  Does navigationBar.overrideUserInterfaceStyle color the bar?
  reading: no: the style of the controller that answers does
  source: WWDC 2019 session 214
  reading: yes
  source: no source
  decision: Scenarios have no such property (SB-21).

C-37
  How high is the navigation bar of iOS 26 in landscape?
  reading: 54, from 24 below the top
  source: OpenUIKit, measured on iPhone 16 and iPhone SE with iOS 26.1: 78 in all without inset
  reading: 58 below an inset of 20
  source: react-navigation PR 13256: 78 in all on an iPhone 17 Pro
  decision: 54, from 24 below the top or from a larger inset (GE-5, GE-6): both sources hold.

C-38
  When does a transition update the bar?
  reading, chosen: before the first lifecycle call
  source: arm1.ru on the life cycle of UIViewController; blog post on hiding the status bar (iOS 9)
  reading: after viewWillAppear, before the first did-call
  source: Apple: viewWillAppear(_:) names it as the place to change the bar's style
  decision: Before the first call (L-0). So what viewWillAppear sets needs an update of its own.

C-39
  In which order do the calls of a canceled swipe-back come?
  reading, chosen: the revealed one disappears entirely, then the kept one appears
  source: wangling.me on the order of view transition events
  reading, without evidence: both will-calls, then both did-calls
  source: order of every other pop
  decision: The revealed one first (L-6).

C-40
  Does a sheet of iOS 13 and later look full screen in compact height?
  reading: no, it stays a card: the width decides
  source: hacknicity article on presentations in iOS 13, which has the width decide before iOS 13; no report
    shows a card
  reading, chosen: yes: it has the size of the window, and can't be swiped away
  source: Apple: pageSheet, formSheet, prefersEdgeAttachedInCompactHeight; react-native-screens issue 2698;
    hotwire-native-ios PR 61; pocket-ios PR 159; OpenUIKit, measured on iOS 26.1
  decision: It does (W-7), but where prefersEdgeAttachedInCompactHeight keeps it a sheet. Who then decides the
    bar is C-56.

C-41
  How high is a navigation bar with the design of iOS 26 in a sheet?
  reading, chosen: 56 from the sheet's top, as before
  source: react-native-navigation issue 5730, on iOS 13
  reading: 54, from 10 below the sheet's top
  source: follows from where it starts without inset: OpenUIKit, measured on iOS 26.1
  reading: 70 in all
  source: react-navigation: getDefaultHeaderHeight, of a header that it draws itself
  decision: 56 in regular height (GE-6): none in a sheet of iOS 26 was measured. In compact height it is as
    elsewhere.

C-42
  Until which version does the top inset without notch not follow the bar?
  reading, chosen: on iOS 26.0 only
  source: Flutter PR 186028 names 26.0 and 26.0.1
  reading: on later versions too
  source: react-native-safe-area-context issue 666 names no version
  decision: On iOS 26.0 only (GE-18).

C-43
  Does a new root end what the old one presents, from iOS 14 on?
  reading, chosen: it stays, as on iOS 9 to 13
  source: five reports of iOS 9 to 13, none that this changed
  reading, without evidence: it ends
  source: no report names iOS 14 or later
  decision: It stays (W-10). No source on any version shows it end.

C-44
  Which children of a split view controller are active in compact width?
  reading: the first, on whose stack the others are
  source: OpenUIKit, splitviewprobe and splitframesprobe (iOS 26.1); Apple: isCollapsed; towry.me; nshipster.com
    on UISplitViewController
  reading: all, where a rotation makes the width regular
  source: no source
  decision: The first, on phones that are compact in width now, large ones upright, too, and in narrow scenes
    (W-8, SC-5). A navigation controller that comes first has the others on its stack, so that the last one is
    seen.

C-45
  Where does a navigation bar start on iPhone 16 Pro and 16 Pro Max before the design of iOS 26?
  reading, chosen: at the inset, 62
  source: react-navigation PR 13256
  reading: at 56.333
  source: QMUI_iOS and GKNavigationBar, one of them maybe from the other
  reading: at 56.667
  source: react-navigation, by the formula for an inset of 59
  decision: At the inset (GE-5). Numbers of libraries; none was measured.

C-46
  Does a navigation controller forward style on iOS 7?
  reading, chosen: yes, while its bar is hidden
  source: CSDN 47084805
  reading: no
  source: run-time headers of iOS 7 and radar 15182487 (7.0.2): it overrides the hidden child only
  decision: As on later versions (SB-21).

C-47
  Do navigation and tab controllers forward the questions about the system's gestures?
  reading, chosen: to the top and the selected controller
  source: run-time headers of iOS 12.1 and 17.0: they have both child getters
  reading: no, as the default is nil
  source: Apple: childForHomeIndicatorAutoHidden; QMUI_iOS overrides it in both to forward
  decision: They forward (SG-3). That a split view controller of iOS 14 asks its columns is possible; a probe
    that counts getters on a device would settle both.

C-48
  Does a presentation that captures the status bar decide about the system's gestures?
  reading, chosen: what decides the status bar decides them too
  source: no source: the simplest
  reading: only full screen does
  source: Apple: modalPresentationCapturesStatusBarAppearance names the status bar alone
  decision: It does (SG-4). No source says so; a probe of an over-full-screen presentation on a phone with a
    home indicator would settle it.

C-49
  In which order does a tab come that code selects, from iOS 18?
  reading, chosen: as one that is tapped: both did-calls the other way round
  source: react-native-screens, tests of lifecycle events (iOS 18.6 and 26.2), of taps
  reading: as a controller that is pushed
  source: a comment of OpenUIKit, which names no version, of a selection without animation
  decision: As one that is tapped (L-0): a step `select` is either.

C-50
  Does a view outside a window have its own override, from iOS 17?
  reading, chosen: the app's style until it comes into a window
  source: WorshipCue, NativeInkTests (iPadOS 17); dd-sdk-ios PR 1640; swift-snapshot-testing issue 798; WWDC
    2023 session 10057
  reading, without evidence: its own, as on iOS 13 to 16
  source: no source names a view
  decision: The app's style (TR-15). A controller's own override holds at once, for its root view, too: that was
    measured.

C-51
  Are the views of navigation controllers loaded in tabs that are not selected?
  reading, chosen: no: only what appears is loaded
  source: ticklecode.com on the life cycle of tabs (before iOS 18)
  reading: yes, after all others, but not their content
  source: swift-snapshot-testing: testViewControllerHierarchy (iOS 13.3)
  decision: No (L-1). It shows in viewDidLoad of a subclass of a navigation controller; why it was seen is
    unknown.

C-52
  Does a swizzled prefersStatusBarHidden hide the bar of a class that inherits it, on iOS 27?
  reading, chosen: it does, as before
  source: blog post on hiding the status bar (iOS 9)
  reading: no: a getter that is only inherited is not called
  source: a scene adapter for Angular and React Native (iOS 27), one report
  decision: It does (W-12). Since when it might not is unknown.

C-53
  Does a black navigation bar make the bar light on iOS 27?
  reading, chosen: it does, as before
  source: Apple: TN3105; radars 15178634 and 15182487
  reading: not in apps built with its SDK
  source: cachly issues-tracker issue 5822: the same build is light on 26.5; one report
  decision: It does (SB-21), until a second source says otherwise.

C-54
  Is a tab controller that overrides preferredStatusBarStyle asked for it?
  reading, chosen: no, its selected child is
  source: Apple: TN3105; run-time headers of iOS 7 to 17
  reading: yes, on iOS 26
  source: cachly issues-tracker issue 5822, which does not name its other overrides and bars
  decision: The selected child is asked (SB-24).

C-55
  Does a parent's traitOverrides reach a child whose view is not loaded, outside a window?
  reading, without evidence: it does, as overrideUserInterfaceStyle
  source: follows from TR-15: OpenUIKit, vcstyleprobe (iOS 26.1), whose child is loaded
  reading, chosen: not until the view is loaded
  source: UIEnvironments, tests of traits (iOS 17 and later), of horizontal size classes
  decision: It does not (TR-15): a test says so, and the other reading is an inference. What a parent hands down
    for a child holds at once for that controller in either reading.

C-56
  Who decides the bar while a sheet looks full screen in compact height, and which calls come?
  reading, chosen: as in full screen: it decides; its presenter leaves if presented then, without calls by
    rotation
  source: Apple: pageSheet: in compact height the behavior is the same as fullScreen; hotwire-native-ios PR 61
  reading: as with a card: its presenter decides and stays
  source: Programming-iOS-Book-Examples: still a page sheet, which only looks full screen (iOS 13 to 15)
  decision: As in full screen (W-7, SB-25). A log of getters and lifecycle calls of a sheet that is turned would
    settle it.

C-57
  Which of two navigation controllers answers for style in a collapsed split view controller?
  reading, chosen: the one on top: the other has no bar of its own there
  source: follows from the insets: OpenUIKit, splitframesprobe (iOS 26.1), one bar in all
  reading, without evidence: the one below, by its own bar
  source: no source: SB-21 as it stands
  decision: The one on top is asked (SB-21), and so on from there. A probe that counts getters would settle it.

C-58
  Is the view of a navigation controller's child loaded before the navigation controller's viewWillAppear?
  reading, without evidence: yes, before anything else is called
  source: arm1.ru on the life cycle of UIViewController, which follows children only
  reading, chosen: no, within it, but for columns
  source: OpenUIKit, splitframesprobe (iOS 26.1): in the older style the first child did load and will appear
    before the second is loaded, in a column style both are loaded first
  decision: It is not (L-1). It was seen in a split view controller; a stack trace of RTRootNavigationController
    issue 275 says the same of others.

C-59
  Is the first of three columns shown on an iPad in landscape before iOS 26?
  reading, chosen: no, as upright
  source: follows from W-8: OpenUIKit, splitframesprobe, upright on iOS 26.1
  reading, without evidence: yes, as from iOS 26 on
  source: follows from W-8: OpenUIKit, splitwidthprobe (iOS 26.1), from 954.25 points on
  decision: It is not (W-8). A log of an iPad with iOS 14 to 18 that is turned would settle it.

C-60
  How high is the bar of an iPad with a home button on iOS 26?
  reading, chosen, without evidence: 20, as before
  source: the tables of older versions
  reading: 32, as on other iPads
  source: MiniXiangqi, layout-probe: on a beta of iOS 27
  decision: 20 up to 26, 32 from iOS 27 on (GE-9). One probe of iOS 26 would settle it.

C-61
  Where does content begin below a navigation bar that was hidden and is shown again in a tab of an iPad?
  reading: where it did before: at 86
  source: follows from GE-2
  reading: 64 lower, at 150
  source: MiniXiangqi, layout-probe: two iPads with a beta of iOS 27, while a rotation was refused
  decision: Where it did before (GE-23). What was seen may be a fault of the beta.

C-62
  What is the bottom inset of an iPad without home button on iOS 27: 25 or 20?
  reading: 25
  source: MiniXiangqi: one of its probes; devicekit and OpenUIKit, on iOS 18 and 26
  reading: 20
  source: MiniXiangqi, layout-probe: another one, on the same models
  decision: 25 (GE-19). The two apps differ in the orientations that they support, so what decides may be
    whether an app can be shown in a window.

C-63
  How high is the status bar of iPhone Duo's inner display?
  reading: 2, as on the outer display
  source: follows from GE-25: statusBarFrame of the outer display is 2 high
  reading, without evidence: another height where it is across, upright
  source: no source: what was measured there is the area of 82 in which it lies
  decision: 2 on both (GE-25). One line of statusBarFrame would settle it.

C-64
  Which bounds has an app built before the SDK of iOS 27.1 on iPhone Duo?
  reading: 375 by 667, as on a phone without notch
  source: kusumotoa/iPhoneDuoLab: content of 375 by 517 between insets of 64 and 86, on either display
  reading: most of the display
  source: tables of libraries, which name no size
  decision: Only the size classes are in the law (GE-28): compact width and regular height, as the first has it. What
    decides between the two may be whether the app supports several orientations.

C-65
  Which insets has a root where the vertical bar is disabled?
  reading: those of the inner display upright: 82 at the top and 34 at the bottom
  source: follows from GE-27: a tab's page has 82 and 83 either way
  reading, without evidence: others
  source: no source: only a page in a stack in a tab was measured, in landscape on the inner display
  decision: Those of the inner display upright (GE-27), and none on the outer display.

C-66
  Where does content begin below a navigation bar of iPhone Duo?
  reading: at 82
  source: MVVMC, VerticalBarProbe; kusumotoa/iPhoneDuoLab, six poses
  reading: at 24, on the inner display in landscape
  source: a skill for iPhone Duo: the root of a stack in a tab, which it does not show
  decision: At 82 (GE-26). A bar of 58 that has nothing in it may leave 24: its top was measured there.

C-67
  Which insets has an app at the sides in Split View on iPhone Duo?
  reading: 84 on the left of the left one: the strip is on the outer side
  source: one probe; Apple's guidelines on vertical bars
  reading: 8.7 on the right and none on the left
  source: another probe, with a window of 469 by 669
  reading: none at all
  source: Somnio, iPhone Duo and Flutter, with the same window
  decision: None is in the law, nor is Split View of a phone.

C-68
  When is viewIsAppearing called in a transition that is begun by hand?
  reading, chosen, without evidence: with the end, before viewDidAppear
  source: follows from a view that is put in after the begin, as containers do: it is called once the view is there
  reading, without evidence: with the begin, after viewWillAppear
  source: no source
  decision: With the end (L-10). A log of a container that forwards by hand, on iOS 13 or later, would settle it.

C-69
  Does a transition that is begun twice call the will-method again?
  reading: no
  source: mullvadvpn-app PR 2802: UIKit prints that the calls are unbalanced
  reading: yes
  source: no source shows a second call
  decision: It does not (L-10): what has appeared does not appear again.

C-70
  Where does what is in a tab begin while an app hides the floating tab bar of an iPad?
  reading, without evidence: where the tab controller does: nothing is taken
  source: follows from GE-29, of tab bars at the bottom
  reading, without evidence: 64 lower, as with the tab bar
  source: follows from GE-23
  decision: No value is in the law, nor one at the bottom (GE-29). Several apps hide it there, and none of them says what
    is left. One line of view.safeAreaInsets would settle it.

C-71
  What becomes of a controller that leaves the screen in a step, and that viewDidLoad adds to another one in it?
  reading, without evidence: it is not added
  source: no source
  reading, without evidence: it leaves, and comes with the other one
  source: follows from L-12, of one that is in no tree
  reading, without evidence: it neither leaves nor comes
  source: follows from W-8: it is on the screen before and after
  decision: It is not added (L-12). What the step calls would be a guess: the two calls of leaving may come before that or
    after. A log of a root that the next one adds would settle it.

C-72
  Does what is in the first of three columns appear in passing, where that is hidden in a hidden column itself?
  reading, without evidence: no
  source: follows from SC-6: what the hidden column would show
  reading, without evidence: yes
  source: follows from SC-6 for each of the two
  decision: It does not (SC-6). A log of split view controllers in one another would settle it.
"""#
}
