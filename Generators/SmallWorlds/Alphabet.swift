public import AppearanceModel

/// What small worlds are made of: kinds of controllers, settings of the start trees, steps.
///
/// Each part is a pattern that stands for all ways to fill it in with the names of a world.
public struct Alphabet: Sendable {
  /// What it is called on the command line.
  public let name: String
  /// What it is for, in one line.
  public let summary: String
  /// The kinds of controllers in the trees.
  let kinds: [Controller.Kind]
  /// The most windows that a world starts with; it has at least one.
  let windows: Int
  /// What may differ from UIKit's defaults at the start.
  let settings: [Setting]
  /// What may happen.
  let steps: [StepPattern]

  /// Nothing but controllers: no settings, no steps.
  public static func bare(_ kinds: [Controller.Kind]) -> Alphabet {
    Alphabet(
      name: "bare", summary: "controllers alone", kinds: kinds, windows: 1, settings: [], steps: [])
  }

  /// The alphabet called `name` on the command line, or nil.
  public static func named(_ name: String) -> Alphabet? { all.first { $0.name == name } }
}

/// Something that is not UIKit's default in a world at its start.
struct Setting: Sendable {
  typealias Change = (inout Scenario) -> Void

  /// All ways to have it in a world.
  let changes: @Sendable (Scenario) -> [Change]

  /// Of the whole world.
  static func world(_ apply: @escaping @Sendable (inout Scenario) -> Void) -> Setting {
    Setting { _ in [apply] }
  }

  /// Of each window.
  static func window(_ apply: @escaping @Sendable (inout Window) -> Void) -> Setting {
    Setting { world in
      world.windows.indices.map { index in { apply(&$0.windows[index]) } }
    }
  }

  /// Of each controller of some kinds; of all without any.
  static func each(
    _ kinds: Controller.Kind..., apply: @escaping @Sendable (inout Controller) -> Void
  ) -> Setting {
    Setting { world in
      world.indices(of: kinds).map { index in { apply(&$0.controllers[index]) } }
    }
  }

  /// Of each controller that is presented or can be without being moved.
  static func eachPresentable(
    _ apply: @escaping @Sendable (inout Controller) -> Void
  ) -> Setting {
    Setting { world in
      world.controllers.indices.compactMap { index in
        switch world.controllers[index].place {
        case .presented, .detached: { apply(&$0.controllers[index]) }
        case .root, .child: nil
        }
      }
    }
  }

  /// Of each controller with regard to each other one.
  static func eachPair(
    _ apply: @escaping @Sendable (inout Controller, _ other: Name) -> Void
  ) -> Setting {
    Setting { world in
      world.controllers.indices.flatMap { index in
        world.controllers.indices.filter { $0 != index }.map { other in
          { apply(&$0.controllers[index], $0.controllers[other].name) }
        }
      }
    }
  }

  /// Of each parent with regard to each of its children.
  static func eachChild(
    _ apply: @escaping @Sendable (_ parent: inout Controller, _ child: Name) -> Void
  ) -> Setting {
    Setting { world in
      world.controllers.compactMap { child in
        guard case .child(let name) = child.place,
          let parent = world.controllers.firstIndex(where: { $0.name == name })
        else { return nil }
        return { apply(&$0.controllers[parent], child.name) }
      }
    }
  }
}

/// Steps that differ only in the names that they are about.
struct StepPattern: Sendable {
  /// All of them in a world.
  let steps: @Sendable (Scenario) -> [Step]

  /// About nothing in particular.
  static func once(_ step: Step) -> StepPattern { StepPattern { _ in [step] } }

  /// About each window.
  static func eachWindow(_ step: @escaping @Sendable (Name) -> Step) -> StepPattern {
    StepPattern { $0.windows.map { step($0.name) } }
  }

  /// About each controller in each window's place for a root.
  static func eachRoot(_ step: @escaping @Sendable (Name, Name) -> Step) -> StepPattern {
    StepPattern { world in
      world.windows.flatMap { window in
        world.controllers.map { step($0.name, window.name) }
      }
    }
  }

  /// About each controller of some kinds; about all without any.
  static func each(
    _ kinds: Controller.Kind..., step: @escaping @Sendable (Name) -> Step
  ) -> StepPattern {
    StepPattern { world in
      world.indices(of: kinds).map { step(world.controllers[$0].name) }
    }
  }

  /// About each controller of some kinds, and each other one that is not of a kind left out.
  static func eachPair(
    _ kinds: Controller.Kind..., without: Controller.Kind? = nil,
    step: @escaping @Sendable (_ other: Name, _ receiver: Name) -> Step
  ) -> StepPattern {
    StepPattern { world in
      world.indices(of: kinds).flatMap { receiver in
        world.controllers.indices
          .filter { $0 != receiver && world.controllers[$0].kind != without }
          .map { step(world.controllers[$0].name, world.controllers[receiver].name) }
      }
    }
  }
}

extension Scenario {
  /// The places of the controllers of some kinds; of all without any.
  fileprivate func indices(of kinds: [Controller.Kind]) -> [Int] {
    controllers.indices.filter { kinds.isEmpty || kinds.contains(controllers[$0].kind) }
  }
}
