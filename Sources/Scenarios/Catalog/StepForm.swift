package import StatusQuoAppearanceModel

/// The facts about a kind of step that documents, texts, generators, enumeration and shrinking
/// need.
///
/// The resolvers don't use it: what a step checks and does is the law, and each model states it.
///
/// A class, as each is made once and looked up often.
package final class StepForm: Sendable {
  /// The kind of step.
  package let kind: Step.Kind
  /// The arguments in the order of documents.
  package let arguments: [Argument]
  /// The call as a UIKit developer would write it: `{key}` stands for an argument; brackets are
  /// left out with the argument in them.
  package let call: String
  /// The step as an expression in Swift.
  package let swift: String
  /// Kinds that do something like it and are simpler.
  package let simpler: [Step.Kind]
  /// The extent to which it can make a resolver's caches out of date.
  package let reach: Reach
  /// The traits of such steps.
  package let traits: StepTraits
  /// The condition under which they update the bar.
  package let update: BarUpdate

  /// One argument.
  package struct Argument: Sendable {
    /// Its key in documents.
    package let key: String
    /// Its role.
    package let role: Role
    /// True if it can be left out.
    package let isOptional: Bool
  }

  /// The role of an argument, with the values it takes.
  package enum Role: Sendable {
    /// The name of a controller that fits.
    case controller(Fit)
    /// The names of controllers.
    case controllers
    /// The name of a window.
    case window
    /// The name of a view.
    case view
    /// The name of a window, a controller or a view.
    case node
    /// A window that is added, with its root.
    case newWindow
    /// A word or a truth value: the simplest first.
    case literal(ValueForm, simplest: [Literal])
    /// The name of a property.
    case property
    /// The value of a property.
    case value
    /// The constraints of a status bar cover.
    case anchors
  }

  /// The controllers of which a step makes sense; it is refused for others.
  package enum Fit: Hashable, Sendable {
    case any
    case kind(Controller.Kind)
    /// Takes children by `addChild`.
    case container

    /// Returns true if a controller of a kind fits.
    package func includes(_ kind: Controller.Kind) -> Bool {
      switch self {
      case .any: true
      case .kind(let only): kind == only
      case .container:
        switch kind {
        case .plain, .split, .page: true
        case .navigation, .tab, .alert: false
        }
      }
    }
  }

  init(
    _ kind: Step.Kind, _ arguments: [Argument] = [], call: String, swift: String,
    simpler: [Step.Kind] = [], reach: Reach = .nothing,
    traits: StepTraits = [], update: BarUpdate = .unsaid
  ) {
    self.kind = kind
    self.arguments = arguments
    self.call = call
    self.swift = swift
    self.simpler = simpler
    self.reach = reach
    self.traits = traits
    self.update = update
  }
}

extension StepForm {
  /// The form of a kind of step.
  package static func of(_ kind: Step.Kind) -> StepForm { byKind[kind.place] }

  /// The forms by the place of the kind among all kinds.
  private static let byKind: [StepForm] = Step.Kind.allCases.map { kind in
    all.first { $0.kind == kind }!
  }

  /// The complexities by the place of the kind among all kinds.
  private static let complexities: [Int] = Step.Kind.allCases.map { kind in
    all.firstIndex { $0.kind == kind }!
  }

  /// The difficulty of understanding such a step, compared with others: its place in the list.
  package static func complexity(of kind: Step.Kind) -> Int { complexities[kind.place] }
}

extension Step {
  /// The facts about such steps.
  package var form: StepForm { StepForm.of(kind) }
}
