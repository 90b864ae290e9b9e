// swift-format-ignore-file

extension LawText {
  /// Lifecycle methods, and what they are called for.
  static let lifecycle = #"""
L-0, observed once
  The structure changes first, then the bar is updated, then what comes in is loaded; outgoing controllers will
  disappear before incoming ones will appear, in a tab after them; after both, from iOS 13 and built with SDK
  17, incoming ones are appearing, in an interactive transition when it begins; then outgoing ones did disappear
  and incoming ones did appear, in a tab from iOS 18, in apps built with its SDK, the other way round.
  turns on: iOS 13, SDK 17, iOS 18
  source: Apple: viewIsAppearing(_:)
  source: arm1.ru on the life cycle of UIViewController
  source: readke.com on the calls of a push
  source: vastdevblog.vast.com on UIViewController life cycles
  source: pgzxc.github.io on the calls of a tab change
  source: ticklecode.com on the life cycle of tabs (before iOS 18)
  source: react-native-screens, tests of lifecycle events (iOS 18.6 and 26.2)
  source: OpenUIKit, collectionlifecycleprobe

L-1, observed by several
  viewDidLoad runs once, when a view first comes in: after the bar is updated and before anything else is called.
  What comes with a navigation controller around it is loaded in that one's viewWillAppear, but in the columns
  of a column style (W-8, C-58). There the other columns, with the tops of their own stacks, are loaded before
  the last one is.
  says surprise loadedOnce if used SC-5: viewDidLoad of {here} is not called again: a view is loaded once. {value}
  source: Apple: viewDidLoad()
  source: blog post on hiding the status bar (iOS 9)
  source: arm1.ru on the life cycle of UIViewController
  source: OpenUIKit, splitframesprobe (iOS 26.1)
  source: RTRootNavigationController issue 275

L-3, observed by several
  Presenting and dismissing call viewDidAppear before viewDidDisappear; the presenter leaves the screen only
  under fullScreen and currentContext.
  source: velog.io rudin_ on life cycles of modals
  source: programmerteach.com on the order of appear calls
  source: remkoh.dev on the life cycle in a storyboard

L-5, inferred
  addChild brings a controller in without an update; removeFromParent calls both disappear methods before the
  structure changes, without an update. Where a split view controller is collapsed, its next child then comes in.
  source: blog post on hiding the status bar (iOS 9)

L-6, observed by several
  An interactive transition updates the bar and calls the will methods when it begins, calls the did methods when it
  finishes, and does all of the way back when it is canceled: a canceled pop first lets the revealed controller
  disappear entirely.
  says unasked presentedBeingDismissed: {other}, which {here} presents, is not asked: it is being dismissed
  says named presentedBeingDismissed: {other} is being dismissed: only a getter leads to it
  says surprise canceledSwipe: The swipe called {value} of {here}, which changed the bar. Now it is canceled, and no
    method that is called changes it back.
  says refused notPresented: it is not presented
  says refused notACard: UIKit itself lets only sheets be dragged away
  says refused presentsAnother: it presents something itself
  source: Stack Overflow 18927878
  source: openradar 21137690
  source: wangling.me on the order of view transition events

L-7, inferred
  What a controller does in its lifecycle methods happens in order, and an update asked for there comes at once
  if its target is or was in a window.
  source: Qiita article on status bar cases (iOS 12)

L-8, observed once
  transition(from:to:) of a plain parent adds the second child where the first one is, calls viewDidAppear
  before viewDidDisappear as presenting does, then removes the first, all without an update. In the first, only
  what was on screen before is called. What leaves because the second one comes from elsewhere is called before
  the first one.
  says silent transition: A transition between children asks no controller.
  says surprise replacedUnheard: Replacing {other} by {here} does not change the bar: no controller is asked.
  source: Programming-iOS-Book-Examples: containerEventForwarding (iOS 8 to 15)
  source: Apple: transition(from:to:duration:options:animations:completion:), childForStatusBarStyle

L-9, inferred
  A child of a plain controller whose root view is not in its parent's is not on screen. addSubview brings it in and
  removeFromSuperview takes it out, both without an update; the two disappear methods are called while it is there.
  says silent addChildWithoutView, addSubview, removeFromSuperview: A view that is put in or taken out asks no
    controller.
  source: Apple: addSubview(_:), removeFromSuperview(), addChild(_:)
  source: stackoverflow.com/questions/17192005 on what addChild does
  source: square/workflow-swift, tests of a child that is swapped without a loaded view

L-10, observed by several
  beginAppearanceTransition calls viewWillAppear or viewWillDisappear on a controller, and on those that come with it;
  endAppearanceTransition calls the did-method on them, and viewIsAppearing before viewDidAppear (C-68). In between
  nothing else calls them. A transition that is begun the other way round turns back. One that is begun for what has
  appeared, or has disappeared, already, and an end without begin, call nothing (C-69).
  says refused unbalanced: begin and end of its appearance transition are unbalanced, which UIKit prints
  says silent beginAppearanceTransition, endAppearanceTransition: A transition that is begun or ended by hand asks
    no controller.
  says surprise unbalanced: Unbalanced calls to begin/end appearance transitions: UIKit prints that, and calls
    nothing.
  says surprise transitionNotEnded: The transition that was begun on {here} has not ended{value}.
  source: Apple: beginAppearanceTransition(_:animated:), endAppearanceTransition()
  source: square/swift-modals, VisibilityTests: sixteen pairs of states
  source: square/workflow-swift, UIViewControllerExtensionTests: a child that is swapped while it is shown
  source: douglashill.co on a child's transition that is canceled

L-11, observed by several
  A plain controller whose shouldAutomaticallyForwardAppearanceMethods is false calls nothing on its children, nor on
  what is below them: it begins and ends their transitions itself.
  says surprise uncalledByContainer: {value} of {here} is not called: {above} does not forward the methods of its
    children.
  source: Apple: shouldAutomaticallyForwardAppearanceMethods
  source: xmartlabs/XLPagerTabStrip PR 27; ariok/BWWalkthrough PR 108

L-12, observed once
  What a controller adds in viewDidLoad is loaded there, and comes with it: it will appear after it and after the
  children that it had. What is in a tree is not added, nor what leaves the screen in the same step
  (C-71).
  source: stackoverflow.com/questions/48653763, the log of a child that is added in viewDidLoad
"""#
}
