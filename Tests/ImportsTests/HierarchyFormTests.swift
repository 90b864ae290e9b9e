import StatusQuoImports
import StatusQuoReading
import StatusQuoScenarioFiles
import Testing

/// Every form in which a hierarchy is printed or passed on.
@Suite struct HierarchyFormTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var trees: String

    init(_ name: String, _ text: String, _ trees: String) {
      testDescription = name
      self.text = text
      self.trees = trees
    }
  }

  static let stack = """
    Window
      UINavigationController: navigation
        ListViewController: plain
        ItemViewController: plain
    """

  static let rows = [
    Row(
      "as lldb prints it, views without a colon",
      """
      <UINavigationController 0x7fa01>, state: appeared, view: <UILayoutContainerView 0x7fb01>
         | <ListViewController 0x7fa02>, state: disappeared, view: <UIView 0x7fb02> not in the window
         | <ItemViewController 0x7fa03>, state: appeared, view: <UIView 0x7fb03>
      """, stack),
    Row(
      "views with a colon, classes with a module",
      """
      <UINavigationController 0x10ca01>, state: appeared, view: <UILayoutContainerView: 0x10cb01>
         | <Shop.ListViewController 0x10ca02>, state: disappeared, view: (view not loaded)
         | <Shop.ItemViewController 0x10ca03>, state: appeared, view: <UIView: 0x10cb03>
      """, stack),
    Row(
      "class names that their author cut out",
      """
      <... 0x10ca01>, state: appeared, view: <UILayoutContainerView: 0x10cb01>
         | <**** 0x10ca02>, state: disappeared, view: (view not loaded)
         | <<redacted> 0x10ca03>, state: appeared, view: <UIView: 0x10cb03>
      """,
      """
      Window
        ...: navigation
          ****: plain
          Controller: plain
      """),
    Row(
      "two spaces before a view that is not loaded, behind a prompt",
      """
      (lldb) po [[[UIWindow keyWindow] rootViewController] _printHierarchy]
      <UINavigationController 0x7fa01>, state: appeared, view: <UILayoutContainerView 0x7fb01>
         | <ListViewController 0x7fa02>, state: disappeared, view:  (view not loaded)

         | <ItemViewController 0x7fa03>, state: appeared, view: <UIView 0x7fb03>

      (lldb) c
      Process 4242 resuming
      """, stack),
    Row(
      "back ticks of cycript",
      """
      cy# [[UIApp keyWindow].rootViewController _printHierarchy].toString()
      `<UINavigationController 0x18a01>, state: appeared, view: <UILayoutContainerView 0x18b01>
         | <ListViewController 0x18a02>, state: disappeared, view: <UIView 0x18b02> not in the window
         | <ItemViewController 0x18a03>, state: appeared, view: <UIView 0x18b03>`
      """, stack),
    Row(
      "one text with escaped line breaks",
      #""<UINavigationController 0x15a01>, state: appeared, view: <UILayoutContainerView 0x15b01>\n   | <ListViewController 0x15a02>, state: disappeared, view: <UIView 0x15b02> not in the window\n   | <ItemViewController 0x15a03>, state: appeared, view: <UIView 0x15b03>""#,
      stack),
    Row(
      "an optional of Swift",
      """
      ▿ Optional<Any>
        - some : <UINavigationController 0x7fa01>, state: appeared, view: <UILayoutContainerView 0x7fb01>
         | <ListViewController 0x7fa02>, state: disappeared, view: <UIView 0x7fb02> not in the window
         | <ItemViewController 0x7fa03>, state: appeared, view: <UIView 0x7fb03>
      """, stack),
    Row(
      "in a comment with stars",
      """
      /**
       *  <UINavigationController 0x7fa01>, state: appeared, view: <UILayoutContainerView 0x7fb01>
       *     | <ListViewController 0x7fa02>, state: disappeared, view: <UIView 0x7fb02> not in the window
       *     | <ItemViewController 0x7fa03>, state: appeared, view: <UIView 0x7fb03>
       */
      """, stack),
    Row(
      "in a documentation comment, without addresses",
      """
      /// Records:
      ///
      /// <UINavigationController>, state: appeared, view: <UILayoutContainerView>
      ///    | <ListViewController>, state: disappeared, view: (view not loaded)
      ///    | <ItemViewController>, state: appeared, view: <UIView>
      """, stack),
    Row(
      "quoted in a mail, spaces joined by a web page",
      """
      > <UINavigationController 0x7fa01>, state: appeared, view: <UILayoutContainerView 0x7fb01>
      > | <ListViewController 0x7fa02>, state: disappeared, view: <UIView 0x7fb02> not in the window
      > | <ItemViewController 0x7fa03>, state: appeared, view: <UIView 0x7fb03>
      """, stack),
    Row(
      "no-break spaces of a web page",
      """
      <UINavigationController 0x7fa01>, state: appeared, view: <UILayoutContainerView 0x7fb01>
      \u{A0}\u{A0} |\u{A0}<ListViewController 0x7fa02>, state: disappeared, view: <UIView 0x7fb02> not in the window
      \u{A0}\u{A0} |\u{A0}<ItemViewController 0x7fa03>, state: appeared, view: <UIView 0x7fb03>
      """, stack),
    Row(
      "lines broken in three",
      """
      <UINavigationController 0x12a01>,
      \tstate: appeared,
        view: <UILayoutContainerView: 0x12b01>
         | <Shop.ListViewController 0x12a02>,
      \t\t\tstate: disappeared,
      \t\t\tview: <UIView: 0x12b02> not in
         the window
         | <Shop.ItemViewController 0x12a03>, state:
      appeared, view:
            <UIView: 0x12b03>
      """, stack),
    Row(
      "with carriage returns",
      "<UINavigationController 0x7fa01>, state: appeared, view: <UILayoutContainerView 0x7fb01>\r\n"
        + "   | <ListViewController 0x7fa02>, state: disappeared, view: (view not loaded)\r\n"
        + "   | <ItemViewController 0x7fa03>, state: appeared, view: <UIView 0x7fb03>\r\n", stack),
    Row(
      "views and presentation left out",
      """
      <UINavigationController 0x7fa01>, state: appeared, ...
         | <ListViewController 0x7fa02>
         | <ItemViewController 0x7fa03>, state: appeared
      """, stack),
    Row(
      "Chisel's pvc of one controller",
      """
      <UINavigationController: 0x7fa01; view = <UILayoutContainerView; 0x7fb01>; frame = (0, 0; 375, 667)>
         | <ListViewController: 0x7fa02; view not loaded>
         | <ItemViewController: 0x7fa03; view = <UIView; 0x7fb03>; frame = (0, 0; 375, 667)>
        *M <Shop.MenuViewController: 0x7fa04; view = <UIView; 0x7fb04>; frame = (0, 0; 375, 667)>
         |   | <SearchViewController: 0x7fa05; view not loaded>
      // '*M' means the view controller is presented modally.
      """,
      stack + """

            + MenuViewController: plain
              SearchViewController: plain
        """),
    Row(
      "among views that recursiveDescription prints",
      """
      <UIWindow: 0x7fc01; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x7fd01>>
         | <UILayoutContainerView: 0x7fb01; frame = (0 0; 375 667); layer = <CALayer: 0x7fd02>>
      (lldb) po [UIViewController _printHierarchy]
      <UINavigationController 0x7fa01>, state: appeared, view: <UILayoutContainerView 0x7fb01>
         | <ListViewController 0x7fa02>, state: disappeared, view: <UIView 0x7fb02> not in the window
         | <ItemViewController 0x7fa03>, state: appeared, view: <UIView 0x7fb03>
      (lldb) po 0x7fa03
      <ItemViewController: 0x7fa03>
      """, stack),
    Row(
      "presented full screen and over it, below the one that presents",
      """
      <UITabBarController 0x1>, state: disappeared, view: <UILayoutContainerView: 0x11> not in the window
         | <HomeViewController 0x2>, state: disappeared, view: <UIView: 0x12> not in the window
         + <UINavigationController 0x3>, state: appeared, view: <UILayoutContainerView: 0x13>, presented with: <_UIFullscreenPresentationController 0x23>
         |    | <LoginViewController 0x4>, state: appeared, view: <UIView: 0x14>
         |    + <HelpViewController 0x5>, state: appeared, view: <UIView: 0x15>, presented with: <_UIOverFullscreenPresentationController 0x25>
      """,
      """
      Window
        UITabBarController: tab
          HomeViewController: plain
          + UINavigationController: navigation modalPresentationStyle=fullScreen
            LoginViewController: plain
            + HelpViewController: plain modalPresentationStyle=overFullScreen
      """),
    Row(
      "each presentation controller of UIKit",
      """
      <A 0x1>, state: appeared, view: <UIView: 0x11>
         + <B 0x2>, state: appeared, view: <UIView: 0x12>, presented with: <_UIPageSheetPresentationController 0x22>
         |    + <C 0x3>, state: appeared, view: <UIView: 0x13>, presented with: <_UIFormSheetPresentationController 0x23>
         |    |    + <D 0x4>, state: appeared, view: <UIView: 0x14>, presented with: <UIPopoverPresentationController 0x24>
         |    |    |    + <E 0x5>, state: appeared, view: <UIView: 0x15>, presented with: <_UICurrentContextPresentationController 0x25>
         |    |    |    |    + <F 0x6>, state: appeared, view: <UIView: 0x16>, presented with: <_UIOverCurrentContextPresentationController 0x26>
         |    |    |    |    |    + <G 0x7>, state: appeared, view: <UIView: 0x17>, presented with: <Shop.CardPresentationController 0x27>
         |    |    |    |    |    |    + <UIAlertController 0x8>, state: appeared, view: <_UIAlertControllerView: 0x18>, presented with: <_UIAlertControllerAlertPresentationController 0x28>
      """,
      """
      Window
        A: plain
          + B: plain modalPresentationStyle=pageSheet
            + C: plain modalPresentationStyle=formSheet
              + D: plain modalPresentationStyle=popover
                + E: plain modalPresentationStyle=currentContext
                  + F: plain modalPresentationStyle=overCurrentContext
                    + G: plain modalPresentationStyle=custom
                      + UIAlertController: alert
      """),
    Row(
      "a part that begins with a presented controller",
      """
         + <Shop.LookupViewController 0x1>, state: appeared, view: <UIView 0x11>, presented with: <_UIOverFullscreenPresentationController 0x21>
         |    | <WordsViewController 0x2>, state: appeared, view: <UIView 0x12>
      """,
      """
      Window
        UnknownPresenter: plain
          + LookupViewController: plain modalPresentationStyle=overFullScreen
            WordsViewController: plain
      """),
    Row(
      "a part that begins with a presented controller, without its mark",
      """
      <LoginViewController 0x1>, state: appeared, view: <UIView: 0x11>, presented with: <_UIFullscreenPresentationController 0x21>
        | <RemoteViewController 0x2>, state: appeared, view: <UIView: 0x12>
      """,
      """
      Window
        UnknownPresenter: plain
          + LoginViewController: plain modalPresentationStyle=fullScreen
            RemoteViewController: plain
      """),
    Row(
      "a part that begins with a child",
      """
         |    | <HomeViewController 0x1>, state: appeared, view: <UIView: 0x11>
         |    |    | <CardViewController 0x2>, state: appeared, view: <UIView: 0x12>
      """,
      """
      Window
        HomeViewController: plain
          CardViewController: plain
      """),
    Row(
      "a line left out between parent and child",
      """
      <RootViewController 0x1>, state: appeared, view: <UIView: 0x11>
         |    |    | <CardViewController 0x2>, state: appeared, view: <UIView: 0x12>
         | <FootViewController 0x3>, state: appeared, view: <UIView: 0x13>
      """,
      """
      Window
        RootViewController: plain
          CardViewController: plain
          FootViewController: plain
      """),
    Row(
      "two windows from two dumps",
      """
      (lldb) po [[[UIApp windows] objectAtIndex:0].rootViewController _printHierarchy]
      <HomeViewController 0x1>, state: appeared, view: <UIView: 0x11>
      (lldb) po [[[UIApp windows] objectAtIndex:1].rootViewController _printHierarchy]
      <HomeViewController 0x2>, state: appeared, view: <UIView: 0x12>
      """,
      """
      Window
        HomeViewController: plain
      Window2
        HomeViewController2: plain
      """),
    Row(
      "the same window twice: the later dump counts",
      """
      <HomeViewController 0x1>, state: appeared, view: <UIView: 0x11>
      (lldb) c
      <HomeViewController 0x1>, state: disappeared, view: <UIView: 0x11> not in the window
         + <MenuViewController 0x2>, state: appeared, view: <UIView: 0x12>, presented with: <_UIFullscreenPresentationController 0x22>
      """,
      """
      Window
        HomeViewController2: plain
          + MenuViewController: plain modalPresentationStyle=fullScreen
      """),
    Row(
      "mangled names of Swift, generic and private",
      """
      <_TtGC7SwiftUI19UIHostingControllerV4Shop8HomeView_ 0x1>, state: appeared, view: <_TtGC7SwiftUI14_UIHostingViewV4Shop8HomeView_: 0x11>
         | <_TtC4ShopP33_0123456789ABCDEF0123456789ABCDEF14HiddenMenuView 0x2>, state: appeared, view: <UIView: 0x12>
         | <NSKVONotifying_CartViewController 0x3>, state: appeared, view: <UIView: 0x13>
      """,
      """
      Window
        UIHostingController: plain
          HiddenMenuView: plain
          CartViewController: plain
      """),
  ]

  @Test(arguments: rows) func `a hierarchy is read in every form`(_ row: Row) throws {
    let app = try importing(.hierarchy, row.text)
    #expect(app.trees == row.trees)
  }

  @Test(arguments: rows) func `its kind is known by its content`(_ row: Row) {
    #expect(InputKind(of: file("pasted.txt", row.text)) == .hierarchy)
  }

  @Test func `several files are several windows`() throws {
    let app = try importing(
      file("one.txt", "<A 0x1>, state: appeared, view: <UIView: 0x11>"),
      file("two.txt", "<B 0x2>, state: appeared, view: <UIView: 0x12>"))
    #expect(
      app.trees == """
        Window
          A: plain
        Window2
          B: plain
        """)
    #expect(app.assumptions.map(\.what).contains("B begins another window of the same moment"))
  }
}
