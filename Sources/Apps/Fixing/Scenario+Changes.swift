package import StatusQuoAppearanceModel
import StatusQuoCatalog

extension Scenario {
  /// Every single change that may make wishes true, the simplest properties and values first.
  ///
  /// They follow from the catalog: each property with an effect, on each owner on which it has a
  /// meaning, with each value that an app can give it in one line.
  ///
  /// - Parameters:
  ///   - moments: what is seen without changes: an update is asked for where a controller is on screen.
  ///   - near: the controllers that are changed; nil is all.
  package func changes(
    for wishes: [Wish], _ moments: [Moment], ofOnly near: Set<Name>? = nil
  ) -> [Change] {
    let subjects = Set(wishes.map { $0.demand.subject })
    let owners = controllers.filter { near?.contains($0.name) ?? true }
    let relations = Relations(self)
    let controllers = owners.flatMap { owner in
      Controller.properties.indices.filter { place in
        let property = Controller.properties[place]
        return property.since <= environment.effectiveVersion
          && subjects.contains { property.matters(to: $0) }
          && hasMeaning(property, on: owner, relations)
      }.flatMap { place in
        let property = Controller.properties[place]
        let values =
          property.addedInset.map { insets($0, of: owner, wishes, moments) }
          ?? values(of: property, for: owner, relations)
        return values.map { Change.controller(owner.name, property: place, $0) }
      }
    }
    return controllers + keys(subjects) + windowChanges(subjects)
      + updates(subjects, wishes, moments) + setters(wishes, moments)
      + transitions(wishes, moments) + flags(wishes, moments, near)
  }

  // MARK: Flags that steps set

  /// The other value of a flag of a bar that a step set, from the last moment on at which a wish is broken.
  private func flags(_ wishes: [Wish], _ moments: [Moment], _ near: Set<Name>?) -> [Change] {
    var found: [Change] = []
    for wish in wishes {
      guard let last = moments.indices.dropFirst().last(where: { wish.isBroken(in: moments[$0]) })
      else { continue }
      for (step, moment) in zip(steps, moments.dropFirst()).prefix(last)
      where moment.observation.outcome == .applied {
        guard case .set(.known(let name), to: .bool(let value), on: let owner) = step,
          near?.contains(owner) ?? true,
          let property = Controller.properties.first(where: { $0.setName == name }),
          property.matters(to: wish.demand.subject),
          name == .isNavigationBarHidden || property.givesBarsTheirPlace
        else { continue }
        let change = Change.call(.set(name, on: owner, to: !value), after: last)
        if !found.contains(change) { found.append(change) }
      }
    }
    return found
  }

  // MARK: Transitions

  /// The calls by which a container that does not forward them brings about those that are wished.
  private func transitions(_ wishes: [Wish], _ moments: [Moment]) -> [Change] {
    wishes.flatMap { wish -> [Change] in
      guard case .called(let method) = wish.demand, let name = wish.controller,
        let step = wish.step, moments.indices.contains(step), method != .viewDidLoad,
        moments[step].world.containerKeepingCalls(from: name) != nil
      else { return [] }
      let calls: [Call] = [
        .endAppearanceTransition(on: name),
        .appearanceTransition(on: name, isAppearing: !method.isOfLeaving),
      ]
      return calls.map { .call($0, after: step) }
    }
  }

  // MARK: Setters

  /// Where the application object decides and its setters count, the call of one just before a wish is broken
  /// first: after the step that a wish is about, else after each.
  private func setters(_ wishes: [Wish], _ moments: [Moment]) -> [Change] {
    guard environment.infoPlist.viewControllerBasedStatusBarAppearance == false,
      environment.linkedSDK < 27
    else { return [] }
    return moments.indices.flatMap { step -> [Change] in
      let broken = wishes.filter { $0.isBroken(in: moments[step]) }
      var found: [Call] = []
      for wish in broken {
        guard let setter = wish.demand.setter(environment), !found.contains(setter) else {
          continue
        }
        found.append(setter)
      }
      return found.map { .call($0, after: step) }
    }
  }

