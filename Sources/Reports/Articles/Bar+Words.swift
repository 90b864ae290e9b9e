package import StatusQuoAppearanceModel

extension BarContent {
  /// The text of the bar: `dark text`.
  package var words: String {
    switch self {
    case .light: "light text"
    case .dark: "dark text"
    case .contentDependent: "text that follows the content"
    }
  }
}

extension BarAppearance {
  /// `hidden`, `visible with dark text`.
  package var words: String { hidden ? "hidden" : "visible with " + content.words }
}

extension DisplayedBar {
  /// `hidden`, `visible with dark text`.
  package var words: String { appearance.words }
}

extension StepOutcome {
  /// `applied`, `ignored (noChange)`.
  package var words: String {
    switch self {
    case .applied: "applied"
    case .ignored(let reason): "ignored (" + reason.rawValue + ")"
    case .raised(let reason): "raised (" + reason.rawValue + ")"
    }
  }
}
