import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoHarness

/// The class of a container in play: its code runs, and its calls of UIKit are noted.
@MainActor final class Stage {
  /// The one whose container's code runs.
  static var current: Stage?

  let children: [UIViewController]
  private(set) var container: UIViewController!
  /// The container while it is made, once it loads its view or adds a child.
  private var beingMade: UIViewController?
  private var work: [ContainerWork] = []
  private var completions: [Int: (Bool) -> Void] = [:]
  private var animations = 0
  /// The children whose views are in the container's.
  private var views: Set<Int> = []
  /// Those that are no children any more, and whose views are still there: they disappear with these.
  private var leaving: Set<Int> = []
  var needsLayout = false
  private var isLoaded = false
  private var problem: Skip?
  private var answers: [PropertyName.Known: ContainerWork] = [:]

  init(_ children: [UIViewController], _ make: @MainActor ([UIViewController]) -> UIViewController)
  {
    self.children = children
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    container = make(children)
    if !container.shouldAutomaticallyForwardAppearanceMethods {
      work.insert(.forwardsItself, at: 0)
    }
    noteAnswers()
  }

  // MARK: What happens

  /// Runs code of the container; what it has called of UIKit then.
  func work(_ body: () -> Void) throws(Skip) -> [ContainerWork] {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    body()
    if needsLayout { layOut() }
    noteAnswers()
    if let problem { throw problem }
    defer { work = [] }
    return work
  }

  func call(_ method: LifecycleMethod) {
    switch method {
    // To ask for the view has loaded it, or does now.
    case .viewDidLoad: container.loadViewIfNeeded()
    case .viewWillAppear: container.viewWillAppear(false)
    case .viewIsAppearing: container.viewIsAppearing(false)
    case .viewDidAppear:
      layOut()
      container.viewDidAppear(false)
    case .viewWillDisappear: container.viewWillDisappear(false)
    case .viewDidDisappear: container.viewDidDisappear(false)
    }
  }

  func endAnimation(_ number: Int, finished: Bool) {
    completions.removeValue(forKey: number)?(finished)
  }

  func layOut() {
    needsLayout = false
    guard isLoaded, let container else { return }
    container.viewWillLayoutSubviews()
    container.viewDidLayoutSubviews()
  }

  // MARK: What is called of UIKit

  private func child(_ controller: UIViewController) -> Int? {
    children.firstIndex { $0 === controller }
  }

  private func isContainer(_ controller: UIViewController) -> Bool {
    if container == nil, beingMade == nil, child(controller) == nil { beingMade = controller }
    return controller === container ?? beingMade
  }

  func hasLoaded(_ controller: UIViewController) {
    if isContainer(controller) { isLoaded = true }
  }

  private func note(_ new: ContainerWork) {
    noteAnswers()
    work.append(new)
  }

  func added(_ child: UIViewController, to parent: UIViewController) {
    guard let child = self.child(child) else { return }
    guard isContainer(parent) else {
      problem = Skip("children of others than the container")
      return
    }
    if leaving.remove(child) != nil { return }
    note(.addChild(child))
    if views.contains(child) { note(.addSubview(child)) }
  }

  func removed(_ child: UIViewController, from parent: UIViewController) {
    guard let child = self.child(child), isContainer(parent) else { return }
    if views.contains(child) {
      leaving.insert(child)
    } else {
      note(.removeFromParent(child))
    }
  }

  /// Finds the children whose views came or left.
  func viewsHaveMoved() {
    guard let root = (container ?? beingMade)?.viewIfLoaded else { return }
    for (index, child) in children.enumerated() {
      let isIn = child.viewIfLoaded?.isDescendant(of: root) ?? false
      guard isIn != views.contains(index) else { continue }
      if isIn { views.insert(index) } else { views.remove(index) }
      if !isIn, leaving.remove(index) != nil {
        note(.removeFromSuperview(index))
        note(.removeFromParent(index))
      } else if let parent = child.parent, isContainer(parent) {
        note(isIn ? .addSubview(index) : .removeFromSuperview(index))
      }
    }
    needsLayout = true
  }

  func begins(_ controller: UIViewController, _ isAppearing: Bool) {
    guard let child = child(controller) else { return }
    note(.beginAppearanceTransition(child, isAppearing: isAppearing))
  }

  func ends(_ controller: UIViewController) {
    guard let child = child(controller) else { return }
    note(.endAppearanceTransition(child))
  }

  /// Notes an update; one that is in no tree asks for nothing.
  func asks(_ controller: UIViewController) {
    if isContainer(controller) {
      note(.setNeedsStatusBarAppearanceUpdate(nil))
    } else if let child = child(controller) {
      note(.setNeedsStatusBarAppearanceUpdate(child))
    }
  }

  /// Begins an animation; one that repeats is always under way, and no reason to wait.
  func begin(_ options: UIView.AnimationOptions = [], _ completion: ((Bool) -> Void)?) {
    if options.contains(.repeat) { return }
    animations += 1
    completions[animations] = completion
    note(.animate(animations))
  }

  /// True once UIKit's own getter has answered, in place of an override.
  var hasAnsweredByDefault = false

  /// Notes what getters return now, where that is something else than before.
  private func noteAnswers() {
    guard let container else { return }
    note(.childForStatusBarStyle, child: container.childForStatusBarStyle)
    note(.childForStatusBarHidden, child: container.childForStatusBarHidden)
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    hasAnsweredByDefault = false
    let style = container.preferredStatusBarStyle
    note(
      .preferredStatusBarStyle, .word(style.value.rawValue),
      isDefault: hasAnsweredByDefault && style == .default)
    hasAnsweredByDefault = false
    let isHidden = container.prefersStatusBarHidden
    note(.prefersStatusBarHidden, .bool(isHidden), isDefault: hasAnsweredByDefault && !isHidden)
  }

  private func note(_ getter: PropertyName.Known, child controller: UIViewController?) {
    let index = controller.flatMap(child)
    if controller != nil, index == nil { problem = Skip("a getter that returns no child of it") }
    if answers[getter] == nil, index == nil { return }
    set(getter, .returnsChild(getter, index))
  }

  /// The answer of UIKit's own getter is no override, also that of a child: in landscape it may say something else.
  private func note(_ getter: PropertyName.Known, _ value: Literal, isDefault: Bool) {
    if answers[getter] == nil, isDefault { return }
    set(getter, .returns(getter, isDefault ? .null : value))
  }

  private func set(_ getter: PropertyName.Known, _ answer: ContainerWork) {
    guard answers[getter] != answer else { return }
    answers[getter] = answer
    work.append(answer)
  }
}

extension UIStatusBarStyle {
  /// Its value.
  var value: StatusBarStyle {
    switch self {
    case .default: .default
    case .lightContent: .lightContent
    case .darkContent: .darkContent
    }
  }

  init(_ style: StatusBarStyle) {
    self =
      switch style {
      case .default: .default
      case .lightContent: .lightContent
      case .darkContent: .darkContent
      }
  }
}
