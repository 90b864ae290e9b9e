import Foundation
import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoTestSupport
import Testing

/// The documentation says what the code says.
struct DocumentationTests {
  private static let families: [(title: String, prefix: String)] = [
    ("The world and its steps", "W"), ("Lifecycle", "L"), ("The status bar", "SB"),
    ("What updates the status bar", "T"), ("Traits", "TR"), ("The system's gestures", "SG"),
    ("Scenes", "SC"),
    ("Geometry", "GE"),
  ]

  @Test func `every rule is listed with its grade and sources`() throws {
    var text = """
      # Rules

      What holds, since when, and the sources.

      ## Overview

      A rule keeps its id, which is also its address on this page. The reference model names it where
      it applies, `statusquo explain` names it in its sentences, and `statusquo explain SB-21` prints
      one with a document that shows it. A test fails for a rule that no scenario reaches. None was
      checked on a device by this project; of \(RuleID.allCases.count { !$0.measuredOn.isEmpty }) others measured a part on simulators. The grade
      says how well a whole rule is known:

      """
    for grade in Grade.allCases {
      let rules = RuleID.allCases.filter { $0.grade == grade }
      text += "- \(grade.words): \(rules.count) rules\n"
    }
    var listed = 0
    for family in Self.families {
      text += "\n## \(family.title)\n"
      for rule in RuleID.allCases where rule.id.hasPrefix(family.prefix + "-") {
        text += "\n### \(rule.id)\n\n\(rule.statement)\n\n"
        text += "\(rule.grade.words.capitalizedFirst): \(rule.source).\n"
        if !rule.measuredOn.isEmpty {
          text += "\nMeasured by others, in part: \(rule.measuredOn.joined(separator: ", ")).\n"
        }
        listed += 1
      }
    }
    #expect(listed == RuleID.allCases.count)
    let catalogue = packageFolder.appending(path: "Sources/AppearanceModel/AppearanceModel.docc")
    try expect(text, in: catalogue.appending(path: "Rules.md"))
  }

  @Test func `every device is listed with its numbers`() throws {
    var text = """
      # Devices

      The devices that a scenario can name, and their numbers on iOS 18.

      ## Overview

      `"environment": {"device": "iPhone 15"}` chooses one. Heights are in points, in portrait unless the
      column says otherwise. Of iPhone 18 Pro the insets were measured; its size and its bar are those of iPhone 17 Pro.
      What stands at the side of iPhone Duo is in [GE-25](Rules.md#ge-25).
      Some numbers differ on older versions; the rules of geometry say when
      ([GE-4](Rules.md#ge-4), [GE-11](Rules.md#ge-11)).

      | device | cut out | size | status bar | safe area | in landscape |
      | --- | --- | ---: | ---: | ---: | ---: |

      """
    for device in Device.allCases {
      let metrics = device.metrics(on: 18)
      let numbers = [metrics.statusBarHeight, metrics.safeAreaTop, metrics.landscapeSafeAreaTop]
      text += "| \(device.rawValue) | \(metrics.notch) | \(number(metrics.width)) x "
      text += "\(number(metrics.height)) | \(numbers.map(number).joined(separator: " | ")) |\n"
    }
    let catalogue = packageFolder.appending(path: "Sources/AppearanceModel/AppearanceModel.docc")
    try expect(text, in: catalogue.appending(path: "Devices.md"))
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  @Test func `every step and every reason is explained`() throws {
    let steps = try text("AppearanceModel", "Steps")
    let documents = try text("Scenarios/ScenarioFiles", "ScenarioDocuments")
    for kind in Step.Kind.allCases {
      #expect(steps.contains("`\(kind.rawValue)`"), "\(kind) in Steps.md")
      #expect(documents.contains("`\(kind.rawValue)`"), "\(kind) in ScenarioDocuments.md")
    }
    for reason in StepOutcome.Reason.allCases {
      #expect(steps.contains(reason.rawValue), "\(reason) in Steps.md")
    }
  }

  @Test func `every kind of controller and every property is explained`() throws {
    let documents = try text("Scenarios/ScenarioFiles", "ScenarioDocuments")
    for kind in Controller.Kind.allCases {
      #expect(documents.contains("`\(kind.rawValue)`"), "\(kind)")
    }
    for property in PropertyName.Known.allCases {
      let key = property.rawValue.split(separator: ".")[0]
      #expect(documents.contains("`\(key)`"), "\(property)")
    }
  }

  private func text(_ module: String, _ article: String) throws -> String {
    let name = module.split(separator: "/").last ?? ""
    let catalogue = packageFolder.appending(path: "Sources/\(module)/\(name).docc")
    return try String(contentsOf: catalogue.appending(path: "\(article).md"), encoding: .utf8)
  }
}
