import StatusQuoAppearanceModel
import StatusQuoReferenceModel

/// A mistake of frameworks that call lifecycle methods: which rule it breaks is known.
struct WrongCalls: Sendable {
  let words: String
  let guilty: [RuleID]
  /// The calls instead of those of a step in a world; nil where they are right.
  let calls: @Sendable (Moment, ReferenceModel) -> [LifecycleCall]?

  /// A step, and the worlds before it and after it.
  struct Moment {
    let step: Step
    let before: ReferenceModel
    let world: Snapshot
    let now: Observation
  }

  static let all: [WrongCalls] =
    [
      WrongCalls("a child presents nothing", [.w4]) { moment, _ in
        if case .present(_, let from) = moment.step, moment.world.parent(of: from) != nil {
          []
        } else {
          nil
        }
      },
      WrongCalls("dismiss of a child does nothing", [.w6]) { moment, _ in
        if case .dismiss(let from) = moment.step, moment.world.parent(of: from) != nil {
          []
        } else {
          nil
        }
      },
      WrongCalls("dismiss of a presenter ends its own presentation", [.w6]) { moment, before in
        guard case .dismiss(let from) = moment.step,
          let presenter = moment.world.presenter(of: from)
        else { return nil }
        return before.calls(of: .dismiss(from: presenter))
      },
      WrongCalls("dismiss ends the last of several only", [.w6]) { moment, before in
        guard case .dismiss = moment.step,
          let last = moment.world.controllers.last(where: { controller in
            moment.world.presenter(of: controller.name) != nil
              && !moment.world.controllers.contains { $0.place == .presented(by: controller.name) }
          })
        else { return nil }
        return before.calls(of: .dismiss(from: last.name))
      },
      WrongCalls("the presenter stays under what is presented", [.l3]) { moment, _ in
        guard moment.step.kind == .present else { return nil }
        return moment.now.calls.filter { !$0.isOfLeaving }
      },
      WrongCalls("what is dismissed is gone first", [.l3]) { moment, _ in
        guard moment.step.kind == .dismiss else { return nil }
        return moment.now.calls.filter { $0.method != .viewDidAppear }
          + moment.now.calls.filter { $0.method == .viewDidAppear }
      },
      WrongCalls("what is presented from no window appears", [.w2]) { moment, _ in
        guard case .present(let name, _) = moment.step,
          moment.now.outcome == .ignored(.notInWindow)
        else { return nil }
        return LifecycleCall.appearance(of: name)
      },
      WrongCalls("present while presenting appears", [.w2, .w4]) { moment, _ in
        guard case .present(let name, _) = moment.step,
          moment.now.outcome == .ignored(.alreadyPresenting)
        else { return nil }
        return LifecycleCall.appearance(of: name)
      },
      WrongCalls("dismiss of nothing calls", [.w2, .w6]) { moment, _ in
        guard case .dismiss(let name) = moment.step,
          moment.now.outcome == .ignored(.nothingToDismiss)
        else { return nil }
        return [LifecycleCall(controller: name, method: .viewWillDisappear)]
      },
      WrongCalls("what is popped stays", [.w8, .l0]) { moment, _ in
        guard moment.step.kind == .pop else { return nil }
        return moment.now.calls.filter { !$0.isOfLeaving }
      },
      WrongCalls("what a push covers stays", [.w8, .l0]) { moment, _ in
        guard moment.step.kind == .push else { return nil }
        return moment.now.calls.filter { !$0.isOfLeaving }
      },
      WrongCalls("a tab that goes is called first", [.l0]) { moment, _ in
        guard moment.step.kind == .select else { return nil }
        return moment.now.calls.filter { $0.isOfLeaving }
          + moment.now.calls.filter { !$0.isOfLeaving }
      },
      WrongCalls("a child that is removed did not disappear", [.l5]) { moment, _ in
        guard moment.step.kind == .removeFromParent else { return nil }
        return moment.now.calls.filter { $0.method != .viewDidDisappear }
      },
      WrongCalls("a canceled dismissal is silent", [.l6]) { moment, _ in
        moment.step.kind == .cancelInteractiveDismiss ? [] : nil
      },
    ]
    + [LifecycleMethod.viewDidLoad].map { method in
      WrongCalls("\(method.rawValue) comes after the appearance", [.l1]) { moment, _ in
        moment.now.calls.filter { $0.method != method }
          + moment.now.calls.filter { $0.method == method }
      }
    }
}

extension WrongCalls {
  fileprivate init(
    _ words: String, _ guilty: [RuleID],
    _ calls: @escaping @Sendable (Moment, ReferenceModel) -> [LifecycleCall]?
  ) {
    self.init(words: words, guilty: guilty, calls: calls)
  }
}

/// The reference, but for some calls.
struct Misplaying: Resolver {
  private var reference: ReferenceModel
  private let wrong: WrongCalls
  private var calls: [LifecycleCall]?

  init(_ scenario: Scenario, _ wrong: WrongCalls) {
    reference = ReferenceModel(scenario)
    self.wrong = wrong
  }

  mutating func apply(_ step: Step) {
    let before = reference
    reference.apply(step)
    var now = Observation()
    var copy = reference
    copy.observe(into: &now)
    calls = wrong.calls(
      WrongCalls.Moment(step: step, before: before, world: before.snapshot(), now: now), before)
  }

  mutating func observe(into observation: inout Observation) {
    reference.observe(into: &observation)
    if let calls { observation.calls = calls }
  }

  var rulesUsed: RuleSet { reference.rulesUsed }
}

extension ReferenceModel {
  fileprivate func calls(of step: Step) -> [LifecycleCall] {
    var (model, observation) = (self, Observation())
    model.apply(step)
    model.observe(into: &observation)
    return observation.calls
  }
}

extension Snapshot {
  fileprivate func parent(of name: Name) -> Name? {
    if case .child(let parent)? = controllers.first(where: { $0.name == name })?.place {
      parent
    } else {
      nil
    }
  }

  fileprivate func presenter(of name: Name) -> Name? {
    if case .presented(let presenter)? = controllers.first(where: { $0.name == name })?.place {
      presenter
    } else {
      nil
    }
  }
}

extension LifecycleCall {
  fileprivate var isOfLeaving: Bool { method == .viewWillDisappear || method == .viewDidDisappear }

  fileprivate static func appearance(of name: Name) -> [LifecycleCall] {
    [.viewWillAppear, .viewDidAppear].map { LifecycleCall(controller: name, method: $0) }
  }
}
