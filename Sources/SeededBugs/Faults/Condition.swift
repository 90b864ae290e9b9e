import StatusQuoAppearanceModel
import StatusQuoCatalog

/// A condition without which a resolver is right: a row of what limits a known fault.
struct Condition: Sendable {
  let id: String
  /// To be read behind what is wrong: "while something is presented".
  let words: String
  /// The words for a node alone, to be read behind "a controller that": "is presented". Nil where it is of none.
  var ofNode: String?
  /// True if it is about what the step comes to, which is known afterwards only.
  var isAboutResult = false
  let holds: @Sendable (Vantage) -> Bool
}

extension Condition {
  /// A step and the world before it, looked at from a node: the step's subject, the owner of a value, or a
  /// node that something is reported about.
  struct Vantage {
    var step: Step?
    var node: Name?
    let world: Snapshot
    /// The observation before the step, and the one after it once it is played.
    var before = Observation()
    var now = Observation()
    /// The numbers of the step, and of the step among those of its kind.
    var number = 0
    var occurrence = 0
    /// The rules that count in the step.
    var rules = RuleSet()

    /// The controller that the node is or belongs to.
    var controller: Controller? {
      guard let node else { return nil }
      return controller(node.withoutView)
        ?? world.controllers.first { $0.views.contains { $0.name == node } }
    }

    /// Nil for what is no controller.
    var isOnScreen: Bool? { controller.map { world.onScreen.contains($0.name) } }

    /// The window that the node is.
    var window: Window? { world.windows.first { $0.name == node } }

    var parent: Controller? {
      controller?.place.isChild == true ? controller?.place.above.flatMap(controller) : nil
    }

    func children(of parent: Controller?) -> [Name] {
      guard let parent else { return [] }
      return world.controllers.filter { $0.place == .child(of: parent.name) }.map { $0.name }
    }

    /// The number of controllers between the node's and the top of its stack, with the top; nil where it is in
    /// none.
    var placeInStack: Int? {
      guard let parent, parent.kind == .navigation else { return nil }
      let all = children(of: parent)
      return all.firstIndex { $0 == controller?.name }.map { all.count - 1 - $0 }
    }

    /// The number of controllers above the node's.
    var depth: Int {
      var (depth, above) = (0, controller?.place.above)
      while let name = above, let next = controller(name), depth < world.controllers.count {
        depth += 1
        above = next.place.above
      }
      return depth
    }

    /// The number of presentations that the node's controller is in, one by the other.
    var presentations: Int {
      var (count, depth, next) = (0, 0, controller)
      while let inner = next, depth < world.controllers.count {
        if case .presented = inner.place { count += 1 }
        depth += 1
        next = inner.place.above.flatMap(controller)
      }
      return count
    }

    /// The parents around the node's controller, the nearest first.
    var parents: [Controller] {
      var parents: [Controller] = []
      var next = controller
      while let inner = next, inner.place.isChild, parents.count < world.controllers.count {
        next = inner.place.above.flatMap(controller)
        if let next { parents.append(next) }
      }
      return parents
    }

    /// The number of levels between the node and the nearest controller around it that is included; 0 where none is.
    func levels(below isIncluded: (Controller) -> Bool) -> Int {
      guard let controller, !isIncluded(controller) else { return 0 }
      return (parents.firstIndex(where: isIncluded) ?? -1) + 1
    }

    private func controller(_ name: Name) -> Controller? {
      world.controllers.first { $0.name == name }
    }
  }
}

// MARK: - Rows

extension Condition {
  /// The conditions that hold at some of the moments, the simplest first; those of numbers for each n that
  /// is reached.
  static func all(at moments: [Vantage]) -> [Condition] {
    let nodes = ofNodes + counts(nodeMeasures, at: moments)
    let simple =
      nodes + nodes.map { $0.ofFirstNamed } + ofWorlds + ofResults + counts(measures, at: moments)
    return (simple + ofTimes(at: moments) + ofSteps(at: moments))
      .filter { moments.contains(where: $0.holds) }
      + (moments.first.map {
        ofSDKs(in: $0.world.environment) + ofVersions(around: $0.world.environment.iOS)
      } ?? [])
  }

  /// The conditions of nodes that hold somewhere in the world that a scenario declares; those of numbers for
  /// a few more, as steps may lead there.
  static func ofNodes(in scenario: Scenario) -> [Condition] {
    let world = Snapshot(scenario)
    let moments = world.controllers.map { Vantage(node: $0.name, world: world) }
    return ofNodes.filter { moments.contains(where: $0.holds) }
      + counts(nodeMeasures, at: moments, beyond: scenario.steps.isEmpty ? 0 : 2)
  }

