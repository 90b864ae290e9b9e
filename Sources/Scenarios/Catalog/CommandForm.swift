package import StatusQuoAppearanceModel

/// The facts about a command of a lifecycle method that documents, texts, generators and shrinking
/// need.
package struct CommandForm: Sendable {
  /// The commands. The raw value is the place in `all`.
  package enum Verb: Int, CaseIterable, Hashable, Sendable {
    case setNeedsStatusBarAppearanceUpdate, setStoredStyle, setStoredHidden, setStoredAnimation
    case setShared, swizzleHidden, unswizzleHidden
    case beginAppearanceTransition, endAppearanceTransition, addChild, addSubview
  }

  /// The command.
  package let verb: Verb
  /// The document's `do`.
  package let name: String
  /// The document's `property`, where it has one.
  package let property: String?
  /// True if it acts on a target: the document's `on`.
  package let takesTarget: Bool
  /// The document's key for the value, where it has one.
  package let valueKey: String?
  /// The simplest values.
  package let values: [Literal]
  /// The call as a UIKit developer would write it, and as an expression in Swift: `{on}` and
  /// `{value}` stand for the target and the value.
  package let call, swift: String

  private init(
    _ verb: Verb, _ name: String, property: String? = nil, takesTarget: Bool = true,
    _ valueKey: String? = nil, _ values: [Literal] = [], call: String, swift: String
  ) {
    self.verb = verb
    self.name = name
    self.property = property
    self.takesTarget = takesTarget
    self.valueKey = valueKey
    self.values = values
    self.call = call
    self.swift = swift
  }

  /// The form of every command, the simplest first.
  package static let all = [
    CommandForm(
      .setNeedsStatusBarAppearanceUpdate, "setNeedsStatusBarAppearanceUpdate", "animated",
      [.bool(false), .bool(true)],
      call: "{on}.setNeedsStatusBarAppearanceUpdate([animated: {value}])",
      swift: ".setNeedsStatusBarAppearanceUpdate(on: {on}, animated: {value})"),
    CommandForm(
      .setStoredStyle, "setStored", property: "style", "value", styles,
      call: "{on}.stored.style = {value}", swift: ".setStoredStyle(on: {on}, {value})"),
    CommandForm(
      .setStoredHidden, "setStored", property: "hidden", "value", [.bool(true), .bool(false)],
      call: "{on}.stored.hidden = {value}", swift: ".setStoredHidden(on: {on}, {value})"),
    CommandForm(
      .setStoredAnimation, "setStored", property: "animation", "value",
      [.word("slide"), .word("none"), .word("fade")], call: "{on}.stored.animation = {value}",
      swift: ".setStoredAnimation(on: {on}, {value})"),
    CommandForm(
      .setShared, "setShared", takesTarget: false, "style", styles,
      call: "shared.style = {value}", swift: ".setShared({value})"),
    CommandForm(
      .swizzleHidden, "swizzleHidden", takesTarget: false, call: "swizzleHidden()",
      swift: ".swizzleHidden"),
    CommandForm(
      .unswizzleHidden, "unswizzleHidden", takesTarget: false, call: "unswizzleHidden()",
      swift: ".unswizzleHidden"),
    CommandForm(
      .beginAppearanceTransition, "beginAppearanceTransition", "isAppearing",
      [.bool(true), .bool(false)], call: "{on}.beginAppearanceTransition({value})",
      swift: ".beginAppearanceTransition(on: {on}, isAppearing: {value})"),
    CommandForm(
      .endAppearanceTransition, "endAppearanceTransition",
      call: "{on}.endAppearanceTransition()", swift: ".endAppearanceTransition(on: {on})"),
    CommandForm(
      .addChild, "addChild", call: "addChild({on})", swift: ".addChild({on})"),
    CommandForm(
      .addSubview, "addSubview", call: "addSubview({on}.view)", swift: ".addSubview({on})"),
  ]

  private static let styles: [Literal] = [
    .word("lightContent"), .word("darkContent"), .word("default"),
  ]
}

