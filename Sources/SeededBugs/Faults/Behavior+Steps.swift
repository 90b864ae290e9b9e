import StatusQuoAppearanceModel
import StatusQuoDiagnosing

/// The steps of a kind that are missed.
enum Missed: String, CaseIterable, Sendable {
  case all = ""
  case second = "-second"
  case again = "-again"
  case againOnNode = "-again-on-node"
  case inARow = "-in-a-row"
  case held = "-held"

  /// After what the steps do, as a sentence has it.
  var words: String {
    switch self {
    case .all: "is not noticed"
    case .second: "is noticed every other time only"
    case .again: "is noticed the first time only"
    case .againOnNode: "is noticed once for each controller, window or view"
    case .inARow: "is not noticed again until a step of another kind"
    case .held: "to the style that is held already is not noticed"
    }
  }

  fileprivate func contains(_ step: Step, _ memory: inout Fault.Behavior.Memory) -> Bool {
    switch self {
    case .all: return true
    case .second:
      memory.counter += 1
      return memory.counter.isMultiple(of: 2)
    case .again, .inARow:
      memory.counter += 1
      return memory.counter > 1
    case .againOnNode: return !memory.names.insert(step.subject).inserted
    case .held:
      guard case .set(_, .word(let word), let name) = step else { return false }
      return memory.now.style(of: name)?.rawValue == word.rawValue
    }
  }
}

extension Fault.Behavior {
  /// Passes another step on to the inner resolver, or none.
  static func transformStep(
    _ change: @escaping @Sendable (Step, inout Memory) -> Step?
  ) -> Self {
    Self(transformStep: change)
  }

  /// Passes another step on where there is one.
  static func takes(_ other: @escaping @Sendable (Step) -> Step?) -> Self {
    transformStep { step, _ in other(step) ?? step }
  }

  /// Misses steps of a kind; those of `set` only where they set such a value on such a node.
  static func misses(
    _ exactKind: Step.ExactKind, _ missed: Missed = .all, to value: PropertyValue? = nil,
    on node: Name.Kind? = nil
  ) -> Self {
    transformStep { step, memory in
      guard step.exactKind == exactKind else {
        if missed == .inARow, step.kind != .set { memory.counter = 0 }
        return step
      }
      if case .set(_, let given, let name) = step {
        if let value, given != value { return step }
        if let node, memory.scenario.kind(of: name) != node { return step }
      }
      return missed.contains(step, &memory) ? nil : step
    }
  }

  /// Misses steps of a kind where a condition holds.
  static func misses(
    _ exactKind: Step.ExactKind, where isMissed: @escaping @Sendable (Step, Memory) -> Bool
  ) -> Self {
    transformStep { step, memory in
      step.exactKind == exactKind && isMissed(step, memory) ? nil : step
    }
  }

  /// The same fault, which also misses steps that set a property.
  func ignoring(_ property: PropertyName.Known) -> Self {
    var behavior = self
    behavior.transformStep = Self.misses(.setting(property)).transformStep
    return behavior
  }
}

extension Fault.Behavior {
  /// Selects the child of a tab controller at one place for the one at another, by places at the start.
  static func selects(_ other: Int, for place: Int) -> Self {
    transformStep { step, memory in
      guard case .select(let name, let tab) = step else { return step }
      let children = memory.scenario.children(of: tab)
      guard children.indices.contains(place), children.indices.contains(other),
        children[place] == name
      else { return step }
      return .select(children[other], on: tab)
    }
  }

  /// The same fault, which also changes what is reported.
  func reporting(
    _ change: @escaping @Sendable (inout Observation, inout Memory) -> Void
  ) -> Self {
    var behavior = self
    behavior.transformObservation = change
    return behavior
  }
}
