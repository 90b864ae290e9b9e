import StatusQuoAppearanceModel

extension ExplainedScenario {
  /// Where each controller's style comes from, and which nodes changed theirs.
  var lightAndDark: [Explanation.Sentence] {
    let styles = now.explanation.styles
    if !styles.isEmpty, styles.allSatisfy({ $0.origin == .noStylesYet }) {
      return [.init("Everything is light: dark mode needs iOS 13 and its SDK.", .tr2)]
    }
    return styles.map(sentence) + traitChanges + notTold
  }

  /// Where a controller's style comes from.
  func sentence(_ account: ExplanationFacts.StyleAccount) -> Explanation.Sentence {
    let start = "\(text(account.controller)) is \(account.style.rawValue): "
    switch account.origin {
    case .own: return .init(start + "it overrides the style itself.", .tr4)
    case .system: return .init(start + "it is in no window and follows the system.", .tr15)
    case .infoPlist: return .init(start + "UIUserInterfaceStyle says so.", .tr2)
    case .noStylesYet: return .init(start + "dark mode needs iOS 13 and its SDK.", .tr2)
    case .window(let window): return .init(start + fromWindow(window, account), .tr3, .tr6)
    case .presentationController:
      return .init(start + "its presentation controller overrides the style.", .tr7)
    case .parentsValueForChild(let parent):
      return .init(start + "\(text(parent)) gives its children that style.", .tr8)
    case .parent(let parent): return .init(start + "so is its parent \(text(parent)).", .tr8)
    case .superview(let view):
      return .init(start + "so is \(text(view)), the view that it sits in.", .tr9)
    case .cancelledPop:
      return .init(
        start + "it keeps what it had while it was popped; the canceled swipe refreshed nothing.",
        .tr13, .t5)
    }
  }

  private func fromWindow(_ window: Name, _ account: ExplanationFacts.StyleAccount) -> String {
    guard let presenter = account.presenter else { return "so is its window \(text(window))." }
    return """
      so is window \(text(window)). \(text(presenter)), which presents it, hands nothing down.
      """
  }

  private var traitChanges: [Explanation.Sentence] {
    guard !now.observation.traitChanges.isEmpty else { return [] }
    let names = now.observation.traitChanges.map { text($0.node) }
    if case .enterBackground = step {
      return [
        .init(
          """
          For the app switcher every node switched to the other style and back: \
          \(names.joined(separator: ", ")).
          """, .tr23)
      ]
    }
    return [.init("traitCollectionDidChange is called on \(names.joined(separator: ", ")).", .tr13)]
  }

  /// Those whose views were loaded and who already held the style they have there.
  private var notTold: [Explanation.Sentence] {
    guard scenario.environment.effectiveVersion >= 13, step != nil else { return [] }
    let loaded = now.observation.calls.filter { $0.method == .viewDidLoad }.map { $0.controller }
    let names = loaded.filter { name in !now.observation.traitChanges.contains { $0.node == name } }
    guard !names.isEmpty else { return [] }
    let list = names.map(text).joined(separator: ", ")
    return [
      .init(
        "No traitCollectionDidChange on first appearing, as the style did not change: \(list).",
        .tr14)
    ]
  }
}
