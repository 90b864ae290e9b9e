public import StatusQuoAppearanceModel
import StatusQuoCatalog

/// What a read asks controllers.
public enum BarQuestion: String, CaseIterable, Hashable, Sendable {
  case style, hidden

  /// The getter that forwards it.
  public var child: PropertyName.Known {
    switch self {
    case .style: .childForStatusBarStyle
    case .hidden: .childForStatusBarHidden
    }
  }
}

extension Snapshot {
  /// All that has to change for a controller on top to answer a question itself, from Info.plist and
  /// its window down to it; empty where nothing is in the way. Nil for one that is not on top, in what is
  /// being dismissed, or beside another presentation that is asked first.
  public func obstacles(to name: Name, answering question: BarQuestion) -> [Change]? {
    guard isOnTop(name), let path = path(to: name), let root = path.first,
      case .root(of: let window)? = controller(root)?.place,
      !presentations.contains(where: { $0.isBeingDismissed && path.contains($0.controller) }),
      !presentations.contains(where: { isAskedFirst($0, besides: path) })
    else { return nil }
    let app: [Change] =
      environment.infoPlist.viewControllerBasedStatusBarAppearance == false
      ? [.controllersDecide] : []
    let links = zip(path, path.dropFirst()).compactMap { obstacle(from: $0, to: $1, question) }
    let isSmall = windows.contains { $0.name == window && !$0.coversScreen }
    let own: [Change] =
      isSmall ? [.set("coversScreen", ofWindow: window, to: .bool(true))] : []
    return app + own
      + windows(above: window).map { .set("coversScreen", ofWindow: $0, to: .bool(false)) }
      + links + ownObstacles(name, question)
  }

  private func controller(_ name: Name) -> Controller? { controllers.first { $0.name == name } }

  /// From the root of its window to a controller, by parents and presenters.
  private func path(to name: Name) -> [Name]? {
    var path = [name]
    while let above = controller(path[0])?.place.above {
      // Presentations and children end at a root: nothing is above itself.
      guard path.count <= controllers.count else { return nil }
      path.insert(above, at: 0)
    }
    return path
  }

  /// Whether a controller of a path presents another one, which takes over.
  private func isAskedFirst(_ presentation: Presentation, besides path: [Name]) -> Bool {
    guard let presented = controller(presentation.controller), let above = presented.place.above,
      path.contains(above), !path.contains(presented.name)
    else { return false }
    return takesOver(presented)
  }

  private func takesOver(_ presented: Controller) -> Bool {
    // SB-26: a custom presentation, too, on some versions.
    let customTakesOver = environment.iOS >= Version(8, 3) && environment.iOS < 10
    let takingOver: [ModalPresentationStyle] =
      customTakesOver ? [.fullScreen, .custom] : [.fullScreen]
    return presented.modalPresentationCapturesStatusBarAppearance
      || presentations.contains {
        $0.controller == presented.name && takingOver.contains($0.style)
      }
  }

  /// The windows that would be asked before another one.
  private func windows(above window: Name) -> [Name] {
    guard let place = visibleWindows.firstIndex(of: window) else { return [] }
    let covering = Set(windows.filter { $0.coversScreen }.map { $0.name })
    return visibleWindows[(place + 1)...].filter(covering.contains)
  }

  private func obstacle(from above: Name, to below: Name, _ question: BarQuestion) -> Change? {
    guard let upper = controller(above), let lower = controller(below) else { return nil }
    if case .presented = lower.place {
      return takesOver(lower)
        ? nil : .set(.modalPresentationCapturesStatusBarAppearance, on: below, to: .bool(true))
    }
    guard !upper.forwards(question, to: below, self) else { return nil }
    switch upper.kind {
    case .navigation: return .set(question.child, on: above, to: .word("topViewController"))
    case .tab: return .set(question.child, on: above, to: .null)
    case .plain, .split, .page, .alert:
      return .set(question.child, on: above, to: .controller(below))
    }
  }

  /// An override that is not called, or that gives the question to another controller.
  private func ownObstacles(_ name: Name, _ question: BarQuestion) -> [Change] {
    guard let controller = controller(name) else { return [] }
    let isForwarding = controllers.contains { controller.forwards(question, to: $0.name, self) }
    let child: [Change] = isForwarding ? [.set(question.child, on: name, to: .word("nil"))] : []
    let isInExtension =
      question == .style && controller.overriddenIn == .extension && controller.kind != .plain
      && controller.preferredStatusBarStyle != nil && environment.iOS >= Version(13, 4)
    return child + (isInExtension ? [.subclass(name)] : [])
  }
}

extension Controller {
  /// Whether it gives a question to one of its children now.
  fileprivate func forwards(_ question: BarQuestion, to child: Name, _ snapshot: Snapshot) -> Bool {
    let override =
      switch question {
      case .style: childForStatusBarStyle
      case .hidden: childForStatusBarHidden
      }
    let children = snapshot.controllers.filter { $0.place == .child(of: name) }.map { $0.name }
    switch override {
    case .controller(let named)?: return named == child
    case .topViewController?: return kind == .navigation && children.last == child
    case .visibleViewController?:
      let presents = snapshot.controllers.contains { $0.place == .presented(by: name) }
      return kind == .navigation && children.last == child && !presents
    case .selectedViewController?: return kind == .tab && selected == child
    case .nil?, .presentedViewController?: return false
    case nil: break
    }
    switch (kind, question) {
    case (.navigation, .style): return isNavigationBarHidden && children.last == child
    case (.navigation, .hidden): return children.last == child
    case (.tab, _): return selected == child
    case (.plain, _), (.split, _), (.page, _), (.alert, _): return false
    }
  }
}
