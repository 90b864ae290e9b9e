extension RuleID {
  /// The world and what its steps do.
  static let worldTexts: [RuleText] = [
    RuleText(
      .w1, "W-1",
      """
      Every step has an outcome in every world, applied, ignored or raised, and a step that is \
      not applied changes nothing.
      """,
      grade: .decided, sources: []),
    RuleText(
      .w2, "W-2",
      """
      The first check that fails decides the outcome: names, kinds, running transitions, what \
      UIKit raises, what it ignores. A controller is active that has a parent, is a root, or \
      was one and presents what would present it. popTo a controller outside the stack raises, but from \
      iOS 26 is ignored by a navigation controller that is in no window.
      """,
      grade: .decided, sources: []),
    RuleText(
      .w3, "W-3",
      """
      A controller that is pushed, added or made a root first leaves its parent or window; one \
      that is presented can become a root but cannot be pushed or added.
      """,
      grade: .inferred,
      sources: [
        "Apple: implementing a container view controller, which does not speak of what is presented"
      ]),
    RuleText(
      .w4, "W-4",
      """
      The topmost parent presents, for the two current context styles the nearest parent that \
      defines a presentation context; a presentation ends when its presenter leaves its window.
      """,
      grade: .inferred,
      sources: [
        "Apple: presentingViewController, definesPresentationContext, but for the end of a presentation"
      ]),
    RuleText(
      .w5, "W-5",
      """
      visibleViewController is what the navigation controller itself presents and is not being \
      dismissed, else its top controller.
      """,
      grade: .inferred,
      sources: [
        "Apple: visibleViewController, which does not speak of a dismissal",
        "Qiita article on status bar cases (iOS 12)",
      ]),
    RuleText(
      .w6, "W-6",
      """
      dismiss ends what the receiver or its nearest presenting parent presents, else the \
      presentation the receiver is in, with everything presented from there.
      """,
      grade: .documented, sources: ["Apple: dismiss(animated:completion:)"]),
    RuleText(
      .w7, "W-7",
      """
      Up to iOS 12 sheets adapt to full screen in compact width. From 13 they are cards; in compact height \
      they look and behave as full screen (C-40, C-56), from iOS 15 unless \
      prefersEdgeAttachedInCompactHeight is set. Popovers adapt to a form sheet in compact width, and from \
      iOS 8.3 in compact height; from iOS 8 a delegate may choose no adaptation, full screen, or over full \
      screen for them. automatic is full screen up to 12, a page sheet on 13 to 17 and a form sheet from 18. \
      Without a style a controller is automatic from 13 in apps built with its SDK, else full screen.
      """,
      grade: .documented,
      sources: [
        "Apple: modalPresentationStyle, adaptive presentations, prefersEdgeAttachedInCompactHeight",
        "Apple: UIModalPresentationStyle.popover", "KUIPopOver PR 3", "ARSPopover issue 6",
        "quran-ios PR 293", "zotero-ios PR 1155", "iOS 8.0 to 8.2: openradar 18893122",
      ]),
    RuleText(
      .w8, "W-8",
      """
      On screen is the root of a visible window, an active child of a controller on screen, and \
      what is presented there, unless a presentation made it leave. A split view controller is collapsed \
      from iOS 8 on phones that are compact in width now, and in a narrow scene of an iPad (SC-5): only its \
      first child is active. If that is a navigation controller, the others are moved onto its stack in \
      order, unless topColumnForCollapsing is primary; else they wait, as does what is added meanwhile. All \
      collapse and expand at once, in windows or not, at launch and with the width. When one expands, the top of \
      a stack of several becomes the only other child, and sits in the root view. A stack that is being popped \
      stays as it is. From iOS 14 in a column style, if each child is a navigation controller, as many as \
      columns, no step adds a child or removes one in place, though a column may go elsewhere (W-3); each that \
      is on the stack of another column or in no place comes back when it expands. Of three columns next to one \
      another the first is hidden, but on an iPad from 954.25 points of width on, from iOS 26 on (C-59).
      """,
      grade: .inferred,
      sources: [
        "Apple: viewWillAppear(_:), isCollapsed, splitViewController(_:separateSecondaryFrom:)",
        "OpenUIKit, splitviewprobe, splitframesprobe and splitwidthprobe (iOS 26.1)",
        "towry.me and nshipster.com on size classes and UISplitViewController",
      ]),
    RuleText(
      .w9, "W-9",
      """
      At launch the launch bar is displayed first; in view controller mode a visible window is \
      read once before any viewDidLoad.
      """,
      grade: .observedBySeveral,
      sources: [
        "blog post on hiding the status bar (iOS 9)",
        "cyrilchandelier.com on iOS and the status bar",
      ]),
    RuleText(
      .w10, "W-10",
      """
      From iOS 9 what the old root or a controller of its tree presents stays in the window below a new \
      root, without a call and without a say in the bar, until it is dismissed, the old root is moved, or \
      the window is removed; before, it ends. What a child in its tree presents in a current context ends, \
      too, by the style that it was declared with when it was presented: it lies in the tree's views (W-4). \
      To present the old root does not move it: what it presents comes along, and has a say again. The old \
      root becomes detached. Only makeKey changes the key window, and a removed window's root becomes detached.
      """,
      grade: .inferred,
      sources: [
        "Apple: UIWindow.rootViewController", "onmyway133 notes 251", "Swiftilities issue 38",
        "react-native-navigation issue 878", "UIWindowTransitions issue 7", "Sencha PR 23",
      ]),
    RuleText(
      .w11, "W-11",
      """
      While a pop or a dismissal runs interactively, steps that would change the same stack or \
      move or end the leaving controller are ignored; the width changes other columns as ever (W-8).
      """,
      grade: .decided, sources: []),
    RuleText(
      .w12, "W-12",
      """
      A swizzled prefersStatusBarHidden returns true for all controllers of the parent's class \
      until it is swizzled back, and is not read by itself.
      """,
      grade: .observedOnce, sources: ["blog post on hiding the status bar (iOS 9)"]),
    RuleText(
      .w13, "W-13",
      """
      A status bar cover lies where its anchors put it, by default from the view's top to the margins' top, \
      and follows them after every step. On either axis two of start, end, middle and length decide, the \
      later anchor of two for one; a start that none gives is the view's, a missing height is none, also of a \
      middle alone, and a missing width the view's. Where on either axis a third anchor contradicts the others, \
      and where its height hangs on an edge that no source has, as off screen, in a sheet, below an unknown top \
      (GE-1), and at the bottom of a guide before iOS 11, no source has it. An unknown edge at the sides leaves it \
      visible.
      """,
      grade: .observedOnce,
      sources: [
        "article on a custom status bar (iOS 13)", "Apple: NSLayoutAnchor, NSLayoutDimension",
      ]),
    RuleText(
      .w14, "W-14",
      """
      From iOS 8 a popover without a source raises in a step `present` after all other checks, unless it \
      adapts (W-7); presented at launch, or turned later, it does not.
      """,
      grade: .observedBySeveral,
      sources: [
        "PickerTableViewCell issue 21 (iOS 8.0)", "refugerestrooms-ios issue 119",
        "qonversion flutter-sdk issue 230: not on a phone",
        "OpenUIKit, wordpressrowsprobe (iOS 26.1): an iPad raises, an iPhone does not",
      ]),
  ]

  /// The order in which lifecycle methods are called.
  static let lifecycleTexts: [RuleText] = [
    RuleText(
      .l0, "L-0",
      """
      The structure changes first, then the bar is read, then what comes in is loaded; \
      outgoing controllers will disappear before incoming ones will appear, in a tab after \
      them; after both, from iOS 13 and built with SDK 17, incoming ones are appearing, in an \
      interactive transition when it begins; then outgoing ones did disappear and incoming \
      ones did appear, in a tab from iOS 18, in apps built with its SDK, the other way round.
      """,
      grade: .observedOnce,
      sources: [
        "Apple: viewIsAppearing(_:)", "arm1.ru on the life cycle of UIViewController",
        "readke.com on the calls of a push", "vastdevblog.vast.com on UIViewController life cycles",
        "pgzxc.github.io on the calls of a tab change",
        "ticklecode.com on the life cycle of tabs (before iOS 18)",
        "react-native-screens, tests of lifecycle events (iOS 18.6 and 26.2)",
        "OpenUIKit, collectionlifecycleprobe",
      ]),
    RuleText(
      .l1, "L-1",
      """
      viewDidLoad runs once, when a view first comes in: after the bar is read and before \
      anything else is called. What comes with a navigation controller around it is loaded in that one's \
      viewWillAppear, but in the columns of a column style (W-8, C-58). There the other columns, with the tops of \
      their own stacks, are loaded before the last one is.
      """,
      grade: .observedBySeveral,
      sources: [
        "Apple: viewDidLoad()", "blog post on hiding the status bar (iOS 9)",
        "arm1.ru on the life cycle of UIViewController",
        "OpenUIKit, splitframesprobe (iOS 26.1)", "RTRootNavigationController issue 275",
      ]),
    RuleText(
      .l3, "L-3",
      """
      Presenting and dismissing call viewDidAppear before viewDidDisappear; the presenter leaves \
      the screen only under fullScreen and currentContext.
      """,
      grade: .observedBySeveral,
      sources: [
        "velog.io rudin_ on life cycles of modals",
        "programmerteach.com on the order of appear calls",
        "remkoh.dev on the life cycle in a storyboard",
      ]),
    RuleText(
      .l5, "L-5",
      """
      addChild brings a controller in without a read; removeFromParent calls both disappear \
      methods before the structure changes, without a read. Where a split view controller is \
      collapsed, its next child then comes in.
      """,
      grade: .inferred, sources: ["blog post on hiding the status bar (iOS 9)"]),
    RuleText(
      .l6, "L-6",
      """
      An interactive transition reads and calls the will methods when it begins, calls the did \
      methods when it finishes, and does all of the way back when it is canceled: a canceled \
      pop first lets the revealed controller disappear entirely.
      """,
      grade: .observedBySeveral,
      sources: [
        "Stack Overflow 18927878", "openradar 21137690",
        "wangling.me on the order of view transition events",
      ]),
    RuleText(
      .l7, "L-7",
      """
      What a controller does in its lifecycle methods happens in order, and an update asked for \
      there reads at once if its target is or was in a window.
      """,
      grade: .inferred, sources: ["Qiita article on status bar cases (iOS 12)"]),
    RuleText(
      .l8, "L-8",
      """
      transition(from:to:) of a plain parent adds the second child where the first one is, calls \
      viewDidAppear before viewDidDisappear as presenting does, then removes the first, all \
      without a read. In the first, only what was on screen before is called. What leaves because the \
      second one comes from elsewhere is called before the first one.
      """,
      grade: .observedOnce,
      sources: [
        "Programming-iOS-Book-Examples: containerEventForwarding (iOS 8 to 15)",
        "Apple: transition(from:to:duration:options:animations:completion:), childForStatusBarStyle",
      ]),
  ]
}
