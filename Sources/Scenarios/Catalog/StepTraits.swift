/// Traits of a kind of step, for code that must not list the kinds.
package struct StepTraits: OptionSet, Sendable {
  /// A bit for each trait.
  package let rawValue: UInt8

  /// The traits of these bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It can change which windows there are, or the places of controllers in their trees.
  package static let movesTrees = StepTraits(rawValue: 1)
  /// It is made with a finger.
  package static let isGesture = StepTraits(rawValue: 2)
  /// The user or the system does it, outside of the app.
  package static let isOfTheSystem = StepTraits(rawValue: 4)
  /// The driver could play it and does not.
  package static let isNotDriven = StepTraits(rawValue: 8)
}

/// The condition under which, according to the sources, a step updates the bar (T).
package enum BarUpdate: Sendable {
  /// The sources don't mention it.
  case unsaid
  case always
  /// While the container that it is about is on screen (T-3, T-11).
  case whileContainerIsOnScreen
  /// If the window is visible (T-1).
  case whereWindowIsVisible
}