  /// Those of nodes and of worlds, from which a bug is drawn.
  static let ofNodesAndWorlds = ofNodes + ofWorlds

  /// For each n that is reached, and some `beyond`.
  private static func counts(
    _ measures: [Measure], at moments: [Vantage], beyond more: Int = 0
  ) -> [Condition] {
    measures.flatMap { measure in
      let reached = moments.map(measure.value).max() ?? 0
      let top = reached < measure.first ? 0 : min(reached + more, 8)
      return top < measure.first ? [] : (measure.first...top).map(measure.atLeast)
    }
  }

  private static func ofSteps(at moments: [Vantage]) -> [Condition] {
    let launch = Condition(id: "launch", words: "at the launch") { $0.step == nil }
    return [launch]
      + moments.compactMap { $0.step }.exactKinds.map { exactKind in
        Condition(id: "in-\(exactKind.id)", words: "in \(exactKind.words)") {
          $0.step?.exactKind == exactKind
        }
      }
  }

  private static func ofTimes(at moments: [Vantage]) -> [Condition] {
    (1...8).dropFirst().prefix { count in moments.contains { $0.occurrence >= count } }.map(onceIn)
  }

  /// Each n-th time.
  static func onceIn(_ count: Int) -> Condition {
    Condition(id: "once-in-\(count)", words: "once in \(count) times") {
      $0.occurrence.isMultiple(of: count)
    }
  }

  /// The same of the controller that the step names first, where it names several.
  private var ofFirstNamed: Condition {
    Condition(id: "other-\(id)", words: "if the other controller \(ofNode ?? words)") {
      [holds] moment in
      guard let names = moment.step?.names, names.count > 1 else { return false }
      var moment = moment
      moment.node = names[0]
      return holds(moment)
    }
  }

  /// Where the node is.
  private static let ofNodes: [Condition] =
    [
      node("root", "is a root") { if case .root? = $0.controller?.place { true } else { false } },
      node("child", "is a child") { $0.parent != nil },
      node("presented", "is presented") {
        if case .presented? = $0.controller?.place { true } else { false }
      },
      node("detached", "is detached") { $0.controller?.place == .detached },
      node("presents", "presents another one") { moment in
        guard let name = moment.controller?.name else { return false }
        return moment.world.controllers.contains { $0.place == .presented(by: name) }
      },
      node("first", "is the first of several children") {
        let all = $0.children(of: $0.parent)
        return all.count > 1 && all.first == $0.controller?.name
      },
      node("last", "is the last of several children") {
        let all = $0.children(of: $0.parent)
        return all.count > 1 && all.last == $0.controller?.name
      },
      node("later", "is not the first child") { moment in
        moment.children(of: moment.parent).dropFirst().contains { $0 == moment.controller?.name }
      },
      node("top", "is the top of a stack") { $0.placeInStack == 0 },
      node("on-screen", "is on screen") { $0.isOnScreen == true },
      node("off-screen", "is off screen") { $0.isOnScreen == false },
      node("without-bar", "hides its navigation bar") {
        $0.controller?.isNavigationBarHidden ?? false
      },
    ]
    + Controller.properties.filter { $0.setName != nil }.map { property in
      node("sets-\(property.name)", "has a value for \(property.name)") {
        $0.controller.map { property.rank($0) > 0 } ?? false
      }
    }
    + Controller.Kind.allCases.flatMap { kind in
      [
        node("\(kind.rawValue)", "is of kind \(kind.rawValue)") { $0.controller?.kind == kind },
        node("in-\(kind.rawValue)", "is a child of one of kind \(kind.rawValue)") {
          $0.parent?.kind == kind
        },
      ]
    }

  private static func node(
    _ id: String, _ words: String, _ holds: @escaping @Sendable (Vantage) -> Bool
  ) -> Condition {
    Condition(id: "if-\(id)", words: "if the controller \(words)", ofNode: words, holds: holds)
  }

