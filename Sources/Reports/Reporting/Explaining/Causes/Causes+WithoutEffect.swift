import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoHarness

// Settings that change nothing. The law says so: it is asked again without them. Why it says so is found in the same way,
// by what gives them an effect: the version that brought them, another setting left out, or another controller.
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

  /// The settings of controllers on screen that change nothing here, and the value that the step gives in vain, each with
  /// what is in its way: another setting, or that it stands on the wrong controller.
  var settingsWithoutEffect: [Explanation.Cause] {
    // Each of them is a play of the scenario.
    let cost = max(scenario.controllers.count * moments.count, 1)
    var left = max(12, min(160, 30_000 / cost))
    var found: [Explanation.Cause] = []
    if case .set(.known(let property), to: _, on: let owner)? = step, moments.count > 1,
      now.observation.outcome == .applied, change(of: moments).isEmpty,
      let obstacle = obstacle(to: .step(property, on: owner), &left)
    {
      found.append(obstacle)
    }
    let unknown = aroundUnknownInsets
    for place in Controller.properties.indices {
      found += idle(place, besides: unknown, &left)
    }
    return found
  }

  /// A property where it changes nothing: first of all its owners at once, but for those in which insets are unknown.
  private func idle(
    _ place: Int, besides unknown: Set<Name>, _ left: inout Int
  ) -> [Explanation.Cause] {
    let property = Controller.properties[place]
    guard property.isSeenByItself || property.canBeMisplaced,
      property.since <= scenario.environment.effectiveVersion
    else { return [] }
    let owners = scenario.controllers.filter {
      !property.isDefault($0) && allOnScreen.contains($0.name)
        && (property.effect == .darkens || !unknown.contains($0.name))
    }
    func isIdle(_ names: [Name], _ left: inout Int) -> Bool {
      left -= 1
      return left >= 0 && isShown(played(scenario.without(property, of: names)))
    }
    let names = owners.map { $0.name }
    let areIdle = !owners.isEmpty && isIdle(names, &left)
    if areIdle, let obstacle = obstacle(to: .property(property, of: names), &left) {
      return [obstacle]
    }
    return owners.prefix(12).compactMap { owner in
      guard owners.count == 1 ? areIdle : isIdle([owner.name], &left) else { return nil }
      let setting = Setting.property(property, of: [owner.name])
      return (owners.count == 1 ? nil : obstacle(to: setting, &left))
        ?? misplaced(place, on: owner, &left)
    }
  }

  /// The controllers in which an inset that is observed is not known: whether a setting of theirs changes what no source
  /// has is not known either.
  ///
  /// - Complexity: linear in the number of controllers.
  private var aroundUnknownInsets: Set<Name> {
    let observed = now.observation
    let tops = observed.geometry.map { Set($0.safeAreaTop.map { $0.controller }) }
    let areas = observed.safeArea.map { areas in
      Set(
        areas.filter { $0.left != nil && $0.bottom != nil && $0.right != nil }
          .map { $0.controller })
    }
    let above = placesAbove
    var found: Set<Name> = []
    for name in allOnScreen
    where tops?.contains(name) == false || areas?.contains(name) == false {
      var next: Name? = name
      while let around = next, found.insert(around).inserted { next = above[around] }
    }
    return found
  }

  /// The setting without which another one changes something that is not seen now: what says the same is no obstacle.
  private func obstacle(to setting: Setting, _ left: inout Int) -> Explanation.Cause? {
    if case .property(let property, of: _) = setting, !property.isSeenByItself { return nil }
    let shown = ObservedValues(now.observation)
    for other in settings(besides: setting, atMost: left / 2) {
      left -= 2
      let world = scenario.without(other)
      let undone = played(world)
      let effect = effect(of: setting, in: world, undone)
      guard
        effect.contains(where: { difference in
          shown[difference.place.kind].contains { entry in
            entry.place == difference.place && entry.value != difference.actual
          }
        }), let rules = rulesOfDifference(moments, undone)
      else { continue }
      let whose = other.owners == setting.owners ? "there" : nil
      let what = other.words(list, whose)
      let areStyles = whose != nil && setting.isStyle && other.isStyle
      return .init(
        "\(setting.words(list)) has no effect while \(what) is set\(whose.map { " " + $0 } ?? "")\(areStyles ? ", which goes before it" : "").",
        fixes: [.init("Leave out \(other.words(list))\(areStyles ? ", or set that" : "").")],
        rules: rules.isEmpty ? now.rules.rules : rules
      ).asNote(!areStyles && !setting.isStep)
    }
    return nil
  }

  /// The first settings of controllers on screen that may be in the way of another one: those of its own controllers
  /// first. What one of several owners lacks may be there for another one, so of several only their own count.
  private func settings(besides setting: Setting, atMost limit: Int) -> [Setting] {
    func settings(_ owners: [Controller]) -> [Setting] {
      let names = owners.map { $0.name }
      return Controller.properties.filter { property in
        !property.isAlwaysWritten && !owners.isEmpty
          && owners.allSatisfy { !property.isDefault($0) } && !setting.isOf(property, names)
      }.map { .property($0, of: names) }
    }
    let names = Set(setting.owners)
    let onScreen = scenario.controllers.filter { allOnScreen.contains($0.name) }
    var found = settings(onScreen.filter { names.contains($0.name) })
    for other in onScreen where names.count == 1 && !names.contains(other.name) {
      if found.count >= limit { break }
      found += settings([other])
    }
    return Array(found.prefix(limit))
  }

  /// The places that a setting changes at the last moment of a play of `world`, with the values that it brings about.
  private func effect(
    of setting: Setting, in world: Scenario, _ played: [Moment]
  ) -> [Difference<Place, Observation.Value?>] {
    if setting.isStep { return change(of: played) }
    guard let with = played.last, let without = self.played(world.without(setting)).last else {
      return []
    }
    return ObservedValues(without.observation).differences(from: ObservedValues(with.observation))
      .filter { $0.place.kind.part.isLook }
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
      let parts = Observation.Pair(expected: ours.observation, actual: theirs.observation).parts
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

/// Something that an app sets.
private enum Setting {
  /// A property, as controllers declare it.
  case property(Property<Controller>, of: [Name])
  /// The value that the step explained gives.
  case step(PropertyName.Known, on: Name)

  var owners: [Name] {
    switch self {
    case .property(_, of: let names): names
    case .step(_, on: let name): [name]
    }
  }

  var isStep: Bool { if case .step = self { true } else { false } }

  var isStyle: Bool {
    if case .property(let property, _) = self { property.effect == .darkens } else { false }
  }

  /// Returns true if it gives this property of these controllers a value.
  func isOf(_ property: Property<Controller>, _ names: [Name]) -> Bool {
    guard names == owners else { return false }
    return switch self {
    case .property(let own, of: _): own === property
    case .step(let own, on: _): own == property.setName
    }
  }

  /// `overrideUserInterfaceStyle of A`; the property alone where it is said whose it is.
  func words(_ list: ([Name]) -> String, _ whose: String? = nil) -> String {
    switch self {
    case .property(let property, of: let names):
      whose == nil ? "\(property.name) of \(list(names))" : property.name
    case .step(let property, on: let name): "\(property.rawValue) of \(list([name]))"
    }
  }
}

extension Property {
  /// True for a style, a distance, or what gives bars their place: all that it decides is observed. Of others more
  /// follows, and of getters and bars the ways to the answers speak.
  fileprivate var isSeenByItself: Bool {
    switch topic {
    case .styles, .stylesForChildren, .views, .insets, .safeArea: true
    case .presentation, .popovers, .splitViews, .barGetters, .childGetters, .stored, .classes,
      .selection, .systemGestures, .windows, .scenes, .environment, .containment, .navigationBar,
      .barAppearance:
      false
    }
  }
}

extension Observation.Part {
  /// True for what is seen on the screen: more than who decides, or when UIKit asks.
  var isLook: Bool {
    switch self {
    case .bar, .styles, .calls, .geometry, .safeArea, .systemGestures: true
    case .outcome, .launchBar, .provenance, .stale, .told: false
    }
  }
}

extension Scenario {
  /// The scenario without a setting; as it is where that is a step.
  fileprivate func without(_ setting: Setting) -> Scenario {
    switch setting {
    case .property(let property, of: let names): return without(property, of: names)
    case .step: return self
    }
  }

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
