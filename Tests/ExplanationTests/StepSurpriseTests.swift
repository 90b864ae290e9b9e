import Foundation
import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoReporting
import Testing

/// Surprises that a step brings about, besides those of `AskedTests`.
@Suite struct StepSurpriseTests {
  /// A document, what is wished, and what the first cause or note says with its first fix; nil where nothing is said.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let document: String
    var want: String?
    let says: String?
    var fix: String?
    /// A part that is said nowhere.
    var lacks: String?
    /// The causes and notes besides, which are about something else.
    var others = 0
    /// The look that is missed.
    var missed: Wish.Demand?
  }

  private static func stack(_ steps: String, observing: Bool = false) -> String {
    AskedTests.app(
      ##""name": "N", "kind": "navigation", "children": [{"name": "A"}]"##,
      controllers: ##"{"name": "B"}"##, steps: steps, observing: observing)
  }

  private static func swipe(_ actions: String) -> String {
    AskedTests.app(
      ##"""
      "name": "N", "kind": "navigation", "isNavigationBarHidden": true, "children": [{"name": "A"}, {"name": "B",
        "preferredStatusBarStyle": "stored", "stored": {"style": "lightContent"}, "actions": {\##(actions)}}]
      """##,
      steps:
        ##"{"do": "beginInteractivePop", "on": "N"}, {"do": "cancelInteractivePop", "on": "N"}"##)
  }

  private static let resets =
    ##""viewWillDisappear": [{"do": "setStored", "on": "self", "property": "style", "value": "default"}]"##

  private static func appearing(_ step: String) -> String {
    AskedTests.app(
      ##"""
      "name": "A", "actions": {"viewWillAppear": [{"do": "setStored", "on": "self", "property": "style", "value":
        "lightContent"}]}
      """##, steps: step)
  }

  private static func paging(forwards: Bool) -> String {
    AskedTests.app(
      ##"""
      "name": "T", "kind": "tab", "children": [{"name": "Other"}, {"name": "Paging",
        "shouldAutomaticallyForwardAppearanceMethods": \##(forwards), "children": [{"name": "Page", "actions":
          {"viewWillAppear": [{"do": "setStored", "on": "self", "property": "style", "value": "lightContent"}]}}]}]
      """##, steps: ##"{"do": "select", "on": "T", "controller": "Paging"}"##)
  }

  private static let forwardingWindow = ##"""
    {"version": 1, "windows": [{"name": "W", "root": {"name": "A", "prefersStatusBarHidden": false}},
      {"name": "V", "level": 1, "root": {"name": "O", "childForStatusBarStyle": {"controller": "A"},
        "childForStatusBarHidden": {"controller": "A"}}}]}
    """##

  static let rows = [
    Row(
      testDescription: "a bar that a step hides is missing from an inset",
      document: stack(
        ##"{"do": "set", "on": "N", "property": "isNavigationBarHidden", "value": true}, {"do": "push", "on": "N", "controller": "B"}"##,
        observing: true), want: "B: top inset 97.667",
      says: "N hides its navigation bar, so the bar adds nothing.",
      fix: "Set isNavigationBarHidden of N to false after step 2."),
    Row(
      testDescription: "a swipe that is canceled leaves what a lifecycle method set",
      document: swipe(resets),
      says: "The swipe called viewWillDisappear of B, which changed the bar.",
      fix: "Set it back in viewWillAppear, which a canceled swipe calls again.",
      missed: .bar(.light)),
    Row(
      testDescription: "a swipe that is canceled, and a method that sets it back",
      document: swipe(
        resets
          + ##", "viewWillAppear": [{"do": "setStored", "on": "self", "property": "style", "value": "lightContent"}, {"do": "setNeedsStatusBarAppearanceUpdate", "on": "self"}]"##
      ), says: nil),
    Row(
      testDescription: "the app comes back, and no method is called",
      document: appearing(##"{"do": "enterBackground"}, {"do": "enterForeground"}"##),
      says: "viewWillAppear of A is not called: it was on the screen before the step",
      fix: "Observe UIApplication.willEnterForegroundNotification"),
    Row(
      testDescription: "a container keeps the calls of its children",
      document: paging(forwards: false),
      says: "viewWillAppear of Page is not called: Paging does not forward",
      fix: "Return true from Paging's shouldAutomaticallyForwardAppearanceMethods."),
    Row(
      testDescription: "a container forwards the calls of its children",
      document: paging(forwards: true), says: nil),
    Row(
      testDescription: "what an old root presents stays in the window",
      document: AskedTests.app(
        ##""name": "X""##,
        controllers: ##"{"name": "Y", "modalPresentationStyle": "fullScreen"}, {"name": "Z"}"##,
        steps:
          ##"{"do": "present", "controller": "Y", "from": "X"}, {"do": "setRoot", "window": "W", "controller": "Z"}"##
      ), says: "Y stays in window W below the new root, as X presents it.",
      fix: "Dismiss it before the root changes."),
    Row(
      testDescription: "the style of what stays is no matter of its presenter",
      document: ##"""
        {"version": 1, "environment": {"systemStyle": "dark"},
         "windows": [{"name": "W", "overrideUserInterfaceStyle": "light", "root": {"name": "X"}}],
         "controllers": [{"name": "Y", "modalPresentationStyle": "fullScreen"}, {"name": "Z"}],
         "steps": [{"do": "present", "controller": "Y", "from": "X"},
           {"do": "setRoot", "window": "W", "controller": "Z"}]}
        """##, says: "Y stays in window W"),
    Row(
      testDescription: "the app goes to the background, and no method is called",
      document: appearing(##"{"do": "enterBackground"}"##)
        .replacingOccurrences(of: "viewWillAppear", with: "viewWillDisappear"),
      says: "viewWillDisappear of A is not called: it was on the screen before the step",
      fix: "Observe UIApplication.didEnterBackgroundNotification", others: 1),
    Row(
      testDescription: "a dismissal that is canceled leaves what a lifecycle method set",
      document: AskedTests.app(
        ##""name": "C", "prefersStatusBarHidden": "stored", "stored": {"hidden": true}"##,
        controllers:
          ##"{"name": "S", "actions": {"viewWillDisappear": [{"do": "setStored", "on": "presenter", "property": "hidden", "value": false}]}}"##,
        steps:
          ##"{"do": "present", "controller": "S", "from": "C"}, {"do": "beginInteractiveDismiss", "controller": "S"}, {"do": "cancelInteractiveDismiss", "controller": "S"}"##
      ), says: "The swipe called viewWillDisappear of S, which changed the bar.",
      fix: "Set it back in viewWillAppear, which a canceled swipe calls again.", others: 1,
      missed: .bar(.hidden)),
    Row(
      testDescription: "an answer about a gesture that is to be asked anew in no window",
      document: AskedTests.app(
        ##""name": "A""##, controllers: ##"{"name": "B"}"##,
        steps: ##"{"do": "setNeedsUpdate", "gesture": "homeIndicatorAutoHidden", "on": "B"}"##),
      says: "setNeedsUpdateOf… on a controller in no window is not heard.",
      fix: "Call it once the controller is in a window."),
    Row(
      testDescription: "what a lifecycle method sets too late is named where the look is wished",
      document: AskedTests.app(
        ##""name": "Home", "prefersStatusBarHidden": "stored", "actions": {"viewDidAppear": [{"do": "setStored", "on": "self", "property": "hidden", "value": true}]}"##
      ), want: "Home: bar hidden",
      says: "The bar is visible with dark text, wished hidden. What viewDidAppear of Home sets",
      fix: "Call setNeedsStatusBarAppearanceUpdate"),
    Row(
      testDescription: "a bar that hides by itself in landscape, where there is none",
      document: AskedTests.app(
        ##""name": "A""##,
        environment: ##""iOS": "17.0", "device": "iPhone 15", "orientation": "landscape""##),
      says: "Phones with a notch or an island have no bar in landscape",
      fix: "Show what has to be seen there in a view of your own."),
    Row(
      testDescription: "a dark screen in a window of another scene",
      document: ##"""
        {"version": 1, "environment": {"iOS": "17.0"}, "windows": [
          {"name": "W", "root": {"name": "A"}},
          {"name": "V", "scene": "other", "root": {"name": "B", "overrideUserInterfaceStyle": "dark"}}]}
        """##, says: "Window V does not follow the style of window W.",
      lacks: "does not count for the bar"),
    Row(
      testDescription:
        "what stays, before styles exist, and where the presenter has one of its own",
      document: ##"""
        {"version": 1, "environment": {"iOS": "12.0"}, "windows": [{"name": "W", "root": {"name": "X"}}],
         "controllers": [{"name": "Y", "modalPresentationStyle": "fullScreen"}, {"name": "Z"}],
         "steps": [{"do": "present", "controller": "Y", "from": "X"},
           {"do": "setRoot", "window": "W", "controller": "Z"}]}
        """##, says: "Y stays in window W below the new root, as X presents it."),
    Row(
      testDescription: "a stack that hides its bar is no matter of what it presents",
      document: AskedTests.app(
        ##""name": "N", "kind": "navigation", "isNavigationBarHidden": true, "children": [{"name": "A"}]"##,
        controllers: ##"{"name": "P", "modalPresentationStyle": "fullScreen"}"##,
        steps: ##"{"do": "present", "controller": "P", "from": "A"}"##, observing: true),
      want: "P: top inset 0", says: "The safe area of P starts at 59, wished 0.",
      lacks: "hides its navigation bar"),
    Row(
      testDescription: "nor of an inset that is too large",
      document: AskedTests.app(
        ##""name": "N", "kind": "navigation", "isNavigationBarHidden": true, "children": [{"name": "A", "additionalSafeAreaInsetsTop": 20}]"##,
        observing: true),
      want: "A: top inset 59", says: "The safe area of A starts at 79, wished 59.",
      lacks: "hides its navigation bar"),
    Row(
      testDescription: "of two changes the one that counts is named",
      document: AskedTests.app(
        ##""name": "C", "preferredStatusBarStyle": "stored", "prefersStatusBarHidden": "stored""##,
        steps:
          ##"{"do": "set", "on": "C", "property": "stored.style", "value": "lightContent"}, {"do": "set", "on": "C", "property": "stored.hidden", "value": true}"##
      ), want: "C: bar hidden", says: "What C.stored.hidden = true changed is not shown yet."),
    Row(
      testDescription: "a swipe that begins once more, which is refused",
      document: swipe(resets).replacingOccurrences(
        of: ##"{"do": "cancelInteractivePop""##,
        with: ##"{"do": "beginInteractivePop", "on": "N"}, {"do": "cancelInteractivePop""##),
      says: "The swipe called viewWillDisappear of B, which changed the bar.", others: 1),
    Row(
      testDescription: "a presentation from no window",
      document: AskedTests.app(
        ##""name": "A""##, controllers: ##"{"name": "B"}, {"name": "M"}"##,
        steps: ##"{"do": "present", "controller": "M", "from": "B"}"##),
      says: "B is in no window, so it can't present.",
      fix: "Present it from a controller that is on the screen."),
    Row(
      testDescription: "a second presentation",
      document: AskedTests.app(
        ##""name": "T", "kind": "tab", "children": [{"name": "A"}]"##,
        controllers: ##"{"name": "B"}, {"name": "M"}"##,
        steps:
          ##"{"do": "present", "controller": "B", "from": "A"}, {"do": "present", "controller": "M", "from": "A"}"##
      ), says: "T presents B already, and can't present another one.",
      fix: "Present it from B, or dismiss B first.", others: 1),
    Row(
      testDescription: "a child that its parent passes over for another",
      document: AskedTests.app(
        ##""name": "C", "childForStatusBarStyle": "children.last", "children": [{"name": "Lower", "preferredStatusBarStyle": "darkContent"}, {"name": "Upper", "preferredStatusBarStyle": "lightContent"}]"##,
        steps: ##"{"do": "setNeedsStatusBarAppearanceUpdate", "on": "C"}"##), says: nil),
    Row(
      testDescription: "a tab that hides the bar",
      document: AskedTests.app(
        ##""name": "T", "kind": "tab", "children": [{"name": "A"}, {"name": "B", "prefersStatusBarHidden": true}]"##,
        steps: ##"{"do": "select", "on": "T", "controller": "B"}"##), says: nil),
    Row(
      testDescription: "a bar that is out of date is not explained by who was asked before",
      document: AskedTests.app(
        ##""name": "C", "childForStatusBarStyle": "children.last", "children": [{"name": "First"}]"##,
        controllers: ##"{"name": "Second", "preferredStatusBarStyle": "lightContent"}"##,
        steps: ##"{"do": "addChild", "controller": "Second", "to": "C"}"##),
      want: "C: bar light",
      says:
        "The bar is visible with dark text, wished light. Adding Second does not change the bar",
      fix: "Call setNeedsStatusBarAppearanceUpdate on C after step 1."),
    Row(
      testDescription: "a window that forwards to the one below",
      document: forwardingWindow, says: nil),
    Row(
      testDescription: "a player that hides the bar in landscape misses none",
      document: AskedTests.app(
        ##""name": "P", "prefersStatusBarHidden": true"##,
        environment: ##""iOS": "17.0", "device": "iPhone 15", "orientation": "landscape""##),
      says: nil),
  ]

  @Test(arguments: rows) func `a step that surprises is named, and no other`(_ row: Row) throws {
    let explanation = try AskedTests.explain(row.document, want: row.want)
    let first = explanation.causes.first
    guard let says = row.says else { return #expect(first == nil, "\(first?.text ?? "")") }
    #expect(first?.text.contains(says) == true, "\(first?.text ?? "")")
    #expect(explanation.causes.count == 1 + row.others, "\(explanation.causes.map(\.text))")
    if let lacks = row.lacks { #expect(first?.text.contains(lacks) == false) }
    if let missed = row.missed { #expect(first?.wishes.map(\.demand) == [missed]) }
    guard let fix = row.fix else { return }
    #expect(first?.fixes.first?.text.hasPrefix(fix) == true, "\(first?.fixes.first?.text ?? "")")
  }

  private static let landscape = AskedTests.app(
    ##""name": "A", "prefersStatusBarHidden": false"##,
    environment: ##""iOS": "9.0", "device": "iPhone 6", "orientation": "landscape""##)

  @Test func `a bar that goes away is no fix of its color`() throws {
    let cause = try #require(
      try AskedTests.explain(Self.landscape, want: "A: bar light").causes.first)
    #expect(!cause.fixes.isEmpty)
    #expect(!cause.fixes.contains { $0.outcome?.then.contains("the bar is hidden") == true })
  }

  @Test(arguments: ["bar shown", "bar light", "bar dark"])
  func `a wish for a bar asks for nothing where none can be seen`(_ wished: String) throws {
    let document = AskedTests.app(
      ##""name": "A""##,
      environment: ##""iOS": "17.0", "device": "iPhone 15", "orientation": "landscape""##)
    let shown = try AskedTests.explain(document, want: "A: \(wished)").article().text()
    #expect(shown.contains("A: \(wished) asks for nothing here: no bar can be seen"))
    let hidden = try AskedTests.explain(document, want: "A: bar hidden").article().text()
    #expect(hidden.contains("A: bar hidden holds"))
  }

  @Test func `the light behind a card stands below the tree where the app says nothing of the bar`()
    throws
  {
    let card = AskedTests.app(
      ##""name": "A""##, controllers: ##"{"name": "Card", "modalPresentationStyle": "pageSheet"}"##,
      steps: ##"{"do": "present", "controller": "Card", "from": "A"}"##)
    let text = try AskedTests.explain(card).article().text()
    let tree = try #require(text.range(of: "window W"))
    let note = try #require(text.range(of: "While a card is up the system draws"))
    #expect(tree.upperBound < note.lowerBound)
  }
}
