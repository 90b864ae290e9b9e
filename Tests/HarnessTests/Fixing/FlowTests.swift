import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoCatalog
import StatusQuoFixing
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoReferenceModel
import StatusQuoScenarioBuilder
import StatusQuoSeededBugs
import Testing

/// Flows of an app and the wishes that they break.
@Suite struct FlowTests {
  private static let bothModels = LockStep(
    reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })

  private static let app = Scenario(device: .iPhone8) {
    window("W") {
      tab("T") {
        navigation("N", .childForStatusBarStyle(.topViewController)) {
          plain("Home", .preferredStatusBarStyle(.lightContent))
        }
        plain("Profile", .prefersStatusBarHidden(.stored))
      }
    }
    detached {
      plain("Detail")
      plain("Sheet", .modalPresentationStyle(.overFullScreen))
    }
  } steps: {
    [.set(.known(.storedHidden), to: .bool(true), on: $0["Profile"])]
  }

  private static func name(_ text: String) -> Name {
    var names = app.names
    return names[text]
  }

  private static func search(
    _ wishes: [Wish], of scenario: Scenario = app, longest: Int = 3
  ) -> FlowReport {
    bothModels.flowsBreaking(wishes, of: scenario, longest: longest)
  }

  @Test func `the alphabet follows from the document`() {
    let calls = Set(Self.app.flowSteps)
    let (n, t, home, profile) = (
      Self.name("N"), Self.name("T"), Self.name("Home"), Self.name("Profile")
    )
    let (detail, sheet) = (Self.name("Detail"), Self.name("Sheet"))
    let expected: [Step] = [
      .set(.known(.storedHidden), to: .bool(true), on: profile),
      .push(detail, on: n), .push(sheet, on: n), .pop(on: n), .beginInteractivePop(on: n),
      .cancelInteractivePop(on: n), .finishInteractivePop(on: n), .select(n, on: t),
      .select(profile, on: t), .present(detail, from: t), .present(sheet, from: t),
      .present(sheet, from: detail), .present(detail, from: sheet), .dismiss(from: sheet),
      .dismiss(from: detail), .beginInteractiveDismiss(sheet), .rotate(to: .landscape),
      .rotate(to: .portrait), .setSystemStyle(.dark), .setSystemStyle(.light), .enterBackground,
      .enterForeground,
    ]
    #expect(calls.isSuperset(of: expected))
    #expect(!calls.contains(.push(home, on: n)))
    #expect(calls.allSatisfy { $0.fits(Self.app) })
  }

  static let wishes: [(wish: Wish, steps: Int?)] = [
    (Wish(.bar(.light), whenOnTop: name("Home")), nil),
    (Wish(.bar(.shown)), 1),
    (Wish(.bar(.dark), whenOnTop: name("Detail")), 1),
    (Wish(.upToDate), 2),
    (Wish(.bar(.dark)), 0),
    (Wish(.bar(.hidden), after: 1), 1),
    (Wish(.bar(.light), after: 1), nil),
  ]

  @Test(arguments: wishes) func `the shortest flow is found`(wish: Wish, steps: Int?) {
    let report = Self.search([wish])
    #expect(report.difference == nil)
    #expect(report.broken.first?.scenario.steps.count == steps)
  }

  @Test func `no shorter flow breaks the wish, and the flow that is found does`() throws {
    let wish = Wish(.upToDate)
    let found = try #require(Self.search([wish]).broken.first)
    #expect(found.scenario.brokenWishes([wish], in: Self.moments(of: found.scenario)).count == 1)
    // The flows of fewer steps, played one by one.
    var shorter = 0
    func play(_ scenario: Scenario) {
      let moments = Self.moments(of: scenario)
      if let last = scenario.steps.last, moments.last?.observation.outcome != .applied {
        shorter += 1
        #expect(Self.app.flowSteps.contains(last))
        return
      }
      shorter += 1
      #expect(scenario.brokenWishes([wish], in: moments).isEmpty)
      guard scenario.steps.count + 1 < found.scenario.steps.count else { return }
      for step in Self.app.flowSteps {
        var longer = scenario
        longer.steps.append(step)
        play(longer)
      }
    }
    var start = Self.app
    start.steps = []
    play(start)
    #expect(found.shorter == shorter)
  }

  private static func moments(of scenario: Scenario) -> [Moment] {
    scenario.seenMoments()
  }

  @Test func `each wish has its own flow`() {
    let wishes = [
      Wish(.bar(.dark), whenOnTop: Self.name("Detail")), Wish(.bar(.dark)), Wish(.upToDate),
    ]
    let report = Self.search(wishes)
    #expect(report.broken.map(\.index) == [0, 1, 2])
    #expect(report.broken.map { $0.scenario.steps.count } == [1, 0, 2])
    #expect(report.length == 2)
  }

  @Test func `a mistake of a model shows in the flows of an app`() throws {
    let bug = try #require(SeededBug.named("structure-push-keeps-style"))
    let models = LockStep(
      reference: { ReferenceModel($0) },
      subject: { WrongResolver($0, bugs: [bug]) { CachedResolver($0) } })
    let report = models.flowsBreaking(
      [Wish(.bar(.light), whenOnTop: Self.name("Home"))], of: Self.app, longest: 2)
    let difference = try #require(report.difference)
    #expect(!report.holds)
    #expect(difference.scenario.steps.count <= 2)
  }

  @Test func `a search that is stopped says how far it came`() {
    var asked = 0
    let report = Self.bothModels.flowsBreaking(
      [Wish(.bar(.light), whenOnTop: Self.name("Home"))], of: Self.app, longest: 6
    ) { _ in
      asked += 1
      return true
    }
    #expect(asked == 1)
    #expect(report.length < 6)
  }

  /// The app's controllers that are on top, and the steps after which they are.
  static let tops: [(steps: [Step], onTop: [String])] = [
    ([], ["T", "N", "Home"]),
    ([.push(name("Detail"), on: name("N"))], ["T", "N", "Detail"]),
    ([.select(name("Profile"), on: name("T"))], ["T", "Profile"]),
    ([.present(name("Sheet"), from: name("T"))], ["Sheet"]),
    (
      [
        .present(name("Sheet"), from: name("T")), .present(name("Detail"), from: name("Sheet")),
      ], ["Detail"]
    ),
    (
      [.present(name("Sheet"), from: name("T")), .dismiss(from: name("Sheet"))], ["T", "N", "Home"]
    ),
  ]

  @Test(arguments: tops)
  func `what is covered is not on top`(steps: [Step], onTop: [String]) throws {
    var scenario = Self.app
    scenario.steps = steps
    let last = try #require(Self.moments(of: scenario).last)
    let found = scenario.controllers.filter { last.world.isOnTop($0.name) }
    #expect(found.map { scenario.names.text($0.name) } == onTop)
  }
}
