package import StatusQuoAppearanceModel
package import StatusQuoArticles

extension Story {
  /// The drawn moments of a scenario; the last one has the focus.
  ///
  /// - Precondition: the last of `moments` has a snapshot.
  package init(_ scenario: Scenario, _ moments: [Moment]) {
    let drawn = moments.indices.compactMap { Moment.Pictured(scenario, moments[$0], number: $0) }
    self.init(names: scenario.names, moments: drawn, focus: drawn.count - 1)
  }
}

extension Moment.Pictured {
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
