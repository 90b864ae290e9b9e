package import StatusQuoAppearanceModel
import StatusQuoCatalog

/// The obstacles that keep controllers from answering for the status bar and the system's gestures at
/// one moment.
package struct Obstacles: Sendable {
  private let snapshot: Snapshot
  private let controllers: [Name: Controller]
  private let children: [Name: [Name]]
  /// The style in which each presented controller appears.
  private let presented: [Name: ModalPresentationStyle]
  private let presenters: Set<Name>
  private let onTop: Set<Name>

  /// The obstacles at a moment.
  ///
  /// - Complexity: linear in the number of controllers.
  package init(at snapshot: Snapshot) {
    self.snapshot = snapshot
    controllers = Dictionary(first: snapshot.controllers) { $0.name }
    presented = Dictionary(first: snapshot.presentations) { $0.controller }.mapValues { $0.style }
    var children: [Name: [Name]] = [:]
    for controller in snapshot.controllers {
      if case .child(let parent) = controller.place {
        children[parent, default: []].append(controller.name)
      }
    }
    self.children = children
    presenters = snapshot.presenters
    onTop = Set(snapshot.onTop)
  }

  /// All that has to change for a controller on top to answer a question itself, from Info.plist
  /// and its window down to it; empty where nothing is in the way. Nil for one that is not on top,
  /// in a window of another scene, in what is being dismissed, or beside another presentation that is
  /// asked first.
  ///
  /// - Complexity: linear in the number of presentations and controllers above it.
  package func changes(for name: Name, toAnswer question: ChainQuestion) -> [Change]? {
    guard onTop.contains(name), let path = path(to: name), let root = path.first,
      case .root(of: let window)? = controllers[root]?.place, isInMainScene(window)
    else { return nil }
    let onPath = Set(path)
    guard
      !snapshot.presentations.contains(where: {
        $0.isBeingDismissed && onPath.contains($0.controller) || isAskedFirst($0, besides: onPath)
      })
    else { return nil }
    let app: [Change] =
      if case .bar = question,
        snapshot.environment.infoPlist.viewControllerBasedStatusBarAppearance == false
      {
        [.controllersDecide]
      } else {
        []
      }
    let links = zip(path, path.dropFirst()).compactMap { obstacle(from: $0, to: $1, question) }
    let isSmall = snapshot.windows.contains { $0.name == window && !$0.coversScreen }
    let own: [Change] =
      isSmall ? [.set("coversScreen", ofWindow: window, to: .bool(true))] : []
    return app + own
      + windows(above: window).map { .set("coversScreen", ofWindow: $0, to: .bool(false)) }
      + links + ownObstacles(name, question)
  }

  /// The path from the root of its window to a controller, by parents and presenters.
  func path(to name: Name) -> [Name]? {
    var path = [name]
    while let above = controllers[path[path.count - 1]]?.place.above {
      // Presentations and children end at a root: nothing is above itself.
      guard path.count <= controllers.count else { return nil }
      path.append(above)
    }
    return path.reversed()
  }

  /// Returns true if a controller of a path presents another one, which takes over.
  private func isAskedFirst(
    _ presentation: Snapshot.Presentation, besides path: Set<Name>
  ) -> Bool {
    guard let presented = controllers[presentation.controller],
      let above = presented.place.above, path.contains(above), !path.contains(presented.name)
    else { return false }
    return takesOver(presented)
  }

  private func takesOver(_ controller: Controller) -> Bool {
    // SB-26: a custom presentation, too, on some versions.
    let iOS = snapshot.environment.iOS
    let customTakesOver = iOS >= Version(8, 3) && iOS < 10
    let takingOver: [ModalPresentationStyle] =
      customTakesOver ? [.fullScreen, .custom] : [.fullScreen]
    return controller.modalPresentationCapturesStatusBarAppearance
      || presented[controller.name].map(takingOver.contains) ?? false
  }

  /// Returns true for a window whose controllers may decide the observed bar; before iOS 13 any.
  private func isInMainScene(_ window: Name) -> Bool {
    snapshot.environment.iOS < 13
      || snapshot.windows.contains { $0.name == window && $0.scene == .main }
  }

  /// The windows that would be asked before another one.
  private func windows(above window: Name) -> [Name] {
    guard let place = snapshot.visibleWindows.firstIndex(of: window) else { return [] }
    let covering = Set(snapshot.windows.filter { $0.coversScreen }.map { $0.name })
    return snapshot.visibleWindows[(place + 1)...].filter(covering.contains)
  }

  private func obstacle(from above: Name, to below: Name, _ question: ChainQuestion) -> Change? {
    guard let upper = controllers[above], let lower = controllers[below] else { return nil }
    if case .presented = lower.place {
      return takesOver(lower)
        ? nil : .set(.modalPresentationCapturesStatusBarAppearance, on: below, to: .bool(true))
    }
    guard asked(question, by: upper) != below else { return nil }
    switch upper.kind {
    case .navigation: return .set(question.child, on: above, to: .word("topViewController"))
    case .tab: return .set(question.child, on: above, to: .null)
    case .plain, .split, .page, .alert:
      return .set(question.child, on: above, to: .controller(below))
    }
  }

  /// An override that is not called, or that gives the question to another controller.
  private func ownObstacles(_ name: Name, _ question: ChainQuestion) -> [Change] {
    guard let controller = controllers[name] else { return [] }
    let child: [Change] =
      asked(question, by: controller) == nil
      ? [] : [.set(question.child, on: name, to: .word("nil"))]
    let isInExtension =
      question == .bar(.style) && controller.overriddenIn == .extension && controller.kind != .plain
      && controller.preferredStatusBarStyle != nil && snapshot.environment.iOS >= Version(13, 4)
    return child + (isInExtension ? [.subclass(name)] : [])
  }

  /// The controller that another one gives a question to now.
  private func asked(_ question: ChainQuestion, by controller: Controller) -> Name? {
    let override = controller.childOverride(for: question)
    let isNavigation = controller.kind == .navigation
    let top = isNavigation ? children[controller.name]?.last : nil
    let selected = controller.kind == .tab ? controller.selected : nil
    switch override {
    case .controller(let named)?: return controllers[named] == nil ? nil : named
    case .topViewController?: return top
    case .visibleViewController?: return presenters.contains(controller.name) ? nil : top
    case .selectedViewController?: return selected
    case .firstChild?: return children[controller.name]?.first
    case .lastChild?: return children[controller.name]?.last
    case .nil?, .presentedViewController?: return nil
    case nil:
      let answersItself =
        isNavigation && question == .bar(.style) && !controller.isNavigationBarHidden
      return answersItself ? nil : top ?? selected
    }
  }
}
