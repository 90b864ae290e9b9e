import StatusQuoAppearanceModel

// The facts behind an observation. No rule is applied here: each is asked where it is stated.
extension World {
  mutating func explanation() -> ExplanationFacts {
    ExplanationFacts(
      readings: readings,
      mode: isAppMode
        ? .application(isFrozen: environment.linkedSDK >= 27)
        : .controllers(
          keyIsMissing: environment.infoPlist.viewControllerBasedStatusBarAppearance == nil),
      windows: hierarchy.windows.indices.map { account(ofWindow: $0) },
      didUpdateBar: didUpdateBar, rulesOfUpdate: didUpdateBar ? rulesOfUpdate : RuleSet(),
      groundsOfCalls: finalGroundsOfCalls, lastUpdate: lastUpdate?.account,
      updateNow: isAppMode ? nil : statusBarUpdate().account, gesturesNow: gesturesNow(),
      groundsOfGestures: groundsOfGestures,
      isHiddenByCompactHeight: isAppMode && isHiddenByCompactHeight(),
      styles: hierarchy.all.map { account(ofStyle: $0) }, otherStyles: accountsOfOtherStyles(),
      onScreen: hierarchy.onScreen().map { hierarchy[$0].name }, measures: measures())
  }

  /// W-8 says who is on screen at all, and L-0 the order of a step without a transition.
  private var finalGroundsOfCalls: ExplanationFacts.CallGrounds {
    var grounds = groundsOfCalls
    grounds.add(.w8, for: .members)
    if grounds.order.isEmpty { grounds.add(.l0, for: .order) }
    return grounds
  }

  private mutating func measures() -> ExplanationFacts.Measures {
    let onScreen = hierarchy.onScreen()
    var measures = ExplanationFacts.Measures(bar: noting { $0.statusBarHeight() }.rules)
    guard iOS >= 11 else { return measures }
    let tops = safeAreaTops(of: onScreen)
    let areas = safeAreas(of: onScreen)
    for id in onScreen {
      let name = hierarchy[id].name
      let above = hierarchy[id].parent.map { hierarchy[$0].name }
      measures.tops[name] = (above.flatMap { measures.tops[$0] } ?? []) + termsOfTop(of: id, tops)
      if areas[id]?.bottom != nil {
        measures.bottoms[name] =
          (above.flatMap { measures.bottoms[$0] } ?? []) + termsOfBottom(of: id, areas, tops)
      }
      measures.sides[name] = noting { $0.safeArea(of: id, areas, tops) }.rules
        .union(above.flatMap { measures.sides[$0] } ?? RuleSet())
      if covers[id] != nil {
        measures.covers[name] =
          noting { $0.measuredCover(of: id, top: tops[id], areas[id], isOnScreen: true) }.rules
      }
    }
    return measures
  }

  /// The parts that a controller adds to the top inset of its parent.
  private mutating func termsOfTop(
    of id: ControllerID, _ tops: PerController<Double?>
  ) -> [ExplanationFacts.InsetTerm] {
    let parent = hierarchy[id].parent
    var terms = InsetTerms(above: parent.flatMap { tops[$0] } ?? 0)
    if let parent {
      let handedDown = terms.inset
      terms.add(
        .container(hierarchy[parent].name),
        noting { $0.contentTop(of: parent, for: id, top: handedDown) })
      let content = terms.inset
      terms.add(.place(hierarchy[id].name), noting { $0.viewInsets(of: id).top.overlap(content) })
    } else {
      terms.add(.screen, noting { $0.topOfPresented(id) })
    }
    addAdditional(settings[id].additionalSafeAreaInsetsTop, of: id, to: &terms)
    return terms.list
  }

  /// The parts that a controller adds to the bottom inset of its parent.
  private mutating func termsOfBottom(
    of id: ControllerID, _ areas: PerController<SafeArea?>, _ tops: PerController<Double?>
  ) -> [ExplanationFacts.InsetTerm] {
    let parent = hierarchy[id].parent
    let above = parent.flatMap { areas[$0]?.bottom }
    var terms = InsetTerms(above: above ?? 0)
    if let parent, hierarchy[parent].kind != .split || hierarchy.collapsesSplits {
      terms.add(
        .container(hierarchy[parent].name),
        noting { $0.bottomOfChildren(of: parent, above, top: tops[parent]) })
      let content = terms.inset
      terms.add(
        .place(hierarchy[id].name), noting { $0.viewInsets(of: id).bottom.overlap(content) })
    } else {
      terms.add(
        parent.map { .container(hierarchy[$0].name) } ?? .screen,
        noting { $0.inheritedArea(of: id, areas, tops)?.bottom })
    }
    addAdditional(settings[id].additionalSafeAreaInsetsBottom, of: id, to: &terms)
    return terms.list
  }

  private mutating func addAdditional(
    _ additional: Double, of id: ControllerID, to terms: inout InsetTerms
  ) {
    guard additional != 0 else { return }
    let value = terms.inset + additional
    terms.add(
      .additional(hierarchy[id].name),
      noting { world in
        world.uses(.ge1)
        return value
      })
  }

  private mutating func account(ofWindow index: Int) -> ExplanationFacts.WindowAccount {
    let window = hierarchy.windows[index]
    return ExplanationFacts.WindowAccount(
      window: window.settings.name, verdict: verdict(onWindow: index),
      hasRoot: window.root != nil)
  }

