import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing

// Why a height or an inset surprises, where the scenario asks for them.
extension ExplainedScenario {
  var causesInHeights: [Explanation.Cause] {
    // An inset that does not follow the bar is not what a table says.
    if !causesInInsets.isEmpty { return [] }
    // A bar that moves before one's eyes surprises; where it lies from the start is a fact.
    let moved = navigationBarThatMoves?.asNote(!didChangeHidden)
    guard now.observation.geometry != nil else { return [moved].compactMap { $0 } }
    let facts =
      keptInset.map { [$0] }
      ?? [heightsOfTheDevice, moved == nil ? hiddenInset : nil, insetBelowBar]
    return ([moved] + facts.map { $0?.asNote() }).compactMap { $0 }
  }

  /// On iOS 26.0 the inset is still that of a bar that was shown, or hidden, before.
  private var keptInset: Explanation.Cause? {
    guard keepsInset, metrics.notch == .none,
      let top = now.observation.geometry?.safeAreaTop.first(where: {
        allOnScreen.contains($0.controller)
      })?.top
    else { return nil }
    let isHidden = now.observation.bar.hidden
    guard isHidden == (top > 0) else { return nil }
    return .init(
      .insetIsKept, [.value: top.plain, .other: isHidden ? "hidden" : "shown"],
      fix: "Read the inset from UIKit at run time; from iOS 26.1 it follows the bar.")
  }

  private var hiddenInset: Explanation.Cause? {
    guard now.observation.bar.hidden, metrics.notch != .none || !keepsInset else { return nil }
    let atRunTime = Explanation.Fix("Read the inset from UIKit at run time.")
    guard metrics.notch == .none else {
      // In landscape the notch takes nothing at the top.
      let areas = now.observation.geometry?.safeAreaTop ?? []
      guard areas.contains(where: { $0.top > 0 }) else { return nil }
      return .init(.insetStays, fixes: [atRunTime])
    }
    return .init(
      .insetGoes,
      fixes: [
        atRunTime,
        .init(
          "What is not to move: pin it to the view's top, as far down as while the bar was visible."
        ),
      ])
  }

  private var insetBelowBar: Explanation.Cause? {
    let areas = now.observation.geometry?.safeAreaTop ?? []
    let includesBar = areas.contains { area in
      area.top > metrics.safeAreaTop
        && (now.explanation.measures.tops[area.controller] ?? []).contains { $0.origin.isBar }
    }
    guard includesBar else { return nil }
    return .init(.insetBelowBar, fix: "Use the window's insets for the device's part.")
  }

  /// Without a notch, a navigation bar goes up with the status bar that is hidden above it.
  private var navigationBarThatMoves: Explanation.Cause? {
    let controllers = controllersNow
    guard now.observation.bar.hidden, isPortraitPhone, metrics.notch == .none,
      !keepsInset,
      let stack = controllers.first(where: {
        $0.kind == .navigation && !$0.isNavigationBarHidden
          && allOnScreen.contains($0.name)
      })
    else { return nil }
    return .init(
      .barMovesUp, [.here: text(stack.name), .value: distance],
      fixes: [
        hiderInFront(of: stack.name).map(waiting) ?? leavingVisible, .init(barThatStays),
      ])
  }

  /// The design of iOS 26 keeps half of it; GE-18 is about 26.0.
  private var distance: String {
    let environment = scenario.environment
    return environment.effectiveVersion >= 26
      && environment.infoPlist.designRequiresCompatibility != true
      ? "to 10 points below the top" : "by 20 points"
  }

  private var leavingVisible: Explanation.Fix {
    .init(
      "Leave the status bar visible in a stack, and hide it on a screen that covers all.",
      by: (now.explanation.lastUpdate?.provenance.hidden).map {
        .set(.prefersStatusBarHidden, on: $0.answeredBy, to: .bool(false))
      })
  }

  /// The presented controller that hides the bar while a stack is still seen behind it.
  private func hiderInFront(of stack: Name) -> Name? {
    guard let chain = now.explanation.lastUpdate?.provenance.hidden?.chain else { return nil }
    return chain.drop { $0.controller != stack }.first { $0.reason.isPresentation }?.controller
  }

  private func waiting(for hider: Name) -> Explanation.Fix {
    .init(
      """
      Hide it once \(text(hider)) covers the stack: return false from its prefersStatusBarHidden until \
      the completion of present, then true, and call setNeedsStatusBarAppearanceUpdate.
      """)
  }

  /// The way to keep a navigation bar where it is.
  private var barThatStays: String {
    scenario.environment.effectiveVersion < 11
      ? "Subclass UINavigationBar so that its height stays 64, as apps did on iOS 7."
      : """
      Hide the navigation controller's own bar and add a UINavigationBar at a fixed place, with \
      additionalSafeAreaInsets.top for the content. No report of a test of this was found.
      """
  }

  /// GE-18: on iOS 26.0 the inset stays as it was at launch.
  var keepsInset: Bool {
    scenario.environment.iOS >= 26 && scenario.environment.iOS < Version(26, 1)
  }

  var metrics: Device.Metrics {
    scenario.environment.device.metrics(on: scenario.environment.iOS)
  }

  /// The causes that a table of devices has wrong.
  private var heightsOfTheDevice: Explanation.Cause? {
    let device = scenario.environment.device
    let (before, after) = (device.metrics(on: 13).safeAreaTop, device.metrics(on: 14).safeAreaTop)
    if before != after {
      return .init(
        .insetOfVersion,
        [.here: device.rawValue, .value: before.plain, .other: after.plain],
        fix: "Read the inset from UIKit at run time, not from a table of devices.")
    }
    if isPortraitPhone, metrics.statusBarHeight != metrics.safeAreaTop {
      return .init(
        .barHeightIsNoInset,
        [
          .here: device.rawValue, .value: metrics.statusBarHeight.plain,
          .other: metrics.safeAreaTop.plain,
        ], fix: "Use safeAreaInsets.top, never the bar's height or a table of devices.")
    }
    if device.isPad, metrics.safeAreaTop > 20 {
      return .init(
        .insetOfPad, [.here: device.rawValue, .value: metrics.safeAreaTop.plain],
        fix: "Ask for the idiom as well before taking an inset for a notch.")
    }
    return nil
  }
}

extension ExplanationFacts.InsetTerm.Origin {
  /// True for what a container takes.
  fileprivate var isBar: Bool { if case .container = self { true } else { false } }
}
