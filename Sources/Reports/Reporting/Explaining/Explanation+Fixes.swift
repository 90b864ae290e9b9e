package import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoCatalog
import StatusQuoFindings
package import StatusQuoFixing
import StatusQuoHarness

extension Explanation {
  /// Something that helps: changes of the app, or advice.
  package struct Fix: Hashable, Sendable {
    /// The advice.
    package let text: String
    /// The advice as changes that can be played; empty where there are none.
    package let changes: [Change]
    /// The effect of playing the changes; nil for advice, and where they were not played.
    package internal(set) var outcome: Outcome?

    init(_ text: String, by changes: [Change] = []) {
      self.text = text
      self.changes = changes
    }

    /// True if a container asks its children for what it answered itself.
    var forwards: Bool {
      !changes.isEmpty
        && changes.allSatisfy { change in
          guard case .controller(_, let place, _) = change else { return false }
          return Controller.properties[place].topic == .childGetters
        }
    }

    init(_ text: String, by change: Change?) {
      self.init(text, by: change.map { [$0] } ?? [])
    }
  }

  /// The effect of a fix on the app's own steps.
  package struct Outcome: Hashable, Sendable {
    /// The differences after the step explained.
    package let then: [String]
    /// The causes there with the fix that were not there without it.
    package let but: [String]
    /// The differences after other steps.
    package let also: [MomentCollateral]
    /// True if something looks different after the step explained, rather than being decided elsewhere.
    package let changesLook: Bool
  }
}

extension [Explanation.Cause] {
  /// The causes without those about the same looks as an earlier one.
  var withoutRepeated: [Explanation.Cause] {
    var seen: Set<[Wish]> = []
    return filter { $0.wishes.isEmpty || $0.isNote || seen.insert($0.wishes).inserted }
  }

  /// First those without which something would look different, then those that decide later steps, notes
  /// last; in each group in the order in which the law decides.
  fileprivate var byEffect: [Explanation.Cause] {
    func group(_ cause: Explanation.Cause) -> Int {
      if cause.isNote { return 2 }
      let outcomes = cause.fixes.compactMap { $0.outcome }
      return outcomes.isEmpty || outcomes.contains { $0.changesLook } ? 0 : 1
    }
    return (0...2).flatMap { number in filter { group($0) == number } }
  }
}

// MARK: - Playing

extension Explanation {
  /// The explanation with what each fix brings about, without the fixes that bring about nothing that
  /// was asked; where no class says anything about the bar, also with the causes if one did.
  ///
  /// - Parameters:
  ///   - readings: those of the reference.
  ///   - isConfirmed: true where the other model agrees on an app with changes.
  package func playingFixes(
    _ readings: Readings = Readings(), isConfirmed: (Scenario) -> Bool
  ) -> Explanation {
    let search = FixSearch(readings)
    func trial(_ scenario: Scenario, _ changes: [Change]) -> TriedChanges? {
      search.trial(of: changes, on: scenario).flatMap { isConfirmed($0.scenario) ? $0 : nil }
    }
    func moments(_ scenario: Scenario) -> [Moment] { narrateDrawn(scenario, readings) }
    var explanation = playing(search, trial, moments)
    if let (screens, scenario) = app.ifScreensSpoke(after: step) {
      let known = Set(causes.map { $0.rules })
      let story = moments(scenario)
      let spoken = Explanation(scenario, moments: story, isSupposed: true).playing(
        search, trial, moments)
      let onScreen = Set(story.last?.explanation.onScreen ?? [])
      let seen = screens.filter(onScreen.contains)
      let causes = spoken.causes.filter { !$0.isAboutTheLaunch }
      let new = causes.filter { !known.contains($0.rules) }
      let answerer = story.last?.explanation.lastUpdate?.provenance.style?.answeredBy
      if causes.isEmpty ? answerer.map(screens.contains) == true : !new.isEmpty {
        explanation.supposed = Supposed(
          screens: seen.isEmpty ? screens : seen, causes: new, unheard: spoken.unheard)
      }
    }
    return explanation
  }

