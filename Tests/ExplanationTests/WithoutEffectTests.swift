import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioBuilder
import Testing

/// Settings and overrides of an app that have no effect.
@Suite struct WithoutEffectTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let scenario: Scenario
    let cause: String
    let fix: String
    let rules: [RuleID]
  }

  static let rows = [
    Row(
      testDescription: "getters while the application decides",
      scenario: Scenario(infoPlist: InfoPlist(viewControllerBasedStatusBarAppearance: false)) {
        window("W") {
          navigation("N", .childForStatusBarStyle(.topViewController)) {
            plain("Home", .prefersStatusBarHidden(true))
            plain("Silent")
          }
        }
      },
      cause: "Controllers are never asked while the application object decides the bar: the getters"
        + " of N and Home are not called.",
      fix: "Set UIViewControllerBasedStatusBarAppearance to YES. Use UIApplication's setters.",
      rules: [.sb1, .sb5]),
    Row(
      testDescription: "the same of many controllers, where setters do nothing either",
      scenario: Scenario(
        iOS: 27, infoPlist: InfoPlist(viewControllerBasedStatusBarAppearance: false)
      ) {
        window("W") {
          tab("T") {
            for name in ["A", "B", "C", "D", "E"] { plain(name, .prefersStatusBarHidden(true)) }
          }
        }
      },
      cause: "Controllers are never asked while the application object decides the bar: the getters"
        + " of A, B, C and 2 more are not called.",
      // It is searched.
      fix: "", rules: [.sb1, .sb5]),
    Row(
      testDescription: "styles of an app built with an old SDK",
      scenario: Scenario(iOS: 16, linkedSDK: 12, infoPlist: InfoPlist(userInterfaceStyle: .dark)) {
        window("W", overrideUserInterfaceStyle: .dark) {
          plain("A", .overrideUserInterfaceStyle(.dark))
        }
      },
      cause:
        "UIUserInterfaceStyle and overrideUserInterfaceStyle of W and A have no effect: it needs"
        + " an app built with SDK 13.0, this one is linked with SDK 12.0.",
      fix: "Build the app with the iOS 13.0 SDK or a later one.", rules: [.tr2]),
    Row(
      testDescription: "styles of a controller on an old system",
      scenario: Scenario(iOS: 12) {
        window("W") { plain("A", .overrideUserInterfaceStyle(.dark)) }
      },
      cause: "overrideUserInterfaceStyle of A has no effect: it came with iOS 13.0, and this is iOS"
        + " 12.0.",
      fix:
        "Nothing can be done on this version; call it behind #available(iOS 13.0, *).",
      rules: [.tr2]),
    Row(
      testDescription: "trait overrides of an app built before them",
      scenario: Scenario(iOS: 17, linkedSDK: 16) {
        window("W") { plain("A", .traitOverridesUserInterfaceStyle(.dark)) }
      },
      cause: "traitOverrides.userInterfaceStyle of A has no effect: it needs an app built with SDK"
        + " 17.0, this one is linked with SDK 16.0.",
      fix: "Build the app with the iOS 17.0 SDK or a later one.", rules: [.tr11]),
    Row(
      testDescription: "dark mode and an app built before it",
      scenario: Scenario(iOS: 16, linkedSDK: 12, systemStyle: .dark) { window("W") { plain("A") } },
      cause: "The app stays light in dark mode: it is linked with SDK 12.0.",
      fix: "Build the app with the iOS 13.0 SDK or a later one.", rules: [.tr2]),
    Row(
      testDescription: "a key of Info.plist that an older SDK does not know",
      scenario: Scenario(
        iOS: 26, linkedSDK: 18, infoPlist: InfoPlist(designRequiresCompatibility: true)
      ) { window("W") { plain("A") } },
      cause:
        "UIDesignRequiresCompatibility has no effect: it needs an app built with SDK 26.0, this"
        + " one is linked with SDK 18.0.",
      fix: "None is needed: bars have the design before iOS 26 anyway.", rules: [.ge5]),
    Row(
      testDescription: "trait overrides of a scene before there are any",
      scenario: Scenario(iOS: 16, sceneTraitOverridesUserInterfaceStyle: .dark) {
        window("W") { plain("A") }
      },
      cause: "sceneTraitOverrides has no effect: it came with iOS 17.0, and this is iOS 16.0.",
      fix: "Nothing can be done on this version; call it behind #available(iOS 17.0, *).",
      rules: [.sc4]),
    Row(
      testDescription: "the width of a phone's scene",
      scenario: Scenario(horizontalSizeClass: .compact) { window("W") { plain("A") } },
      cause: "horizontalSizeClass has no effect: a phone's width follows from the device and its"
        + " orientation.",
      fix: "Leave it out; or choose an iPad, on iOS 9 or later.", rules: [.sc5]),
    Row(
      testDescription: "views whose place UIKit decides",
      scenario: Scenario {
        window("W") {
          navigation("N", .viewInsetsTop(20)) {
            plain("A", .viewInsetsLeft(8)) { plain("B", .viewInsetsTop(20)) }
          }
        }
      },
      cause: "viewInsets of N and A have no effect: UIKit gives these views their place, and only a"
        + " plain parent leaves that to the app.",
      fix: "Leave them out; or put the controller into a plain one.", rules: [.ge21]),
    Row(
      testDescription: "an answer that no system asks for yet",
      scenario: Scenario(iOS: 10, observes: [.systemGestures]) {
        window("W") { plain("A", .prefersHomeIndicatorAutoHidden(true)) }
      },
      cause: "prefersHomeIndicatorAutoHidden of A has no effect: it came with iOS 11.0, and this is"
        + " iOS 10.0.",
      fix: "Nothing can be done on this version; call it behind #available(iOS 11.0, *).",
      rules: [.sg1]),
    Row(
      testDescription: "a style that another one goes before",
      scenario: Scenario(iOS: 17) {
        window("W") {
          plain("A", .overrideUserInterfaceStyle(.dark), .traitOverridesUserInterfaceStyle(.light))
        }
      },
      cause:
        "overrideUserInterfaceStyle of A has no effect while traitOverrides.userInterfaceStyle is"
        + " set there, which goes before it.",
      fix: "Leave out traitOverrides.userInterfaceStyle of A, or set that.", rules: [.tr11]),
    Row(
      testDescription: "a style for a child that has its own",
      scenario: Scenario(iOS: 17) {
        window("W") {
          navigation("N", .setOverrideTraitCollection(.dark, forChild: "A")) {
            plain("A", .overrideUserInterfaceStyle(.light))
          }
        }
      },
      cause:
        "setOverrideTraitCollection of N has no effect while overrideUserInterfaceStyle of A is"
        + " set.",
      fix: "Leave out overrideUserInterfaceStyle of A.", rules: [.tr4, .tr10]),
  ]

  @Test(arguments: rows) func `what is set for nothing is a cause`(_ row: Row) throws {
    let causes = Self.explanation(of: row.scenario).causes
    let cause = try #require(
      causes.first { $0.text == row.cause }, "\(causes.map(\.text).joined(separator: "\n"))")
    #expect(cause.fixes.map(\.text).joined(separator: " ") == row.fix)
    #expect(cause.rules == row.rules)
  }

  @Test func `what has an effect is none`() {
    let scenario = Scenario(
      iOS: 26, infoPlist: InfoPlist(userInterfaceStyle: .dark, designRequiresCompatibility: true)
    ) {
      window("W", overrideUserInterfaceStyle: .dark) {
        plain("A", .overrideUserInterfaceStyle(.dark), .traitOverridesUserInterfaceStyle(.dark))
      }
    }
    #expect(Self.explanation(of: scenario).causes.isEmpty)
  }

  @Test func `a style that another controller's goes before is noted, as it may be meant`() throws {
    let row = try #require(Self.rows.last)
    #expect(Self.explanation(of: row.scenario).causes.allSatisfy { $0.isNote })
  }

  @Test func `where no source has an inset, nothing is said to have no effect on it`() {
    let scenario = Scenario(iOS: 17, observes: [.safeArea]) {
      window("W") {
        tab("T") {
          navigation("N", .isToolbarHidden(false)) {
            plain("A", .additionalSafeAreaInsetsBottom(20))
          }
        }
      }
    }
    #expect(!Self.explanation(of: scenario).causes.contains { $0.text.contains("no effect") })
  }

  @Test func `a setting that says the same as another one is no cause`() {
    let scenario = Scenario(iOS: 17) {
      window("W") {
        plain("A", .overrideUserInterfaceStyle(.dark), .traitOverridesUserInterfaceStyle(.dark))
      }
    }
    #expect(!Self.explanation(of: scenario).causes.contains { $0.text.contains("no effect") })
  }

  /// Generated scenarios on the version that brought a property that is set there.
  private static func scenarios(with property: Property<Controller>) -> some Sequence<Scenario> {
    (UInt64(0)..<20_000).lazy.map { Profile.mixed.scenario(seed: $0) }
      .filter {
        $0.controllers.count < 12 && $0.steps.count < 8
          && $0.controllers.contains { !property.isDefault($0) }
      }
      .map { scenario in
        var scenario = scenario
        scenario.observes = Set(ObservedPart.allCases)
        scenario.environment.iOS = property.since
        scenario.environment.linkedSDK = property.since
        return scenario
      }
  }

  @Test(
    arguments: Controller.properties.filter { $0.since > 7 && $0.effect != .darkens }.map(\.name))
  func `a property that came later is named before`(_ name: String) throws {
    let property = try #require(Controller.properties.first { $0.name == name })
    let before = Version.boundaries.last { $0 < property.since } ?? 7
    var isNamed = false
    for scenario in Self.scenarios(with: property).prefix(400) where !isNamed {
      var without = scenario
      for index in without.controllers.indices {
        property.setRank(&without.controllers[index], 0)
      }
      guard Self.observed(scenario) != Self.observed(without) else { continue }
      var earlier = scenario
      earlier.environment.iOS = before
      earlier.environment.linkedSDK = before
      without.environment = earlier.environment
      guard Self.observed(earlier) == Self.observed(without) else { continue }
      isNamed = true
      let causes = Self.explanation(of: earlier).causes
      let cause = causes.first { $0.text.hasPrefix("\(name) of ") && $0.text.contains("no effect") }
      #expect(cause?.rules.isEmpty == false, "\(causes.map(\.text))")
    }
    #expect(isNamed)
  }

  private static func observed(_ scenario: Scenario) -> [Observation] {
    narrate(scenario, upTo: scenario.steps.count).map { $0.observation }
  }

  @Test func `the tree says who decides`() {
    let scenario = Scenario {
      window("W") { navigation("N") { plain("A", .prefersStatusBarHidden(true)) } }
    }
    let text = Self.explanation(of: scenario).article().text(ink: .terminal)
    #expect(
      text.contains(
        """
        iOS 18.0 on iPhone 15

        window W
        `- N: navigation <- decides the style
           `- A: plain <- decides hidden, prefersStatusBarHidden: true
        """))
    #expect(text.contains("\u{1B}[1mWho decides\u{1B}[0m\n"))
    #expect(!Self.explanation(of: scenario).article().text().contains("\u{1B}"))
  }

  private static func explanation(of scenario: Scenario) -> Explanation {
    Explanation(
      scenario,
      moments: narrate(scenario, upTo: scenario.steps.count) { _ in true })
  }
}
