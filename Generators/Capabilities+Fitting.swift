package import StatusQuoAppearanceModel
import StatusQuoCatalog

extension Capabilities {
  /// The nearest scenario that needs nothing else: the nearest version, the controllers without what
  /// they may not be or have, and the steps that are left.
  ///
  /// - Parameter law: without it, what becomes of steps is not looked at.
  package func fitted(_ scenario: Scenario, under law: Law? = nil) -> Scenario {
    if cover(scenario, under: law) { return scenario }
    var scenario = scenario
    fit(&scenario.environment)
    scenario.resetInfoPlist(but: infoPlist)
    fitWindows(of: &scenario)
    fitControllers(of: &scenario)
    scenario.observes = scenario.observes.filter { $0.need.map(include) ?? true }
    (scenario.idling, scenario.idlingBy) = (0, .style)
    scenario.reset { needs in !needs.allSatisfy(include) }
    keepKnownSteps(of: &scenario)
    giveAlways(&scenario)
    return law.map { withoutOtherOutcomes(scenario, $0) } ?? scenario
  }

  /// An environment of a known version, SDK and device.
  func fit(_ environment: inout Environment) {
    if !versions.contains(environment.iOS) {
      // The linked SDK mostly goes with it.
      let version =
        environment.iOS < versions.lowerBound ? versions.lowerBound : versions.upperBound
      if environment.linkedSDK == environment.iOS { environment.linkedSDK = version }
      environment.iOS = version
    }
    if linkedSDK == .same { environment.linkedSDK = environment.iOS }
    for key in EnvironmentKey.allCases where !self.environment.contains(key) {
      key.reset(&environment)
    }
    if !devices.contains(environment.device) {
      let known = Device.allCases.filter(devices.contains)
      let place = Device.allCases.firstIndex(of: environment.device) ?? 0
      environment.device = known[place % known.count]
    }
  }

  /// Moves the controllers of a window too many to none.
  private func fitWindows(of scenario: inout Scenario) {
    let left = Set(scenario.windows.dropFirst(windows).map { $0.name })
    scenario.windows.removeLast(left.count)
    for place in scenario.controllers.indices {
      if case .root(let window) = scenario.controllers[place].place, left.contains(window) {
        scenario.controllers[place].place = .detached
      }
    }
    if !left.isEmpty { scenario.steps.removeAll { $0.names.contains { left.contains($0) } } }
    while scenario.windows.count < fewestWindows {
      let ordinal = scenario.windows.count
      // Another thing may have the name.
      let name = ordinal...ordinal + scenario.controllers.count
      scenario.windows.append(
        Window(scenario.unusedName(among: name.map { StandardName.window($0) })))
    }
    if scenario.fewestWindowsLeft < fewestWindows {
      scenario.steps.removeAll { $0.kind == .removeWindow }
    }
  }

  /// Unknown kinds become plain and lose their children, which are in no tree, as are those that a
  /// controller may not have or present.
  private func fitControllers(of scenario: inout Scenario) {
    var childless: Set<Name> = []
    for place in scenario.controllers.indices {
      let controller = scenario.controllers[place]
      if !kinds.contains(controller.kind) {
        childless.insert(controller.name)
        scenario.controllers[place].kind = .plain
      }
      if !parents.contains(scenario.controllers[place].kind) { childless.insert(controller.name) }
      scenario.controllers[place].actions.removeAll { !$0.needs.allSatisfy(include) }
    }
    scenario.detach {
      $0.parent.map { childless.contains($0) } ?? ($0.presenter != nil && !presentedAtLaunch)
    }
    guard !emptyContainers else { return }
    let nonempty = Set(scenario.controllers.compactMap { $0.place.parent })
    for place in scenario.controllers.indices
    where scenario.controllers[place].kind.isContainer
      && !nonempty.contains(scenario.controllers[place].name)
    {
      scenario.controllers[place].kind = .plain
    }
  }

  private func keepKnownSteps(of scenario: inout Scenario) {
    let kinds = scenario.kindsByName
    var names = Set(scenario.windows.map { $0.name })
    scenario.steps.removeAll { step in
      guard step.needs(kinds).allSatisfy(include), !changesAlways(step) else { return true }
      guard let added = step.addedWindow, !names.contains(added) else { return false }
      if names.count < windows { names.insert(added) }
      return !names.contains(added)
    }
    if !unknownNames { scenario.removeStepsWithUnknownNames() }
  }

