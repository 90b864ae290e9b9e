import StatusQuoAppearanceModel
import StatusQuoSeededBugs

/// A value that a resolver may keep from before a step.
enum KeptValue: String, CaseIterable, Sendable {
  case everything, bar, color, hidden
  case update = "bar, gestures and heights"
  case styles, heights, sides
  case topInsets = "insets at the top"
  case covers, gestures, calls

  /// Shows an earlier value in place of the one that holds.
  func keep(_ old: Observation, in now: inout Observation) {
    switch self {
    case .everything:
      let (step, outcome) = (now.step, now.outcome)
      now = old
      (now.step, now.outcome, now.calls, now.traitChanges) = (step, outcome, [], [])
      now.launchBar = nil
    case .bar: now.keep(.all, of: old)
    case .color: now.keep(.style, of: old)
    case .hidden: now.keep(.hidden, of: old)
    case .update:
      now.keep(.all, of: old)
      now.systemGestures = old.systemGestures
      now.geometry = old.geometry
    case .styles:
      for index in now.styles.indices {
        now.styles[index].style = old.style(of: now.styles[index].node) ?? now.styles[index].style
      }
      now.traitChanges = []
    case .heights: now.geometry = old.geometry
    case .sides: now.safeArea = old.safeArea
    case .topInsets: if let tops = old.geometry?.safeAreaTop { now.geometry?.safeAreaTop = tops }
    case .covers: if let covers = old.geometry?.covers { now.geometry?.covers = covers }
    case .gestures: now.systemGestures = old.systemGestures
    case .calls: now.calls = []
    }
  }
}

/// The time until which a value is kept.
enum Keeping: Sendable {
  /// With the next step that is not of this kind: steps of the kind leave the value.
  case after(Step.ExactKind)
  /// With the next step of the kind: all others leave the value.
  case until(Step.Kind)
  /// Never: it is that of the launch.
  case forever

  /// Returns true if a step brings the value up to date.
  func isRenewed(by step: Step) -> Bool {
    switch self {
    case .after(let kind): step.exactKind != kind
    case .until(let kind): step.kind == kind
    case .forever: false
    }
  }

  func words(_ value: KeptValue) -> String {
    switch self {
    case .after(let kind): "'\(kind.text)' left \(value.rawValue) as before"
    case .until(let kind): "\(value.rawValue) were kept until the next '\(kind.rawValue)'"
    case .forever: "\(value.rawValue) were those of the launch"
    }
  }
}

extension Step.ExactKind {
  /// `push`, `set level`.
  fileprivate var text: String { property.map { "set \($0.rawValue)" } ?? kind.rawValue }
}
