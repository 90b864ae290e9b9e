import StatusQuoImports
import StatusQuoReading
import StatusQuoScenarioFiles
import Testing

/// Classes beside a hierarchy: the getters that they override, and no more.
@Suite struct CodeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var code: String
    var home: String
    var unread: [String]

    init(_ name: String, _ code: String, home: String = "", unread: [String] = []) {
      testDescription = name
      self.code = code
      self.home = home
      self.unread = unread
    }
  }

  static let dump = """
    <RootController 0x7fa010a0b0c0>, state: appeared, view: <UIView: 0x1>
       | <Shop.HomeViewController 0x7fa010a0b0d0>, state: appeared, view: <UIView: 0x2>

    """

  static let rows = [
    Row(
      "Swift, without return",
      "class HomeViewController: UIViewController {\n  override var prefersStatusBarHidden: Bool { true }\n}",
      home: " prefersStatusBarHidden=true"),
    Row(
      "Swift, with a getter and a type",
      """
      final class HomeViewController: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle {
          get { return UIStatusBarStyle.lightContent } // light
        }
      }
      """, home: " preferredStatusBarStyle=lightContent"),
    Row(
      "many words before a getter",
      "class HomeViewController: UIViewController {\n  @objc override dynamic open var prefersStatusBarHidden: Bool { true }\n}",
      home: " prefersStatusBarHidden=true"),
    Row(
      "Swift before its third version",
      """
      class HomeViewController: UIViewController {
        override func preferredStatusBarStyle() -> UIStatusBarStyle {
          return UIStatusBarStyle.LightContent
        }
        override func prefersStatusBarHidden() -> Bool { return true }
        override func childViewControllerForStatusBarHidden() -> UIViewController? { return nil }
      }
      """,
      home:
        " preferredStatusBarStyle=lightContent prefersStatusBarHidden=true childForStatusBarHidden=nil"
    ),
    Row(
      "a class that is generic",
      """
      class HomeViewController<Item: Model, Cell: UIView>: BaseController<Item> { }
      class BaseController<Item: Model>: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      """, home: " prefersStatusBarHidden=true"),
    Row(
      "an extension of the class",
      "extension Shop.HomeViewController {\n  override open var prefersStatusBarHidden: Bool { return true }\n}",
      home: " prefersStatusBarHidden=true"),
    Row(
      "Objective-C",
      """
      @implementation HomeViewController
      - (BOOL)prefersStatusBarHidden { return YES; }
      - (UIStatusBarStyle)preferredStatusBarStyle
      {
          return UIStatusBarStyleLightContent;
      }
      - (UIViewController *)childViewControllerForStatusBarHidden { return nil; }
      @end
      """,
      home:
        " preferredStatusBarStyle=lightContent prefersStatusBarHidden=true childForStatusBarHidden=nil"
    ),
    Row(
      "a class that it is derived from",
      """
      class BaseController: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      class HomeViewController: BaseController {}
      """, home: " prefersStatusBarHidden=true"),
    Row(
      "what a class overrides again",
      """
      class HomeViewController: BaseController { override var prefersStatusBarHidden: Bool { false } }
      class BaseController: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      """, home: " prefersStatusBarHidden=false"),
    Row(
      "an answer that is no constant",
      "class HomeViewController: UIViewController {\n  override var prefersStatusBarHidden: Bool { isFull }\n}",
      unread: ["what prefersStatusBarHidden of HomeViewController returns"]),
    Row(
      "other code",
      """
      class HomeViewController: UIViewController {
        override func viewDidLoad() { if true { view.isHidden = true } }
        override var prefersStatusBarHidden: Bool { true }
      }
      """, home: " prefersStatusBarHidden=true",
      unread: ["the rest of the code of HomeViewController"]),
    Row(
      "braces on lines of their own",
      "class HomeViewController: UIViewController\n{\n  override var prefersStatusBarHidden: Bool\n  {\n    true\n  }\n}",
      home: " prefersStatusBarHidden=true"),
    Row(
      "code in no class",
      "import UIKit\nlet answer = 42\nclass HomeViewController: UIViewController {}",
      unread: ["code outside of classes"]),
    Row(
      "a category",
      "@implementation HomeViewController (Bar)\n- (BOOL)prefersStatusBarHidden { return YES; }\n@end",
      home: " prefersStatusBarHidden=true"),
    Row(
      "a class that nothing is of",
      "class Other: UIViewController { override var prefersStatusBarHidden: Bool { true } }",
      unread: ["the class Other"]),
    Row(
      "a getter outside of any class",
      "override var prefersStatusBarHidden: Bool { true }", unread: ["prefersStatusBarHidden"]),
    Row(
      "a comment and a text",
      """
      class HomeViewController: UIViewController {
        // override var prefersStatusBarHidden: Bool { true }
        /* override var prefersStatusBarHidden: Bool { true } */
        let text = "override var prefersStatusBarHidden: Bool { true }"
      }
      """, unread: ["the rest of the code of HomeViewController"]),
    Row(
      "a class that is cut off",
      "class HomeViewController: UIViewController {\n  override var prefersStatusBarHidden: Bool { true }\n  func",
      home: " prefersStatusBarHidden=true",
      unread: ["the rest of the code of HomeViewController"]),
    Row(
      "classes that are derived from each other",
      "class HomeViewController: B {}\nclass B: HomeViewController { }", unread: []),
  ]

  @Test(arguments: rows) func `its constants are read, the rest is named`(_ row: Row) throws {
    for text in [dump(before: row.code), row.code + "\n" + Self.dump] {
      let app = try importing(file("pasted.txt", text))
      #expect(
        app.trees == "Window\n  RootController: plain\n    HomeViewController: plain\(row.home)")
      #expect(app.unread == row.unread)
    }
  }

  private func dump(before code: String) -> String { Self.dump + code }

  @Test func `an extension of UIKit's class is one`() throws {
    let app = try importing(
      file("dump.txt", "<UINavigationController 0x1>, state: appeared, view: <UIView: 0x2>"),
      file(
        "Bar.swift",
        "extension UINavigationController { open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent } }"
      ))
    #expect(
      app.trees
        == "Window\n  UINavigationController: navigation preferredStatusBarStyle=lightContent overriddenIn=extension"
    )
  }

  @Test func `what a class is derived from says its kind`() throws {
    let app = try importing(
      file("dump.txt", Self.dump), file("Root.swift", "class RootController: UITabBarController {}")
    )
    #expect(app.trees.hasPrefix("Window\n  RootController: tab"))
  }

  static let others = [
    (
      "@implementation AppDelegate\n- (BOOL)application { return YES; }\n@end", "AppDelegate"
    ),
    (
      "class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }",
      "SceneDelegate"
    ),
  ]

  @Test(arguments: others) func `a class that is no controller's is not what the app shows`(
    code: String, name: String
  ) throws {
    let app = try importing(file("App.txt", code))
    #expect(app.trees == "Window\n  UIViewController: plain")
    #expect(app.unread == ["the app's controllers", "the class \(name)"])
  }

  static let host = """
    /// Shows a view, and lets others set the style.
    final class HomeViewController<Content: View>: UIHostingController<Content> {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    """

  @Test(arguments: [false, true]) func `a class that shows SwiftUI by its base is a host`(
    isInADump: Bool
  ) throws {
    let app = try importing(file("Host.swift", (isInADump ? Self.dump : "") + Self.host))
    #expect(app.document.text.contains("HomeViewController: UIHostingController"))
    #expect(app.trees.contains("HomeViewController: plain preferredStatusBarStyle=lightContent"))
    #expect(app.unread == (isInADump ? [] : ["the app's controllers"]))
  }

  @Test func `a class alone is shown alone, and what it is in is not read`() throws {
    let app = try importing(file("Home.swift", Self.rows[0].code))
    #expect(app.trees == "Window\n  HomeViewController: plain prefersStatusBarHidden=true")
    #expect(app.unread == ["the app's controllers"])
    #expect(
      app.assumptions.contains { $0.what == "no controller overrides more than the code shows" })
  }
}
