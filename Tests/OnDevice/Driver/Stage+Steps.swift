import StatusQuoAppearanceModel
import StatusQuoCatalog

extension Stage {
  /// Plays a step by UIKit's own calls. A step that names what is not there does nothing.
  func apply(_ step: Step) throws(Undrivable) {
    if let event = ContainerEvent(step, scenario.names) { return try play(event) }
    if let obstacle = step.obstacleToDriver { throw Undrivable(obstacle) }
    switch step {
    case .push(let child, let name):
      guard let child = controllers[child], let navigation = navigation(name) else { return }
      try checkHolds(navigation, [child])
      guard !(child is UINavigationController) else {
        throw Undrivable("a navigation controller in another one")
      }
      navigation.pushViewController(child, animated: false)
    case .pop(let name): _ = navigation(name)?.popViewController(animated: false)
    case .popToRoot(let name): _ = navigation(name)?.popToRootViewController(animated: false)
    case .popTo(let child, let name):
      guard let child = controllers[child], let navigation = navigation(name) else { return }
      guard navigation.children.contains(where: { $0 === child }) else {
        throw Undrivable("a controller that is not in the stack")
      }
      navigation.popToViewController(child, animated: false)
    case .setViewControllers(let children, let name):
      let all = children.compactMap { controllers[$0] }
      guard all.count == children.count, let navigation = navigation(name) else { return }
      try checkHolds(navigation, all.filter { $0.parent !== navigation })
      guard Set(children).count == children.count else { throw Undrivable("a controller twice") }
      guard !all.contains(where: { $0 is UINavigationController }) else {
        throw Undrivable("a navigation controller in another one")
      }
      navigation.setViewControllers(all, animated: false)
    case .select(let child, let name):
      guard let child = controllers[child], let tab = controllers[name] as? UITabBarController,
        tab.viewControllers?.contains(where: { $0 === child }) == true
      else { return }
      tab.selectedViewController = child
    case .addChild(let child, let parent, _):
      try add(child, to: parent)
    case .removeFromParent(let name): try remove(name)
    case .present(let other, let presenter): try present(other, from: presenter)
    case .dismiss(let name): controllers[name]?.dismiss(animated: false)
    case .setRoot(let root, let name): try setRoot(root, of: name)
    case .addWindow(let window, let root): try show(window, root: root)
    case .removeWindow(let name):
      windows[name]?.isHidden = true
      windows[name]?.rootViewController = nil
      windows[name] = nil
    case .showWindow(let name): windows[name]?.isHidden = false
    case .hideWindow(let name): windows[name]?.isHidden = true
    case .makeKey(let name): windows[name]?.makeKey()
    case .set(let property, let value, let name): try set(property, to: value, on: name)
    case .setShared(let style): shared = style
    case .setNeedsStatusBarAppearanceUpdate(let name, let isAnimated):
      updateBar(controllers[name], isAnimated: isAnimated)
    case .rotate(let orientation): try turn(to: orientation)
    default:
      throw Undrivable("\(step.kind.rawValue) is not played")
    }
  }

  private func updateBar(_ controller: UIViewController?, isAnimated: Bool) {
    guard isAnimated else {
      controller?.setNeedsStatusBarAppearanceUpdate()
      return
    }
    UIView.animate(withDuration: 0.1) { controller?.setNeedsStatusBarAppearanceUpdate() }
  }

