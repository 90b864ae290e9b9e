#if canImport(UIKit)
  import UIKit
#else
  import StatusQuoUIKit
#endif

/// Right containers, each written as some people do.
class Switcher: UIViewController {
  let pages: [UIViewController]
  private(set) var index = 0

  var selected: UIViewController { pages[index] }
  var shown: [UIViewController] { [selected] }

  init(_ pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(selected)
  }

  override var childForStatusBarStyle: UIViewController? { selected }
  override var childForStatusBarHidden: UIViewController? { selected }

  func select(_ new: Int) {
    guard new != index else { return }
    let old = selected
    index = new
    change(from: old, to: selected)
  }

  /// Shows another page.
  func change(from old: UIViewController, to new: UIViewController) {
    remove(old)
    add(new)
    setNeedsStatusBarAppearanceUpdate()
  }

  func add(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

/// All pages are visible, side by side; the selected one decides.
final class SideBySide: Switcher {
  override var shown: [UIViewController] { pages }

  override func viewDidLoad() { for page in pages { add(page) } }

  override func change(from old: UIViewController, to new: UIViewController) {
    setNeedsStatusBarAppearanceUpdate()
  }
}

/// Neighbors are loaded before they are shown.
final class LoadingEarly: Switcher {
  override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages { page.loadViewIfNeeded() }
  }
}

/// The page decides the style, the container whether the bar is hidden.
final class StyleOnly: Switcher {
  override var childForStatusBarHidden: UIViewController? { nil }
  override var prefersStatusBarHidden: Bool { index == 2 }
}

/// Returns what the page wants, in place of the page.
final class Values: Switcher {
  override var childForStatusBarStyle: UIViewController? { nil }
  override var childForStatusBarHidden: UIViewController? { nil }
  override var preferredStatusBarStyle: UIStatusBarStyle { selected.preferredStatusBarStyle }
  override var prefersStatusBarHidden: Bool { selected.prefersStatusBarHidden }
}

/// Asks when the animation ends, and goes by what is shown then.
final class AskingAtTheEnd: Switcher {
  override func change(from old: UIViewController, to new: UIViewController) {
    add(new)
    UIView.animate(withDuration: 0.3, animations: {}) { [self] _ in
      if old !== selected, old.parent === self { remove(old) }
      setNeedsStatusBarAppearanceUpdate()
    }
  }

  override func add(_ child: UIViewController) {
    if child.parent == nil { super.add(child) }
  }
}

/// Asks at the next layout.
final class AskingAtLayout: Switcher {
  private var needsUpdate = false

  override func change(from old: UIViewController, to new: UIViewController) {
    remove(old)
    add(new)
    needsUpdate = true
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard needsUpdate else { return }
    needsUpdate = false
    setNeedsStatusBarAppearanceUpdate()
  }
}

/// Keeps all pages as children; only the selected one's view is in.
final class KeepingChildren: Switcher {
  override func change(from old: UIViewController, to new: UIViewController) {
    old.view.removeFromSuperview()
    if new.parent == nil { addChild(new) }
    view.addSubview(new.view)
    new.didMove(toParent: self)
    setNeedsStatusBarAppearanceUpdate()
  }
}

/// Hides the views of pages that were shown, and keeps them in.
final class KeepingViews: Switcher {
  override var shown: [UIViewController] { children }

  override func change(from old: UIViewController, to new: UIViewController) {
    old.view.isHidden = true
    new.view.isHidden = false
    if new.parent == nil { add(new) }
    setNeedsStatusBarAppearanceUpdate()
  }
}

/// Calls its pages itself, one after the other.
final class Forwarding: Switcher {
  private var isShown = false

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isShown = true
    selected.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    selected.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isShown = false
    selected.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    selected.endAppearanceTransition()
  }

  override func change(from old: UIViewController, to new: UIViewController) {
    addChild(new)
    old.willMove(toParent: nil)
    if isShown {
      old.beginAppearanceTransition(false, animated: false)
      new.beginAppearanceTransition(true, animated: false)
    }
    old.view.removeFromSuperview()
    view.addSubview(new.view)
    if isShown {
      old.endAppearanceTransition()
      new.endAppearanceTransition()
    }
    old.removeFromParent()
    new.didMove(toParent: self)
    setNeedsStatusBarAppearanceUpdate()
  }
}

/// Calls UIKit's transition.
final class Transitioning: Switcher {
  private var isUnderWay = false

  override func select(_ new: Int) {
    if !isUnderWay { super.select(new) }
  }

  override func change(from old: UIViewController, to new: UIViewController) {
    isUnderWay = true
    addChild(new)
    old.willMove(toParent: nil)
    transition(from: old, to: new, duration: 0.3, animations: {}) { [self] _ in
      old.removeFromParent()
      new.didMove(toParent: self)
      isUnderWay = false
    }
    setNeedsStatusBarAppearanceUpdate()
  }
}

/// Animates with an animator, which the next call finishes.
final class Animator: Switcher {
  private var animator: UIViewPropertyAnimator?

  override func change(from old: UIViewController, to new: UIViewController) {
    animator?.stopAnimation(false)
    animator?.finishAnimation(at: .end)
    add(new)
    let next = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) {}
    next.addCompletion { [self] _ in
      remove(old)
      animator = nil
    }
    animator = next
    next.startAnimation()
    setNeedsStatusBarAppearanceUpdate()
  }
}

/// Adds its first page once it has appeared.
final class AddingLate: Switcher {
  private var isSetUp = false

  override var shown: [UIViewController] { isSetUp ? [selected] : [] }

  override func viewDidLoad() {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isSetUp else { return }
    isSetUp = true
    add(selected)
    setNeedsStatusBarAppearanceUpdate()
  }
}

/// Has all pages as children before its view is loaded.
final class AddingInInit: Switcher {
  override init(_ pages: [UIViewController]) {
    super.init(pages)
    for page in pages {
      addChild(page)
      page.didMove(toParent: self)
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() { view.addSubview(selected.view) }

  override func change(from old: UIViewController, to new: UIViewController) {
    old.view.removeFromSuperview()
    view.addSubview(new.view)
    setNeedsStatusBarAppearanceUpdate()
  }
}

/// Has its view loaded by its init, with the first page in it.
final class LoadingInInit: Switcher {
  override init(_ pages: [UIViewController]) {
    super.init(pages)
    loadViewIfNeeded()
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

/// Adds its first page in viewWillAppear, once.
final class AddingInWillAppear: Switcher {
  private var isSetUp = false

  override var shown: [UIViewController] { isSetUp ? [selected] : [] }

  override func viewDidLoad() {}

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !isSetUp else { return }
    isSetUp = true
    add(selected)
  }
}

/// Leaves its other page where it leaves the screen.
final class ClosingWhenCovered: Switcher {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    select(0)
  }
}

/// Asks by its page, which is in its tree.
final class AskingThePage: Switcher {
  override func change(from old: UIViewController, to new: UIViewController) {
    remove(old)
    add(new)
    new.setNeedsStatusBarAppearanceUpdate()
  }
}
