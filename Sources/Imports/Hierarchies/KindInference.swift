import StatusQuoAppearanceModel

/// What kinds the controllers of a dump are, by their classes, views and children.
///
/// All controllers of one class are of one kind: what is seen of one holds for those whose views
/// were never loaded.
struct KindInference {
  /// What one controller says about its class.
  private struct Verdict {
    var kind: Controller.Kind
    /// Stronger evidence decides for the class.
    var strength: Strength
    var why: String
    var node: Int
  }

  private enum Strength: Int, Comparable {
    case nothing, name, structure, view, nameAndView, known

    static func < (one: Strength, other: Strength) -> Bool { one.rawValue < other.rawValue }
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
      if let kind = overrides[node] {
        kinds[node] = kind
        continue
      }
      let verdict = verdict(on: node)
      kinds[node] = verdict.kind
      let key = outline.nodes[node].className.full
      if let known = verdicts[key], known.strength > verdict.strength { continue }
      verdicts[key] = verdict
    }
    for node in outline.nodes.indices where !outline.nodes[node].isDropped {
      if let kind = overrides[node] {
        kinds[node] = kind
      } else if let verdict = verdicts[outline.nodes[node].className.full] {
        kinds[node] = verdict.kind
      }
    }
    return (kinds, assumptions)
  }

  /// One for each class whose kind is not known by its name.
  private var assumptions: [Assumption] {
    verdicts.values.filter { $0.strength < .known && !isEvident($0) }
      .sorted { $0.node < $1.node }.map { verdict in
        let node = outline.nodes[verdict.node]
        let other: Controller.Kind = verdict.kind == .navigation ? .tab : .navigation
        return Assumption(
          .inferred, "\(node.className.short) is \(verdict.kind.phrase)", why: verdict.why,
          at: node.place,
          overrule: option("--kind", "\(node.className.qualified)=\(other.rawValue)"))
      }
  }

  /// Whether a controller is plain and nothing about it suggests another kind.
  private func isEvident(_ verdict: Verdict) -> Bool {
    verdict.kind == .plain && verdict.strength == .nothing
  }
}

// MARK: The rules

extension KindInference {
  private func verdict(on node: Int) -> Verdict {
    func verdict(_ kind: Controller.Kind, _ strength: Strength, _ why: String) -> Verdict {
      Verdict(kind: kind, strength: strength, why: why, node: node)
    }
    let className = outline.nodes[node].className
    if let kind = kindsOfSystemClasses[className.qualified] {
      return verdict(kind, .known, "by its class")
    }
    guard let printed = printed[node], !plainSystemClasses.contains(className.qualified) else {
      return verdict(.plain, .known, "by its class")
    }
    let named = kindNamed(in: className)
    switch printed.view {
    case .loaded(let view):
      if let kind = kindsOfViews[view.short] {
        return verdict(kind, .view, "its view is a \(view.short)")
      }
      if view.short == containerViewClass {
        return container(node, named: named).map { verdict($0.kind, $0.strength, $0.why) }
          ?? verdict(.navigation, .structure, "its view is a \(view.short)")
      }
      guard let named else { return verdict(.plain, .nothing, "its view is a \(view.short)") }
      return verdict(
        .plain, .view, "its view is a \(view.short), which \(named.phrase) does not have")
    case .notLoaded, .unknown:
      guard let named, isPossible(named, for: node) else {
        return verdict(.plain, .nothing, "its view is not printed")
      }
      return verdict(named, .name, "by its name, as its view is not printed")
    }
  }

  /// A controller whose view is that of several kinds: its name and its children decide.
  private func container(
    _ node: Int, named: Controller.Kind?
  ) -> (kind: Controller.Kind, strength: Strength, why: String)? {
    let view = "its view is a \(containerViewClass)"
    if let named, isPossible(named, for: node) {
      return (named, .nameAndView, "\(view), and by its name")
    }
    let children = children[node]
    let shown = children.filter { printed[$0]?.state == .appeared }
    if shown.count > 1 {
      return (.split, .structure, "\(view), and \(shown.count) of its children have appeared")
    }
    if let stack = children.first(where: { kinds[$0] == .navigation }) {
      return (
        .tab, .structure,
        "\(view), and \(outline.nodes[stack].name), a navigation controller, is its child"
      )
    }
    let visible = children.filter { printed[$0]?.state?.isShown ?? false }
    if visible.count == 1, children.count > 1, visible[0] != children.last {
      return (
        .tab, .structure,
        "\(view), and of its \(children.count) children one that is not the last has appeared"
      )
    }
    if visible.isEmpty, children.count > 1, let last = children.last,
      printed[last]?.view == .notLoaded
    {
      return (.tab, .structure, "\(view), and the view of its last child is not loaded")
    }
    return nil
  }

  /// Whether the children allow this kind.
  private func isPossible(_ kind: Controller.Kind, for node: Int) -> Bool {
    switch kind {
    case .navigation: children[node].allSatisfy { kinds[$0] != .navigation }
    case .alert: children[node].isEmpty
    case .plain, .tab, .split, .page: true
    }
  }
}

extension Controller.Kind {
  /// As sentences name it.
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
