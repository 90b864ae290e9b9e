import StatusQuoAppearanceModel
import StatusQuoImports
import StatusQuoReferenceModel
import StatusQuoScenarioFiles
import Testing

/// A hierarchy, keys, settings and a storyboard of one app, and what the user says besides.
@Suite struct CombinationTests {
  static let dump = file(
    "dump.txt",
    """
    <Shop.RootController 0x1>, state: appeared, view: <UILayoutContainerView: 0x11>
       | <UINavigationController 0x2>, state: appeared, view: <UILayoutContainerView: 0x12>
       |    | <Shop.HomeViewController 0x3>, state: disappeared, view: <UITableView: 0x13> not in the window
       |    | <Shop.ItemViewController 0x4>, state: appeared, view: <UIView: 0x14>
       | <Shop.ProfileViewController 0x5>, state: disappeared, view: (view not loaded)
    """)

  static let bare = """
    Window
      RootController: tab selected=UINavigationController
        UINavigationController: navigation
          HomeViewController: plain
          ItemViewController: plain
        ProfileViewController: plain
    """

  @Test func `a storyboard adds to a hierarchy what that does not print`() throws {
    let app = try importing(Self.dump, sample("Main.storyboard"))
    #expect(
      app.trees == """
        Window
          RootController: tab selected=UINavigationController
            UINavigationController: navigation definesPresentationContext=true barStyle=black \
        isNavigationBarHidden=true hidesBarsOnSwipe=true
              HomeViewController: plain
              ItemViewController: plain modalPresentationCapturesStatusBarAppearance=true \
        overrideUserInterfaceStyle=dark
            ProfileViewController: plain
        detached MenuViewController: plain modalPresentationStyle=formSheet
        """)
    #expect(
      app.assumptions(about: "its scene in Main").map(\.overrule) == [
        "--set ItemViewController.modalPresentationCapturesStatusBarAppearance=false",
        "--set ItemViewController.overrideUserInterfaceStyle=unspecified",
        "--set UINavigationController.definesPresentationContext=false",
        "--set UINavigationController.barStyle=default",
        "--set UINavigationController.isNavigationBarHidden=false",
        "--set UINavigationController.hidesBarsOnSwipe=false",
      ])
  }

  @Test func `a segue says how a presented controller is presented`() throws {
    let dump = file(
      "dump.txt",
      """
      <Shop.HomeViewController: 0x1; view = <UITableView; 0x11>; frame = (0, 0; 1, 1)>
        *M <Shop.MenuViewController: 0x2; view = <UIView; 0x12>; frame = (0, 0; 1, 1)>
      """)
    let storyboard = StoryboardTests.document(
      """
      <scene><objects><viewController id="a" customClass="HomeViewController"><connections>
      <segue destination="b" kind="presentation" modalPresentationStyle="pageSheet" id="s"/>
      </connections></viewController></objects></scene>
      <scene><objects><viewController id="b" customClass="MenuViewController"/></objects></scene>
      """)
    let app = try importing(dump, file("Main.storyboard", storyboard))
    #expect(app.trees.contains("+ MenuViewController: plain modalPresentationStyle=pageSheet"))
    #expect(app.assumptions(about: "a segue to it says so").count == 1)
  }

  @Test func `everything combines`() throws {
    let plist = file(
      "Info.plist",
      InfoPlistImportTests.xml("<key>UIStatusBarHidden</key><string>$(HIDES_BAR)</string>"))
    let settings = BuildSettingsTests.printed(
      ("Shop", "\"HIDES_BAR\": \"YES\", \"GENERATE_INFOPLIST_FILE\": \"NO\""))
    let app = try importing(Self.dump, plist, settings, sample("Main.storyboard")) {
      $0.options.iOS = 26
      $0.options.sdk = 25
      $0.options.device = .iPhoneAir
    }
    #expect(app.environment("iOS") == "26.0")
    #expect(app.environment("linkedSDK") == "25.0")
    #expect(app.environment("device") == "iPhone Air")
    #expect(app.infoPlist == "UIStatusBarHidden=true")
    #expect(
      app.document.source == "imported from dump.txt, Info.plist, settings.json, Main.storyboard")
    #expect(app.document.scenario.problem == nil)
    for assumption in app.assumptions {
      #expect(app.document.note?.contains(assumption.description) == true)
    }
  }

  @Test func `a document is read back as it was written`() throws {
    let app = try importing(Self.dump, sample("Main.storyboard"))
    #expect(try ScenarioDocument(parsing: app.document.text, file: "again") == app.document)
  }

  // MARK: What the user says

  struct Override: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout ImportOptions) -> Void
    var trees: String
  }

  static let overrides = [
    Override(
      testDescription: "a kind by class",
      change: { $0.kinds = assignments("Shop.ItemViewController=tab") },
      trees: bare.replacing("ItemViewController: plain", with: "ItemViewController: tab")),
    Override(
      testDescription: "a kind by name", change: { $0.kinds = assignments("RootController=split") },
      trees: bare.replacing(
        "RootController: tab selected=UINavigationController", with: "RootController: split")),
    Override(
      testDescription: "the selected child",
      change: { $0.selected = assignments("RootController=ProfileViewController") },
      trees: bare.replacing(
        "selected=UINavigationController", with: "selected=ProfileViewController")),
    Override(
      testDescription: "the top of a stack, the rest waits outside",
      change: { $0.tops = assignments("UINavigationController=Shop.HomeViewController") },
      trees: bare.replacing("      ItemViewController: plain\n", with: "")
        + "\ndetached ItemViewController: plain"),
    Override(
      testDescription: "properties of controllers and windows",
      change: {
        $0.settings = assignments(
          "HomeViewController.preferredStatusBarStyle=lightContent",
          "HomeViewController.prefersStatusBarHidden=YES",
          "HomeViewController.stored.style=darkContent", "HomeViewController.stored.hidden=true",
          "UINavigationController.childForStatusBarStyle={\"controller\": \"HomeViewController\"}",
          "Window.level=2")
      },
      trees: bare.replacing("Window\n", with: "Window level=2\n")
        .replacing(
          "navigation\n",
          with: "navigation childForStatusBarStyle={\"controller\":\"HomeViewController\"}\n"
        )
        .replacing(
          "HomeViewController: plain",
          with: "HomeViewController: plain preferredStatusBarStyle=lightContent "
            + "prefersStatusBarHidden=true stored={\"style\":\"darkContent\",\"hidden\":true}")),
  ]

  @Test(arguments: overrides) func `an option wins over what the files say`(_ row: Override) throws
  {
    #expect(try importing(Self.dump) { row.change(&$0.options) }.trees == row.trees)
  }

  @Test func `keys of Info.plist and the environment are set as well`() throws {
    let app = try importing(Self.dump) {
      $0.options.settings = assignments(
        "UIStatusBarHidden=YES", "UIUserInterfaceStyle=Dark", "orientation=landscape",
        "systemStyle=dark", "platformFallback=false")
    }
    #expect(app.infoPlist == "UIStatusBarHidden=true UIUserInterfaceStyle=Dark")
    #expect(app.environment("orientation") == "landscape")
    #expect(app.environment("systemStyle") == "dark")
    #expect(app.environment("platformFallback") == "false")
  }

  @Test func `the exact text of an assumption overrules it`() throws {
    let app = try importing(Self.dump)
    let options = app.assumptions.compactMap(\.overrule)
    #expect(options.contains("--kind Shop.RootController=navigation"))
    #expect(options.contains("--selected RootController=ProfileViewController"))
    #expect(options.contains("--device 'iPad Pro 11'"))
    for overrule in options where overrule.hasPrefix("--set ") {
      for text in overrule.split(separator: " ").filter({ $0 != "--set" }) {
        let changed = try importing(Self.dump) {
          $0.options.settings = assignments(String(text))
        }
        #expect(changed.document.scenario != app.document.scenario)
      }
    }
  }

  static let errors: [(change: @Sendable (inout ImportOptions) -> Void, error: String)] = [
    (
      { $0.kinds = assignments("RootController=tabs") },
      "--kind RootController=tabs: found \"tabs\", expected \"plain\", \"navigation\", \"tab\", "
        + "\"split\", \"page\" or \"alert\" (did you mean \"tab\"?)"
    ),
    (
      { $0.kinds = assignments("RotController=tab") },
      "--kind RotController=tab: found \"RotController\", expected \"RootController\", "
        + "\"Shop.RootController\", \"UINavigationController\", \"HomeViewController\", "
        + "\"Shop.HomeViewController\", \"ItemViewController\", \"Shop.ItemViewController\", "
        + "\"ProfileViewController\" or \"Shop.ProfileViewController\" "
        + "(did you mean \"RootController\"?)"
    ),
    (
      { $0.selected = assignments("RootController=HomeViewController") },
      "--selected RootController=HomeViewController: found \"HomeViewController\", expected a child "
        + "of \"RootController\": \"UINavigationController\" or \"ProfileViewController\""
    ),
    (
      { $0.selected = assignments("UINavigationController=HomeViewController") },
      "--selected UINavigationController=HomeViewController: found \"UINavigationController\", "
        + "expected the name of a tab bar controller: \"RootController\""
    ),
    (
      { $0.tops = assignments("RootController=HomeViewController") },
      "--top RootController=HomeViewController: found \"RootController\", "
        + "expected the name of a navigation controller: \"UINavigationController\""
    ),
    (
      { $0.settings = assignments("HomeViewController.barStyl=black") },
      "--set HomeViewController.barStyl=black: found the unknown key \"barStyl\", "
        + "expected a key of a controller (did you mean \"barStyle\"?)"
    ),
    (
      { $0.settings = assignments("HomeViewController.preferredStatusBarStyle=light") },
      "--set HomeViewController.preferredStatusBarStyle=light: found \"light\", expected "
        + "\"default\", \"lightContent\", \"darkContent\", \"stored\" or \"shared\" "
        + "(did you mean \"lightContent\"?)"
    ),
    (
      { $0.settings = assignments("HomeViewController.kind=tab") },
      "--set HomeViewController.kind=tab: found \"kind\", expected a property; --kind says what a "
        + "controller is, --selected and --top what it shows"
    ),
    (
      { $0.settings = assignments("Home.barStyle=black") },
      "--set Home.barStyle=black: found \"Home\", expected \"Window\", \"RootController\", "
        + "\"UINavigationController\", \"HomeViewController\", \"ItemViewController\" or "
        + "\"ProfileViewController\" (did you mean \"HomeViewController\"?)"
    ),
    (
      { $0.settings = assignments(".=1") },
      "--set .=1: found the unknown key \"\", expected \"iOS\", \"linkedSDK\", \"device\", "
        + "\"orientation\", \"systemStyle\", \"infoPlist\", \"platformFallback\", "
        + "\"sceneTraitOverrides\" or \"horizontalSizeClass\""
    ),
    (
      { $0.settings = assignments("UIStatusBarHiden=YES") },
      "--set UIStatusBarHiden=YES: found the unknown key \"UIStatusBarHiden\", expected "
        + "\"UIViewControllerBasedStatusBarAppearance\", \"UIStatusBarHidden\", "
        + "\"UIStatusBarHidden~ipad\", \"UIStatusBarStyle\", \"UIUserInterfaceStyle\" or "
        + "\"UIDesignRequiresCompatibility\" (did you mean \"UIStatusBarHidden\"?)"
    ),
    (
      { $0.settings = (0...200).flatMap { _ in assignments("orientation=portrait") } },
      "--set orientation=portrait: found the option more than 200 times, "
        + "expected at most 200 of them"
    ),
  ]

  @Test(arguments: errors.indices) func `an option that does not fit is refused`(_ index: Int) {
    let row = Self.errors[index]
    #expect(
      problem { () throws(DocumentError) in
        try importing(Self.dump) { row.change(&$0.options) }
      } == row.error)
  }

  @Test(arguments: ["a", "=b", "a=", "="]) func `an assignment has two sides`(_ text: String) {
    #expect(ImportOptions.Assignment(text) == nil)
  }

  // MARK: Files

  @Test func `a second file of a kind that has one is refused`() throws {
    let plist = file("Info.plist", InfoPlistImportTests.xml(""))
    #expect(
      problem { () throws(DocumentError) in try importing(plist, plist) }
        == "Info.plist: found a second file of its kind, "
        + "expected one (Info.plist was given before)")
  }

  @Test func `keys alone are shown by one plain controller`() throws {
    let app = try importing(
      .infoPlist, InfoPlistImportTests.xml("<key>UIStatusBarHidden</key><true/>"))
    #expect(app.trees == "Window\n  UIViewController: plain")
    #expect(app.assumptions(about: "the app shows one plain controller").count == 1)
  }

  static let kinds: [(name: String, text: String, kind: InputKind?)] = [
    ("a.json", "{\"version\": 1}", .document), ("a.json", "{}", .document),
    ("Info.plist", "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict/></plist>", .infoPlist),
    ("Info.plist", "{ UIStatusBarHidden = YES; }", .infoPlist),
    ("Info.plist", "{ \"UIStatusBarHidden\" = YES; }", .infoPlist),
    ("x", "bplist00", .infoPlist),
    (
      "project.pbxproj", "// !$*UTF8*$!\n{ objects = { P = { isa = PBXProject; }; }; }",
      .buildSettings
    ),
    ("Base.xcconfig", "A = b", .buildSettings),
    ("x", "INFOPLIST_KEY_UIStatusBarHidden = YES", .buildSettings),
    ("x", "[{\"buildSettings\": {}}]", .buildSettings),
    ("Main", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch\"/>", .storyboard),
    ("x", "log\nstatusquo1 app systemVersion=17.5", .probe), ("x", "", nil), ("x", "hello", nil),
    ("x.png", "\u{89}PNG", nil),
  ]

  @Test(arguments: kinds)
  func `what a file is shows in its content`(_ row: (name: String, text: String, kind: InputKind?))
  {
    #expect(InputKind(of: file(row.name, row.text)) == row.kind)
  }

  @Test func `a file of no kind is refused`() {
    #expect(
      problem { () throws(DocumentError) in try importing(file("notes.txt", "hello")) }
        == "notes.txt:1:1: found a file of an unknown kind, expected a printed hierarchy "
        + "(in lldb: po [UIViewController _printHierarchy]), the probe's output, an Info.plist, build settings or a storyboard; "
        + "'--hierarchy FILE' and the like say which")
  }
}

