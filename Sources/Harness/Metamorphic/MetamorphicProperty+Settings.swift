import StatusQuoAppearanceModel

// Other settings that come to the same by what Apple says of them: of overrideUserInterfaceStyle,
// traitOverrides and the two ways to give traits to a child; of modalPresentationStyle and
// modalPresentationCapturesStatusBarAppearance.
extension MetamorphicCheck {
  /// Declares a controller's own style in another way, for one controller after the other.
  func violationByStyling() -> VariantDifference? {
    var declared = scenario
    declared.steps = []
    return firstDifference(
      of: declared,
      and: declared.controllers.indices.prefix(12).lazy.flatMap(declared.stylingInOtherWays))
  }

  /// Presents over full screen what is full screen, and lets it capture the bar: that decides it, too.
  func violationByCapturing() -> VariantDifference? {
    // Of a presenter that stays on screen lifecycle methods are not called, and steps may set either.
    // A card's bar depends on how its presenter is presented (SB-27), and an alert takes no bar (SB-24).
    let presentable = Set(scenario.presentable)
    let isPlain = scenario.controllers.allSatisfy {
      $0.actions.isEmpty && $0.kind != .alert
        && (!presentable.contains($0.name) || $0.modalPresentationStyle == .fullScreen)
    }
    guard isPlain, !scenario.steps.contains(where: { $0.setsPresentation }) else { return nil }
    var variant = scenario
    for index in variant.controllers.indices
    where variant.controllers[index].modalPresentationStyle == .fullScreen {
      variant.controllers[index].modalPresentationStyle = .overFullScreen
      variant.controllers[index].modalPresentationCapturesStatusBarAppearance = true
    }
    guard variant != scenario else { return nil }
    return firstDifference(
      of: scenario, and: variant, translating: { $0.keepBar() }, forgetting: { $0.keepBar() })
  }
}

extension Scenario {
  /// The scenarios in which one controller's own style is given by other means.
  fileprivate func stylingInOtherWays(_ index: Int) -> [Scenario] {
    let controller = controllers[index]
    let style = controller.overrideUserInterfaceStyle
    guard style != .unspecified, controller.traitOverridesUserInterfaceStyle == nil else {
      return []
    }
    var plain = self
    plain.controllers[index].overrideUserInterfaceStyle = .unspecified
    var variants: [Scenario] = []
    // Outside a window children that are not loaded miss it (TR-15), also those that a collapsed split view
    // controller gives it (W-8).
    let isMissed =
      isDetached(index)
      && controllers.contains { $0.place == .child(of: controller.name) || $0.kind == .split }
    if environment.iOS >= 17, environment.linkedSDK >= 17, !isMissed {
      var variant = plain
      variant.controllers[index].traitOverridesUserInterfaceStyle = style
      variants.append(variant)
    }
    switch controller.place {
    case .child where environment.iOS >= 17 && isDetached(index):
      // A root view follows its controller's own override only (TR-15).
      break
    case .child(let parent):
      // A collapsed split view controller gives its children to another one, often a stack (W-8).
      guard let above = controllers.firstIndex(where: { $0.name == parent }),
        controllers[above].kind != .split,
        controllers[above].overrideTraitCollectionForChild == nil
      else { break }
      var given = plain
      given.controllers[above].setOverrideTraitCollection.removeAll { $0.child == controller.name }
      var returned = given
      given.controllers[above].setOverrideTraitCollection.append(
        ChildTraits(child: controller.name, style: style))
      variants.append(given)
      // What viewDidLoad adds has it, too (L-12).
      guard controllers.count(where: { $0.place == .child(of: parent) }) == 1,
        controllers[above].actions.allSatisfy({ $0.command.containerWork != .child }),
        controllers[above].kind != .navigation
          || controllers.allSatisfy({ $0.kind != .split })
      else { break }
      returned.controllers[above].overrideTraitCollectionForChild = style
      variants.append(returned)
    case .presented:
      var variant = plain
      variant.controllers[index].presentationOverrideTraitCollection = style
      variants.append(variant)
    case .root, .detached: break
    }
    return variants
  }
}

extension Scenario {
  /// True if a controller is declared in a tree that is in no window.
  private func isDetached(_ index: Int) -> Bool {
    var place = controllers[index].place
    while case .child(let parent) = place {
      guard let above = controllers.first(where: { $0.name == parent }) else { return true }
      place = above.place
    }
    return place == .detached
  }
}

extension Step {
  /// True if it changes how a controller is presented.
  fileprivate var setsPresentation: Bool {
    guard case .set(.known(let property), to: _, on: _) = self else { return false }
    return property == .modalPresentationStyle
      || property == .modalPresentationCapturesStatusBarAppearance
  }
}

extension Observation {
  /// Leaves out all but what an update would show: one that is no longer on screen causes none.
  fileprivate mutating func keepBar() {
    let (step, outcome, upToDate) = (step, outcome, stale ?? bar.appearance)
    removeAll()
    (self.step, self.outcome) = (step, outcome)
    (bar.hidden, bar.content) = (upToDate.hidden, upToDate.content)
  }
}