  /// The smallest changes that make the wishes of a cause true: the best of each kind.
  ///
  /// - Parameter left: the controllers that may be played before the search ends.
  private func found(for cause: Cause, _ search: FixSearch, _ left: inout Int) -> [Fix] {
    guard !cause.wishes.isEmpty else { return [] }
    let cost = max(app.scenario.controllers.count * (app.scenario.steps.count + 1), 1)
    func near(_ wishes: [Wish]) -> [StatusQuoFixing.Fix] {
      let found = search.nearFixes(for: wishes, of: app.scenario, limit: min(left, 40_000))
      left -= found.tried * cost
      return found.fixes
    }
    guard left > 0 else { return [] }
    var fixes = near(cause.wishes)
    if fixes.isEmpty, cause.wishes.count > 1 { fixes = near(Array(cause.wishes.prefix(1))) }
    if fixes.isEmpty, cause.fixes.isEmpty, !cause.isNote {
      var wider = search
      wider.flowLength = 0
      wider.budget = max(200, 100_000 / cost)
      let report = wider.fixes(for: cause.wishes, of: app.scenario)
      left -= report.tried.reduce(0, +) * cost
      fixes = report.fixes
    }
    return fixes.possible(app, or: cause.fixes).ofEachKind.cleanFirst(app).prefix(3)
      .map { Fix($0.changes.sentence(app), by: $0.changes) }
  }

  /// The controllers that are played to search for the fixes of all causes, counted once for each step of
  /// each trial.
  private static let work = 120_000

  private func playing(
    _ search: FixSearch, _ trial: (Scenario, [Change]) -> TriedChanges?,
    _ moments: (Scenario) -> [Moment]
  ) -> Explanation {
    var explanation = self
    explanation.wasSearched = true
    var left = Self.work
    explanation.causes = causes.filter { !$0.isNote } + causes.filter { $0.isNote }
    explanation.causes = explanation.causes.map { cause in
      var cause = cause
      if left <= 0, !cause.wishes.isEmpty { explanation.unsearched += 1 }
      let found = found(for: cause, search, &left)
      let known = Set(found.map { $0.changes })
      // Where words are known for what was found, they say when it helps.
      let named = found.map { fix in cause.fixes.first { $0.changes == fix.changes } ?? fix }
      let others = cause.fixes.filter { !known.contains($0.changes) }
      let fixes = (cause.prefersAdvice ? others + named : named + others)
        .compactMap { played($0, for: cause.wishes, trial, moments) }
      // What leads to the next surprise comes late, what ends all asking last. To forward is right all the same:
      // an answer in the container's place is wrong once it shows another child.
      func group(_ fix: Fix) -> Int {
        if !cause.wishes.isEmpty, fix.changes.contains(.applicationDecides) { return 2 }
        return fix.outcome?.but.isEmpty == false && !fix.forwards ? 1 : 0
      }
      cause.fixes = (0...2).flatMap { number in fixes.filter { group($0) == number } }
      return cause
    }
    explanation.causes = explanation.causes.byEffect
    explanation.unheard = unheard.compactMap { unheard in
      guard let fix = played(unheard.fix, for: [], trial, moments) else { return nil }
      var unheard = unheard
      unheard.fix = fix
      return unheard
    }
    return explanation
  }

  /// A fix with its effects; nil where it brings about nothing that was asked.
  private func played(
    _ fix: Fix, for wishes: [Wish], _ trial: (Scenario, [Change]) -> TriedChanges?,
    _ moments: (Scenario) -> [Moment]
  ) -> Fix? {
    guard !fix.changes.isEmpty else { return fix }
    guard let trial = trial(app.scenario, fix.changes) else { return nil }
    let collateral = trial.collateral
    let seen = collateral.filter { $0.step == step }.map { $0.what }
    let then =
      trial.answers(after: step, seen, app.scenario.names)
      + trial.calls(wishes, after: step, app.scenario.names)
    guard !then.isEmpty else { return nil }
    let scenario = trial.scenario(upTo: step)
    let but = ExplainedScenario(scenario, moments: moments(scenario)).causesBesidesTheLaunch
      .filter { !$0.isNote }.map { $0.text }.filter { text in !causes.contains { $0.text == text } }
    var fix = fix
    fix.outcome = Outcome(
      then: then, but: but, also: collateral.filter { $0.step != step },
      changesLook: seen.contains { $0.isLook })
    return fix
  }
}

extension [Fix] {
  /// Those that change something else than an earlier one: a style of one owner by another property is no other change.
  fileprivate var ofEachKind: [Fix] {
    var seen: Set<Set<ChangedKind>> = []
    return filter { seen.insert(Set($0.changes.map { $0.changedKind })).inserted }
  }

  /// Those that the app can write, the simplest first; the others where nothing else is known to help.
  fileprivate func possible(_ app: AppNames, or advice: [Explanation.Fix]) -> [Fix] {
    let all = possibleFirst(app)
    let possible = all.filter { fix in fix.changes.allSatisfy { $0.difficulty(in: app) < 2 } }
    return possible.isEmpty && advice.isEmpty ? all : possible
  }