  private mutating func verdict(onWindow index: Int) -> ExplanationFacts.WindowVerdict {
    let window = hierarchy.windows[index].settings
    if window.isHidden { return .isHidden }
    if !isInMainScene(window) { return window.scene == .other ? .isInAnotherScene : .hasNoScene }
    if !window.coversScreen { return .doesNotCoverScreen }
    guard let controlling = controllingWindow(), controlling != index else { return .controls }
    let level = hierarchy.windows[controlling].settings.level
    return window.level < level ? .hasLowerLevel : .wasShownEarlier
  }

  private mutating func account(ofStyle id: ControllerID) -> ExplanationFacts.StyleAccount {
    let node = hierarchy[id]
    let (origin, rules) = noting { $0.originOfStyle(of: id) }
    return ExplanationFacts.StyleAccount(
      node: node.name, style: held[node.name] ?? .light, origin: origin,
      presenter: node.presentation.map { hierarchy[$0.presenter].name },
      presentedAs: effectiveStyle(of: id), grounds: rules)
  }

  private mutating func originOfStyle(of id: ControllerID) -> ExplanationFacts.StyleOrigin {
    let isLoose = hierarchy.isLoose(id)
    if let own = originOfOwn(
      .own, settings[id].overrideUserInterfaceStyle, settings[id].traitOverridesUserInterfaceStyle)
    {
      noteOverride(of: id, isLoose: isLoose)
      return own
    }
    if keptTraits[id] != nil { return .canceledPop }
    guard hasStyles else { return .noStylesYet }
    let top = top(systemStyle: deliveredSystemStyle)
    return inheritedStyle(to: id, isLoose: isLoose, in: held, top: top)?.origin ?? top.origin
  }

  /// The origin of a node's own style; nil if it has none.
  private mutating func originOfOwn(
    _ origin: ExplanationFacts.StyleOrigin, _ override: UserInterfaceStyle,
    _ traitOverride: UserInterfaceStyle?
  ) -> ExplanationFacts.StyleOrigin? {
    guard hasStyles, ownStyle(override, traitOverride) != .unspecified else { return nil }
    return traitOverride == nil || !hasTraitOverrides ? origin : .traitOverrides
  }

  private mutating func accountsOfOtherStyles() -> [ExplanationFacts.StyleAccount] {
    let top = top(systemStyle: deliveredSystemStyle).origin
    func account(
      _ node: Name, _ own: (value: ExplanationFacts.StyleOrigin?, rules: RuleSet),
      else above: ExplanationFacts.StyleOrigin
    ) -> ExplanationFacts.StyleAccount {
      ExplanationFacts.StyleAccount(
        node: node, style: held[node] ?? .light,
        origin: own.value ?? (hasStyles ? above : .noStylesYet), grounds: own.rules)
    }
    let windows = hierarchy.windows.indices.map { index in
      let window = hierarchy.windows[index].settings
      return account(
        window.name,
        noting { world -> ExplanationFacts.StyleOrigin? in
          if let own = world.originOfOwn(
            .ownOfWindow, window.overrideUserInterfaceStyle, window.traitOverridesUserInterfaceStyle
          ) {
            return own
          }
          // Of another scene, too, it matters that only the main one has traits of its own.
          let ofMain = world.environment.sceneTraitOverridesUserInterfaceStyle ?? .unspecified
          if ofMain != .unspecified { world.uses(.sc4) }
          return world.styleOfScene(around: index) == .unspecified ? nil : .scene
        }, else: top == .system ? .systemOfWindow : top)
    }
    return windows
      + hierarchy.all.flatMap { id in
        let controller = settings[id]
        let isLoose = iOS >= 17 && hierarchy.isLoose(id)
        let followsController = !isLoose || ownStyle(of: id) != .unspecified
        let loose = top == .system ? .systemOfLooseView : top
        let rootView = account(
          hierarchy[id].name.rootView,
          noting {
            $0.originOfOwn(
              .ownOfView, controller.viewOverrideUserInterfaceStyle,
              controller.viewTraitOverridesUserInterfaceStyle)
          }, else: followsController ? .controller(hierarchy[id].name) : loose)
        return [rootView]
          + controller.views.map { view in
            account(
              view.name,
              noting {
                $0.originOfOwn(
                  .ownOfView, view.overrideUserInterfaceStyle,
                  view.traitOverridesUserInterfaceStyle)
              }, else: isLoose ? loose : .viewAbove(view.superview))
          }
      }
  }
}

extension StatusBarUpdate {
  fileprivate var account: ExplanationFacts.UpdateAccount {
    var provenance = Provenance()
    giveReason(in: &provenance)
    return ExplanationFacts.UpdateAccount(
      provenance: provenance, style: style.value, styleSource: style.source,
      hiddenSource: prefersHidden.source, prefersHidden: prefersHidden.value,
      animation: animation, groundsOfStyle: groundsOfStyle, groundsOfHidden: groundsOfHidden)
  }
}

/// The parts of an inset, from the parent's on.
private struct InsetTerms {
  private(set) var list: [ExplanationFacts.InsetTerm] = []
  /// The inset so far.
  private(set) var inset: Double

  init(above inset: Double) { self.inset = inset }

  /// Adds what changes it, or what a rule says of it; nothing where no source has it.
  mutating func add(
    _ origin: ExplanationFacts.InsetTerm.Origin, _ found: (value: Double?, rules: RuleSet)
  ) {
    guard let value = found.value else { return }
    if value != inset || !found.rules.isEmpty {
      list.append(.init(origin, inset: value, grounds: found.rules))
    }
    inset = value
  }
}
