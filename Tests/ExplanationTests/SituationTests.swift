import AppearanceModel
import Foundation
import ReferenceModel
import Reporting
import ScenarioFiles
import Testing

/// What people ask about the bar, dark mode and insets, and the scenario that shows it.
struct Situation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Below Tests/Conformance.
  let document: String
  /// The step to explain; nil is the last.
  var step: Int?
  /// The rule that a cause has to name.
  let rule: RuleID
  /// Part of what that cause has to say.
  let says: String
}

@Suite struct SituationTests {
  static let bar: [Situation] = [
    Situation(
      testDescription: "my preferredStatusBarStyle is never called in a navigation controller",
      document: "status-bar-cases/case-2", rule: .sb21, says: "is never called"),
    Situation(
      testDescription: "the app-level setter does nothing",
      document: "status-bar-cases/app-setter-with-yes", rule: .sb1,
      says: "UIApplication's setters do nothing"),
    Situation(
      testDescription: "my container hides my screen's wishes",
      document: "hiding-the-bar/2-child-ignored-after-needs", rule: .sb10,
      says: "forwards to none of them"),
    Situation(
      testDescription: "a modal over full screen can't set the bar",
      document: "rules/SB-26-overFullScreen", rule: .sb25, says: "can't set the bar"),
    Situation(
      testDescription: "controllers are not asked because of the key",
      document: "outcomes/appMode", rule: .sb1, says: "Controllers are never asked"),
    Situation(
      testDescription: "white text on a white screen since iOS 13",
      document: "rules/SB-16-default-in-dark", rule: .sb16, says: "default is not black"),
    Situation(
      testDescription: "an overlay window steals the bar",
      document: "rules/SB-35-overlay-takes-the-bar", rule: .sb34, says: "decides the bar"),
    Situation(
      testDescription: "the bar is hidden in landscape",
      document: "rules/SB-14-phone", rule: .sb14, says: "hides in landscape"),
    Situation(
      testDescription: "the bar can't be shown in landscape on a notch phone",
      document: "rules/SB-15-iPhone-X", step: 1, rule: .sb15, says: "no bar in landscape"),
    Situation(
      testDescription: "launched in landscape, never back in portrait",
      document: "rules/SB-7-launched-in-landscape", step: 0, rule: .sb7, says: "for good"),
    Situation(
      testDescription: "I changed the value and nothing happens",
      document: "rules/T-15-stored-values", step: 1, rule: .t15, says: "is not shown yet"),
    Situation(
      testDescription: "removing a child leaves the bar hidden",
      document: "hiding-the-bar/4-remove-leaves-stale", rule: .t13,
      says: "does not restore the bar"),
    Situation(
      testDescription: "a light bar behind a sheet that I did not ask for",
      document: "rules/SB-27-light-while-up", step: 1, rule: .sb27, says: "draws the bar light"),
    Situation(
      testDescription: "black on black behind a card because something captures",
      document: "rules/SB-27-card-that-captures", rule: .sb27, says: "captures the bar"),
    Situation(
      testDescription: "the bar does not disappear smoothly",
      document: "rules/SB-13-iOS-7-outside-an-animation", rule: .sb13, says: "The bar jumps"),
    Situation(
      testDescription: "the bar changes after an image picker",
      document: "rules/SB-24-image-picker", step: 1, rule: .sb24, says: "image pickers"),
    Situation(
      testDescription: "key-value coding on the status bar crashes",
      document: "rules/SB-39-iOS-13", step: 1, rule: .sb39, says: "raises from iOS 13"),
    Situation(
      testDescription: "wrong bar after a cancelled dismissal",
      document: "rules/SB-31-iOS-7", rule: .t10, says: "iOS 7 does not ask again"),
    Situation(
      testDescription: "light during launch, then black",
      document: "rules/SB-2-launch-style", step: 0, rule: .sb2, says: "launch screen"),
    Situation(
      testDescription: "a global override in an extension stopped working",
      document: "rules/SB-20-iOS-13.4", rule: .sb20, says: "in an extension"),
    Situation(
      testDescription: "hidden by the screen, style by the navigation controller",
      document: "rules/SB-22-bar-visible", rule: .sb22, says: "Two controllers answer"),
    Situation(
      testDescription: "my navigation controller is not the window's root",
      document: "rules/SB-38-nested-navigation", rule: .sb38, says: "they are never asked"),
    Situation(
      testDescription: "what a popover presents is not asked",
      document: "rules/SB-28-not-over-then-full", rule: .sb28, says: "can't set the bar"),
    Situation(
      testDescription: "rotation changes the presentation and the bar does not follow",
      document: "rules/SB-29-iOS-9.3-sheet-turned-to-portrait", rule: .sb29,
      says: "fixed when it is presented"),
    Situation(
      testDescription: "with the iOS 27 SDK the bar can't be changed any more",
      document: "rules/SB-6-linked-with-27", rule: .sb6, says: "iOS 27 SDK"),
    Situation(
      testDescription: "hard-coded heights break on new phones",
      document: "rules/GE-4-iPhone-15", rule: .ge4, says: "points high"),
  ]

