import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoDiagnosing

/// Faults by which another controller counts than the one that is meant: one next to it.
extension Fault.Known {
  /// Faults by which a step acts on a neighbor of its controller.
  static func ofNeighbors(_ steps: some Collection<Step>) -> [Self] {
    steps.exactKinds.flatMap { exactKind in
      Neighbor.allCases.map { neighbor in
        Self(
          "\(neighbor.rawValue)-in-\(exactKind.id)",
          "\(exactKind.words) acts on \(neighbor.words) its controller, where there is one",
          .acts(on: neighbor, in: exactKind), about: exactKind.kind)
      }
    }
  }

  /// Faults by which another controller is asked how a change of hidden is animated.
  static let ofAnimations: [Self] = [
    Self(
      "animation-of-style", "the controller that decides the style is asked for the animation",
      .animates(likeAnswerOf: { $0.provenance?.style?.answeredBy })),
    Self(
      "animation-of-root", "the root of the window is asked for the animation",
      .animates(likeAnswerOf: { $0.provenance?.hidden?.chain.first?.controller })),
  ]
}

/// A controller next to another one.
private enum Neighbor: String, CaseIterable {
  case presenter, presented, parent, top, first, last

  /// To be read before "its controller".
  var words: String {
    switch self {
    case .presenter: "the one that presents"
    case .presented: "the one that is presented by"
    case .parent: "the parent of"
    case .top: "the topmost parent of"
    case .first: "the first child of"
    case .last: "the last child of"
    }
  }

  /// Nil where there is none.
  func name(in place: Condition.Vantage) -> Name? {
    switch self {
    case .presenter:
      if case .presented(let presenter) = (place.parents.last ?? place.controller)?.place {
        presenter
      } else {
        nil
      }
    case .presented:
      place.world.controllers.first { other in
        if case .presented(let presenter) = other.place {
          presenter == place.controller?.name || place.parents.contains { $0.name == presenter }
        } else {
          false
        }
      }?.name
    case .parent: place.parent?.name
    case .top: place.parents.last?.name
    case .first: place.children(of: place.controller).first
    case .last: place.children(of: place.controller).last
    }
  }
}

extension Fault.Behavior {
  /// Plays steps of a kind as if they named a neighbor of the controller that they are about.
  fileprivate static func acts(on neighbor: Neighbor, in exactKind: Step.ExactKind) -> Self {
    var behavior = transformStep { step, memory in
      guard step.exactKind == exactKind, let world = memory.world else { return step }
      let subject = step.subject
      guard world.controllers.contains(where: { $0.name == subject }),
        let other = neighbor.name(in: Condition.Vantage(step: step, node: subject, world: world))
      else {
        return step
      }
      return step.renamed { $0 == subject ? other : $0 }
    }
    behavior.looksAtWorld = true
    return behavior
  }

  /// Reports the animation that another controller answers, from one change of hidden to the next. A world where
  /// every controller answers `slide` says whether the change is animated at all.
  fileprivate static func animates(
    likeAnswerOf answerer: @escaping @Sendable (Observation) -> Name?
  ) -> Self {
    Self(
      other: OtherWorld(
        to: { scenario in
          var other = scenario
          other.changeControllers { $0.preferredStatusBarUpdateAnimation = .constant(.slide) }
          return other
        },
        step: { step in
          if case .set(.known(.preferredStatusBarUpdateAnimation), _, _) = step {
            nil
          } else {
            step
          }
        }),
      transformObservation: { reported, memory in
        if memory.appliedStep != nil, reported.bar.hidden != memory.before.bar.hidden {
          memory.frozen = nil
          let asked = answerer(reported).flatMap { name in
            memory.newWorld?.controllers.first { $0.name == name }
          }
          if memory.isInForce, let asked {
            let sliding = memory.others.to.bar
            var other = reported
            other.bar.animation = sliding.animation == .none ? .none : asked.animation
            other.bar.animated = sliding.animated && asked.animation != .none
            memory.frozen = other
          }
        }
        guard let last = memory.frozen else { return }
        (reported.bar.animation, reported.bar.animated) = (last.bar.animation, last.bar.animated)
      }, looksAtNewWorld: true)
  }
}

extension Controller {
  /// Its answer to how a change of hidden is animated (SB-12).
  fileprivate var animation: StatusBarAnimation {
    switch preferredStatusBarUpdateAnimation {
    case .constant(let animation)?: animation
    case .stored?: stored.animation
    case nil: .fade
    }
  }
}
