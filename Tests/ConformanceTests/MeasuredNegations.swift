import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

/// A law without what was measured of a rule: it leaves something out of the scenario, or shows something
/// else than both models do.
enum MeasuredNegation: Sendable {
  case playing(@Sendable (inout Scenario) -> Void)
  case showing(@Sendable (_ now: inout Observation, _ before: Observation?, Scenario) -> Void)

  func observations(
    of scenario: Scenario, by play: (Scenario) throws -> [Observation]
  ) rethrows -> [Observation] {
    switch self {
    case .playing(let change):
      var other = scenario
      change(&other)
      return try play(other)
    case .showing(let change):
      let shown = try play(scenario)
      return shown.indices.map { step in
        var now = shown[step]
        change(&now, step > 0 ? shown[step - 1] : nil, scenario)
        return now
      }
    }
  }
}

extension MeasuredNegation {
  /// By the rule that would not hold.
  static let all: [RuleID: MeasuredNegation] = heights.merging(bars) { $1 }.merging(calls) { $1 }
    .merging(styles) { $1 }

  private static let heights: [RuleID: MeasuredNegation] = [
    // An additional inset adds nothing.
    .ge1: .playing { $0.changeControllers { $0.additionalSafeAreaInsetsTop = 0 } },
    // Insets end above the bar.
    .ge3: .showing { now, _, scenario in
      let inset = now.top(of: "N", in: scenario)
      now.changeTops(of: "S", in: scenario) { _ in inset }
    },
    // Every bar starts at the inset.
    .ge5: .showing { now, _, scenario in
      let inset = now.top(of: "N", in: scenario)
      now.changeTops(of: "S", in: scenario) { _ in inset + 54 }
    },
    // No bar has the design of iOS 26.
    .ge6: .playing { $0.environment.infoPlist.designRequiresCompatibility = true },
    // A hidden bar leaves its inset.
    .ge7: .showing { now, _, scenario in
      let metrics = scenario.environment.device.metrics(on: scenario.environment.iOS)
      now.changeTops(of: nil, in: scenario) { $0 == 0 ? metrics.safeAreaTop : $0 }
    },
    // A phone that is turned keeps its inset.
    .ge8: keptInRotation,
    .ge12: keptInRotation,
    // The inset is that of before iOS 26.
    .ge9: .playing { ($0.environment.iOS, $0.environment.linkedSDK) = (18, 18) },
    // The screen has no home indicator, or bars are as before iOS 26.
    .ge19: .showing { now, _, _ in now.changeBottoms { [20, 25, 34].contains($0) ? 0 : $0 } },
    // Nothing disables the vertical bar.
    .ge27: .playing { $0.changeControllers { $0.preferredVerticalBarBehavior = nil } },
    .ge20: .playing { $0.environment.infoPlist.designRequiresCompatibility = true },
    // No height is compact.
    .tr28: .showing { now, _, scenario in
      now.changeTops(of: "S", in: scenario) { $0 == 78 ? 64 : $0 }
    },
  ]

  /// A rotation leaves the geometry as it was.
  private static let keptInRotation = MeasuredNegation.showing { now, before, scenario in
    guard now.step > 0, case .rotate = scenario.steps[now.step - 1] else { return }
    now.geometry = before?.geometry
  }

  private static let bars: [RuleID: MeasuredNegation] = [
    .sb1: .playing { $0.environment.infoPlist.viewControllerBasedStatusBarAppearance = nil },
    .sb4: .playing { $0.environment.infoPlist.statusBarHidden = nil },
    .sb9: .playing {
      $0.changeControllers {
        $0.prefersStatusBarHidden = $0.prefersStatusBarHidden ?? .constant(true)
      }
    },
    .sb14: .playing {
      $0.changeControllers {
        $0.prefersStatusBarHidden = $0.prefersStatusBarHidden ?? .constant(false)
      }
    },
    .t18: keptInRotation,
  ]

