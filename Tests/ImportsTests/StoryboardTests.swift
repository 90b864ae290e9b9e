import StatusQuoAppearanceModel
import StatusQuoImports
import StatusQuoScenarioFiles
import Testing

/// The declarations of a storyboard, and the targets of its segues.
@Suite struct StoryboardTests {
  @Test func `a XIB file has the controller whose view it is, or those that are in it`() throws {
    func nib(_ objects: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>\(objects)<view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view></objects>
      </document>
      """
    }
    func trees(_ objects: String) throws -> String {
      try importing(.storyboard, nib(objects)).trees
    }
    let owner =
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginViewController" customModule="App"/>"#
    #expect(try trees(owner) == "Window\n  LoginViewController: plain")
    let stack =
      #"<navigationController id="n"><viewController key="root" id="r"/></navigationController>"#
    #expect(try trees(stack).hasPrefix("Window\n  UINavigationController: navigation"))
    let cell =
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginCell"/>"#
    #expect(throws: DocumentError.self) { try trees(cell) }
  }

  static let shop = """
    Window
      RootController: tab
        UINavigationController: navigation definesPresentationContext=true barStyle=black \
    isNavigationBarHidden=true hidesBarsOnSwipe=true
          HomeViewController: plain
        Profile: plain
        UISplitViewController: split
          UICollectionViewController: plain
          UIPageViewController: page
    detached ItemViewController: plain modalPresentationCapturesStatusBarAppearance=true \
    overrideUserInterfaceStyle=dark
      CardController: plain
    detached MenuViewController: plain modalPresentationStyle=formSheet
    detached UIPageViewController2: page
    detached HomeViewController2: plain
    """

  @Test func `relationships, embeds and settings make the trees`() throws {
    let app = try importing(sample("Main.storyboard"))
    #expect(app.trees == Self.shop)
    #expect(app.steps == "")
  }

  @Test func `segues are listed`() throws {
    let app = try importing(sample("Main.storyboard"))
    #expect(
      app.assumptions.filter { $0.what.hasPrefix("the segue") }.map(\.description) == [
        "Main.storyboard:39:37: skipped: the segue \"showItem\" from HomeViewController to "
          + "ItemViewController (the app performs it after launch: write it as a step)",
        "Main.storyboard:46:25: skipped: the segue from HomeViewController to MenuViewController "
          + "(the app performs it after launch: write it as a step)",
        "Main.storyboard:116:25: skipped: the segue from UICollectionViewController to "
          + "UIPageViewController2 (the app performs it after launch: write it as a step)",
        "Main.storyboard:71:25: skipped: the segue from ItemViewController to "
          + "HomeViewController2 (the app performs it after launch: write it as a step)",
        "Main.storyboard:72:25: skipped: the segue from ItemViewController to MenuViewController "
          + "(the app performs it after launch: write it as a step)",
        "Main.storyboard:74:25: skipped: the segue from ItemViewController to ItemViewController "
          + "(the app performs it after launch: write it as a step)",
        "Main.storyboard:39:37: skipped: the segue \"showItem\" from HomeViewController2 to "
          + "ItemViewController (the app performs it after launch: write it as a step)",
        "Main.storyboard:46:25: skipped: the segue from HomeViewController2 to "
          + "MenuViewController (the app performs it after launch: write it as a step)",
      ])
  }

  @Test func `a reference to another storyboard is followed where that was given`() throws {
    let app = try importing(sample("Main.storyboard"), sample("Account.storyboard"))
    #expect(
      app.trees.contains(
        """
            UINavigationController2: navigation
              ProfileViewController: plain
        """))
    #expect(app.assumptions(about: "Account").filter { $0.kind == .unresolved }.isEmpty)
  }

  @Test func `a reference to one that was not given is said`() throws {
    let app = try importing(sample("Main.storyboard"))
    #expect(
      app.assumptions(about: "Account").map(\.description) == [
        "Main.storyboard:12:25: unresolved: Profile is a plain controller (it is in the storyboard "
          + "Account, which was not given); overrule: --storyboard Account.storyboard"
      ])
  }

  @Test func `what Interface Builder only draws changes nothing`() throws {
    let app = try importing(sample("Main.storyboard"))
    #expect(
      app.assumptions(about: "simulated").map(\.place?.description) == ["Main.storyboard:44:21"])
  }

  @Test func `Info.plist names the storyboard that begins`() throws {
    let plist = InfoPlistImportTests.xml("<key>UIMainStoryboardFile</key><string>Account</string>")
    let app = try importing(
      sample("Main.storyboard"), sample("Account.storyboard"), file("Info.plist", plist))
    #expect(app.trees.hasPrefix("Window\n  LoginViewController: plain"))
  }

  @Test(arguments: ["MenuViewController", "menu-0-001", "Shop.MenuViewController"])
  func `another scene may begin`(_ scene: String) throws {
    let app = try importing(sample("Main.storyboard")) { $0.options.initial = scene }
    #expect(app.trees == "Window\n  MenuViewController: plain modalPresentationStyle=formSheet")
  }

  // MARK: Small storyboards

  static func document(_ scenes: String, _ attributes: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"\(attributes)><scenes>
    \(scenes)
    </scenes></document>
    """
  }

  static func scene(
    _ id: String, _ element: String = "viewController", _ segues: (to: String, kind: String)...
  ) -> String {
    let lines = segues.map { "<segue destination=\"\($0.to)\" \($0.kind) id=\"\(id)-\($0.to)\"/>" }
    return "<scene><objects><\(element) id=\"\(id)\" customClass=\"\(id.uppercased())\">"
      + "<connections>\(lines.joined())</connections></\(element)></objects></scene>"
  }

  private static let child = "kind=\"relationship\" relationship=\"rootViewController\""

  @Test func `without an initial controller the first that no segue leads to begins`() throws {
    let text = Self.document(
      Self.scene("a") + Self.scene("b", "navigationController", ("a", Self.child)) + Self.scene("c")
    )
    let app = try importing(.storyboard, text)
    #expect(app.trees == "Window\n  B: navigation\n    A: plain")
    #expect(app.assumptions(about: "no initial controller").map(\.overrule) == ["--initial A"])
  }

  @Test func `a scene that two relationships lead to is made twice`() throws {
    let tabs = "kind=\"relationship\" relationship=\"viewControllers\""
    let text = Self.document(
      Self.scene("t", "tabBarController", ("n", tabs), ("n", tabs))
        + Self.scene("n", "navigationController", ("a", Self.child)) + Self.scene("a"))
    #expect(
      try importing(.storyboard, text).trees == """
        Window
          T: tab
            N: navigation
              A: plain
            N2: navigation
              A2: plain
        """)
  }

