import StatusQuoImports
import StatusQuoJSON
import StatusQuoReading
import StatusQuoScenarioFiles
import Testing

/// Pasted text: pieces of files, among other text, several at once.
@Suite struct PastedTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var keys = ""
    var trees: String?
    var unread: [String] = ["the app's controllers"]

    init(
      _ name: String, _ text: String, keys: String = "", trees: String? = nil,
      unread: [String]? = nil
    ) {
      testDescription = name
      self.text = text
      self.keys = keys
      self.trees = trees
      self.unread = unread ?? (trees == nil ? self.unread : [])
    }
  }

  static let hidden = "UIStatusBarHidden=true"
  static let stack = """
    Window
      UINavigationController: navigation
        HomeViewController: plain
    """

  static let rows = [
    Row(
      "one key of Info.plist",
      "\t<key>UIStatusBarHidden</key>\n\t<true/>\n", keys: hidden),
    Row(
      "several keys on one line",
      "<key>UIStatusBarHidden</key><true/><key>UIUserInterfaceStyle</key><string>Dark</string>",
      keys: "\(hidden) UIUserInterfaceStyle=Dark"),
    Row(
      "the upper half of a file",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>UIStatusBarHidden</key>
        <true/>
        <key>UIStatusBarStyle</key>
      """, keys: hidden, unread: ["the app's controllers", "the value of UIStatusBarStyle"]),
    Row(
      "the lower half of a file",
      """
        <string>Shop</string>
        <key>UIStatusBarHidden</key>
        <true/>
      </dict>
      </plist>
      """, keys: hidden),
    Row(
      "between fences of Markdown",
      """
      My bar never shows:

      ```xml
      <key>UIStatusBarHidden</key>
      <true/>
      ```
      What is wrong?
      """, keys: hidden, unread: ["2 lines of other text", "the app's controllers"]),
    Row(
      "quoted twice in a mail",
      "> > <key>UIStatusBarHidden</key>\n>> <true/>\n> thanks\n", keys: hidden,
      unread: ["a line of other text", "the app's controllers"]),
    Row(
      "with numbers of lines",
      "  9  <key>UIStatusBarHidden</key>\n 10  <true/>\n", keys: hidden),
    Row(
      "as grep prints it",
      "Info.plist:9:\t<key>UIStatusBarHidden</key>\nInfo.plist-10-\t<true/>\n", keys: hidden),
    Row(
      "behind a prompt",
      "$ cat Info.plist\n<key>UIStatusBarHidden</key>\n<true/>\n$ ", keys: hidden),
    Row(
      "a diff, without what it removes",
      """
      @@ -10,4 +10,4 @@
       \t<key>UIStatusBarHidden</key>
      -\t<false/>
      +\t<true/>
      """, keys: hidden),
    Row(
      "escaped by a web page",
      "&lt;key&gt;UIStatusBarHidden&lt;/key&gt;\n&lt;true/&gt;", keys: hidden),
    Row(
      "in a comment nothing counts",
      "<!-- <key>UIStatusBarStyle</key><string>x</string> -->\n<key>UIStatusBarHidden</key><true/>",
      keys: hidden),
    Row(
      "keys in a dictionary are not keys of the whole",
      """
      <key>Other</key>
      <dict>
        <key>UIStatusBarHidden</key>
        <true/>
      </dict>
      <key>UIUserInterfaceStyle</key>
      <string>Light</string>
      """, keys: "UIUserInterfaceStyle=Light"),
    Row(
      "as plutil prints it",
      """
      {
        "UIStatusBarHidden" => 1
        "UIViewControllerBasedStatusBarAppearance" => 0
      }
      """, keys: "UIViewControllerBasedStatusBarAppearance=false UIStatusBarHidden=true"),
    Row(
      "as old property lists have it",
      "{\n  UIStatusBarHidden = 1;\n  UIUserInterfaceStyle = Light;\n}",
      keys: "\(hidden) UIUserInterfaceStyle=Light"),
    Row("a row of a table", "| UIStatusBarHidden | YES |", keys: hidden),
    Row(
      "two files, one after the other",
      "<plist><dict><key>UIStatusBarHidden</key><true/></dict></plist>\n"
        + "<plist><dict><key>UIUserInterfaceStyle</key><string>Light</string></dict></plist>",
      keys: "\(hidden) UIUserInterfaceStyle=Light"),
    Row(
      "one controller",
      "flutter:\n<FlutterViewController: 0x7fa010a0b0c0>",
      trees: "Window\n  FlutterViewController: plain", unread: ["a line of other text"]),
    Row(
      "names with labels",
      "Root: UITabBarController\n  - Tab 0: UINavigationController\n      - HomeViewController",
      trees: """
        Window
          UITabBarController: tab
            UINavigationController: navigation
              HomeViewController: plain
        """),
    Row(
      "rows of Xcode's editor",
      "View controller-based status bar appearance\tBoolean\tNO\nStatus bar style\tString\tLight Content",
      keys: "UIViewControllerBasedStatusBarAppearance=false "
        + "UIStatusBarStyle=UIStatusBarStyleLightContent"),
    Row(
      "build settings without their project",
      """
      \t\tGENERATE_INFOPLIST_FILE = YES;
      \t\t"INFOPLIST_KEY_UIStatusBarHidden[sdk=iphoneos*]" = YES;
      \t\t"INFOPLIST_KEY_UIStatusBarHidden[sdk=iphonesimulator*]" = YES;
      \t\t"INFOPLIST_KEY_UIStatusBarHidden[sdk=macosx*]" = NO;
      """, keys: hidden),
    Row(
      "build settings as xcodebuild prints them for people",
      "Build settings for action build and target Shop:\n    ACTION = build\n    GENERATE_INFOPLIST_FILE = YES\n"
        + "    INFOPLIST_KEY_UIStatusBarHidden = YES\n", keys: hidden),
    Row(
      "build settings on which builds do not agree",
      """
      "INFOPLIST_KEY_UIStatusBarHidden[sdk=iphoneos*]" = YES;
      "INFOPLIST_KEY_UIStatusBarHidden[sdk=iphonesimulator*]" = NO;
      """, unread: ["INFOPLIST_KEY_UIStatusBarHidden is not set", "the app's controllers"]),
    Row(
      "a build setting for one configuration",
      "\"INFOPLIST_KEY_UIStatusBarHidden[config=Debug]\" = YES;",
      unread: ["INFOPLIST_KEY_UIStatusBarHidden is not set", "the app's controllers"]),
    Row(
      "a hierarchy without states",
      "<UINavigationController: 0x7fa010a0b0c0>\n   | <Shop.HomeViewController: 0x7fa010a0b0d0>",
      trees: stack),
    Row(
      "a hierarchy in a log",
      """
      2024-05-06 07:08:09.101112+0200 Shop[321:9876] <UINavigationController: 0x7fa010a0b0c0>
      2024-05-06 07:08:09.101113+0200 Shop[321:9876]    | <HomeViewController: 0x7fa010a0b0d0>
      """, trees: stack),
    Row(
      "code in another language beside keys",
      "<key>UIStatusBarHidden</key>\n<true/>\nimport 'package:flutter/services.dart';",
      keys: hidden,
      unread: ["Dart code of Flutter", "a line of other text", "the app's controllers"]),
    Row(
      "keys beside what a project depends on",
      "\"UIStatusBarHidden\" => 1\n\"expo\": \"^49.0.0\",", keys: hidden,
      unread: ["a line of other text", "the app's controllers"]),
    Row(
      "a class in another language beside keys",
      """
      public class Home : UIViewController {
        public override bool PrefersStatusBarHidden() { return true; }
      }
      <key>UIStatusBarHidden</key>
      <true/>
      """, keys: hidden, unread: ["C# code", "the app's controllers"]),
    Row(
      "what the app calls, beside a hierarchy",
      """
      [[UIApplication sharedApplication] setStatusBarHidden:YES];
      <UINavigationController: 0x7fa010a0b0c0>
         | <Shop.HomeViewController: 0x7fa010a0b0d0>
      """, trees: stack,
      unread: ["calls of UIApplication's setters", "a line of other text"]),
    Row(
      "views of SwiftUI beside a class",
      """
      struct Home: View { var body: some View { Text("") } }
      class HomeViewController: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
      }
      """, trees: "Window\n  HomeViewController: plain prefersStatusBarHidden=true",
      unread: ["views of SwiftUI", "code outside of classes", "the app's controllers"]),
    Row(
      "a drawn tree of names",
      """
      UITabBarController
      ├── UINavigationController
      │   └── HomeViewController
      └── UINavigationController
          └── CartViewController
      """,
      trees: """
        Window
          UITabBarController: tab selected=UINavigationController
            UINavigationController: navigation
              HomeViewController: plain
            UINavigationController2: navigation
              CartViewController: plain
        """),
    Row(
      "names that are indented, with addresses",
      "  UINavigationController (0x7fa010a0b0c0)\n    HomeViewController (0x7fa010a0b0d0)",
      trees: stack),
    Row(
      "a hierarchy cut off at its end",
      """
      <UINavigationController 0x7fa010a0b0c0>, state: appeared, view: <UILayoutContainerView: 0x1>
         | <HomeViewController 0x7fa010a0b0d0>, state: appeared, view: <UIVi
      """, trees: stack, unread: ["what follows here"]),
    Row(
      "a hierarchy cut off at its beginning",
      """
      ontroller 0x7fa010a0b0c0>, state: appeared, view: <UILayoutContainerView: 0x1>
         | <HomeViewController 0x7fa010a0b0d0>, state: appeared, view: <UIView: 0x2>
         | <CartViewController 0x7fa010a0b0e0>, state: disappeared, view: <UIView: 0x3> not in the window
      """,
      trees: """
        Window
          UnknownContainer: plain
            HomeViewController: plain
        detached CartViewController: plain
        """,
      unread: ["this line", "what HomeViewController and others beside it are in"]),
    Row(
      "a hierarchy, keys, and a class, one after the other",
      """
      In lldb:
      (lldb) po [UIViewController _printHierarchy]
      <UINavigationController 0x7fa010a0b0c0>, state: appeared, view: <UILayoutContainerView: 0x1>
         | <Shop.HomeViewController 0x7fa010a0b0d0>, state: appeared, view: <UIView: 0x2>

      and
      <key>UIStatusBarHidden</key>
      <true/>

      class HomeViewController: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
      }
      """, keys: hidden,
      trees: """
        Window
          UINavigationController: navigation
            HomeViewController: plain preferredStatusBarStyle=lightContent
        """, unread: ["2 lines of other text"]),
  ]

  @Test(arguments: rows) func `it is read as far as it goes, and the rest is named`(_ row: Row)
    throws
  {
    let app = try importing(file("pasted.txt", row.text))
    #expect(app.infoPlist == row.keys)
    if let trees = row.trees { #expect(app.trees == trees) }
    #expect(app.unread == row.unread.sorted(by: app.isBefore))
    #expect(try ScenarioDocument(parsing: app.document.text, file: "x").unread == app.unread)
  }

  /// A text of which only the name is printed.
  struct Hostile: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String

    init(_ name: String, _ text: String) {
      testDescription = name
      self.text = text
    }
  }

  static let hostile: [Hostile] = [
    Hostile("a long line", String(repeating: "x", count: 1_000_000)),
    Hostile("many lines", String(repeating: "hello there\n", count: 100_000)),
    Hostile("nested quotations", String(repeating: ">", count: 1_000_000)),
    Hostile(
      "quotations in each line", String(repeating: "> > > > > > > > > > > > hello\n", count: 40_000)
    ),
    Hostile("keys without an end", String(repeating: "<key>", count: 200_000)),
    Hostile("dictionaries without an end", String(repeating: "<key>A</key><dict>", count: 50_000)),
    Hostile("comments without an end", String(repeating: "<!--", count: 250_000)),
    Hostile("braces without an end", String(repeating: "class A {", count: 100_000)),
    Hostile("words of code", String(repeating: "class ", count: 160_000)),
    Hostile(
      "a chain of classes",
      (0..<10_000).map { "class A\($0): A\($0 + 1) {}\n" }.joined()
    ),
    Hostile("numbers", String(repeating: "1 ", count: 500_000)),
    Hostile("times", String(repeating: "12:34:56 ", count: 100_000)),
    Hostile("conditions", "A_B" + String(repeating: "[sdk=x]", count: 100_000) + " = x"),
    Hostile(
      "names that are indented",
      (0..<1_500).map { String(repeating: " ", count: $0) + "AController\n" }.joined()
    ),
    Hostile("misnamed keys", String(repeating: "UIStatusBarHiden = YES\n", count: 20_000)),
    Hostile(
      "misnamed keys, each another one",
      (0..<20_000).map { "UIStatusBarHide\($0) = YES\n" }.joined()),
    Hostile("signs of a terminal", "\u{1B}[31m<key>UIStatusBarHidden\u{1B}</key><true/>"),
  ]

  @Test(arguments: hostile) func `hostile text is read or refused`(_ row: Hostile) {
    let clock = ContinuousClock()
    let time = clock.measure {
      do {
        let app = try importing(file("x", row.text))
        #expect(app.document.text.utf8.count < 1_000_000)
        #expect(app.assumptions.allSatisfy { !$0.description.contains("\u{1B}") })
      } catch {
        #expect(!"\(error)".contains("\u{1B}"))
        #expect("\(error)".utf8.count < 4_000)
      }
    }
    // Seconds, where a quadratic reader would take hours.
    #expect(time < .seconds(30), "\(row.testDescription) took \(time)")
  }

  @Test func `more than people paste has to be one piece`() {
    let text = String(repeating: "hello there\n", count: 200_000)
    let error = problem { () throws(DocumentError) in try importing(file("x", text)) }
    #expect(error?.contains("found 2400000 bytes of an unknown kind") == true)
    #expect(error?.contains("at most 2097152 bytes of pasted text") == true)
  }

  @Test func `of several values the last counts, and is named`() throws {
    let app = try importing(
      file("x", "<key>UIStatusBarHidden</key><true/>\n<key>UIStatusBarHidden</key><false/>"))
    #expect(app.infoPlist == "UIStatusBarHidden=false")
    #expect(app.assumptions(about: "the last of several values").count == 1)
  }

  @Test func `places are those of the text as it was pasted`() throws {
    let app = try importing(file("x", "> 1: hello there\n> 2: <key>StatusBarHidden</key> <true/>"))
    #expect(
      app.assumptions(about: "StatusBarHidden").map(\.description) == [
        "x:2:6: skipped: StatusBarHidden (UIKit has no such key; did you mean UIStatusBarHidden?); "
          + "overrule: --set UIStatusBarHidden=YES"
      ])
  }

  @Test func `a name that is misspelt many times is named once`() throws {
    let line = "<key>StatusBarHidden</key> <true/>\n"
    let app = try importing(file("x", String(repeating: line, count: 5)))
    #expect(app.assumptions(about: "StatusBarHidden").count == 1)
  }

  static let misnamed: [(key: String, meant: String)] = [
    ("UserInterfaceStyle", "UIUserInterfaceStyle"), ("UIStatusbarHidden", "UIStatusBarHidden"),
    ("StatusBarHidden", "UIStatusBarHidden"), ("uistatusbarstyle", "UIStatusBarStyle"),
    ("INFOPLIST_KEY_UIUserInterfaceStyle", "UIUserInterfaceStyle"),
    ("ViewControllerBasedStatusBarAppearance", "UIViewControllerBasedStatusBarAppearance"),
    ("UIViewControllerBasedStatusBarAppearence", "UIViewControllerBasedStatusBarAppearance"),
    ("UIUserIntefaceStyle", "UIUserInterfaceStyle"),
  ]

  static let misnamedLines: [(text: String, unread: String)] = [
    (
      "\"UserInterfaceStyle\" => \"Dark\"",
      "UserInterfaceStyle (UIKit has no such key; did you mean UIUserInterfaceStyle?)"
    ),
    (
      "GENERATE_INFOPLIST_FILE = YES;\nINFOPLIST_KEY_UIStatusbarHidden = YES;",
      "INFOPLIST_KEY_UIStatusbarHidden (Xcode has no such setting; did you mean "
        + "INFOPLIST_KEY_UIStatusBarHidden?)"
    ),
  ]

  @Test(arguments: misnamedLines)
  func `a misnamed key on a line is not read either`(text: String, unread: String) throws {
    let app = try importing(file("x", text))
    #expect(app.infoPlist == "")
    #expect(app.unread.contains(unread), "\(app.unread)")
  }

  @Test(arguments: misnamed)
  func `a misnamed key is not read, and the right one is named`(key: String, meant: String) throws {
    let app = try importing(
      .infoPlist, InfoPlistImportTests.xml("<key>\(key)</key><string>YES</string>"))
    #expect(app.infoPlist == "")
    #expect(app.unread.contains("\(key) (UIKit has no such key; did you mean \(meant)?)"))
  }

  static let foreign: [(text: String, says: [String])] = [
    (
      #"{"expo": {"ios": {"infoPlist": {"UIStatusBarHidden": true}}, "userInterfaceStyle": "dark"}}"#,
      ["app.json of Expo", "UIStatusBarHidden (line 1) counts", "becomes UIUserInterfaceStyle"]
    ),
    (
      #"{"appId": "a", "webDir": "www", "plugins": {"StatusBar": {"StatusBarStyle": "DARK"}}}"#,
      ["Capacitor", "no key of Info.plist", "StatusBarStyle is for the plugin"]
    ),
    (
      "<?xml version='1.0'?>\n<widget id=\"a\"><preference name=\"StatusBarStyle\"/></widget>",
      ["config.xml of Cordova", "cordova prepare ios"]
    ),
    (
      "name: A\ntargets:\n  A:\n    type: application\n    info:\n      UIStatusBarHidden: true\n",
      ["project.yml of XcodeGen", "UIStatusBarHidden (line 6)", "xcodegen"]
    ),
    (
      "    INFOPLIST_KEY_UIUserInterfaceStyle: Light\n",
      ["project.yml of XcodeGen", "UIUserInterfaceStyle (line 1)"]
    ),
    ("import ProjectDescription\nlet project = Project(name: \"A\")", ["Tuist"]),
    (#"{"UIStatusBarStyle": "x"}"#, ["JSON file that is no scenario document", "plutil"]),
    (#"{"name": "a", "dependencies": {}}"#, ["package.json"]),
    (
      "2024-05-06 07:08:09.101112+0200 Shop[321:9876] Unbalanced calls to begin/end appearance\n",
      ["lines of a log", "po [UIViewController _printHierarchy]"]
    ),
    ("Why is my status bar black?", ["a file of an unknown kind"]),
    (
      "The module requires that the UIViewControllerBasedStatusBarAppearance key is set to NO",
      ["it names UIViewControllerBasedStatusBarAppearance (line 1) and gives no value"]
    ),
    (
      "import type { CapacitorConfig } from '@capacitor/cli';\nconst config: CapacitorConfig = {};",
      ["a configuration of Capacitor"]
    ),
    (
      "▿ 2 elements\n  - 0 : <Shop.HomeViewController: 0x7fa010a0b0c0>\n  - 1 : <CartViewController: 0x7fa010a0b0d0>",
      ["controllers without the tree that they are in"]
    ),
    ("\u{7F}ELF\0\0", ["a binary file"]),
    (
      """
      Text in my header stays black:
      struct Home: View {
        var body: some View { List {}.toolbarColorScheme(.dark, for: .navigationBar).statusBarHidden() }
      }
      """,
      [
        "views of SwiftUI, not read", ".toolbarColorScheme (line 3) counts while the background",
        ".statusBarHidden (line 3) hides the bar", "po [UIViewController _printHierarchy]",
      ]
    ),
    ("struct Home: View { var body: some View { Text(\"\") } }", ["none of its modifiers"]),
    (
      "I have this:\n<preference name=\"StatusBarStyle\" value=\"lightcontent\" />",
      ["Cordova's config.xml", "for the plugin", "cordova prepare ios"]
    ),
    (
      "<edit-config target=\"UIStatusBarHidden\" file=\"*-Info.plist\"><true/></edit-config>",
      ["UIStatusBarHidden (line 1) counts once in Info.plist"]
    ),
    (
      "import { ExpoConfig } from 'expo/config';\nexport default { ios: { infoPlist: {\n  UIStatusBarHidden: true,\n} } }",
      ["a configuration of Expo", "UIStatusBarHidden (line 3) counts once", "npx expo prebuild"]
    ),
    (
      "I tried app.json:\n{\n  \"expo\": {\n    \"ios\": { \"infoPlist\": {\n      \"UIStatusBarHidden\": true\n    } }\n  }\n}",
      ["a configuration of Expo", "UIStatusBarHidden (line 5) counts once"]
    ),
    (
      "import { StatusBar } from 'react-native';\nconst App = () => <StatusBar barStyle=\"light-content\" />;",
      ["code of React Native", "needs NO for UIViewControllerBasedStatusBarAppearance"]
    ),
    (
      "SystemChrome.setSystemUIOverlayStyle(SystemUiOverlayStyle.light);",
      ["Dart code of Flutter", "ios/Runner/Info.plist"]
    ),
    (
      "class Renderer : NavigationRenderer {\n  public override UIStatusBarStyle PreferredStatusBarStyle() => UIStatusBarStyle.LightContent;\n}",
      ["C# code", "Swift and Objective-C only"]
    ),
    (
      "<viewController id=\"a\" customClass=\"HomeViewController\" sceneMemberID=\"viewController\"/>",
      ["a part of a storyboard", "the whole .storyboard file"]
    ),
    (
      "reason: 'App called -statusBar or -statusBarWindow on UIApplication: this code must be changed'",
      ["key-value coding on the bar raises from iOS 13 on, SB-39", "statusBarManager"]
    ),
    (
      "UIApplication.shared.statusBarStyle = .lightContent",
      [
        "calls of UIApplication's setters",
        "only while UIViewControllerBasedStatusBarAppearance is NO",
      ]
    ),
    ("<key>UIStatusBarHidden</key>", ["the value of UIStatusBarHidden", "<true/>"]),
  ]

  @Test(arguments: foreign)
  func `a file of another tool is named, with what to paste instead`(text: String, says: [String]) {
    let error = problem { () throws(DocumentError) in try importing(file("x", text)) }
    for part in says { #expect(error?.contains(part) == true, "\(error ?? "none")") }
  }
}

extension ImportedApp {
  /// The order in which parts that were not read are named.
  fileprivate func isBefore(_ one: String, _ other: String) -> Bool {
    (unread.firstIndex(of: one) ?? .max) < (unread.firstIndex(of: other) ?? .max)
  }
}
