#if canImport(UIKit)
  import UIKit
#else
  import StatusQuoUIKit
#endif

/// Shows one page of several, with a mistake.
final class WrongSwitcher: Switcher {
  enum Mistake: String, CaseIterable {
    case keepsTheValue, removesTheNewOne, asksTheOldPage, asksLater, leavesTheViewIn
    case changesInWillAppear, childOfNobody, asksInViewWillAppear, endsUnfinished
  }

  let mistake: Mistake
  private lazy var style = selected.preferredStatusBarStyle
  private var isLate = false

  init(_ pages: [UIViewController], _ mistake: Mistake) {
    self.mistake = mistake
    super.init(pages)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override var childForStatusBarStyle: UIViewController? {
    switch mistake {
    case .keepsTheValue: nil
    case .changesInWillAppear: isLate ? pages[0] : selected
    default: selected
    }
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    mistake == .keepsTheValue ? style : super.preferredStatusBarStyle
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if mistake == .changesInWillAppear, index != 0 { isLate.toggle() }
    if mistake == .asksInViewWillAppear { setNeedsStatusBarAppearanceUpdate() }
  }

  override func change(from old: UIViewController, to new: UIViewController) {
    switch mistake {
    case .removesTheNewOne:
      add(new)
      remove(new)
    case .leavesTheViewIn:
      old.willMove(toParent: nil)
      old.removeFromParent()
      add(new)
    case .childOfNobody:
      old.view.removeFromSuperview()
      view.addSubview(new.view)
    case .endsUnfinished:
      add(new)
      UIView.animate(withDuration: 0.3, animations: {}) { [self] isFinished in
        if isFinished, old !== selected { remove(old) }
      }
    default:
      remove(old)
      add(new)
    }
    style = new.preferredStatusBarStyle
    switch mistake {
    case .asksTheOldPage: old.setNeedsStatusBarAppearanceUpdate()
    case .asksInViewWillAppear: break
    case .asksLater: view.setNeedsDisplay()
    default: setNeedsStatusBarAppearanceUpdate()
    }
  }

  override func add(_ child: UIViewController) {
    if child.parent == nil { super.add(child) }
  }
}