  private static let calls: [RuleID: MeasuredNegation] = [
    .l0: .showing { now, _, _ in now.calls.reverse() },
    // A view is loaded last.
    .l1: .showing { now, _, _ in
      let loads = now.calls.filter { $0.method == .viewDidLoad }
      now.calls = now.calls.filter { $0.method != .viewDidLoad } + loads
    },
    // No presenter leaves.
    .l3: .playing {
      $0.changeControllers {
        if $0.modalPresentationStyle == .fullScreen { $0.modalPresentationStyle = .overFullScreen }
      }
    },
    // A sheet is full screen in compact width.
    .w7: .playing {
      $0.changeControllers {
        if $0.modalPresentationStyle == .pageSheet { $0.modalPresentationStyle = .fullScreen }
      }
    },
    // A dismissal ends nothing.
    .w6: .playing { scenario in
      for (place, step) in scenario.steps.enumerated() {
        if case .dismiss = step { scenario.steps[place] = .enterForeground }
      }
    },
    // All children of a split view controller are on screen.
    .w8: .playing { $0.environment.device = .iPhone16Plus },
    // A step that is refused pops all the same.
    .w1: .playing { scenario in
      for (place, step) in scenario.steps.enumerated() {
        if case .popTo(let name, let stack) = step, name == scenario.controllers.last?.name {
          scenario.steps[place] = .popToRoot(on: stack)
        }
      }
    },
    // Popping to a stranger raises everywhere.
    .w2: .playing { ($0.environment.iOS, $0.environment.linkedSDK) = (18, 18) },
  ]

  private static let styles: [RuleID: MeasuredNegation] = [
    // A view's override travels up.
    .tr1: .showing { now, _, scenario in
      for controller in scenario.controllers {
        guard let view = now.style(of: controller.name.rootView) else { continue }
        now.setStyle(of: controller.name, to: view)
      }
    },
    .tr3: .playing { $0.dropOverrides { $0.windows.map(\.name) } },
    .tr4: .playing { scenario in
      scenario.changeControllers { $0.overrideUserInterfaceStyle = .unspecified }
      scenario.dropOverrides { $0.controllers.map(\.name) }
    },
    // A view's override is its own.
    .tr5: .showing { now, _, scenario in
      let root = scenario.controllers[0]
      for view in root.views where view.superview != root.name.rootView {
        now.setStyle(of: view.name, to: .light)
      }
    },
    // What is presented follows the system.
    .tr7: .showing { now, _, scenario in
      for controller in scenario.controllers where controller.modalPresentationStyle == .pageSheet {
        now.setStyle(of: controller.name.rootView, to: .light)
      }
    },
    // Styles change with the next step only.
    .tr13: .showing { now, before, _ in
      guard let before else { return }
      for style in before.styles { now.setStyle(of: style.node, to: style.style) }
    },
    // Nothing is kept of an override that is taken back.
    .tr14: .playing { ($0.environment.iOS, $0.environment.linkedSDK) = (17, 17) },
    // Views of a detached tree follow their controllers.
    .tr15: .playing { ($0.environment.iOS, $0.environment.linkedSDK) = (16, 16) },
  ]
}

extension Observation {
  fileprivate func top(of name: String, in scenario: Scenario) -> Double {
    geometry?.safeAreaTop.first { scenario.names.text($0.controller) == name }?.top ?? 0
  }

  /// Changes the top insets of a controller's root view, or of all.
  fileprivate mutating func changeTops(
    of name: String?, in scenario: Scenario, _ change: (Double) -> Double
  ) {
    for index in geometry?.safeAreaTop.indices ?? 0..<0 {
      guard let entry = geometry?.safeAreaTop[index] else { continue }
      if let name, scenario.names.text(entry.controller) != name { continue }
      geometry?.safeAreaTop[index].top = change(entry.top)
    }
  }

  fileprivate mutating func changeBottoms(_ change: (Double) -> Double) {
    for index in (safeArea ?? []).indices {
      safeArea![index].bottom = safeArea![index].bottom.map(change)
    }
  }

  fileprivate func style(of node: Name) -> UserInterfaceStyle? {
    styles.first { $0.node == node }?.style
  }

  fileprivate mutating func setStyle(of node: Name, to style: UserInterfaceStyle) {
    for index in styles.indices where styles[index].node == node { styles[index].style = style }
  }
}

extension Scenario {
  fileprivate mutating func changeControllers(_ change: (inout Controller) -> Void) {
    for index in controllers.indices { change(&controllers[index]) }
  }

  /// Puts a step without effect in the place of those that set the override of certain nodes.
  fileprivate mutating func dropOverrides(of nodes: (Scenario) -> [Name]) {
    let nodes = nodes(self)
    for index in steps.indices {
      if case .set(.known(.overrideUserInterfaceStyle), _, let name) = steps[index],
        nodes.contains(name)
      {
        steps[index] = .enterForeground
      }
    }
  }
}
