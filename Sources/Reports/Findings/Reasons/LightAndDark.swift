package import StatusQuoAppearanceModel

extension ExplainedScenario {
  /// The sentences about the origin of each controller's style, and about the nodes that changed
  /// theirs.
  package var lightAndDark: [Sentence] {
    let styles = now.explanation.styles
    if !styles.isEmpty, styles.allSatisfy({ $0.origin == .noStylesYet }) {
      return [.init(.alwaysLight)]
    }
    return styles.map(sentence) + [traitChanges, notTold].compactMap { $0 }
  }

  /// The sentence about the origin of a node's style.
  package func sentence(_ account: ExplanationFacts.StyleAccount) -> Sentence {
    .init(
      "\(text(account.node)) is \(account.style.rawValue): \(words(account))", account.saying,
      with: account.grounds.rules)
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
    var words: [Saying.Word: String] = [:]
    words[.above] = account.origin.node.map(text)
    words[.presenter] = account.presenter.map(text)
    return account.saying.text(words) + "."
  }

  private func isWindow(_ node: Name) -> Bool {
    now.explanation.windows.contains { $0.window == node }
  }

  private var traitChanges: Sentence? {
    guard !now.observation.traitChanges.isEmpty else { return nil }
    let names = now.observation.traitChanges.map { text($0.node) }
    if case .enterBackground = step {
      return .init(.everyNodeSwitches, [.value: names.joined(separator: ", ")])
    }
    return .init(.traitChanges, [.value: names.joined(separator: ", ")])
  }

  /// The nodes whose views were loaded and that already held the style they have there.
  private var notTold: Sentence? {
    guard scenario.environment.effectiveVersion >= 13, step != nil else { return nil }
    let loaded = now.observation.calls.filter { $0.method == .viewDidLoad }.map { $0.controller }
    let names = loaded.filter { name in !now.observation.traitChanges.contains { $0.node == name } }
    guard !names.isEmpty else { return nil }
    let list = names.map(text).joined(separator: ", ")
    return .init(.styleIsAsBefore, [.value: list])
  }
}