  /// How the system, the app and the windows are.
  private static let ofWorlds: [Condition] = [
    Condition(id: "key", words: "if the window is the key window") {
      $0.window != nil && $0.node == $0.world.keyWindow
    },
    Condition(id: "not-key", words: "if the window is not the key window") {
      $0.window != nil && $0.node != $0.world.keyWindow
    },
    Condition(id: "hidden-window", words: "if the window is hidden") {
      $0.window?.isHidden ?? false
    },
    Condition(id: "in-background", words: "in the background") { $0.world.isInBackground },
    Condition(id: "popping", words: "while an interactive pop runs") {
      !$0.world.interactivePops.isEmpty
    },
    Condition(id: "dismissing", words: "while an interactive dismissal runs") {
      $0.world.presentations.contains { $0.isBeingDismissed }
    },
    Condition(id: "hidden-windows", words: "while a window is hidden") {
      $0.world.windows.contains { $0.isHidden }
    },
    Condition(id: "landscape", words: "in landscape") {
      $0.world.environment.orientation.isLandscape
    },
    Condition(id: "portrait", words: "in portrait") {
      $0.world.environment.orientation == .portrait
    },
    Condition(id: "iPad", words: "on iPads") { $0.world.environment.device.isPad },
    Condition(id: "phone", words: "on phones") { !$0.world.environment.device.isPad },
    Condition(id: "no-notch", words: "on screens without notch") { $0.notch == .none },
    Condition(id: "notch", words: "on screens with a notch") { $0.notch == .notch },
    Condition(id: "island", words: "on screens with an island") { $0.notch == .island },
    Condition(
      id: "same-kind-of-root", words: "if the new root is of the same kind as the one before"
    ) { moment in
      guard case .setRoot(let root?, let window)? = moment.step else { return false }
      let kind = moment.world.controllers.first { $0.name == root }?.kind
      return moment.world.controllers.contains {
        $0.place == .root(of: window) && $0.kind == kind
      }
    },
    Condition(id: "dark", words: "while the system is dark") {
      $0.world.environment.systemStyle == .dark
    },
    Condition(id: "light", words: "while the system is light") {
      $0.world.environment.systemStyle != .dark
    },
    Condition(id: "app-mode", words: "where the app sets the bar, not its controllers") {
      $0.world.environment.infoPlist.viewControllerBasedStatusBarAppearance == false
    },
    Condition(id: "controllers", words: "where controllers set the bar, not the app") {
      $0.world.environment.infoPlist.viewControllerBasedStatusBarAppearance != false
    },
    Condition(id: "bar-hidden", words: "while the bar is hidden") { $0.before.bar.hidden },
    Condition(id: "bar-shown", words: "while the bar is shown") { !$0.before.bar.hidden },
  ]

  /// Where something else stays as it is, or changes, too.
  private static let ofResults: [Condition] = [
    result("same-hidden", "where the bar stays hidden or shown") {
      $0.before.bar.hidden == $0.now.bar.hidden
    },
    result("other-hidden", "where the bar is hidden or shown by it") {
      $0.before.bar.hidden != $0.now.bar.hidden
    },
    result("same-color", "where the bar keeps its color") {
      $0.before.bar.content == $0.now.bar.content
    },
    result("same-answerer", "where the same controller answers") {
      $0.before.provenance?.style?.answeredBy == $0.now.provenance?.style?.answeredBy
    },
    result("same-styles", "where no style changes") { $0.now.traitChanges.isEmpty },
    result("no-calls", "where no controller comes or goes") { $0.now.calls.isEmpty },
    result("hides", "where the bar is hidden then") { $0.now.bar.hidden },
    result("shows", "where the bar is shown then") { !$0.now.bar.hidden },
  ]

  private static func result(
    _ id: String, _ words: String, _ holds: @escaping @Sendable (Vantage) -> Bool
  ) -> Condition {
    Condition(id: id, words: words, isAboutResult: true, holds: holds)
  }

  /// Where a rule counts.
  static func ofRule(_ rule: RuleID) -> Condition {
    Condition(id: rule.id, words: "where \(rule.id) counts", isAboutResult: true) {
      $0.rules.contains(rule)
    }
  }

  /// All versions at which something changes.
  static let versions = Scenario.properties[0].values.compactMap { value in
    if case .version(let version) = value { version } else { nil }
  }.sorted()

  /// The system knows what came with a version, and the SDK does not: the two are taken for one another.
  private static func ofSDKs(in environment: Environment) -> [Condition] {
    versions.filter { environment.linkedSDK < $0 && $0 <= environment.iOS }.map { version in
      Condition(
        id: "sdk-before-\(version.words)",
        words: "from iOS \(version.words) on with the SDK of an earlier one"
      ) {
        let own = $0.world.environment
        return own.linkedSDK < version && version <= own.iOS
      }
    }
  }