  // MARK: Controllers

  private func hasMeaning(
    _ property: Property<Controller>, on owner: Controller, _ relations: Relations
  ) -> Bool {
    if let kinds = property.kinds, !kinds.contains(owner.kind) { return false }
    switch property.topic {
    case .presentation:
      guard property.effect == .takesOver else { return owner.kind != .alert }
      return owner.place.isPresentable && owner.kind != .alert
    case .stylesForChildren:
      return property.setName == .presentationOverrideTraitCollection
        ? owner.place.isPresentable : relations.children[owner.name] != nil
    case .barGetters:
      return property.setName != nil
        || owner.overriddenIn == .extension && owner.preferredStatusBarStyle != nil
    // What the app set itself can be taken back.
    case .containment: return !property.isDefault(owner)
    case .safeArea:
      return property.givesBarsTheirPlace || property.addedInset != nil
        || !property.isDefault(owner)
    case .barAppearance, .popovers, .splitViews: return false
    case .childGetters, .systemGestures: return owner.kind != .alert
    case .stored, .styles, .views, .navigationBar, .insets, .classes, .selection, .windows,
      .scenes, .environment:
      return true
    }
  }

  private func values(
    of property: Property<Controller>, for owner: Controller, _ relations: Relations
  ) -> [Literal] {
    let now = property.literal(owner)
    let values: [Literal]
    switch property.form.reference {
    case .styledControllers:
      values = relations.children[owner.name, default: []].flatMap { child in
        [UserInterfaceStyle.light, .dark].map { .styles([ChildTraits(child: child, style: $0)]) }
      }
    case .controller:
      values =
        property.values.filter { isGetter($0, of: owner, relations) }
        + forwardable(by: owner, relations)
    case .className, .child, .viewOfParent, nil:
      let direct = property.values.filter { !Change.indirectWords.contains($0) }
      // What covers the screen as well is the smallest change of a presentation.
      let covering = direct.filter { Change.coveringStyles.contains($0) }
      values =
        property.setName == .modalPresentationStyle
        ? covering + direct.filter { !Change.coveringStyles.contains($0) } : direct
    }
    return values.filter { $0 != now }
  }

  /// Returns true if the controller that a child getter returns is one that the owner has.
  private func isGetter(_ value: Literal, of owner: Controller, _ relations: Relations) -> Bool {
    switch value {
    case .word("topViewController"), .word("visibleViewController"): owner.kind == .navigation
    case .word("selectedViewController"): owner.kind == .tab
    case .word("presentedViewController"): relations.presenters.contains(owner.name)
    // Those that have a name are tried by it.
    case .word("children.first"), .word("children.last"): false
    case .null, .bool, .number, .word, .version, .name, .controller, .styles: true
    }
  }

  /// The controllers that a child getter may name: children, and, for the root of a window, the roots
  /// of other windows.
  private func forwardable(by owner: Controller, _ relations: Relations) -> [Literal] {
    if owner.kind == .navigation || owner.kind == .tab { return [] }
    let children = relations.children[owner.name, default: []]
    let isRoot = owner.place.isRoot || relations.addedRoots.contains(owner.name)
    guard isRoot else { return children.map { .controller($0) } }
    let named = Set(children)
    return controllers.filter { other in
      named.contains(other.name) || other.name != owner.name && other.place.isRoot
    }.map { .controller($0.name) }
  }

