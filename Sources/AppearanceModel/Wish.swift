/// A property of an app that a document states: what must be seen, and when.
package struct Wish: Hashable, Sendable {
  /// The look that is demanded.
  package enum Demand: Hashable, Sendable {
    /// The status bar.
    case bar(Bar)
    /// The status bar while the launch screen is up.
    case launch(Bar)
    /// The displayed bar is the one that an update now would display.
    case upToDate
    /// The controller that the wish names holds this style; without a name, every controller on
    /// screen does.
    case style(UserInterfaceStyle)
    /// The home indicator may hide or stays.
    case homeIndicator(HomeIndicator)
    /// The app's gestures go before the system's at these edges.
    case edges(ScreenEdges)
    /// The distance, in points, of the safe area from the top of the view: of the controller that the wish
    /// names; without a name, of every controller on screen.
    case topInset(Double)
    /// The method is called on the controller that the wish names, in the step that the wish is about.
    case called(LifecycleMethod)
  }

  /// The state of the home indicator that is demanded.
  package enum HomeIndicator: String, NamedCase {
    /// It may hide, by `prefersHomeIndicatorAutoHidden`.
    case hidden
    /// It stays.
    case shown
  }

  /// The look of the bar.
  package enum Bar: String, NamedCase {
    /// Shown, with light or dark content. On a phone in landscape, where the system hides the bar, it
    /// may be hidden.
    case light, dark
    /// The bar in any color. A device without a bar meets `shown`, too.
    case hidden, shown
  }

  /// The controller that must be on top for the wish to apply: on screen, with nothing presented
  /// over it. `nil` applies always.
  package var controller: Name?
  /// The number of the only step after which the wish applies, 0 for the launch; `nil` is each.
  package var step: Int?
  /// The look that must be seen.
  package var demand: Demand

  /// A wish; without more, it applies after the launch and after each step.
  package init(_ demand: Demand, whenOnTop controller: Name? = nil, after step: Int? = nil) {
    self.demand = demand
    self.controller = controller
    self.step = step
  }
}

extension Wish.Demand {
  /// The question to UIKit that a demand is about.
  package enum Subject: CaseIterable, Hashable, Sendable {
    case bar, style, homeIndicator, edges, insets, calls
  }

  /// The question that it is about.
  package var subject: Subject {
    switch self {
    case .bar, .launch, .upToDate: .bar
    case .style: .style
    case .homeIndicator: .homeIndicator
    case .edges: .edges
    case .topInset: .insets
    case .called: .calls
    }
  }
}

extension Scenario {
  /// The scenario, in which the system's gestures are observed if a controller answers about them, and heights
  /// if one adds to its safe area.
  package var observingItsAnswers: Scenario {
    var scenario = self
    scenario.observesSystemGestures =
      observesSystemGestures
      || controllers.contains {
        $0.prefersHomeIndicatorAutoHidden != nil
          || $0.preferredScreenEdgesDeferringSystemGestures != nil
      }
    scenario.observesGeometry =
      observesGeometry || controllers.contains { $0.additionalSafeAreaInsetsTop > 0 }
    return scenario
  }

  /// The scenario, in which what wishes are about is observed.
  package func observing(_ wishes: [Wish]) -> Scenario {
    var scenario = self
    for wish in wishes {
      switch wish.demand.subject {
      case .homeIndicator, .edges: scenario.observesSystemGestures = true
      case .insets: scenario.observesGeometry = true
      case .bar, .style, .calls: break
      }
    }
    return scenario
  }
}
