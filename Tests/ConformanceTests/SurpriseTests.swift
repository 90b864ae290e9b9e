import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioFiles
import Testing

/// A surprise is a difference between what is seen and what somebody may expect: why and how come from
/// one search.
@Suite struct SurpriseTests {
  private static func scenario(_ text: String) throws -> Scenario {
    try ScenarioDocument(parsing: text, file: "app.json").scenario
  }

  private static func explain(_ scenario: Scenario, want: String...) throws -> Explanation {
    let wishes = try want.map { text throws in
      var wish = try Wish(text: text, of: scenario)
      wish.step = scenario.steps.count
      return wish
    }
    let seen = scenario.observing(wishes).observingItsAnswers
    let moments = narrate(seen, upTo: seen.steps.count) { $0 == seen.steps.count }
    return Explanation(seen, moments: moments, wishes: wishes).playingFixes { _ in true }
  }

  private static func documents() throws -> [(name: String, document: ScenarioDocument)] {
    try ConformanceDocument.documents(in: "situations").map { ($0.fileName, try $0.read()) }
  }

  @Test func `each surprise of the law is found in a document`() throws {
    var found: Set<Surprise> = []
    for scenario in try ConformanceDocument.documents(in: "").map({ try $0.read().scenario })
    where scenario.steps.count < 50 {
      let seen = scenario.observingItsAnswers
      let moments = narrate(seen, upTo: seen.steps.count) { _ in true }
      for last in moments.indices {
        let explanation = Explanation(seen, moments: Array(moments[...last]))
        found.formUnion(explanation.causes.compactMap { $0.surprise })
      }
    }
    for (document, want) in Self.rare {
      let scenario = try Self.scenario(document)
      let explanation =
        try want.map { try Self.explain(scenario, want: $0) } ?? Self.explain(scenario)
      let causes = explanation.causes + (explanation.supposed?.causes ?? [])
      found.formUnion(causes.compactMap { $0.surprise })
      #expect(!causes.contains { $0.text.contains("{") })
    }
    #expect(Surprise.allCases.filter { !found.contains($0) } == [])
  }