  static let screens: [Situation] = [
    Situation(
      testDescription: "a modal ignores the presenter's forced style",
      document: "rules/TR-6-presented-iOS-17", rule: .tr6, says: "which presents it"),
    Situation(
      testDescription: "the header is off on a mini",
      document: "rules/GE-4-iPhone-12-mini", rule: .ge4, says: "the safe area starts at 50"),
    Situation(
      testDescription: "the style flips twice on the way to the background",
      document: "rules/TR-23-background", step: 1, rule: .tr23, says: "and back"),
    Situation(
      testDescription: "a toast in its own window follows the system",
      document: "rules/TR-20-new-window", step: 1, rule: .tr20,
      says: "does not follow the style of window"),
    Situation(
      testDescription: "an alert keeps the device's style",
      document: "rules/TR-19-alert-iOS-17", step: 1, rule: .tr19, says: "The alert"),
    Situation(
      testDescription: "the top inset goes with the hidden bar on phones without a notch",
      document: "rules/GE-7-hidden-without-notch", rule: .ge7, says: "top inset is 0"),
    Situation(
      testDescription: "leading with left crashes",
      document: "rules/GE-14-leading-and-left", step: 1, rule: .ge14, says: "raises"),
    Situation(
      testDescription: "a cancelled swipe-back leaves the wrong style",
      document: "dark-mode-transitions/D-5-cancel", rule: .tr13, says: "cancelled swipe-back"),
    Situation(
      testDescription: "a view's override does not reach embedded controllers",
      document: "rules/TR-9-container-view-iOS-16", rule: .tr5, says: "does not reach"),
    Situation(
      testDescription: "the safe area is larger than expected below a navigation bar",
      document: "rules/GE-5-island", rule: .ge3, says: "includes the bar"),
  ]

  @Test(arguments: bar + screens) func `an explanation names the cause and a cure`(
    _ situation: Situation
  ) throws {
    let report = try why(situation.document, step: situation.step)
    let cause = try #require(
      report.causes.first { $0.rules.contains(situation.rule) && $0.text.contains(situation.says) },
      "\(report.text)")
    #expect(!cause.fix.isEmpty)
  }
}

/// Why things are as they are after a step of a conformance document.
func why(_ document: String, step: Int? = nil) throws -> WhyReport {
  let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Conformance/\(document).json")
  let text = try String(contentsOf: file, encoding: .utf8)
  let scenario = try ScenarioDocument(parsing: text, file: document).scenario
  var model = ReferenceModel(scenario)
  var moments: [ExplainedMoment] = []
  for number in 0...(step ?? scenario.steps.count) {
    if number > 0 { model.apply(scenario.steps[number - 1]) }
    let rules = model.rulesUsed
    var observation = Observation()
    model.observe(into: &observation)
    moments.append(
      ExplainedMoment(observation: observation, explanation: model.explain(), rules: rules))
  }
  return WhyReport(scenario, moments: moments)
}
