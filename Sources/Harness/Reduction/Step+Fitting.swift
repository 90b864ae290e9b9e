import AppearanceModel

extension Step {
  /// Whether what it names is of the kind that it asks for, in a world that begins like `world`.
  ///
  /// One that does not fit is refused, whatever happened before it.
  func fits(_ world: Scenario) -> Bool {
    switch self {
    case .push(let name, let on), .popTo(let name, let on):
      name != on && world.declares(name) && world.kind(of: on) == .navigation
    case .setViewControllers(let list, let on):
      list.allSatisfy(world.declares) && world.kind(of: on) == .navigation
    case .pop(let on), .popToRoot(let on), .beginInteractivePop(let on),
      .cancelInteractivePop(let on), .finishInteractivePop(let on), .swipe(_, let on):
      world.kind(of: on) == .navigation
    case .select(let name, let on):
      name != on && world.declares(name) && world.kind(of: on) == .tab
    case .addChild(let name, let parent, let view):
      name != parent && world.declares(name) && world.holds(view, in: parent)
        && ![.navigation, .tab, .alert, nil].contains(world.kind(of: parent))
    case .present(let name, let other):
      name != other && world.declares(name) && world.declares(other)
    case .removeFromParent(let name), .dismiss(let name), .beginInteractiveDismiss(let name),
      .cancelInteractiveDismiss(let name), .finishInteractiveDismiss(let name),
      .setNeedsStatusBarAppearanceUpdate(let name, _), .swizzleHidden(let name),
      .unswizzleHidden(let name), .installStatusBarCover(let name, _):
      world.declares(name)
    case .setRoot(let root, let window):
      !world.declares(window.withoutView) && root.map(world.declares) ?? true
    case .addWindow(let window, let root):
      !world.declares(window.name.withoutView) && root.map(world.declares) ?? true
    case .removeWindow(let name), .showWindow(let name), .hideWindow(let name), .makeKey(let name):
      !world.declares(name.withoutView)
    case .set(.known(let property), let value, let on):
      world.allows(value) && world.has(property, on)
    case .set(.unknown, _, _): false
    case .setShared, .setStatusBarStyle, .setStatusBarHidden, .readStatusBarByKVC, .rotate,
      .setSystemStyle, .enterBackground, .enterForeground:
      true
    }
  }
}

extension Scenario {
  /// Whether a step names what is of the wrong kind or nowhere.
  var misnames: Bool { !steps.allSatisfy { $0.fits(self) } }

  fileprivate func declares(_ name: Name) -> Bool { position(of: name) != nil }

  fileprivate func kind(of name: Name) -> Controller.Kind? {
    position(of: name).map { controllers[$0].kind }
  }

  fileprivate func holds(_ view: Name?, in parent: Name) -> Bool {
    guard let view, view != parent.rootView else { return true }
    return position(of: parent).map { controllers[$0].views.contains { $0.name == view } } ?? false
  }

  /// Whether a value names nothing but controllers.
  fileprivate func allows(_ value: PropertyValue) -> Bool {
    switch value {
    case .controller(let name), .child(let name, _): declares(name)
    case .null, .bool, .number, .word, .other: true
    }
  }

  fileprivate func has(_ property: Property.Known, _ name: Name) -> Bool {
    switch property {
    case .level, .coversScreen: !declares(name.withoutView)
    case .overrideUserInterfaceStyle: !name.isRootView || declares(name.withoutView)
    case .barStyle, .isNavigationBarHidden, .hidesBarsOnSwipe: kind(of: name) == .navigation
    default: declares(name)
    }
  }
}
