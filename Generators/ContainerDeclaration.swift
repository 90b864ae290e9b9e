public import StatusQuoAppearanceModel

/// The declaration of a container under test: the children that it is given, what can be asked of it, and what it does
/// not promise.
///
/// A container is a controller with children, as a drawer or a pager. It does not decide how UIKit works: it answers
/// UIKit's questions, and says when to ask again.
package struct ContainerDeclaration: Hashable, Sendable {
  /// The number of children that it is made with.
  package var children: Int
  /// The methods that apps call on it, by their names: `open`, `close`.
  package var commands: [String]
  /// Its gestures, by their names. Each begins, and then ends or is canceled.
  package var gestures: [String]
  /// The command that takes back what another one does: `close` for `open`.
  package var undoes: [Undoing]
  /// The promises that it does not make, with the reason.
  package var notPromised: [Exception]
  /// The promises that are held also while an animation or a gesture is under way.
  package var alsoDuring: [ContainerPromise]

  /// A command that takes back another one.
  package struct Undoing: Hashable, Sendable {
    /// The command that goes there, and the one that leads back.
    package var there: String, back: String

    /// `back` takes back what `there` does.
    package init(there: String, back: String) { (self.there, self.back) = (there, back) }
  }

  /// A promise that is not made.
  package struct Exception: Hashable, Sendable {
    /// The promise.
    package var promise: ContainerPromise
    /// Why not, for people.
    package var reason: String

    /// A promise that is not made, for a reason.
    package init(_ promise: ContainerPromise, because reason: String) {
      (self.promise, self.reason) = (promise, reason)
    }
  }

  /// The most children of a container under test.
  package static let mostChildren = 8

  /// A declaration.
  ///
  /// - Precondition: 1 to 8 children.
  package init(
    children: Int, commands: [String] = [], gestures: [String] = [], undoes: [Undoing] = [],
    notPromised: [Exception] = [], alsoDuring: [ContainerPromise] = []
  ) {
    precondition(1...Self.mostChildren ~= children, "a container of 1 to 8 children")
    self.children = children
    self.commands = commands
    self.gestures = gestures
    self.undoes = undoes
    self.notPromised = notPromised
    self.alsoDuring = alsoDuring
  }

  /// Returns true if it makes a promise.
  package func makes(_ promise: ContainerPromise) -> Bool {
    !notPromised.contains { $0.promise == promise }
  }
}

/// A promise of a container: it is held *at rest*, when no animation and no gesture is under way.
public enum ContainerPromise: String, NamedCase {
  case upToDate, decidesStyle, decidesHidden, shown, paired, possible, restored

  /// The promise as a sentence.
  public var sentence: String {
    switch self {
    case .upToDate: "asking again changes nothing on the screen"
    case .decidesStyle: "who decides the style has their value on the screen"
    case .decidesHidden: "who decides whether the bar is hidden has their value on the screen"
    case .shown: "who is shown has appeared, and no other child"
    case .paired: "calls on a child come in pairs and in order"
    case .possible: "UIKit takes each call: none raises, no appearance transition is unbalanced"
    case .restored: "what was canceled or taken back looks as before"
    }
  }

  /// The rules that it rests on.
  package var rules: [RuleID] {
    switch self {
    case .upToDate: [.sb18, .t16]
    case .decidesStyle, .decidesHidden: [.sb10, .sb24]
    case .shown: [.w8, .l9]
    case .paired: [.l0, .l10]
    case .possible: [.w2, .l10]
    case .restored: [.l6]
    }
  }
}
