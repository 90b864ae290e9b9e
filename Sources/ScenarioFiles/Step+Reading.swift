import AppearanceModel

extension ScenarioReader {
  /// A step: `do` and its arguments. What a step names need not exist.
  mutating func readStep(_ json: JSON) throws(JSONError) -> Step {
    var step = try Fields(json, "a step")
    let kind: Step.Kind = try step.required("do", "what the step does").asWord()
    let result = try readStep(kind, &step)
    try step.end()
    return result
  }

  private mutating func readStep(
    _ kind: Step.Kind, _ step: inout Fields
  ) throws(JSONError) -> Step {
    switch kind {
    case .push: .push(try name("controller", &step), on: try name("on", &step))
    case .pop: .pop(on: try name("on", &step))
    case .popToRoot: .popToRoot(on: try name("on", &step))
    case .popTo: .popTo(try name("controller", &step), on: try name("on", &step))
    case .setViewControllers: try readSetViewControllers(&step)
    case .beginInteractivePop: .beginInteractivePop(on: try name("on", &step))
    case .cancelInteractivePop: .cancelInteractivePop(on: try name("on", &step))
    case .finishInteractivePop: .finishInteractivePop(on: try name("on", &step))
    case .swipe: .swipe(try step.requiredWord("direction"), on: try name("on", &step))
    case .select: .select(try name("controller", &step), on: try name("on", &step))
    case .addChild:
      .addChild(
        try name("controller", &step), to: try name("to", &step),
        in: try optionalName("in", &step))
    case .removeFromParent: .removeFromParent(try name("controller", &step))
    case .present: .present(try name("controller", &step), from: try name("from", &step))
    case .dismiss: .dismiss(from: try name("from", &step))
    case .beginInteractiveDismiss: .beginInteractiveDismiss(try name("controller", &step))
    case .cancelInteractiveDismiss: .cancelInteractiveDismiss(try name("controller", &step))
    case .finishInteractiveDismiss: .finishInteractiveDismiss(try name("controller", &step))
    case .setRoot: try readSetRoot(&step)
    case .addWindow: try readAddWindow(&step)
    case .removeWindow: .removeWindow(try name("window", &step))
    case .showWindow: .showWindow(try name("window", &step))
    case .hideWindow: .hideWindow(try name("window", &step))
    case .makeKey: .makeKey(try name("window", &step))
    case .set: try readSet(&step)
    case .setShared: .setShared(try step.requiredWord("style"))
    case .setNeedsStatusBarAppearanceUpdate:
      .setNeedsStatusBarAppearanceUpdate(
        on: try name("on", &step), animated: try step.bool("animated") ?? false)
    case .setStatusBarStyle: .setStatusBarStyle(try step.requiredWord("style"))
    case .setStatusBarHidden:
      .setStatusBarHidden(
        try step.required("hidden", "true or false").asBool(),
        try step.word("animation") ?? .none)
    case .swizzleHidden: .swizzleHidden(on: try name("on", &step))
    case .unswizzleHidden: .unswizzleHidden(on: try name("on", &step))
    case .readStatusBarByKVC: .readStatusBarByKVC
    case .installStatusBarCover: try readInstallStatusBarCover(&step)
    case .rotate: .rotate(to: try step.requiredWord("to"))
    case .setSystemStyle: .setSystemStyle(try step.requiredWord("style", from: [.light, .dark]))
    case .enterBackground: .enterBackground
    case .enterForeground: .enterForeground
    }
  }

  private mutating func name(_ key: String, _ step: inout Fields) throws(JSONError) -> Name {
    try name(try step.required(key, "a name"), "a name")
  }

  private mutating func optionalName(
    _ key: String, _ step: inout Fields
  ) throws(JSONError) -> Name? {
    guard let json = step.optional(key) else { return nil }
    return try name(json, "a name")
  }

  private mutating func readSetViewControllers(
    _ step: inout Fields
  ) throws(JSONError) -> Step {
    let container = try name("on", &step)
    var controllers: [Name] = []
    for json in try step.required("controllers", "a list of names").asList(of: "names") {
      controllers.append(try name(json, "a name"))
    }
    return .setViewControllers(controllers, on: container)
  }

  private mutating func readSetRoot(_ step: inout Fields) throws(JSONError) -> Step {
    let window = try name("window", &step)
    return .setRoot(try optionalName("controller", &step), of: window)
  }

  private mutating func readAddWindow(_ step: inout Fields) throws(JSONError) -> Step {
    var fields = try Fields(try step.required("window", "a window"), "a window")
    let name = try addedName(&fields, of: "the window")
    let window = try Window(&fields, name: name)
    let root = try optionalName("root", &fields)
    try fields.end()
    return .addWindow(window, root: root)
  }

  private mutating func readSet(_ step: inout Fields) throws(JSONError) -> Step {
    let receiver = try name("on", &step)
    let property = try step.required("property", "the name of a property")
      .asText("the name of a property")
    let value = step.optional("value") ?? .null
    return .set(
      Property(property, &scenario.names), to: PropertyValue(value, &scenario.names),
      on: receiver)
  }

  private mutating func readInstallStatusBarCover(
    _ step: inout Fields
  ) throws(JSONError) -> Step {
    let controller = try name("controller", &step)
    guard let pairs = try step.list("anchors", of: "pairs") else {
      return .installStatusBarCover(controller, anchors: nil)
    }
    var anchors: [Anchor] = []
    for pair in pairs { anchors.append(try Anchor(pair)) }
    return .installStatusBarCover(controller, anchors: anchors)
  }
}
