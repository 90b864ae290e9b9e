import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness

// Lifecycle methods in which the app has code, and which the step does not call.
extension ExplainedScenario {
  /// The presenter of a sheet that comes or goes: it never left the screen, so its methods stay silent.
  var causesInCalls: [Explanation.Cause] {
    guard now.observation.outcome == .applied, let snapshot = now.snapshot,
      let (presenter, presented, comes) = presentationInTheStep
    else { return [] }
    let methods: [LifecycleMethod] =
      comes
      ? [.viewWillDisappear, .viewDidDisappear]
      : [.viewWillAppear, .viewIsAppearing, .viewDidAppear]
    let below = snapshot.controllers.filter { controller in
      controller.name == presenter
        || way(up: controller.name).contains(presenter)
          && snapshot.onTop.contains(controller.name)
    }
    for controller in below {
      for method in methods {
        let actions = controller.actions.filter { $0.method == method }
        guard !actions.isEmpty, stayed(controller.name) else { continue }
        let wish = wish(.called(method), on: controller.name)
        return [
          uncalled(method, on: controller.name, below: presented, comes: comes, wish)
            .asNote(!actions.contains { isMissed($0, of: controller) })
        ]
      }
    }
    return []
  }

  /// The methods in which the app has code and that do not come where one may expect them: when the app comes from
  /// the background or goes there, and where a container keeps those of its children.
  var callsKept: [Explanation.Cause] {
    guard now.observation.outcome == .applied, moments.count > 1, let snapshot = now.snapshot else {
      return []
    }
    let before = moments[moments.count - 2].explanation.onScreen
    for controller in snapshot.controllers.reversed() where snapshot.onTop.contains(controller.name)
    {
      let isOfLeaving: Bool
      switch step {
      case .enterForeground: isOfLeaving = false
      case .enterBackground: isOfLeaving = true
      default:
        guard !before.contains(controller.name) else { continue }
        isOfLeaving = false
      }
      let methods = controller.actions.map { $0.method }.filter { method in
        method != .viewDidLoad && method.isOfLeaving == isOfLeaving
          && !now.observation.calls.contains {
            $0.controller == controller.name && $0.method == method
          }
      }
      if let method = methods.first,
        let cause = membership(
          of: controller.name, without: method, wish(.called(method), on: controller.name))
      {
        return [cause.asNote()]
      }
    }
    return []
  }

  /// The lifecycle method that set another look when a swipe began that is canceled now.
  var canceledSwipe: Explanation.Cause? {
    let isBegin: (Step) -> Bool
    switch step {
    case .cancelInteractivePop(let name)?:
      isBegin = { if case .beginInteractivePop(name) = $0 { true } else { false } }
    case .cancelInteractiveDismiss(let name)?:
      isBegin = { if case .beginInteractiveDismiss(name) = $0 { true } else { false } }
    default: return nil
    }
    guard now.observation.outcome == .applied,
      let begin = scenario.steps.prefix(moments.count - 1).indices.last(where: {
        isBegin(scenario.steps[$0]) && moments[$0 + 1].observation.outcome == .applied
      })
    else { return nil }
    let before = moments[begin].upToDateBar
    guard now.upToDateBar != before else { return nil }
    for call in moments[(begin + 1)...].flatMap({ $0.observation.calls }) {
      guard
        let index = scenario.controllers.firstIndex(where: { $0.name == call.controller }),
        scenario.controllers[index].actions.contains(where: { $0.method == call.method })
      else { continue }
      var without = scenario
      without.controllers[index].actions.removeAll { $0.method == call.method }
      guard played(without).last?.upToDateBar == before else { continue }
      let demand: Wish.Demand =
        before.hidden != now.upToDateBar.hidden
        ? .bar(before.hidden ? .hidden : .shown)
        : .bar(before.content == .light ? .light : .dark)
      return Explanation.Cause(
        .canceledSwipe, [.value: call.method.rawValue, .here: text(call.controller)],
        fixes: [
          .init(
            call.method.isOfLeaving
              ? "Set it back in viewWillAppear, which a canceled swipe calls again."
              : "Set it in viewDidAppear, which a canceled swipe does not call.")
        ],
        toHave: [wish(demand, on: onTop(call.controller))]
      ).preferringAdvice()
    }
    return nil
  }