  /// Those that change nothing besides, where there are enough that the app can write. A key for the whole app is
  /// none.
  fileprivate func cleanFirst(_ app: AppNames) -> [Fix] {
    let clean = filter { $0.collateral.isEmpty && !$0.changes.contains(.applicationDecides) }
    let isPossible = clean.contains { fix in
      fix.changes.allSatisfy { $0.difficulty(in: app) == 0 }
    }
    return clean.count > 1 && isPossible ? clean : self
  }
}

/// The owner of a change and what it changes.
private struct ChangedKind: Hashable {
  var owner: Name?
  var what: String
}

extension Change {
  fileprivate var changedKind: ChangedKind {
    switch self {
    case .controller(let name, let place, _):
      let property = Controller.properties[place]
      let isStyle = property.effect == .darkens && property.topic != .navigationBar
      return ChangedKind(owner: name, what: isStyle ? "style" : property.name)
    case .window(let name, let place, _):
      let property = Window.properties[place]
      return ChangedKind(
        owner: name, what: property.effect == .darkens ? "style" : property.name)
    case .infoPlist(let place, _): return ChangedKind(what: Scenario.infoPlist[place].key)
    case .call(let call, after: _):
      return ChangedKind(what: call.invocations.map { $0.code }.joined())
    }
  }
}

extension TriedChanges {
  /// The wished calls of a step that come with the changes.
  fileprivate func calls(_ wishes: [Wish], after step: Int, _ names: Names) -> [String] {
    wishes.compactMap { wish in
      guard case .called(let method) = wish.demand, let name = wish.controller,
        wish.isBroken(in: before[step]), !wish.isBroken(in: after[step])
      else { return nil }
      return "\(method.rawValue) of \(names.text(name)) is called"
    }
  }

  /// The differences after a step: the look, the answering controllers, and whether the bar is up
  /// to date.
  fileprivate func answers(after step: Int, _ seen: [Collateral], _ names: Names) -> [String] {
    let (old, new) = (before[step].observation, after[step].observation)
    func answers(_ question: BarQuestion, _ what: String) -> [String] {
      let now = new.provenance?.answer(to: question)?.answeredBy
      guard let now, now != old.provenance?.answer(to: question)?.answeredBy else { return [] }
      return ["\(names.text(now)) answers for \(what)"]
    }
    let wasOnScreen = Set(before[step].world.onScreen)
    let oldStyles = Set(old.styles)
    let oldNodes = Set(old.styles.map { $0.node })
    let unseen = new.styles.filter { style in
      !wasOnScreen.contains(style.node) && !style.node.isRootView
        && oldNodes.contains(style.node) && !oldStyles.contains(style)
    }
    let styles = StyleChanges(seen, unseen: unseen, after: after[step])
    let looks = seen.compactMap { difference in
      if case .style(let node, _, let style) = difference {
        styles.words(node, style, names)
      } else {
        difference.words(names)
      }
    }
    let launch: [String] =
      if let launchBar = new.launchBar, launchBar != old.launchBar {
        launchBar == new.bar.appearance
          ? ["the bar is the same while the launch screen is up"]
          : ["while the launch screen is up the bar is \(launchBar.words)"]
      } else {
        []
      }
    return looks + unseen.compactMap { styles.words($0.node, $0.style, names) }
      + answers(.style, "the style")
      + answers(.hidden, "hidden")
      + (old.stale != nil && new.stale == nil ? ["what is displayed is up to date"] : [])
      + (!old.bar.animated && new.bar.animated ? ["the change is animated"] : [])
      + launch
  }
}

extension Collateral {
  /// True if it is seen, and not only what it is shown by.
  fileprivate var isLook: Bool {
    switch self {
    case .bar, .style, .gesture, .inset: true
    case .presentation, .navigationBar, .screen, .window: false
    }
  }
}

// MARK: - Text

extension Explanation.Fix {
  /// The effects, a line each.
  func effects(in app: Scenario) -> [String] {
    guard let outcome else {
      return changes.isEmpty ? [] : ["Not tried on this app."]
    }
    let shown = outcome.also.prefix(5).map { "Also: \($0.words(app))" }
    let rest = outcome.also.count - shown.count
    return ["Then: \(outcome.then.joined(separator: "; "))"] + outcome.but.map { "But: \($0)" }
      + shown + (rest > 0 ? ["Also: \(rest.grouped) more differences at other steps"] : [])
  }
}
