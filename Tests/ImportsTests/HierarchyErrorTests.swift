import StatusQuoImports
import StatusQuoScenarioFiles
import Testing

/// Mistakes in a printed hierarchy, with their places.
@Suite struct HierarchyErrorTests {
  static let rows: [(text: String, error: String)] = [
    (
      "",
      "input:1:1: found no controller, expected a hierarchy of controllers: lines such as "
        + "<UINavigationController 0x7f8a>, state: appeared, view: <UIView 0x7f8b>"
    ),
    (
      "po [UIViewController _printHierarchy]\nerror: use of undeclared identifier\n",
      "input:1:1: found no controller, expected a hierarchy of controllers: lines such as "
        + "<UINavigationController 0x7f8a>, state: appeared, view: <UIView 0x7f8b>"
    ),
    (
      "<UIWindow: 0x1; frame = (0 0; 1 1)>\n   | <UIView: 0x2; frame = (0 0; 1 1)>\n",
      "input:1:1: found a hierarchy of views, expected a hierarchy of controllers, as 'po [UIViewController _printHierarchy]' prints it: lines such as "
        + "<UINavigationController 0x7f8a>, state: appeared, view: <UIView 0x7f8b>"
    ),
    (
      "log\n  ewController 0x1>, state: appeared, view: <UIView 0x2>",
      "input:2:3: found \"ewController\", expected lines such as "
        + "<UINavigationController 0x7f8a>, state: appeared, view: <UIView 0x7f8b>"
    ),
    (
      "<A 0x1>, state: apeared, view: <UIView 0x2>",
      "input:1:17: found \"apeared\", expected \"disappeared\", \"appearing\", \"appeared\" or "
        + "\"disappearing\" (did you mean \"appeared\"?)"
    ),
    (
      "<A 0x1>, state: appeared, view: <UIView 0x2>\n   | <Ärger 0x3>, state: appeared, view: UIView",
      "input:2:42: found \"UIView\", expected a view, such as <UIView 0x7f8a4b01>, "
        + "or (view not loaded)"
    ),
    (
      "<A 0x1>, state: appeared, view: <UIView 0x2>\n   | B 0x3, state: appeared\n",
      "input:2:6: found \"B\", expected a controller, such as <UINavigationController 0x7f8a4b01>"
    ),
    (
      "<A 0x1>, state: appeared, view: <UIView 0x2>\n   + <B 0x3>, state: appeared, "
        + "view: <UIView 0x4>, presented with: FullScreen\n",
      "input:2:68: found \"FullScreen\", expected a presentation controller, such as "
        + "<_UIFullscreenPresentationController 0x7f8a>"
    ),
    (
      """
      <A 0x1>, state: appeared, view: <UIView 0x2>
         + <B 0x3>, state: appeared, view: <UIView 0x4>
         + <C 0x5>, state: appeared, view: <UIView 0x6>
      """,
      "input:3:6: found a second controller presented by \"A\", "
        + "expected one (\"B\" is presented above)"
    ),
  ]

  @Test(arguments: rows)
  func `an error says what is wrong in which line and column`(
    _ row: (text: String, error: String)
  ) {
    #expect(
      problem { () throws(DocumentError) in try importing(.hierarchy, row.text) } == row.error)
  }

  @Test func `a broken class name does not reach a terminal`() {
    let text = "<A\u{1B}[31m 0x1>, state: appeared, view: <UIView 0x2>"
    let error = problem { () throws(DocumentError) in try importing(.hierarchy, text) }
    #expect(error?.unicodeScalars.contains("\u{1B}") == false)
  }

  @Test func `a line that names no controller is left out and said so`() throws {
    let app = try importing(
      .hierarchy,
      """
      <A 0x1>, state: appeared, view: <UIView 0x2>
         | (37 more)
         | <B 0x3>, state: appeared, view: <UIView 0x4>
      """)
    #expect(app.trees == "Window\n  A: plain\n    B: plain")
    #expect(
      app.assumptions.first?.description == """
        input:2:6: skipped: this line (it names no controller)
        """)
  }
}
