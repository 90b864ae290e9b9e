package import StatusQuoAppearanceModel
import StatusQuoGenerators

extension Scenario {
  /// The possible steps in the app at any moment: those of the document, and those that its
  /// controllers and the system allow. A step that does not fit a moment is refused there.
  package var flowSteps: [Step] {
    var known: Set<Step> = []
    return (steps + controllers.flatMap(stepsOfItsKind) + presentations + systemSteps).filter {
      $0.fits(self) && known.insert($0).inserted
    }
  }

  private func stepsOfItsKind(_ controller: Controller) -> [Step] {
    let name = controller.name
    switch controller.kind {
    case .navigation:
      let swipes: [Step] =
        controller.hidesBarsOnSwipe ? [.swipe(.up, on: name), .swipe(.down, on: name)] : []
      return pushable(on: name).map { .push($0, on: name) } + [
        .pop(on: name), .beginInteractivePop(on: name), .cancelInteractivePop(on: name),
        .finishInteractivePop(on: name),
      ] + swipes
    case .tab: return children(of: name).map { .select($0, on: name) }
    case .plain, .split, .page, .alert: return []
    }
  }

  private func children(of parent: Name) -> [Name] {
    controllers.filter { $0.place == .child(of: parent) }.map { $0.name }
  }

  /// The controllers that are declared and not shown, and those that were on the stack above its
  /// first.
  private func pushable(on navigation: Name) -> [Name] {
    let waiting = controllers.filter { $0.place == .detached }
      .filter { $0.kind != .navigation && $0.kind != .tab && $0.kind != .alert }
    return children(of: navigation).dropFirst() + waiting.map { $0.name }
  }

  /// The possible presentations, from the root of each window and from presented controllers. The
  /// presenter within a tree matters only in a context, so each is tried there.
  private var presentations: [Step] {
    controllers.filter { $0.place.isPresentable }.flatMap { presented -> [Step] in
      let name = presented.name
      let presenters = controllers.filter { presenter in
        switch presenter.place {
        case .root, .presented, .detached: true
        case .child:
          presented.modalPresentationStyle == .currentContext
            || presented.modalPresentationStyle == .overCurrentContext
        }
      }
      let gestures: [Step] =
        environment.iOS >= 13 && presented.kind != .alert
        ? [
          .beginInteractiveDismiss(name), .cancelInteractiveDismiss(name),
          .finishInteractiveDismiss(name),
        ] : []
      return presenters.filter { $0.name != name && $0.kind != .alert }
        .map { .present(name, from: $0.name) } + [.dismiss(from: name)] + gestures
    }
  }

  private var systemSteps: [Step] {
    let styles: [Step] =
      environment.effectiveVersion >= 13 ? [.setSystemStyle(.dark), .setSystemStyle(.light)] : []
    return [.rotate(to: .landscape), .rotate(to: .portrait)] + styles
      + [.enterBackground, .enterForeground]
  }
}
