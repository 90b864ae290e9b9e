import AppearanceModel

extension ScenarioReader {
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
    var controller = Controller(try fields.word("kind") ?? .plain, name, at: place)
    if let className = fields.optional("class") {
      controller.className = try self.name(className, "the name of a class")
    }
    if let selected = fields.optional("selected") {
      controller.selected = try mention(selected, .child, by: name)
    }
    if let view = fields.optional("sitsIn") {
      controller.sitsIn = try mention(view, .viewOfParent, by: name)
    }
    for view in try fields.list("views", of: "views") ?? [] {
      controller.views.append(try readView(view, of: name))
    }
    try readGetters(of: &controller, &fields)
    try readPresentation(of: &controller, &fields)
    try readStyles(of: &controller, &fields)
    try readBars(of: &controller, &fields)
    if let actions = fields.optional("actions") {
      controller.actions = try readActions(actions)
    }
    return controller
  }

  private mutating func readView(_ json: JSON, of controller: Name) throws(JSONError) -> View {
    var fields = try Fields(json, "a view")
    let name = try declaredName(&fields, of: "the view")
    var view = View(name, in: controller.rootView)
    if let superview = fields.optional("superview") {
      view.superview = try mention(superview, .superview, by: name)
    }
    view.overrideUserInterfaceStyle =
      try fields.word("overrideUserInterfaceStyle") ?? .unspecified
    try fields.end()
    return view
  }

  private mutating func readGetters(
    of controller: inout Controller, _ fields: inout Fields
  ) throws(JSONError) {
    controller.preferredStatusBarStyle =
      try fields.optional("preferredStatusBarStyle")?.asStyleGetter()
    controller.prefersStatusBarHidden =
      try fields.optional("prefersStatusBarHidden")?.asHiddenGetter()
    controller.preferredStatusBarUpdateAnimation =
      try fields.optional("preferredStatusBarUpdateAnimation")?.asAnimationGetter()
    if let child = fields.optional("childForStatusBarStyle") {
      controller.childForStatusBarStyle = try readChildOverride(child, by: controller.name)
    }
    if let child = fields.optional("childForStatusBarHidden") {
      controller.childForStatusBarHidden = try readChildOverride(child, by: controller.name)
    }
    controller.overriddenIn = try fields.word("overriddenIn") ?? .subclass
    guard let stored = fields.optional("stored") else { return }
    var values = try Fields(stored, "stored values")
    controller.stored.style = try values.word("style") ?? .default
    controller.stored.hidden = try values.bool("hidden") ?? false
    controller.stored.animation = try values.word("animation") ?? .fade
    try values.end()
  }

  private mutating func readChildOverride(
    _ json: JSON, by owner: Name
  ) throws(JSONError) -> ChildOverride {
    let named = "{\"controller\": a name}"
    guard json.members != nil else {
      let word = try json.asWord(from: ChildOverride.Word.allCases, or: [named])
      return ChildOverride(word)
    }
    var fields = try Fields(json, named)
    let controller = try fields.required("controller", "the name of a controller")
    try fields.end()
    return .controller(try mention(controller, .controller, by: owner))
  }

  private func readPresentation(
    of controller: inout Controller, _ fields: inout Fields
  ) throws(JSONError) {
    controller.modalPresentationStyle = try fields.word("modalPresentationStyle")
    controller.modalPresentationCapturesStatusBarAppearance =
      try fields.bool("modalPresentationCapturesStatusBarAppearance") ?? false
    controller.definesPresentationContext = try fields.bool("definesPresentationContext")
  }

  private mutating func readStyles(
    of controller: inout Controller, _ fields: inout Fields
  ) throws(JSONError) {
    controller.viewOverrideUserInterfaceStyle =
      try fields.word("viewOverrideUserInterfaceStyle") ?? .unspecified
    controller.overrideUserInterfaceStyle =
      try fields.word("overrideUserInterfaceStyle") ?? .unspecified
    controller.overrideTraitCollectionForChild =
      try fields.word("overrideTraitCollectionForChild")
    controller.presentationOverrideTraitCollection =
      try fields.word("presentationOverrideTraitCollection") ?? .unspecified
    guard let traits = fields.optional("setOverrideTraitCollection") else { return }
    guard let members = traits.members else {
      throw traits.isNot("an object with a style for each child: {\"A\": \"dark\"}")
    }
    for member in members where !member.value.isNull {
      let child = scenario.names[member.key]
      mentions.append(
        Mention(
          name: child, owner: controller.name, kind: .controller, place: member.keyPosition))
      controller.setOverrideTraitCollection.append(
        ChildTraits(child: child, style: try member.value.asWord()))
    }
  }

  private func readBars(
    of controller: inout Controller, _ fields: inout Fields
  ) throws(JSONError) {
    controller.barStyle = try fields.word("barStyle") ?? .default
    controller.isNavigationBarHidden = try fields.bool("isNavigationBarHidden") ?? false
    controller.hidesBarsOnSwipe = try fields.bool("hidesBarsOnSwipe") ?? false
    controller.additionalSafeAreaInsetsTop =
      try fields.number("additionalSafeAreaInsetsTop") ?? 0
  }
}
