import StatusQuoImports
import StatusQuoScenarioFiles
import Testing

/// The kind of a controller of which only the class, the view and the children are known.
@Suite struct KindInferenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    /// The first line of the tree below the window.
    var root: String
    /// Part of the reason that is given; nil where none is owed.
    var why: String?
  }

  /// A controller with the usual container view and children in these states.
  private static func container(_ name: String, _ children: (String, String)...) -> String {
    let lines = children.enumerated().map { index, child in
      "   | <\(child.0) 0x2\(index)>, state: \(child.1)"
    }
    return (["<\(name) 0x1>, state: appeared, view: <UILayoutContainerView: 0x11>"] + lines)
      .joined(separator: "\n")
  }

  private static let shown = "appeared, view: <UIView: 0x9>"
  private static let hidden = "disappeared, view: <UIView: 0x9> not in the window"
  private static let unloaded = "disappeared, view: (view not loaded)"

  static let rows = [
    Row(
      testDescription: "a class of UIKit has its kind",
      text: container("UINavigationController", ("A", hidden), ("B", shown)),
      root: "UINavigationController: navigation"),
    Row(
      testDescription: "an image picker is a navigation controller",
      text: container("UIImagePickerController", ("A", shown)),
      root: "UIImagePickerController: navigation preferredStatusBarStyle=default "
        + "prefersStatusBarHidden=false childForStatusBarStyle=nil childForStatusBarHidden=nil",
      why: "observed by several: radars 15089725, 19014731; Catty pull request 191"),
    Row(
      testDescription: "SwiftUI's tab bar controller",
      text: container("SwiftUI.UIKitTabBarController", ("A", shown)),
      root: "UIKitTabBarController: tab"),
    Row(
      testDescription: "SwiftUI's generic stack of a split view",
      text: container(
        "_TtGC7SwiftUI41StyleContextSplitViewNavigationControllerVS_19SidebarStyleContext_",
        ("A", shown)),
      root: "StyleContextSplitViewNavigationController: navigation"),
    Row(
      testDescription: "the name of a subclass",
      text: container("MMTabBarController", ("A", shown), ("B", hidden)),
      root: "MMTabBarController: tab selected=A", why: "and by its name"),
    Row(
      testDescription:
        "a tab bar controller that is called otherwise: another child than the last is up",
      text: container("Shop.RootController", ("A", shown), ("B", unloaded)),
      root: "RootController: tab selected=A", why: "one that is not the last has appeared"),
    Row(
      testDescription: "its child is a navigation controller, so it is none",
      text: container("Shop.RootController", ("UINavigationController", shown)),
      root: "RootController: tab", why: "a navigation controller, is its child"),
    Row(
      testDescription: "a name that the children contradict",
      text: container("MainNavigationController", ("UINavigationController", shown)),
      root: "MainNavigationController: tab", why: "a navigation controller, is its child"),
    Row(
      testDescription: "the last child is up, as in a stack",
      text: container("Shop.RootController", ("A", hidden), ("B", shown)),
      root: "RootController: navigation", why: "its view is a UILayoutContainerView"),
    Row(
      testDescription: "two children are up, as in a split view of iOS 8",
      text: container("Shop.RootController", ("A", shown), ("B", shown)),
      root: "RootController: split", why: "2 of its children have appeared"),
    Row(
      testDescription: "nothing is up, and the last view was never loaded",
      text: container("Shop.RootController", ("A", hidden), ("B", unloaded)),
      root: "RootController: tab selected=A", why: "the view of its last child is not loaded"),
    Row(
      testDescription: "the view of a split view controller",
      text: "<Shop.Root 0x1>, state: appeared, view: <_UISplitViewControllerPanelImplView: 0x2>",
      root: "Root: split", why: "its view is a _UISplitViewControllerPanelImplView"),
    Row(
      testDescription: "the view of a page view controller",
      text: "<Shop.Tour 0x1>, state: appeared, view: <_UIPageViewControllerContentView: 0x2>",
      root: "Tour: page", why: "its view is a _UIPageViewControllerContentView"),
    Row(
      testDescription: "a name whose view says otherwise",
      text: "<Shop.MapNavigationController 0x1>, state: appeared, view: <MapView: 0x2>",
      root: "MapNavigationController: plain", why: "which a navigation controller does not have"),
    Row(
      testDescription: "a name, where the view was never loaded",
      text: "<Shop.MainTabBarController 0x1>, state: disappeared, view: (view not loaded)",
      root: "MainTabBarController: tab", why: "by its name"),
    Row(
      testDescription: "a screen that only sounds like a container",
      text: "<Shop.TableViewController 0x1>, state: appeared, view: <UITableView: 0x2>",
      root: "TableViewController: plain"),
    Row(
      testDescription: "a page is no page view controller",
      text: "<HomePageViewController 0x1>, state: appeared, view: <UIView: 0x2>",
      root: "HomePageViewController: plain"),
  ]

  @Test(arguments: rows) func `a kind follows from class, view and children`(_ row: Row) throws {
    let app = try importing(.hierarchy, row.text)
    #expect(app.trees.split(separator: "\n")[1] == "  \(row.root)")
    let reasons = app.assumptions.filter { $0.place != nil && !$0.what.contains("selected") }
    if let why = row.why {
      #expect(reasons.contains { $0.why.contains(why) })
    } else {
      #expect(reasons.isEmpty)
    }
  }

  @Test func `what is seen of one controller holds for its class`() throws {
    let app = try importing(
      .hierarchy,
      """
      <UITabBarController 0x1>, state: appeared, view: <UILayoutContainerView: 0x11>
         | <Shop.Flow 0x2>, state: appeared, view: <UILayoutContainerView: 0x12>
         |    | <A 0x3>, state: disappeared, view: <UIView: 0x13> not in the window
         |    | <B 0x4>, state: appeared, view: <UIView: 0x14>
         | <Shop.Flow 0x5>, state: disappeared, view: (view not loaded)
         |    | <C 0x6>, state: disappeared, view: (view not loaded)
      """)
    #expect(
      app.trees == """
        Window
          UITabBarController: tab selected=Flow
            Flow: navigation
              A: plain
              B: plain
            Flow2: navigation
              C: plain
        """)
    #expect(app.assumptions(about: "Flow is a navigation controller").count == 1)
  }

  @Test(
    arguments: [
      (["appeared, view: <UIView: 0x9>", "disappeared, view: (view not loaded)"], "A"),
      ([hidden, "appearing, view: <UIView: 0x9>"], "B"),
      ([hidden, unloaded], "A"), ([unloaded, hidden], "B"), ([unloaded, unloaded], "A"),
    ])
  func `the selected tab is the one that appeared, else the one with more views`(
    _ row: (states: [String], selected: String)
  ) throws {
    let app = try importing(
      .hierarchy,
      Self.container("UITabBarController", ("A", row.states[0]), ("B", row.states[1])))
    #expect(app.trees.contains("UITabBarController: tab selected=\(row.selected)"))
    let other = row.selected == "A" ? "B" : "A"
    #expect(
      app.assumptions(about: "is selected in").map(\.overrule)
        == ["--selected UITabBarController=\(other)"])
  }

  @Test func `a navigation controller in a stack forwards what it would`() throws {
    let app = try importing(
      .hierarchy,
      """
      <UINavigationController 0x1>, state: appeared, view: <UILayoutContainerView: 0x11>
         | <UINavigationController 0x2>, state: appeared, view: <UILayoutContainerView: 0x12>
         |    | <DetailViewController 0x3>, state: appeared, view: <UIView: 0x13>
      """)
    #expect(
      app.trees == """
        Window
          UINavigationController: navigation
            UINavigationController2: plain childForStatusBarHidden={"controller":"DetailViewController"}
              DetailViewController: plain
        """)
    #expect(app.assumptions(about: "as a collapsed split view controller has it").count == 1)
  }

  @Test func `what is in an alert is left out`() throws {
    let app = try importing(
      .hierarchy,
      """
      <A 0x1>, state: appeared, view: <UIView: 0x11>
         + <UIAlertController 0x2>, state: appeared, view: <_UIAlertControllerPhoneTVMacView: 0x12>, presented with: <_UIAlertControllerAlertPresentationController 0x22>
         |    | <_UIAlertControllerTextFieldViewController 0x3>, state: appeared, view: <UIView: 0x13>
      """)
    #expect(app.trees == "Window\n  A: plain\n    + UIAlertController: alert")
    #expect(app.assumptions(about: "_UIAlertControllerTextFieldViewController").count == 1)
  }

  @Test func `a window for the keyboard does not decide`() throws {
    let app = try importing(
      .hierarchy,
      """
      <A 0x1>, state: appeared, view: <UIView: 0x11>
      <UIInputWindowController 0x2>, state: appeared, view: <UIInputSetContainerView: 0x12>
      """)
    #expect(
      app.trees == """
        Window
          A: plain
        Window2 coversScreen=false
          UIInputWindowController: plain
        """)
  }
}
