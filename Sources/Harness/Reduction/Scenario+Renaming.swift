public import AppearanceModel
import Generators

extension Scenario {
  /// The same scenario with the names that `rename` gives. `names` stay as they are.
  ///
  /// Root views follow their controllers. Texts that name nothing (unknown properties, odd values)
  /// are renamed too.
  public func renamed(_ rename: (Name) -> Name) -> Scenario {
    var scenario = self
    for index in windows.indices { scenario.windows[index].name = rename(windows[index].name) }
    for index in controllers.indices { scenario.controllers[index].rename(rename) }
    for index in steps.indices { scenario.steps[index] = steps[index].renamed(rename) }
    return scenario
  }

  /// The same scenario with its names numbered in the order in which they occur, and with
  /// standard texts: the letter of a name says what it is.
  public var withStandardNames: Scenario {
    var numbering = Numbering(slots: names.slotCount)
    var scenario = renamed { numbering.number($0) }
    scenario.names = scenario.standardTexts(count: numbering.count)
    return scenario
  }

  /// Standard texts for names that are numbered in the order in which they occur.
  func standardTexts(count: Int) -> Names {
    var texts = [String?](repeating: nil, count: count)
    func give(_ name: Name, _ text: String) { texts[name.index] = texts[name.index] ?? text }
    for (index, window) in windows.enumerated() { give(window.name, StandardName.window(index)) }
    var kinds: [Controller.Kind: Int] = [:]
    var views = 0
    for controller in controllers {
      give(controller.name, StandardName.controller(controller.kind, kinds[controller.kind] ?? 0))
      kinds[controller.kind, default: 0] += 1
      for view in controller.views {
        give(view.name, StandardName.view(views))
        views += 1
      }
    }
    var classes = 0
    for case let name? in controllers.map(\.className) where texts[name.index] == nil {
      give(name, StandardName.sharedClass(classes))
      classes += 1
    }
    var added = windows.count
    var properties = 0
    var values = 0
    for step in steps {
      switch step {
      case .addWindow(let window, _) where texts[window.name.index] == nil:
        give(window.name, StandardName.window(added))
        added += 1
      case .set(.unknown(let name), _, _) where texts[name.index] == nil:
        give(name, properties == 0 ? "unknown" : "unknown\(properties + 1)")
        properties += 1
      case .set(_, .other(let name), _) where texts[name.index] == nil:
        give(name, "[\(values == 0 ? "" : String(values))]")
        values += 1
      default: break
      }
    }
    var unknown = 0
    for index in texts.indices where texts[index] == nil {
      texts[index] = StandardName.unknown(unknown)
      unknown += 1
    }
    return Names(texts.map { $0! })
  }
}

/// Gives the names that it meets the numbers 0, 1, 2…
struct Numbering {
  private var numbers: [Int32]
  private(set) var count = 0

  init(slots: Int) { numbers = [Int32](repeating: -1, count: slots / 2) }

  mutating func number(_ name: Name) -> Name {
    var number = numbers[name.index]
    if number < 0 {
      number = Int32(count)
      numbers[name.index] = number
      count += 1
    }
    let plain = Name(index: Int(number))
    return name.isRootView ? plain.rootView : plain
  }
}

extension Controller {
  fileprivate mutating func rename(_ rename: (Name) -> Name) {
    name = rename(name)
    switch place {
    case .root(let window): place = .root(of: rename(window))
    case .child(let parent): place = .child(of: rename(parent))
    case .presented(let presenter): place = .presented(by: rename(presenter))
    case .detached: break
    }
    if let old = sitsIn { sitsIn = rename(old) }
    for index in views.indices {
      views[index].name = rename(views[index].name)
      views[index].superview = rename(views[index].superview)
    }
    renameReferences(rename)
  }

  /// Gives other names to the class and to the controllers that it refers to.
  mutating func renameReferences(_ rename: (Name) -> Name) {
    if let old = className { className = rename(old) }
    if let old = selected { selected = rename(old) }
    if case .controller(let old)? = childForStatusBarStyle {
      childForStatusBarStyle = .controller(rename(old))
    }
    if case .controller(let old)? = childForStatusBarHidden {
      childForStatusBarHidden = .controller(rename(old))
    }
    for index in setOverrideTraitCollection.indices {
      setOverrideTraitCollection[index].child = rename(setOverrideTraitCollection[index].child)
    }
    for index in actions.indices { actions[index].rename(rename) }
  }
}

