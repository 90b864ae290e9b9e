import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFixing
import StatusQuoHarness
import StatusQuoPictures

// What Info.plist says about the bar, and how long that counts.
extension ExplainedScenario {
  var causesOfTheLaunch: [Explanation.Cause] {
    guard let launch = now.observation.launchBar else { return [] }
    let shown = now.observation.bar.appearance
    guard launch != shown else { return barThatStays }
    let toMatch = Explanation.Cure(
      "If the launch is wrong, let Info.plist match the first screen.",
      by: Change.launchBar(shown, insteadOf: launch, on: scenario.environment.effectiveVersion))
    if let (keys, isOne) = launchKeys {
      return [
        .init(
          """
          \(keys) in Info.plist \(isOne ? "is" : "are") for the launch only: the bar \
          is \(launch.words) until the first controller is asked, then \(shown.words). If only the \
          launch was to look so, nothing is wrong.
          """,
          cures: toKeep(launch) + [toMatch], .launchBar)
      ]
    }
    // Without an answer by code, a card makes the bar light, or the system is dark.
    guard let read = now.explanation.lastRead?.provenance,
      (read.style.map { saysStyle($0.answeredBy) } ?? false)
        || (read.hidden.map { saysHidden($0.answeredBy) } ?? false)
    else { return [] }
    return [
      .init(
        "The bar changes when the launch screen goes: until then Info.plist decides.",
        fix: "Let UIStatusBarStyle and UIStatusBarHidden match the first controller's answers.",
        by: toMatch.changes, .launchBar)
    ]
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
  private func toKeep(_ launch: BarAppearance) -> [Explanation.Cure] {
    let read = now.explanation.lastRead?.provenance
    let shown = now.observation.bar.appearance
    var cures: [Explanation.Cure] = []
    if launch.hidden != shown.hidden, let answerer = read?.hidden?.answeredBy {
      cures.append(
        .init(
          """
          To keep it \(launch.hidden ? "hidden" : "visible"), override prefersStatusBarHidden in \
          \(text(answerer)); in SwiftUI, .statusBarHidden().
          """, by: .set(.prefersStatusBarHidden, on: answerer, to: .bool(launch.hidden))))
    } else if launch.content != shown.content, let answerer = read?.style?.answeredBy {
      let style = launch.content == .light ? "lightContent" : "darkContent"
      cures.append(
        .init(
          """
          To keep \(launch.content.words), override preferredStatusBarStyle in \(text(answerer)).
          """, by: .set(.preferredStatusBarStyle, on: answerer, to: .word(style))))
    }
    return cures + [endOfAsking]
  }

  private var endOfAsking: Explanation.Cure {
    let isFrozen = scenario.environment.linkedSDK >= 27
    return .init(
      """
      Set UIViewControllerBasedStatusBarAppearance to NO, if no screen wants anything else: then \
      no getter is asked, SwiftUI and Apple's controllers are ignored, and \
      \(isFrozen ? "as this app is built with" : "once the app is built with") the iOS 27 SDK, no \
      setter changes it either.
      """, by: .applicationDecides)
  }

  /// Where the application object decides, the bar stays as Info.plist has it until code changes it.
  private var barThatStays: [Explanation.Cause] {
    guard case .application(isFrozen: false) = now.explanation.mode, step == nil,
      let (keys, isOne) = launchKeys
    else { return [] }
    return [
      .init(
        """
        The bar stays as \(keys) in Info.plist \(isOne ? "says" : "say") until \
        UIApplication's setters are called: UIViewControllerBasedStatusBarAppearance is NO.
        """,
        cures: [
          .init(
            "Set UIViewControllerBasedStatusBarAppearance to YES, and override the getters.",
            by: .controllersDecide)
        ] + changeOfKeys, .applicationDecides)
    ]
  }

  /// The other look of a bar that Info.plist gives one.
  var changeOfKeys: [Explanation.Cure] {
    guard let (keys, _) = launchKeys else { return [] }
    let shown = now.observation.bar.appearance
    var other = shown
    if shown.hidden { other.hidden = false } else { other.content = .dark }
    return [
      .init(
        "Change \(keys), if no screen wants anything else.",
        by: Change.launchBar(
          other, insteadOf: shown, on: scenario.environment.effectiveVersion))
    ]
  }
}
