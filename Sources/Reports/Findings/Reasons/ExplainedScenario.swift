package import StatusQuoAppearanceModel
import StatusQuoArticles
package import StatusQuoCatalog

extension Moment {
  /// The facts behind the observation.
  ///
  /// - Precondition: they were asked for, as `narrate` does.
  package var explanation: ExplanationFacts {
    guard let facts else { preconditionFailure("a moment without facts can't be explained") }
    return facts
  }

  /// True if the step asked the controllers.
  package var didUpdateBar: Bool { explanation.didUpdateBar }

  /// The bar that an update then would have shown.
  package var upToDateBar: BarAppearance {
    observation.stale ?? observation.bar.appearance
  }
}

/// A scenario played up to one step, with what explains it.
package struct ExplainedScenario {
  package let scenario: Scenario
  /// The moments after the launch and after each step, up to the one explained. Never empty.
  package let moments: [Moment]
  /// True if overrides were added that the app may have: then causes say under which condition.
  package let isSupposed: Bool
  /// The controllers as they are at that moment; where that is not known, as declared.
  package let controllersNow: [Controller]
  private let controllers: [Name: Controller]
  /// The places of controllers in `controllersNow`.
  private let placesNow: [Name: Int]
  /// The controllers on screen at that moment.
  package let allOnScreen: Set<Name>
  /// The classes of Apple's by the controllers that are of one, and answer as it does.
  private let appleClasses: [Name: SystemController]

  package init(_ scenario: Scenario, moments: [Moment], isSupposed: Bool = false) {
    self.scenario = scenario
    self.moments = moments
    self.isSupposed = isSupposed
    var controllers: [Name: Controller] = [:]
    for controller in scenario.controllers where controllers[controller.name] == nil {
      controllers[controller.name] = controller
    }
    self.controllers = controllers
    controllersNow = moments.last?.snapshot?.controllers ?? scenario.controllers
    var placesNow: [Name: Int] = [:]
    for (place, controller) in controllersNow.enumerated() where placesNow[controller.name] == nil {
      placesNow[controller.name] = place
    }
    self.placesNow = placesNow
    allOnScreen = Set(moments.last?.explanation.onScreen ?? [])
    var appleClasses: [Name: SystemController] = [:]
    for controller in scenario.controllers {
      let name = scenario.names.text(controller.className ?? controller.name)
      appleClasses[controller.name] = SystemController.allCases.first {
        $0.className.map { $0 == name } ?? name.hasPrefix($0.label + "<")
      }
    }
    self.appleClasses = appleClasses
  }

  /// Returns true if a controller of Apple's gives the answer that it always gives: nothing of the app's is missed.
  package func isApplesOwn(_ property: PropertyName.Known, of controller: Controller) -> Bool {
    appleClasses[controller.name]?.answers(on: scenario.environment.iOS).contains {
      $0.property.setName == property && $0.property.literal(controller) == $0.value
    } ?? false
  }

  /// The class of Apple's that a controller is of, where what it answers was seen on other versions only.
  package func uncertainClass(of name: Name) -> SystemController? {
    guard let system = appleClasses[name], !system.isKnown(on: scenario.environment.iOS),
      let controller = controller(name),
      system.answers(on: scenario.environment.iOS).contains(where: {
        $0.property.literal(controller) == $0.value
      })
    else { return nil }
    return system
  }

  /// The moment of the last update, which chains and answers are from.
  package var updated: Moment { lastUpdate.map { moments[$0] } ?? now }

  /// The moment explained.
  package var now: Moment { moments[moments.count - 1] }

  /// One of the controllers as they are at that moment.
  package func controllerNow(_ name: Name) -> Controller? {
    placesNow[name].map { controllersNow[$0] }
  }

  /// The parent or presenter of each controller at that moment.
  package var placesAbove: [Name: Name] {
    var above: [Name: Name] = [:]
    for controller in controllersNow { above[controller.name] = controller.place.above }
    return above
  }

  /// The step explained; nil for the launch.
  package var step: Step? { moments.count > 1 ? scenario.steps[moments.count - 2] : nil }

  package func text(_ name: Name) -> String { scenario.names.text(name) }

  /// A few of them, and how many more there are.
  package func list(_ names: [Name]) -> String {
    let shown = names.prefix(names.count > 4 ? 3 : 4).map(text)
    let rest = names.count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest.grouped) more" }
    guard let last = shown.last, shown.count > 1 else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The controller as declared; values that steps set are not in it.
  package func controller(_ name: Name) -> Controller? { controllers[name] }

  package var isPortraitPhone: Bool {
    !scenario.environment.device.isPad && orientation == .portrait
  }

  /// The orientation of the device now.
  var orientation: Orientation {
    var orientation = scenario.environment.orientation
    for (number, moment) in moments.enumerated().dropFirst() {
      if case .rotate(let to) = scenario.steps[number - 1], moment.observation.outcome == .applied {
        orientation = to
      }
    }
    return orientation
  }

  /// The controllers that were asked either question.
  package var asked: [Name] {
    let provenance = now.explanation.lastUpdate?.provenance
    return [provenance?.style, provenance?.hidden].flatMap {
      $0?.chain.map { $0.controller } ?? []
    }
  }

  /// The questions about what is asked and shown that both models have one answer to only.
  package var unplayedQuestions: [OpenQuestion] {
    let splits = controllersNow.filter { $0.kind == .split }.map { $0.name }
    let isCompact = isNarrow || !scenario.environment.device.isPad
    return (splits.contains(where: asked.contains) ? [.c35] : [])
      + (isCompact && splits.contains(where: now.explanation.onScreen.contains) ? [.c44] : [])
  }

  /// True while a call is shown in the bar.
  package var isInCall: Bool {
    var isInCall = false
    for (step, moment) in zip(scenario.steps, moments.dropFirst())
    where moment.observation.outcome == .applied {
      if case .setInCallStatusBar(let value) = step { isInCall = value }
    }
    return isInCall
  }

  /// True in a scene of an iPad that is compact in width now.
  package var isNarrow: Bool {
    let environment = scenario.environment
    guard environment.device.isPad, environment.iOS >= 9 else { return false }
    var width = environment.horizontalSizeClass
    for step in scenario.steps.prefix(moments.count - 1) {
      if case .resize(let to) = step { width = to }
    }
    return width == .compact
  }
}
