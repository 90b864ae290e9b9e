import AppearanceModel

extension Step {
  /// Steps that do something like it, most of them simpler, the simplest first. Names stay.
  var simpler: [Step] {
    switch self {
    case .popToRoot(let on), .beginInteractivePop(let on): [.pop(on: on)]
    case .popTo(_, let on): [.pop(on: on), .popToRoot(on: on)]
    case .setViewControllers(let list, let on):
      [.pop(on: on)] + list.map { .push($0, on: on) } + [.popToRoot(on: on)]
        + list.indices.map { .setViewControllers(list.without($0), on: on) }
    case .swipe(let direction, let on): [.swipe(direction == .up ? .down : .up, on: on)]
    case .addChild(let name, let parent, let view):
      view == nil ? [] : [.addChild(name, to: parent, in: nil)]
    case .beginInteractiveDismiss(let name): [.dismiss(from: name)]
    case .setRoot(let root, let window): root == nil ? [] : [.setRoot(nil, of: window)]
    case .addWindow(let window, let root): addWindow(window, root)
    case .removeWindow(let name): [.hideWindow(name)]
    case .set(let property, let value, let on):
      value.simpler(for: property).map { .set(property, to: $0, on: on) }
    case .setShared(let style): style.simpler.map { .setShared($0) }
    case .setNeedsStatusBarAppearanceUpdate(let on, let animated):
      animated ? [.setNeedsStatusBarAppearanceUpdate(on: on, animated: false)] : []
    case .setStatusBarStyle(let style): style.simpler.map { .setStatusBarStyle($0) }
    case .setStatusBarHidden(let hidden, let animation):
      [.setStatusBarHidden(!hidden, animation)]
        + (animation == .none ? [] : [.setStatusBarHidden(hidden, .none)])
    case .rotate(let orientation):
      [.rotate(to: orientation == .portrait ? .landscape : .portrait)]
    case .setSystemStyle(let style): [.setSystemStyle(style.opposite)]
    case .installStatusBarCover(let name, let anchors?):
      [.installStatusBarCover(name, anchors: nil)]
        + anchors.indices.map { .installStatusBarCover(name, anchors: anchors.without($0)) }
    case .push, .pop, .cancelInteractivePop, .finishInteractivePop, .select, .removeFromParent,
      .present, .dismiss, .cancelInteractiveDismiss, .finishInteractiveDismiss, .showWindow,
      .hideWindow, .makeKey, .swizzleHidden, .unswizzleHidden, .readStatusBarByKVC,
      .installStatusBarCover, .enterBackground, .enterForeground:
      []
    }
  }

  private func addWindow(_ window: Window, _ root: Name?) -> [Step] {
    var steps: [Step] = [.showWindow(window.name)]
    if root != nil { steps.append(.addWindow(window, root: nil)) }
    for field in Window.fields where field.rank(window) > 0 {
      for rank in 0..<field.rank(window) {
        var simpler = window
        field.set(&simpler, rank)
        steps.append(.addWindow(simpler, root: root))
      }
    }
    return steps
  }

  /// How many arguments it has that it could do without.
  var values: Int {
    switch self {
    case .setViewControllers(let list, _): list.count
    case .addChild(_, _, let view): view == nil ? 0 : 1
    case .setRoot(let root, _): root == nil ? 0 : 1
    case .addWindow(let window, let root): window.values + (root == nil ? 0 : 1)
    case .set(_, let value, _): value == .null ? 0 : 1
    case .setNeedsStatusBarAppearanceUpdate(_, let animated): animated ? 1 : 0
    case .setStatusBarHidden(_, let animation): animation == .none ? 0 : 1
    case .installStatusBarCover(_, let anchors): anchors.map { $0.count + 1 } ?? 0
    default: 0
    }
  }
}

extension Step.Kind {
  /// How hard a step of this kind is to understand, compared with others.
  var complexity: Int { complexities[self]! }
}

private let complexities = Dictionary(
  uniqueKeysWithValues: zip(
    [
      .setNeedsStatusBarAppearanceUpdate, .pop, .push, .select, .present, .dismiss, .set,
      .removeFromParent, .addChild, .rotate, .setSystemStyle, .popToRoot, .popTo,
      .setViewControllers, .hideWindow, .showWindow, .setRoot, .removeWindow, .addWindow, .makeKey,
      .beginInteractivePop, .cancelInteractivePop, .finishInteractivePop,
      .beginInteractiveDismiss, .cancelInteractiveDismiss, .finishInteractiveDismiss,
      .enterBackground, .enterForeground, .setShared, .setStatusBarStyle, .setStatusBarHidden,
      .swizzleHidden, .unswizzleHidden, .swipe, .installStatusBarCover, .readStatusBarByKVC,
    ] as [Step.Kind], 0...))

extension PropertyValue {
  /// Other values of the same property, the simplest first.
  func simpler(for property: Property) -> [PropertyValue] {
    PropertyValue.values(of: property).filter { $0 != self }
  }

  /// What a property is mostly set to, the simplest first.
  static func values(of property: Property) -> [PropertyValue] {
    guard case .known(let property) = property else { return [.null] }
    switch property {
    case .preferredStatusBarStyle:
      return [.null, .word(.lightContent), .word(.darkContent), .word(.default), .word(.stored)]
    case .prefersStatusBarHidden: return [.null, .bool(true), .bool(false), .word(.stored)]
    case .preferredStatusBarUpdateAnimation:
      return [.null, .word(.slide), .word(.none), .word(.fade), .word(.stored)]
    case .childForStatusBarStyle, .childForStatusBarHidden:
      return [.null, .word(.nil), .word(.topViewController), .word(.visibleViewController)]
    case .storedStyle:
      return [.null, .word(.lightContent), .word(.darkContent), .word(.default)]
    case .storedAnimation: return [.null, .word(.slide), .word(.none), .word(.fade)]
    case .modalPresentationStyle: return [.null, .word(.fullScreen), .word(.overFullScreen)]
    case .overrideUserInterfaceStyle, .presentationOverrideTraitCollection,
      .overrideTraitCollectionForChild:
      return [.null, .word(.dark), .word(.light), .word(.unspecified)]
    case .barStyle: return [.null, .word(.black), .word(.default)]
    case .additionalSafeAreaInsetsTop: return [.null, .number(10), .number(0)]
    case .level: return [.null, .number(1), .number(0)]
    case .storedHidden, .modalPresentationCapturesStatusBarAppearance,
      .definesPresentationContext, .isNavigationBarHidden, .hidesBarsOnSwipe, .coversScreen:
      return [.null, .bool(true), .bool(false)]
    case .setOverrideTraitCollection: return [.null]
    }
  }
}

extension StatusBarStyle {
  fileprivate var simpler: [StatusBarStyle] {
    switch self {
    case .lightContent: []
    case .darkContent: [.lightContent]
    case .default: [.lightContent, .darkContent]
    }
  }
}

extension Window {
  /// How many of its values are not the default.
  var values: Int {
    Window.fields.reduce(0) { $1.rank(self) > 0 ? $0 + 1 : $0 }
  }
}

extension Array {
  func without(_ index: Int) -> [Element] {
    var copy = self
    copy.remove(at: index)
    return copy
  }
}