/// The behavior of a command that takes any file.
@Suite struct ImportFileTests {
  @Test func `a document is read as it is`() throws {
    let text = """
      {"version": 1, "name": "x", "environment": {"iOS": "17.0"}, "windows": [], "steps": []}
      """
    let app = try importFile(file("x.json", text))
    #expect(app.document == (try ScenarioDocument(parsing: text, file: "x.json")))
    #expect(app.assumptions.isEmpty)
  }

  @Test func `an app's file is imported`() throws {
    var options = ImportOptions()
    options.iOS = 12
    let app = try importFile(CombinationTests.dump, options: options)
    #expect(app.trees == CombinationTests.bare)
    #expect(app.environment("iOS") == "12.0")
    #expect(!app.assumptions.isEmpty)
  }

  @Test(
    arguments: [
      (
        "x.json", "{\"version\": 2}",
        "x.json:1:13: version: found 2, expected 1"
      ),
      ("x.json", "nothing", "x.json:1:1: found 'nothing', expected a value"),
      (
        "x.txt", "nothing",
        "x.txt:1:1: found a file of an unknown kind, expected a printed hierarchy "
          + "(in lldb: po [UIViewController _printHierarchy]), the probe's output, an Info.plist, build settings or a storyboard; "
          + "'--hierarchy FILE' and the like say which"
      ),
    ])
  func `what is wrong is said in the file's own terms`(
    _ row: (name: String, text: String, error: String)
  ) {
    #expect(
      problem { () throws(DocumentError) in try importFile(file(row.name, row.text)) } == row.error)
  }
}
