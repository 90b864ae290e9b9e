package import StatusQuoAppearanceModel
package import StatusQuoCatalog

/// A condition that a scenario can be given, on which answers of rules depend.
package enum Factor: Hashable, Sendable {
  /// Another version of iOS, with its SDK.
  case version
  /// An SDK that is older than iOS.
  case olderSDK
  /// Another device.
  case device
  case landscape
  case dark
  /// The app sets the bar.
  case appMode
  case geometry, safeArea, systemGestures
  /// Code in lifecycle methods.
  case actions
  /// Controllers of a kind.
  case kind(Controller.Kind)
  /// Values of the properties of a topic.
  case topic(Topic)
  /// Steps of a kind.
  case step(Step.Kind)

  /// All of them.
  package static let all: [Factor] =
    [
      .version, .olderSDK, .device, .landscape, .dark, .appMode, .geometry, .safeArea,
      .systemGestures, .actions,
    ]
    + Controller.Kind.allCases.filter { $0 != .plain }.map { .kind($0) }
    + Topic.allCases.filter { $0 != .environment }.map { .topic($0) }
    + Step.Kind.allCases.map { .step($0) }
}

extension Factor {
  /// Pairs of factors of one rule: what its answer depends on together. Each once.
  package static let pairs: [(Factor, Factor)] = {
    var pairs: [(Factor, Factor)] = []
    for row in ofRules {
      for (place, one) in row.factors.enumerated() {
        for other in row.factors[..<place]
        where !pairs.contains(where: { $0 == (other, one) || $0 == (one, other) }) {
          pairs.append((other, one))
        }
      }
    }
    return pairs
  }()

  /// Returns true if a scenario has it.
  package func holds(in scenario: Scenario) -> Bool {
    let environment = scenario.environment
    return switch self {
    case .version: environment.iOS != Environment().iOS
    case .olderSDK: environment.linkedSDK < environment.iOS
    case .device: environment.device != Environment().device
    case .landscape: environment.orientation == .landscape
    case .dark: environment.systemStyle == .dark
    case .appMode: environment.infoPlist.viewControllerBasedStatusBarAppearance == false
    case .geometry: scenario.observesGeometry
    case .safeArea: scenario.observesSafeArea
    case .systemGestures: scenario.observesSystemGestures
    case .actions: scenario.controllers.contains { !$0.actions.isEmpty }
    case .kind(let kind): scenario.controllers.contains { $0.kind == kind }
    case .topic(let topic):
      scenario.controllers.contains { has(topic, Controller.properties, $0) }
        || scenario.windows.contains { has(topic, Window.properties, $0) }
        || topic == .views && scenario.controllers.contains { !$0.views.isEmpty }
    case .step(let kind): scenario.steps.contains { $0.kind == kind }
    }
  }

  private func has<Owner>(_ topic: Topic, _ properties: [Property<Owner>], _ owner: Owner) -> Bool {
    properties.contains { $0.topic == topic && $0.name != "kind" && !$0.isDefault(owner) }
  }
}
