package import StatusQuoAppearanceModel
package import StatusQuoArticles

/// The moments of a scenario that are drawn: the launch, and the last steps up to the one that
/// matters.
package struct DrawnMoments: Sendable {
  private let focus: Int
  private let before: Int

  /// The launch, a step, and some steps before it.
  package init(upTo focus: Int, before: Int = 30) {
    self.focus = focus
    self.before = before
  }

  /// Returns true if the moment with a number is drawn.
  package func contains(_ number: Int) -> Bool { number == 0 || number >= focus - before }
}

extension Story {
  /// The drawn moments of a scenario; the last one has the focus.
  ///
  /// - Precondition: the last of `moments` has a snapshot.
  package init(_ scenario: Scenario, _ moments: [Moment]) {
    let drawn = moments.indices.compactMap { PicturedMoment(scenario, moments[$0], number: $0) }
    self.init(names: scenario.names, moments: drawn, focus: drawn.count - 1)
  }
}

extension PicturedMoment {
  /// Nil without a snapshot.
  init?(_ scenario: Scenario, _ moment: Moment, number: Int) {
    guard let snapshot = moment.snapshot else { return nil }
    self.init(
      number: number,
      call: number == 0 ? "launch" : scenario.steps[number - 1].call(scenario.names),
      expected: moment.observation, snapshot: snapshot,
      settings: snapshot.controllers.map { $0.settingsBesidesStructure(scenario.names) },
      windowSettings: snapshot.windows.map { $0.settings }, didAsk: moment.didUpdateBar)
  }
}

extension Controller {
  /// The settings without those that a drawing of the tree shows.
  fileprivate func settingsBesidesStructure(_ names: Names) -> [String] {
    var controller = self
    controller.selected = nil
    return controller.settings(names)
  }
}
