import StatusQuoAppearanceModel
import StatusQuoImports
import StatusQuoScenarioFiles
import Testing

/// Build settings of Xcode projects and `.xcconfig` files.
@Suite struct BuildSettingsTests {
  private func shop(
    _ target: String? = nil, _ configuration: String? = nil, configs: [InputFile] = [],
    infoPlist: InputFile? = nil
  ) throws -> ImportedApp {
    try importing(sample("project.pbxproj")) {
      $0.options.target = target
      $0.options.configuration = configuration
      $0.configs = configs
      $0.infoPlist = infoPlist
    }
  }

  /// The assumptions, without those of every import.
  private func said(_ app: ImportedApp) -> [String] {
    app.assumptions.filter { $0.place != nil }.map(\.description)
  }

  @Test func `the first app for iOS and its default configuration are taken`() throws {
    let app = try shop()
    #expect(app.infoPlist == "UIStatusBarStyle=UIStatusBarStyleLightContent")
    #expect(
      said(app) == [
        "project.pbxproj:15:19: assumed: the target is Shop (it is the first app; the others are "
          + "Shop Clip (UIUserInterfaceStyle=Dark)); overrule: --target 'Shop Clip'",
        "project.pbxproj:95:23: assumed: the configuration is Release (it is the project's "
          + "default; the others are Debug (UIStatusBarStyle=UIStatusBarStyleDarkContent)); "
          + "overrule: --configuration Debug",
        "project.pbxproj:71:23: unresolved: Base.xcconfig says nothing about appearance "
          + "(the configuration Release stands on it, and it was not given); "
          + "overrule: --build-settings Base.xcconfig",
        "project.pbxproj:95:23: unresolved: Config/Shop.xcconfig says nothing about appearance "
          + "(the configuration Release stands on it, and it was not given); "
          + "overrule: --build-settings Config/Shop.xcconfig",
        "project.pbxproj:103:5: skipped: INFOPLIST_KEY_UIStatusBarStyle[sdk=iphonesimulator*] "
          + "(the app is taken as built for a device, in the configuration that was chosen)",
        "project.pbxproj:100:5: unresolved: Shop/Info.plist says nothing about appearance "
          + "(INFOPLIST_FILE names it, and it was not given); "
          + "overrule: --info-plist Shop/Info.plist",
        "project.pbxproj:101:5: unresolved: UIStatusBarHidden is not set (its value "
          + "\"$(HIDES_BAR)\" is a build variable that was not given); "
          + "overrule: --set UIStatusBarHidden=YES",
        "project.pbxproj:102:5: without effect: UIStatusBarStyle once the launch is over "
          + "(UIViewControllerBasedStatusBarAppearance is not NO, so controllers decide); "
          + "overrule: --set UIViewControllerBasedStatusBarAppearance=NO",
      ])
  }

  @Test func `of two targets with one name the first is taken`() throws {
    let text = String(decoding: try sample("project.pbxproj").bytes, as: UTF8.self)
    let twins = text.replacing("\"Shop Clip\"", with: "Shop")
    let app = try importing(InputFile(name: "project.pbxproj", bytes: Array(twins.utf8)))
    #expect(app.infoPlist == "UIStatusBarStyle=UIStatusBarStyleLightContent")
    #expect(
      app.assumptions(about: "the target is Shop").map(\.why)
        == ["it is the first app; the others are Shop (UIUserInterfaceStyle=Dark)"])
  }

  @Test func `another configuration says something else`() throws {
    let app = try shop("Shop", "Debug")
    #expect(app.infoPlist == "UIStatusBarStyle=UIStatusBarStyleDarkContent")
    #expect(
      app.assumptions(about: "INFOPLIST_KEY_UIViewControllerBased").map(\.why)
        == ["Xcode writes no key of Info.plist for it"])
  }

  @Test func `keys that Xcode does not generate change nothing`() throws {
    let app = try shop("Shop Clip")
    #expect(app.infoPlist == "")
    #expect(app.environment("device") == "iPad Pro 11")
    #expect(
      app.assumptions(about: "INFOPLIST_KEY_UIUserInterfaceStyle").map(\.why)
        == ["GENERATE_INFOPLIST_FILE is not YES"])
  }

  @Test func `a file of settings fills in where a configuration stands on it`() throws {
    let base = file(
      "Base.xcconfig", "HIDES_BAR = YES\nINFOPLIST_KEY_UIUserInterfaceStyle = Light\n")
    let app = try shop(configs: [base])
    #expect(
      app.infoPlist
        == "UIStatusBarHidden=true UIStatusBarStyle=UIStatusBarStyleLightContent "
        + "UIUserInterfaceStyle=Light")
    let target = file(
      "x/Config/Shop.xcconfig", "HIDES_BAR = NO\nINFOPLIST_KEY_UIStatusBarStyle = x\n")
    #expect(
      try shop(configs: [target, base]).infoPlist
        == "UIStatusBarHidden=false UIStatusBarStyle=UIStatusBarStyleLightContent "
        + "UIUserInterfaceStyle=Light")
  }

  @Test func `a generated key wins over the file, the file's other keys stay`() throws {
    let plist = file(
      "Info.plist",
      InfoPlistImportTests.xml(
        "<key>UIStatusBarStyle</key><string>UIStatusBarStyleDefault</string>"
          + "<key>UIViewControllerBasedStatusBarAppearance</key><false/>"
          + "<key>UIStatusBarHidden</key><string>$(HIDES_BAR)</string>"))
    let app = try shop(
      configs: [file("Base.xcconfig", "HIDES_BAR = YES")], infoPlist: plist)
    #expect(
      app.infoPlist
        == "UIViewControllerBasedStatusBarAppearance=false UIStatusBarHidden=true "
        + "UIStatusBarStyle=UIStatusBarStyleLightContent")
  }

  @Test func `options that name nothing say what there is`() throws {
    let project = try sample("project.pbxproj")
    #expect(
      problem { () throws(DocumentError) in
        try importing(project) { $0.options.target = "Shoop" }
      } == "--target Shoop: found \"Shoop\", expected \"ShopTests\", \"ShopMac\", \"Shop\" or "
        + "\"Shop Clip\" (did you mean \"Shop\"?)")
    #expect(
      problem { () throws(DocumentError) in
        try importing(project) {
          $0.options.target = "Shop"
          $0.options.configuration = "Beta"
        }
      } == "--configuration Beta: found \"Beta\", expected \"Debug\" or \"Release\"")
  }

  static let projects: [(text: String, error: String)] = [
    ("{ }", "input:1:1: found no objects and rootObject, expected a project.pbxproj file"),
    (
      "{ objects = { }; rootObject = P; }",
      "input:1:1: found no PBXProject called \"P\", expected the object that rootObject names"
    ),
    (
      "{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }",
      "the Xcode project: found no target, expected a target that builds an app"
    ),
    (
      "{ objects = { P = { isa = PBXProject; buildConfigurationList = L; };\n"
        + "L = { buildConfigurations = ( C ); }; }; rootObject = P; }",
      "input:2:31: found \"C\", expected a build configuration of the project"
    ),
    (
      "{ objects = {\n  a = { b = c }\n  d } }",
      "input:3:3: found \"d\", expected ; after the value of \"a\""
    ),
  ]

  @Test(arguments: projects)
  func `a wrong project is refused`(_ row: (text: String, error: String)) {
    #expect(problem { () throws(DocumentError) in try importing(.project, row.text) } == row.error)
  }

  // MARK: .xcconfig

  @Test func `a file of settings is read with comments, conditions and continued lines`() throws {
    let app = try importing(
      .xcconfig,
      """
      // Shop
      GENERATE_INFOPLIST_FILE = YES;
      STYLE = Light // the default
      INFOPLIST_KEY_UIUserInterfaceStyle = $(STYLE)
      INFOPLIST_KEY_UIUserInterfaceStyle[sdk=macosx*] = Dark
      INFOPLIST_KEY_UIStatusBarStyle[sdk=iphone*] = "UIStatusBarStyleDarkContent"
      INFOPLIST_KEY_UIStatusBarHidden [config=Debug] [arch=*] = YES
      INFOPLIST_KEY_UIStatusBarHidden = \\
        NO
      EMPTY =
      """
    ) { $0.options.configuration = "Debug" }
    #expect(
      app.infoPlist
        == "UIStatusBarHidden=true UIStatusBarStyle=UIStatusBarStyleDarkContent "
        + "UIUserInterfaceStyle=Light")
  }

  @Test func `alone it is taken to generate Info.plist`() throws {
    let app = try importing(.xcconfig, "INFOPLIST_KEY_UIStatusBarHidden = YES")
    #expect(app.infoPlist == "UIStatusBarHidden=true")
    #expect(app.assumptions(about: "GENERATE_INFOPLIST_FILE is YES").count == 1)
  }

  @Test func `a later file wins and may build on an earlier one`() throws {
    let app = try importing(
      file("a.xcconfig", "GENERATE_INFOPLIST_FILE = YES\nSTYLE = Li"),
      file("b.xcconfig", "STYLE = $(inherited)ght\nINFOPLIST_KEY_UIUserInterfaceStyle = ${STYLE}"))
    #expect(app.infoPlist == "UIUserInterfaceStyle=Light")
  }

  @Test func `files beside it are included, others only named`() throws {
    let texts = [
      "Base.xcconfig": "STYLE = Dark\n#include \"Colors.xcconfig\"",
      "Colors.xcconfig": "STYLE = Light",
    ]
    let text = """
      #include "Base.xcconfig"
      #include? "Local.xcconfig"
      #include "Missing.xcconfig"
      #include "../Other/Up.xcconfig"
      INFOPLIST_KEY_UIUserInterfaceStyle = $(STYLE)
      """
    let app = try importing(.xcconfig, text) {
      $0.include = { path, _ in texts[path].map { file(path, $0) } }
    }
    #expect(app.infoPlist == "UIUserInterfaceStyle=Light")
    #expect(
      app.assumptions.prefix(2).map(\.description) == [
        "input:3:1: unresolved: Missing.xcconfig says nothing about appearance (it is included "
          + "and was not found); overrule: --build-settings Missing.xcconfig",
        "input:4:1: unresolved: ../Other/Up.xcconfig says nothing about appearance (only files "
          + "below the folder are read); overrule: --build-settings ../Other/Up.xcconfig",
      ])
  }

  static let configs: [(text: String, error: String)] = [
    ("= x", "input:1:1: found \"=\", expected the name of a setting, #include or //"),
    ("1A = x", "input:1:1: found \"1A\", expected the name of a setting, #include or //"),
    ("A", "input:1:2: found the end of the file, expected = and the value of \"A\""),
    ("A\nB = x", "input:1:2: found the end of the line, expected = and the value of \"A\""),
    (
      "A[sdk=x = y",
      "input:1:2: found a condition without = or ], expected one such as [sdk=iphoneos*]"
    ),
    (
      "A[sdk] = y",
      "input:1:2: found a condition without = or ], expected one such as [sdk=iphoneos*]"
    ),
    ("#import \"x\"", "input:1:1: found #import, expected #include or #include?"),
    ("#include x", "input:1:10: found \"x\", expected a file name in double quotes"),
    ("#include \"x", "input:1:10: found a file name that does not end, expected its closing quote"),
  ]

  @Test(arguments: configs)
  func `a wrong file of settings is refused`(_ row: (text: String, error: String)) {
    #expect(problem { () throws(DocumentError) in try importing(.xcconfig, row.text) } == row.error)
  }

  @Test func `files that include themselves are refused`() {
    let text = "#include \"input\""
    #expect(
      problem { () throws(DocumentError) in
        try importing(.xcconfig, text) { $0.include = { path, _ in file(path, text) } }
      } == "input:1:1: found \"input\", which includes this file, expected no cycle of files")
  }

  @Test func `a file that includes without end is refused`() {
    let text = "#include \"input\""
    #expect(
      problem { () throws(DocumentError) in
        try importing(.xcconfig, text) {
          $0.include = { path, name in file("\(path)x\(name)", text) }
        }
      }?.contains("expected at most 64 included files") == true)
  }

  @Test(
    arguments: [
      // A setting that is made of itself.
      "A = $(A)$(A)", "A = $(B)\nB = $(A)",
      // Doubled forty times, long or empty.
      (0..<40).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))" }.joined(separator: "\n")
        + "\nA40 = x\nA = $(A0)",
      (0..<30).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))" }.joined(separator: "\n")
        + "\nA30 =\nA = $(A0)",
      "A = " + String(repeating: "$(", count: 100_000),
    ])
  func `variables that stand in each other end`(_ text: String) throws {
    let app = try importing(
      .xcconfig, text + "\nINFOPLIST_KEY_UIStatusBarHidden = $(A)")
    #expect(app.infoPlist == "")
  }

  @Test(
    arguments: [
      ("iphoneos18.0", "iphoneos*", true), ("iphoneos18.0", "*", true), ("", "*", true),
      ("iphoneos18.0", "iphoneos", false), ("iphoneos18.0", "*18*", true), ("ab", "a*b*", true),
      ("aab", "*ab", true), ("abc", "*b", false), ("", "", true), ("a", "", false),
    ])
  func `a pattern fits a condition`(_ row: (text: String, pattern: String, fits: Bool)) throws {
    let text = """
      INFOPLIST_KEY_UIStatusBarHidden[config=\(row.pattern)] = YES
      """
    guard row.pattern.contains("*") || !row.pattern.isEmpty else { return }
    let app = try importing(.xcconfig, text) { $0.options.configuration = row.text }
    #expect(app.infoPlist == (row.fits ? "UIStatusBarHidden=true" : ""))
  }
}
