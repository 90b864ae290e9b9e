public import StatusQuoAppearanceModel

extension Provenance.Answer {
  /// The way from the root to the controller that answers, and why it ends there, in one sentence.
  ///
  /// - Parameter getter: the method that leads on: `childForStatusBarStyle` or `…Hidden`.
  public func words(_ names: Names, asksFor getter: String) -> String {
    var way: [String] = []
    var before: Name?
    for hop in chain {
      let origin = before.map { names.text($0) } ?? ""
      way.append("\(names.text(hop.controller)) (\(hop.reason.words(from: origin, getter)))")
      before = hop.controller
    }
    return way.joined(separator: " -> ") + "; " + stop.words(names)
  }
}

extension Provenance.HopReason {
  func words(from origin: String, _ getter: String) -> String {
    switch self {
    case .root: "root"
    case .presentedFullScreen: "\(origin) presents it full screen"
    case .presentedCaptures: "\(origin) presents it, and it captures the bar"
    case .presentedCustom: "\(origin) presents it in custom style"
    case .forwardedByNavigation: "top of \(origin), which forwards to it by default"
    case .forwardedByTab: "selected in \(origin), which forwards to it by default"
    case .forwardedToTopViewController: "\(origin)'s \(getter) returns topViewController"
    case .forwardedToVisibleViewController: "\(origin)'s \(getter) returns visibleViewController"
    case .forwardedToSelectedViewController: "\(origin)'s \(getter) returns selectedViewController"
    case .forwardedToPresentedViewController:
      "\(origin)'s \(getter) returns presentedViewController"
    case .forwardedToNamedController: "\(origin)'s \(getter) names it"
    }
  }
}

extension Provenance.Stop {
  func words(_ names: Names) -> String {
    let here = names.text(at)
    let other = notAsked.map { names.text($0) } ?? "no controller"
    switch reason {
    case .presentedDoesNotTakeOver:
      return "\(other), presented by \(here), neither fills the screen nor captures the bar"
    case .presentedBeingDismissed: return "\(other), presented by \(here), is being dismissed"
    case .cycle: return "\(here) leads back to \(other)"
    case .childIsNil: return "\(here)'s override returns nil"
    case .namedControllerIsNotInAWindow:
      return "the controller that \(here)'s override returns is in no window"
    case .navigationBarVisible: return "\(here) shows its navigation bar, so it answers itself"
    case .navigationIsEmpty: return "\(here) has no controllers"
    case .nothingSelected: return "\(here) has nothing selected"
    case .doesNotForward: return "\(here) does not forward"
    }
  }
}