  /// The bands of versions around one, those without a lower or an upper end first.
  private static func ofVersions(around own: Version) -> [Condition] {
    let all = versions
    let firsts: [Version?] = [nil] + all.dropFirst().filter { $0 <= own }.map(Optional.some)
    let ends: [Version?] = [nil] + all.filter { $0 > own }.map(Optional.some)
    let bands = firsts.flatMap { first in ends.map { (first, $0) } }.filter {
      $0 != nil || $1 != nil
    }
    return bands.filter { $0 == nil || $1 == nil }.map(ofBand)
      + bands.filter { $0 != nil && $1 != nil }.map(ofBand)
  }

  private static func ofBand(_ first: Version?, _ end: Version?) -> Condition {
    let words = [first.map { "from iOS \($0.words) on" }, end.map { "before iOS \($0.words)" }]
      .compactMap { $0 }
    return Condition(id: words.joined(separator: "-"), words: words.joined(separator: " and ")) {
      let own = $0.world.environment.iOS
      return first.map { $0 <= own } ?? true && end.map { own < $0 } ?? true
    }
  }
}

/// A number of a moment, of which a condition asks that it is at least n.
private struct Measure: Sendable {
  let id: String
  var isOfNode = false
  var isAboutResult = false
  /// The smallest n that says something.
  var first = 1
  let words: @Sendable (Int) -> String
  let value: @Sendable (Condition.Vantage) -> Int

  func atLeast(_ count: Int) -> Condition {
    Condition(
      id: "\(id)-\(count)",
      words: isOfNode ? "if the controller \(words(count))" : words(count),
      ofNode: isOfNode ? words(count) : nil, isAboutResult: isAboutResult
    ) { [value] in value($0) >= count }
  }
}

private let nodeMeasures: [Measure] = [
  Measure(
    id: "children", isOfNode: true, words: { "has \($0) or more children" },
    value: { $0.children(of: $0.controller).count }),
  Measure(
    id: "siblings", isOfNode: true, first: 2, words: { "is one of \($0) or more children" },
    value: { $0.children(of: $0.parent).count }),
  Measure(
    id: "place", isOfNode: true, first: 3,
    words: { "is child \($0) of its parent, or a later one" },
    value: { moment in
      let all = moment.children(of: moment.parent)
      return all.firstIndex { $0 == moment.controller?.name }.map { $0 + 1 } ?? 0
    }),
  Measure(
    id: "below-top", isOfNode: true,
    words: {
      $0 == 1 ? "is not the top of its stack" : "is \($0) or more below the top of its stack"
    },
    value: { $0.placeInStack ?? 0 }),
  Measure(
    id: "depth", isOfNode: true, words: { "is \($0) or more levels down" }, value: { $0.depth }),
  Measure(
    id: "presentations", isOfNode: true,
    words: {
      $0 == 1
        ? "is in a presentation" : "is in presentation \($0) or a later one"
    }, value: { $0.presentations }),
  Measure(
    id: "below-override", isOfNode: true, words: { "is \($0) or more levels below an override" },
    value: {
      $0.levels {
        $0.overrideUserInterfaceStyle != .unspecified || $0.traitOverridesUserInterfaceStyle != nil
      }
    }),
  Measure(
    id: "below-subject", isOfNode: true,
    words: { "is \($0) or more levels below that of the step" },
    value: { moment in moment.levels { $0.name == moment.step?.subject.withoutView } }),
]

private let measures: [Measure] = [
  Measure(
    id: "presented",
    words: { $0 == 1 ? "while something is presented" : "while \($0) or more are presented" },
    value: { $0.world.presentations.count }),
  Measure(
    id: "windows", first: 2, words: { "with \($0) windows or more" },
    value: { $0.world.windows.count }),
  Measure(id: "step", first: 2, words: { "from step \($0) on" }, value: { $0.number }),
  Measure(
    id: "time", first: 2, words: { $0 == 2 ? "from the second time on" : "after \($0 - 1) times" },
    value: { $0.occurrence }),
  Measure(
    id: "calls", isAboutResult: true, first: 2, words: { "where \($0) or more calls are made" },
    value: { $0.now.calls.count }),
  Measure(
    id: "changes", isAboutResult: true, first: 2, words: { "where \($0) or more nodes change" },
    value: { $0.now.traitChanges.count }),
  Measure(
    id: "chain", isAboutResult: true, first: 2,
    words: { "where a chain has \($0) or more controllers" },
    value: { $0.now.provenance?.hidden?.chain.count ?? 0 }),
]

extension Condition.Vantage {
  fileprivate var notch: Device.Notch {
    world.environment.device.metrics(on: world.environment.iOS).notch
  }
}

extension Version {
  /// As a sentence has it.
  var words: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
