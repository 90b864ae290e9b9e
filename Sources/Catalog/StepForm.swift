public import StatusQuoAppearanceModel

/// What documents, texts, generators, enumeration and shrinking know of a kind of step.
///
/// The resolvers don't use it: what a step checks and does is the law, and each model states it.
///
/// A class, as each is made once and looked up often.
public final class StepForm: Sendable {
  /// Which steps.
  public let kind: Step.Kind
  /// In the order in which documents have them.
  public let arguments: [Argument]
  /// As a UIKit developer would write it: `{key}` stands for an argument; what is in brackets is
  /// left out with the argument in it.
  public let call: String
  /// As an expression in Swift.
  public let swift: String
  /// Kinds that do something like it and are simpler.
  public let simpler: [Step.Kind]
  /// What it can make out of date.
  public let reach: Reach
  /// The rules by which no controller is asked for the bar, where none is.
  public let silence: [RuleID]

  /// One argument.
  public struct Argument: Sendable {
    /// Its key in documents.
    public let key: String
    /// What it is.
    public let role: Role
    /// Whether it can be left out.
    public let isOptional: Bool
  }

  /// What an argument is.
  public enum Role: Sendable {
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
    /// What a property is set to.
    case value
    /// The constraints of a status bar cover.
    case anchors
  }

  /// The controllers of which a step makes sense; it is refused for others.
  public enum Fit: Hashable, Sendable {
    case any
    case kind(Controller.Kind)
    /// Takes children by `addChild`.
    case container

    /// Whether a controller of a kind fits.
    public func includes(_ kind: Controller.Kind) -> Bool {
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
    simpler: [Step.Kind] = [], reach: Reach = .nothing, silence: [RuleID] = []
  ) {
    self.kind = kind
    self.arguments = arguments
    self.call = call
    self.swift = swift
    self.simpler = simpler
    self.reach = reach
    self.silence = silence
  }
}

extension StepForm {
  /// The form of a kind of step.
  public static func of(_ kind: Step.Kind) -> StepForm { byKind[kind.place] }

  /// By the place of the kind among all kinds.
  private static let byKind: [StepForm] = Step.Kind.allCases.map { kind in
    guard let form = all.first(where: { $0.kind == kind }) else {
      preconditionFailure("StepForm.all lacks \(kind.rawValue)")
    }
    return form
  }

  /// By the place of the kind among all kinds.
  private static let complexities: [Int] = Step.Kind.allCases.map { kind in
    all.firstIndex { $0.kind == kind }!
  }

  /// How hard a step of a kind is to understand, compared with others: its place in the list.
  public static func complexity(of kind: Step.Kind) -> Int { complexities[kind.place] }
}

extension Step {
  /// What is known of such steps.
  public var form: StepForm { StepForm.of(kind) }
}
