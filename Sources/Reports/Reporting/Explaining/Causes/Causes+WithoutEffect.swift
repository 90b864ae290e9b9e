import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoHarness

// Settings that change nothing. The law says so: it is asked again without them. Why it says so is found in the same way,
// by what gives them an effect: the version that brought them, or another setting of the same controller left out.
extension ExplainedScenario {
  /// The properties of controllers that came later than the system, or than the SDK that the app is built with, but for
  /// styles.
  var settingsOfLaterVersions: [Explanation.Cause] {
    let environment = scenario.environment
    return Controller.properties.compactMap { property in
      guard property.since > environment.effectiveVersion, property.effect != .darkens else {
        return nil
      }
      let owners = scenario.controllers.filter { !property.isDefault($0) }
      var without = scenario.without(property)
      guard !owners.isEmpty, isShown(played(without)) else { return nil }
      var later = scenario
      later.environment.iOS = max(environment.iOS, property.since)
      later.environment.linkedSDK = max(environment.linkedSDK, property.since)
      without.environment = later.environment
      let (effective, lacking) = (played(later), played(without))
      guard let rules = rulesOfDifference(effective, lacking, since: property.since) else {
        return nil
      }
      let (needs, fix) = lack(of: property.since)
      return .init(
        "\(property.name) of \(list(owners.map { $0.name })) has no effect: \(needs).",
        fixes: [.init(fix)] + otherWays(to: differences(lacking, effective)), rules: rules)
    }
  }

  /// The flags of controllers on screen that change here what a property changes on the version that brought it.
  private func otherWays(
    to wanted: [[Difference<Place, Observation.Value?>]]
  ) -> [Explanation.Fix] {
    var left = 60
    for controller in scenario.controllers where allOnScreen.contains(controller.name) {
      for property in Controller.properties where property.values.first == .bool(false) {
        guard property.since <= scenario.environment.effectiveVersion,
          property.isDefault(controller), left > 0,
          property.kinds?.contains(controller.kind) ?? true
        else { continue }
        left -= 1
        var changed = scenario
        changed.set(property, to: 1, of: controller.name)
        guard differences(moments, played(changed)) == wanted else { continue }
        return [
          .init(
            "Set \(property.name) of \(text(controller.name)) to true, which does the same here.")
        ]
      }
    }
    return []
  }

  /// The places at which two plays differ, with the values of the second one, at each moment.
  private func differences(
    _ one: [Moment], _ other: [Moment]
  ) -> [[Difference<Place, Observation.Value?>]] {
    zip(one, other).map {
      ObservedValues($0.observation).differences(from: ObservedValues($1.observation)).map {
        Difference(place: $0.place, expected: nil, actual: $0.actual)
      }
    }
  }

  /// A value that the step gives, and that changes nothing because of a setting of another controller on screen.
  var stepWithoutEffect: Explanation.Cause? {
    guard case .set(.known(let set), to: _, on: let owner)? = step, moments.count > 1,
      now.observation.outcome == .applied,
      change(of: moments).isEmpty
    else { return nil }
    var left = 24
    for controller in scenario.controllers where allOnScreen.contains(controller.name) {
      for other in Controller.properties
      where !other.isDefault(controller) && !other.isAlwaysWritten
        && !(controller.name == owner && other.setName == set)
      {
        left -= 1
        guard left > 0 else { return nil }
        let undone = played(scenario.without(other, of: [controller.name]))
        let change = change(of: undone)
        // What says the same is no obstacle.
        let shown = ObservedValues(now.observation)
        guard !change.isEmpty,
          change.contains(where: { difference in
            !shown[difference.place.kind].contains { entry in
              entry.place == difference.place && entry.value == difference.actual
            }
          }), let last = undone.last
        else { continue }
        let rules = now.rulesObserved.rules.filter { !last.rulesObserved.contains($0) }
        return .init(
          """
          \(set.rawValue) of \(text(owner)) changes nothing while \(other.name) of \(text(controller.name)) is set, \
          which goes before it.
          """,
          fixes: [.init("Leave out \(other.name) of \(text(controller.name)).")],
          rules: rules.isEmpty ? now.rules.rules : rules)
      }
    }
    return nil
  }

