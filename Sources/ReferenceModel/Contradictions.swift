/// A question on which the sources differ or are silent, and what this project decided.
public struct Contradiction: Hashable, Sendable {
  /// What somebody says, and who.
  public struct Reading: Hashable, Sendable {
    /// What would hold.
    public let claim: String
    /// Who says so.
    public let source: String
  }

  /// As documents refer to it: `C-1`.
  public let id: String
  /// What is unclear.
  public let question: String
  /// The answers that the sources give. One where only the wording leaves it open.
  public let readings: [Reading]
  /// What both models do.
  public let decision: String

  /// All of them, the oldest first.
  public static let all = statusBar + traits + wording
}

extension Contradiction {
  fileprivate init(
    _ id: String, _ question: String, _ readings: [(claim: String, source: String)],
    decision: String
  ) {
    self.id = id
    self.question = question
    self.readings = readings.map { Reading(claim: $0.claim, source: $0.source) }
    self.decision = decision
  }

  private static let statusBar = [
    Contradiction(
      "C-1", "What does a missing UIViewControllerBasedStatusBarAppearance mean?",
      [
        ("YES", "Apple: Information Property List, TN3105"),
        ("the same as NO", "Qiita table of status bar keys, in its prose; its rows say YES"),
      ], decision: "YES. All 18 rows of the table then hold."),
    Contradiction(
      "C-2", "May a library read the missing key as NO?",
      [
        ("a nil object's boolValue is NO", "react-native-screens: RNSScreenWindowTraits"),
        ("YES", "Flutter engine, React Native"),
      ], decision: "That is the library's rule. UIKit's is C-1."),
    Contradiction(
      "C-3", "Does the plain UIStatusBarHidden reach an iPad without UIStatusBarHidden~ipad?",
      [
        ("no effect", "Qiita table of status bar keys"),
        ("a plain key applies where no device-specific one is", "Apple: platform-specific keys"),
      ],
      decision:
        "It applies; `platformFallback` false in a scenario's environment selects no effect."
    ),
    Contradiction(
      "C-4", "Which override of a navigation controller wins: getter, child, or both?",
      [
        ("the child, if it is not nil", "Apple: childForStatusBarStyle"),
        ("three outcomes, by how the app was launched", "Swift forums thread 50926"),
      ], decision: "The child, as documented (SB-11)."),
    Contradiction(
      "C-5", "Who is asked for the update animation?",
      [
        ("whoever answers for hidden", "follows from SB-10: there is no child getter for it"),
        ("the navigation controller", "react-native-screens overrides it there too"),
      ],
      decision: """
        Whoever answers for hidden (SB-12): a navigation controller never, while it has a top \
        controller.
        """),
    Contradiction(
      "C-6", "Is a navigation controller's own style getter always asked?",
      [
        ("yes", "Qiita article on status bar cases (iOS 12), with visible bars only"),
        ("not while its bar is hidden", "CSDN 47084805, CSDN 123428627"),
      ], decision: "Only while its bar is shown (SB-21)."),
    Contradiction(
      "C-7", "Does visibleViewController hand the bar to a popup that a tab controller presents?",
      [
        ("never", "Qiita article on status bar cases (iOS 12), case 6-2"),
        ("it is what the navigation controller presents", "Apple: visibleViewController"),
      ],
      decision: """
        Tab and navigation controllers define a presentation context, so the tab controller \
        presents it; visibleViewController gives what the navigation controller presents itself \
        (W-4, W-5).
        """),
    Contradiction(
      "C-9", "Does coming back from the background read?",
      [
        ("no, the state is kept", "no promise in Apple's documentation"),
        ("hidden was lost on iOS 11 and 12", "React Native issue 21461"),
      ], decision: "It does not read (T-27)."),
    Contradiction(
      "C-10", "How high is the bar of the 12 mini and 13 mini?",
      [
        ("44", "GKNavigationBar issue 67, iOS 14"),
        ("44 on iOS 14 and 50 on iOS 15", "QMUI_iOS issue 1326"),
      ], decision: "44, and 50 from iOS 15 on, with a safe area of 50 on either (GE-4)."),
    Contradiction(
      "C-11", "Does a currentContext presentation take over?",
      [
        ("only fullScreen does", "Apple: modalPresentationCapturesStatusBarAppearance"),
        ("it cures overCurrentContext", "react-native-navigation issue 5797, unconfirmed"),
      ], decision: "No, unless it captures (SB-25)."),
  ]

