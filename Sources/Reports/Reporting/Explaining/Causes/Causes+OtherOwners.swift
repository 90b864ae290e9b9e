import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness

// Settings on the wrong controller: they change nothing there, and another controller on screen is asked for them. The
// law says which one: it is asked again with the setting there.
extension ExplainedScenario {
  /// The settings of controllers that are not on the screen, and that decide how far what is shown reaches.
  var settingsOffScreen: [Explanation.Cause] {
    var left = 40
    return controllersNow.filter { !allOnScreen.contains($0.name) && $0.place.isChild }.flatMap {
      controller -> [Explanation.Cause] in
      Controller.properties.enumerated().compactMap { place, property in
        guard property.topic == .safeArea, property.canBeMisplaced, left > 0,
          !property.isDefault(controller)
        else { return nil }
        left -= 1
        let undone = played(scenario.without(property, of: [controller.name]))
        guard isLookDifferent(undone), let rules = rulesOfDifference(moments, undone) else {
          return nil
        }
        let changes = [
          Change.controller(controller.name, property: place, property.values[0])
        ]
        return Explanation.Cause(
          """
          \(property.name) of \(text(controller.name)) counts here, though \(text(controller.name)) is not on the \
          screen.
          """,
          fixes: [fix(by: changes)], rules: rules
        ).asNote()
      }
    }
  }

  /// A setting of a controller that another one around it is asked for: those above come first, then what is in it or
  /// presented from it.
  func misplaced(
    _ place: Int, on owner: Controller, _ left: inout Int
  ) -> Explanation.Cause? {
    let property = Controller.properties[place]
    guard property.canBeMisplaced else { return nil }
    let value = property.literal(owner)
    for other in around(owner.name) where left > 0 {
      guard property.isDefault(other), property.kinds?.contains(other.kind) ?? true,
        let moved = scenario.without(property, of: [owner.name])
          .changed(by: [.controller(other.name, property: place, value)])
      else { continue }
      left -= 1
      let moments = played(moved)
      guard isLookDifferent(moments), let new = rulesOfDifference(moments, self.moments) else {
        continue
      }
      let hop = moments.last?.rulesOfHop(to: other.name) ?? []
      let isAskedAnew = hop != now.rulesOfHop(to: other.name)
      let changes = [Change.controller(other.name, property: place, value)]
      return .init(
        """
        \(property.name) of \(text(owner.name)) has no effect here: that of \(text(other.name)) counts, \
        \(role(of: other)).
        """,
        fixes: [fix(by: changes)],
        rules: isAskedAnew && !hop.isEmpty ? hop : new)
    }
    return nil
  }

  /// The controllers on screen above one, the closest first, then those below it.
  private func around(_ name: Name) -> [Controller] {
    let depths = depths(below: name)
    let below = controllersNow.map { $0.name }.filter { $0 != name && depths[$0] != nil }
    return (way(up: name).dropFirst() + below).filter(allOnScreen.contains).compactMap(controller)
  }

  private func role(of controller: Controller) -> String {
    switch controllerNow(controller.name)?.place {
    case .presented(let presenter)?: "which \(text(presenter)) presents"
    case .child(let parent)?: "which is in \(text(parent))"
    case .root(let window)?: "the root of window \(text(window))"
    case .detached?, nil: "which is on the screen"
    }
  }

  /// Returns true if another play ends with another look: more than who decides, or when UIKit asks.
  private func isLookDifferent(_ other: [Moment]) -> Bool {
    guard let last = other.last else { return false }
    let parts = Observation.Pair(expected: now.observation, actual: last.observation).parts
    return parts.contains { $0.isLook }
  }
}

extension Property {
  /// True for a setting that counts on one controller and not on those around it. Getters are explained by the ways to
  /// the answers. Styles, bars and distances count wherever they are set.
  var canBeMisplaced: Bool {
    let isMeant: Bool =
      switch topic {
      case .presentation, .popovers, .safeArea: true
      case .barGetters, .childGetters, .stored, .styles, .stylesForChildren, .views, .insets,
        .splitViews, .classes, .selection, .systemGestures, .windows, .scenes, .environment,
        .containment, .navigationBar, .barAppearance:
        false
      }
    if case .number = values[0] { return false }
    return isMeant && values[0] != .bool(true)
  }
}
