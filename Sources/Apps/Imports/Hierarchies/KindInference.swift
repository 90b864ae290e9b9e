import StatusQuoAppearanceModel

/// The kinds of the controllers of a dump, by their classes, views and children.
///
/// All controllers of one class are of one kind: what is seen of one holds for those whose views
/// were never loaded.
struct KindInference {
  /// The evidence of one controller about its class.
  private struct Verdict {
    let kind: Controller.Kind
    /// Stronger evidence decides for the class.
    let strength: Strength
    let why: String
    var node = 0

    init(_ kind: Controller.Kind, _ strength: Strength, _ why: String) {
      self.kind = kind
      self.strength = strength
      self.why = why
    }
  }

  private enum Strength: Int {
    case nothing, name, structure, view, nameAndView, known
  }

  private let outline: Outline
  private let printed: [PrintedController?]
  private let children: [[Int]]
  private let overrides: [Int: Controller.Kind]
  private var kinds: [Controller.Kind]
  private var verdicts: [String: Verdict] = [:]

  /// - Parameter overrides: the kinds that the user gave, by controller.
  init(
    _ outline: Outline, _ printed: [PrintedController?], overrides: [Int: Controller.Kind]
  ) {
    self.outline = outline
    self.printed = printed
    self.overrides = overrides
    children = outline.children
    kinds = outline.nodes.map { $0.kind }
  }

  /// The kind of each controller, and why where it is not plain to see.
  mutating func infer() -> (kinds: [Controller.Kind], assumptions: [Assumption]) {
    // Children stand behind their parents, so that going backwards knows theirs.
    for node in outline.nodes.indices.reversed() where !outline.nodes[node].isDropped {
      var verdict = overrides[node].map { Verdict($0, .known, "") } ?? verdict(on: node)
      verdict.node = node
      kinds[node] = verdict.kind
      let key = outline.nodes[node].className.full
      let known = verdicts[key]?.strength.rawValue ?? 0
      if overrides[node] == nil, known <= verdict.strength.rawValue { verdicts[key] = verdict }
    }
    for (node, facts) in outline.nodes.enumerated() where !facts.isDropped {
      kinds[node] = overrides[node] ?? verdicts[facts.className.full]?.kind ?? kinds[node]
    }
    return (kinds, assumptions)
  }

  /// One for each class whose kind its name does not say, but for plain ones that nothing suggests to
  /// be of another kind.
  private var assumptions: [Assumption] {
    var assumptions: [Assumption] = []
    for verdict in verdicts.values.sorted(by: { $0.node < $1.node })
    where verdict.strength != .known && (verdict.kind != .plain || verdict.strength != .nothing) {
      let node = outline.nodes[verdict.node]
      let other: Controller.Kind = verdict.kind == .navigation ? .tab : .navigation
      assumptions.add(
        .inferred, "\(node.className.short) is \(verdict.kind.phrase)", why: verdict.why,
        at: node.place,
        overrule: option("--kind", "\(node.className.qualified)=\(other.rawValue)"))
    }
    return assumptions
  }
}

// MARK: The rules

extension KindInference {
  private func verdict(on node: Int) -> Verdict {
    let className = outline.nodes[node].className
    if let kind = kindsOfSystemClasses[className.qualified] {
      return Verdict(kind, .known, "by its class")
    }
    guard let printed = printed[node], !plainSystemClasses.contains(className.qualified) else {
      return Verdict(.plain, .known, "by its class")
    }
    let named = kindNamed(in: className)
    guard case .loaded(let view) = printed.view else {
      guard let named, isPossible(named, for: node) else {
        return Verdict(.plain, .nothing, "its view is not printed")
      }
      return Verdict(named, .name, "by its name, as its view is not printed")
    }
    let why = "its view is a \(view.short)"
    if let kind = kindsOfViews[view.short] { return Verdict(kind, .view, why) }
    if view.short == containerViewClass { return container(node, named: named, why) }
    guard let named else { return Verdict(.plain, .nothing, why) }
    return Verdict(.plain, .view, "\(why), which \(named.phrase) does not have")
  }

  /// A controller whose view is that of several kinds: its name and its children decide.
  private func container(_ node: Int, named: Controller.Kind?, _ view: String) -> Verdict {
    if let named, isPossible(named, for: node) {
      return Verdict(named, .nameAndView, "\(view), and by its name")
    }
    let children = children[node]
    let count = children.filter { printed[$0]?.state == .appeared }.count
    if count > 1 {
      return Verdict(.split, .structure, "\(view), and \(count) of its children have appeared")
    }
    if let stack = children.first(where: { kinds[$0] == .navigation }) {
      let name = outline.nodes[stack].name
      return Verdict(
        .tab, .structure, "\(view), and \(name), a navigation controller, is its child")
    }
    let visible = children.filter { printed[$0]?.state?.isShown ?? false }
    if visible.count == 1, visible[0] != children.last {
      let count = children.count
      return Verdict(
        .tab, .structure,
        "\(view), and of its \(count) children one that is not the last has appeared")
    }
    if visible.isEmpty, children.count > 1,
      printed[children[children.count - 1]]?.view == .notLoaded
    {
      return Verdict(.tab, .structure, "\(view), and the view of its last child is not loaded")
    }
    return Verdict(.navigation, .structure, view)
  }

  /// Returns true if the children allow this kind.
  private func isPossible(_ kind: Controller.Kind, for node: Int) -> Bool {
    switch kind {
    case .navigation: children[node].allSatisfy { kinds[$0] != .navigation }
    case .alert: children[node].isEmpty
    case .plain, .tab, .split, .page: true
    }
  }
}

extension Controller.Kind {
  /// The words for sentences.
  var phrase: String {
    switch self {
    case .plain: "a plain controller"
    case .navigation: "a navigation controller"
    case .tab: "a tab bar controller"
    case .split: "a split view controller"
    case .page: "a page view controller"
    case .alert: "an alert"
    }
  }
}