  /// Leaves out steps with an outcome that is not known. A step that is not applied changes nothing (W-1), so
  /// the others keep theirs.
  private func withoutOtherOutcomes(_ scenario: Scenario, _ law: Law) -> Scenario {
    var scenario = scenario
    while asksTheLaw, !scenario.steps.isEmpty {
      let moments = law(scenario, asksForTrees)
      let unknown = moments.indices.dropFirst().filter {
        !moments[$0].needs.allSatisfy(include)
      }
      guard let first = unknown.first else { break }
      let isRefused = unknown.filter { moments[$0].outcome != .applied }
      // What a step empties is empty later, too.
      for place in isRefused.isEmpty ? [first] : isRefused.reversed() {
        scenario.steps.remove(at: place - 1)
      }
      if !unknownNames { scenario.removeStepsWithUnknownNames() }
    }
    return scenario
  }
}

extension Capabilities {
  /// The scenario with UIKit's defaults for settings that are not known, and without actions that are not. Its
  /// controllers and steps stay as they are.
  package func withKnownSettings(_ scenario: Scenario) -> Scenario {
    var scenario = scenario
    scenario.resetInfoPlist(but: infoPlist)
    scenario.observes = scenario.observes.filter { $0.need.map(include) ?? true }
    scenario.reset { needs in !needs.allSatisfy(include) }
    for place in scenario.controllers.indices {
      scenario.controllers[place].actions.removeAll { !$0.needs.allSatisfy(include) }
    }
    return scenario
  }
}

extension Scenario {
  /// Takes controllers at some places out of their trees, with what is below them.
  fileprivate mutating func detach(where isDetached: (Controller.Place) -> Bool) {
    var hasWindow: [Name: Bool] = [:]
    var root: [Name: Int] = [:]
    for place in controllers.indices {
      let name = controllers[place].name
      if isDetached(controllers[place].place) { controllers[place].place = .detached }
      // Nothing presents in a tree that is in no window.
      if let presenter = controllers[place].place.presenter, hasWindow[presenter] != true {
        controllers[place].place = .detached
      }
      if let above = controllers[place].place.above {
        hasWindow[name] = hasWindow[above]
        root[name] = root[above]
      } else {
        hasWindow[name] = controllers[place].place != .detached
        root[name] = place
      }
      if controllers[place].place.parent == nil { controllers[place].containerView = nil }
    }
    let order = controllers.indices.sorted { one, other in
      let (name, otherName) = (controllers[one].name, controllers[other].name)
      if hasWindow[name] != hasWindow[otherName] { return hasWindow[name] == true }
      return (root[name] ?? 0, one) < (root[otherName] ?? 0, other)
    }
    controllers = order.map { controllers[$0] }
    let parents = Dictionary(uniqueKeysWithValues: controllers.map { ($0.name, $0.place.parent) })
    for place in controllers.indices {
      let (name, selected) = (controllers[place].name, controllers[place].selected)
      if let selected, parents[selected] != .some(name) { controllers[place].selected = nil }
    }
  }

  /// Removes keys of Info.plist.
  fileprivate mutating func resetInfoPlist(but known: Set<String>) {
    for key in Scenario.infoPlist where !known.contains(key.key) { key.setRank(&self, 0) }
  }

  /// Gives properties UIKit's default where what they need is not known.
  fileprivate mutating func reset(_ areUnknown: ([Need]) -> Bool) {
    func reset<Owner>(_ owner: inout Owner, _ properties: [Property<Owner>]) {
      for property in properties
      where !property.isDefault(owner) && areUnknown(property.needs(of: owner)) {
        property.setRank(&owner, 0)
      }
    }
    for place in windows.indices {
      reset(&windows[place], Window.properties)
      for property in Window.properties {
        let known = Capabilities.WindowProperty(rawValue: property.name)
        if let known, areUnknown([.window(known)]) { property.setRank(&windows[place], 0) }
      }
    }
    for place in controllers.indices {
      reset(&controllers[place], Controller.properties)
      for view in controllers[place].views.indices {
        reset(&controllers[place].views[view], View.properties)
      }
    }
  }
}

extension Alphabet {
  /// The part of it that a resolver knows.
  package func restricted(to capabilities: Capabilities) -> Alphabet {
    var alphabet = self
    alphabet.windows = min(windows, capabilities.windows)
    alphabet.kinds.removeAll { !capabilities.kinds.contains($0) }
    alphabet.steps.removeAll { !$0.needs.allSatisfy(capabilities.include) }
    alphabet.settings.removeAll { setting in
      setting.property.map { !capabilities.properties.contains($0) } ?? false
    }
    return alphabet
  }
}

extension Setting {
  /// The property that it gives a value, if steps can set it.
  fileprivate var property: PropertyName.Known? {
    switch self {
    case .window(let place, _): Window.properties[place].nameInSteps
    case .controller(let place, _, _), .reference(let place, _):
      Controller.properties[place].nameInSteps
    case .world, .action: nil
    }
  }
}