/// A command taken apart.
package struct CommandParts: Hashable, Sendable {
  /// The verb of the command.
  package var verb: CommandForm.Verb
  /// The node that it acts on, if it names one.
  package var target: Action.Target?
  /// The value it gives, where it gives one.
  package var value: Literal?

  /// The parts of a command.
  package init(_ verb: CommandForm.Verb, _ target: Action.Target? = nil, _ value: Literal? = nil) {
    self.verb = verb
    self.target = target
    self.value = value
  }

  /// The facts about such commands.
  package var form: CommandForm { CommandForm.all[verb.rawValue] }

  /// The command as a call or an assignment.
  package func call(
    _ text: (Action.Target) -> String, _ valueText: (Literal) -> String
  ) -> String {
    let isUsual = value == .bool(false) && verb == .setNeedsStatusBarAppearanceUpdate
    return fill(form.call, text) { isUsual ? nil : valueText($0) }
  }

  /// The command as an expression in Swift.
  package func swift(_ text: (Action.Target) -> String, _ value: (Literal) -> String) -> String {
    fill(form.swift, text, value)
  }

  private func fill(
    _ template: String, _ text: (Action.Target) -> String, _ valueText: (Literal) -> String?
  ) -> String {
    filled(template) { key in
      switch key {
      case "on": target.map(text)
      default: value.flatMap(valueText)
      }
    }
  }
}

// MARK: - A command taken apart and put together

extension Action.Command {
  /// Its parts.
  package var parts: CommandParts {
    switch self {
    case .setNeedsStatusBarAppearanceUpdate(let target, let animated):
      CommandParts(.setNeedsStatusBarAppearanceUpdate, target, .bool(animated))
    case .setStoredStyle(let target, let style):
      CommandParts(.setStoredStyle, target, .word(style.rawValue))
    case .setStoredHidden(let target, let hidden):
      CommandParts(.setStoredHidden, target, .bool(hidden))
    case .setStoredAnimation(let target, let animation):
      CommandParts(.setStoredAnimation, target, .word(animation.rawValue))
    case .setShared(let style): CommandParts(.setShared, nil, .word(style.rawValue))
    case .swizzleHidden: CommandParts(.swizzleHidden)
    case .unswizzleHidden: CommandParts(.unswizzleHidden)
    case .beginAppearanceTransition(let target, let isAppearing):
      CommandParts(.beginAppearanceTransition, target, .bool(isAppearing))
    case .endAppearanceTransition(let target): CommandParts(.endAppearanceTransition, target)
    case .addChild(let target): CommandParts(.addChild, target)
    case .addSubview(let target): CommandParts(.addSubview, target)
    }
  }

  /// The command with these parts.
  ///
  /// - Precondition: they are what the form of the verb asks for.
  package init(_ parts: CommandParts) {
    let target = parts.target ?? .self
    let value = parts.value.map(StepValue.literal) ?? .none
    switch parts.verb {
    case .setNeedsStatusBarAppearanceUpdate:
      self = .setNeedsStatusBarAppearanceUpdate(on: target, animated: value.bool)
    case .setStoredStyle: self = .setStoredStyle(on: target, value.word())
    case .setStoredHidden: self = .setStoredHidden(on: target, value.bool)
    case .setStoredAnimation: self = .setStoredAnimation(on: target, value.word())
    case .setShared: self = .setShared(value.word())
    case .swizzleHidden: self = .swizzleHidden
    case .unswizzleHidden: self = .unswizzleHidden
    case .beginAppearanceTransition:
      self = .beginAppearanceTransition(on: target, isAppearing: value.bool)
    case .endAppearanceTransition: self = .endAppearanceTransition(on: target)
    case .addChild: self = .addChild(target)
    case .addSubview: self = .addSubview(target)
    }
  }
}

extension Action {
  /// The same action with other names.
  package func renamed(_ rename: (Name) -> Name) -> Action {
    var parts = command.parts
    guard case .named(let name)? = parts.target else { return self }
    parts.target = .named(rename(name))
    return Action(in: method, step: step, Command(parts))
  }
}
