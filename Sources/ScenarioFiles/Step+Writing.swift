import AppearanceModel

extension Step {
  /// Writes the step in the form of a document: `do`, then the arguments.
  func write(to json: inout JSONBuilder, _ names: Names) {
    json.object { json in
      json.member("do", kind.rawValue)
      writeArguments(to: &json, names)
    }
  }

  private func writeArguments(to json: inout JSONBuilder, _ names: Names) {
    func name(_ key: String, _ name: Name) { json.member(key, names.text(name)) }
    switch self {
    case .push(let controller, let container), .popTo(let controller, let container):
      name("controller", controller)
      name("on", container)
    case .select(let controller, let container):
      name("on", container)
      name("controller", controller)
    case .pop(let container), .popToRoot(let container), .beginInteractivePop(let container),
      .cancelInteractivePop(let container), .finishInteractivePop(let container),
      .swizzleHidden(let container), .unswizzleHidden(let container):
      name("on", container)
    case .setViewControllers(let controllers, let container):
      name("on", container)
      json.member("controllers", JSON(controllers.map { JSON(names.text($0)) }))
    case .swipe(let direction, let container):
      name("on", container)
      json.member("direction", direction.rawValue)
    case .addChild(let controller, let parent, let view):
      name("controller", controller)
      name("to", parent)
      if let view { name("in", view) }
    case .removeFromParent(let controller), .beginInteractiveDismiss(let controller),
      .cancelInteractiveDismiss(let controller), .finishInteractiveDismiss(let controller):
      name("controller", controller)
    case .present(let controller, let presenter):
      name("controller", controller)
      name("from", presenter)
    case .dismiss(let presenter): name("from", presenter)
    case .setRoot(let controller, let window):
      name("window", window)
      json.member("controller", controller.map { JSON(names.text($0)) } ?? .null)
    case .addWindow(let window, let root):
      json.member("window") { json in
        json.object { json in
          window.write(to: &json, names)
          if let root { json.member("root", names.text(root)) }
        }
      }
    case .removeWindow(let window), .showWindow(let window), .hideWindow(let window),
      .makeKey(let window):
      name("window", window)
    case .set(let property, let value, let receiver):
      name("on", receiver)
      json.member("property", property.text(names))
      json.member("value", value.json(names))
    case .setShared(let style), .setStatusBarStyle(let style):
      json.member("style", style.rawValue)
    case .setNeedsStatusBarAppearanceUpdate(let receiver, let animated):
      name("on", receiver)
      if animated { json.member("animated", true) }
    case .setStatusBarHidden(let hidden, let animation):
      json.member("hidden", hidden)
      if animation != .none { json.member("animation", animation.rawValue) }
    case .installStatusBarCover(let controller, let anchors):
      name("controller", controller)
      if let anchors { json.member("anchors", JSON(anchors.map(\.json))) }
    case .rotate(let orientation): json.member("to", orientation.rawValue)
    case .setSystemStyle(let style): json.member("style", style.rawValue)
    case .readStatusBarByKVC, .enterBackground, .enterForeground: break
    }
  }
}