  /// The insets with which its safe area would keep the distance that is wished, had it been as far off at
  /// each moment.
  private func insets(
    _ edge: Wish.InsetEdge, of owner: Controller, _ wishes: [Wish], _ moments: [Moment]
  ) -> [Literal] {
    let added =
      edge == .top ? owner.additionalSafeAreaInsetsTop : owner.additionalSafeAreaInsetsBottom
    var found: [Literal] = []
    for wish in wishes {
      guard case .inset(edge, let wished) = wish.demand else { continue }
      for moment in moments where wish.isBroken(in: moment) {
        guard let seen = moment.observation.inset(edge, of: wish.controller ?? owner.name) else {
          continue
        }
        let points = added + wished - seen
        let value = Literal.number((points * 1_000).rounded() / 1_000)
        if !found.contains(value) { found.append(value) }
      }
    }
    return found
  }

  // MARK: Info.plist, windows, updates

  private func keys(_ subjects: Set<Wish.Demand.Subject>) -> [Change] {
    Scenario.infoPlist.indices.filter { place in
      let key = Scenario.infoPlist[place].key
      if key == "UIUserInterfaceStyle" {
        return environment.effectiveVersion >= 13
          && (subjects.contains(.bar) || subjects.contains(.style))
      }
      return (subjects.contains(.bar) || subjects.contains(.inset(.top)))
        && (!key.hasSuffix("~ipad") || environment.device.isPad)
    }.flatMap { place in
      let property = Scenario.infoPlist[place]
      // A key that is removed counts as one of its values does, which says the same in the open.
      let now = meaning(of: property.literal(self), for: property.key)
      let values = property.values.filter {
        $0 != .null && meaning(of: $0, for: property.key) != now
      }
      // What takes a key back comes first.
      let taken = values.filter { $0 == meaning(of: .null, for: property.key) }
      return (taken + values.filter { !taken.contains($0) }).map { Change.infoPlist(place, $0) }
    }
  }

  /// The value as which one of a key of Info.plist counts: a missing key counts as its default.
  private func meaning(of value: Literal, for key: String) -> Literal {
    guard value == .null else { return value }
    switch key {
    case "UIViewControllerBasedStatusBarAppearance": return .bool(true)
    case "UIStatusBarHidden~ipad":
      return .bool(
        environment.platformFallback && environment.infoPlist.statusBarHidden == true)
    case "UIStatusBarStyle": return .word("UIStatusBarStyleDefault")
    case "UIUserInterfaceStyle": return .word("Automatic")
    default: return .bool(false)
    }
  }

  private func windowChanges(_ subjects: Set<Wish.Demand.Subject>) -> [Change] {
    let all =
      windows
      + steps.compactMap { step in
        if case .addWindow(let window, root: _) = step { window } else { nil }
      }
    let goesByWindow = Set(ChainQuestion.allCases.map { $0.subject })
    let isStyled = subjects.contains(.bar) || subjects.contains(.style)
    return all.flatMap { window in
      Window.properties.indices.filter { place in
        let property = Window.properties[place]
        guard property.since <= environment.effectiveVersion else { return false }
        if property.effect == .darkens { return isStyled }
        return !subjects.isDisjoint(with: goesByWindow) && all.count > 1
          && property.name != "level" && property.topic != .scenes
      }.flatMap { place in
        let property = Window.properties[place]
        return property.values.filter { $0 != property.literal(window) }
          .map { Change.window(window.name, property: place, $0) }
      }
    }
  }

  /// Whichever controller asks, an update begins at the window's root (SB-18, SG-6): one is enough, that of
  /// the wish where it is on screen.
  private func updates(
    _ subjects: Set<Wish.Demand.Subject>, _ wishes: [Wish], _ moments: [Moment]
  ) -> [Change] {
    moments.indices.dropFirst().flatMap { step -> [Change] in
      let onScreen = moments[step].world.onScreen
      let named = wishes.compactMap { $0.controller }.first { onScreen.contains($0) }
      guard let name = named ?? onScreen.first else { return [] }
      return Wish.Demand.Subject.allCases.filter(subjects.contains).compactMap { subject in
        switch subject {
        case .bar: .call(.updateBar(on: name), after: step)
        case .gesture(let gesture): .call(.update(of: gesture, on: name), after: step)
        case .style, .inset, .calls: nil
        }
      }
    }
  }
}