  private static let traits = [
    Contradiction(
      "C-12", "iOS 13 to 16: the parent's value for a child against the child's own override?",
      [("the own override is applied last", "WWDC 2023 session 10057, of trait overrides")],
      decision: "The own override wins (TR-10)."),
    Contradiction(
      "C-13", "Is the style that a cancelled swipe-back leaves still wrong on iOS 17?",
      [
        ("it stays", "Qiita article on dark mode and transitions (iOS 13)"),
        ("views follow their superview", "WWDC 2023 session 10057"),
      ], decision: "Stale up to iOS 16, repaired from iOS 17."),
    Contradiction(
      "C-14", "Whom does a currentContext presentation inherit from?",
      [
        ("the window", "WWDC 2019 session 214"),
        ("the container that it appears in", "superview inheritance of iOS 17"),
      ], decision: "From the window, like all presentations (TR-6)."),
    Contradiction(
      "C-15", "What are the landscape insets of phones from 2024 on?",
      [("top 20", "tables of the iOS 26 era"), ("top 0", "older tables")],
      decision: "By version: 0 before iOS 26, 20 from then on (GE-8)."),
    Contradiction(
      "C-16", "Does presentationController.overrideTraitCollection reach a window's root?",
      [
        ("roots are handed down by a presentation controller", "Apple: traits"),
        ("it is described for presented controllers", "Apple: overrideTraitCollection"),
      ],
      decision: """
        It does not. Asked for its presentation controller, a controller that nobody presents makes \
        one that is not in the chain of its window (TR-7).
        """),
  ]

  private static let wording = [
    Contradiction(
      "C-17", "Is a step with unknown names or in mid-transition ignored or raised?",
      [("UIKit logs it or it can't be written", "Apple: pushViewController(_:animated:)")],
      decision: "Ignored, as `unknownName`, `wrongKind`, `transitionInProgress` (W-2)."),
    Contradiction(
      "C-18", "Does the launch bar show on a notch phone launched in landscape?",
      [("such phones have no bar in landscape", "radar 35694326")],
      decision: "It is hidden, whatever Info.plist says (SB-15)."),
    Contradiction(
      "C-19", "Which change of the parent's value for a child refreshes a kept style?",
      [
        (
          "only the call that sets it notifies UIKit",
          "Apple: setOverrideTraitCollection(_:forChild:)"
        )
      ],
      decision: """
        One of setOverrideTraitCollection(_:forChild:). A changed override of \
        overrideTraitCollection(forChild:) counts when it changes what is handed down.
        """),
    Contradiction(
      "C-20", "Can something dismissed interactively present something else?",
      [("the gesture is for the topmost card", "Apple: isModalInPresentation")],
      decision: """
        A controller that presents something itself is refused (`presentsAnother`); what hangs on \
        one of its children goes with it.
        """),
    Contradiction(
      "C-21", "What may be declared with a name that ends in .view?",
      [("C.view is the root view of C", "decision of this project")],
      decision: """
        Nothing: such a name is a root view's. A step that adds a window under the name of a root \
        view finds the name in use (`noChange`).
        """),
    Contradiction(
      "C-22", "Does a notch phone have a bar in landscape on a version of iOS that it never ran?",
      [
        ("no bar has been seen from iOS 11 on, the first such phone's version", "radar 35694326"),
        ("a bar of no height is hidden before any controller is asked", "SB-15 as a formula"),
      ],
      decision: """
        No: it is the device's nature, on any version. The version says since when there are such \
        phones (SB-15).
        """),
    Contradiction(
      "C-23", "What is inside a controller that is being dismissed?",
      [("its view's subtree", "Apple: dismiss(animated:completion:)")],
      decision: "It and its children; what these present is not (W-11)."),
    Contradiction(
      "C-24", "Why is a card not asked that captures nothing and is being dismissed?",
      [
        ("it does not take over", "Apple: modalPresentationCapturesStatusBarAppearance"),
        ("it goes away", "Apple: isBeingDismissed"),
      ], decision: "It is being dismissed: that is looked at before what it would be asked for."),
    Contradiction(
      "C-25", "Whose did-calls come first when an interactive dismissal is cancelled?",
      [
        ("of the revealed presenter, as in any transition", "order of L-0"),
        ("of the presented one, as when it was presented", "order of L-3"),
      ], decision: "Of the presented one: dismissals keep the order of L-3 both ways."),
    Contradiction(
      "C-26", "Where does a controller sit whose swipe-back was cancelled?",
      [("parent and stack are restored", "Qiita article on dark mode and transitions (iOS 13)")],
      decision: "In the view that it sat in before; on iOS 17 it inherits from that again."),
    Contradiction(
      "C-27", "Which wins on one node: traitOverrides or overrideUserInterfaceStyle?",
      [
        ("silent: each is described as the node's own override", "Apple: UITraitOverrides"),
        ("what is applied to the traits last", "WWDC 2023 session 10057"),
      ],
      decision: """
        traitOverrides: it is the newer way to say the same, and removing it gives the other one \
        back (TR-11). Its values are light and dark; null removes it.
        """),
    Contradiction(
      "C-28", "Until which version is the bar of a phone in a call 40 high?",
      [
        ("on phones without notch, seen up to iOS 12", "flutter/engine PR 4436"),
        ("whatever the version", "react-native-safe-area-context issue 371"),
      ],
      decision: """
        Up to iOS 12: no report names a later one. In portrait only, and where the bar is shown \
        (GE-10).
        """),
  ]
}
