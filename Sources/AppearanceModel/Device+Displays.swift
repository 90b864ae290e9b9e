extension Device {
  /// A display of a phone that folds.
  package enum Display: Hashable, Sendable {
    /// Seen while it is closed.
    case outer
    /// Seen while it is open.
    case inner
  }

  /// The display that an app is on, where the phone has two; `nil` on all others.
  package var display: Display? {
    switch self {
    case .iPhoneDuoOuter: .outer
    case .iPhoneDuoInner: .inner
    default: nil
    }
  }
}
