import StatusQuoAppearanceModel
import StatusQuoImports
import Testing

/// States in a dump: who is shown, who has left.
@Suite struct DumpStateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var trees: String
    var says: String?
  }

  private static func line(_ marks: String, _ name: String, _ state: String, _ more: String = "")
    -> String
  {
    let view = state == "disappeared" ? "<UIView: 0x1> not in the window" : "<UIView: 0x1>"
    return "\(marks)<\(name) 0x7fa010a0\(name.utf8.count)>, state: \(state), view: \(view)\(more)\n"
  }

  static let rows = [
    Row(
      testDescription: "a closed drawer's stack does not answer",
      text: line("", "DrawerController", "appeared")
        + line("   | ", "MenuViewController", "disappeared")
        + line("   | ", "HomeController", "appeared"),
      trees: """
        Window
          DrawerController: plain
            HomeController: plain
        detached MenuViewController: plain
        """, says: "MenuViewController is not shown in DrawerController"),
    Row(
      testDescription: "children of what is covered stay",
      text: line("", "DrawerController", "disappeared")
        + line("   | ", "MenuViewController", "disappeared")
        + line(
          "   + ", "LoginController", "appeared",
          ", presented with: <_UIFullscreenPresentationController 0x2>"),
      trees: """
        Window
          DrawerController: plain
            MenuViewController: plain
            + LoginController: plain modalPresentationStyle=fullScreen
        """),
    Row(
      testDescription: "what is being dismissed is no longer presented",
      text: line("", "HomeController", "appearing")
        + line(
          "   + ", "LoginViewController", "disappearing",
          ", presented with: <_UIFullscreenPresentationController 0x2>"),
      trees: """
        Window
          HomeController: plain
        detached LoginViewController: plain modalPresentationStyle=fullScreen
        """, says: "LoginViewController is no longer presented by HomeController"),
    Row(
      testDescription: "a window whose root has left is hidden",
      text: line("", "HomeController", "appeared") + line("", "OverlayController", "disappeared"),
      trees: """
        Window
          HomeController: plain
        Window2 isHidden=true
          OverlayController: plain
        """, says: "Window2 is hidden"),
  ]

  @Test(arguments: rows) func `states say who is shown`(_ row: Row) throws {
    let app = try importing(.hierarchy, row.text)
    #expect(app.trees == row.trees)
    if let says = row.says { #expect(app.assumptions.contains { $0.what == says }) }
  }

  static let fits: [(storyboard: String, options: ImportOptions, iOS: String, device: String)] = [
    ("retina4_7", ImportOptions(), "16.0", "iPhone 8"),
    ("retina6_1", ImportOptions(), "18.0", "iPhone 11"),
    ("retina4_7", options(iOS: 26), "26.0", "iPhone 15"),
    ("retina4_0", ImportOptions(), "15.0", "iPhone SE (1st)"),
  ]

  private static func options(iOS: Int) -> ImportOptions {
    var options = ImportOptions()
    options.iOS = Version(Int32(iOS))
    return options
  }

  @Test(arguments: fits)
  func `an assumed version runs on the assumed device`(
    _ row: (storyboard: String, options: ImportOptions, iOS: String, device: String)
  ) throws {
    let app = try importing(
      .storyboard,
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="A">
      <device id="\(row.storyboard)"/>
      <scenes><scene sceneID="S"><objects><viewController id="A"/></objects></scene></scenes>
      </document>
      """
    ) { $0.options = row.options }
    #expect(app.environment("iOS") == row.iOS)
    // A document leaves the default out.
    #expect(app.environment("device") ?? "iPhone 15" == row.device)
  }
}
