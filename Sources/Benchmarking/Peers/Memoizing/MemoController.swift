import StatusQuoAppearanceModel

/// A controller that remembers the style it holds and whether it is on screen.
///
/// Only one resolver uses it, on one thread: accesses need no dynamic checks.
final class MemoController {
  let name: Name
  let kind: Controller.Kind
  @exclusivity(unchecked) private(set) unowned var parent: MemoController?
  @exclusivity(unchecked) private(set) var children: [MemoController] = []
  @exclusivity(unchecked) private(set) var presented: MemoController?
  @exclusivity(unchecked) private(set) unowned var presenter: MemoController?
  @exclusivity(unchecked) var isRoot = false

  @exclusivity(unchecked) var own: UserInterfaceStyle
  @exclusivity(unchecked) var preferredStatusBarStyle: StatusBarStyle?
  @exclusivity(unchecked) var prefersStatusBarHidden: Bool?
  let isNavigationBarHidden: Bool
  @exclusivity(unchecked) private unowned var selection: MemoController?

  /// The style that `own` or the nearest one above gives. Pushed down by `propagate`; `unspecified`
  /// until then.
  @exclusivity(unchecked) var style = UserInterfaceStyle.unspecified
  /// The style at the start of step `changedStep`.
  @exclusivity(unchecked) var styleBefore = UserInterfaceStyle.light
  @exclusivity(unchecked) var changedStep = -1
  @exclusivity(unchecked) var isOnScreen = false
  @exclusivity(unchecked) var isLoaded = false

  init(_ controller: Controller) {
    name = controller.name
    kind = controller.kind
    own = controller.overrideUserInterfaceStyle
    isNavigationBarHidden = controller.isNavigationBarHidden
  }

  var top: MemoController { parent?.top ?? self }

  var isInWindow: Bool {
    let top = top
    return top.isRoot || top.presenter?.isInWindow == true
  }

  var selected: MemoController? {
    get { selection ?? children.first }
    set { selection = newValue }
  }

  /// W-8.
  func isActive(_ child: MemoController) -> Bool {
    switch kind {
    case .navigation: children.last === child
    case .tab: selected === child
    case .plain, .split, .page, .alert: true
    }
  }

  /// The default result of its child getters.
  func forwarded(forStyle: Bool) -> MemoController? {
    switch kind {
    case .navigation: forStyle && !isNavigationBarHidden ? nil : children.last
    case .tab: selected
    case .plain, .split, .page, .alert: nil
    }
  }

  func contains(_ other: MemoController) -> Bool {
    var node: MemoController? = other
    while let current = node {
      if current === self { return true }
      node = current.parent
    }
    return false
  }

  func append(_ child: MemoController) {
    child.parent?.remove(child)
    children.append(child)
    child.parent = self
  }

  func remove(_ child: MemoController) {
    children.removeAll { $0 === child }
    if selection === child { selection = nil }
    child.parent = nil
  }

  func present(_ controller: MemoController) {
    presented = controller
    controller.presenter = self
  }

  func endPresentation() {
    presented?.presenter = nil
    presented = nil
  }

  // MARK: What follows from a change

  /// Hands a changed style down to descendants without a style of their own.
  ///
  /// - Returns: whether anything changed.
  @discardableResult
  func propagate(_ inherited: UserInterfaceStyle, in step: Int) -> Bool {
    let style = own == .unspecified ? inherited : own
    if style == self.style { return false }
    if changedStep != step {
      changedStep = step
      styleBefore = self.style
    }
    self.style = style
    for child in children { child.propagate(style, in: step) }
    return true
  }

  /// Notes that it is on screen, or not, with what that means below it.
  func show(
    _ isShown: Bool, _ outgoing: inout [MemoController], _ incoming: inout [MemoController]
  ) {
    if isOnScreen == isShown { return }
    isOnScreen = isShown
    if isShown { incoming.append(self) } else { outgoing.append(self) }
    switch kind {
    case .navigation: children.last?.show(isShown, &outgoing, &incoming)
    case .tab: selected?.show(isShown, &outgoing, &incoming)
    case .plain, .split, .page, .alert:
      for child in children { child.show(isShown, &outgoing, &incoming) }
    }
    presented?.show(isShown, &outgoing, &incoming)
  }

  /// The styles of its tree, and those that the step changed.
  func observe(in step: Int, _ styles: inout [NodeStyle], _ changes: inout [StyleChange]) {
    styles.append(NodeStyle(node: name, style: style))
    styles.append(NodeStyle(node: name.rootView, style: style))
    if changedStep == step, styleBefore != style {
      changes.append(StyleChange(node: name, from: styleBefore, to: style))
      changes.append(StyleChange(node: name.rootView, from: styleBefore, to: style))
    }
    for child in children { child.observe(in: step, &styles, &changes) }
    presented?.observe(in: step, &styles, &changes)
  }
}
