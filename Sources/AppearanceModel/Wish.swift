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
    /// The answer that counts for a question besides those about the bar.
    case answer(GestureAnswer)
    /// The distance, in points, of the safe area from an edge of the view: of the controller that the wish
    /// names; without a name, of every controller on screen.
    case inset(InsetEdge, Double)
    /// The method is called on the controller that the wish names, in the step that the wish is about.
    case called(LifecycleMethod)
  }

  /// An edge from which the safe area keeps a distance.
  package enum InsetEdge: String, NamedCase { case top, bottom }

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
  package enum Subject: Hashable, Sendable {
    case bar, style, gesture(SystemGesture), inset(Wish.InsetEdge), calls

    /// All of them.
    package static let allCases: [Subject] =
      [.bar, .style] + SystemGesture.allCases.map { .gesture($0) }
      + Wish.InsetEdge.allCases.map { .inset($0) } + [.calls]
  }

  /// The question that it is about.
  package var subject: Subject {
    switch self {
    case .bar, .launch, .upToDate: .bar
    case .style: .style
    case .answer(let answer): .gesture(answer.gesture)
    case .inset(let edge, _): .inset(edge)
    case .called: .calls
    }
  }
}

extension Scenario {
  /// The scenario, in which what wishes are about is observed.
  package func observing(_ wishes: [Wish]) -> Scenario {
    var scenario = self
    for wish in wishes {
      switch wish.demand.subject {
      case .gesture: scenario.observes.insert(.systemGestures)
      case .inset(.top): scenario.observes.insert(.geometry)
      case .inset(.bottom): scenario.observes.insert(.safeArea)
      case .bar, .style, .calls: break
      }
    }
    return scenario
  }
}
