#if canImport(UIKit)
  import UIKit
#else
  import StatusQuoUIKit
#endif

/// A drawer: a menu comes over the content, by a call or by a pan. The menu decides the bar while it is open.
final class Drawer: UIViewController {
  /// The mistake in it.
  enum Mistake: String, CaseIterable {
    case neverForwards, neverAsks, sideStaysIn, callsByHandToo, asksBeforeItChanges
    case keepsCanceledPan, forwardsHiddenToContent, removesOnlyWhenFinished, removesWhenReopened
    case asksTheWrongOne, addsTheViewOnly, endsBeforeItBegins
    case asksAtEndOfFinishedOnly, staysAChild, forgetsAfterAModal, openTwiceToggles
    case panEndsWithoutAsking, decidesOnce, asksTwiceOnly, cancelForgetsOpen, hidesInWillDisappear
  }

  let content: UIViewController
  let menu: UIViewController
  let mistake: Mistake?
  private(set) var isOpen = false
  private var isPanning = false
  /// The state that the getters go by, which a mistake may leave behind.
  private var answersMenu = false
  private var asks = 0

  init(content: UIViewController, menu: UIViewController, mistake: Mistake? = nil) {
    (self.content, self.menu, self.mistake) = (content, menu, mistake)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(content)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if mistake == .forgetsAfterAModal { answersMenu = false }
    if mistake == .hidesInWillDisappear { hide(menu) }
  }

  // MARK: The status bar

  private var decider: UIViewController? {
    switch mistake {
    case .neverForwards: nil
    case .decidesOnce: firstDecider
    default: answersMenu ? menu : content
    }
  }

  override var childForStatusBarStyle: UIViewController? { decider }

  override var childForStatusBarHidden: UIViewController? {
    mistake == .forwardsHiddenToContent ? content : decider
  }

  private lazy var firstDecider = answersMenu ? menu : content

  private func ask() {
    asks += 1
    switch mistake {
    case .asksTwiceOnly: if asks <= 2 { setNeedsStatusBarAppearanceUpdate() }
    case .neverAsks: break
    case .asksTheWrongOne: UIViewController().setNeedsStatusBarAppearanceUpdate()
    default: setNeedsStatusBarAppearanceUpdate()
    }
  }

  // MARK: Opening and closing

  func open() {
    if mistake == .openTwiceToggles, isOpen {
      answersMenu.toggle()
      return ask()
    }
    guard !isOpen else { return }
    isOpen = true
    show(menu)
    decide(menu: true)
    UIView.animate(withDuration: 0.3, animations: {}) { [self] isFinished in
      if mistake == .asksAtEndOfFinishedOnly, isFinished { ask() }
    }
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    decide(menu: false)
    UIView.animate(withDuration: 0.3, animations: {}) { [self] isFinished in
      if mistake == .removesOnlyWhenFinished, !isFinished { return }
      if mistake == .removesWhenReopened || (!isOpen && !isPanning) { hide(menu) }
    }
  }

  private func decide(menu: Bool) {
    if mistake == .asksBeforeItChanges { ask() }
    answersMenu = menu
    if mistake != .asksBeforeItChanges, mistake != .asksAtEndOfFinishedOnly { ask() }
  }

  func pan(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began:
      isPanning = true
      show(menu)
      if mistake == .keepsCanceledPan { decide(menu: true) }
    case .ended:
      isPanning = false
      if mistake == .panEndsWithoutAsking {
        (isOpen, answersMenu) = (true, true)
      } else {
        open()
      }
    case .cancelled:
      isPanning = false
      if mistake == .cancelForgetsOpen || !isOpen { hide(menu) }
    default: break
    }
  }

  // MARK: Children

  private func add(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func show(_ child: UIViewController) {
    guard child.parent == nil || child.view.superview == nil else { return }
    if mistake == .addsTheViewOnly { return view.addSubview(child.view) }
    add(child)
    if mistake == .callsByHandToo {
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
    }
    if mistake == .endsBeforeItBegins { child.endAppearanceTransition() }
  }

  private func hide(_ child: UIViewController) {
    if mistake == .sideStaysIn { return child.view.isHidden = true }
    guard child.parent != nil || mistake == .addsTheViewOnly else { return }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    if mistake != .staysAChild { child.removeFromParent() }
  }
}
