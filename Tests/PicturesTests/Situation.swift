import Foundation
import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoReferenceModel
import StatusQuoScenarioFiles
import StatusQuoTestSupport

/// A document of the conformance suite, with all its moments.
struct Situation {
  let scenario: Scenario
  let story: Story

  /// The situation whose file begins with a number: `01`.
  init(_ number: String) throws {
    let folder = packageFolder.appending(path: "Tests/Conformance/situations")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    guard let name = names.first(where: { $0.hasPrefix(number) && !$0.contains("fixed") }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    let bytes = try Data(contentsOf: folder.appending(path: name))
    scenario = try ScenarioDocument(parsing: [UInt8](bytes), file: name).scenario
    story = Story(playing: scenario)
  }
}

extension Story {
  /// Every moment of a scenario on the reference; the last one matters.
  init(playing scenario: Scenario) {
    var model = ReferenceModel(scenario)
    var moments: [Moment.Pictured] = []
    for number in 0...scenario.steps.count {
      if number > 0 { model.apply(scenario.steps[number - 1]) }
      var observation = Observation()
      model.observe(into: &observation)
      let snapshot = model.snapshot()
      moments.append(
        Moment.Pictured(
          number: number,
          call: number == 0 ? "launch" : scenario.steps[number - 1].kind.rawValue,
          expected: observation, snapshot: snapshot,
          settings: snapshot.controllers.map { $0.shortSettings },
          windowSettings: snapshot.windows.map { _ in [] },
          didAsk: model.explain().didUpdateBar))
    }
    self.init(names: scenario.names, moments: moments, focus: moments.count - 1)
  }
}

extension Controller {
  /// Some of the values that are not UIKit's default: the real list is made elsewhere.
  fileprivate var shortSettings: [String] {
    var settings: [String] = []
    if case .constant(let hidden)? = prefersStatusBarHidden {
      settings.append("prefersStatusBarHidden: \(hidden)")
    }
    if case .constant(let style)? = preferredStatusBarStyle {
      settings.append("preferredStatusBarStyle: \(style)")
    }
    if overrideUserInterfaceStyle != .unspecified {
      settings.append("overrideUserInterfaceStyle: \(overrideUserInterfaceStyle)")
    }
    if isNavigationBarHidden { settings.append("isNavigationBarHidden: true") }
    return settings
  }
}
