import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness

// What Info.plist says about the bar, and how long that counts.
extension ExplainedScenario {
  var causeInTheLaunch: Explanation.Cause? {
    if case .application(let isFrozen) = now.explanation.mode { return isFrozen ? nil : oneLook }
    let shown = now.observation.bar.appearance
    guard let launch = now.observation.launchBar, launch != shown else { return nil }
    let toMatch = Explanation.Fix(
      "If the launch is wrong, let Info.plist match the first screen.",
      by: Change.launchBar(shown, insteadOf: launch, in: scenario.environment))
    if let (keys, isOne) = launchKeys {
      return .init(
        isOne ? .keyOfLaunch : .keysOfLaunch,
        [.here: keys, .value: launch.words, .other: shown.words], fixes: toKeep(launch) + [toMatch]
      ).asNote(isOwnAnswer(launch))
    }
    // Without an answer by code, a card makes the bar light, or the system is dark.
    guard let update = now.explanation.lastUpdate?.provenance,
      (update.style.map { saysStyle($0.answeredBy) } ?? false)
        || (update.hidden.map { saysHidden($0.answeredBy) } ?? false)
        || isColoredByCode && !update.lightBehindCard
    else { return nil }
    return .init(
      .launchDiffers,
      fix: "Let UIStatusBarStyle and UIStatusBarHidden match the first controller's answers.",
      by: toMatch.changes
    ).asNote()
  }

  /// True if a window or a controller on screen has a style of its own, which Info.plist does not know.
  private var isColoredByCode: Bool {
    scenario.environment.effectiveVersion >= 13
      && (scenario.windows.contains { $0.overrideUserInterfaceStyle != .unspecified }
        || controllersNow.contains {
          $0.overrideUserInterfaceStyle != .unspecified && allOnScreen.contains($0.name)
        })
  }

  /// True if the first screen itself asks for what differs from the launch: so it was meant.
  private func isOwnAnswer(_ launch: BarAppearance) -> Bool {
    guard let update = now.explanation.lastUpdate else { return false }
    let shown = now.observation.bar.appearance
    return (launch.content == shown.content || !update.saysNothing(.style))
      && (launch.hidden == shown.hidden || !update.saysNothing(.hidden))
  }

  /// The keys that give the launch a look.
  private var launchKeys: (names: String, isOne: Bool)? {
    let plist = scenario.environment.infoPlist
    let isPad = scenario.environment.device.isPad && plist.statusBarHiddenOnPad != nil
    let hides = (isPad ? plist.statusBarHiddenOnPad : plist.statusBarHidden) == true
    let keys =
      ((plist.statusBarStyle ?? .default) == .default ? [] : ["UIStatusBarStyle"])
      + (hides ? [isPad ? "UIStatusBarHidden~ipad" : "UIStatusBarHidden"] : [])
    return keys.isEmpty ? nil : (keys.joined(separator: " and "), keys.count == 1)
  }

  /// The look of the launch for the first screen too: in code, or by the key that ends the asking.
  private func toKeep(_ launch: BarAppearance) -> [Explanation.Fix] {
    let update = now.explanation.lastUpdate?.provenance
    let shown = now.observation.bar.appearance
    var fixes: [Explanation.Fix] = []
    if launch.hidden != shown.hidden, let answerer = update?.hidden?.answeredBy {
      fixes.append(
        .init(
          """
          To keep it \(launch.hidden ? "hidden" : "visible"), override prefersStatusBarHidden in \
          \(text(answerer)); in SwiftUI, .statusBarHidden().
          """, by: .set(.prefersStatusBarHidden, on: answerer, to: .bool(launch.hidden))))
    }
    if launch.content != shown.content, let answerer = update?.style?.answeredBy {
      let style = launch.content == .light ? "lightContent" : "darkContent"
      fixes.append(
        .init(
          """
          To keep \(launch.content.words), override preferredStatusBarStyle in \(text(answerer)).
          """, by: .set(.preferredStatusBarStyle, on: answerer, to: .word(style))))
    }
    return fixes + [endOfAsking()]
  }

  /// No controller is asked any more, and Info.plist says how the bar looks.
  func endOfAsking(as wanted: BarAppearance? = nil) -> Explanation.Fix {
    let keys = wanted.map {
      Change.launchBar(
        $0, insteadOf: now.observation.bar.appearance, in: scenario.environment)
    }
    return .init(
      [Change.applicationDecides].sentence(AppNames(scenario: scenario)),
      by: [.applicationDecides] + (keys ?? []))
  }

  /// Where the application object decides, the bar stays as Info.plist has it until code changes it,
  /// and looks so on every screen.
  private var oneLook: Explanation.Cause? {
    let isSet = scenario.steps.prefix(moments.count - 1).contains {
      switch $0 {
      case .setStatusBarStyle, .setStatusBarHidden: true
      default: false
      }
    }
    guard launchKeys != nil || isSet, !now.explanation.isHiddenByCompactHeight else { return nil }
    let keys = launchKeys.map { "\($0.names) in Info.plist \($0.isOne ? "says" : "say")" }
    let stays =
      isSet
      ? "UIApplication's setters said" : "\(keys ?? "") until UIApplication's setters are called"
    return .init(
      .oneLook, [.value: now.observation.bar.appearance.words, .other: stays],
      fixes: [
        .init(
          "Set UIViewControllerBasedStatusBarAppearance to YES, and override the getters.",
          // A setter that does nothing then is no step that can be played.
          by: isSet ? nil : .controllersDecide),
        .init("Call UIApplication's setters when a screen that differs comes, and when it goes."),
      ] + (isSet ? [] : changeOfKeys)
    ).asNote()
  }

  /// The other look of a bar that Info.plist gives one.
  var changeOfKeys: [Explanation.Fix] {
    guard let (keys, _) = launchKeys else { return [] }
    let shown = now.observation.bar.appearance
    var other = shown
    if shown.hidden { other.hidden = false } else { other.content = .dark }
    return [
      .init(
        "Change \(keys), if no screen wants anything else.",
        by: Change.launchBar(
          other, insteadOf: shown, in: scenario.environment))
    ]
  }
}
