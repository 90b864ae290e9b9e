import StatusQuoAppearanceModel
import StatusQuoArticles

extension Story {
  /// The news of a moment: what is observed, and where controllers are.
  func changes(at place: Int) -> [Block.Term] {
    let moment = moments[place]
    let earlier = before(place)
    var changes = StepChanges(
      moment.expected, moment.actual, after: earlier?.expected, names)
    if let failure = moment.failure { changes.add("resolver", "\(failure, .wrong)") }
    if moment.expected.provenance != nil || moment.didAsk {
      changes.add(
        "UIKit asks", moment.didAsk ? "yes" : "no, what it shows is from an earlier time")
    }
    if let earlier { addPlaces(from: earlier, to: moment, &changes) }
    return changes.terms
  }

  private func addPlaces(
    from earlier: Moment.Pictured, to moment: Moment.Pictured, _ changes: inout StepChanges
  ) {
    let old = SnapshotIndex(earlier.snapshot)
    var moves: [Phrase] = []
    var settings: [Phrase] = []
    for (number, controller) in moment.snapshot.controllers.enumerated() {
      guard let before = old[controller.name] else { continue }
      let name = text(controller.name)
      let (from, to) = (old.controller(before).place, controller.place)
      if from != to { moves.append("\(name, .strong) \(words(from), .gone) → \(words(to))") }
      let (was, now) = (earlier.settings[before], moment.settings[number])
      settings += was.filter { !now.contains($0) }.map { "\(name, .strong) \($0, .gone)" }
      settings += now.filter { !was.contains($0) }.map { "\(name, .strong) \($0, .code)" }
    }
    changes.add("moved", moves)
    addScreen(from: earlier.snapshot, to: moment.snapshot, &changes)
    changes.add("set", settings)
  }

  private func addScreen(from old: Snapshot, to new: Snapshot, _ changes: inout StepChanges) {
    if new.visibleWindows != old.visibleWindows {
      let names = new.visibleWindows.map(text).joined(separator: ", ")
      changes.add("windows", "\(names.isEmpty ? "none visible" : names)")
    }
    if new.environment.orientation != old.environment.orientation {
      changes.add("orientation", "\(new.environment.orientation.rawValue)")
    }
    if new.environment.horizontalSizeClass != old.environment.horizontalSizeClass {
      changes.add("width", "\(new.environment.horizontalSizeClass.rawValue)")
    }
    let (before, now) = (Set(old.onScreen), Set(new.onScreen))
    changes.add(
      "appears", new.onScreen.filter { !before.contains($0) }.map { "\(text($0), .strong)" })
    changes.add(
      "disappears", old.onScreen.filter { !now.contains($0) }.map { "\(text($0), .gone)" })
  }

  private func words(_ place: Controller.Place) -> String {
    switch place {
    case .root(let window): "root of " + text(window)
    case .child(let parent): "in " + text(parent)
    case .presented(let presenter): "presented by " + text(presenter)
    case .detached: "in no container"
    }
  }
}
