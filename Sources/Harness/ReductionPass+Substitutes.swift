import AppearanceModel

/// Passes that put something else in the place of what is needed: the same may be shown by less.
///
/// They are for small scenarios: in large ones there is too much to choose from, and the other
/// passes get on.
extension ReductionPass {
  /// Lets another value bring about what a value, a step or an action did.
  static let tradeCauses = ReductionPass("trade causes", each: { $0.trades }) {
    scenario, trade in
    var other = scenario
    trade.add(&other)
    trade.remove(&other)
    return other
  }

  /// Leaves out a controller with all below it and lets another value do what it did.
  static let tradeSubtrees = ReductionPass("trade subtrees", each: { $0.subtreeTrades }) {
    scenario, trade in
    var other = scenario
    trade.add(&other)
    return other.removingSubtrees(scenario.marked([trade.dropped]))
  }

  /// Puts an empty window in the place of a detached tree.
  static let tradeForWindows = ReductionPass(
    "trade for windows", each: { Array($0.controllers.indices) }
  ) {
    scenario, index in
    guard scenario.controllers[index].place == .detached else { return nil }
    var other = scenario.removingSubtrees(scenario.marked([index]))
    other.windows.append(Window(scenario.controllers[index].name))
    return other
  }

  /// Puts a step of a simpler kind in the place of a step.
  static let substituteSteps = ReductionPass("substitute steps", each: { $0.substitutes }) {
    scenario, substitute in
    var other = scenario
    other.steps[substitute.place] = substitute.step
    return other
  }

  /// Puts a step of any kind in the place of a step, and leaves out a controller that the new one
  /// does not name.
  static let substituteAndDrop = ReductionPass(
    "substitute a step and drop a controller", each: { $0.substitutesWithoutController }
  ) { scenario, change in
    var other = scenario
    other.steps[change.substitute.place] = change.substitute.step
    return other.removingSubtrees(scenario.marked([change.dropped]))
  }
}

private typealias Change = @Sendable (inout Scenario) -> Void

private struct Substitute {
  let place: Int
  let step: Step
}

extension Scenario {
  /// Every cause with every value that can have its effect.
  fileprivate var trades: [(remove: Change, add: Change)] {
    guard steps.count <= 8, controllers.count <= 8 else { return [] }
    return causes.flatMap { cause in adding(cause.effect).map { (cause.remove, $0) } }
  }

  /// Every controller with every value of what is not below it.
  fileprivate var subtreeTrades: [(dropped: Int, add: Change)] {
    guard controllers.count <= 2 else { return [] }
    return controllers.indices.flatMap { dropped in
      Effect.allCases.flatMap { adding($0, before: dropped) }.map { (dropped, $0) }
    }
  }

  /// Every step with every step of a simpler kind.
  fileprivate var substitutes: [Substitute] {
    guard steps.count <= 8, controllers.count <= 8 else { return [] }
    let simple = simpleSteps
    return steps.enumerated().flatMap { place, step in
      simple.filter { $0.kind.complexity < step.kind.complexity }
        .map { Substitute(place: place, step: $0) }
    }
  }

  /// Every step and every controller with every step that does not name the controller.
  fileprivate var substitutesWithoutController: [(substitute: Substitute, dropped: Int)] {
    guard steps.count <= 2, controllers.count <= 2 else { return [] }
    let simple = simpleSteps
    return controllers.indices.flatMap { dropped in
      let others = simple.filter { !$0.names(controllers[dropped].name) }
      return steps.indices.flatMap { place in
        others.map { (Substitute(place: place, step: $0), dropped) }
      }
    }
  }

  /// Steps on what is declared that may do something, the simplest first.
  private var simpleSteps: [Step] {
    func each(_ make: (Controller) -> Step?) -> [Step] { controllers.compactMap(make) }
    func pairs(_ make: (Controller, Controller) -> Step?) -> [Step] {
      controllers.flatMap { one in
        controllers.compactMap { one.name == $0.name ? nil : make(one, $0) }
      }
    }
    return each { .setNeedsStatusBarAppearanceUpdate(on: $0.name, animated: false) }
      + each { $0.kind == .navigation ? .pop(on: $0.name) : nil }
      + pairs { $1.kind == .navigation ? .push($0.name, on: $1.name) : nil }
      + each { controller in
        if case .child(let parent) = controller.place {
          .select(controller.name, on: parent)
        } else {
          nil
        }
      }
      + pairs { .present($0.name, from: $1.name) }
      + each { .dismiss(from: $0.name) }
      + each { .removeFromParent($0.name) }
      + each { .addChild($0.name, to: $0.name, in: nil) }
      + pairs { .addChild($0.name, to: $1.name, in: nil) }
      + [.rotate(to: .landscape), .setSystemStyle(.dark)]
  }
}

extension Step {
  fileprivate func names(_ name: Name) -> Bool {
    var isNamed = false
    _ = renamed {
      if $0.index == name.index { isNamed = true }
      return $0
    }
    return isNamed
  }
}
