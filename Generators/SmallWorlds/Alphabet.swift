package import StatusQuoAppearanceModel
import StatusQuoCatalog

/// The parts of small worlds, as data: kinds of controllers, settings of the start, steps.
package struct Alphabet: Hashable, Sendable {
  /// Its name on the command line; empty for one that is not listed.
  package var name = ""
  /// Its purpose in one line.
  package var summary = ""
  /// The kinds of controllers besides plain ones.
  package var kinds: [Controller.Kind] = []
  /// The most windows that a world starts with.
  package var windows = 1
  /// The possible differences from UIKit's defaults at the start.
  package var settings: [Setting] = []
  /// The possible steps, with any names: all names that fit are put in their place.
  package var steps: [Step] = []

  /// Nothing but controllers: no settings, no steps.
  package static func bare(_ kinds: [Controller.Kind]) -> Alphabet {
    Alphabet(
      name: "bare", summary: "controllers alone", kinds: kinds.filter { $0 != .plain })
  }

  /// The alphabet called `name` on the command line, or nil.
  package static func named(_ name: String) -> Alphabet? { all.first { $0.name == name } }
}

extension Alphabet {
  /// The parts that `other` has not.
  func without(_ other: Alphabet) -> Alphabet {
    var rest = self
    rest.kinds.removeAll(where: other.kinds.contains)
    let settings = Set(other.settings)
    rest.settings.removeAll(where: settings.contains)
    let steps = Set(other.steps)
    rest.steps.removeAll(where: steps.contains)
    return rest
  }

  /// All ways to give one part of a world one value that is not the default.
  package func changes(in world: Scenario) -> [Setting.Change] {
    settings.flatMap { $0.changes(in: world) }
  }

  /// The possible next steps in a world that begins like `world`: all steps, filled in with the
  /// names that fit.
  ///
  /// - Parameters:
  ///   - names: those that are filled in; without them the world's windows and controllers.
  ///   - mayMisname: whether steps count that name what is of the wrong kind, too.
  package func nextSteps(
    in world: Scenario, about names: [Name]? = nil, mayMisname: Bool = false
  ) -> [Step] {
    let names = names ?? world.windows.map { $0.name } + world.controllers.map { $0.name }
    var known: Set<Step> = []
    return steps.flatMap { $0.filledIn(with: names) }
      .filter { known.insert($0).inserted && (mayMisname || $0.fits(world)) }
  }
}

// MARK: - Made of what there is

extension Alphabet {
  /// Every value that has a rank and every kind of step.
  package static let complete = Alphabet(
    kinds: Controller.Kind.allCases.filter { $0 != .plain },
    settings: Setting.all(Scenario.properties) { .world($0, $1) }
      + Setting.all(Window.properties) { .window($0, $1) }
      + Setting.all(valuesOfControllers) { .controller($0 + 1, $1, .all) } + Setting.references,
    steps: Step.simplestOfAll)

  /// The parts of a scenario, with simpler values of the same properties and other values in the
  /// same kinds of steps.
  package init(of scenario: Scenario) {
    kinds = Self.complete.kinds.filter { kind in scenario.controllers.contains { $0.kind == kind } }
    settings =
      Setting.upTo([scenario], Scenario.properties) { .world($0, $1) }
      + Setting.upTo(scenario.windows, Window.properties) { .window($0, $1) }
      + Setting.upTo(scenario.controllers, Self.valuesOfControllers) {
        .controller($0 + 1, $1, .all)
      }
      + Setting.references.filter { scenario.uses($0) }
      + scenario.controllers.flatMap { $0.actions }.map(Setting.action)
      + scenario.steps.flatMap { $0.numbers }
    let alike = Step.simplestOfAll.filter { step in scenario.steps.contains(where: step.isLike) }
    var known: Set<Step> = []
    steps = (scenario.steps + alike).filter { known.insert($0).inserted }
  }

  /// The simplest values that have an effect, and every kind of step.
  package static let common = Alphabet(
    kinds: [.navigation, .tab],
    settings: Setting.effective(Scenario.properties) { .world($0, $1) }
      + Setting.all(Window.properties) { .window($0, $1) }
      + Setting.simplest(2, Controller.properties) { .controller($0, $1, .all) }
      + Setting.references,
    steps: Step.simplestOfAll)

  /// The simplest causes of each effect, and the simplest steps.
  package static let simplest = Alphabet(
    kinds: [.navigation, .tab],
    settings: Setting.causes(in: Scenario.properties) { .world($0, $1) }
      + Setting.causes(in: Window.properties) { .window($0, $1) }
      + Setting.causes(in: Controller.properties) { .controller($0, $1, .all) },
    steps: Step.simplestOfAll.filter { step in
      StepForm.complexity(of: step.kind) <= StepForm.complexity(of: .setSystemStyle)
        && step.kind != .set
    })

  /// All but the kind, which comes first.
  private static let valuesOfControllers = Array(Controller.properties.dropFirst())
}

extension Scenario {
  /// Returns true if a controller has such a value.
  fileprivate func uses(_ reference: Setting) -> Bool {
    guard case .reference(let place, _) = reference else { return false }
    return controllers.contains { controller in
      Controller.properties[place].literal(controller).renamed { $0 } != nil
    }
  }
}

extension Step {
  /// The numbers that it gives, as values at the start: other values have ranks.
  fileprivate var numbers: [Setting] {
    guard case .set(.known(let property), .number(let number), _) = self else { return [] }
    let value = Literal.number(number)
    return Controller.properties.indices.filter { Controller.properties[$0].setName == property }
      .map { .controller($0, value, .all) }
      + Window.properties.indices.filter { Window.properties[$0].setName == property }
      .map { .window($0, value) }
  }
}
