import StatusQuoAppearanceModel

extension BrokenInvariant {
  /// The mistake of a resolver whose world is another one than the law's, though all that was observed is the same.
  ///
  /// Nil where the two are equal. The id has the part that differs first, in the order of `Snapshot`. The properties that
  /// controllers and windows have are not compared: a resolver may drop those that never count.
  init?(ofWorld actual: Snapshot, like expected: Snapshot, _ names: Names) {
    func isSame(_ one: Window, _ other: Window) -> Bool {
      one.name == other.name && one.isHidden == other.isHidden
    }
    let displaced = zip(actual.controllers, expected.controllers).first {
      !$0.isInTheSamePlace(as: $1)
    }
    let parts: [(what: String, isSame: Bool)] = [
      (
        "orientation, width, or style",
        actual.environment.orientation == expected.environment.orientation
          && actual.environment.horizontalSizeClass == expected.environment.horizontalSizeClass
          && actual.environment.systemStyle == expected.environment.systemStyle
      ),
      ("state of being in the background", actual.isInBackground == expected.isInBackground),
      (
        "windows",
        actual.windows.count == expected.windows.count
          && zip(actual.windows, expected.windows).allSatisfy(isSame)
      ),
      ("order of windows", actual.visibleWindows == expected.visibleWindows),
      ("key window", actual.keyWindow == expected.keyWindow),
      (
        "places of controllers",
        actual.controllers.count == expected.controllers.count && displaced == nil
      ),
      ("presentations", actual.presentations == expected.presentations),
      ("interactive pops", actual.interactivePops == expected.interactivePops),
      ("controllers on screen", actual.onScreen == expected.onScreen),
      ("heights and insets", actual.geometry == expected.geometry),
    ]
    guard let part = parts.first(where: { !$0.isSame }) else { return nil }
    let name = displaced.map { names.text($1.name) }
    self.init(
      id: "the world at the end has other \(part.what) than the law's",
      details: part.what == "places of controllers" ? name ?? "" : "")
  }
}

extension Controller {
  /// True if parents, presenters, order, and selection are the same.
  fileprivate func isInTheSamePlace(as other: Controller) -> Bool {
    name == other.name && kind == other.kind && place == other.place && selected == other.selected
      && containerView == other.containerView
  }
}

extension LockStep {
  /// The divergence of a subject whose world at the end is another one. What no observation shows may still decide
  /// later steps: the order of children, the key window, insets that are not observed.
  ///
  /// Snapshots are compared once a scenario, where the subject gives one and answers everything: in a search in one of eight,
  /// as they cost a sixth of everything else.
  mutating func divergenceOfWorlds(
    on scenario: Scenario, _ reference: borrowing Reference, _ subject: borrowing Watched<Subject>
  ) -> Divergence? {
    guard answers == nil, limits == nil, let actualWorld = subject.currentSnapshot(),
      let expectedWorld = reference.currentSnapshot(),
      let broken = BrokenInvariant(ofWorld: actualWorld, like: expectedWorld, scenario.names)
    else { return nil }
    return Divergence(
      step: scenario.steps.count, stepKind: scenario.steps.last?.kind, expected: expected,
      actual: actual, brokenInvariant: broken)
  }
}
