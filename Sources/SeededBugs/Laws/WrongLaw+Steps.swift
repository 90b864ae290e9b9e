import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoHarness

/// What steps of a sort have in common: the kind, and of `set` the property.
struct StepSort: Hashable, Sendable {
  let kind: Step.Kind
  let property: PropertyName.Known?

  init(_ step: Step) {
    kind = step.kind
    if case .set(.known(let property), _, _) = step {
      self.property = property
    } else {
      property = nil
    }
  }

  /// As a sentence has it.
  var words: String { property.map { "setting \($0.rawValue)" } ?? "'\(kind.rawValue)'" }

  /// As an id has it.
  var id: String { property.map { "set-\($0.rawValue)" } ?? kind.rawValue }
}

/// Laws that miss a step, or take it for another one.
extension WrongLaw {
  static func ofSteps(_ scenario: Scenario) -> [WrongLaw] {
    let sorts = scenario.steps.sorts
    var laws: [WrongLaw] = []
    for sort in sorts {
      laws.append(missing(sort, "", "\(sort.words) is not noticed") { _, _ in true })
      laws += missingSome(sort)
    }
    for (index, step) in scenario.steps.enumerated() {
      let sort = StepSort(step)
      if case .set(.known(let property), let value, let name) = step {
        let node = scenario.sort(of: name)
        laws.append(
          missing(sort, "-\(node)", "\(sort.words) on a \(node) is not noticed") { step, memory in
            if case .set(_, _, let name) = step {
              memory.scenario.sort(of: name) == node
            } else {
              false
            }
          })
        if !value.hasName {
          laws.append(
            missing(
              sort, "=\(value.words)",
              "setting \(property.rawValue) to \(value.words) is not noticed"
            ) {
              step, _ in
              if case .set(_, value, _) = step { true } else { false }
            })
          laws.append(
            missing(
              sort, "=\(value.words)-\(node)",
              "setting \(property.rawValue) of a \(node) to \(value.words) is not noticed"
            ) { step, memory in
              if case .set(_, value, let name) = step {
                memory.scenario.sort(of: name) == node
              } else {
                false
              }
            })
        }
      }
      for (other, _) in step.lookalikes {
        laws.append(
          WrongLaw(
            "taken-\(sort.id)-for-\(other)", "\(sort.words) is taken for \(other)",
            .transformStep { step, _ in
              StepSort(step) == sort
                ? step.lookalikes.first { $0.name == other }?.step ?? step : step
            }))
        for before in scenario.steps[..<index].sorts where before != sort {
          laws.append(
            WrongLaw(
              "taken-\(sort.id)-for-\(other)-after-\(before.id)",
              "\(sort.words) is taken for \(other) after \(before.words)",
              .transformStep { step, memory in
                if StepSort(step) == before { memory.counter = 1 }
                guard StepSort(step) == sort, memory.counter == 1 else { return step }
                memory.counter = 0
                return step.lookalikes.first { $0.name == other }?.step ?? step
              }))
        }
      }
    }
    return laws + ofSelections(scenario)
  }

  /// Laws by which another child of a tab controller is selected.
  private static func ofSelections(_ scenario: Scenario) -> [WrongLaw] {
    var laws: [WrongLaw] = []
    for case .select(let name, let tab) in scenario.steps {
      let children = scenario.children(of: tab)
      guard let place = children.firstIndex(of: name) else { continue }
      for other in children.indices where other != place {
        laws.append(
          WrongLaw(
            "selected-\(place)-for-\(other)",
            "'select' of child \(place + 1) selects child \(other + 1)",
            .transformStep { step, memory in
              guard case .select(let name, let tab) = step else { return step }
              let children = memory.scenario.children(of: tab)
              guard children.indices.contains(place), children.indices.contains(other),
                children[place] == name
              else { return step }
              return .select(children[other], on: tab)
            }))
      }
    }
    return laws
  }

  /// The law that a step of a sort is missed where a condition holds.
  private static func missing(
    _ sort: StepSort, _ suffix: String, _ statement: String,
    _ condition: @escaping @Sendable (Step, inout Wrongness.Memory) -> Bool
  ) -> WrongLaw {
    WrongLaw(
      "missed-\(sort.id)\(suffix)", statement,
      .transformStep { step, memory in
        StepSort(step) == sort && condition(step, &memory) ? nil : step
      })
  }

  /// Laws by which some steps of a sort are missed.
  private static func missingSome(_ sort: StepSort) -> [WrongLaw] {
    [
      missing(sort, "-second", "\(sort.words) is noticed every other time only") { _, memory in
        memory.counter += 1
        return memory.counter.isMultiple(of: 2)
      },
      missing(sort, "-again", "\(sort.words) is noticed the first time only") { _, memory in
        memory.counter += 1
        return memory.counter > 1
      },
      missing(
        sort, "-again-on-node", "\(sort.words) is noticed once for each controller, window or view"
      ) { step, memory in
        !memory.names.insert(step.subject).inserted
      },
      WrongLaw(
        "missed-\(sort.id)-in-a-row",
        "\(sort.words) is not noticed again until a step of another kind",
        .transformStep { step, memory in
          if StepSort(step) == sort {
            memory.counter += 1
            return memory.counter > 1 ? nil : step
          }
          if step.kind != .set { memory.counter = 0 }
          return step
        }),
      missing(
        sort, "-held", "\(sort.words) to the style that is held already is not noticed"
      ) { step, memory in
        if case .set(_, .word(let word), let name) = step {
          memory.now.style(of: name)?.rawValue == word.rawValue
        } else {
          false
        }
      },
    ]
  }