  /// Asks the scene to turn; the screen is looked at once it has.
  func turn(to orientation: Orientation) throws(Undrivable) {
    guard scene.interfaceOrientation.isLandscape != orientation.isLandscape else { return }
    guard #available(iOS 16, *) else { throw Undrivable("to turn needs iOS 16") }
    awaited = orientation
    scene.requestGeometryUpdate(
      UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: orientation.uiKit)
    ) { [weak self] _ in
      Task { @MainActor in self?.stuck = "the app does not turn" }
    }
  }

  private func navigation(_ name: Name) -> UINavigationController? {
    controllers[name] as? UINavigationController
  }

  /// Refuses calls that UIKit would raise at, or answer by moving something silently: the app would
  /// end, and nothing would be learned.
  private func checkHolds(
    _ container: UIViewController, _ children: [UIViewController]
  ) throws(Undrivable) {
    for child in children {
      guard child.parent == nil, child.presentingViewController == nil, !isRoot(child) else {
        throw Undrivable("a controller that is elsewhere already")
      }
      var above: UIViewController? = container
      while let next = above {
        guard next !== child else { throw Undrivable("a controller below itself") }
        above = next.parent ?? next.presentingViewController
      }
    }
  }

  /// Adds a child's view, at its distances from the edges of the container's, which it keeps.
  func addView(of child: UIViewController, to container: UIViewController) {
    container.view.addSubview(child.view)
    let name = controllers.first { $0.value === child }?.key
    guard let insets = name.flatMap({ settings[$0] })?.viewInsets else { return }
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.frame = container.view.bounds.inset(
      by: UIEdgeInsets(
        top: .init(insets.top), left: .init(insets.left), bottom: .init(insets.bottom),
        right: .init(insets.right)))
  }

  /// Returns true for a container whose children's views the app adds.
  func holdsViewsItself(_ container: UIViewController) -> Bool {
    !(container is UINavigationController) && !(container is UITabBarController)
      && !(container is UISplitViewController) && !(container is UIPageViewController)
  }

  private func isRoot(_ controller: UIViewController) -> Bool {
    windows.values.contains { $0.rootViewController === controller }
  }

  func setRoot(_ root: Name?, of name: Name) throws(Undrivable) {
    guard let window = windows[name] else { return }
    let wanted = root.flatMap { controllers[$0] }
    if let wanted, window.rootViewController !== wanted {
      // The root of another window may move (W-3).
      guard wanted.parent == nil, wanted.presentingViewController == nil else {
        throw Undrivable("a controller that is elsewhere already")
      }
    }
    window.rootViewController = wanted
  }

  private func add(_ child: Name, to parent: Name) throws(Undrivable) {
    guard let child = controllers[child], let container = controllers[parent] else { return }
    try checkHolds(container, [child])
    guard holdsViewsItself(container) else {
      throw Undrivable("a child of a container that UIKit manages")
    }
    container.addChild(child)
    if container.isViewLoaded { addView(of: child, to: container) }
    child.didMove(toParent: container)
  }

  private func remove(_ name: Name) throws(Undrivable) {
    guard let child = controllers[name], let parent = child.parent else { return }
    guard holdsViewsItself(parent) else {
      throw Undrivable("removal from a container that UIKit manages")
    }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  func present(_ other: Name, from presenter: Name) throws(Undrivable) {
    guard let other = controllers[other], let presenter = controllers[presenter] else { return }
    guard presenter.presentedViewController == nil else {
      throw Undrivable("a presentation while there is one")
    }
    try checkHolds(presenter, [other])
    if other.modalPresentationStyle == .popover {
      throw Undrivable(DriverObstacle.popover)
    }
    presenter.present(other, animated: false, completion: nil)
  }

  // MARK: Properties

  private func set(
    _ property: PropertyName, to value: PropertyValue, on name: Name
  ) throws(Undrivable) {
    guard case .known(let property) = property else { return }
    if let window = windows[name] {
      return try set(property, to: value, on: window)
    }
    guard let controller = controllers[name] else { return }
    switch property {
    case .storedStyle:
      if let style: StatusBarStyle = value.word() { settings[name]?.stored.style = style }
    case .storedHidden: if case .bool(let hidden) = value { settings[name]?.stored.hidden = hidden }
    case .storedAnimation:
      if let animation: StatusBarAnimation = value.word() {
        settings[name]?.stored.animation = animation
      }
    case .preferredStatusBarStyle:
      try change(name, .style, value) { (settings: inout Controller, style: StatusBarStyle) in
        settings.preferredStatusBarStyle = .constant(style)
      }
    case .preferredStatusBarUpdateAnimation:
      try change(name, .animation, value) {
        (settings: inout Controller, animation: StatusBarAnimation) in
        settings.preferredStatusBarUpdateAnimation = .constant(animation)
      }
    case .prefersStatusBarHidden:
      guard case .bool(let hidden) = value, settings[name]?.overridden.contains(.hidden) == true
      else { throw Undrivable(DriverObstacle.override) }
      settings[name]?.prefersStatusBarHidden = .constant(hidden)
    case .modalPresentationStyle:
      guard let style: ModalPresentationStyle = value.word() else { return }
      controller.modalPresentationStyle = style.uiKit
    case .modalPresentationCapturesStatusBarAppearance:
      guard case .bool(let captures) = value else { return }
      controller.modalPresentationCapturesStatusBarAppearance = captures
    case .definesPresentationContext:
      guard case .bool(let defines) = value else { return }
      controller.definesPresentationContext = defines
    case .overrideUserInterfaceStyle:
      guard let style: UserInterfaceStyle = value.word() else { return }
      controller.overrideUserInterfaceStyle = style.uiKit
    case .barStyle:
      guard let style: BarStyle = value.word() else { return }
      (controller as? UINavigationController)?.navigationBar.barStyle = style.uiKit
    case .isNavigationBarHidden:
      guard case .bool(let hidden) = value else { return }
      (controller as? UINavigationController)?.setNavigationBarHidden(hidden, animated: false)
    case .traitOverridesUserInterfaceStyle: try override(value.word(), of: controller)
    case .setOverrideTraitCollection:
      guard case .child(let child, let style) = value, let child = controllers[child] else {
        return
      }
      controller.setOverrideTraitCollection(style.map { $0.uiKitTraits }, forChild: child)
    case .hidesBarsOnSwipe:
      guard case .bool(let hides) = value else { return }
      (controller as? UINavigationController)?.hidesBarsOnSwipe = hides
    case .additionalSafeAreaInsetsTop:
      guard case .number(let top) = value else { return }
      controller.additionalSafeAreaInsets.top = .init(top)
    case .childForStatusBarStyle, .childForStatusBarHidden, .overrideTraitCollectionForChild,
      .presentationOverrideTraitCollection, .isToolbarHidden, .isTabBarHidden, .level,
      .coversScreen, .additionalSafeAreaInsetsLeft, .additionalSafeAreaInsetsBottom,
      .additionalSafeAreaInsetsRight,
      .prefersHomeIndicatorAutoHidden, .childForHomeIndicatorAutoHidden,
      .preferredScreenEdgesDeferringSystemGestures, .childForScreenEdgesDeferringSystemGestures,
      .preferredVerticalBarBehavior, .childForPreferredVerticalBarBehavior:
      throw Undrivable("\(property.rawValue) is not set")
    }
  }

  private func set(
    _ property: PropertyName.Known, to value: PropertyValue, on window: UIWindow
  ) throws(Undrivable) {
    switch property {
    case .overrideUserInterfaceStyle:
      if let style: UserInterfaceStyle = value.word() {
        window.overrideUserInterfaceStyle = style.uiKit
      }
    case .traitOverridesUserInterfaceStyle: try override(value.word(), of: window)
    case .level:
      if case .number(let level) = value {
        window.windowLevel = UIWindow.Level(rawValue: .init(level))
      }
    case .coversScreen, .preferredStatusBarStyle, .prefersStatusBarHidden,
      .preferredStatusBarUpdateAnimation, .childForStatusBarStyle, .childForStatusBarHidden,
      .storedStyle, .storedHidden, .storedAnimation, .modalPresentationStyle,
      .modalPresentationCapturesStatusBarAppearance, .definesPresentationContext,
      .overrideTraitCollectionForChild, .setOverrideTraitCollection,
      .presentationOverrideTraitCollection, .barStyle, .isNavigationBarHidden, .hidesBarsOnSwipe,
      .isToolbarHidden, .isTabBarHidden, .additionalSafeAreaInsetsTop,
      .additionalSafeAreaInsetsLeft,
      .additionalSafeAreaInsetsBottom, .additionalSafeAreaInsetsRight,
      .prefersHomeIndicatorAutoHidden, .childForHomeIndicatorAutoHidden,
      .preferredScreenEdgesDeferringSystemGestures, .childForScreenEdgesDeferringSystemGestures,
      .preferredVerticalBarBehavior, .childForPreferredVerticalBarBehavior:
      throw Undrivable("\(property.rawValue) of a window")
    }
  }

  /// Sets the style in a controller's `traitOverrides`, or removes it.
  func override(
    _ style: UserInterfaceStyle?, of controller: UIViewController
  ) throws(Undrivable) {
    guard #available(iOS 17, *) else { throw Undrivable("traitOverrides need iOS 17") }
    if let style {
      controller.traitOverrides.userInterfaceStyle = style.uiKit
    } else {
      controller.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    }
  }

  /// Sets the style of a window.
  func override(_ style: UserInterfaceStyle?, of window: UIWindow) throws(Undrivable) {
    guard #available(iOS 17, *) else { throw Undrivable("traitOverrides need iOS 17") }
    if let style {
      window.traitOverrides.userInterfaceStyle = style.uiKit
    } else {
      window.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    }
  }

  /// Changes what an overridden getter answers; a class can't begin or cease to override one.
  private func change<Value: RawRepresentable<String>>(
    _ name: Name, _ getter: Getter, _ value: PropertyValue,
    _ body: (inout Controller, Value) -> Void
  ) throws(Undrivable) {
    guard var controller = settings[name], controller.overridden.contains(getter),
      let value: Value = value.word()
    else { throw Undrivable(DriverObstacle.override) }
    body(&controller, value)
    settings[name] = controller
  }

  // MARK: Actions

  /// Does what a lifecycle method does besides calling super.
  func perform(_ command: Action.Command, on name: Name) throws(Undrivable) {
    if let obstacle = command.obstacleToDriver { throw Undrivable(obstacle) }
    switch command {
    case .setNeedsStatusBarAppearanceUpdate(let target, let isAnimated):
      updateBar(self.target(target, of: name).flatMap { controllers[$0] }, isAnimated: isAnimated)
    case .setStoredStyle(let target, let style):
      if let target = self.target(target, of: name) { settings[target]?.stored.style = style }
    case .setStoredHidden(let target, let hidden):
      if let target = self.target(target, of: name) { settings[target]?.stored.hidden = hidden }
    case .setStoredAnimation(let target, let animation):
      if let target = self.target(target, of: name) {
        settings[target]?.stored.animation = animation
      }
    case .setShared(let style): shared = style
    case .swizzleHidden, .unswizzleHidden, .beginAppearanceTransition, .endAppearanceTransition,
      .addChild, .addSubview:
      break
    }
  }

  private func target(_ target: Action.Target, of name: Name) -> Name? {
    guard let controller = controllers[name] else { return nil }
    let wanted: UIViewController?
    switch target {
    case .self: return name
    case .named(let other): return controllers[other] == nil ? nil : other
    case .parent: wanted = controller.parent
    case .presenter: wanted = controller.presentingViewController
    }
    return scenario.controllers.first { controllers[$0.name] === wanted }?.name
  }
}

extension PropertyValue {
  fileprivate func word<Value: RawRepresentable<String>>() -> Value? {
    guard case .word(let word) = self else { return nil }
    return Value(rawValue: word.rawValue)
  }
}
