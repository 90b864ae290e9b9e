extension OpenQuestion {
  /// What is open about the status bar.
  static let barTexts: [QuestionText] = [
    QuestionText(
      .c1, "C-1", "What does a missing UIViewControllerBasedStatusBarAppearance mean?",
      readings: [
        ("YES", "Apple: Information Property List, TN3105"),
        ("the same as NO", "Qiita table of status bar keys, in its prose; its rows say YES"),
      ],
      choice: 1,
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
        "It applies; `platformFallback` false in a scenario's environment selects no effect."),
    QuestionText(
      .c4, "C-4", "Which override of a navigation controller wins: getter, child, or both?",
      readings: [
        ("the child, if it is not nil", "Apple: childForStatusBarStyle"),
        (
          "the getter, where it is overridden", "one of three outcomes in Swift forums thread 50926"
        ),
      ],
      choice: 1,
      decision: "The child, as documented (SB-11)."),
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
        controller.
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
      decision: "It does not read (T-27)."),
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
          "react-native-navigation issue 5797 takes it for a cure, unconfirmed"
        ),
      ],
      choice: 1,
      decision: "No, unless it captures (SB-25)."),
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
      choice: 1,
      decision: "The own override wins (TR-10)."),
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
      decision: "From the window, like all presentations (TR-6)."),
    QuestionText(
      .c15, "C-15", "What are the landscape insets of phones with a portrait inset of 62 or more?",
      readings: [
        ("top 20 from iOS 26 on, 0 before", "the tables of either time"),
        ("top 20 on every version", "tables of the iOS 26 era"),
        ("top 0 on every version", "older tables"),
      ],
      choice: 1,
      decision: "By version: 0 before iOS 26, 20 from then on (GE-8)."),
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

  /// What only the wording of the law left open.
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

  /// What was doubted when the law was graded.
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
      choice: 1,
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
      ],
      decision: "No (SB-24)."),
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
        ("54, as in portrait", "GKNavigationBarSwift issue 47"),
        ("58 below an inset of 20", "react-navigation PR 13256: 78 in all on an iPhone 17 Pro"),
      ],
      choice: 1,
      decision: "54 (GE-6)."),
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
      choice: 1,
      decision: "The revealed one first (L-6)."),
    QuestionText(
      .c40, "C-40", "Does a sheet of iOS 13 and later become full screen in compact height?",
      readings: [
        (
          "no, it stays a card: the width decides",
          "hacknicity article on presentations in iOS 13; no report of the bar or of lifecycle calls"
        ),
        (
          "yes, as full screen as if declared so",
          "Apple: pageSheet, formSheet, prefersEdgeAttachedInCompactHeight; react-native-screens issue 2698"
        ),
      ],
      choice: 1,
      decision: """
        In the models it stays a card (W-7). By the sources it looks full screen and can't be swiped away; \
        none says that it then decides the bar, or that its presenter leaves.
        """),
  ]
}
