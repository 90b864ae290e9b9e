import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoScenarioFiles
import Testing

/// Small apps that people ask about: the cause comes first, with the fix that they need.
@Suite struct AskedTests {
  /// A document from its environment on, the first cause and its first fix.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let document: String
    /// Part of what the first cause says.
    let says: String
    /// Part of what the first fix says.
    let fix: String
  }

  static let rows = [
    Row(
      testDescription: "a tab bar that is hidden before iOS 18",
      document: app(
        ##""name": "T", "kind": "tab", "isTabBarHidden": true, "children": [{"name": "N", "kind": "navigation", "children": [{"name": "Screen"}]}]"##,
        environment: ##""iOS": "13.3", "device": "iPhone 11""##, observing: true),
      says: "isTabBarHidden of T has no effect: it came with iOS 18.0",
      fix: "Nothing can be done on this version"),
    Row(
      testDescription: "a tab bar that is to come back over a pushed screen which hides it",
      document: app(
        ##""name": "T", "kind": "tab", "isTabBarHidden": true, "children": [{"name": "N", "kind": "navigation", "children": [{"name": "Root"}]}]"##,
        environment: ##""iOS": "18.0""##,
        controllers: ##"{"name": "Pushed", "hidesBottomBarWhenPushed": true}"##,
        steps:
          ##"{"do": "push", "controller": "Pushed", "on": "N"}, {"do": "set", "on": "T", "property": "isTabBarHidden", "value": false}"##,
        observing: true),
      says: "isTabBarHidden of T has no effect while hidesBottomBarWhenPushed of Pushed is set",
      fix: "Leave out hidesBottomBarWhenPushed of Pushed."),
    Row(
      testDescription: "a presentation style that the content has, and not what is presented",
      document: app(
        ##""name": "Home""##, environment: ##""iOS": "15.0""##,
        controllers:
          ##"{"name": "Nav", "kind": "navigation", "children": [{"name": "Screen", "modalPresentationStyle": "fullScreen"}]}"##,
        steps: ##"{"do": "present", "controller": "Nav", "from": "Home"}"##),
      says:
        "modalPresentationStyle of Screen has no effect here: that of Nav counts, which Home presents.",
      fix: "Present Nav as fullScreen."),
    Row(
      testDescription: "a presentation style that the presenter has",
      document: app(
        ##""name": "Home", "modalPresentationStyle": "fullScreen""##,
        environment: ##""iOS": "15.0""##,
        controllers: ##"{"name": "Screen"}"##,
        steps: ##"{"do": "present", "controller": "Screen", "from": "Home"}"##),
      says: "modalPresentationStyle of Home has no effect here: that of Screen counts",
      fix: "Present Screen as fullScreen."),
    Row(
      testDescription: "a tab bar that the stack hides, and not the pushed screen",
      document: app(
        ##""name": "T", "kind": "tab", "children": [{"name": "N", "kind": "navigation", "hidesBottomBarWhenPushed": true, "children": [{"name": "List"}]}]"##,
        controllers: ##"{"name": "Photo"}"##,
        steps: ##"{"do": "push", "controller": "Photo", "on": "N"}"##, observing: true),
      says:
        "hidesBottomBarWhenPushed of N has no effect here: that of Photo counts, which is in N.",
      fix: "Set hidesBottomBarWhenPushed of Photo to true."),
    Row(
      testDescription: "a style set in viewDidLoad, and another one set by the next screen",
      document: app(
        ##""name": "N", "kind": "navigation", "childForStatusBarStyle": "topViewController", "children": [{"name": "A", "preferredStatusBarStyle": "shared", "actions": {"viewDidLoad": [{"do": "setShared", "style": "lightContent"}]}}]"##,
        controllers:
          ##"{"name": "B", "preferredStatusBarStyle": "shared", "actions": {"viewWillAppear": [{"do": "setShared", "style": "darkContent"}]}}"##,
        steps: ##"{"do": "push", "controller": "B", "on": "N"}, {"do": "pop", "on": "N"}"##),
      says: "viewDidLoad of A is not called again",
      fix: "Return lightContent from A's preferredStatusBarStyle."),
    Row(
      testDescription: "a value set in viewDidLoad, and another one given by the next screen",
      document: app(
        ##""name": "N", "kind": "navigation", "childForStatusBarStyle": "topViewController", "children": [{"name": "A", "preferredStatusBarStyle": "stored", "actions": {"viewDidLoad": [{"do": "setStored", "on": "self", "property": "style", "value": "lightContent"}]}}]"##,
        controllers:
          ##"{"name": "B", "actions": {"viewWillAppear": [{"do": "setStored", "on": {"named": "A"}, "property": "style", "value": "darkContent"}]}}"##,
        steps: ##"{"do": "push", "controller": "B", "on": "N"}, {"do": "pop", "on": "N"}"##),
      says: "viewWillAppear of B, called in step 1, N.push(B), has set it since.",
      fix: "Return lightContent from A's preferredStatusBarStyle."),
    Row(
      testDescription: "a value set in viewDidLoad without an update",
      document: app(
        ##""name": "Home", "preferredStatusBarStyle": "stored", "actions": {"viewDidLoad": [{"do": "setStored", "on": "self", "property": "style", "value": "lightContent"}]}"##
      ),
      says: "What viewDidLoad of Home sets is not shown yet",
      fix: "Call setNeedsStatusBarAppearanceUpdate in viewDidLoad, after that."),
    Row(
      testDescription: "a stack in a sheet that is dismissed by its screen",
      document: app(
        ##""name": "N", "kind": "navigation", "childForStatusBarStyle": "topViewController", "children": [{"name": "List", "preferredStatusBarStyle": "shared", "actions": {"viewWillAppear": [{"do": "setShared", "style": "lightContent"}, {"do": "setNeedsStatusBarAppearanceUpdate", "on": "self"}]}}]"##,
        controllers:
          ##"{"name": "M", "kind": "navigation", "children": [{"name": "Edit", "actions": {"viewWillAppear": [{"do": "setShared", "style": "darkContent"}]}}]}"##,
        steps:
          ##"{"do": "present", "controller": "M", "from": "List"}, {"do": "dismiss", "from": "Edit"}"##
      ),
      says: "viewWillAppear of List is not called: it stayed on the screen while M was over it",
      fix: "Present M as fullScreen."),
    Row(
      testDescription: "a black navigation bar that is swiped away",
      document: app(
        ##""name": "N", "kind": "navigation", "barStyle": "black", "hidesBarsOnSwipe": true, "children": [{"name": "A"}]"##,
        environment: ##""iOS": "12.0""##,
        steps: ##"{"do": "swipe", "on": "N", "direction": "up"}"##),
      says: "N's black bar does not count while it is hidden: A answers",
      fix: "Return nil from N's childForStatusBarStyle."),
    Row(
      testDescription: "a getter that returns visibleViewController, with a menu over the screen",
      document: app(
        ##""name": "N", "kind": "navigation", "childForStatusBarStyle": "visibleViewController", "children": [{"name": "Home", "preferredStatusBarStyle": "lightContent"}]"##,
        controllers: ##"{"name": "Menu", "modalPresentationStyle": "overFullScreen"}"##,
        steps: ##"{"do": "present", "controller": "Menu", "from": "Home"}"##),
      says: "Menu neither is full screen nor captures the bar: only a getter leads to it",
      fix: "Return topViewController from N's childForStatusBarStyle."),
    Row(
      testDescription: "a light screen in a stack that is dark with the phone",
      document: app(
        ##""name": "N", "kind": "navigation", "children": [{"name": "Home", "overrideUserInterfaceStyle": "light"}]"##,
        environment: ##""iOS": "17.0", "systemStyle": "dark""##),
      says: "the light style of Home does not count for the bar",
      fix: "Return darkContent from N's preferredStatusBarStyle."),
    Row(
      testDescription: "a sheet that hides the bar",
      document: app(
        ##""name": "Home""##, controllers: ##"{"name": "Photo", "prefersStatusBarHidden": true}"##,
        steps: ##"{"do": "present", "controller": "Photo", "from": "Home"}"##),
      says: "Photo can't set the bar: it is presented as pageSheet",
      fix: "Set modalPresentationCapturesStatusBarAppearance of Photo to true"),
    Row(
      testDescription: "a sheet of SwiftUI that hides the bar",
      document: app(
        ##""name": "App", "kind": "hosting""##,
        controllers: ##"{"name": "Sheet", "kind": "hosting", "statusBarHidden": true}"##,
        steps: ##"{"do": "present", "controller": "Sheet", "from": "App"}"##),
      says: "Sheet can't set the bar", fix: "Show Sheet with .fullScreenCover in place of .sheet."),
    Row(
      testDescription: "a getter that returns a page which was never added",
      document: app(
        ##""name": "Pager", "childForStatusBarStyle": {"controller": "New"}, "children": [{"name": "Old"}]"##,
        controllers: ##"{"name": "New", "preferredStatusBarStyle": "lightContent"}"##),
      says: "childForStatusBarStyle of Pager returns it, and it is in no window",
      fix: "Add New and its view with addChild first"),
    Row(
      testDescription: "a stack that answers itself and returns nil from its child getter",
      document: app(
        ##""name": "N", "kind": "navigation", "prefersStatusBarHidden": false, "childForStatusBarHidden": "nil", "children": [{"name": "Reader", "prefersStatusBarHidden": true}]"##
      ),
      says: "prefersStatusBarHidden of Reader is not called: N answers",
      fix: "Return topViewController from N's childForStatusBarHidden."),
    Row(
      testDescription: "a setter in an app built with the iOS 27 SDK",
      document: app(
        ##""name": "Home""##,
        environment:
          ##""iOS": "27.0", "infoPlist": {"UIViewControllerBasedStatusBarAppearance": false}"##,
        steps: ##"{"do": "setStatusBarStyle", "style": "lightContent"}"##),
      says: "Linked with the iOS 27 SDK",
      fix: "Set UIStatusBarStyle to UIStatusBarStyleLightContent in Info.plist."),
    Row(
      testDescription: "an inset for the bar, which the safe area has already",
      document: app(
        ##""name": "Home", "additionalSafeAreaInsetsTop": 47"##,
        environment: ##""iOS": "17.0", "device": "iPhone 14""##),
      says: "Home's safe area starts at 94, 47 too low",
      fix: "Set additionalSafeAreaInsetsTop of Home to 0."),
    Row(
      testDescription: "a phone turned while the application object decides",
      document: app(
        ##""name": "Home""##,
        environment:
          ##""iOS": "12.0", "device": "iPhone 8", "infoPlist": {"UIViewControllerBasedStatusBarAppearance": false}"##,
        steps: ##"{"do": "rotate", "to": "landscape"}"##),
      says: "In app mode compact height hides the bar",
      fix: "Show it explicitly after the rotation."),
    Row(
      testDescription: "a full-screen controller above a sheet",
      document: app(
        ##""name": "Home""##,
        controllers:
          ##"{"name": "First"}, {"name": "Second", "modalPresentationStyle": "fullScreen", "prefersStatusBarHidden": true}"##,
        steps:
          ##"{"do": "present", "controller": "First", "from": "Home"}, {"do": "present", "controller": "Second", "from": "First"}"##
      ),
      says: "First can't set the bar: it is presented as pageSheet",
      fix: "Set modalPresentationCapturesStatusBarAppearance of First to true"),
  ]

  @Test(arguments: rows) func `the first cause and its first fix`(_ row: Row) throws {
    let causes = try Self.explain(row.document).causes
    let first = try #require(causes.first { !$0.isNote }, "\(causes.map { $0.text })")
    #expect(first.text.contains(row.says), "\(first.text)")
    let fix = try #require(first.fixes.first)
    #expect(fix.text.hasPrefix(row.fix), "\(fix.text)")
  }

  /// Apps in which something is peculiar, and nothing wrong.
  static let right = [
    (
      "a method that a sheet keeps silent, and that would change nothing",
      app(
        ##""name": "List", "preferredStatusBarStyle": "lightContent", "actions": {"viewWillAppear": [{"do": "setNeedsStatusBarAppearanceUpdate", "on": "self"}]}"##,
        controllers: ##"{"name": "Edit"}"##,
        steps:
          ##"{"do": "present", "controller": "Edit", "from": "List"}, {"do": "dismiss", "from": "List"}"##
      )
    ),
    (
      "a value set in viewDidLoad, and changed while its screen was on top",
      app(
        ##""name": "A", "prefersStatusBarHidden": "stored", "actions": {"viewDidLoad": [{"do": "setStored", "on": "self", "property": "hidden", "value": true}, {"do": "setNeedsStatusBarAppearanceUpdate", "on": "self"}]}"##,
        controllers: ##"{"name": "Sheet"}"##,
        steps:
          ##"{"do": "set", "on": "A", "property": "stored.hidden", "value": false}, {"do": "setNeedsStatusBarAppearanceUpdate", "on": "A"}, {"do": "present", "controller": "Sheet", "from": "A"}, {"do": "dismiss", "from": "A"}"##
      )
    ),
    (
      "default on iOS 26, by the screen and by its stack",
      app(
        ##""name": "N", "kind": "navigation", "children": [{"name": "Home", "preferredStatusBarStyle": "default"}]"##,
        environment: ##""iOS": "26.1""##)
    ),
    (
      "a dark chart in a part of a light screen",
      app(
        ##""name": "Home", "views": [{"name": "box", "superview": "Home.view"}], "children": [{"name": "Chart", "sitsIn": "box", "overrideUserInterfaceStyle": "dark"}]"##
      )
    ),
    (
      "a black bar that a screen hides from the start",
      app(
        ##""name": "N", "kind": "navigation", "barStyle": "black", "isNavigationBarHidden": true, "children": [{"name": "Home"}]"##
      )
    ),
    (
      "a page that was removed, and is still returned by a getter",
      app(
        ##""name": "Root", "childForStatusBarHidden": {"controller": "Video"}, "children": [{"name": "Video", "prefersStatusBarHidden": true}]"##,
        steps:
          ##"{"do": "removeFromParent", "controller": "Video"}, {"do": "setNeedsStatusBarAppearanceUpdate", "on": "Root"}"##
      )
    ),
  ]

  @Test(arguments: right) func `nothing is wrong`(_ row: (what: String, document: String)) throws {
    let explanation = try Self.explain(row.document)
    #expect(explanation.causes.filter { !$0.isNote }.map { $0.text } == [])
    #expect(explanation.unheard.isEmpty)
  }

  @Test func `a dark stack with a dark bar has light text without a word`() throws {
    let tabs =
      ##""name": "T", "kind": "tab", "children": [{"name": "N", "kind": "navigation", "children": [{"name": "Home"}]}]"##
    let explanation = try Self.explain(
      Self.app(tabs, environment: ##""iOS": "17.0", "systemStyle": "dark""##))
    #expect(explanation.causes.isEmpty)
  }

  /// A wish that is broken, and why.
  static let wishes = [
    (
      "Page: viewWillAppear called",
      app(
        ##""name": "N", "kind": "navigation", "children": [{"name": "Pager", "shouldAutomaticallyForwardAppearanceMethods": false, "children": [{"name": "Page"}]}]"##,
        controllers: ##"{"name": "Detail"}"##,
        steps: ##"{"do": "push", "controller": "Detail", "on": "N"}, {"do": "pop", "on": "N"}"##),
      "viewWillAppear of Page is not called: Pager does not forward the methods of its children."
    ),
    (
      "Home: viewWillAppear called",
      app(
        ##""name": "Home""##, steps: ##"{"do": "enterBackground"}, {"do": "enterForeground"}"##),
      """
      viewWillAppear of Home is not called: it was on the screen before the step, and stays there.
      """
    ),
    (
      "Home: bar shown",
      app(
        ##""name": "Home""##,
        environment: ##""iOS": "17.0", "device": "iPhone SE (3rd)", "orientation": "landscape""##),
      """
      The bar is hidden, wished shown. Home answers hidden: by default the bar hides in compact \
      height.
      """
    ),
    (
      "Sheet: bar dark",
      app(
        ##""name": "Home""##, controllers: ##"{"name": "Sheet"}"##,
        steps: ##"{"do": "present", "controller": "Sheet", "from": "Home"}"##),
      """
      The bar is visible with light text, wished dark. A card is up before what fills the window, so the \
      bar's text is light.
      """
    ),
    (
      "Home: style dark",
      app(
        ##""name": "N", "kind": "navigation", "children": [{"name": "Home"}]"##,
        environment: ##""iOS": "17.0", "infoPlist": {"UIUserInterfaceStyle": "Light"}"##),
      "Home is light, wished dark, as W is: UIUserInterfaceStyle says so."
    ),
    (
      "Home: viewDidAppear called",
      app(
        ##""name": "Home""##, controllers: ##"{"name": "Sheet"}"##,
        steps:
          ##"{"do": "present", "controller": "Sheet", "from": "Home"}, {"do": "dismiss", "from": "Home"}"##
      ),
      "viewDidAppear of Home is not called: it stayed on the screen while Sheet was over it."
    ),
    (
      "Home: not stale",
      app(
        ##""name": "Home", "prefersStatusBarHidden": "stored", "actions": {"viewDidAppear": [{"do": "setStored", "on": "self", "property": "hidden", "value": true}]}"##
      ),
      """
      The bar is visible with dark text, an update now would find it hidden. What viewDidAppear of Home \
      sets is not shown yet: the getters were asked before it was called.
      """
    ),
  ]

  @Test(arguments: wishes) func `a broken wish has its reason`(
    _ row: (wish: String, document: String, says: String)
  ) throws {
    let first = try #require(try Self.explain(row.document, want: row.wish).causes.first)
    #expect(first.text == row.says)
    #expect(!first.fixes.isEmpty)
  }

  @Test func `a getter of a controller that forwards is a note where the other one answers`() throws
  {
    let document = Self.app(
      ##""name": "N", "kind": "navigation", "preferredStatusBarStyle": "lightContent", "childForStatusBarStyle": "topViewController", "children": [{"name": "A", "preferredStatusBarStyle": "darkContent"}]"##
    )
    let causes = try Self.explain(document).causes
    #expect(causes.allSatisfy { $0.isNote })
    #expect(
      causes.first?.text
        == "preferredStatusBarStyle of N is not called, as it forwards: A answers, because N's "
        + "childForStatusBarStyle returns topViewController."
    )
  }

  @Test func `another setting that does the same on an older version is named`() throws {
    let row = try #require(Self.rows.first { $0.testDescription.hasSuffix("before iOS 18") })
    let fixes = try Self.explain(row.document).causes[0].fixes.map { $0.text }
    #expect(
      fixes == [
        "Nothing can be done on this version; call it behind #available(iOS 18.0, *).",
        "Set hidesBottomBarWhenPushed of Screen to true, which does the same here.",
      ])
  }

  @Test func `a popover that adapts is a note, one that does not is none`() throws {
    func notes(_ orientation: String) throws -> [String] {
      try Self.explain(
        Self.app(
          ##""name": "Home""##,
          environment:
            ##""iOS": "8.3", "device": "iPhone 6 Plus", "orientation": "\##(orientation)""##,
          controllers: ##"{"name": "Pop", "modalPresentationStyle": "popover"}"##,
          steps: ##"{"do": "present", "controller": "Pop", "from": "Home"}"##)
      ).causes.filter { $0.isNote && $0.rules == [.w7] }.map { $0.text }
    }
    #expect(
      try notes("landscape") == [
        "Pop appears as formSheet, not as popover: it adapts to where there is little room."
      ])
    let onPad = try Self.explain(
      Self.app(
        ##""name": "Home""##, environment: ##""iOS": "17.0", "device": "iPad Pro 11""##,
        controllers: ##"{"name": "Pop", "modalPresentationStyle": "popover"}"##,
        steps: ##"{"do": "present", "controller": "Pop", "from": "Home"}"##))
    #expect(!onPad.causes.contains { $0.rules == [.w7] })
  }

  @Test func `a view that is not in its parent's is put there`() throws {
    let document = Self.app(
      ##""name": "Home", "children": [{"name": "Part", "isViewInParent": false}]"##)
    let explanation = try Self.explain(document, want: "Part: viewDidAppear called")
    let fix = try #require(explanation.causes.first?.fixes.first)
    #expect(fix.text == "Add the view of Part to its parent's.")
    let scenario = try ScenarioDocument(parsing: document, file: "app.json").scenario
    #expect(
      code(of: fix.changes, in: scenario).joined().contains(
        "part.parent?.view.addSubview(part.view)"))
  }

  @Test(arguments: [("12.4", ".fullScreen"), ("13.0", ".automatic")])
  func `the style that UIKit presents in is the one of the version`(
    _ row: (iOS: String, style: String)
  ) throws {
    let scenario = try ScenarioDocument(
      parsing: Self.app(##""name": "Home""##, environment: ##""iOS": "\##(row.iOS)""##),
      file: "app.json"
    ).scenario
    let change = Change.set(.modalPresentationStyle, on: scenario.controllers[0].name, to: .null)
    #expect(
      code(of: [change], in: scenario).joined().contains("modalPresentationStyle = \(row.style)"))
  }

  @Test(arguments: [
    ("12.4", "presentationControllerDidDismiss", false),
    ("13.0", "presentationControllerDidDismiss", true),
  ])
  func `the advice after a dismissal has what the version has`(
    _ row: (iOS: String, method: String, isSaid: Bool)
  ) throws {
    let document = Self.app(
      ##""name": "Home""##, environment: ##""iOS": "\##(row.iOS)""##,
      controllers: ##"{"name": "Sheet", "modalPresentationStyle": "overFullScreen"}"##,
      steps:
        ##"{"do": "present", "controller": "Sheet", "from": "Home"}, {"do": "dismiss", "from": "Home"}"##
    )
    let first = try #require(
      try Self.explain(document, want: "Home: viewDidAppear called").causes.first)
    let advice = first.fixes.map { $0.text }.joined()
    #expect(advice.contains("Do it when the dismissal is over"))
    #expect(advice.contains(row.method) == row.isSaid)
  }

  @Test func `a controller that is nowhere to be seen is not called`() throws {
    let document = Self.app(
      ##""name": "T", "kind": "tab", "children": [{"name": "Home"}, {"name": "Other"}]"##,
      steps: ##"{"do": "rotate", "to": "landscape"}"##)
    let first = try #require(
      try Self.explain(document, want: "Other: viewDidAppear called").causes.first)
    #expect(first.text.hasSuffix("it is not on the screen, neither before the step nor after it."))
    #expect(first.rules == [.w8])
  }

  @Test func `while the application object decides, its setter is a fix`() throws {
    let document = Self.app(
      ##""name": "Home""##,
      environment:
        ##""iOS": "16.0", "infoPlist": {"UIViewControllerBasedStatusBarAppearance": false}"##)
    let first = try #require(try Self.explain(document, want: "Home: bar light").causes.first)
    let advice = "Call UIApplication's setStatusBarStyle with lightContent."
    #expect(first.fixes.first?.text == advice)
  }

  private static func card(_ presenter: String, _ sheet: String) -> String {
    app(
      ##""name": "Home"\##(presenter)"##, environment: ##""iOS": "16.0""##,
      controllers: ##"{"name": "Sheet"\##(sheet)}"##,
      steps: ##"{"do": "present", "controller": "Sheet", "from": "Home"}"##)
  }

  private static let dark = ##", "preferredStatusBarStyle": "darkContent""##

  @Test(arguments: [("", nil), ("", "Sheet: bar dark"), (dark, nil), (dark, "Sheet: bar dark")])
  func `over dark text of the presenter the card is the cause, and the key comes last`(
    presenter: String, want: String?
  ) throws {
    let causes = try Self.explain(Self.card(presenter, Self.dark), want: want).causes
    let cause = try #require(causes.first)
    #expect(cause.rules.first == .sb27)
    #expect(cause.text.hasSuffix("draws the bar's text light over the black behind it."))
    #expect(!causes.contains { $0.text.contains("its presenter decides") })
    #expect(cause.fixes.first?.text == "Present Sheet as fullScreen.")
    let key = try #require(cause.fixes.last)
    #expect(key.changes == [.applicationDecides])
    #expect(key.text.contains("then no getter is asked"))
  }

  @Test func `over light text of the presenter both keep the text from being dark`() throws {
    let light = ##", "preferredStatusBarStyle": "lightContent""##
    let causes = try Self.explain(Self.card(light, Self.dark)).causes
    #expect(causes.first?.text.contains("its presenter decides") == true)
    #expect(causes.contains { $0.isNote && $0.rules.first == .sb27 })
  }

  @Test func `a sheet of SwiftUI becomes a cover, which it can write`() throws {
    let hosting = ##", "kind": "hosting""##
    let fixes = try Self.explain(
      Self.card(hosting, hosting + ##", "preferredColorScheme": "dark""##)
    ).causes.first { $0.rules.first == .sb27 }?.fixes
    #expect(fixes?.first?.text == "Show Sheet with .fullScreenCover in place of .sheet.")
    #expect(fixes?.allSatisfy { !$0.text.contains("overFullScreen") } == true)
  }

  @Test func `of a class that may not be changed no subclass is advised`() throws {
    let document = Self.app(
      ##""name": "Nav", "kind": "navigation", "childForStatusBarStyle": "topViewController", "children": [{"name": "Home", "preferredStatusBarStyle": "lightContent"}]"##,
      environment: ##""iOS": "12.0""##,
      controllers: ##"{"name": "Picker", "kind": "imagePicker"}"##,
      steps: ##"{"do": "present", "controller": "Picker", "from": "Home"}"##)
    let cause = try #require(try Self.explain(document).causes.first)
    #expect(cause.text.hasSuffix("Its class may not be changed."))
    #expect(!cause.fixes.isEmpty)
    #expect(!cause.fixes.contains { $0.text.contains("in a subclass") })
  }

  /// Where nothing is wrong, and what is said of it, or not said.
  static let notes: [(document: String, says: String, isSaid: Bool)] = [
    (
      app(
        ##""name": "T", "kind": "tab", "children": [{"name": "N", "kind": "navigation", "children": [{"name": "A"}]}]"##,
        controllers: ##"{"name": "B", "hidesBottomBarWhenPushed": true}, {"name": "C"}"##,
        steps:
          ##"{"do": "push", "controller": "B", "on": "N"}, {"do": "push", "controller": "C", "on": "N"}"##,
        observing: true),
      "hidesBottomBarWhenPushed of B counts here, though B is not on the screen.", true
    ),
    (
      app(
        ##""name": "T", "kind": "tab", "children": [{"name": "N", "kind": "navigation", "children": [{"name": "A"}]}]"##,
        controllers: ##"{"name": "Modal", "modalPresentationStyle": "overCurrentContext"}"##,
        steps: ##"{"do": "present", "controller": "Modal", "from": "A"}"##),
      "N defines the presentation context, so Modal covers N alone: the bar of T stays beside it.",
      true
    ),
    (
      app(
        ##""name": "A""##,
        environment: ##""iOS": "13.0", "device": "iPhone X", "orientation": "landscape""##,
        observing: true),
      "In landscape A's safe area keeps 44 on both sides", true
    ),
    (
      app(
        ##""name": "A""##,
        environment: ##""iOS": "13.0", "device": "iPhone X", "orientation": "landscape""##,
        observing: true),
      "With a notch the top inset stays", false
    ),
    (
      app(
        ##""name": "A", "additionalSafeAreaInsetsTop": 88, "children": [{"name": "B"}]"##,
        environment: ##""iOS": "12.0", "device": "iPhone 7""##, observing: true),
      "Below a navigation bar", false
    ),
    (
      app(
        ##""name": "N", "kind": "navigation", "children": [{"name": "B"}]"##,
        environment: ##""iOS": "12.0", "device": "iPhone 7""##, observing: true),
      "Below a navigation bar", true
    ),
  ]

  @Test(arguments: notes)
  func `a note is there where it is true`(_ row: (document: String, says: String, isSaid: Bool))
    throws
  {
    let causes = try Self.explain(row.document).causes
    #expect(causes.allSatisfy { $0.isNote })
    #expect(causes.contains { $0.text.contains(row.says) } == row.isSaid)
  }

  @Test func `a distance that does nothing has one cause, which is not that it stands elsewhere`()
    throws
  {
    let causes = try Self.explain(
      Self.app(
        ##""name": "P", "children": [{"name": "N", "kind": "navigation", "children": [{"name": "A", "viewInsets": {"top": 20}}]}]"##,
        observing: true)
    ).causes.filter { $0.text.contains("viewInsets") }
    #expect(causes.count == 1)
    #expect(causes.first?.text.contains("has no effect here") == false)
  }

  @Test func `only Apple's own are compared with image pickers`() throws {
    let document = Self.app(
      ##""name": "Home", "preferredStatusBarStyle": "lightContent""##,
      controllers: ##"{"name": "Modal", "modalPresentationStyle": "fullScreen"}"##,
      steps: ##"{"do": "present", "controller": "Modal", "from": "Home"}"##)
    let texts = try Self.explain(document).causes.map { $0.text }
    #expect(texts.contains("Modal takes the bar over and answers default."))
  }

  @Test func `a bar out of date has one cause with one fix`() throws {
    let document = Self.app(
      ##""name": "Reader", "prefersStatusBarHidden": "stored""##,
      steps: ##"{"do": "set", "on": "Reader", "property": "stored.hidden", "value": true}"##)
    let causes = try Self.explain(document, want: "always: not stale").causes.filter { !$0.isNote }
    #expect(causes.count == 1)
    #expect(
      causes.first?.text.hasSuffix("What Reader.stored.hidden = true changed is not shown yet.")
        == true)
    #expect(causes.first?.fixes.count == 1)
  }

  @Test(arguments: [
    ##""name": "Split", "kind": "split", "children": [{"name": "A", "kind": "navigation", "children": [{"name": "Menu", "preferredStatusBarStyle": "darkContent"}]}, {"name": "B", "kind": "navigation", "children": [{"name": "Home", "preferredStatusBarStyle": "lightContent"}]}]"##,
    ##""name": "Root", "children": [{"name": "Nav", "kind": "navigation", "children": [{"name": "Home", "preferredStatusBarStyle": "lightContent", "prefersStatusBarHidden": true}]}]"##,
  ])
  func `to forward by two changes comes before an answer in the container's place`(
    root: String
  ) throws {
    let document = Self.app(root, environment: ##""iOS": "17.0", "device": "iPad Pro 11""##)
    let fixes = try #require(
      try Self.explain(document, want: "Home: bar light").causes.first?.fixes)
    #expect(fixes.count > 1)
    #expect(fixes.first?.changes.count == 2)
    #expect(fixes.first?.text.contains("topViewController") == true)
  }

  @Test func `an inset at the bottom can be wished, and is taken apart`() throws {
    let document = Self.app(
      ##""name": "T", "kind": "tab", "children": [{"name": "N", "kind": "navigation", "children": [{"name": "A"}]}]"##,
      controllers: ##"{"name": "B"}"##,
      steps: ##"{"do": "push", "controller": "B", "on": "N"}"##)
    let cause = try #require(
      try Self.explain(document, want: "B: bottom inset 34").causes.first)
    #expect(
      cause.text == """
        The safe area of B ends 83 above the bottom, wished 34. It is made of 34 of the screen, 49 of T's bar.
        """)
    #expect(cause.fixes.first?.text == "Set hidesBottomBarWhenPushed of B to true.")
    #expect(try Self.explain(document, want: "B: bottom inset 83").causes.isEmpty)
  }

  @Test(arguments: [
    (
      "a dark photo on a light stack",
      ##""name": "N", "kind": "navigation", "children": [{"name": "Grid"}, {"name": "Photo", "overrideUserInterfaceStyle": "dark"}]"##
    ),
    (
      "a light document in a stack that is dark itself",
      ##""name": "N", "kind": "navigation", "overrideUserInterfaceStyle": "dark", "children": [{"name": "Doc", "overrideUserInterfaceStyle": "light"}]"##
    ),
  ])
  func `below a navigation bar another style is noted, as the text lies on that bar`(
    app: (is: String, root: String)
  ) throws {
    let causes = try Self.explain(Self.app(app.root)).causes
    #expect(causes.contains { $0.text.contains("does not count for the bar") })
    #expect(causes.allSatisfy { $0.isNote })
  }

  @Test func `a dark popover is no matter of the bar`() throws {
    let document = Self.app(
      ##""name": "Home""##, environment: ##""iOS": "17.0", "device": "iPad Pro 11""##,
      controllers:
        ##"{"name": "Menu", "modalPresentationStyle": "popover", "overrideUserInterfaceStyle": "dark"}"##,
      steps: ##"{"do": "present", "controller": "Menu", "from": "Home"}"##)
    #expect(try Self.explain(document).causes.isEmpty)
  }

  @Test func `what lies below in a stack, and a view that lies lower, are fixes of insets`() throws
  {
    let stack = Self.app(
      ##""name": "T", "kind": "tab", "children": [{"name": "N", "kind": "navigation", "children": [{"name": "A"}, {"name": "B", "hidesBottomBarWhenPushed": true}, {"name": "C"}]}]"##
    )
    #expect(
      try Self.explain(stack, want: "C: bottom inset 83").causes.first?.fixes.first?.text
        == "Set hidesBottomBarWhenPushed of B to false.")
    let lower = Self.app(
      ##""name": "Box", "children": [{"name": "Page", "viewInsets": {"top": 59}}]"##)
    #expect(
      try Self.explain(lower, want: "Page: top inset 59").causes.first?.fixes.first?.text
        == "Lay the view of Page to the top edge of its parent's.")
  }

  /// A container that does not forward, with a controller in it whose transition was begun.
  private static let begun = app(
    ##""name": "Box", "shouldAutomaticallyForwardAppearanceMethods": false, "children": [{"name": "New", "isViewInParent": false}]"##,
    steps:
      ##"{"do": "beginAppearanceTransition", "controller": "New", "isAppearing": true}, {"do": "addSubview", "controller": "New"}"##
  )

  @Test func `a transition that was begun and not ended is named, and is to be ended`() throws {
    let noted = try Self.explain(Self.begun).causes
    #expect(
      noted.map { $0.text } == [
        "The transition that was begun on New has not ended, so viewDidAppear is not called."
      ])
    #expect(noted.allSatisfy { $0.isNote })
    let wished = try #require(
      try Self.explain(Self.begun, want: "New: viewDidAppear called").causes.first)
    #expect(wished.fixes.first?.text == "Call endAppearanceTransition on New after step 2.")
    let ended = Self.begun.replacing(
      ##""controller": "New"}], "geometry""##,
      with:
        ##""controller": "New"}, {"do": "endAppearanceTransition", "controller": "New"}], "geometry""##
    )
    #expect(ended != Self.begun)
    #expect(try Self.explain(ended).causes.isEmpty)
  }

  @Test func `where a container keeps calls to itself, it can make them`() throws {
    let document = Self.app(
      ##""name": "N", "kind": "navigation", "children": [{"name": "Home"}]"##,
      controllers:
        ##"{"name": "Pager", "shouldAutomaticallyForwardAppearanceMethods": false, "children": [{"name": "First"}]}"##,
      steps: ##"{"do": "push", "controller": "Pager", "on": "N"}"##)
    let cause = try #require(
      try Self.explain(document, want: "First: viewWillAppear called").causes.first)
    #expect(
      cause.fixes.map { $0.text } == [
        "Return true from Pager's shouldAutomaticallyForwardAppearanceMethods.",
        """
        Call beginAppearanceTransition(true, animated: false) and endAppearanceTransition on First after step 1.
        """,
      ])
  }

  @Test func `what only the launch screen shows is a fix of a wish for it`() throws {
    let shown = Self.app(##""name": "A""##)
    for (wish, fix) in [
      ("launch: bar hidden", "Set UIStatusBarHidden to YES in Info.plist."),
      ("launch: bar light", "Set UIStatusBarStyle to UIStatusBarStyleLightContent in Info.plist."),
    ] {
      let cause = try #require(try Self.explain(shown, want: wish).causes.first)
      #expect(cause.fixes.first?.text == fix)
    }
    let hidden = Self.app(
      ##""name": "A""##,
      environment: ##""iOS": "17.0", "infoPlist": {"UIStatusBarHidden": true}"##)
    #expect(try Self.explain(hidden).causes.map { $0.isNote } == [false])
    #expect(
      try Self.explain(hidden, want: "launch: bar hidden").causes.map { $0.isNote }
        == [true])
  }

  @Test func `a style that a parent gives to a child is no matter of the bar either`() throws {
    let document = Self.app(
      ##""name": "Host", "setOverrideTraitCollection": {"Left": "dark"}, "children": [{"name": "Left"}]"##
    )
    #expect(
      try Self.explain(document).causes.contains {
        !$0.isNote && $0.text.contains("the dark style of Left does not count for the bar")
      })
  }

  @Test func `an inset is made by itself before something is presented in another way`() throws {
    let document = Self.app(
      ##""name": "Home""##,
      controllers:
        ##"{"name": "Form", "modalPresentationStyle": "overFullScreen"}"##,
      steps: ##"{"do": "present", "controller": "Form", "from": "Home"}"##)
    #expect(
      try Self.explain(document, want: "Form: top inset 0").causes.first?.fixes.first?.text
        == "Set additionalSafeAreaInsetsTop of Form to -59.")
  }

  @Test func `a step before that did nothing is noted`() throws {
    let steps = ##"{"do": "pop", "on": "N"}, {"do": "push", "controller": "B", "on": "N"}"##
    let causes = try Self.explain(
      Self.app(
        ##""name": "N", "kind": "navigation", "children": [{"name": "A"}]"##,
        controllers: ##"{"name": "B"}"##, steps: steps)
    ).causes
    #expect(causes.map { $0.isNote } == [true])
    #expect(causes.first?.text.hasPrefix("Step 1, N.pop(), did nothing: ") == true)
    #expect(causes.first?.text.contains("later step") == false)
    let twice = try Self.explain(
      Self.app(
        ##""name": "N", "kind": "navigation", "children": [{"name": "A"}]"##,
        controllers: ##"{"name": "B"}"##,
        steps: ##"{"do": "popToRoot", "on": "N"}, {"do": "pop", "on": "N"}, "## + steps)
    ).causes
    #expect(
      twice.first?.text.hasSuffix(" 2 later steps did nothing either; '--step 2' says why.") == true
    )
  }

  @Test func `the bottom is observed where a document hides a bar there`() throws {
    let document = """
      {"version": 1, "environment": {"iOS": "17.0"}, "controllers": [], "steps": [],
       "windows": [{"name": "W", "root": {"name": "T", "kind": "tab", "children": [
         {"name": "N", "kind": "navigation", "children": [{"name": "A", "hidesBottomBarWhenPushed": true}]}]}}]}
      """
    #expect(
      try Self.explain(document).sections.contains { $0.title == "Sides and bottom" })
    let without = document.replacing(##", "hidesBottomBarWhenPushed": true"##, with: "")
    #expect(
      try !Self.explain(without).sections.contains { $0.title == "Sides and bottom" })
  }

  static func explain(_ document: String, want: String? = nil) throws -> Explanation {
    let scenario = try ScenarioDocument(parsing: document, file: "app.json").scenario
    let wishes = try [want].compactMap { $0 }.map { text throws in
      var wish = try Wish(text: text, of: scenario)
      wish.step = scenario.steps.count
      return wish
    }
    let seen = scenario.observing(wishes).observingItsAnswers
    let moments = narrate(seen, upTo: seen.steps.count) { $0 == seen.steps.count }
    return Explanation(seen, moments: moments, wishes: wishes).playingFixes { _ in true }
  }

  static func app(
    _ root: String, environment: String = ##""iOS": "17.0""##, controllers: String = "",
    steps: String = "", observing: Bool = false
  ) -> String {
    """
    {"version": 1, "environment": {\(environment)}, "windows": [{"name": "W", "root": {\(root)}}],
     "controllers": [\(controllers)], "steps": [\(steps)], "geometry": \(observing), "safeArea": \(observing)}
    """
  }
}
