package import StatusQuoAppearanceModel
import StatusQuoCatalog

extension FixSearch {
  /// Small sets of changes near the controllers that wishes are about, each of which makes them true: first
  /// those that let the controller of a wish answer itself, keys of the whole app last.
  ///
  /// The changes on the way down to that controller are tried at once and made fewer; then all single
  /// changes of the controllers on the way, of those that answered, and of what these present; then pairs
  /// of them. Unlike `fixes`, it plays no other flows.
  ///
  /// - Parameters:
  ///   - wishes: about one step.
  ///   - limit: the most controllers that are played, counted once for each step of each trial.
  package func nearFixes(
    for wishes: [Wish], of scenario: Scenario, limit: Int = 40_000
  ) -> NearFixes {
    let scenario = scenario.observing(wishes)
    let before = ChangedScenario(scenario, []).seen(readings)
    var found = NearFixes()
    guard let step = wishes.first.map({ $0.step ?? before.count - 1 }) else { return found }
    let moment = before[step]
    let broken = wishes.filter { $0.isBroken(in: moment) }
    guard !broken.isEmpty else { return found }
    var left = max(limit / max(scenario.controllers.count * before.count, 1), 40)
    func attempt(_ changes: [Change]) -> Fix? {
      if left == 0 { found.isComplete = false }
      guard left > 0 else { return nil }
      left -= 1
      found.tried += 1
      return fix(changes, scenario, wishes, before)
    }
    let ways: [[Change]?] = broken.map { wish in self.way(of: wish, in: scenario, at: moment) }
    let allWays = ways.flatMap { $0 ?? [] }.eachOnce
    if ways.allSatisfy({ $0 != nil }), let fix = smallest(allWays, tries: left, attempt) {
      found.fixes.append(fix)
    }
    var near: Set<Name> = []
    for wish in broken { near.formUnion(self.near(wish, at: moment)) }
    let changes = scenario.changes(for: wishes, before, ofOnly: near)
    // Nothing else is near to what is out of date.
    let isAboutUpdates = wishes.contains { $0.demand == .upToDate }
    // One value of a property is enough: the simplest that does.
    var knownTargets: Set<Change.Target> = []
    for fix in found.fixes where fix.changes.count == 1 {
      knownTargets.insert(fix.changes[0].target)
    }
    for change in isAboutUpdates ? changes.filter({ $0.isUpdate }) : changes
    where !knownTargets.contains(change.target) {
      guard let fix = attempt([change]) else { continue }
      found.fixes.append(fix)
      knownTargets.insert(change.target)
    }
    if found.fixes.isEmpty, !isAboutUpdates {
      forEachSet(of: 2, among: changes) { pair in
        if let fix = attempt(pair) { found.fixes.append(fix) }
        return left > 0
      }
    }
    found.fixes.sort { $0.nearCost(wishes).lexicographicallyPrecedes($1.nearCost(wishes)) }
    return found
  }

  /// The changes with which the controller of a wish is asked, and answers as wished.
  func way(of wish: Wish, in scenario: Scenario, at moment: Moment) -> [Change]? {
    guard let name = wish.controller, let question = wish.demand.question,
      let controller = moment.world.controllers.first(where: { $0.name == name }),
      let answer = wish.demand.answer(moment.world.environment),
      let changes = Obstacles(in: scenario, after: moment.observation.step, readings)
        .changes(for: name, toAnswer: question)
    else { return nil }
    let getter = Controller.properties.first { $0.setName == question.getter }
    let own: [Change] =
      getter?.literal(controller) == answer ? [] : [.set(question.getter, on: name, to: answer)]
    let way = changes + own
    return way.isEmpty ? nil : way
  }

  /// The controllers on the way to that of a wish, those that answered, and what any of them presents.
  private func near(_ wish: Wish, at moment: Moment) -> Set<Name> {
    var near = Set(wish.controller.flatMap { moment.world.path(to: $0) } ?? moment.world.onTop)
    let questions = wish.demand.question.map { [$0] } ?? ChainQuestion.allCases
    for question in questions {
      for hop in moment.observation.answer(to: question)?.chain ?? [] {
        near.insert(hop.controller)
      }
    }
    // What lies below in a stack may keep a bar away.
    if wish.demand.subject == .inset(.bottom) {
      let stacks = moment.world.controllers.filter {
        near.contains($0.name) && $0.kind == .navigation
      }
      for controller in moment.world.controllers
      where stacks.contains(where: { controller.place == .child(of: $0.name) }) {
        near.insert(controller.name)
      }
    }
    for controller in moment.world.controllers {
      if case .presented(let presenter) = controller.place, near.contains(presenter) {
        near.insert(controller.name)
      }
      // What was presented a step before may have kept a call away.
      if wish.demand.subject == .calls, controller.place.isPresentable {
        near.insert(controller.name)
      }
    }
    return near
  }
}

extension Change {
  fileprivate var isUpdate: Bool {
    switch self {
    case .call(.updateBar, after: _), .call(.update, after: _): true
    case .controller, .window, .infoPlist, .call: false
    }
  }

