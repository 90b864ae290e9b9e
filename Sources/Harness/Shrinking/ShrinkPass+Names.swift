package import StatusQuoAppearanceModel
import StatusQuoCatalog

/// Passes that let something be done to another controller: "raise an argument so that an earlier
/// step can go", and "drop an addition and rewrite what refers to it" in one move.
extension ShrinkPass {
  /// Drops a controller with what is below it, and lets another one stand in for it.
  static let mergeControllers = ShrinkPass(
    "merge controllers", each: { $0.pairs($0.controllers.count, $0.controllers.count) }
  ) { scenario, pair in
    let (dropped, kept) = pair
    guard dropped != kept else { return nil }
    let old = scenario.controllers[dropped].name
    let new = scenario.controllers[kept].name
    var smaller = scenario
    smaller.steps = scenario.steps.map { $0.renamed { $0.replacing(old, by: new) } }
    for position in smaller.controllers.indices where position != dropped {
      smaller.controllers[position].renameReferences { $0.replacing(old, by: new) }
    }
    return smaller.removingSubtrees(smaller.marked([dropped]))
  }

  /// Lets one step act on another controller or window.
  static let replaceStepNames = ShrinkPass(
    "replace names in steps", each: { $0.pairs($0.stepNameCount, $0.namesForSteps.count) }
  ) { scenario, pair in
    scenario.replacingStepName(pair.0, by: scenario.namesForSteps[pair.1])
  }

  /// Lets a controller refer to another controller.
  static let replaceTreeNames = ShrinkPass(
    "replace names in trees", each: { $0.pairs($0.treeNameCount, $0.controllers.count) }
  ) { scenario, pair in
    let name = scenario.controllers[pair.1].name
    var smaller = scenario
    var number = -1
    for position in smaller.controllers.indices {
      smaller.controllers[position].renameReferences { old in
        number += 1
        return number == pair.0 ? name : old
      }
    }
    smaller.dropDanglingReferences()
    return smaller
  }

  /// Drops a step and lets another controller take part in all later ones instead of the one
  /// that the step was about.
  static let dropAndRedirect = ShrinkPass(
    "drop a step and redirect", each: { $0.pairs($0.steps.count, $0.controllers.count) }
  ) { scenario, pair in
    let (dropped, target) = pair
    guard let old = scenario.steps[dropped].names.first else { return nil }
    let new = scenario.controllers[target].name
    var smaller = scenario
    smaller.steps.remove(at: dropped)
    for position in dropped..<smaller.steps.count {
      smaller.steps[position] = smaller.steps[position].renamed { $0.replacing(old, by: new) }
    }
    return smaller
  }
}

extension Scenario {
  /// The names that a step can act on: those declared, and those in steps.
  package var namesForSteps: [Name] {
    var names = windows.map { $0.name } + controllers.map { $0.name }
    guard steps.count <= 8 else { return names }
    for step in steps {
      for name in step.names where !names.contains(name.withoutView) {
        names.append(name.withoutView)
      }
    }
    return names + controllers.map { $0.name.rootView }
  }

  fileprivate var stepNameCount: Int { steps.reduce(0) { $0 + $1.names.count } }

  fileprivate var treeNameCount: Int {
    var count = 0
    for var controller in controllers {
      controller.renameReferences {
        count += 1
        return $0
      }
    }
    return count
  }

  fileprivate func replacingStepName(_ reference: Int, by name: Name) -> Scenario? {
    var scenario = self
    var number = -1
    for position in steps.indices {
      scenario.steps[position] = steps[position].renamed { old in
        number += 1
        return number == reference ? name : old
      }
      if number >= reference { return scenario == self ? nil : scenario }
    }
    return nil
  }
}

extension Name {
  /// Root views follow their controllers.
  fileprivate func replacing(_ old: Name, by new: Name) -> Name {
    guard index == old.index else { return self }
    return isRootView ? new.rootView : new
  }
}
