#if canImport(UIKit)
  import UIKit
#else
  import StatusQuoUIKit
#endif

/// A modal framework: cards lie on a content, as children in place of UIKit's modals. The topmost card decides; a
/// swipe down dismisses it.
final class Cards: UIViewController {
  /// The mistake in it.
  enum Mistake: String, CaseIterable {
    case swipeNeverAsks, neverAsks, lowestCardLeaves, completionTakesTheTop, keepsDismissing
    case presentsTwice, hiddenFromContent, cardBelowDisappears, asksBeforeTheCardLeaves
    case neverRemovesAfterASwipe, countsUnfinished
  }

  let content: UIViewController
  /// Those that can be presented.
  let all: [UIViewController]
  let mistake: Mistake?
  /// The cards, the topmost last.
  private(set) var stack: [UIViewController] = []
  private var isDismissing = false

  init(content: UIViewController, cards: [UIViewController], mistake: Mistake? = nil) {
    (self.content, self.all, self.mistake) = (content, cards, mistake)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(content)
  }

  // MARK: The status bar

  private var decider: UIViewController {
    if isDismissing { return stack.dropLast().last ?? content }
    return stack.last ?? content
  }

  override var childForStatusBarStyle: UIViewController? { decider }

  override var childForStatusBarHidden: UIViewController? {
    mistake == .hiddenFromContent ? content : decider
  }

  private func ask() {
    if mistake != .neverAsks { setNeedsStatusBarAppearanceUpdate() }
  }

  // MARK: Cards

  func presentCard() {
    let free = all.first { card in !stack.contains { $0 === card } }
    guard let card = mistake == .presentsTwice ? free ?? all.last : free else { return }
    if mistake == .cardBelowDisappears { stack.last?.view.removeFromSuperview() }
    stack.append(card)
    if card.parent == nil || card.view.superview == nil { add(card) }
    ask()
    UIView.animate(withDuration: 0.3, animations: {})
  }

  func dismissCard() { dismiss(bySwipe: false) }

  private func dismiss(bySwipe: Bool) {
    guard let top = stack.last else { return }
    if mistake == .asksBeforeTheCardLeaves { ask() }
    if mistake == .lowestCardLeaves, stack.count > 1 {
      remove(stack[0])
      stack.removeLast()
      return ask()
    }
    stack.removeLast()
    let asks = mistake != .asksBeforeTheCardLeaves && !(bySwipe && mistake == .swipeNeverAsks)
    if asks { ask() }
    UIView.animate(withDuration: 0.3, animations: {}) { [self] isFinished in
      if mistake == .countsUnfinished, !isFinished { return }
      if bySwipe, mistake == .neverRemovesAfterASwipe { return }
      if mistake == .completionTakesTheTop {
        if let last = children.last, last !== content { remove(last) }
      } else if !stack.contains(where: { $0 === top }) {
        remove(top)
      }
    }
  }

  func swipeDown(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began:
      if mistake == .keepsDismissing { isDismissing = true }
    case .ended:
      isDismissing = false
      dismiss(bySwipe: true)
    default: break
    }
  }

  // MARK: Children

  private func add(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
