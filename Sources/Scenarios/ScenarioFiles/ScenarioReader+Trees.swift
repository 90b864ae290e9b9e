import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoJSON

extension ScenarioReader {
  /// Reads a window and the tree below it.
  mutating func readWindow(_ json: JSON) throws(JSONError) {
    var fields = try Fields(json, "a window")
    var window = Window(try declaredName(&fields, of: "the window"))
    try read(Window.members, of: &window, named: window.name, &fields)
    let root = fields.optional("root")
    try fields.end()
    scenario.windows.append(window)
    if let root { try readTree(root, at: .root(of: window.name)) }
  }

  /// Reads a controller and everything under it, in declaration order: it, its children with
  /// their trees, what it presents. What waits is on a stack, so any depth will do.
  mutating func readTree(_ root: JSON, at place: Controller.Place) throws(JSONError) {
    var waiting = [(json: root, place: place)]
    while let next = waiting.popLast() {
      var fields = try Fields(next.json, "a controller")
      let controller = try readController(&fields, at: next.place)
      let children = try fields.list("children", of: "controllers") ?? []
      let presented = fields.optional("presented")
      try fields.end()
      scenario.controllers.append(controller)
      if let presented { waiting.append((presented, .presented(by: controller.name))) }
      for child in children.reversed() { waiting.append((child, .child(of: controller.name))) }
    }
  }

  private mutating func readController(
    _ fields: inout Fields, at place: Controller.Place
  ) throws(JSONError) -> Controller {
    let name = try declaredName(&fields, of: "the controller")
    var controller = Controller(.plain, name, at: place)
    let system = try readSystemKind(of: &controller, &fields)
    try read(
      system == nil ? Controller.members : Controller.members.filter { $0.key != "kind" },
      of: &controller, named: name, &fields)
    if let base = system?.className { setClass(of: &controller, base) }
    for view in try fields.list("views", of: "views") ?? [] {
      controller.views.append(try readView(view, of: name))
    }
    if let actions = fields.optional("actions") {
      controller.actions = try readActions(actions)
    }
    return controller
  }

  /// The kind, where it is one of Apple's frameworks: a common kind with answers, which other keys may
  /// overrule.
  private mutating func readSystemKind(
    of controller: inout Controller, _ fields: inout Fields
  ) throws(JSONError) -> SystemController? {
    guard let kind = fields.json["kind"], !kind.isNull else { return nil }
    guard let system = kind.string.flatMap(SystemController.init) else {
      if kind.string.flatMap(Controller.Kind.init) != nil { return nil }
      let words =
        Controller.Kind.allCases.map { $0.rawValue } + SystemController.allCases.map { $0.rawValue }
      let meant = kind.string.flatMap { text in
        // Classes of Apple's that have no kind of their own.
        let isPlain = ["viewcontroller", "tableviewcontroller", "collectionviewcontroller"]
          .contains { $0 == text.lowercased() || "ui" + $0 == text.lowercased() }
        return isPlain ? "plain" : suggestion(for: text, among: words)
      }
      throw kind.isNot(
        choice(of: words, kind: "one of \(words.count) kinds", isClear: meant != nil),
        suggestion: meant)
    }
    _ = fields.optional("kind")
    system.apply(to: &controller, on: scenario.environment.iOS)
    if system.className == nil {
      // No two are known to be of one class.
      controller.className =
        scenario.names["\(system.label)<\(scenario.names.text(controller.name))>"]
    }
    guard system == .hosting else { return system }
    let (name, host) = (scenario.names.text(controller.name), system.className ?? "")
    // Generic over its content: no two hosts have one class, unless the document says so.
    if !name.hasPrefix(host) { controller.className = scenario.names["\(host)<\(name)>"] }
    for preference in HostedPreference.allCases {
      guard let json = fields.optional(preference.rawValue) else { continue }
      preference.apply(try json.asLiteral(preference.form), to: &controller)
    }
    return system
  }

  /// A class that the document gives is derived from Apple's, as its text then says.
  private mutating func setClass(of controller: inout Controller, _ base: String) {
    guard let own = controller.className else {
      // A name may be that of the class.
      if scenario.names.text(controller.name) != base {
        controller.className = scenario.names[base]
      }
      return
    }
    let text = scenario.names.text(own)
    guard !text.hasPrefix(base), !text.hasPrefix("SwiftUI."), !text.hasSuffix(": \(base)") else {
      return
    }
    controller.className = scenario.names["\(text): \(base)"]
  }

  private mutating func readView(_ json: JSON, of controller: Name) throws(JSONError) -> View {
    var fields = try Fields(json, "a view")
    let name = try declaredName(&fields, of: "the view")
    var view = View(name, in: controller.rootView)
    if let superview = fields.optional("superview") {
      view.superview = try mention(superview, .superview, by: name)
    }
    try read(View.members, of: &view, named: name, &fields)
    try fields.end()
    return view
  }
}

// MARK: - Properties

extension ScenarioReader {
  /// Reads the properties that are there.
  mutating func read<Owner>(
    _ members: [PropertyMember<Owner>], of owner: inout Owner, named name: Name?,
    _ fields: inout Fields
  ) throws(JSONError) {
    for member in members {
      guard let json = fields.optional(member.key) else { continue }
      if let property = member.property {
        let literal = try self.literal(json, property.form, by: name)
        guard property.assign(&owner, literal) else {
          preconditionFailure("'\(property.name)' has no value of its form")
        }
      } else {
        var nested = try Fields(json, "\"\(member.key)\"")
        try read(member.members, of: &owner, named: name, &nested)
        try nested.end()
      }
    }
  }

  private mutating func literal(
    _ json: JSON, _ form: ValueForm, by owner: Name?
  ) throws(JSONError) -> Literal {
    switch form.reference {
    case nil: return try json.asLiteral(form)
    case .className: return .name(try name(json, "the name of a class"))
    case .child: return .name(try mention(json, .child, by: owner))
    case .viewOfParent: return .name(try mention(json, .viewOfParent, by: owner))
    case .controller:
      guard json.members != nil else { return try json.asLiteral(form) }
      var fields = try Fields(json, JSON.controllerForm)
      let controller = try fields.required("controller", "the name of a controller")
      try fields.end()
      return .controller(try mention(controller, .controller, by: owner))
    case .styledControllers: return .styles(try readStyles(json, form, by: owner))
    }
  }

  private mutating func readStyles(
    _ json: JSON, _ form: ValueForm, by owner: Name?
  ) throws(JSONError) -> [ChildTraits] {
    guard let members = json.members else {
      throw json.isNot("an object with a style for each child: {\"A\": \"dark\"}")
    }
    var styles: [ChildTraits] = []
    for member in members where !member.value.isNull {
      let child = mention(member.key, at: member.keyPosition, .controller, by: owner)
      styles.append(ChildTraits(child: child, style: try member.value.asWord()))
    }
    return styles
  }
}