  /// The transitions that the app began by hand and has not ended. The law says so: only those can be ended.
  var transitionsNotEnded: [Explanation.Cause] {
    let steps = Array(scenario.steps.prefix(moments.count - 1))
    let begun = steps.compactMap { step -> Name? in
      if case .beginAppearanceTransition(let name, isAppearing: _) = step { name } else { nil }
    }
    return begun.eachOnce.suffix(4).compactMap { name in
      let call = Call.endAppearanceTransition(on: name)
      var ended = scenario
      ended.steps = steps + [.endAppearanceTransition(name)]
      let last = narrate(ended, upTo: ended.steps.count, now.explanation.readings).last
      guard let last, last.observation.outcome == .applied else { return nil }
      let missing = last.observation.calls.last { $0.controller == name }?.method.rawValue
      return Explanation.Cause(
        .transitionNotEnded,
        [.here: text(name), .value: missing.map { ", so \($0) is not called" } ?? ""],
        fixes: [fix(by: [.call(call, after: moments.count - 1)])],
        by: last.explanation.groundsOfCalls.order
      ).asNote()
    }
  }

  /// The cause that a method is not called which is expected to be.
  func cause(of method: LifecycleMethod, on name: Name, _ wish: Wish) -> Explanation.Cause? {
    guard now.observation.outcome == .applied else { return nil }
    if let (_, presented, comes) = presentationInTheStep, stayed(name) {
      return uncalled(method, on: name, below: presented, comes: comes, wish)
    }
    return membership(of: name, without: method, wish)
  }

  /// A call that does not come is a membership that did not change, or a container that does not forward it.
  private func membership(
    of name: Name, without method: LifecycleMethod, _ wish: Wish
  ) -> Explanation.Cause? {
    guard method != .viewDidLoad, moments.count > 1, let step else { return nil }
    let wasThere = moments[moments.count - 2].explanation.onScreen.contains(name)
    let isThere = now.explanation.onScreen.contains(name)
    let grounds = now.explanation.groundsOfCalls
    let isOfLeaving = method.isOfLeaving
    var words: [Saying.Word: String] = [.value: method.rawValue, .here: text(name)]
    let surprise: Surprise
    switch (wasThere, isThere) {
    case (true, true): surprise = .uncalledStaying
    case (false, false): surprise = .uncalledAway
    case (false, true) where isOfLeaving: surprise = .uncalledComing
    case (true, false) where !isOfLeaving: surprise = .uncalledLeaving
    default:
      guard let container = now.snapshot?.containerKeepingCalls(from: name) else { return nil }
      words[.above] = text(container)
      surprise = .uncalledByContainer
    }
    let silence = now.didUpdateBar ? [] : step.kind.silence?.rules() ?? []
    return Explanation.Cause(
      surprise, words, fixes: Self.instead(of: step),
      by: silence + (isOfLeaving ? grounds.leaving : grounds.coming), toHave: [wish])
  }

  /// Another place for what an app does in a method that the step does not call.
  private static func instead(of step: Step) -> [Explanation.Fix] {
    let event =
      switch step {
      case .enterBackground: "DidEnterBackground"
      case .enterForeground: "WillEnterForeground"
      default: ""
      }
    if event.isEmpty { return [] }
    return [
      .init(
        """
        Observe UIApplication.\(event.prefix(1).lowercased())\(event.dropFirst())Notification, or use scene\(event) \
        of the scene's delegate.
        """)
    ]
  }

  /// Returns true if a controller is on screen and the step called none of its methods.
  private func stayed(_ name: Name) -> Bool {
    allOnScreen.contains(name)
      && !now.observation.calls.contains { $0.controller == name }
  }

  /// The cause that a method of what stays below a presentation is not called.
  private func uncalled(
    _ method: LifecycleMethod, on name: Name, below presented: Name, comes: Bool, _ wish: Wish
  ) -> Explanation.Cause {
    let grounds = now.explanation.groundsOfCalls
    return Explanation.Cause(
      comes ? .uncalledBelow : .uncalledUncovered,
      [.value: method.rawValue, .here: text(name), .other: text(presented)],
      fixes: [comes ? Self.atPresenting : atDismissal],
      by: comes ? grounds.leaving : grounds.coming, toHave: [wish])
  }

