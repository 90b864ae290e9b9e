import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioBuilder
import StatusQuoScenarioFiles
import StatusQuoSeededBugs
import Testing

/// The fixes of `explain` are played on both models before they are shown.
@Suite struct FixesTests {
  private static let search = FixSearch()

  private static func explanation(of scenario: Scenario, upTo step: Int? = nil) -> Explanation {
    Explanation(scenario, moments: moments(of: scenario, upTo: step ?? scenario.steps.count))
  }

  private static func moments(of scenario: Scenario, upTo last: Int) -> [Moment] {
    narrate(scenario, upTo: last) { $0 == last }
  }

  /// The explanation with the fixes that the reference and a resolver agree on.
  private static func played<Subject: Resolver & SendableMetatype>(
    _ scenario: Scenario, upTo step: Int? = nil,
    _ make: @escaping @Sendable (Scenario) -> Subject
  ) -> Explanation {
    var models = LockStep(reference: { ReferenceModel($0) }, subject: make)
    return explanation(of: scenario, upTo: step).playingFixes {
      models.firstDivergence(on: $0) == nil
    }
  }

  private static func played(_ scenario: Scenario, upTo step: Int? = nil) -> Explanation {
    played(scenario, upTo: step) { CachedResolver($0) }
  }

  /// A sheet that says something of the bar, over a dark screen.
  private static let sheet = Scenario {
    window("W") { plain("Home", .preferredStatusBarStyle(.lightContent)) }
    detached {
      plain(
        "Sheet", .preferredStatusBarStyle(.darkContent), .modalPresentationStyle(.pageSheet))
    }
  } steps: {
    [.present($0["Sheet"], from: $0["Home"]), .dismiss(from: $0["Sheet"])]
  }

  @Test func `a sheet that captures makes the bar dark over black, which is said`() throws {
    let explanation = Self.played(Self.sheet, upTo: 1)
    let fix = try #require(explanation.unheard.first?.fix)
    let capture = Change.set(
      .modalPresentationCapturesStatusBarAppearance,
      on: try #require(Self.sheet.controllers.first { $0.place == .detached }?.name),
      to: .bool(true))
    #expect(fix.changes == [capture])
    let outcome = try #require(fix.outcome)
    #expect(
      outcome.then == [
        "the bar is visible with dark text", "Sheet answers for the style",
        "Sheet answers for hidden",
      ])
    #expect(outcome.but.contains { $0.hasSuffix("the bar is not light on the black behind it.") })
    // A fix of the cause includes it, behind one that leads to nothing else.
    #expect(!explanation.article().text().contains("All at once"))
    let fixes = try #require(explanation.causes.first).fixes
    #expect(fixes.first?.outcome?.but == [])
    #expect(fixes.dropFirst().contains { $0.changes == [capture] })
  }

  @Test func `what a fix changes at other steps is listed with the screen`() throws {
    let scenario = Scenario(iOS: 12, device: .iPhone8) {
      window("W") {
        navigation("N") {
          plain("A")
          plain("B", .preferredStatusBarStyle(.lightContent))
        }
      }
    } steps: {
      [.pop(on: $0["N"]), .enterBackground]
    }
    let explanation = Self.played(scenario, upTo: 0)
    let fix = try #require(
      explanation.causes.flatMap(\.fixes).first { $0.text.contains("barStyle of N to black") })
    #expect(fix.outcome?.then == ["the bar is visible with light text"])
    #expect(
      fix.outcome?.also.map { $0.step } == [1, 2])
    #expect(
      explanation.article().text().contains(
        "Also: after step 1, N.pop(), on A: the bar is visible with light text"))
  }

  @Test func `a setter that asks for what is seen is no surprise`() throws {
    let scenario = Scenario {
      window("W") { plain("A") }
    } steps: { _ in
      [.setStatusBarStyle(.darkContent)]
    }
    let explanation = Self.played(scenario, upTo: 1)
    #expect(explanation.isRight)
    #expect(explanation.causes.first?.text.hasPrefix("UIApplication's setters do nothing") == true)
  }

  @Test func `on an iPad the key that decides is changed`() throws {
    let file = try #require(
      ConformanceDocument.documents(in: "info-plist-keys").first {
        $0.fileName == "row-14-no-code"
      })
    let scenario = try file.read().scenario
    let fixes = Self.played(scenario, upTo: 0).causes.first?.fixes
    #expect(fixes?.count == 3)
    #expect(fixes?.last?.outcome != nil)
  }

  @Test func `a fix on which the models disagree is not shown`() throws {
    let bug = try #require(SeededBug.named("presentation-never-captures"))
    let right = Self.played(Self.sheet, upTo: 1)
    #expect(!right.unheard.isEmpty)
    let wrong = Self.played(Self.sheet, upTo: 1) {
      WrongResolver($0, bug: bug) { CachedResolver($0) }
    }
    #expect(wrong.unheard.isEmpty)
    #expect(
      wrong.causes.flatMap(\.fixes).allSatisfy { fix in
        fix.changes.allSatisfy { $0 != right.unheard[0].fix.changes[0] }
      })
  }

  /// For each document, after each step: the fixes shown were played, and few causes are without a
  /// fix.
  @Test func `every document's fixes hold`() throws {
    var (causes, without, fixes) = (0, 0, 0)
    for file in ConformanceDocument.all {
      let scenario = try file.read().scenario
      guard scenario.controllers.count * scenario.steps.count < 100 else { continue }
      for step in 0...scenario.steps.count {
        for cause in Self.played(scenario, upTo: step).causes {
          fixes += cause.fixes.count { $0.outcome != nil }
          if cause.isNote { continue }
          causes += 1
          if cause.fixes.isEmpty { without += 1 }
        }
      }
    }
    #expect(fixes > 500)
    #expect(without * 50 < causes)
  }
}
