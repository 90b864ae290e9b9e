public import StatusQuoAppearanceModel
public import StatusQuoFixing
import StatusQuoHarness

extension Explanation {
  /// Something that helps: changes of the app, or advice.
  public struct Cure: Hashable, Sendable {
    /// The advice.
    public let text: String
    /// The advice as changes that can be played; empty where there are none.
    public let changes: [Change]
    /// The effect of playing the changes; nil for advice, and where they were not played.
    public internal(set) var outcome: Outcome?

    init(_ text: String, by changes: [Change] = []) {
      self.text = text
      self.changes = changes
    }

    init(_ text: String, by change: Change?) {
      self.init(text, by: change.map { [$0] } ?? [])
    }
  }

  /// The effect of a cure on the app's own steps.
  public struct Outcome: Hashable, Sendable {
    /// The differences after the step explained.
    public let then: [String]
    /// The surprises there with the cure that were not there without it.
    public let but: [String]
    /// The differences after other steps.
    public let also: [MomentCollateral]
    /// True if something looks different after the step explained, rather than being decided elsewhere.
    public let changesLook: Bool
  }
}

extension [Explanation.Cause] {
  /// First those without which something would look different, then those that decide later steps, notes
  /// last; in each group in the order in which the law decides.
  fileprivate var byEffect: [Explanation.Cause] {
    func group(_ cause: Explanation.Cause) -> Int {
      if cause.isNote { return 2 }
      let outcomes = cause.cures.compactMap { $0.outcome }
      return outcomes.isEmpty || outcomes.contains { $0.changesLook } ? 0 : 1
    }
    return (0...2).flatMap { number in filter { group($0) == number } }
  }
}

// MARK: - Playing

extension Explanation {
  /// The explanation with what each cure brings about, without the cures that bring about nothing that
  /// was asked; where no class says anything about the bar, also with the causes if one did.
  ///
  /// - Parameters:
  ///   - readings: those of the reference.
  ///   - isConfirmed: true where the other model agrees on an app with changes.
  public func playingCures(
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
      let seen = screens.filter { story.last?.explanation.onScreen.contains($0) ?? false }
      let causes = spoken.causes.filter { $0.rules != FactRules.launchBar.always }
      let new = causes.filter { !known.contains($0.rules) }
      let answerer = story.last?.explanation.lastRead?.provenance.style?.answeredBy
      if causes.isEmpty ? answerer.map(screens.contains) == true : !new.isEmpty {
        explanation.supposed = Supposed(
          screens: seen.isEmpty ? screens : seen, causes: new, obstacles: spoken.obstacles)
      }
    }
    return explanation
  }

  /// The smallest changes that make the wish of a cause true: the best three.
  private func found(for cause: Cause, _ search: FixSearch) -> [Cure] {
    guard let wish = cause.wish else { return [] }
    var seen: Set<[String]> = []
    var fixes = search.nearFixes(for: wish, of: app.scenario).fixes
    if fixes.isEmpty, cause.cures.isEmpty {
      var wider = search
      wider.flowLength = 0
      wider.budget = max(200, 100_000 / (app.scenario.controllers.count * (step + 1)))
      fixes = wider.fixes(for: [wish], of: app.scenario).fixes
    }
    fixes = fixes.filter { seen.insert(code($0.changes)).inserted }
    // What changes more besides is left out where enough is found that does not.
    let clean = fixes.filter { $0.collateral.isEmpty }
    if clean.count > 1 { fixes = clean }
    return fixes.possibleFirst(app).prefix(3).map { Cure($0.changes.sentence(app), by: $0.changes) }
  }

  private func playing(
    _ search: FixSearch, _ trial: (Scenario, [Change]) -> TriedChanges?,
    _ moments: (Scenario) -> [Moment]
  ) -> Explanation {
    var explanation = self
    explanation.causes = causes.map { cause in
      var cause = cause
      let found = found(for: cause, search)
      let known = Set(found.map { $0.changes })
      cause.cures =
        (found + cause.cures.filter { $0.changes.isEmpty || !known.contains($0.changes) })
        .compactMap { played($0, trial, moments) }
      return cause
    }
    explanation.causes = explanation.causes.byEffect
    explanation.obstacles = obstacles.compactMap { obstacles in
      guard let cure = played(obstacles.cure, trial, moments) else { return nil }
      var obstacles = obstacles
      obstacles.cure = cure
      return obstacles
    }
    return explanation
  }

  /// A cure with its effects; nil where it brings about nothing that was asked.
  private func played(
    _ cure: Cure, _ trial: (Scenario, [Change]) -> TriedChanges?,
    _ moments: (Scenario) -> [Moment]
  ) -> Cure? {
    guard !cure.changes.isEmpty else { return cure }
    guard let trial = trial(app.scenario, cure.changes) else { return nil }
    let collateral = trial.collateral
    let seen = collateral.filter { $0.step == step }.map { $0.what }
    let then = trial.answers(after: step, seen, app.scenario.names)
    guard !then.isEmpty else { return nil }
    let scenario = trial.scenario(upTo: step)
    let but = ExplainedScenario(scenario, moments: moments(scenario)).surprises
      .filter { !$0.isNote }.map { $0.text }.filter { text in !causes.contains { $0.text == text } }
    var cure = cure
    cure.outcome = Outcome(
      then: then, but: but, also: collateral.filter { $0.step != step },
      changesLook: seen.contains { $0.isLook })
    return cure
  }
}

extension TriedChanges {
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
    }.map { "\(names.text($0.node)) is \($0.style.rawValue)" }
    return seen.map { $0.words(names) } + unseen + answers(.style, "the style")
      + answers(.hidden, "hidden")
      + (old.stale != nil && new.stale == nil ? ["what is displayed is up to date"] : [])
      + (!old.bar.animated && new.bar.animated ? ["the change is animated"] : [])
      + (old.launchBar != new.launchBar && new.launchBar == new.bar.appearance
        ? ["the bar is the same while the launch screen is up"] : [])
  }
}

extension Collateral {
  /// True if it is seen, and not only what it is shown by.
  fileprivate var isLook: Bool {
    switch self {
    case .bar, .style, .gesture, .topInset: true
    case .presentation, .navigationBar, .screen, .window: false
    }
  }
}

// MARK: - Text

extension Explanation.Cure {
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
