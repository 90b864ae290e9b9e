// swift-format-ignore-file

extension LawText {
  /// The world and its steps.
  static let world = #"""
W-1, decided here
  Every step has an outcome in every world, applied, ignored or raised, and a step that is not applied changes
  nothing.
  says fact played: The step is played.

W-2, decided here
  The first check that fails decides the outcome: names, kinds, running transitions, what UIKit raises, what it
  ignores. A controller is active that has a parent, is a root, or was one and presents what would present it.
  popTo a controller outside the stack raises, but from iOS 26 is ignored by a navigation controller that is in
  no window.
  says refused unknownName: a name in it belongs to nothing
  says refused wrongKind: a name in it belongs to something of another kind
  says refused navigationControllerPushed: a navigation controller can't be pushed
  says refused alreadyInStack: the controller is in the stack already
  says refused containsReceiver: a controller can't go into itself or below itself
  says refused notInStack: the controller is not in the stack
  says refused notAChild: it is not a child
  says refused presentsItself: a controller can't present itself
  says refused oneControllerLeft: the last controller of a stack can't be popped
  says refused alreadyThere: the controller is on top already
  says refused alreadyAChild: it is a child of that parent already
  says refused noParent: it has no parent
  says refused managedByContainer: its parent manages its children itself
  says refused notInWindow: it is in no window, so UIKit does not listen to it
  says refused noChange: it is so already
  says refused noSuchProperty: no such property exists there on this version
  says refused badValue: the property does not take such a value
  says fact refusalExpected: The step is played; the resolver says that {value}.
  says fact ignored if used T-17, SG-6: Nothing happened: {value} ({other}).
  says fact raised if used T-17, SG-6: UIKit raised: {value} ({other}).
  says surprise refusedBefore: Step {value} did nothing: {other}.
  turns on: iOS 26

W-3, inferred
  A controller that is pushed, added or made a root first leaves its parent or window; one that is presented can
  become a root but cannot be pushed or added.
  says refused activeController: the controller is in use elsewhere
  says refused alreadyPresented: the controller is presented already
  says refused viewOfAnotherController: the view belongs to another controller
  says fact noNode if used W-4, W-6, W-10, L-6: {here} is no node of the trees.
  says fact orderOfNodes if used W-4, W-6, W-10, L-6: The nodes are in the order of the trees.
  source: Apple: implementing a container view controller, which does not speak of what is presented

W-4, inferred
  The topmost parent presents, for the two current context styles the nearest parent that defines a presentation
  context; a presentation ends when its presenter leaves its window.
  says refused alreadyPresenting: the presenter presents something already
  says surprise presentsAlready: {here} presents {other} already, and can't present another one.
  says surprise presentsOutside: {here} is in no window, so it can't present.
  says surprise coversContext: {above} defines the presentation context, so {here} covers {above} alone: the bar of
    {other} stays beside it.
  says surprise searchCovers: {presenter} does not define a presentation context, so {here} covers {other} with its
    navigation bar.
  source: Apple: presentingViewController, definesPresentationContext, but for the end of a presentation

W-5, inferred
  visibleViewController is what the navigation controller itself presents and is not being dismissed, else its
  top controller.
  source: Apple: visibleViewController, which does not speak of a dismissal
  source: Qiita article on status bar cases (iOS 12)

W-6, documented
  dismiss ends what the receiver or its nearest presenting parent presents, else the presentation the receiver
  is in, with everything presented from there.
  says refused nothingToDismiss: nothing is presented there
  source: Apple: dismiss(animated:completion:)

W-7, documented
  Up to iOS 12 sheets adapt to full screen in compact width. From 13 they are cards; in compact height they look
  and behave as full screen (C-40, C-56), from iOS 15 unless prefersEdgeAttachedInCompactHeight is set. Popovers
  adapt to a form sheet in compact width, and from iOS 8.3 in compact height; from iOS 8 a delegate may choose
  no adaptation, full screen, or over full screen for them. automatic is full screen up to 12, a page sheet on
  13 to 17 and a form sheet from 18. Without a style a controller is automatic from 13 in apps built with its
  SDK, else full screen.
  says surprise popoverAdapts: {here} appears as {value}, not as popover: it adapts to where there is little room.
  turns on: iOS 8, iOS 8.3, iOS 13, SDK 13, iOS 15, iOS 18
  source: Apple: modalPresentationStyle, adaptive presentations, prefersEdgeAttachedInCompactHeight
  source: Apple: UIModalPresentationStyle.popover
  source: KUIPopOver PR 3
  source: ARSPopover issue 6
  source: quran-ios PR 293
  source: zotero-ios PR 1155
  source: iOS 8.0 to 8.2: openradar 18893122

W-8, inferred
  On screen is the root of a visible window, an active child of a controller on screen, and what is presented
  there, unless a presentation made it leave. A split view controller is collapsed from iOS 8 on phones that are
  compact in width now, and in a narrow scene of an iPad (SC-5): only its first child is active. If that is a
  navigation controller, the others are moved onto its stack in order, unless topColumnForCollapsing is primary;
  else they wait, as does what is added meanwhile. All collapse and expand at once, in windows or not, at launch
  and with the width. When one expands, the top of a stack of several becomes the only other child, and sits in
  the root view. A stack that is being popped stays as it is. From iOS 14 in a column style, if each child is a
  navigation controller, as many as columns, no step adds a child or removes one in place, though a column may
  go elsewhere (W-3); each that is on the stack of another column or in no place comes back when it expands,
  unless the split view controller is in it. Of three columns next to one another the first is hidden, but on an
  iPad from 954.25 points of width on, from iOS 26 on (C-59).
  says surprise uncalledStaying: {value} of {here} is not called: it was on the screen before the step, and stays
    there.
  says surprise uncalledAway: {value} of {here} is not called: it is not on the screen, neither before the step nor
    after it.
  says surprise uncalledComing: {value} of {here} is not called: the step brings it to the screen.
  says surprise uncalledLeaving: {value} of {here} is not called: the step takes it off the screen.
  says surprise uncalledBelow: {value} of {here} is not called: it stayed on the screen while {other} was presented
    over it.
  says surprise uncalledUncovered: {value} of {here} is not called: it stayed on the screen while {other} was
    over it.
  turns on: iOS 8, iOS 14, iOS 26
  source: Apple: viewWillAppear(_:), isCollapsed, splitViewController(_:separateSecondaryFrom:)
  source: OpenUIKit, splitviewprobe, splitframesprobe and splitwidthprobe (iOS 26.1)
  source: towry.me and nshipster.com on size classes and UISplitViewController

W-9, observed by several
  At launch the launch bar is displayed first; in view controller mode the bar is updated once for a visible window
  before any viewDidLoad.
  says fact neverAsked: It shows the launch bar: no controller has been asked yet.
  says fact launchBarStays if used SC-1, SC-2: No window that decides the bar is shown, so the launch bar stays.
  source: blog post on hiding the status bar (iOS 9)
  source: cyrilchandelier.com on iOS and the status bar

W-10, inferred
  From iOS 9 what the old root or a controller of its tree presents stays in the window below a new root,
  without a call and without a say in the bar, until it is dismissed, the old root is moved, or the window is
  removed; before, it ends. What a child in its tree presents in a current context ends, too, by the style that
  it was declared with when it was presented: it lies in the tree's views (W-4). To present the old root does
  not move it: what it presents comes along, and has a say again. The old root becomes detached. Only makeKey
  changes the key window, and a removed window's root becomes detached.
  says surprise staysInWindow: {here} stays in window {above} below the new root, as {presenter} presents it. None of its
    methods is called.
  turns on: iOS 9
  source: Apple: UIWindow.rootViewController
  source: onmyway133 notes 251
  source: Swiftilities issue 38
  source: react-native-navigation issue 878
  source: UIWindowTransitions issue 7
  source: Sencha PR 23

W-11, decided here
  While a pop or a dismissal runs interactively, steps that would change the same stack or move or end the
  leaving controller are ignored; the width changes other columns as ever (W-8).
  says refused transitionInProgress: an interactive transition is in progress there
  says refused noTransition: no such transition has begun

W-12, observed once
  A swizzled prefersStatusBarHidden returns true for all controllers of the parent's class until it is swizzled
  back, and does not update the bar by itself.
  says answers swizzledClass: the getter of its class is swizzled
  says refused alreadySwizzled: the class is swizzled already
  says refused notSwizzled: the class is not swizzled
  source: blog post on hiding the status bar (iOS 9)

W-13, observed once
  A status bar cover lies where its anchors put it, by default from the view's top to the margins' top, and
  follows them after every step. On either axis two of start, end, middle and length decide, the later anchor of
  two for one; a start that none gives is the view's, a missing height is none, also of a middle alone, and a
  missing width the view's. Where on either axis a third anchor contradicts the others, and where its height
  hangs on an edge that no source has, as off screen, in a sheet, below an unknown top (GE-1), and at the bottom
  of a guide before iOS 11, no source has it. An unknown edge at the sides leaves it visible.
  says fact cover with GE-2: The cover of {here} is {value} high and visible.
  says fact hiddenCover with GE-2: The cover of {here} is {value} high and not visible.
  turns on: iOS 11
  source: article on a custom status bar (iOS 13)
  source: Apple: NSLayoutAnchor, NSLayoutDimension

W-14, observed by several
  From iOS 8 a popover without a source raises in a step `present` after all other checks, unless it adapts
  (W-7); presented at launch, or turned later, it does not.
  says refused popoverWithoutSource: in regular width a popover needs a view or an item to point to
  says surprise popoverRaises: A popover has to point to something where it does not adapt, as on an iPad:
    presenting it raises.
  turns on: iOS 8
  source: PickerTableViewCell issue 21 (iOS 8.0)
  source: refugerestrooms-ios issue 119
  source: qonversion flutter-sdk issue 230: not on a phone
  source: OpenUIKit, wordpressrowsprobe (iOS 26.1): an iPad raises, an iPhone does not
"""#
}
