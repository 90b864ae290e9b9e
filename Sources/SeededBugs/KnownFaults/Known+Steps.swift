import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoDiagnosing

/// Faults that miss a step, or take it for another one.
extension Fault.Known {
  static func ofSteps(_ scenario: Scenario) -> [Self] {
    var faults = scenario.steps.exactKinds.flatMap { exactKind in
      Missed.allCases.map { missed in
        Self(
          "missed-\(exactKind.id)\(missed.rawValue)", "\(exactKind.words) \(missed.words)",
          .misses(exactKind, missed), about: missed == .all ? exactKind.kind : nil)
      }
    }
    faults += missedAtTimes(scenario)
    for (index, step) in scenario.steps.enumerated() {
      if case .set(.known, let value, let name) = step {
        faults += missing(step.exactKind, value, on: scenario.kind(of: name))
      }
      faults += mistaking(step, after: scenario.steps[..<index].exactKinds)
    }
    return faults + ofSelections(scenario) + ofStacks(scenario.steps)
  }

  /// Faults by which each n-th step of a kind is missed.
  private static func missedAtTimes(_ scenario: Scenario) -> [Self] {
    scenario.steps.exactKinds.flatMap { exactKind in
      let count = scenario.steps.count { $0.exactKind == exactKind }
      return (1...max(min(count, 8), 2)).dropFirst(2).map { times in
        let condition = Condition.onceIn(times)
        return Self(
          "missed-\(exactKind.id)-\(condition.id)",
          "\(exactKind.words) is not noticed \(condition.words)",
          Fault.Behavior.misses(exactKind).limited(to: condition))
      }
    }
  }

  /// Faults by which a property is not set: on such a node, to such a value.
  private static func missing(
    _ exactKind: Step.ExactKind, _ value: PropertyValue, on node: Name.Kind
  ) -> [Self] {
    let elsewhere = Self(
      "missed-\(exactKind.id)-\(node)", "\(exactKind.words) on a \(node) is not noticed",
      .misses(exactKind, on: node))
    guard !value.hasName else { return [elsewhere] }
    return [
      elsewhere,
      Self(
        "missed-\(exactKind.id)=\(value.words)",
        "\(exactKind.words) to \(value.words) is not noticed",
        .misses(exactKind, to: value)),
      Self(
        "missed-\(exactKind.id)=\(value.words)-\(node)",
        "\(exactKind.words) of a \(node) to \(value.words) is not noticed",
        .misses(exactKind, to: value, on: node)),
    ]
  }

  /// Faults by which a step is taken for another one: always, or after a step of another kind.
  private static func mistaking(_ step: Step, after others: [Step.ExactKind]) -> [Self] {
    let exactKind = step.exactKind
    return step.lookalikes.flatMap { other, _ in
      let (id, words) = (
        "taken-\(exactKind.id)-for-\(other)", "\(exactKind.words) is taken for \(other)"
      )
      return [Self(id, words, .takes { $0.exactKind == exactKind ? $0.lookalike(other) : nil })]
        + others.filter { $0 != exactKind }.map { before in
          Self(
            "\(id)-after-\(before.id)", "\(words) after \(before.words)",
            .takes(exactKind, for: other, after: before))
        }
    }
  }

  /// Faults by which another child of a tab controller is selected.
  private static func ofSelections(_ scenario: Scenario) -> [Self] {
    scenario.steps.flatMap { step -> [Self] in
      guard case .select(let name, let tab) = step else { return [] }
      let children = scenario.children(of: tab)
      guard let place = children.firstIndex(of: name) else { return [] }
      return children.indices.filter { $0 != place }.map { other in
        Self(
          "selected-\(place)-for-\(other)",
          "'select' of child \(place + 1) selects child \(other + 1)",
          .selects(other, for: place))
      }
    }
  }

  /// Faults by which a step removes, or takes, some controllers of a stack only.
  private static func ofStacks(_ steps: [Step]) -> [Self] {
    let kinds = Set(steps.map { $0.kind })
    var faults: [Self] = []
    for kind in [Step.Kind.popToRoot, .popTo] where kinds.contains(kind) {
      for count in 1...3 {
        let what = count == 1 ? "only the top" : "at most \(count) controllers"
        faults.append(
          Self(
            "removes-\(count)-\(kind.rawValue)", "'\(kind.rawValue)' removes \(what)",
            .removes(atMost: count, by: kind), about: kind))
      }
      faults.append(
        Self(
          "removes-next-\(kind.rawValue)",
          "'\(kind.rawValue)' removes only the controller above the one that it goes to",
          .removesNext(by: kind), about: kind))
    }
    guard kinds.contains(.setViewControllers) else { return faults }
    for count in 1...3 {
      faults.append(
        Self(
          "takes-first-\(count)-setViewControllers",
          "'setViewControllers' takes the first \(count) only",
          .takes { $0.list { Array($0.prefix(count)) } }, about: .setViewControllers))
      let what = count == 1 ? "only the top" : "the last \(count) only"
      faults.append(
        Self(
          "takes-last-\(count)-setViewControllers", "'setViewControllers' takes \(what)",
          .takes { $0.list { Array($0.suffix(count)) } }, about: .setViewControllers))
    }
    return faults
  }

  /// Faults by which a step is missed where another one came before it.
  static func ofOrders(_ scenario: Scenario) -> [Self] {
    let kinds = scenario.steps.exactKinds
    return kinds.flatMap { first in
      kinds.map { second in
        Self(
          "missed-\(second.id)-after-\(first.id)",
          "\(second.words) is not noticed after \(first.words)", .misses(second, after: first))
      }
    }
  }

