import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness
import StatusQuoScenarioFiles

// The top of the safe area, where the scenario asks for it.
extension ExplainedScenario {
  /// A root whose safe area starts above the lower edge of a bar that is shown over it.
  var causesInInsets: [Explanation.Cause] {
    guard keepsInset, let geometry = now.observation.geometry, now.snapshot != nil,
      !now.observation.bar.hidden, geometry.statusBarHeight > 0
    else { return [] }
    let roots = controllersNow.filter { controller in
      if case .root = controller.place {
        allOnScreen.contains(controller.name)
      } else {
        false
      }
    }
    return roots.compactMap { root in
      guard
        let area = geometry.safeAreaTop.first(where: { $0.controller == root.name }),
        area.top < geometry.statusBarHeight, root.additionalSafeAreaInsetsTop >= 0
      else { return nil }
      return Explanation.Cause(
        .insetOfLaunch,
        [
          .here: text(root.name), .value: scenario.environment.iOS.text, .other: area.top.plain,
        ],
        toHave: [wish(.inset(.top, geometry.statusBarHeight), on: root.name)])
    }
  }

  /// In landscape both sides keep the distance of the notch, which is on one of them.
  var noteOnSides: Explanation.Cause? {
    let distance = metrics.safeAreaTop
    guard metrics.notch != .none, scenario.environment.device.display == nil else { return nil }
    func keepsBoth(_ area: SafeArea) -> Bool {
      guard case .root? = controllerNow(area.controller)?.place else { return false }
      return area.left == distance && area.right == distance
    }
    guard let name = now.observation.safeArea?.first(where: keepsBoth)?.controller else {
      return nil
    }
    return Explanation.Cause(
      """
      In landscape \(text(name))'s safe area keeps \(distance.plain) on both sides: the notch is on one of them, and both \
      have its distance.
      """,
      fixes: [.init("Let backgrounds fill the view, and keep content within the safe area.")],
      rules: now.explanation.measures.sides[name]?.rules ?? []
    ).asNote()
  }

  /// A controller that adds the height of the bar to a safe area which has it already.
  var causesInAddedInsets: [Explanation.Cause] {
    guard let geometry = now.observation.geometry, now.snapshot != nil,
      !now.observation.bar.hidden
    else { return [] }
    let device = metrics
    return controllersNow.compactMap { controller in
      let added = controller.additionalSafeAreaInsetsTop
      guard added > 0, added == device.statusBarHeight || added == device.safeAreaTop,
        allOnScreen.contains(controller.name),
        let area = geometry.safeAreaTop.first(where: { $0.controller == controller.name }),
        area.top - added >= min(added, device.safeAreaTop)
      else { return nil }
      let name = text(controller.name)
      return Explanation.Cause(
        .addedTwice, [.here: name, .value: area.top.plain, .other: added.plain],
        by: rules(ofTop: controller.name),
        toHave: [wish(.inset(.top, area.top - added), on: controller.name)])
    }
  }
}
