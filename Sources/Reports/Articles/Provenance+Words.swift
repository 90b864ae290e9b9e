package import StatusQuoAppearanceModel

extension Provenance.Answer {
  /// The way from the root to the controller that answers, and why it ends there, in one sentence.
  package func words(_ question: BarQuestion, _ names: Names) -> String {
    var way: [String] = []
    for (number, hop) in chain.enumerated() {
      let origin = number > 0 ? names.text(chain[number - 1].controller) : ""
      way.append("\(names.text(hop.controller)) (\(hop.reason.words(from: origin, question)))")
    }
    return way.joined(separator: " -> ") + "; " + stopWords(question, names)
  }

  /// Why no further controller is asked: `A does not forward`.
  package func stopWords(_ question: BarQuestion, _ names: Names) -> String {
    stopWords(.bar(question), names)
  }

  /// Why no further controller is asked, for any question.
  package func stopWords(_ question: ChainQuestion, _ names: Names) -> String {
    stop.words(question, names, isAsked: chain.contains { $0.controller == stop.notAsked })
  }
}

extension Provenance.HopReason {
  /// Why a controller is asked after `origin`: `it is selected in Tabs`.
  package func words(from origin: String, _ question: BarQuestion) -> String {
    words(from: origin, .bar(question))
  }

  /// Why a controller is asked after `origin`, for any question.
  package func words(from origin: String, _ question: ChainQuestion) -> String {
    let getter = origin + "'s " + question.child.rawValue
    switch self {
    case .root: return "it is the root"
    case .presentedFullScreen: return "\(origin) presents it full screen"
    case .presentedCaptures:
      return "\(origin) presents it, and its modalPresentationCapturesStatusBarAppearance is true"
    case .presentedCustom:
      return "\(origin) presents it in custom style, which takes over on iOS 8.3 to 9"
    case .forwardedByNavigation:
      return question == .bar(.style)
        ? "it is on top of \(origin), whose navigation bar is hidden" : "it is on top of \(origin)"
    case .forwardedByTab: return "it is selected in \(origin)"
    case .forwardedToTopViewController: return getter + " returns topViewController"
    case .forwardedToVisibleViewController: return getter + " returns visibleViewController"
    case .forwardedToSelectedViewController: return getter + " returns selectedViewController"
    case .forwardedToPresentedViewController: return getter + " returns presentedViewController"
    case .forwardedToFirstChild: return getter + " returns children.first"
    case .forwardedToLastChild: return getter + " returns children.last"
    case .forwardedToNamedController: return getter + " returns it"
    }
  }
}

extension Provenance.Stop {
  /// - Parameter isAsked: whether a getter led to the controller that the link did not lead to.
  fileprivate func words(_ question: ChainQuestion, _ names: Names, isAsked: Bool) -> String {
    let here = names.text(at)
    let other = notAsked.map { names.text($0) } ?? "a controller"
    let getter = here + "'s " + question.child.rawValue
    switch reason {
    case .presentedDoesNotTakeOver where isAsked:
      return "\(other) neither is full screen nor captures the bar: only a getter leads to it"
    case .presentedBeingDismissed where isAsked:
      return "\(other) is being dismissed: only a getter leads to it"
    case .presentedDoesNotTakeOver:
      return "\(other), which \(here) presents, is not asked, nor is anything that it presents: "
        + "it neither is full screen nor captures the bar"
    case .presentedBeingDismissed:
      return "\(other), which \(here) presents, is not asked: it is being dismissed"
    case .cycle: return "\(here) leads back to \(other), which was asked already"
    case .childIsNil: return getter + " returns nil"
    case .namedControllerIsNotInAWindow:
      return getter + " returns a controller that is in no window"
    case .navigationBarVisible:
      return "\(here) shows its navigation bar, so it answers itself and no child is asked"
    case .navigationIsEmpty: return "\(here) has no controllers"
    case .nothingSelected: return "\(here) has nothing selected"
    case .doesNotForward: return "\(here) does not forward"
    }
  }
}
