public import AppearanceModel

extension Step {
  /// As the call or assignment that a UIKit developer would write: `N.push(C)`.
  ///
  /// - Precondition: `names` are those of the step's scenario.
  public func call(_ names: Names) -> String {
    func text(_ name: Name) -> String { names.text(name) }
    switch self {
    case .push(let controller, let on): return "\(text(on)).push(\(text(controller)))"
    case .popTo(let controller, let on): return "\(text(on)).popTo(\(text(controller)))"
    case .setViewControllers(let controllers, let on):
      let list = controllers.map(text).joined(separator: ", ")
      return "\(text(on)).setViewControllers([\(list)])"
    case .swipe(let direction, let on): return "\(text(on)).swipe(\(direction.rawValue))"
    case .select(let controller, let on): return "\(text(on)).select(\(text(controller)))"
    case .addChild(let child, let parent, let view):
      let place = view.map { ", in: \(text($0))" } ?? ""
      return "\(text(parent)).addChild(\(text(child))\(place))"
    case .present(let controller, let from): return "\(text(from)).present(\(text(controller)))"
    case .pop(let on), .popToRoot(let on), .beginInteractivePop(let on),
      .cancelInteractivePop(let on), .finishInteractivePop(let on), .removeFromParent(let on),
      .dismiss(let on), .beginInteractiveDismiss(let on), .cancelInteractiveDismiss(let on),
      .finishInteractiveDismiss(let on), .makeKey(let on), .swizzleHidden(let on),
      .unswizzleHidden(let on):
      return "\(text(on)).\(kind.rawValue)()"
    case .setRoot(let controller, let window):
      return "\(text(window)).rootViewController = \(controller.map(text) ?? "nil")"
    case .addWindow(let window, let root):
      let arguments =
        [text(window.name)] + window.settings + (root.map { ["root: \(text($0))"] } ?? [])
      return "addWindow(\(arguments.joined(separator: ", ")))"
    case .removeWindow(let window): return "removeWindow(\(text(window)))"
    case .showWindow(let window): return "\(text(window)).isHidden = false"
    case .hideWindow(let window): return "\(text(window)).isHidden = true"
    case .set(let property, let value, let on): return setCall(property, value, text(on), names)
    case .setShared(let style): return "shared.style = \(style.rawValue)"
    case .setNeedsStatusBarAppearanceUpdate(let on, let animated):
      return "\(text(on)).\(kind.rawValue)(\(animated ? "animated: true" : ""))"
    case .setStatusBarStyle(let style): return "application.setStatusBarStyle(\(style.rawValue))"
    case .setStatusBarHidden(let hidden, let animation):
      return "application.setStatusBarHidden(\(hidden), with: \(animation.rawValue))"
    case .installStatusBarCover(let controller, let anchors):
      let list = anchors.map { $0.map(\.text).joined(separator: ", ") }
      return "\(text(controller)).installStatusBarCover(\(list.map { "[\($0)]" } ?? ""))"
    case .rotate(let orientation): return "rotate(to: \(orientation.rawValue))"
    case .setSystemStyle(let style): return "system.style = \(style.rawValue)"
    case .readStatusBarByKVC, .enterBackground, .enterForeground: return "\(kind.rawValue)()"
    }
  }

  private func setCall(
    _ property: Property, _ value: PropertyValue, _ receiver: String, _ names: Names
  ) -> String {
    if case .child(let child, let style) = value, property == .known(.setOverrideTraitCollection) {
      let style = style?.rawValue ?? "null"
      return "\(receiver).setOverrideTraitCollection(\(style), forChild: \(names.text(child)))"
    }
    return "\(receiver).\(property.text(names)) = \(value.text(names))"
  }
}

extension Property {
  func text(_ names: Names) -> String {
    switch self {
    case .known(let known): known.rawValue
    case .unknown(let name): names.text(name)
    }
  }
}

extension PropertyValue {
  func text(_ names: Names) -> String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value.plain
    case .word(let word): word.rawValue
    case .controller(let name): names.text(name)
    case .child(let name, let style):
      "\(style?.rawValue ?? "null") for child \(names.text(name))"
    case .other(let json): names.text(json)
    }
  }
}

extension Anchor {
  /// As an equation: `bottom = margins.top`.
  var text: String {
    switch target {
    case .attribute(let other, let item):
      "\(attribute.rawValue) = \(item.rawValue).\(other.rawValue)"
    case .constant(let value): "\(attribute.rawValue) = \(value.plain)"
    }
  }
}
