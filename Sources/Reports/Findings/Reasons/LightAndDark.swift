package import StatusQuoAppearanceModel

extension ExplainedScenario {
  /// The sentences about the origin of each controller's style, and about the nodes that changed
  /// theirs.
  package var lightAndDark: [Sentence] {
    let styles = now.explanation.styles
    if !styles.isEmpty, styles.allSatisfy({ $0.origin == .noStylesYet }) {
      return [.init("Everything is light: dark mode needs iOS 13 and its SDK.", .noStyles)]
    }
    return styles.map(sentence) + [traitChanges, notTold].compactMap { $0 }
  }

  /// The sentence about the origin of a node's style.
  func sentence(_ account: ExplanationFacts.StyleAccount) -> Sentence {
    .init(
      "\(text(account.node)) is \(account.style.rawValue): \(words(account))",
      rules(account), at: now)
  }

  private func rules(_ account: ExplanationFacts.StyleAccount) -> FactRules {
    guard account.origin == .system else { return account.rules }
    if isWindow(account.node) {
      let ofScene = environment.sceneTraitOverridesUserInterfaceStyle ?? .unspecified
      return ofScene == .unspecified ? .styleOfWindow : .styleOfWindowBesideScene
    }
    return controller(account.node) == nil ? .styleOfLooseView : account.rules
  }

  /// The origin of the style of a node that a property of it gives; nil for other properties.
  func origin(
    of property: PropertyName.Known, on node: Name
  ) -> ExplanationFacts.StyleOrigin? {
    switch property {
    case .overrideUserInterfaceStyle:
      isWindow(node) ? .ownOfWindow : controller(node) == nil ? .ownOfView : .own
    case .traitOverridesUserInterfaceStyle: .traitOverrides
    default: nil
    }
  }

  /// The origin of the style of a node, as a clause about it.
  package func words(_ account: ExplanationFacts.StyleAccount) -> String {
    switch account.origin {
    case .own, .ownOfWindow, .ownOfView: "it overrides the style itself."
    case .traitOverrides: "its traitOverrides say so."
    case .system:
      isWindow(account.node)
        ? "it follows the system." : "it is in no window and follows the system."
    case .overrideTakenBack: "it keeps an override that was taken back before its view was loaded."
    case .infoPlist: "UIUserInterfaceStyle says so."
    case .noStylesYet: "dark mode needs iOS 13 and its SDK."
    case .window(let window): fromWindow(window, account)
    case .presentationController: "its presentation controller overrides the style."
    case .parentsValueForChild(let parent): "\(text(parent)) gives its children that style."
    case .parent(let parent): "so is its parent \(text(parent))."
    case .superview(let view): "so is \(text(view)), the view that it sits in."
    case .controller(let controller): "so is its controller \(text(controller))."
    case .viewAbove(let view): "so is \(text(view)), the view that it is in."
    case .canceledPop:
      "it keeps what it had while it was popped; the canceled swipe refreshed nothing."
    }
  }

  private func isWindow(_ node: Name) -> Bool {
    now.explanation.windows.contains { $0.window == node }
  }

  private func fromWindow(_ window: Name, _ account: ExplanationFacts.StyleAccount) -> String {
    guard let presenter = account.presenter else { return "so is its window \(text(window))." }
    return """
      so is window \(text(window)). \(text(presenter)), which presents it, hands nothing down.
      """
  }

  private var traitChanges: Sentence? {
    guard !now.observation.traitChanges.isEmpty else { return nil }
    let names = now.observation.traitChanges.map { text($0.node) }
    if case .enterBackground = step {
      return .init(
        """
        For the app switcher every node switched to the other style and back: \
        \(names.joined(separator: ", ")).
        """, .switcher)
    }
    return .init(
      "traitCollectionDidChange is called on \(names.joined(separator: ", ")).", .traitChange,
      at: now)
  }

  /// The nodes whose views were loaded and that already held the style they have there.
  private var notTold: Sentence? {
    guard scenario.environment.effectiveVersion >= 13, step != nil else { return nil }
    let loaded = now.observation.calls.filter { $0.method == .viewDidLoad }.map { $0.controller }
    let names = loaded.filter { name in !now.observation.traitChanges.contains { $0.node == name } }
    guard !names.isEmpty else { return nil }
    let list = names.map(text).joined(separator: ", ")
    return .init(
      "No traitCollectionDidChange on first appearing, as the style did not change: \(list).",
      .firstAppearance)
  }
}