/// The relations between the controllers of an app, each found once.
private struct Relations {
  /// The children of each controller that has some, in their order.
  private(set) var children: [Name: [Name]] = [:]
  /// The controllers that present another one, at the start or by a step.
  private(set) var presenters: Set<Name> = []
  /// The roots of the windows that steps add.
  private(set) var addedRoots: Set<Name> = []

  init(_ scenario: Scenario) {
    for controller in scenario.controllers {
      switch controller.place {
      case .child(of: let parent): children[parent, default: []].append(controller.name)
      case .presented(by: let presenter): presenters.insert(presenter)
      case .root, .detached: break
      }
    }
    for step in scenario.steps {
      switch step {
      case .present(_, from: let presenter): presenters.insert(presenter)
      case .addWindow(_, root: let root?): addedRoots.insert(root)
      default: break
      }
    }
  }
}

extension Wish.Demand {
  /// The call with which the application object meets it; nil for what no setter is about.
  fileprivate func setter(_ environment: Environment) -> Call? {
    switch self {
    case .bar(.hidden): .setHidden(true)
    case .bar(.shown): .setHidden(false)
    case .bar(.light): .setStyle(.lightContent)
    case .bar(.dark): .setStyle(environment.effectiveVersion < 13 ? .default : .darkContent)
    case .launch, .upToDate, .style, .answer, .inset, .called: nil
    }
  }
}

extension Change {
  fileprivate static let coveringStyles: Set<Literal> = [
    .word("fullScreen"), .word("overFullScreen"),
  ]

  /// Values that need more than one line: storage of the app's own, a presentation controller, a
  /// place for a popover; and one that is another's older name.
  fileprivate static let indirectWords: Set<Literal> = [
    .word("stored"), .word("shared"), .word("custom"), .word("popover"), .word("blackTranslucent"),
  ]
}

extension Property<Controller> {
  /// The edge at which it adds to the safe area.
  fileprivate var addedInset: Wish.InsetEdge? {
    switch setName {
    case .additionalSafeAreaInsetsTop?: .top
    case .additionalSafeAreaInsetsBottom?: .bottom
    default: nil
    }
  }

  /// The edge of its parent's view from which it moves its own.
  package var movedEdge: Wish.InsetEdge? {
    switch name {
    case ControllerOption.viewInsetsTop.property.name: .top
    case ControllerOption.viewInsetsBottom.property.name: .bottom
    default: nil
    }
  }

  /// True for a flag that shows or hides a bar at the bottom.
  fileprivate var givesBarsTheirPlace: Bool {
    topic == .safeArea && values.contains(.bool(true))
  }

  /// Returns true if a change of it may change the answer to a question.
  fileprivate func matters(to subject: Wish.Demand.Subject) -> Bool {
    switch subject {
    case .bar:
      topic != .views
        && (effect != nil || topic == .barGetters && name == "overriddenIn"
          || setName == .definesPresentationContext || setName == .isNavigationBarHidden)
    case .style: effect == .darkens && topic != .navigationBar
    case .gesture(let gesture):
      topic == .presentation || setName == gesture.facts.getter || setName == gesture.facts.child
    case .inset(.top):
      topic == .presentation || setName == .isNavigationBarHidden
        || setName == .prefersStatusBarHidden || setName == .childForStatusBarHidden
        || addedInset == .top || movedEdge == .top
    case .inset(.bottom):
      topic == .presentation || givesBarsTheirPlace || addedInset == .bottom
        || movedEdge == .bottom
    case .calls: topic == .presentation || topic == .containment
    }
  }
}

extension Controller.Place {
  fileprivate var isRoot: Bool { if case .root = self { true } else { false } }

  /// True if it is presented, or may be.
  var isPresentable: Bool {
    switch self {
    case .presented, .detached: true
    case .root, .child: false
    }
  }
}