  @Test func `an embed that leads back to its own container is left out`() throws {
    let text = Self.document(
      Self.scene("a", "viewController", ("b", "kind=\"embed\""))
        + Self.scene("b", "viewController", ("a", "kind=\"embed\"")), " initialViewController=\"a\""
    )
    let app = try importing(.storyboard, text)
    #expect(app.trees == "Window\n  A: plain\n    B: plain")
    #expect(app.assumptions(about: "hold itself").count == 1)
  }

  static let errors: [(text: String, error: String)] = [
    ("<html/>", "input:1:1: found no <document>, expected a storyboard of Interface Builder"),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\"/>",
      "input:1:11: found \"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\", "
        + "expected \"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\""
    ),
    (document(""), "input: found no scene, expected a storyboard with a scene that the app shows"),
    (
      document(scene("a"), " launchScreen=\"YES\" initialViewController=\"a\""),
      "input: found a launch screen, expected a storyboard with a scene that the app shows"
    ),
    (
      document(scene("a") + "\n" + scene("a")),
      "input:3:33: found the id \"a\" again, expected a different one"
    ),
    (
      document(
        scene("a", "viewController", ("b", "kind=\"show\"")), " initialViewController=\"a\""),
      "input:2:69: found the destination \"b\", expected the id of a scene"
    ),
    (
      document("<scene><objects><viewController/></objects></scene>"),
      "input:2:17: found <viewController> without id, expected an id"
    ),
    (
      document(
        "<scene><objects><viewController id='a' modalPresentationStyle='sheet'/></objects></scene>"),
      "input:2:40: found \"sheet\", expected \"fullScreen\", \"overFullScreen\", \"pageSheet\", "
        + "\"formSheet\", \"automatic\", \"custom\", \"popover\", \"currentContext\" or "
        + "\"overCurrentContext\" (did you mean \"pageSheet\"?)"
    ),
    (
      document(
        "<scene><objects><viewController id='a'><segue kind='show'/></viewController></objects></scene>"
      ),
      "input:2:40: found a segue without destination or kind, expected both"
    ),
    (
      document(
        "<scene><objects><viewController id='a' customClass='A&#x202E;B'/></objects></scene>"),
      "input:2:40: found \"A\\u{202E}B\", expected a name of visible characters"
    ),
  ]

  @Test(arguments: errors)
  func `a wrong storyboard is refused`(_ row: (text: String, error: String)) {
    #expect(
      problem { () throws(DocumentError) in try importing(.storyboard, row.text) } == row.error)
  }

  @Test func `a scene that is not there cannot begin`() throws {
    let input = try sample("Account.storyboard")
    #expect(
      problem { () throws(DocumentError) in
        try importing(input) { $0.options.initial = "Login" }
      } == "--initial Login: found \"Login\", expected \"LoginViewController\", "
        + "\"UINavigationController\" or \"ProfileViewController\" "
        + "(did you mean \"LoginViewController\"?)")
  }

  // MARK: Hostile ones

  @Test func `embeds that double in each scene are refused`() {
    let embed = "kind=\"embed\""
    let scenes = (0..<40).map {
      Self.scene("s\($0)", "viewController", ("s\($0 + 1)", embed), ("s\($0 + 1)", embed))
    }
    let text = Self.document(
      scenes.joined() + Self.scene("s40"), " initialViewController=\"s0\"")
    #expect(
      problem { () throws(DocumentError) in try importing(.storyboard, text) }?
        .contains("found another controller, expected at most 20000 of them") == true)
  }

  @Test func `embeds that nest without end are refused`() {
    let scenes = (0..<300).map {
      Self.scene("s\($0)", "viewController", ("s\($0 + 1)", "kind=\"embed\""))
    }
    let text = Self.document(scenes.joined() + Self.scene("s300"), " initialViewController=\"s0\"")
    #expect(
      problem { () throws(DocumentError) in try importing(.storyboard, text) }?
        .contains("found controllers nested in 128 levels, expected fewer") == true)
  }

  @Test func `a chain of references that leads back to itself ends`() throws {
    func reference(_ to: String) -> String {
      "<scene><objects><viewControllerPlaceholder id=\"p\" storyboardName=\"\(to)\"/></objects></scene>"
    }
    let first = Self.document(
      Self.scene("a", "viewController", ("p", "kind=\"show\"")) + reference("Two"),
      " initialViewController=\"a\"")
    let second = Self.document(reference("Two"), " initialViewController=\"p\"")
    let app = try importing(file("One.storyboard", first), file("Two.storyboard", second))
    #expect(app.trees == "Window\n  A: plain\ndetached itself: plain")
  }
}