  /// Apps with surprises that no document of the sources has, and wishes for what is not seen there.
  private static let rare: [(document: String, want: String?)] = [
    // A window above that of the card.
    (
      ##"""
      {"version": 1, "environment": {"iOS": "15.0", "device": "iPhone 13"},
       "windows": [{"name": "W", "root": {"name": "A"}}, {"name": "V", "level": 1, "root": {"name": "B"}}],
       "controllers": [{"name": "Card", "modalPresentationStyle": "pageSheet"}],
       "steps": [{"do": "present", "controller": "Card", "from": "A"}]}
      """##, nil
    ),
    // A class of UIKit that overrides, and one that shows what runs in another process.
    (
      ##"""
      {"version": 1, "environment": {"iOS": "15.0"},
       "windows": [{"name": "W", "root": {"name": "UINavigationController", "kind": "navigation",
         "preferredStatusBarStyle": "lightContent", "children": [{"name": "A"}]}}]}
      """##, nil
    ),
    (
      ##"""
      {"version": 1, "environment": {"iOS": "15.0"}, "windows": [{"name": "W", "root": {"name": "A"}}],
       "controllers": [{"name": "S", "class": "SFSafariViewController", "modalPresentationStyle": "fullScreen",
         "preferredStatusBarStyle": "lightContent"}],
       "steps": [{"do": "present", "controller": "S", "from": "A"}]}
      """##, nil
    ),
    // A search controller over a screen without a context.
    (
      ##"""
      {"version": 1, "environment": {"iOS": "15.0"},
       "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation", "children": [{"name": "A"}]}}],
       "controllers": [{"name": "S", "class": "UISearchController", "modalPresentationStyle": "currentContext"}],
       "steps": [{"do": "present", "controller": "S", "from": "A"}]}
      """##, nil
    ),
    // SwiftUI content that presents such content.
    (
      ##"""
      {"version": 1, "environment": {"iOS": "16.0"},
       "windows": [{"name": "W", "root": {"name": "A", "class": "UIHostingController<A>",
         "overrideUserInterfaceStyle": "dark"}}],
       "controllers": [{"name": "B", "class": "UIHostingController<B>"}],
       "steps": [{"do": "present", "controller": "B", "from": "A"}]}
      """##, nil
    ),
    // A swipe back that is canceled.
    (
      ##"""
      {"version": 1, "environment": {"iOS": "17.0"},
       "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation", "isNavigationBarHidden": true, "children": [
         {"name": "A"}, {"name": "B", "preferredStatusBarStyle": "stored", "stored": {"style": "lightContent"},
           "actions": {"viewWillDisappear": [{"do": "setStored", "on": "self", "property": "style", "value": "default"}]}}]}}],
       "steps": [{"do": "beginInteractivePop", "on": "N"}, {"do": "cancelInteractivePop", "on": "N"}]}
      """##, nil
    ),
    // Screens whose classes may override.
    (app(##"{"name": "N", "kind": "navigation", "children": [{"name": "A"}]}"##), nil),
    (app(##"{"name": "P", "children": [{"name": "A"}]}"##), nil),
    // Methods that do not come.
    (stack(##"{"do": "enterBackground"}, {"do": "enterForeground"}"##), "A: viewDidAppear called"),
    (stack(##"{"do": "push", "controller": "B", "on": "N"}"##), "B: viewDidDisappear called"),
    (
      stack(
        ##"{"do": "push", "controller": "B", "on": "N"}, {"do": "pop", "on": "N"}"##),
      "B: viewDidAppear called"
    ),
    (stack(##"{"do": "enterBackground"}"##), "B: viewDidAppear called"),
    (stack(##"{"do": "present", "controller": "B", "from": "A"}"##), "A: viewDidDisappear called"),
    (
      stack(
        ##"{"do": "push", "controller": "B", "on": "N"}"##,
        ##""shouldAutomaticallyForwardAppearanceMethods": false, "children": [{"name": "C"}]"##),
      "C: viewDidAppear called"
    ),
    // The height of the bar, added once more.
    (
      ##"""
      {"version": 1, "environment": {"iOS": "17.0", "device": "iPhone 14"},
       "windows": [{"name": "W", "root": {"name": "A", "additionalSafeAreaInsetsTop": 47}}]}
      """##, nil
    ),
    // The design before iOS 26.
    (
      ##"""
      {"version": 1, "environment": {"iOS": "26.0", "linkedSDK": "18.0",
         "infoPlist": {"UIDesignRequiresCompatibility": true}},
       "windows": [{"name": "W", "root": {"name": "A"}}]}
      """##, nil
    ),
  ]

  private static func stack(_ steps: String, _ settings: String = ##""kind": "plain""##) -> String {
    ##"""
    {"version": 1, "environment": {"iOS": "17.0"},
     "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation", "children": [{"name": "A"}]}}],
     "controllers": [{"name": "B", \##(settings)}], "steps": [\##(steps)]}
    """##
  }

  @Test func `the first fix of each surprise is among those that 'fix' finds`() throws {
    var compared = 0
    for (name, document) in try Self.documents() where !name.hasSuffix("-fixed") {
      let explanation = try Self.explain(document.scenario)
      for cause in explanation.causes {
        guard !cause.wishes.isEmpty, let first = cause.fixes.first, !first.changes.isEmpty else {
          continue
        }
        let report = FixSearch().fixes(for: cause.wishes, of: document.scenario)
        let found = (report.fixes + [report.answering].compactMap { $0 }).map { Set($0.changes) }
        #expect(found.contains(Set(first.changes)), "\(name): \(first.text)")
        compared += 1
      }
    }
    #expect(compared >= 7)
  }

  @Test func `the first fix of a surprise ends it`() throws {
    for (name, document) in try Self.documents() where !name.hasSuffix("-fixed") {
      for cause in try Self.explain(document.scenario).causes where !cause.wishes.isEmpty {
        guard let changes = cause.fixes.first?.changes, !changes.isEmpty else { continue }
        let fixed = try #require(document.scenario.changed(by: changes))
        let after = try Self.explain(fixed).causes.filter { !$0.isNote }.map { $0.text }
        #expect(!after.contains(cause.text), "\(name)")
      }
    }
  }

  @Test func `nothing is wrong in an app that is fixed`() throws {
    var count = 0
    for (name, document) in try Self.documents() where name.hasSuffix("-fixed") {
      let explanation = try Self.explain(document.scenario)
      #expect(
        explanation.causes.allSatisfy { $0.isNote } && explanation.unheard.isEmpty,
        "\(name): \(explanation.causes.filter { !$0.isNote }.map { $0.text })")
      count += 1
    }
    #expect(count >= 40)
  }

  /// Apps that look as they were meant to, besides the fixed situations.
  static let right: [(name: String, document: String)] = [
    (
      "a stack that forwards",
      app(
        ##"{"name": "N", "kind": "navigation", "childForStatusBarStyle": "topViewController", "children": [{"name": "A", "preferredStatusBarStyle": "lightContent"}]}"##
      )
    ),
    (
      "a base class of stacks with a style for screens that say nothing else",
      app(
        ##"{"name": "N", "kind": "navigation", "preferredStatusBarStyle": "darkContent", "childForStatusBarStyle": "topViewController", "children": [{"name": "A", "preferredStatusBarStyle": "lightContent"}]}"##
      )
    ),
    (
      "a black bar above light screens",
      app(
        ##"{"name": "N", "kind": "navigation", "barStyle": "black", "children": [{"name": "A"}]}"##)
    ),
    (
      "tabs with stacks",
      app(
        ##"{"name": "T", "kind": "tab", "children": [{"name": "N", "kind": "navigation", "children": [{"name": "A"}]}, {"name": "M", "kind": "navigation", "children": [{"name": "B"}]}]}"##
      )
    ),
    (
      "a screen that hides the bar",
      app(
        ##"{"name": "N", "kind": "navigation", "children": [{"name": "A", "prefersStatusBarHidden": true}]}"##
      )
    ),
    (
      "a sheet over a light app",
      app(
        ##"{"name": "A"}"##, controllers: ##"{"name": "S"}"##,
        steps: ##"{"do": "present", "controller": "S", "from": "A"}"##)
    ),
    (
      "an alert",
      app(
        ##"{"name": "A", "preferredStatusBarStyle": "lightContent"}"##,
        controllers: ##"{"name": "Q", "kind": "alert"}"##,
        steps: ##"{"do": "present", "controller": "Q", "from": "A"}"##)
    ),
    (
      "a full-screen modal with a style of its own",
      app(
        ##"{"name": "A"}"##,
        controllers:
          ##"{"name": "M", "modalPresentationStyle": "fullScreen", "preferredStatusBarStyle": "lightContent"}"##,
        steps: ##"{"do": "present", "controller": "M", "from": "A"}"##)
    ),
    (
      "a modal that came and went",
      app(
        ##"{"name": "A", "preferredStatusBarStyle": "lightContent"}"##,
        controllers: ##"{"name": "M", "modalPresentationStyle": "fullScreen"}"##,
        steps:
          ##"{"do": "present", "controller": "M", "from": "A"}, {"do": "dismiss", "from": "M"}"##)
    ),
    ("a dark app in dark mode", app(##"{"name": "A"}"##, environment: ##""systemStyle": "dark""##)),
    ("a screen of SwiftUI", app(##"{"name": "Host", "kind": "hosting"}"##)),
    (
      "a drawer that forwards",
      app(
        ##"{"name": "D", "childForStatusBarStyle": {"controller": "A"}, "childForStatusBarHidden": {"controller": "A"}, "children": [{"name": "M"}, {"name": "A", "preferredStatusBarStyle": "lightContent"}]}"##
      )
    ),
    (
      "a phone in landscape",
      app(##"{"name": "A"}"##, environment: ##""orientation": "landscape""##)
    ),
    (
      "an app whose setter asks for light text",
      app(
        ##"{"name": "A"}"##,
        environment: ##""infoPlist": {"UIViewControllerBasedStatusBarAppearance": false}"##,
        steps: ##"{"do": "setStatusBarStyle", "style": "lightContent"}"##)
    ),
    (
      "a launch that looks like the first screen",
      app(
        ##"{"name": "A", "preferredStatusBarStyle": "lightContent"}"##,
        environment: ##""infoPlist": {"UIStatusBarStyle": "UIStatusBarStyleLightContent"}"##)
    ),
    (
      "a launch without a bar before a screen that shows one",
      app(
        ##"{"name": "A", "prefersStatusBarHidden": false}"##,
        environment: ##""infoPlist": {"UIStatusBarHidden": true}"##)
    ),
    (
      "a presentation style of the stack that is presented, and of its content",
      app(
        ##"{"name": "A"}"##,
        controllers:
          ##"{"name": "N", "kind": "navigation", "modalPresentationStyle": "fullScreen", "children": [{"name": "B", "modalPresentationStyle": "fullScreen"}]}"##,
        steps: ##"{"do": "present", "controller": "N", "from": "A"}"##)
    ),
    (
      "a popover without its source, which is not presented",
      app(
        ##"{"name": "A", "hasPopoverSource": false}"##,
        environment: ##""iOS": "17.0", "device": "iPad Pro 11""##,
        controllers: ##"{"name": "P", "modalPresentationStyle": "popover"}"##,
        steps: ##"{"do": "present", "controller": "P", "from": "A"}"##)
    ),
    (
      "a presentation style of what is pushed, for the time when it is presented",
      app(
        ##"{"name": "N", "kind": "navigation", "children": [{"name": "A"}]}"##,
        controllers: ##"{"name": "B", "modalPresentationStyle": "fullScreen"}"##,
        steps: ##"{"do": "push", "controller": "B", "on": "N"}"##)
    ),
    (
      "a screen below a navigation bar, with its insets",
      app(
        ##"{"name": "N", "kind": "navigation", "children": [{"name": "A"}]}"##,
        more: ##""geometry": true,"##)
    ),
    (
      "a game that hides the indicator",
      app(
        ##"{"name": "Game", "prefersHomeIndicatorAutoHidden": true, "prefersStatusBarHidden": true}"##,
        more: ##""systemGestures": true,"##)
    ),
    (
      "a game that defers edges",
      app(
        ##"{"name": "Game", "preferredScreenEdgesDeferringSystemGestures": "all"}"##,
        more: ##""systemGestures": true,"##)
    ),
    (
      "two columns that forward to the detail",
      app(
        ##"{"name": "S", "kind": "split", "childForStatusBarStyle": {"controller": "B"}, "childForStatusBarHidden": {"controller": "B"}, "children": [{"name": "A", "kind": "navigation"}, {"name": "B", "kind": "navigation", "barStyle": "black"}]}"##,
        environment: ##""device": "iPad Pro 11""##)
    ),
  ]

  private static func app(
    _ root: String, environment: String = ##""iOS": "17.0""##, controllers: String = "",
    steps: String = "", more: String = ""
  ) -> String {
    """
    {"version": 1, \(more) "environment": {\(environment)}, "windows": [{"name": "W", "root": \(root)}],
     "controllers": [\(controllers)], "steps": [\(steps)]}
    """
  }

  @Test(arguments: right) func `nothing is wrong in a right app`(
    _ row: (name: String, document: String)
  ) throws {
    let explanation = try Self.explain(Self.scenario(row.document))
    #expect(explanation.causes.filter { !$0.isNote }.map { $0.text } == [])
    #expect(explanation.unheard.isEmpty)
  }

  @Test func `a sheet that decides the color comes before a stack that would, as a note`() throws {
    let scenario = try Self.scenario(
      Self.app(
        ##"{"name": "T", "kind": "tab", "children": [{"name": "N", "kind": "navigation", "children": [{"name": "Home", "preferredStatusBarStyle": "darkContent"}]}]}"##,
        controllers: ##"{"name": "Sheet"}"##,
        steps: ##"{"do": "present", "controller": "Sheet", "from": "T"}"##))
    let causes = try Self.explain(scenario).causes
    #expect(causes.allSatisfy { $0.isNote })
    #expect(causes.first?.text.hasPrefix("While a card is up") == true)
    #expect(causes.first?.fixes.first?.outcome?.changesLook == true)
  }

  @Test func `where a custom presentation lies is not known`() throws {
    let scenario = try Self.scenario(
      Self.app(
        ##"{"name": "Home"}"##,
        controllers: ##"{"name": "Drawer", "modalPresentationStyle": "custom"}"##,
        steps: ##"{"do": "present", "controller": "Drawer", "from": "Home"}"##,
        more: ##""geometry": true,"##))
    let explanation = try Self.explain(scenario)
    #expect(explanation.headline.hasSuffix("so its insets are not known)"))
    let sentences = explanation.sections.flatMap { $0.sentences }.map { $0.text }
    #expect(sentences.contains { $0.hasPrefix("Where Drawer's safe area starts is not known") })
  }

  @Test func `whether a sheet of SwiftUI follows a color scheme is not known`() throws {
    let scenario = try Self.scenario(
      Self.app(
        ##"{"name": "App", "kind": "hosting", "preferredColorScheme": "dark"}"##,
        controllers: ##"{"name": "Sheet", "kind": "hosting"}"##,
        steps: ##"{"do": "present", "controller": "Sheet", "from": "App"}"##))
    let explanation = try Self.explain(scenario)
    #expect(explanation.headline.contains("whether Sheet is light or dark is not known"))
    #expect(
      explanation.causes.first?.text.hasPrefix("Whether Sheet is dark, too, is not known") == true)
  }

  @Test func `an explanation says that nothing is wrong`() throws {
    let text = try Self.explain(
      Self.scenario(
        """
        {"version": 1, "systemGestures": true, "windows": [{"name": "W", "root": {"name": "Home",
          "preferredStatusBarStyle": "lightContent"}}]}
        """)
    ).article().text()
    #expect(text.contains("Nothing is wrong."))
    #expect(!text.contains("Cause"))
  }

  /// Sixty controllers in containers that forward nothing, with a screen at the far end.
  private static func large(_ screen: String) -> String {
    let siblings = (0..<10).map { chain in
      (0..<5).reversed().reduce(#"{"name": "S\#(chain)"}"#) { inner, depth in
        #"{"name": "C\#(chain)x\#(depth)", "children": [\#(inner)]}"#
      }
    }
    let way = (0..<3).reversed().reduce(#"{"name": "Screen", \#(screen)}"#) { inner, depth in
      #"{"name": "P\#(depth)", "children": [\#(inner)]}"#
    }
    return """
      {"version": 1, "systemGestures": true, "windows": [{"name": "W", "root":
        {"name": "Root", "children": [\((siblings + [way]).joined(separator: ", "))]}}]}
      """
  }

  @Test func `fixes near a screen are found with few trials among sixty controllers`() throws {
    let scenario = try Self.scenario(Self.large(#""prefersHomeIndicatorAutoHidden": true"#))
    #expect(scenario.controllers.count >= 60)
    let wish = try Wish(text: "Screen: home indicator hidden", of: scenario)
    var now = wish
    now.step = 0
    let near = FixSearch().nearFixes(for: [now], of: scenario)
    #expect(near.isComplete)
    #expect(near.tried <= 60)
    // Four containers forward, and the screen is asked.
    let first = try #require(near.fixes.first)
    #expect(first.changes.count == 4)
    #expect(first.isAnsweredByTheWished)
  }

  @Test func `a larger app takes no more trials, also where the way to a screen is long`() throws {
    func trials(_ root: String) throws -> Int {
      let scenario = try Self.scenario(Self.app(root))
      var trials = 0
      _ = Explanation(scenario, moments: narrateDrawn(scenario)).playingFixes { _ in
        trials += 1
        return true
      }
      return trials
    }
    let screen = ##"{"name": "Screen", "preferredStatusBarStyle": "lightContent"}"##
    func flat(_ count: Int) -> String {
      let others = (0..<count).map { #"{"name": "C\#($0)"}, "# }.joined()
      return ##"{"name": "Root", "children": [\##(others)\##(screen)]}"##
    }
    func deep(_ count: Int) -> String {
      (0..<count).reduce(screen) { inner, depth in
        ##"{"name": "C\##(depth)", "children": [\##(inner)]}"##
      }
    }
    #expect(try trials(flat(300)) == trials(flat(30)))
    #expect(try trials(deep(300)) <= trials(deep(30)))
    let scenario = try Self.scenario(Self.app(deep(300)))
    let wish = try Wish(text: "Screen: bar light", of: scenario)
    #expect(FixSearch().nearFixes(for: [wish], of: scenario).tried <= 150)
  }

  @Test func `the way to a screen takes no step more than it needs`() throws {
    let scenario = try Self.scenario(
      """
      {"version": 1, "systemGestures": true, "windows": [{"name": "W", "root":
        {"name": "Drawer", "children": [{"name": "N", "kind": "navigation", "children": [
          {"name": "Game", "preferredScreenEdgesDeferringSystemGestures": "bottom"}]}]}}]}
      """)
    let cause = try #require(try Self.explain(scenario).causes.first)
    #expect(
      cause.fixes.first?.text
        == "Return N from Drawer's childForScreenEdgesDeferringSystemGestures.")
  }

  @Test func `answers about the system's gestures are explained without being asked for`() throws {
    let scenario = try Self.scenario(
      """
      {"version": 1, "windows": [{"name": "W", "root": {"name": "Drawer", "children": [
        {"name": "Game", "prefersHomeIndicatorAutoHidden": true}]}}]}
      """)
    let cause = try #require(try Self.explain(scenario).causes.first)
    #expect(cause.text.hasPrefix("prefersHomeIndicatorAutoHidden of Game is not called"))
  }

  @Test func `what changed since the system's gestures were asked for needs an update`() throws {
    let scenario = try Self.scenario(
      """
      {"version": 1, "systemGestures": true, "windows": [{"name": "W", "root": {"name": "Game",
        "prefersHomeIndicatorAutoHidden": false}}],
       "steps": [{"do": "set", "on": "Game", "property": "prefersHomeIndicatorAutoHidden", "value": true}]}
      """)
    let cause = try #require(try Self.explain(scenario).causes.first)
    #expect(cause.text.contains("nothing has asked it anew"))
    let call = "Call setNeedsUpdateOfHomeIndicatorAutoHidden on Game after step 1."
    #expect(cause.fixes.contains { $0.text == call })
  }

  @Test func `a controller that forwards to one with an answer leaves it the say`() throws {
    let scenario = try Self.scenario(
      """
      {"version": 1, "systemGestures": true, "windows": [{"name": "W", "root":
        {"name": "N", "kind": "navigation", "prefersHomeIndicatorAutoHidden": false, "children": [
          {"name": "Game", "prefersHomeIndicatorAutoHidden": true}]}}]}
      """)
    #expect(try Self.explain(scenario).causes.isEmpty)
  }

  @Test func `a look that is wanted comes first, one that is seen holds`() throws {
    let scenario = try Self.scenario(
      """
      {"version": 1, "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation",
        "children": [{"name": "Home"}]}}]}
      """)
    let explanation = try Self.explain(scenario, want: "Home: bar light", "Home: bar shown")
    let cause = try #require(explanation.causes.first)
    #expect(
      cause.text.hasPrefix(
        "The bar is visible with dark text, wished light: preferredStatusBarStyle of Home is not called"
      ))
    #expect(!cause.fixes.isEmpty)
    #expect(explanation.article().text().contains("Home: bar shown holds"))
  }

  @Test func `hosts of SwiftUI have modifiers before subclasses`() throws {
    let scenario = try Self.scenario(
      """
      {"version": 1, "systemGestures": true, "environment": {"iOS": "17.0"}, "windows": [{"name": "W",
        "root": {"name": "Host", "kind": "hosting", "children": [{"name": "Game",
          "prefersStatusBarHidden": true, "prefersHomeIndicatorAutoHidden": true,
          "preferredScreenEdgesDeferringSystemGestures": "left"}]}}]}
      """)
    let firsts = try Self.explain(scenario).causes.filter { !$0.isNote }.compactMap {
      $0.fixes.first?.text
    }
    #expect(
      firsts == [
        "Put .statusBarHidden(true) on the SwiftUI content of Host.",
        "Put .persistentSystemOverlays(.hidden) on the SwiftUI content of Host.",
        "Put .defersSystemGestures(on: .leading) on the SwiftUI content of Host.",
      ])
  }

  @Test func `an answer of a controller that is not displayed is not missed`() throws {
    let scenario = try Self.scenario(
      """
      {"version": 1, "windows": [{"name": "W", "root": {"name": "Drawer", "children": [{"name": "Home"}]}}],
       "controllers": [{"name": "Later", "preferredStatusBarStyle": "lightContent"}]}
      """)
    #expect(try Self.explain(scenario).causes.isEmpty)
  }

  // MARK: Code

  /// The child that an expression gives in its parent's class.
  private static func child(_ expression: String, of parent: Name, in scenario: Scenario) -> Name? {
    let children = scenario.controllers.filter { $0.place == .child(of: parent) }
    func isA(_ controller: Controller, _ name: String) -> Bool {
      let kinds: [String: Controller.Kind] = [
        "UINavigationController": .navigation, "UITabBarController": .tab,
        "UISplitViewController": .split, "UIPageViewController": .page,
        "UIAlertController": .alert,
      ]
      let text = scenario.names.text(controller.className ?? controller.name)
      let own = text.split(separator: ".").last.map(String.init) ?? text
      let capital = own.capitalizedFirst
      return name == "UIViewController" || capital == name || kinds[name] == controller.kind
    }
    if expression == "children.first" { return children.first?.name }
    if expression == "children.last" { return children.last?.name }
    if let number = expression.wholeMatch(of: /children\[(\d+)\]/)?.output.1 {
      return Int(number).flatMap { children.indices.contains($0) ? children[$0].name : nil }
    }
    if let name = expression.wholeMatch(of: /children\.first \{ \$0 is (\w+) \}/)?.output.1 {
      return children.first { isA($0, String(name)) }?.name
    }
    let columns =
      children.count == 2 ? ["primary", "secondary"] : ["primary", "supplementary", "secondary"]
    if let column = expression.wholeMatch(of: /viewController\(for: \.(\w+)\)/)?.output.1 {
      return columns.firstIndex(of: String(column)).map { children[$0].name }
    }
    return nil
  }

  private static let siblings = """
    {"version": 1, "environment": {"iOS": "17.0", "device": "iPad Pro 11"}, "windows": [{"name": "W", "root":
      {"name": "Split", "kind": "split", "splitViewStyle": "doubleColumn", "children": [
        {"name": "A", "kind": "navigation", "class": "UINavigationController"},
        {"name": "B", "kind": "navigation", "class": "UINavigationController"}]}},
     {"name": "W2", "root": {"name": "Drawer", "children": [
        {"name": "Menu", "class": "UIViewController"},
        {"name": "C", "kind": "navigation", "class": "UINavigationController"},
        {"name": "D", "kind": "navigation", "class": "AppNavigationController"},
        {"name": "E", "kind": "navigation", "class": "UINavigationController"},
        {"name": "F", "class": "SwiftUI.UIKitNavigationController"},
        {"name": "G", "class": "UIViewController"}]}}]}
    """

  @Test func `the code for a child gives that child`() throws {
    var scenarios = try Self.documents().map { $0.document.scenario }
    scenarios.append(try Self.scenario(Self.siblings))
    var expressions: Set<String> = []
    for scenario in scenarios {
      for controller in scenario.controllers {
        guard case .child(let parent) = controller.place else { continue }
        let change = Change.set(
          .childForStatusBarStyle, on: parent, to: .controller(controller.name))
        let line = try #require(
          code(of: [change], in: scenario).first { $0.contains("childForStatusBarStyle") })
        let body = try #require(line.firstMatch(of: /\? \{ (.*) \}$/)?.output.1)
        let found = Self.child(String(body), of: parent, in: scenario)
        #expect(found == controller.name, "\(body)")
        expressions.insert(String(body.prefix { $0 != "{" && $0 != "(" && $0 != "[" }))
      }
    }
    #expect(expressions.count >= 4)
  }
}
