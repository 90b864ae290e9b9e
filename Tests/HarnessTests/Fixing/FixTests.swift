import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFixing
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoScenarioBuilder
import Testing

/// The smallest changes that make wishes true.
@Suite struct FixTests {
  private static let search = FixSearch()

  /// Two containers, neither of which forwards: the screen is heard when both do.
  private static let drawer = Scenario {
    window("W") {
      plain("Drawer") {
        plain("Pager") { plain("Home", .preferredStatusBarStyle(.lightContent)) }
      }
    }
  }

  private static func name(_ text: String, in scenario: Scenario) -> Name {
    var names = scenario.names
    return names[text]
  }

  private static func place(of property: PropertyName.Known) throws -> Int {
    try #require(Controller.properties.firstIndex { $0.setName == property })
  }

  @Test func `a wish that holds needs no change`() {
    let report = Self.search.fixes(for: [Wish(.bar(.dark))], of: Self.drawer)
    #expect(report.broken.isEmpty)
    #expect(report.fixes.isEmpty)
    #expect(report.tried.isEmpty)
  }

  @Test func `all single changes are tried before pairs`() throws {
    let home = Self.name("Home", in: Self.drawer)
    let report = Self.search.fixes(for: [Wish(.bar(.light), whenOnTop: home)], of: Self.drawer)
    #expect(report.tried == [report.changes])
    #expect(report.fixes.allSatisfy { $0.changes.count == 1 })
    let style = try Self.place(of: .preferredStatusBarStyle)
    let drawer = Self.name("Drawer", in: Self.drawer)
    #expect(
      report.fixes.contains {
        $0.changes == [.controller(drawer, property: style, .word("lightContent"))]
      })
  }

  /// Each fix makes the wishes true, and no part of it does.
  @Test func `no part of a pair is enough`() throws {
    let (home, app) = (Self.name("Home", in: Self.drawer), Self.drawer)
    let wishes = [Wish(.bar(.light), whenOnTop: home), Wish(.style(.dark), whenOnTop: home)]
    var dark = Self.search.fixes(for: wishes, of: app)
    // A dark root makes both true at once.
    #expect(dark.tried.count == 1)
    let apart = [Wish(.bar(.light), whenOnTop: home), Wish(.style(.light), whenOnTop: home)]
    dark = Self.search.fixes(for: apart + [Wish(.bar(.shown))], of: app)
    #expect(dark.tried.count == 1)
    // Hidden by one answer, dark by another.
    let both = [Wish(.bar(.hidden), whenOnTop: home), Wish(.style(.dark), whenOnTop: home)]
    let report = Self.search.fixes(for: both, of: app)
    #expect(report.tried.count == 2)
    #expect(report.isComplete)
    #expect(!report.fixes.isEmpty)
    for fix in report.fixes {
      #expect(fix.changes.count == 2)
      let moments = fix.scenario.seenMoments()
      #expect(fix.scenario.brokenWishes(both, in: moments).isEmpty)
      #expect(fix.scenario.problem == nil)
    }
    for wish in both {
      #expect(!Self.search.fixes(for: [wish], of: app).fixes.isEmpty)
    }
  }

  @Test func `what can't be had is said, with what would have to be given up`() throws {
    let scenario = Scenario(orientation: .landscape) { window("W") { plain("Home") } }
    let home = Self.name("Home", in: scenario)
    var search = Self.search
    search.largest = 2
    // A phone with an island has no bar in landscape: hiding it is the only thing that can be had.
    let shown = search.fixes(for: [Wish(.bar(.shown), whenOnTop: home)], of: scenario)
    #expect(shown.broken.isEmpty)
    let styles = [Wish(.style(.dark), whenOnTop: home), Wish(.style(.light), whenOnTop: home)]
    let report = search.fixes(for: styles, of: scenario)
    #expect(report.fixes.isEmpty)
    #expect(report.concessions.isEmpty)
    #expect(report.tried.count == 2)
    #expect(report.isComplete)
    let old = Scenario(iOS: 12, device: .iPhone8) { window("W") { plain("Home") } }
    let dark = search.fixes(
      for: [Wish(.style(.dark), whenOnTop: Self.name("Home", in: old))], of: old)
    #expect(dark.fixes.isEmpty)
    let properties = dark.concessions.map { Scenario.properties[$0.property].name }
    #expect(properties.contains("environment.iOS") || properties.contains("environment.linkedSDK"))
  }

  @Test func `the budget ends a search, which says so`() {
    let home = Self.name("Home", in: Self.drawer)
    var search = Self.search
    search.budget = 40
    let wishes = [Wish(.bar(.hidden), whenOnTop: home), Wish(.style(.dark), whenOnTop: home)]
    let report = search.fixes(for: wishes, of: Self.drawer)
    #expect(!report.isComplete)
    #expect(report.tried.reduce(0, +) == 40)
  }

  /// Many controllers and steps: a single trial takes long.
  private static var large: Scenario {
    var scenario = Scenario {
      window("W") {
        plain("Root") {
          for number in 1...200 { plain("Screen \(number)") }
        }
      }
    }
    scenario.steps = Array(repeating: .enterBackground, count: 220)
    return scenario
  }

  @Test func `a large app has fewer trials, and the report says what was not tried`() {
    var search = FixSearch()
    search.work = 10 * 201 * 221
    let report = search.fixes(for: [Wish(.bar(.light)), Wish(.bar(.dark))], of: Self.large)
    #expect(report.tried == [11])
    #expect(!report.isComplete)
    #expect(!report.hasTriedConcessions)
  }

  @Test func `a search that is stopped in a large app keeps what it has found`() {
    var questions = 0
    let report = Self.search.fixes(for: [Wish(.bar(.hidden))], of: Self.large) {
      questions += 1
      return questions > 20
    }
    #expect(report.tried == [20])
    #expect(!report.isComplete)
    #expect(!report.fixes.isEmpty)
  }

  @Test func `a fix leaves the steps of the app as they were`() throws {
    let scenario = Scenario {
      window("W") { plain("Home", .preferredStatusBarStyle(.darkContent)) }
      detached { plain("Sheet") }
    } steps: {
      [.present($0["Sheet"], from: $0["Home"])]
    }
    let report = Self.search.fixes(for: [Wish(.bar(.dark), after: 1)], of: scenario)
    #expect(!report.fixes.isEmpty)
    for fix in report.fixes {
      #expect(fix.scenario.steps.contains(scenario.steps[0]))
      let last = try #require(
        fix.scenario.seenMoments().last)
      #expect(last.world.presentations.count == 1)
    }
  }

  @Test func `what changes the least besides comes first`() throws {
    let scenario = Scenario(systemStyle: .dark) { window("W") { plain("Home") } }
    let home = Self.name("Home", in: scenario)
    let report = Self.search.fixes(for: [Wish(.bar(.dark), whenOnTop: home)], of: scenario)
    let first = try #require(report.fixes.first)
    let style = try Self.place(of: .preferredStatusBarStyle)
    #expect(first.changes == [.controller(home, property: style, .word("darkContent"))])
    #expect(first.collateral.isEmpty)
    #expect(first.differentFlows == 0)
    #expect(report.fixes.dropFirst().allSatisfy { !$0.collateral.isEmpty })
  }
}
