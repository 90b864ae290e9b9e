extension OpenQuestion {
  /// The questions about the status bar.
  static let barTexts: [QuestionText] = [
    QuestionText(
      .c1, "C-1", "What does a missing UIViewControllerBasedStatusBarAppearance mean?",
      readings: [
        ("YES", "Apple: Information Property List, TN3105"),
        ("the same as NO", "Qiita table of status bar keys, in its prose; its rows say YES"),
      ],
      choice: 1, unsupported: 2,
      decision: "YES. All 18 rows of the table then hold."),
    QuestionText(
      .c2, "C-2", "May a library read the missing key as NO?",
      readings: [
        ("a nil object's boolValue is NO", "react-native-screens: RNSScreenWindowTraits"),
        ("YES", "Flutter engine, React Native"),
      ],
      decision: "That is the library's rule. UIKit's is C-1."),
    QuestionText(
      .c3, "C-3", "Does the plain UIStatusBarHidden reach an iPad without UIStatusBarHidden~ipad?",
      readings: [
        ("no effect", "Qiita table of status bar keys"),
        ("a plain key applies where no device-specific one is", "Apple: platform-specific keys"),
      ],
      choice: 2,
      decision:
        """
        It applies; `platformFallback` false in a scenario's environment selects no effect, under either \
        reading.
        """),
    QuestionText(
      .c4, "C-4", "Which override of a navigation controller wins: getter, child, or both?",
      readings: [
        ("the child, if it is not nil", "Apple: childForStatusBarStyle"),
        (
          "the getter, where it is overridden", "one of three outcomes in Swift forums thread 50926"
        ),
      ],
      choice: 1,
      decision: """
        The child, as documented (SB-11). The other reading is about style, and counts where both are \
        overridden: where one is, that one decides.
        """),
    QuestionText(
      .c5, "C-5", "Who is asked for the update animation?",
      readings: [
        (
          "the controller that answers for hidden",
          "follows from SB-10: there is no child getter for it"
        ),
        ("the navigation controller", "react-native-screens overrides it there too"),
      ],
      choice: 1,
      decision: """
        The controller that answers for hidden (SB-12): a navigation controller never, while it has a top \
        controller. The other reading asks the last navigation controller on the whole way, also one before \
        a presentation.
        """),
    QuestionText(
      .c6, "C-6", "Is a navigation controller's own style getter always asked?",
      readings: [
        ("yes", "Qiita article on status bar cases (iOS 12), with visible bars only"),
        ("not while its bar is hidden", "CSDN 47084805, CSDN 123428627"),
      ],
      choice: 2,
      decision: "Only while its bar is shown (SB-21)."),
    QuestionText(
      .c7, "C-7",
      "Does visibleViewController hand the bar to a popup that a tab controller presents?",
      readings: [
        ("never", "Qiita article on status bar cases (iOS 12), case 6-2"),
        ("it is what the navigation controller presents", "Apple: visibleViewController"),
      ],
      choice: 1,
      decision: """
        Tab and navigation controllers define a presentation context, so the tab controller \
        presents it; visibleViewController gives what the navigation controller presents itself \
        (W-4, W-5).
        """),
    QuestionText(
      .c9, "C-9", "Does coming back from the background read?",
      readings: [
        ("no, the state is kept", "no promise in Apple's documentation"),
        ("on iOS 11 and 12 a hidden bar comes back", "React Native issue 21461"),
      ],
      choice: 1,
      decision:
        "It does not read (T-27). In app mode there is nothing to read under either reading."),
    QuestionText(
      .c10, "C-10", "How high is the bar of the 12 mini and 13 mini?",
      readings: [
        ("44", "GKNavigationBar issue 67, iOS 14"),
        ("44 on iOS 14 and 50 on iOS 15", "QMUI_iOS issue 1326"),
      ],
      choice: 2,
      decision: "44, and 50 from iOS 15 on, with a safe area of 50 on either (GE-4)."),
    QuestionText(
      .c11, "C-11", "Does a currentContext presentation take over?",
      readings: [
        ("only fullScreen does", "Apple: modalPresentationCapturesStatusBarAppearance"),
        (
          "currentContext does too",
          """
          react-native-navigation issue 5797 takes it for a cure, unconfirmed; by run-time headers of 8.3 to \
          13.3 it has the base's answer or one of its own
          """
        ),
      ],
      choice: 1,
      decision: """
        No, unless it captures (SB-25). Apple's View Controller Programming Guide has the context styles adapt \
        to full screen in compact width; the Qiita article on status bar cases (iOS 12) shows the opposite \
        for overCurrentContext on an iPhone.
        """),
  ]

  /// About light and dark, and about insets.
  static let traitTexts: [QuestionText] = [
    QuestionText(
      .c12, "C-12",
      "iOS 13 to 16: the parent's value for a child against the child's own override?",
      readings: [
        ("the own override is applied last", "WWDC 2023 session 10057, of trait overrides"),
        ("the value of the parent is applied last", "no source excludes it for iOS 13 to 16"),
      ],
      choice: 1, unsupported: 2,
      decision: "The own override wins (TR-10). Without one there is no question."),
    QuestionText(
      .c13, "C-13", "Is the style that a canceled swipe-back leaves still wrong on iOS 17?",
      readings: [
        ("it stays", "Qiita article on dark mode and transitions (iOS 13)"),
        ("views follow their superview", "WWDC 2023 session 10057"),
      ],
      choice: 2,
      decision: "Stale up to iOS 16, repaired from iOS 17."),
    QuestionText(
      .c14, "C-14", "Whom does a currentContext presentation inherit from?",
      readings: [
        ("the window", "WWDC 2019 session 214"),
        ("the container that it appears in", "superview inheritance of iOS 17"),
      ],
      choice: 1,
      decision:
        "From the window, like all presentations (TR-6). Alerts are never in a current context."),
    QuestionText(
      .c15, "C-15", "What are the landscape insets of phones with a portrait inset of 62 or more?",
      readings: [
        ("top 20 from iOS 26 on, 0 before", "the tables of either time"),
        ("top 20 on every version", "tables of the iOS 26 era"),
        (
          "top 0 on every version",
          """
          probes of devices on iOS 18.3, 26.5 and 27.0: devicekit, flutter_device_preview and six others
          """
        ),
      ],
      choice: 3,
      decision: """
        0 on every version (GE-8): eight sources read it, two of them on whole lists of devices. The 20 is in \
        tables only.
        """),
    QuestionText(
      .c16, "C-16", "Does presentationController.overrideTraitCollection reach a window's root?",
      readings: [
        ("roots are handed down by a presentation controller", "Apple: traits"),
        ("it is described for presented controllers", "Apple: overrideTraitCollection"),
      ],
      choice: 2,
      decision: """
        It does not. Asked for its presentation controller, a controller that is not presented makes \
        one that is not in the chain of its window (TR-7).
        """),
  ]

  /// The questions that only the wording of the law left open.
  static let wordingTexts: [QuestionText] = [
    QuestionText(
      .c17, "C-17", "Is a step with unknown names or in mid-transition ignored or raised?",
      readings: [
        ("UIKit logs it or it can't be written", "Apple: pushViewController(_:animated:)")
      ],
      decision: "Ignored, as `unknownName`, `wrongKind`, `transitionInProgress` (W-2)."),
    QuestionText(
      .c18, "C-18", "Does the launch bar show on a notch phone launched in landscape?",
      readings: [("such phones have no bar in landscape", "radar 35694326")],
      decision: "It is hidden, regardless of Info.plist (SB-15)."),
    QuestionText(
      .c19, "C-19", "Which change of the parent's value for a child refreshes a kept style?",
      readings: [
        (
          "only the call that sets it notifies UIKit",
          "Apple: setOverrideTraitCollection(_:forChild:)"
        )
      ],
      decision: """
        One of setOverrideTraitCollection(_:forChild:). A changed override of \
        overrideTraitCollection(forChild:) counts when it changes what is handed down.
        """),
    QuestionText(
      .c20, "C-20", "Can something dismissed interactively present something else?",
      readings: [("the gesture is for the topmost card", "Apple: isModalInPresentation")],
      decision: """
        A controller that presents something itself is refused (`presentsAnother`); what hangs on \
        one of its children goes with it.
        """),
    QuestionText(
      .c21, "C-21", "What may be declared with a name that ends in .view?",
      readings: [("C.view is the root view of C", "decision of this project")],
      decision: """
        Nothing: such a name is a root view's. A step that adds a window under the name of a root \
        view finds the name in use (`noChange`).
        """),
    QuestionText(
      .c22, "C-22",
      "Does a notch phone have a bar in landscape on a version of iOS that it never ran?",
      readings: [
        ("no bar has been seen from iOS 11 on, the first such phone's version", "radar 35694326"),
        ("a bar of no height is hidden before any controller is asked", "SB-15 as a formula"),
      ],
      decision: """
        No: it is the device's nature, on any version. The version says since when there are such \
        phones (SB-15).
        """),
    QuestionText(
      .c23, "C-23", "What is inside a controller that is being dismissed?",
      readings: [("its view's subtree", "Apple: dismiss(animated:completion:)")],
      decision: "It and its children; what these present is not (W-11)."),
    QuestionText(
      .c24, "C-24", "Why is a card not asked that captures nothing and is being dismissed?",
      readings: [
        ("it does not take over", "Apple: modalPresentationCapturesStatusBarAppearance"),
        ("it goes away", "Apple: isBeingDismissed"),
      ],
      choice: 2,
      decision: "It is being dismissed: that is looked at before what it would be asked for."),
    QuestionText(
      .c25, "C-25", "Whose did-calls come first when an interactive dismissal is canceled?",
      readings: [
        ("of the revealed presenter, as in any transition", "order of L-0"),
        ("of the presented one, as when it was presented", "order of L-3"),
      ],
      choice: 2,
      decision: "Of the presented one: dismissals keep the order of L-3 both ways."),
    QuestionText(
      .c26, "C-26", "Where does a controller sit whose swipe-back was canceled?",
      readings: [
        ("parent and stack are restored", "Qiita article on dark mode and transitions (iOS 13)")
      ],
      decision: "In the view that it sat in before; on iOS 17 it inherits from that again."),
  ]

  /// The questions that came up when the law was graded.
  static let laterTexts: [QuestionText] = [
    QuestionText(
      .c27, "C-27", "Which wins on one node: traitOverrides or overrideUserInterfaceStyle?",
      readings: [
        ("silent: each is described as the node's own override", "Apple: UITraitOverrides"),
        ("what is applied to the traits last", "WWDC 2023 session 10057"),
      ],
      decision: """
        traitOverrides: it is the newer way to say the same, and removing it gives the other one \
        back (TR-11). Its values are light and dark; null removes it.
        """),
    QuestionText(
      .c28, "C-28", "Until which version is the bar of a phone in a call 40 high?",
      readings: [
        ("on phones without notch, seen up to iOS 12", "flutter/engine PR 4436"),
        ("on every version", "react-native-safe-area-context issue 371"),
      ],
      decision: """
        Up to iOS 12: no report names a later one. In portrait only, and where the bar is shown \
        (GE-10).
        """),
    QuestionText(
      .c29, "C-29", "Does a sheet at a medium or custom detent push its presenter back?",
      readings: [
        (
          "any sheet does, and the bar over the black behind it is light",
          "react-native-screens issue 767, Pulley issue 389, before there were detents"
        ),
        (
          "from iOS 15 only a large one does",
          "Apple: UISheetPresentationController.Detent, by its pictures"
        ),
      ],
      choice: 1,
      decision:
        "Scenarios know no detents: each sheet is large (SB-27). The other reading shows it at a smaller one."
    ),
    QuestionText(
      .c30, "C-30", "Whose bar goes with the content below it?",
      readings: [
        ("of all apps on iOS 26", "deltachat-ios issues 3214 and 3229"),
        (
          "of apps built with its SDK that do not ask for compatibility",
          "Apple: UIDesignRequiresCompatibility"
        ),
      ],
      choice: 1,
      decision: "Of all apps on iOS 26 (SB-16)."),
    QuestionText(
      .c31, "C-31", "When does what is not on screen get a new style on iOS 17?",
      readings: [
        ("with the step", "WWDC 2019 session 214"),
        (
          "when it comes on screen",
          "WWDC 2023 session 10057: views update traits only in a hierarchy"
        ),
      ],
      choice: 1,
      decision: "With the step (TR-13)."),
    QuestionText(
      .c32, "C-32", "Does a window without a root decide the bar?",
      readings: [
        (
          "it does, and the bar is the default one",
          "COSTouchVisualizer PR 16; MTStatusBarOverlay PR 78"
        ), ("it is passed over", "onmyway133 blog issue 908: the root decides"),
      ],
      choice: 1,
      decision: "It does (SB-34)."),
    QuestionText(
      .c33, "C-33", "When is the bar first read in an app with scenes?",
      readings: [
        ("before any view is loaded", "blog post on hiding the status bar (iOS 9), without scenes"),
        ("after the views are loaded, from iOS 13", "no log of a launch with scenes was found"),
      ],
      choice: 1, unsupported: 2,
      decision: "Before any view is loaded, as without scenes (T-2, SB-19)."),
    QuestionText(
      .c34, "C-34", "Of which classes is an override in an extension not called from iOS 13.4 on?",
      readings: [
        (
          "of all of UIKit's containers",
          "follows from the reason that UIKit's classes have methods of their own"
        ),
        (
          "of navigation controllers",
          "Apple developer forums 131640, SAP Fiori documentation: both about these"
        ),
      ],
      choice: 1,
      decision: "Of all of UIKit's containers (SB-20)."),
    QuestionText(
      .c35, "C-35", "Does a split view controller forward?",
      readings: [
        ("no", "radar 19921214 (iOS 8.1); chameleon issue 166"),
        ("its last column from iOS 14 on", "no report; column styles are new in iOS 14"),
        (
          "style, from iOS 13 on",
          "run-time headers of 13.3 to 17: it overrides the child for style, never the one for hidden"
        ),
      ],
      decision: "No (SB-24). That a class overrides a method does not say what it returns."),
    QuestionText(
      .c36, "C-36", "Does navigationBar.overrideUserInterfaceStyle color the bar?",
      readings: [
        ("no: the style of the controller that answers does", "WWDC 2019 session 214"),
        ("yes", "no source"),
      ],
      decision: "Scenarios have no such property (SB-21)."),
    QuestionText(
      .c37, "C-37", "How high is the navigation bar of iOS 26 in landscape?",
      readings: [
        (
          "54, from 24 below the top",
          "OpenUIKit, measured on iPhone 16 and iPhone SE with iOS 26.1: 78 in all without inset"
        ),
        ("58 below an inset of 20", "react-navigation PR 13256: 78 in all on an iPhone 17 Pro"),
      ],
      decision: "54, from 24 below the top or from a larger inset (GE-5, GE-6): both sources hold."),
    QuestionText(
      .c38, "C-38", "When does a transition read the bar?",
      readings: [
        (
          "before the first lifecycle call",
          "arm1.ru on the life cycle of UIViewController; blog post on hiding the status bar (iOS 9)"
        ),
        (
          "after viewWillAppear, before the first did-call",
          "Apple: viewWillAppear(_:) names it as the place to change the bar's style"
        ),
      ],
      choice: 1,
      decision:
        "Before the first call (L-0). So what viewWillAppear sets needs an update of its own."),
    QuestionText(
      .c39, "C-39", "In which order do the calls of a canceled swipe-back come?",
      readings: [
        (
          "the revealed one disappears entirely, then the kept one appears",
          "wangling.me on the order of view transition events"
        ), ("both will-calls, then both did-calls", "order of every other pop"),
      ],
      choice: 1, unsupported: 2,
      decision: "The revealed one first (L-6)."),
    QuestionText(
      .c40, "C-40", "Does a sheet of iOS 13 and later look full screen in compact height?",
      readings: [
        (
          "no, it stays a card: the width decides",
          """
          hacknicity article on presentations in iOS 13, which has the width decide before iOS 13; no report \
          shows a card
          """
        ),
        (
          "yes: it has the size of the window, and can't be swiped away",
          """
          Apple: pageSheet, formSheet, prefersEdgeAttachedInCompactHeight; react-native-screens issue 2698; \
          hotwire-native-ios PR 61; pocket-ios PR 159; OpenUIKit, measured on iOS 26.1
          """
        ),
      ],
      choice: 2,
      decision: """
        It does (W-7), but where prefersEdgeAttachedInCompactHeight keeps it a sheet. Who then decides the \
        bar is C-56.
        """),
  ]

  /// Questions that measurements of others left, or raised.
  static let measuredTexts: [QuestionText] = [
    QuestionText(
      .c41, "C-41", "How high is a navigation bar with the design of iOS 26 in a sheet?",
      readings: [
        ("56 from the sheet's top, as before", "react-native-navigation issue 5730, on iOS 13"),
        (
          "54, from 10 below the sheet's top",
          "follows from where it starts without inset: OpenUIKit, measured on iOS 26.1"
        ),
        ("70 in all", "react-navigation: getDefaultHeaderHeight, of a header that it draws itself"),
      ],
      choice: 1,
      decision: """
        56 in regular height (GE-6): none in a sheet of iOS 26 was measured. In compact height it is as \
        elsewhere.
        """),
    QuestionText(
      .c42, "C-42", "Until which version does the top inset without notch not follow the bar?",
      readings: [
        ("on iOS 26.0 only", "Flutter PR 186028 names 26.0 and 26.0.1"),
        ("on later versions too", "react-native-safe-area-context issue 666 names no version"),
      ],
      choice: 1,
      decision: "On iOS 26.0 only (GE-18)."),
    QuestionText(
      .c43, "C-43", "Does a new root end what the old one presents, from iOS 14 on?",
      readings: [
        ("it stays, as on iOS 9 to 13", "five reports of iOS 9 to 13, none that this changed"),
        ("it ends", "no report names iOS 14 or later"),
      ],
      choice: 1, unsupported: 2,
      decision: "It stays (W-10). No source on any version shows it end."),
    QuestionText(
      .c44, "C-44", "Which children of a split view controller are active in compact width?",
      readings: [
        (
          "the first, on whose stack the others are",
          """
          OpenUIKit, splitviewprobe and splitframesprobe (iOS 26.1); Apple: isCollapsed; towry.me; nshipster.com \
          on UISplitViewController
          """
        ),
        ("all, where a rotation makes the width regular", "no source"),
      ],
      decision: """
        The first, on phones that are compact in width now, large ones upright, too, and in narrow scenes \
        (W-8, SC-5). A navigation controller that comes first has the others on its stack, so that the last \
        one is seen.
        """),
    QuestionText(
      .c45, "C-45",
      "Where does a navigation bar start on iPhone 16 Pro and 16 Pro Max before the design of iOS 26?",
      readings: [
        ("at the inset, 62", "react-navigation PR 13256"),
        ("at 56.333", "QMUI_iOS and GKNavigationBar, one of them maybe from the other"),
        ("at 56.667", "react-navigation, by the formula for an inset of 59"),
      ],
      choice: 1,
      decision: "At the inset (GE-5). Numbers of libraries; none was measured."),
    QuestionText(
      .c46, "C-46", "Does a navigation controller forward style on iOS 7?",
      readings: [
        ("yes, while its bar is hidden", "CSDN 47084805"),
        (
          "no",
          "run-time headers of iOS 7 and radar 15182487 (7.0.2): it overrides the hidden child only"
        ),
      ],
      choice: 1,
      decision: "As on later versions (SB-21)."),
    QuestionText(
      .c47, "C-47",
      "Do navigation and tab controllers forward the questions about the system's gestures?",
      readings: [
        (
          "to the top and the selected controller",
          "run-time headers of iOS 12.1 and 17.0: they have both child getters"
        ),
        (
          "no, as the default is nil",
          "Apple: childForHomeIndicatorAutoHidden; QMUI_iOS overrides it in both to forward"
        ),
      ],
      choice: 1,
      decision: """
        They forward (SG-3). That a split view controller of iOS 14 asks its columns is possible; a probe \
        that counts getters on a device would settle both.
        """),
    QuestionText(
      .c48, "C-48",
      "Does a presentation that captures the status bar decide about the system's gestures?",
      readings: [
        ("what decides the status bar decides them too", "no source: the simplest"),
        (
          "only full screen does",
          "Apple: modalPresentationCapturesStatusBarAppearance names the status bar alone"
        ),
      ],
      choice: 1,
      decision: """
        It does (SG-4). No source says so; a probe of an over-full-screen presentation on a phone with a \
        home indicator would settle it.
        """),
    QuestionText(
      .c49, "C-49", "In which order does a tab come that code selects, from iOS 18?",
      readings: [
        (
          "as one that is tapped: both did-calls the other way round",
          "react-native-screens, tests of lifecycle events (iOS 18.6 and 26.2), of taps"
        ),
        (
          "as a controller that is pushed",
          "a comment of OpenUIKit, which names no version, of a selection without animation"
        ),
      ],
      choice: 1,
      decision: "As one that is tapped (L-0): a step `select` is either."),
    QuestionText(
      .c50, "C-50", "Does a view outside a window have its own override, from iOS 17?",
      readings: [
        (
          "the app's style until it comes into a window",
          """
          WorshipCue, NativeInkTests (iPadOS 17); dd-sdk-ios PR 1640; swift-snapshot-testing issue \
          798; WWDC 2023 session 10057
          """
        ), ("its own, as on iOS 13 to 16", "no source names a view"),
      ],
      choice: 1, unsupported: 2,
      decision: """
        The app's style (TR-15). A controller's own override holds at once, for its root view, too: that was \
        measured.
        """),
    QuestionText(
      .c51, "C-51",
      "Are the views of navigation controllers loaded in tabs that are not selected?",
      readings: [
        (
          "no: only what appears is loaded",
          "ticklecode.com on the life cycle of tabs (before iOS 18)"
        ),
        (
          "yes, after all others, but not their content",
          "swift-snapshot-testing: testViewControllerHierarchy (iOS 13.3)"
        ),
      ],
      choice: 1,
      decision: """
        No (L-1). It shows in viewDidLoad of a subclass of a navigation controller; why it was seen is unknown.
        """),
    QuestionText(
      .c52, "C-52",
      "Does a swizzled prefersStatusBarHidden hide the bar of a class that inherits it, on iOS 27?",
      readings: [
        ("it does, as before", "blog post on hiding the status bar (iOS 9)"),
        (
          "no: a getter that is only inherited is not called",
          "a scene adapter for Angular and React Native (iOS 27), one report"
        ),
      ],
      choice: 1,
      decision: "It does (W-12). Since when it might not is unknown."),
    QuestionText(
      .c53, "C-53", "Does a black navigation bar make the bar light on iOS 27?",
      readings: [
        ("it does, as before", "Apple: TN3105; radars 15178634 and 15182487"),
        (
          "not in apps built with its SDK",
          "cachly issues-tracker issue 5822: the same build is light on 26.5; one report"
        ),
      ],
      choice: 1,
      decision: "It does (SB-21), until a second source says otherwise."),
    QuestionText(
      .c54, "C-54", "Is a tab controller that overrides preferredStatusBarStyle asked for it?",
      readings: [
        ("no, its selected child is", "Apple: TN3105; run-time headers of iOS 7 to 17"),
        (
          "yes, on iOS 26",
          "cachly issues-tracker issue 5822, which does not name its other overrides and bars"
        ),
      ],
      choice: 1,
      decision: "The selected child is asked (SB-24)."),
    QuestionText(
      .c55, "C-55",
      "Does a parent's traitOverrides reach a child whose view is not loaded, outside a window?",
      readings: [
        (
          "it does, as overrideUserInterfaceStyle",
          "follows from TR-15: OpenUIKit, vcstyleprobe (iOS 26.1), whose child is loaded"
        ),
        (
          "not until the view is loaded",
          "UIEnvironments, tests of traits (iOS 17 and later), of horizontal size classes"
        ),
      ],
      choice: 2, unsupported: 1,
      decision: """
        It does not (TR-15): a test says so, and the other reading is an inference. What a parent hands down for a \
        child holds at once for that controller in either reading.
        """),
    QuestionText(
      .c56, "C-56",
      "Who decides the bar while a sheet looks full screen in compact height, and which calls come?",
      readings: [
        (
          "as in full screen: it decides; its presenter leaves if presented then, without calls by rotation",
          """
          Apple: pageSheet: in compact height the behavior is the same as fullScreen; hotwire-native-ios PR 61
          """
        ),
        (
          "as with a card: its presenter decides and stays",
          "Programming-iOS-Book-Examples: still a page sheet, which only looks full screen (iOS 13 to 15)"
        ),
      ],
      choice: 1,
      decision: """
        As in full screen (W-7, SB-25). A log of getters and lifecycle calls of a sheet that is turned would \
        settle it.
        """),
    QuestionText(
      .c57, "C-57",
      "Which of two navigation controllers answers for style in a collapsed split view controller?",
      readings: [
        (
          "the one on top: the other has no bar of its own there",
          "follows from the insets: OpenUIKit, splitframesprobe (iOS 26.1), one bar in all"
        ),
        ("the one below, by its own bar", "no source: SB-21 as it stands"),
      ],
      choice: 1, unsupported: 2,
      decision: """
        The one on top is asked (SB-21), and so on from there. A probe that counts getters would settle it.
        """),
    QuestionText(
      .c58, "C-58",
      "Is the view of a navigation controller's child loaded before the navigation controller's viewWillAppear?",
      readings: [
        (
          "yes, before anything else is called",
          "arm1.ru on the life cycle of UIViewController, which follows children only"
        ),
        (
          "no, within it, but for columns",
          """
          OpenUIKit, splitframesprobe (iOS 26.1): in the older style the first child did load and will appear before \
          the second is loaded, in a column style both are loaded first
          """
        ),
      ],
      choice: 2, unsupported: 1,
      decision: """
        It is not (L-1). It was seen in a split view controller; a stack trace of RTRootNavigationController issue 275 \
        says the same of others.
        """),
    QuestionText(
      .c59, "C-59",
      "Is the first of three columns shown on an iPad in landscape before iOS 26?",
      readings: [
        ("no, as upright", "follows from W-8: OpenUIKit, splitframesprobe, upright on iOS 26.1"),
        (
          "yes, as from iOS 26 on",
          "follows from W-8: OpenUIKit, splitwidthprobe (iOS 26.1), from 954.25 points on"
        ),
      ],
      choice: 1, unsupported: 2,
      decision:
        "It is not (W-8). A log of an iPad with iOS 14 to 18 that is turned would settle it."),
    QuestionText(
      .c60, "C-60", "How high is the bar of an iPad with a home button on iOS 26?",
      readings: [
        ("20, as before", "the tables of older versions"),
        ("32, as on other iPads", "MiniXiangqi, layout-probe: on a beta of iOS 27"),
      ],
      choice: 1, unsupported: 1,
      decision: "20 up to 26, 32 from iOS 27 on (GE-9). One probe of iOS 26 would settle it."),
    QuestionText(
      .c61, "C-61",
      "Where does content begin below a navigation bar that was hidden and is shown again in a tab of an iPad?",
      readings: [
        ("where it did before: at 86", "follows from GE-2"),
        (
          "64 lower, at 150",
          "MiniXiangqi, layout-probe: two iPads with a beta of iOS 27, while a rotation was refused"
        ),
      ],
      decision: "Where it did before (GE-23). What was seen may be a fault of the beta."),
    QuestionText(
      .c62, "C-62", "What is the bottom inset of an iPad without home button on iOS 27: 25 or 20?",
      readings: [
        ("25", "MiniXiangqi: one of its probes; devicekit and OpenUIKit, on iOS 18 and 26"),
        ("20", "MiniXiangqi, layout-probe: another one, on the same models"),
      ],
      decision: """
        25 (GE-19). The two apps differ in the orientations that they support, so what decides may be whether an app \
        can be shown in a window.
        """),
  ]
}