  /// Values that `viewDidLoad` set and that others changed before its controller came back: it runs once.
  var causesInLoading: [Explanation.Cause] {
    guard now.observation.outcome == .applied, now.observation.stale == nil,
      let snapshot = now.snapshot, moments.count > 1
    else { return [] }
    let calls = now.observation.calls
    let uncovered = presentationInTheStep.flatMap { $0.comes ? nil : $0.presenter }
    for controller in snapshot.controllers where snapshot.onTop.contains(controller.name) {
      let own = calls.filter { $0.controller == controller.name }.map { $0.method }
      let isBack =
        own.contains(.viewWillAppear)
        || uncovered.map(way(up: controller.name).contains) ?? false
      guard isBack, !own.contains(.viewDidLoad), !isSetByAStep(controller.name),
        !controller.actions.contains(where: { own.contains($0.method) }),
        let (action, demand) = controller.actions.lazy.filter({ $0.method == .viewDidLoad })
          .compactMap({ action in
            demand(of: action, of: controller).map { (action, $0) }
          }).first, wish(demand, on: controller.name).isBroken(in: now)
      else { continue }
      // Where another controller answers, what it returns counts for all that is in it.
      let isAnsweredElsewhere =
        demand.question.map { whyNotAsked(controller.name, $0) != nil } ?? false
      let since = whatSetAnew(action, of: controller).map { "\($0) has set it since." }
      return [
        Explanation.Cause(
          .loadedOnce,
          [.here: text(controller.name), .value: since ?? "What it set has changed since."],
          fixes: [own.isEmpty ? atDismissal : Self.atAppearing],
          toHave: [wish(demand, on: controller.name)]
        ).preferringAdvice(isAnsweredElsewhere)
      ]
    }
    return []
  }

  /// The lifecycle method that was the last to set what an action of a controller set, with the step that called it;
  /// nil where none did.
  private func whatSetAnew(_ action: Action, of controller: Controller) -> String? {
    for (number, moment) in moments.enumerated().reversed() {
      for call in moment.observation.calls.reversed() {
        guard let other = controllerNow(call.controller) else { continue }
        let sets = other.actions.contains {
          $0.isDone(in: call.method, step: number)
            && isOfTheSame($0, by: other.name, as: action, of: controller.name)
        }
        guard sets else { continue }
        if other.name == controller.name, call.method == action.method { return nil }
        let caller =
          number == 0
          ? "at the launch"
          : "in step \(number), \(scenario.steps[number - 1].call(scenario.names))"
        return "\(call.method.rawValue) of \(text(other.name)), called \(caller),"
      }
    }
    return nil
  }

  /// Returns true if two actions set the same value: the shared one, or the stored one of the same controller.
  private func isOfTheSame(
    _ one: Action, by name: Name, as other: Action, of owner: Name
  ) -> Bool {
    switch (one.command, other.command) {
    case (.setShared, .setShared): true
    case (.setStoredStyle(on: let target, _), .setStoredStyle),
      (.setStoredHidden(on: let target, _), .setStoredHidden):
      switch target {
      case .self: name == owner
      case .parent: controllerNow(name).map { $0.place.isChild && $0.place.above == owner } ?? false
      case .presenter: controllerNow(topmost(name))?.place.above == owner
      case .named(let named): named == owner
      }
    default: false
    }
  }

  /// Returns true if a step has changed the values that the getters of a controller return: then it was meant.
  private func isSetByAStep(_ name: Name) -> Bool {
    scenario.steps.prefix(moments.count - 1).contains { step in
      switch step {
      case .set(_, to: _, on: name), .setShared: true
      default: false
      }
    }
  }

  /// Values that a lifecycle method set after the bar was updated, in the same step.
  var causesInOrder: [Explanation.Cause] {
    guard now.observation.stale != nil, changesSinceLastUpdate.isEmpty else { return [] }
    for call in now.observation.calls.reversed() {
      guard let controller = controllerNow(call.controller),
        controller.actions.contains(where: {
          $0.method == call.method && demand(of: $0, of: controller) != nil
        })
      else { continue }
      let (method, name) = (call.method.rawValue, text(call.controller))
      return [
        Explanation.Cause(
          .askedBefore, [.value: method, .here: name],
          fixes: [.init("Call setNeedsStatusBarAppearanceUpdate in \(method), after that.")],
          toHave: [wish(.upToDate, on: onTop(call.controller))])
      ]
    }
    return []
  }

  /// Returns true if something would look different now, had the action been done.
  private func isMissed(_ action: Action, of controller: Controller) -> Bool {
    switch action.command {
    case .setNeedsStatusBarAppearanceUpdate: now.observation.stale != nil
    case .setStoredStyle(on: .self, let style):
      controller.preferredStatusBarStyle == .stored && controller.stored.style != style
    case .setStoredHidden(on: .self, let hidden):
      controller.prefersStatusBarHidden == .stored && controller.stored.hidden != hidden
    case .setShared:
      demand(of: action, of: controller).map { wish($0).isBroken(in: now) } ?? false
    case .setStoredAnimation: false
    case .beginAppearanceTransition, .endAppearanceTransition, .addChild, .addSubview: false
    case .setStoredStyle, .setStoredHidden, .swizzleHidden, .unswizzleHidden: true
    }
  }