extension Action {
  fileprivate mutating func rename(_ rename: (Name) -> Name) {
    func renamed(_ target: Target) -> Target {
      if case .named(let name) = target { .named(rename(name)) } else { target }
    }
    switch command {
    case .setNeedsStatusBarAppearanceUpdate(let target, let animated):
      command = .setNeedsStatusBarAppearanceUpdate(on: renamed(target), animated: animated)
    case .setStoredStyle(let target, let style):
      command = .setStoredStyle(on: renamed(target), style)
    case .setStoredHidden(let target, let hidden):
      command = .setStoredHidden(on: renamed(target), hidden)
    case .setStoredAnimation(let target, let animation):
      command = .setStoredAnimation(on: renamed(target), animation)
    case .setShared, .swizzleHidden, .unswizzleHidden: break
    }
  }
}

extension Step {
  /// The same step with other names.
  public func renamed(_ rename: (Name) -> Name) -> Step {
    switch self {
    case .push(let name, let on): .push(rename(name), on: rename(on))
    case .pop(let on): .pop(on: rename(on))
    case .popToRoot(let on): .popToRoot(on: rename(on))
    case .popTo(let name, let on): .popTo(rename(name), on: rename(on))
    case .setViewControllers(let list, let on):
      .setViewControllers(list.map(rename), on: rename(on))
    case .beginInteractivePop(let on): .beginInteractivePop(on: rename(on))
    case .cancelInteractivePop(let on): .cancelInteractivePop(on: rename(on))
    case .finishInteractivePop(let on): .finishInteractivePop(on: rename(on))
    case .swipe(let direction, let on): .swipe(direction, on: rename(on))
    case .select(let name, let on): .select(rename(name), on: rename(on))
    case .addChild(let name, let parent, let view):
      .addChild(rename(name), to: rename(parent), in: view.map(rename))
    case .removeFromParent(let name): .removeFromParent(rename(name))
    case .present(let name, let from): .present(rename(name), from: rename(from))
    case .dismiss(let from): .dismiss(from: rename(from))
    case .beginInteractiveDismiss(let name): .beginInteractiveDismiss(rename(name))
    case .cancelInteractiveDismiss(let name): .cancelInteractiveDismiss(rename(name))
    case .finishInteractiveDismiss(let name): .finishInteractiveDismiss(rename(name))
    case .setRoot(let root, let window): .setRoot(root.map(rename), of: rename(window))
    case .addWindow(let window, let root): addWindow(window, root, rename)
    case .removeWindow(let name): .removeWindow(rename(name))
    case .showWindow(let name): .showWindow(rename(name))
    case .hideWindow(let name): .hideWindow(rename(name))
    case .makeKey(let name): .makeKey(rename(name))
    case .set(let property, let value, let on):
      .set(property.renamed(rename), to: value.renamed(rename), on: rename(on))
    case .setNeedsStatusBarAppearanceUpdate(let on, let animated):
      .setNeedsStatusBarAppearanceUpdate(on: rename(on), animated: animated)
    case .swizzleHidden(let on): .swizzleHidden(on: rename(on))
    case .unswizzleHidden(let on): .unswizzleHidden(on: rename(on))
    case .installStatusBarCover(let name, let anchors):
      .installStatusBarCover(rename(name), anchors: anchors)
    case .setShared, .setStatusBarStyle, .setStatusBarHidden, .readStatusBarByKVC, .rotate,
      .setSystemStyle, .enterBackground, .enterForeground:
      self
    }
  }

  private func addWindow(_ window: Window, _ root: Name?, _ rename: (Name) -> Name) -> Step {
    var window = window
    let root = root.map(rename)
    window.name = rename(window.name)
    return .addWindow(window, root: root)
  }
}

extension Property {
  fileprivate func renamed(_ rename: (Name) -> Name) -> Property {
    if case .unknown(let name) = self { .unknown(rename(name)) } else { self }
  }
}

extension PropertyValue {
  fileprivate func renamed(_ rename: (Name) -> Name) -> PropertyValue {
    switch self {
    case .controller(let name): .controller(rename(name))
    case .child(let name, let style): .child(rename(name), style)
    case .other(let name): .other(rename(name))
    case .null, .bool, .number, .word: self
    }
  }
}
