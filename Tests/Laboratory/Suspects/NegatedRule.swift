package import StatusQuoAppearanceModel
import StatusQuoCatalog
package import StatusQuoFindings
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoSeededBugs

/// The reference as it would be if one rule did not hold.
///
/// Kept apart from what findings cite: a negation knows the rule's statement, not what it says where it decides.
package enum NegatedRule: Sendable {
  /// Another scenario is played: the law ignores what the rule is about.
  case ignoring(@Sendable (inout Scenario) -> Void)
  /// The last step comes to something else.
  case changing(@Sendable (inout Observation, ExplainedScenario) -> Void)

  /// The observation after the last step; nil where the scenario is no longer valid.
  package func observation(of scenario: Scenario, upTo step: Int) -> Observation? {
    switch self {
    case .ignoring(let change):
      var scenario = scenario
      change(&scenario)
      return scenario.problem == nil
        ? narrate(scenario, upTo: step).last?.observation : nil
    case .changing(let change):
      let story = ExplainedScenario(scenario, moments: narrate(scenario, upTo: step))
      var observation = story.now.observation
      change(&observation, story)
      return observation
    }
  }

  /// The rules that can be negated.
  package static let all: [RuleID: NegatedRule] = updates.merging(silences) { $1 }.merging(bars) {
    $1
  }
  .merging(styles) { $1 }.merging(rest) { $1 }
  .merging(gestures) { $1 }.merging(scenes) { $1 }

  /// A step that updates the bar by one of these does not.
  private static let updates: [RuleID: NegatedRule] = table([
    .t1, .t3, .t4, .t5, .t7, .t8, .t9, .t10, .t11, .t16, .t18, .sc6, .t20, .t21, .t22, .sb36,
  ]) { rule in
    .changing { observation, story in
      if story.now.rules.contains(rule), story.now.didUpdateBar {
        observation.keep(.all, of: story.before)
      }
    }
  }

  /// A step that updates no bar by one of these does.
  private static let silences: [RuleID: NegatedRule] = table([
    .t6, .t12, .t13, .t15, .t17, .t23, .t27,
  ]) { rule in
    .changing { observation, story in
      guard observation.outcome == .applied, !story.now.didUpdateBar,
        let read = story.now.explanation.updateNow,
        story.now.rules.contains(rule) || story.step?.kind.silence?.rules().contains(rule) ?? false
      else { return }
      let bar = observation.upToDateBar
      (observation.bar.hidden, observation.bar.content) = (bar.hidden, bar.content)
      (observation.provenance, observation.stale) = (read.provenance, nil)
    }
  }

  private static let bars: [RuleID: NegatedRule] = [
    .t2: .changing { observation, story in
      guard story.step == nil, let bar = observation.launchBar else { return }
      (observation.bar.hidden, observation.bar.content) = (bar.hidden, bar.content)
      observation.provenance = nil
    },
    .t19: .changing { observation, story in
      if story.now.rules.contains(.t19), let before = story.before {
        observation.bar.content = before.bar.content
      }
    },
    .sb2: .changing { observation, _ in
      if let bar = observation.launchBar {
        observation.launchBar = BarAppearance(hidden: !bar.hidden, content: bar.content.other)
      }
    },
    .sb9: .ignoring {
      $0.changeControllers { controller in
        controller.preferredStatusBarStyle =
          controller.preferredStatusBarStyle == nil ? .constant(.lightContent) : nil
        controller.prefersStatusBarHidden =
          controller.prefersStatusBarHidden == nil ? .constant(true) : nil
      }
    },
    .sb11: .ignoring {
      $0.changeControllers { ($0.childForStatusBarStyle, $0.childForStatusBarHidden) = (nil, nil) }
      $0.dropSteps(of: .childForStatusBarStyle)
      $0.dropSteps(of: .childForStatusBarHidden)
    },
    .w5: visibleIsTop, .sb23: visibleIsTop,
    .sb12: animation, .sb13: animation,
    .sb14: .ignoring {
      $0.changeControllers {
        $0.prefersStatusBarHidden = $0.prefersStatusBarHidden ?? .constant(false)
      }
    },
    .sb15: .changing { observation, story in
      guard observation.provenance?.forcedHidden ?? false else { return }
      observation.provenance?.forcedHidden = false
      observation.bar.hidden = story.now.explanation.lastUpdate?.prefersHidden ?? false
    },
    .sb16: .changing { observation, story in
      if story.updated.rules.contains(.sb16) || story.now.explanation.lastUpdate?.style != .default
      {
        observation.bar.content = observation.bar.content.other
      }
    },
    .sb21: .ignoring {
      $0.changeControllers { $0.isNavigationBarHidden.toggle() }
      $0.dropSteps(of: .isNavigationBarHidden)
    },
    .sb40: .ignoring { $0.changeControllers { $0.hasBarAppearance = false } },
    .sb22: .ignoring {
      $0.changeControllers { controller in
        if controller.kind == .navigation { controller.childForStatusBarHidden = .nil }
      }
    },
    .sb24: .ignoring {
      $0.changeControllers { controller in
        guard controller.kind == .tab else { return }
        (controller.childForStatusBarStyle, controller.childForStatusBarHidden) = (.nil, .nil)
      }
    },
    .sb25: .ignoring {
      $0.changeControllers { controller in
        if [.fullScreen, nil].contains(controller.modalPresentationStyle) {
          controller.modalPresentationStyle = .overFullScreen
        }
        controller.modalPresentationCapturesStatusBarAppearance = false
      }
    },
    .sb26: .ignoring {
      $0.changeControllers { $0.modalPresentationCapturesStatusBarAppearance = true }
    },
    .sb27: .changing { observation, _ in
      guard observation.provenance?.lightBehindCard ?? false else { return }
      observation.provenance?.lightBehindCard = false
      observation.bar.content = .dark
    },
    .sb34: .ignoring { scenario in
      scenario.windows.reverse()
      for index in scenario.windows.indices { scenario.windows[index].level.negate() }
    },
    .sb35: .ignoring { scenario in
      for index in scenario.windows.indices { scenario.windows[index].coversScreen = true }
      scenario.dropSteps(of: .coversScreen)
    },
  ]

  private static let visibleIsTop = NegatedRule.ignoring {
    $0.changeControllers { controller in
      if controller.childForStatusBarStyle == .visibleViewController {
        controller.childForStatusBarStyle = .topViewController
      }
      if controller.childForStatusBarHidden == .visibleViewController {
        controller.childForStatusBarHidden = .topViewController
      }
    }
  }

  private static let animation = NegatedRule.changing { observation, story in
    guard story.didChangeHidden else { return }
    observation.bar.animated.toggle()
    observation.bar.animation = observation.bar.animation == .slide ? .fade : .slide
  }

  private static let styles: [RuleID: NegatedRule] = [
    .tr2: .ignoring { $0.environment.infoPlist.userInterfaceStyle = nil },
    .tr3: .ignoring { scenario in
      for index in scenario.windows.indices {
        scenario.windows[index].overrideUserInterfaceStyle = .unspecified
      }
      let windows = scenario.windows.map { $0.name }
      scenario.dropSteps(of: .overrideUserInterfaceStyle) { windows.contains($0) }
    },
    .tr4: .ignoring { scenario in
      scenario.changeControllers { $0.overrideUserInterfaceStyle = .unspecified }
      let names = scenario.controllers.map { $0.name }
      scenario.dropSteps(of: .overrideUserInterfaceStyle) { names.contains($0) }
    },
    .tr5: .ignoring { scenario in
      scenario.changeControllers { controller in
        controller.viewOverrideUserInterfaceStyle = .unspecified
        for index in controller.views.indices {
          controller.views[index].overrideUserInterfaceStyle = .unspecified
        }
      }
      let others = scenario.controllers.map { $0.name } + scenario.windows.map { $0.name }
      scenario.dropSteps(of: .overrideUserInterfaceStyle) { !others.contains($0) }
    },
    .tr6: .changing { observation, story in
      for account in story.now.explanation.styles {
        guard case .window = account.origin, let presenter = account.presenter,
          let style = observation.style(of: presenter),
          let index = observation.styles.firstIndex(where: { $0.node == account.node })
        else { continue }
        observation.styles[index].style = style
      }
    },
    .tr7: .ignoring {
      $0.changeControllers { $0.presentationOverrideTraitCollection = .unspecified }
    },
    .tr8: .ignoring {
      $0.changeControllers {
        ($0.overrideTraitCollectionForChild, $0.setOverrideTraitCollection) = (nil, [])
      }
    },
    .tr9: .changing { observation, story in
      for account in story.now.explanation.styles {
        guard case .superview = account.origin,
          let index = observation.styles.firstIndex(where: { $0.node == account.node })
        else { continue }
        observation.styles[index].style = account.style.opposite
      }
    },
    .tr11: .ignoring {
      $0.changeControllers { $0.traitOverridesUserInterfaceStyle = nil }
      $0.dropSteps(of: .traitOverridesUserInterfaceStyle)
    },
    .tr13: .changing { observation, story in
      guard let before = story.before, story.now.rules.contains(.tr13) else { return }
      observation.traitChanges = []
      for index in observation.styles.indices {
        let node = observation.styles[index].node
        observation.styles[index].style =
          before.style(of: node) ?? observation.styles[index].style
      }
    },
    .tr14: .changing { observation, story in
      for account in story.now.explanation.styles where account.origin == .system {
        guard let index = observation.styles.firstIndex(where: { $0.node == account.node })
        else { continue }
        observation.styles[index].style = account.style.opposite
      }
    },
    .tr23: .changing { observation, story in
      if story.now.rules.contains(.tr23) { observation.traitChanges = [] }
    },
  ]

  private static let rest: [RuleID: NegatedRule] = [
    .w2: .changing { observation, _ in
      observation.outcome = observation.outcome == .applied ? .ignored(.noChange) : .applied
    },
    .w8: .changing { observation, _ in observation.calls = [] },
    .l0: .changing { observation, _ in observation.calls.reverse() }, .l3: calls(.l3),
    .l5: calls(.l5), .l6: calls(.l6), .l8: calls(.l8),
    .w14: .ignoring { $0.changeControllers { $0.hasPopoverSource = true } },
    .l1: .changing { observation, _ in
      let appears = observation.calls.filter { $0.method == .viewWillAppear }
      let isFirst = observation.calls.contains { $0.method == .viewDidLoad }
      observation.calls.removeAll { $0.method == .viewDidLoad }
      if isFirst { return }
      observation.calls =
        appears.map { LifecycleCall(controller: $0.controller, method: .viewDidLoad) }
        + observation.calls
    },
    .ge1: .changing { observation, _ in
      for index in observation.geometry?.safeAreaTop.indices ?? 0..<0 {
        observation.geometry?.safeAreaTop[index].top += 1
      }
    },
    .ge19: .changing { observation, _ in
      for index in (observation.safeArea ?? []).indices {
        observation.safeArea![index].bottom? += 1
        observation.safeArea![index].left? += 1
      }
    },
    .ge20: .changing { observation, story in
      guard story.now.rules.contains(.ge20),
        let most = observation.safeArea?.compactMap(\.bottom).max()
      else { return }
      for index in observation.safeArea!.indices where observation.safeArea![index].bottom == most {
        observation.safeArea![index].bottom? -= 1
      }
    },
    .ge25: insetsOfDisplay(.ge25), .ge26: insetsOfDisplay(.ge26), .ge27: insetsOfDisplay(.ge27),
    .ge28: .ignoring { $0.environment.linkedSDK = $0.environment.iOS },
    .ge29: .ignoring { $0.changeControllers { $0.isTabBarHidden = false } },
    .ge22: .ignoring { $0.changeControllers { $0.hidesBottomBarWhenPushed = false } },
    .ge21: .ignoring { $0.changeControllers { $0.viewInsets = ViewInsets() } },
    .sb8: .changing { observation, _ in
      if observation.geometry?.statusBarHeight == 0 { observation.geometry?.statusBarHeight = 20 }
    },
    .ge4: .changing { observation, _ in
      if let height = observation.geometry?.statusBarHeight, height > 0 {
        observation.geometry?.statusBarHeight = height - 1
      }
    },
    .ge12: .changing { observation, story in
      guard let before = story.before?.geometry else { return }
      observation.geometry?.safeAreaTop = before.safeAreaTop
    },
    .w13: .changing { observation, _ in
      for index in observation.geometry?.covers.indices ?? 0..<0 {
        observation.geometry?.covers[index].height = 0
      }
    },
  ]

  /// Insets where a rule of iPhone Duo decided are a point more.
  private static func insetsOfDisplay(_ rule: RuleID) -> NegatedRule {
    .changing { observation, story in
      guard story.now.rules.contains(rule) else { return }
      for index in observation.geometry?.safeAreaTop.indices ?? 0..<0 {
        observation.geometry?.safeAreaTop[index].top += 1
      }
      for index in observation.safeArea?.indices ?? 0..<0 {
        observation.safeArea?[index].bottom? += 1
      }
    }
  }

  private static let gestures: [RuleID: NegatedRule] = [
    .sg1: .changing { observation, _ in
      if observation.systemGestures != nil { observation.systemGestures = SystemGestures() }
    },
    .sg2: .changing { observation, _ in
      guard let hides = observation.systemGestures?.homeIndicatorAutoHidden else { return }
      if observation.systemGestures?.homeIndicatorAnswer == nil { return }
      observation.systemGestures?.homeIndicatorAutoHidden = !hides
    },
    .sg3: endingGestures { [.forwardedByNavigation, .forwardedByTab].contains($0) },
    .sg4: endingGestures {
      [.presentedFullScreen, .presentedCaptures, .presentedCustom].contains($0)
    },
    .sg5: .changing { observation, story in
      guard story.now.rules.contains(.sg5), let now = observation.systemGestures else { return }
      observation.systemGestures?.isStale = !now.isStale
    },
    .sg6: .changing { observation, story in
      guard story.now.rules.contains(.sg6), let now = observation.systemGestures else { return }
      observation.systemGestures?.isStale = !now.isStale
    },
    .sg7: .changing { observation, _ in
      guard let behavior = observation.systemGestures?.verticalBar else { return }
      observation.systemGestures?.verticalBar = behavior == .automatic ? .disabled : .automatic
    },
  ]

  /// The questions about the system's gestures end before some hops.
  private static func endingGestures(
    before isIncluded: @escaping @Sendable (Provenance.HopReason) -> Bool
  ) -> NegatedRule {
    .changing { observation, _ in
      guard var answer = observation.systemGestures?.homeIndicatorAnswer,
        let number = answer.chain.firstIndex(where: { isIncluded($0.reason) })
      else { return }
      answer.chain = Array(answer.chain[..<number])
      answer.answeredBy = answer.chain[number - 1].controller
      answer.stop = Provenance.Stop(at: answer.answeredBy, notAsked: nil, reason: .doesNotForward)
      observation.systemGestures?.homeIndicatorAnswer = answer
    }
  }

  /// Scenes: windows are of the main scene, or its bar is up to date where no other scene updates it.
  private static let scenes: [RuleID: NegatedRule] = [
    .sc1: .ignoring { $0.move(to: .main, from: .other) },
    .sc2: .ignoring { $0.move(to: .main, from: .none) },
    .sc3: .changing { observation, story in
      if story.now.rules.contains(.sc3) { observation.stale = nil }
    },
    .sc5: .ignoring { $0.environment.horizontalSizeClass = .regular },
    .sc4: .ignoring { $0.environment.sceneTraitOverridesUserInterfaceStyle = nil },
  ]

  private static func calls(_ rule: RuleID) -> NegatedRule {
    .changing { observation, story in
      if story.now.rules.contains(rule) { observation.calls.reverse() }
    }
  }

  private static func table(
    _ rules: [RuleID], _ negation: (RuleID) -> NegatedRule
  ) -> [RuleID: NegatedRule] {
    Dictionary(uniqueKeysWithValues: rules.map { ($0, negation($0)) })
  }
}

extension BarContent {
  fileprivate var other: BarContent { self == .light ? .dark : .light }
}

extension Scenario {
  fileprivate mutating func changeControllers(_ change: (inout Controller) -> Void) {
    for index in controllers.indices { change(&controllers[index]) }
  }

  /// Puts a step without effect in the place of those that set a property.
  fileprivate mutating func dropSteps(
    of property: PropertyName.Known, where isIncluded: (Name) -> Bool = { _ in true }
  ) {
    for index in steps.indices {
      if case .set(.known(property), _, let name) = steps[index], isIncluded(name) {
        steps[index] = .enterForeground
      }
    }
  }
}

extension Scenario {
  fileprivate mutating func move(to scene: WindowScene, from old: WindowScene) {
    for index in windows.indices where windows[index].scene == old { windows[index].scene = scene }
  }
}