  /// The look that an action asks for, where its controller's getters return what it sets.
  private func demand(of action: Action, of controller: Controller) -> Wish.Demand? {
    switch action.command {
    case .setStoredStyle(on: .self, let style):
      controller.preferredStatusBarStyle == .stored ? demand(of: style, controller.name) : nil
    case .setStoredHidden(on: .self, let hidden):
      controller.prefersStatusBarHidden == .stored ? .bar(hidden ? .hidden : .shown) : nil
    case .setShared(let style):
      controller.preferredStatusBarStyle == .shared
        ? demand(of: style, controller.name) : demandOfTheStack(style, above: controller.name)
    case .setStoredStyle, .setStoredHidden, .setStoredAnimation,
      .setNeedsStatusBarAppearanceUpdate, .swizzleHidden, .unswizzleHidden,
      .beginAppearanceTransition, .endAppearanceTransition, .addChild, .addSubview:
      nil
    }
  }

  /// The look that a shared style asks for, where what is above a controller answers by it.
  private func demandOfTheStack(_ style: StatusBarStyle, above name: Name) -> Wish.Demand? {
    guard let answerer = now.explanation.lastUpdate?.provenance.style?.answeredBy,
      way(up: name).contains(answerer),
      controllerNow(answerer)?.preferredStatusBarStyle == .shared
    else { return nil }
    return demand(of: style, answerer)
  }

  /// A controller, its parent, and so on up to the one that has none.
  func parents(from name: Name) -> [Name] {
    Array(
      sequence(first: name) { name in
        controllerNow(name).flatMap { $0.place.isChild ? $0.place.above : nil }
      })
  }

  /// The closest navigation controller around another one.
  func stack(around name: Name) -> Controller? {
    parents(from: name).dropFirst().lazy.compactMap(controllerNow).first { $0.kind == .navigation }
  }

  /// A controller, its parent or presenter, and so on.
  func way(up name: Name) -> [Name] {
    let above = placesAbove
    return Array(sequence(first: name) { above[$0] })
  }

  /// Swiping away, SwiftUI, and the method of the delegate came with iOS 13.
  private var atDismissal: Explanation.Fix {
    .init(
      scenario.environment.effectiveVersion < 13
        ? "Do it when the dismissal is over: in the completion of dismiss."
        : """
        Do it when the dismissal is over: in presentationControllerDidDismiss of the presentation's delegate \
        and in the completion of dismiss; in SwiftUI, in onDismiss.
        """)
  }

  private static let atAppearing = Explanation.Fix(
    "Do it in viewWillAppear, which is called each time.")

  private static let atPresenting = Explanation.Fix("Do it where the other one is presented.")

  /// The presentation that the step began or ended.
  private var presentationInTheStep: (presenter: Name, presented: Name, comes: Bool)? {
    guard moments.count > 1, let after = now.snapshot else { return nil }
    switch step {
    case .present(let presented, from: let presenter)?:
      let removes = after.presentations.contains {
        $0.controller == presented && $0.removesPresenter
      }
      return removes ? nil : (topmost(presenter), presented, true)
    case .dismiss(let name)?:
      // The last that is gone, presented from the receiver, or with the receiver in it.
      let up = way(up: name)
      let gone = lastPresented.last { presented in
        !after.presentations.contains { $0.controller == presented.presented }
          && (up.contains(presented.presented) || up.contains(presented.presenter)
            || way(up: presented.presenter).contains(name))
      }
      return gone.map { (topmost($0.presenter), $0.presented, false) }
    case .finishInteractiveDismiss(let name)?:
      return lastPresented.first { $0.presented == name }.map {
        (topmost($0.presenter), name, false)
      }
    default: return nil
    }
  }

  /// The topmost parent, which presents.
  private func topmost(_ name: Name) -> Name { parents(from: name).reversed()[0] }

  /// The presentations of the steps before, and those that the document begins with.
  private var lastPresented: [(presenter: Name, presented: Name)] {
    let atLaunch = scenario.controllers.compactMap { controller in
      if case .presented(let presenter) = controller.place {
        (presenter, controller.name)
      } else {
        nil
      }
    }
    let steps = zip(scenario.steps, moments.dropFirst()).dropLast().compactMap { step, moment in
      if case .present(let presented, from: let presenter) = step,
        moment.observation.outcome == .applied
      {
        (presenter, presented)
      } else {
        nil as (Name, Name)?
      }
    }
    return (atLaunch + steps).map { (presenter: $0.0, presented: $0.1) }
  }
}
