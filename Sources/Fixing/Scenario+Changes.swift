public import StatusQuoAppearanceModel
import StatusQuoCatalog

extension Scenario {
  /// Every single change that may make wishes true, the simplest properties and values first.
  ///
  /// They follow from the catalog: each property with an effect, on each owner on which it has a
  /// meaning, with each value that an app can give it in one line.
  ///
  /// - Parameter moments: what is seen without changes: an update is asked for where a controller is
  ///   on screen.
  public func changes(for wishes: [Wish], _ moments: [Moment]) -> [Change] {
    let isAboutBar = wishes.contains { $0.demand.isAboutBar }
    let isAboutStyle = wishes.contains { !$0.demand.isAboutBar }
    let updates = isAboutBar ? self.updates(wishes, moments) : []
    let controllers = controllers.flatMap { owner in
      Controller.properties.indices.filter { place in
        let property = Controller.properties[place]
        return property.isChangeable && property.since <= environment.effectiveVersion
          && (isAboutStyle ? property.topic != .navigationBar || isAboutBar : true)
          && (isAboutBar || property.effect == .darkens)
          && (isAboutStyle || property.topic != .views)
          && hasMeaning(property, on: owner)
      }.flatMap { place in
        values(of: Controller.properties[place], for: owner).map {
          Change.controller(owner.name, property: place, $0)
        }
      }
    }
    return controllers + keys(isAboutBar, isAboutStyle) + windowChanges(isAboutBar) + updates
  }

  // MARK: Controllers

  private func hasMeaning(_ property: Property<Controller>, on owner: Controller) -> Bool {
    if let kinds = property.kinds, !kinds.contains(owner.kind) { return false }
    switch property.topic {
    case .presentation:
      guard property.effect == .takesOver else { return owner.kind != .alert }
      return owner.place.isPresentable && owner.kind != .alert
    case .stylesForChildren:
      return property.setName == .presentationOverrideTraitCollection
        ? owner.place.isPresentable : controllers.contains { $0.place == .child(of: owner.name) }
    case .barGetters:
      return property.setName != nil
        || owner.overriddenIn == .extension && owner.preferredStatusBarStyle != nil
    case .systemGestures, .safeArea, .barAppearance, .popovers, .splitViews: return false
    case .childGetters: return owner.kind != .alert
    case .stored, .styles, .views, .navigationBar, .insets, .classes, .selection, .windows,
      .scenes, .environment:
      return true
    }
  }

  private func values(of property: Property<Controller>, for owner: Controller) -> [Literal] {
    let now = property.literal(owner)
    let values: [Literal]
    switch property.form.reference {
    case .styledControllers:
      values = controllers.filter { $0.place == .child(of: owner.name) }.flatMap { child in
        [UserInterfaceStyle.light, .dark].map {
          .styles([ChildTraits(child: child.name, style: $0)])
        }
      }
    case .controller:
      values = property.values.filter { isGetter($0, of: owner) } + forwardable(by: owner)
    case .className, .child, .viewOfParent, nil:
      values = property.values.filter { !Change.indirectWords.contains($0) }
    }
    return values.filter { $0 != now }
  }

  /// Returns true if the controller that a child getter returns is one that the owner has.
  private func isGetter(_ value: Literal, of owner: Controller) -> Bool {
    switch value {
    case .word("topViewController"), .word("visibleViewController"): owner.kind == .navigation
    case .word("selectedViewController"): owner.kind == .tab
    case .null, .bool, .number, .word, .version, .name, .controller, .styles: true
    }
  }

  /// The controllers that a child getter may name: children, and, for the root of a window, the roots
  /// of other windows.
  private func forwardable(by owner: Controller) -> [Literal] {
    if owner.kind == .navigation || owner.kind == .tab { return [] }
    let added = steps.compactMap { step -> Name? in
      if case .addWindow(_, root: let root) = step { root } else { nil }
    }
    let isRoot = owner.place.isRoot || added.contains(owner.name)
    return controllers.filter { other in
      other.place == .child(of: owner.name)
        || isRoot && other.name != owner.name && other.place.isRoot
    }.map { .controller($0.name) }
  }

  // MARK: Info.plist, windows, updates

  private func keys(_ isAboutBar: Bool, _ isAboutStyle: Bool) -> [Change] {
    Scenario.infoPlist.indices.filter { place in
      let key = Scenario.infoPlist[place].key
      if key == "UIUserInterfaceStyle" { return environment.effectiveVersion >= 13 }
      return isAboutBar && (!key.hasSuffix("~ipad") || environment.device.isPad)
    }.flatMap { place in
      let property = Scenario.infoPlist[place]
      return property.values.filter { $0 != property.literal(self) }.map {
        Change.infoPlist(place, $0)
      }
    }
  }

  private func windowChanges(_ isAboutBar: Bool) -> [Change] {
    let all =
      windows
      + steps.compactMap { step in
        if case .addWindow(let window, root: _) = step { window } else { nil }
      }
    return all.flatMap { window in
      Window.properties.indices.filter { place in
        let property = Window.properties[place]
        guard property.since <= environment.effectiveVersion else { return false }
        if property.effect == .darkens { return true }
        return isAboutBar && all.count > 1 && property.name != "level" && property.topic != .scenes
      }.flatMap { place in
        let property = Window.properties[place]
        return property.values.filter { $0 != property.literal(window) }
          .map { Change.window(window.name, property: place, $0) }
      }
    }
  }

  /// Whichever controller asks, an update begins at the window's root (SB-18): one is enough, that of
  /// the wish where it is on screen.
  private func updates(_ wishes: [Wish], _ moments: [Moment]) -> [Change] {
    moments.indices.dropFirst().compactMap { step in
      let onScreen = moments[step].world.onScreen
      let named = wishes.compactMap { $0.controller }.first { onScreen.contains($0) }
      return (named ?? onScreen.first).map { .update(on: $0, after: step) }
    }
  }
}

extension Change {
  /// Values that need more than one line: storage of the app's own, a presentation controller, a
  /// place for a popover; and one that is another's older name.
  fileprivate static let indirectWords: Set<Literal> = [
    .word("stored"), .word("shared"), .word("custom"), .word("popover"), .word("blackTranslucent"),
  ]
}

extension Property<Controller> {
  /// True if a change of it may change the look of the bar or of styles.
  fileprivate var isChangeable: Bool {
    effect != nil || topic == .barGetters && name == "overriddenIn"
      || setName == .definesPresentationContext || setName == .isNavigationBarHidden
  }
}

extension Wish.Demand {
  var isAboutBar: Bool {
    if case .style = self { false } else { true }
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
