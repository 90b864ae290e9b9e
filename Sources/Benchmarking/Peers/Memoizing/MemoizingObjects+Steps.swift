import StatusQuoAppearanceModel

extension MemoizingObjects {
  func set(
    _ property: PropertyName.Known, to value: PropertyValue, on object: MemoController
  ) throws(MemoRefusal) {
    switch (property, value) {
    case (.overrideUserInterfaceStyle, .word(let word)):
      object.own = word == .dark ? .dark : word == .light ? .light : .unspecified
      restyle(object)
    case (.preferredStatusBarStyle, .word(.lightContent)):
      object.preferredStatusBarStyle = .lightContent
    case (.preferredStatusBarStyle, .null): object.preferredStatusBarStyle = nil
    case (.prefersStatusBarHidden, .bool(let hidden)): object.prefersStatusBarHidden = hidden
    case (.prefersStatusBarHidden, .null): object.prefersStatusBarHidden = nil
    default: preconditionFailure("workloads set no '\(property.rawValue)' to that")
    }
    bar.isDirty = true
  }

  func setSystemStyle(_ style: UserInterfaceStyle) throws(MemoRefusal) {
    if style == systemStyle { throw .ignored(.noChange) }
    systemStyleBefore = systemStyle
    systemStyle = style
    hasStyleChanges = true
    for object in controllers where object.parent == nil {
      object.propagate(style, in: stepNumber)
    }
    bar.isDirty = true
  }

  func select(_ child: MemoController, on tab: MemoController) throws(MemoRefusal) {
    if child.parent !== tab { throw .raised(.notAChild) }
    let old = tab.selected
    if old === child { return }
    tab.selected = child
    moved(
      old, child, updates: tab.isOnScreen, animated: false, appearsFirst: true, isTab: true)
  }

  func push(_ child: MemoController, on stack: MemoController) throws(MemoRefusal) {
    if child.kind == .navigation { throw .raised(.navigationControllerPushed) }
    if child.parent === stack { throw .raised(.alreadyInStack) }
    if child.contains(stack) { throw .raised(.containsReceiver) }
    if child.presenter != nil { throw .raised(.activeController) }
    let oldTop = stack.children.last
    stack.append(child)
    moved(oldTop, child, updates: stack.isOnScreen, animated: true)
  }

  func pop(on stack: MemoController) throws(MemoRefusal) {
    guard stack.children.count > 1, let top = stack.children.last else {
      throw .ignored(.oneControllerLeft)
    }
    stack.remove(top)
    moved(top, stack.children.last, updates: stack.isOnScreen, animated: true)
  }

  func addChild(
    _ child: MemoController, to parent: MemoController
  ) throws(MemoRefusal) {
    switch parent.kind {
    case .navigation, .tab, .alert: throw .ignored(.wrongKind)
    case .plain, .split, .page: break
    }
    if child.contains(parent) { throw .raised(.containsReceiver) }
    if child.presenter != nil { throw .raised(.activeController) }
    if child.parent === parent { throw .ignored(.alreadyAChild) }
    parent.append(child)
    moved(child, nil, updates: false, animated: false)
  }

  func removeFromParent(_ child: MemoController) throws(MemoRefusal) {
    guard let parent = child.parent else { throw .ignored(.noParent) }
    switch parent.kind {
    case .navigation, .tab: throw .ignored(.managedByContainer)
    case .plain, .split, .page, .alert: break
    }
    parent.remove(child)
    changeScreen(child, nil)
    note(.viewWillDisappear, outgoing)
    note(.viewDidDisappear, outgoing)
    restyle(child)
    bar.isDirty = true
  }

  func present(
    _ controller: MemoController, from asked: MemoController
  ) throws(MemoRefusal) {
    if controller === asked { throw .raised(.presentsItself) }
    if controller.parent != nil || controller.isRoot { throw .raised(.activeController) }
    if controller.presenter != nil { throw .raised(.alreadyPresented) }
    if !asked.isInWindow { throw .ignored(.notInWindow) }
    let presenter = asked.top
    if presenter.presented != nil { throw .ignored(.alreadyPresenting) }
    presenter.present(controller)
    moved(controller, nil, updates: true, animated: true, appearsFirst: true)
  }

  func dismiss(from asked: MemoController) throws(MemoRefusal) {
    var holder: MemoController? = asked
    while let current = holder, current.presented == nil { holder = current.parent }
    guard let presenter = holder ?? asked.top.presenter, let presented = presenter.presented else {
      throw .ignored(.nothingToDismiss)
    }
    presenter.endPresentation()
    moved(presented, nil, updates: true, animated: true, appearsFirst: true)
  }

  // MARK: What follows from a move

  /// Styles, lifecycle and the bar, once the structure has changed around two controllers.
  private func moved(
    _ one: MemoController?, _ other: MemoController?, updates: Bool, animated: Bool,
    appearsFirst: Bool = false, isTab: Bool = false
  ) {
    bar.isDirty = true
    if let one { restyle(one) }
    if let other { restyle(other) }
    changeScreen(one, other)
    if updates { updateBar(animated: animated) }
    loadIncoming()
    if isTab { noteViewWillAppear() }
    note(.viewWillDisappear, outgoing)
    if !isTab { noteViewWillAppear() }
    note(.viewIsAppearing, incoming)
    if !appearsFirst { note(.viewDidDisappear, outgoing) }
    note(.viewDidAppear, incoming)
    if appearsFirst { note(.viewDidDisappear, outgoing) }
  }

  func launch() {
    changeScreen(root, nil)
    updateBar(animated: false)
    bar.displayed.animation = .none
    bar.displayed.animated = false
    loadIncoming()
    noteViewWillAppear()
    note(.viewIsAppearing, incoming)
    note(.viewDidAppear, incoming)
    recolorBar()
  }

  private func loadIncoming() {
    for controller in incoming where !controller.isLoaded && comingStack(around: controller) == nil
    {
      load(controller)
    }
  }

  /// A stack loads what is in it then (L-1).
  private func noteViewWillAppear() {
    for controller in incoming {
      calls.append(LifecycleCall(controller: controller.name, method: .viewWillAppear))
      if controller.kind != .navigation { continue }
      for waiting in incoming
      where !waiting.isLoaded && comingStack(around: waiting) === controller { load(waiting) }
    }
  }

  private func load(_ controller: MemoController) {
    controller.isLoaded = true
    calls.append(LifecycleCall(controller: controller.name, method: .viewDidLoad))
  }

  private func comingStack(around controller: MemoController) -> MemoController? {
    var above = controller.parent
    while let stack = above,
      stack.kind != .navigation || !incoming.contains(where: { $0 === stack })
    {
      above = stack.parent
    }
    return above
  }

  private func note(_ method: LifecycleMethod, _ controllers: [MemoController]) {
    for controller in controllers {
      calls.append(LifecycleCall(controller: controller.name, method: method))
    }
  }

  /// Sets `isOnScreen` below two controllers, and lists those that left the screen or came on it.
  private func changeScreen(_ one: MemoController?, _ other: MemoController?) {
    outgoing.removeAll(keepingCapacity: true)
    incoming.removeAll(keepingCapacity: true)
    if let one { one.show(isShown(one), &outgoing, &incoming) }
    if let other { other.show(isShown(other), &outgoing, &incoming) }
  }

  private func isShown(_ controller: MemoController) -> Bool {
    if let parent = controller.parent { return parent.isOnScreen && parent.isActive(controller) }
    return controller.isRoot || controller.presenter?.isOnScreen == true
  }
}
