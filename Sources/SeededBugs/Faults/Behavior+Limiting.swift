import StatusQuoAppearanceModel
import StatusQuoDiagnosing

extension Fault.Behavior {
  /// The same fault where a condition holds: of the step's subject, or of the owner of a value.
  func limited(to condition: Condition) -> Self {
    var limited = self
    limited.looksAtWorld = true
    if let transformScenario {
      limited.transformScenario = { transformScenario($0).restored(from: $0, unless: condition) }
    }
    if let transformStep {
      limited.transformStep = { step, memory in
        memory.meets(condition) ? transformStep(step, &memory) : step
      }
    }
    limited.allowsFurtherSteps = { [allowsFurtherSteps] in
      allowsFurtherSteps($0) && $0.meets(condition)
    }
    limited.transformObservation = { [transformObservation] reported, memory in
      memory.isInForce = memory.isInForce && memory.meets(condition)
      transformObservation(&reported, &memory)
    }
    return limited
  }

  /// The same fault for what is reported about nodes of which a condition holds.
  func limited(toRows condition: Condition) -> Self {
    var limited = self
    (limited.looksAtWorld, limited.looksAtNewWorld) = (true, true)
    limited.transformObservation = { [transformObservation] reported, memory in
      let (right, remembered) = (reported, memory.styles)
      transformObservation(&reported, &memory)
      memory.styles = memory.styles.filter { node, style in
        remembered[node] == style || memory.meetsAsRow(condition, node)
      }
      if reported == right { return }
      reported.restore(right) { [memory] in !memory.meetsAsRow(condition, $0) }
    }
    return limited
  }

  /// True if only what is reported is wrong.
  var isOfReports: Bool { transformScenario == nil && transformStep == nil && furtherSteps == nil }
}

extension Fault.Behavior.Memory {
  /// Returns true if a condition holds of the step's subject before the step.
  fileprivate func meets(_ condition: Condition) -> Bool {
    world.map { condition.holds(moment(of: step?.subject, in: $0)) } ?? false
  }

  /// Returns true if a condition holds of a node where it is after the step; where it was before, once it is
  /// nowhere.
  fileprivate func meetsAsRow(_ condition: Condition, _ node: Name) -> Bool {
    guard let world, let newWorld else { return false }
    let now = moment(of: node, in: newWorld)
    let isNowhere = now.controller?.place == .detached
    return condition.holds(isNowhere ? moment(of: node, in: world) : now)
  }

  private func moment(of node: Name?, in world: Snapshot) -> Condition.Vantage {
    Condition.Vantage(
      step: step, node: node, world: world, before: hasPlayed ? before : now, now: now,
      number: number,
      occurrence: (step.map { counts[$0.exactKind, default: 0] } ?? 0) + (hasPlayed ? 0 : 1),
      rules: rules)
  }
}

extension Scenario {
  /// The scenario with everything as in another one where a condition does not hold of its owner.
  fileprivate func restored(from original: Scenario, unless condition: Condition) -> Scenario {
    let world = Snapshot(original)
    func holds(_ node: Name?) -> Bool {
      condition.holds(Condition.Vantage(node: node, world: world))
    }
    var mixed = self
    if !holds(nil) { mixed.environment = original.environment }
    for (index, window) in original.windows.enumerated() where !holds(window.name) {
      mixed.windows[index] = window
    }
    for (index, controller) in original.controllers.enumerated() where !holds(controller.name) {
      mixed.controllers[index] = controller
    }
    return mixed.problem == nil ? mixed : original
  }
}

extension Snapshot {
  /// The world that a scenario declares.
  init(_ scenario: Scenario) {
    self.init(
      environment: scenario.environment, isInBackground: false, windows: scenario.windows,
      visibleWindows: [], keyWindow: nil, controllers: scenario.controllers,
      presentations: scenario.controllers.compactMap { controller in
        guard case .presented = controller.place else { return nil }
        return Presentation(
          controller: controller.name, style: controller.modalPresentationStyle ?? .fullScreen,
          removesPresenter: false, isBeingDismissed: false)
      }, interactivePops: [], onScreen: [], geometry: Geometry())
  }
}

extension Observation {
  /// Reports what is right of some nodes.
  fileprivate mutating func restore(_ right: Observation, of isRight: (Name) -> Bool) {
    for (index, row) in right.styles.enumerated() where isRight(row.node) {
      styles[index] = row
    }
    traitChanges = right.traitChanges.filter { [traitChanges] in
      traitChanges.contains($0) || isRight($0.node)
    }
    calls = right.calls.filter { [calls] in calls.contains($0) || isRight($0.controller) }
    for row in right.geometry?.safeAreaTop ?? [] where isRight(row.controller) {
      let index = geometry?.safeAreaTop.firstIndex { $0.controller == row.controller }
      if let index { geometry?.safeAreaTop[index] = row }
    }
    for row in right.geometry?.covers ?? [] where isRight(row.controller) {
      let index = geometry?.covers.firstIndex { $0.controller == row.controller }
      if let index { geometry?.covers[index] = row }
    }
  }
}