  /// Laws by which a step is missed where another one came before it.
  static func ofOrders(_ scenario: Scenario) -> [WrongLaw] {
    let sorts = scenario.steps.sorts
    return sorts.flatMap { first in
      sorts.map { second in
        WrongLaw(
          "missed-\(second.id)-after-\(first.id)",
          "\(second.words) is not noticed after \(first.words)",
          .transformStep { step, memory in
            let isMissed = StepSort(step) == second && memory.counter == 1
            if StepSort(step) == first { memory.counter = 1 }
            return isMissed ? nil : step
          })
      }
    }
  }

  /// Laws by which a step does not update the status bar.
  static func ofUpdates(_ steps: some Collection<Step>) -> [WrongLaw] {
    let sorts = steps.reversed().sorts
    let parts: [(Wrongness.BarPart, String, String)] = [
      (.all, "bar", "the status bar"), (.style, "style", "the color of the status bar"),
      (.hidden, "hidden", "whether the status bar is hidden"),
    ]
    return sorts.flatMap { sort in
      parts.flatMap { part, id, words in
        [
          WrongLaw(
            "kept-\(id)-\(sort.id)", "\(sort.words) does not update \(words)",
            .keeps(part, after: { step, _ in StepSort(step) == sort })),
          WrongLaw(
            "kept-\(id)-\(sort.id)-below-presented",
            "\(sort.words) does not update \(words) where something is presented already",
            .keeps(
              part,
              after: { step, memory in
                StepSort(step) == sort
                  && memory.before.provenance?.hidden?.chain.contains { $0.reason.isTakeOver }
                    ?? false
              })),
        ]
      }
    }
  }
}

extension Scenario {
  /// The children of a controller at the start.
  fileprivate func children(of parent: Name) -> [Name] {
    controllers.filter { $0.place == .child(of: parent) }.map { $0.name }
  }

  /// What a name stands for.
  func sort(of name: Name) -> NodeSort {
    if name.isRootView { return .rootView }
    if windows.contains(where: { $0.name == name }) { return .window }
    if controllers.contains(where: { $0.name == name }) { return .controller }
    let isView = controllers.contains { $0.views.contains { $0.name == name } }
    return isView ? .view : .window
  }
}

extension Sequence<Step> {
  /// The sorts of the steps, each once, in the order in which they occur.
  var sorts: [StepSort] {
    var sorts: [StepSort] = []
    for step in self where !sorts.contains(StepSort(step)) { sorts.append(StepSort(step)) }
    return sorts
  }
}

/// What there is in a scenario.
enum NodeSort: String, CustomStringConvertible, CaseIterable, Sendable {
  case window, controller, view
  case rootView = "root view"

  var description: String { rawValue }
}

extension Step {
  /// Whom it is mostly about.
  var subject: Name {
    var subject = Name(index: 0)
    _ = renamed { name in
      subject = name
      return name
    }
    return subject
  }

  /// Steps that it may be taken for.
  fileprivate var lookalikes: [(name: String, step: Step)] {
    switch self {
    case .pop(let on): [("popToRoot", .popToRoot(on: on))]
    case .popToRoot(let on): [("pop", .pop(on: on))]
    case .popTo(_, let on): [("popToRoot", .popToRoot(on: on)), ("pop", .pop(on: on))]
    case .cancelInteractivePop(let on):
      [("finishInteractivePop", .finishInteractivePop(on: on))]
    case .finishInteractivePop(let on):
      [("cancelInteractivePop", .cancelInteractivePop(on: on))]
    case .beginInteractivePop(let on): [("pop", .pop(on: on))]
    case .cancelInteractiveDismiss(let name):
      [("finishInteractiveDismiss", .finishInteractiveDismiss(name))]
    case .finishInteractiveDismiss(let name):
      [("cancelInteractiveDismiss", .cancelInteractiveDismiss(name))]
    case .beginInteractiveDismiss(let name): [("dismiss", .dismiss(from: name))]
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
    case .setViewControllers(let list, let on) where list.count > 1:
      [("one with the last controller only", .setViewControllers([list[list.count - 1]], on: on))]
    case .set(let property, .word(.visibleViewController), let on):
      [("topViewController", .set(property, to: .word(.topViewController), on: on))]
    default: []
    }
  }
}

extension PropertyValue {
  fileprivate var hasName: Bool {
    switch self {
    case .controller, .child, .other: true
    case .null, .bool, .number, .word: false
    }
  }

  var words: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(number)"
    case .word(let word): word.rawValue
    case .controller, .child, .other: "another one"
    }
  }
}
