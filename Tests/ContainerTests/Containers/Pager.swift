#if canImport(UIKit)
  import UIKit
#else
  import StatusQuoUIKit
#endif

/// A pager that has all pages in its view and calls them itself: the neighbor of a swipe appears while it comes in.
final class Pager: UIViewController {
  /// The mistake in it.
  enum Mistake: String, CaseIterable {
    case neverCallsTheFirst, callsAllPages, forgetsToForward, endsInCompletion, neverAsks
    case keepsCanceledSwipe, neverEndsCanceledSwipe, endsBeforeItBegins, forgetsDisappearing
    case callsWhileCovered, beginsTwice, forwardsOnlyAppearing, asksAfterEndedSwipeNever
    case beginsTwiceInAppearing, endsTheOldOnly, cancelKeepsIndex
  }

  let pages: [UIViewController]
  let mistake: Mistake?
  private(set) var index = 0
  /// The page that goes, and the one that comes.
  private var turn: (from: UIViewController, to: UIViewController)?
  private var neighbor: Int?
  private var isShown = false
  private var hasAppeared = false
  private var answered = 0

  init(pages: [UIViewController], mistake: Mistake? = nil) {
    (self.pages, self.mistake) = (pages, mistake)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  var current: UIViewController { pages[index] }

  override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages {
      addChild(page)
      view.addSubview(page.view)
      page.didMove(toParent: self)
    }
  }

  // MARK: The status bar

  override var childForStatusBarStyle: UIViewController? { pages[answered] }
  override var childForStatusBarHidden: UIViewController? { pages[answered] }

  private func ask() {
    if mistake != .neverAsks { setNeedsStatusBarAppearanceUpdate() }
  }

  // MARK: Forwarding

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { mistake == .callsAllPages }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isShown = true
    guard forwards else { return }
    current.beginAppearanceTransition(true, animated: animated)
    if mistake == .beginsTwiceInAppearing {
      current.beginAppearanceTransition(true, animated: animated)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if forwards { current.endAppearanceTransition() }
    hasAppeared = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    endTurn()
    if mistake != .callsWhileCovered { isShown = false }
    guard forwards, mistake != .forwardsOnlyAppearing else { return }
    current.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard forwards, mistake != .forwardsOnlyAppearing, mistake != .forgetsDisappearing else {
      return
    }
    current.endAppearanceTransition()
  }

  /// True unless a mistake leaves out a call.
  private var forwards: Bool {
    switch mistake {
    case .neverCallsTheFirst, .callsAllPages: return false
    case .forgetsToForward: return !hasAppeared
    default: return true
    }
  }

  // MARK: Turning pages

  func next() { select(index + 1) }
  func previous() { select(index - 1) }

  func select(_ new: Int) {
    guard pages.indices.contains(new), new != index, neighbor == nil else { return }
    let (old, coming) = (current, pages[new])
    if mistake != .endsInCompletion { endTurn() }
    index = new
    if mistake == .endsInCompletion {
      begin(old, coming)
      UIView.animate(withDuration: 0.3, animations: {}) { [self] _ in
        guard isShown else { return }
        old.endAppearanceTransition()
        coming.endAppearanceTransition()
      }
    } else {
      begin(old, coming)
      UIView.animate(withDuration: 0.3, animations: {}) { [self] _ in
        if turn?.to === coming { endTurn() }
      }
    }
    answered = index
    ask()
  }

  func swipe(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began:
      guard neighbor == nil else { return }
      endTurn()
      let new = index + 1 < pages.count ? index + 1 : index - 1
      guard pages.indices.contains(new) else { return }
      neighbor = new
      begin(current, pages[new])
      if mistake == .keepsCanceledSwipe { answered = new }
    case .ended:
      guard let new = neighbor else { return }
      neighbor = nil
      let wasUnderWay = turn != nil
      if !wasUnderWay { begin(current, pages[new]) }
      index = new
      answered = new
      endTurn()
      if mistake != .asksAfterEndedSwipeNever { ask() }
    case .cancelled:
      guard let new = neighbor else { return }
      neighbor = nil
      if mistake == .cancelKeepsIndex { (index, answered) = (new, new) }
      guard let turn else { return }
      self.turn = nil
      guard isShown, mistake != .neverEndsCanceledSwipe else { return }
      turn.to.beginAppearanceTransition(false, animated: true)
      turn.from.beginAppearanceTransition(true, animated: true)
      turn.to.endAppearanceTransition()
      turn.from.endAppearanceTransition()
    default: break
    }
  }

  private func begin(_ old: UIViewController, _ new: UIViewController) {
    guard isShown, mistake != .callsAllPages else { return }
    turn = (old, new)
    if mistake == .endsBeforeItBegins { new.endAppearanceTransition() }
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    if mistake == .beginsTwice { new.beginAppearanceTransition(true, animated: true) }
  }

  private func endTurn() {
    guard let turn else { return }
    self.turn = nil
    // A swipe that is under way turns back where the pager leaves the screen.
    if neighbor != nil {
      turn.to.beginAppearanceTransition(false, animated: false)
      turn.from.beginAppearanceTransition(true, animated: false)
    }
    turn.from.endAppearanceTransition()
    if mistake != .endsTheOldOnly { turn.to.endAppearanceTransition() }
  }
}