  /// The places that the last step changes, but for its number, its calls, and the moment of asking.
  private func change(of moments: [Moment]) -> [Difference<Place, Observation.Value?>] {
    guard moments.count > 1 else { return [] }
    let (before, after) = (
      moments[moments.count - 2].observation, moments[moments.count - 1].observation
    )
    return ObservedValues(before).differences(from: ObservedValues(after)).filter {
      ![.outcome, .calls, .told, .launchBar].contains($0.place.kind.part)
    }
  }

  /// The styles of a controller on screen that another one of it makes useless. Of other properties more follows than is
  /// observed, and to forward a question is to leave the answer to another one.
  var stylesOverruled: [Explanation.Cause] {
    let styles = Controller.properties.filter {
      $0.effect == .darkens && $0.since <= scenario.environment.effectiveVersion
    }
    return styles.flatMap { property in
      styles.flatMap { other -> [Explanation.Cause] in
        let owners = scenario.controllers.filter { controller in
          other !== property && !property.isDefault(controller) && !other.isDefault(controller)
            && allOnScreen.contains(controller.name)
        }.map { $0.name }
        if owners.isEmpty { return [] }
        if let cause = overruled(property, by: other, of: owners) { return [cause] }
        return owners.count == 1
          ? [] : owners.prefix(12).compactMap { overruled(property, by: other, of: [$0]) }
      }
    }
  }

  private func overruled(
    _ property: Property<Controller>, by other: Property<Controller>, of owners: [Name]
  ) -> Explanation.Cause? {
    guard isShown(played(scenario.without(property, of: owners))) else { return nil }
    let withoutOther = scenario.without(other, of: owners)
    let undone = played(withoutOther)
    // One that says the same is no obstacle.
    guard let rules = rulesOfDifference(moments, undone),
      rulesOfDifference(undone, played(withoutOther.without(property, of: owners))) != nil
    else { return nil }
    let names = list(owners)
    return .init(
      """
      \(property.name) of \(names) has no effect while \(other.name) is set there, which goes before it.
      """,
      fixes: [.init("Leave out \(other.name) of \(names), or set that.")], rules: rules)
  }

  /// Returns true if another play shows what this one shows, at each moment.
  func isShown(_ other: [Moment]) -> Bool {
    other.map { $0.observation } == moments.map { $0.observation }
  }

  func played(_ scenario: Scenario) -> [Moment] {
    narrate(scenario, upTo: moments.count - 1, now.explanation.readings)
  }

  /// The rules by which two plays look different, nil where they look the same: of those that decide what differs
  /// the ones that turn on a version, else the ones that the first alone uses, else all.
  func rulesOfDifference(
    _ one: [Moment], _ other: [Moment], since version: Version? = nil
  ) -> [RuleID]? {
    for (ours, theirs) in zip(one, other)
    where ours.observation != theirs.observation {
      let parts = Disagreement(expected: ours.observation, actual: theirs.observation).parts
      let rules = ours.rulesObserved.rules.filter { rule in
        parts.contains { $0.isDecided(by: rule) }
      }
      let narrow = [
        rules.filter { rule in rule.boundaries.contains { $0.version == version } },
        ours.rulesObserved.rules.filter { !theirs.rulesObserved.contains($0) },
      ]
      return narrow.first { !$0.isEmpty } ?? rules
    }
    return nil
  }
}

extension Scenario {
  /// Gives a controller the value of a rank.
  fileprivate mutating func set(_ property: Property<Controller>, to rank: Int, of name: Name) {
    guard let index = controllers.firstIndex(where: { $0.name == name }) else { return }
    property.setRank(&controllers[index], rank)
  }

  /// The scenario without a property, of some controllers or of all.
  func without(_ property: Property<Controller>, of names: [Name]? = nil) -> Scenario {
    let owners = names.map { Set($0) }
    var scenario = self
    for index in scenario.controllers.indices
    where owners?.contains(scenario.controllers[index].name) ?? true {
      property.setRank(&scenario.controllers[index], 0)
    }
    return scenario
  }
}