  /// Faults by which a step does not update the status bar.
  static func ofUpdates(_ steps: some Collection<Step>) -> [Self] {
    let parts: [(Fault.Behavior.BarPart, String, String)] = [
      (.all, "bar", "the status bar"), (.style, "style", "the color of the status bar"),
      (.hidden, "hidden", "whether the status bar is hidden"),
    ]
    return steps.reversed().exactKinds.flatMap { exactKind in
      parts.flatMap { part, id, words in
        [
          Self(
            "kept-\(id)-\(exactKind.id)", "\(exactKind.words) does not update \(words)",
            .keeps(part, after: exactKind), about: exactKind.kind),
          Self(
            "kept-\(id)-\(exactKind.id)-below-presented",
            "\(exactKind.words) does not update \(words) where something is presented already",
            .keeps(part, after: exactKind, belowPresented: true)),
        ]
      }
        + [
          Self(
            "kept-all-\(exactKind.id)",
            "\(exactKind.words) updates neither the status bar nor the answers about the system's gestures",
            .updatesNothing(after: exactKind), about: exactKind.kind)
        ]
    }
  }
}

extension Fault.Behavior {
  /// Removes at most some controllers from a stack.
  fileprivate static func removes(atMost count: Int, by kind: Step.Kind) -> Self {
    goesBack(by: kind) { all, place, stack in
      let top = all.count - 1
      return top - place > count ? .popTo(all[top - count], on: stack) : nil
    }
  }

  /// Removes only the controller above the one that comes to the top.
  fileprivate static func removesNext(by kind: Step.Kind) -> Self {
    goesBack(by: kind) { all, place, stack in
      guard place + 2 < all.count else { return nil }
      var rest = all
      rest.remove(at: place + 1)
      return .setViewControllers(rest, on: stack)
    }
  }

  /// Plays another step in place of those that go back in a stack: `other` gets its controllers, the place of the
  /// one to go to, and the stack; nil for the step itself.
  private static func goesBack(
    by kind: Step.Kind, _ other: @escaping @Sendable ([Name], Int, Name) -> Step?
  ) -> Self {
    var behavior = transformStep { step, memory in
      guard step.kind == kind, let stack = step.names.last, let world = memory.world else {
        return step
      }
      let all = world.controllers.filter { $0.place == .child(of: stack) }.map { $0.name }
      let place = step.names.count > 1 ? all.firstIndex(of: step.names[0]) ?? 0 : 0
      return other(all, place, stack) ?? step
    }
    behavior.looksAtWorld = true
    return behavior
  }

  /// Takes a step of a kind for a lookalike, once after each step of another kind.
  fileprivate static func takes(
    _ exactKind: Step.ExactKind, for other: String, after before: Step.ExactKind
  ) -> Self {
    transformStep { step, memory in
      if step.exactKind == before { memory.counter = 1 }
      guard step.exactKind == exactKind, memory.counter == 1 else { return step }
      memory.counter = 0
      return step.lookalike(other)
    }
  }

  /// Misses steps of a kind once there was one of another.
  fileprivate static func misses(_ exactKind: Step.ExactKind, after first: Step.ExactKind) -> Self {
    transformStep { step, memory in
      let isMissed = step.exactKind == exactKind && memory.counter == 1
      if step.exactKind == first { memory.counter = 1 }
      return isMissed ? nil : step
    }
  }
}

extension Step {
  /// The step with another list of controllers, where it sets one.
  fileprivate func list(_ change: ([Name]) -> [Name]) -> Step? {
    guard case .setViewControllers(let list, let stack) = self else { return nil }
    return .setViewControllers(change(list), on: stack)
  }

  /// Steps that it may be taken for.
  fileprivate var lookalikes: [(name: String, step: Step)] {
    othersOfKin.map { ($0.kind.rawValue, $0) } + variants
  }

  fileprivate func lookalike(_ name: String) -> Step {
    lookalikes.first { $0.name == name }?.step ?? self
  }

  /// Steps of other kinds with the same arguments.
  private var othersOfKin: [Step] {
    switch self {
    case .pop(let on): [.popToRoot(on: on)]
    case .popToRoot(let on), .beginInteractivePop(let on): [.pop(on: on)]
    case .popTo(_, let on): [.popToRoot(on: on), .pop(on: on)]
    case .cancelInteractivePop(let on): [.finishInteractivePop(on: on)]
    case .finishInteractivePop(let on): [.cancelInteractivePop(on: on)]
    case .cancelInteractiveDismiss(let name): [.finishInteractiveDismiss(name)]
    case .finishInteractiveDismiss(let name): [.cancelInteractiveDismiss(name)]
    case .beginInteractiveDismiss(let name): [.dismiss(from: name)]
    default: []
    }
  }

  /// Steps of the same kind with other arguments.
  private var variants: [(name: String, step: Step)] {
    switch self {
    case .swipe(let direction, let on):
      [("a swipe the other way", .swipe(direction == .up ? .down : .up, on: on))]
    case .addChild(let child, let parent, .some):
      [("'addChild' into the root view", .addChild(child, to: parent, in: nil))]
    case .setNeedsStatusBarAppearanceUpdate(let on, let animated):
      [
        (
          animated ? "one that is not animated" : "one that is animated",
          .setNeedsStatusBarAppearanceUpdate(on: on, animated: !animated)
        )
      ]
    case .setStatusBarHidden(let hidden, let animation) where animation != .none:
      [("one without animation", .setStatusBarHidden(hidden, .none))]
    case .set(let property, .word(.visibleViewController), let on):
      [("topViewController", .set(property, to: .word(.topViewController), on: on))]
    default: []
    }
  }
}

extension PropertyValue {
  fileprivate var hasName: Bool { words == Self.another }

  private static let another = "another one"

  /// As a sentence has it.
  var words: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(number)"
    case .word(let word): word.rawValue
    case .controller, .child, .other: Self.another
    }
  }
}
