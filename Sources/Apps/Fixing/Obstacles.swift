package import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoReferenceModel

/// The obstacles that keep controllers from answering for the status bar and the system's gestures at
/// one moment of an app.
///
/// The law is asked, not restated: where its way turns away from a controller, the change that leads it on is made, and
/// the law is asked again, until the controller answers. So the readings count, too.
package struct Obstacles: Sendable {
  private let app: Scenario
  private let readings: Readings

  /// The most changes: no app needs more at once.
  private static let mostChanges = 40

  /// The obstacles after a step of an app; 0 is the launch.
  package init(in scenario: Scenario, after step: Int, _ readings: Readings) {
    var app = scenario
    app.steps.removeSubrange(step...)
    self.app = app
    self.readings = readings
  }

  /// All that has to change for a controller on top to answer a question itself, from Info.plist
  /// and its window down to it; empty where nothing is in the way. Nil where no change leads there: of one that is
  /// not on top, in a window of another scene, in what is being dismissed, or beside a presentation that is asked first.
  ///
  /// - Complexity: plays the app once for each change.
  package func changes(for name: Name, toAnswer question: ChainQuestion) -> [Change]? {
    var app = app
    if case .gesture = question { app.observes.insert(.systemGestures) }
    var changes: [Change] = []
    while changes.count <= Self.mostChanges, let changed = app.changed(by: changes) {
      switch LawfulWay(in: changed, readings).obstacle(to: name, question) {
      case .none: return changes
      case .change(let change) where !changes.contains(change): changes.append(change)
      case .change, .another: return nil
      }
    }
    return nil
  }
}

extension Snapshot {
  /// The path from the root of its window to a controller, by parents and presenters.
  func path(to name: Name) -> [Name]? {
    let controllers = Dictionary(first: controllers) { $0.name }
    var path = [name]
    while let above = controllers[path[path.count - 1]]?.place.above {
      // Presentations and children end at a root: nothing is above itself.
      guard path.count <= controllers.count else { return nil }
      path.append(above)
    }
    return path.reversed()
  }

  /// The closest controller above another one that leaves the calls of its children to itself.
  package func containerKeepingCalls(from name: Name) -> Name? {
    let keeping = Set(
      controllers.filter { !$0.shouldAutomaticallyForwardAppearanceMethods }.map { $0.name })
    return keeping.isEmpty ? nil : path(to: name)?.dropLast().last(where: keeping.contains)
  }
}

/// The ways that the law's questions take at the end of an app.
private struct LawfulWay {
  private let facts: ExplanationFacts
  private let world: Snapshot

  enum Obstacle {
    case none
    case change(Change)
    /// One that no change of the app's classes removes.
    case another
  }

  init(in app: Scenario, _ readings: Readings) {
    var model = ReferenceModel(explaining: app, readings: readings)
    for step in app.steps { model.apply(step) }
    facts = model.explain()
    world = model.snapshot()
  }

  /// The first obstacle between the app and an answer of a controller.
  func obstacle(to name: Name, _ question: ChainQuestion) -> Obstacle {
    if case .bar = question, case .application = facts.mode { return .change(.controllersDecide) }
    guard world.isOnTop(name), let path = world.path(to: name), let root = controller(path[0]),
      case .root(of: let window) = root.place
    else { return .another }
    if let obstacle = obstacle(of: window) { return obstacle }
    guard let answer = facts.answerNow(to: question) else { return .another }
    let asked = answer.chain.map { $0.controller }
    let same = zip(asked, path).prefix { $0 == $1 }.count
    if same < asked.count, answer.chain[same].reason.isPresentation { return .another }
    guard same < path.count else {
      if same < asked.count { return .change(.set(question.child, on: name, to: .word("nil"))) }
      return ownObstacle(name, question)
    }
    return obstacle(from: path[same - 1], to: path[same], question)
  }

  /// The obstacle to a window's controlling the bar.
  private func obstacle(of window: Name) -> Obstacle? {
    switch facts.windows.first(where: { $0.window == window })?.verdict {
    case .controls: nil
    case .doesNotCoverScreen: covers(true, window)
    case .hasLowerLevel, .wasShownEarlier:
      facts.windows.first { $0.verdict == .controls }.map { covers(false, $0.window) }
    case .isHidden, .isInAnotherScene, .hasNoScene, nil: .another
    }
  }

  private func covers(_ covers: Bool, _ window: Name) -> Obstacle {
    .change(.set("coversScreen", ofWindow: window, to: .bool(covers)))
  }

  private func obstacle(from above: Name, to below: Name, _ question: ChainQuestion) -> Obstacle {
    guard let upper = controller(above) else { return .another }
    if controller(below)?.place == .presented(by: above) {
      return .change(
        .set(.modalPresentationCapturesStatusBarAppearance, on: below, to: .bool(true)))
    }
    let child: Literal =
      switch upper.kind {
      case .navigation: .word("topViewController")
      case .tab:
        upper[child: question] == nil ? .word("selectedViewController") : .null
      case .plain, .split, .page, .alert: .controller(below)
      }
    return .change(.set(question.child, on: above, to: child))
  }

  /// An override that is not called.
  private func ownObstacle(_ name: Name, _ question: ChainQuestion) -> Obstacle {
    question == .bar(.style) && facts.updateNow?.styleSource == .overrideInExtensionIsNotCalled
      ? .change(.subclass(name)) : .none
  }

  private func controller(_ name: Name) -> Controller? {
    world.controllers.first { $0.name == name }
  }
}
