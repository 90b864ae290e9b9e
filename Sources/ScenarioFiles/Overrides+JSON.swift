import AppearanceModel

// How overrides are written: a constant as itself, anything else as a word.

extension JSON {
  func asStyleGetter() throws(JSONError) -> StyleGetterOverride {
    switch string {
    case "stored": .stored
    case "shared": .shared
    default: .constant(try asWord(or: ["\"stored\"", "\"shared\""]))
    }
  }

  func asHiddenGetter() throws(JSONError) -> GetterOverride<Bool> {
    if string == "stored" { return .stored }
    guard let bool else { throw isNot("true, false or \"stored\"") }
    return .constant(bool)
  }

  func asAnimationGetter() throws(JSONError) -> GetterOverride<StatusBarAnimation> {
    string == "stored" ? .stored : .constant(try asWord(or: ["\"stored\""]))
  }

  init(_ getter: StyleGetterOverride) {
    switch getter {
    case .constant(let style): self.init(style.rawValue)
    case .stored: self = "stored"
    case .shared: self = "shared"
    }
  }

  init(_ getter: GetterOverride<Bool>) {
    switch getter {
    case .constant(let hidden): self.init(hidden)
    case .stored: self = "stored"
    }
  }

  init(_ getter: GetterOverride<StatusBarAnimation>) {
    switch getter {
    case .constant(let animation): self.init(animation.rawValue)
    case .stored: self = "stored"
    }
  }

  init(_ child: ChildOverride, _ names: Names) {
    switch child {
    case .nil: self = "nil"
    case .topViewController: self = "topViewController"
    case .visibleViewController: self = "visibleViewController"
    case .selectedViewController: self = "selectedViewController"
    case .presentedViewController: self = "presentedViewController"
    case .controller(let name): self = ["controller": JSON(names.text(name))]
    }
  }
}

extension ChildOverride {
  /// The overrides that are written as a word.
  enum Word: String, CaseIterable {
    case `nil`, topViewController, visibleViewController, selectedViewController
    case presentedViewController
  }

  init(_ word: Word) {
    switch word {
    case .nil: self = .nil
    case .topViewController: self = .topViewController
    case .visibleViewController: self = .visibleViewController
    case .selectedViewController: self = .selectedViewController
    case .presentedViewController: self = .presentedViewController
    }
  }
}