  fileprivate func detour(for wishes: [Wish]) -> Int {
    switch self {
    case .controller(_, property: _, .word("presentedViewController")): 1
    case .controller(let name, property: let place, _):
      if !darkens {
        0
      } else if Controller.properties[place].setName != .overrideUserInterfaceStyle {
        2
      } else {
        wishes.contains { $0.demand.subject == .style && $0.controller != name } ? 1 : 0
      }
    case .window(_, property: let place, _):
      darkens && Window.properties[place].name != "overrideUserInterfaceStyle" ? 2 : 0
    case .infoPlist, .call: 0
    }
  }

  /// True if it turns all of a screen dark or light.
  fileprivate var darkens: Bool {
    switch self {
    case .controller(_, property: let place, _):
      Controller.properties[place].effect == .darkens
        && Controller.properties[place].topic != .navigationBar
    case .window(_, property: let place, _): Window.properties[place].effect == .darkens
    case .infoPlist, .call: false
    }
  }

  /// Returns true if the controller of a wish itself is made to answer as wished.
  func isAnswer(to wish: Wish) -> Bool {
    guard case .controller(let name, property: let place, _) = self else { return false }
    return name == wish.controller
      && Controller.properties[place].setName == wish.demand.question?.getter
  }
}

extension Wish.Demand {
  /// The answer of a getter that meets it; nil where no single getter is asked.
  fileprivate func answer(_ environment: Environment) -> Literal? {
    switch self {
    case .bar(.light): .word(StatusBarStyle.lightContent.rawValue)
    case .bar(.dark):
      .word(
        (environment.effectiveVersion < 13 ? StatusBarStyle.default : .darkContent).rawValue)
    case .bar(.hidden): .bool(true)
    case .bar(.shown): .bool(false)
    case .answer(let answer): Literal(answer.value)
    case .launch, .upToDate, .style, .inset, .called: nil
    }
  }
}

extension [Wish] {
  fileprivate var areAboutInsets: Bool {
    contains { if case .inset = $0.demand { true } else { false } }
  }
}

/// Small sets of changes near some controllers.
package struct NearFixes: Sendable {
  /// The sets, the best first.
  package var fixes: [Fix] = []
  /// The number of sets that were tried.
  package var tried = 0
  /// False if the limit kept some from being tried.
  package var isComplete = true
}

extension Fix {
  /// The cost to choose by: the smaller the better.
  fileprivate func nearCost(_ wishes: [Wish]) -> [Int] {
    // A way to an answer that is there already goes before an answer elsewhere.
    let forwards =
      isAnsweredByTheWished && !darkens && !hidesNavigationBar
      && !changes.contains { change in wishes.contains { change.isAnswer(to: $0) } }
    return [
      changesWholeApp ? 1 : 0, forwards ? 0 : 1,
      isNumber || hidesNavigationBar || presentsOtherwise && wishes.areAboutInsets ? 1 : 0,
      changes.count,
      wishes.contains { $0.demand.subject == .bar } && darkens ? 1 : 0,
      detour(for: wishes), collateral.count,
    ]
  }

  /// True if it turns all of a screen dark or light.
  private var darkens: Bool { changes.contains { $0.darkens } }

  /// The detour that it takes, the smaller the better: 2 for a style by another property than
  /// `overrideUserInterfaceStyle`, 1 for that of another controller than the one of a wish, and for a getter that
  /// returns what is presented, which comes and goes.
  func detour(for wishes: [Wish]) -> Int {
    changes.map { $0.detour(for: wishes) }.max() ?? 0
  }

  /// True if a navigation bar goes or comes, which changes the whole screen.
  private var hidesNavigationBar: Bool {
    changes.contains {
      if case .controller(_, property: let place, _) = $0 {
        Controller.properties[place].setName == .isNavigationBarHidden
      } else {
        false
      }
    }
  }

  /// True if something appears in another way.
  private var presentsOtherwise: Bool {
    collateral.contains { if case .presentation = $0.what { true } else { false } }
  }

  /// True if it has a number, which fits one device only.
  private var isNumber: Bool {
    changes.contains {
      if case .controller(_, property: _, .number(let points)) = $0 { points != 0 } else { false }
    }
  }

  /// True if a key of Info.plist changes that counts for every screen. Those of the bar count for the launch alone, or
  /// where the bar is that of every screen anyway; so does the style of the app where no screen looks different by it.
  var changesWholeApp: Bool {
    changes.contains { change in
      guard case .infoPlist(let place, _) = change else { return false }
      let key = Scenario.infoPlist[place].key
      return !key.hasPrefix("UIStatusBar")
        && (key != "UIUserInterfaceStyle" || restylesControllers || !isOfEveryScreen)
    }
  }

  /// True if the application object decides a bar for all screens.
  private var isOfEveryScreen: Bool {
    scenario.environment.infoPlist.viewControllerBasedStatusBarAppearance == false
  }

  private var restylesControllers: Bool {
    let windows = Set(scenario.windows.map { $0.name })
    return collateral.contains { difference in
      guard case .style(let node, _, _) = difference.what else { return false }
      return !windows.contains(node)
    }
  }
}
