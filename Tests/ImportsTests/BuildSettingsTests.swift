import StatusQuoAppearanceModel
import StatusQuoImports
import StatusQuoReading
import StatusQuoScenarioFiles
import Testing

/// Build settings as Xcode prints them, and the lines of projects and `.xcconfig` files.
@Suite struct BuildSettingsTests {
  /// Targets as `xcodebuild -showBuildSettings -json` prints them.
  static func printed(_ targets: (name: String, settings: String)...) -> InputFile {
    let entries = targets.map {
      "{\"action\": \"build\", \"target\": \"\($0.name)\", \"buildSettings\": {\($0.settings)}}"
    }
    return file("settings.json", "[\n\(entries.joined(separator: ",\n"))\n]")
  }

  private static let app = """
    "PRODUCT_TYPE": "com.apple.product-type.application", "GENERATE_INFOPLIST_FILE": "YES",
    """
  private static let shop = (
    "Shop", app + "\"INFOPLIST_KEY_UIStatusBarStyle\": \"UIStatusBarStyleLightContent\""
  )
  private static let clip = (
    "Shop Clip", app + "\"INFOPLIST_KEY_UIUserInterfaceStyle\": \"Dark\""
  )
  private static let mac = (
    "ShopMac", app + "\"SUPPORTED_PLATFORMS\": \"macosx\""
  )

  // MARK: What Xcode prints

  @Test func `the first app for iOS is taken, and named`() throws {
    let app = try importing(Self.printed(Self.mac, Self.shop, Self.clip))
    #expect(app.infoPlist == "UIStatusBarStyle=UIStatusBarStyleLightContent")
    #expect(
      app.assumptions(about: "the target is").map(\.description) == [
        "settings.json:3:1: assumed: the target is Shop (it is the first app; the others are "
          + "Shop Clip); overrule: --target 'Shop Clip'"
      ])
  }

  @Test func `another target says something else`() throws {
    let app = try importing(Self.printed(Self.shop, Self.clip)) { $0.options.target = "Shop Clip" }
    #expect(app.infoPlist == "UIUserInterfaceStyle=Dark")
    #expect(app.assumptions(about: "the target is").isEmpty)
  }

  @Test func `versions and devices come from the settings`() throws {
    let settings = """
      "IPHONEOS_DEPLOYMENT_TARGET": "18.4", "TARGETED_DEVICE_FAMILY": "2",
      "INFOPLIST_FILE": "Shop/Info.plist"
      """
    let app = try importing(Self.printed(("Shop", settings)))
    #expect(app.environment("iOS") == "18.4")
    #expect(app.environment("device") == "iPad Pro 11")
    #expect(
      app.assumptions(about: "Shop/Info.plist").map(\.overrule) == ["--info-plist Shop/Info.plist"])
  }

  @Test func `a generated key wins over the file, the file's other keys stay`() throws {
    let plist = file(
      "Info.plist",
      InfoPlistImportTests.xml(
        "<key>UIStatusBarStyle</key><string>UIStatusBarStyleDefault</string>"
          + "<key>UIViewControllerBasedStatusBarAppearance</key><false/>"
          + "<key>UIStatusBarHidden</key><string>$(HIDES_BAR)</string>"))
    let settings = Self.shop.1 + ", \"HIDES_BAR\": \"YES\""
    let app = try importing(Self.printed(("Shop", settings)), plist)
    #expect(
      app.infoPlist
        == "UIViewControllerBasedStatusBarAppearance=false UIStatusBarHidden=true "
        + "UIStatusBarStyle=UIStatusBarStyleLightContent")
  }

  @Test(
    arguments: [
      (
        "UIViewControllerBasedStatusBarAppearance", "YES",
        "Xcode writes no key of Info.plist for it"
      ),
      ("UIUserInterfaceStyle", "NO", "GENERATE_INFOPLIST_FILE is not YES"),
    ])
  func `a key that Xcode does not generate changes nothing`(
    _ row: (key: String, generated: String, why: String)
  ) throws {
    let settings = """
      "GENERATE_INFOPLIST_FILE": "\(row.generated)", "INFOPLIST_KEY_\(row.key)": "Dark"
      """
    let app = try importing(Self.printed(("Shop", settings)))
    #expect(app.infoPlist == "")
    #expect(app.assumptions(about: "INFOPLIST_KEY_\(row.key)").map(\.why) == [row.why])
  }

  static let wrong: [(text: String, error: String)] = [
    ("[]", "input: found no target, expected what xcodebuild -showBuildSettings -json prints"),
    (
      "[{\"target\": \"A\"}]",
      "input:1:2: found an object, expected an object with \"target\" and \"buildSettings\""
    ),
    ("[1", "input:1:3: found the end of the text, expected \",\" or \"]\""),
  ]

  @Test(arguments: wrong)
  func `what Xcode did not print is refused`(_ row: (text: String, error: String)) {
    #expect(
      problem { () throws(DocumentError) in try importing(.buildSettings, row.text) } == row.error)
  }

  @Test func `a target that is not there is named with those that are`() {
    #expect(
      problem { () throws(DocumentError) in
        try importing(Self.printed(Self.shop, Self.clip)) { $0.options.target = "Shoop" }
      }
        == "--target Shoop: found \"Shoop\", expected \"Shop\" or \"Shop Clip\" (did you mean \"Shop\"?)"
    )
  }

  // MARK: Lines

  @Test func `of a project the settings count that all configurations share`() throws {
    let app = try importing(sample("project.pbxproj"))
    #expect(app.infoPlist == "UIUserInterfaceStyle=Dark")
    #expect(app.environment("iOS") == "18.0")
    let xcode =
      "xcodebuild -showBuildSettings -json > settings.json, and --build-settings settings.json"
    #expect(
      app.assumptions.filter { $0.overrule == xcode }.map(\.description) == [
        "project.pbxproj:85:5: unresolved: INFOPLIST_KEY_UIStatusBarStyle is not set (it is not one "
          + "for all builds: \"UIStatusBarStyleDarkContent\", \"UIStatusBarStyleLightContent\", "
          + "\"UIStatusBarStyleDefault\"); overrule: \(xcode)",
        "assumed: the settings of the project hold for the app (its targets are not told apart); "
          + "overrule: \(xcode)",
      ])
    #expect(app.assumptions(about: "$(HIDES_BAR)").map(\.kind) == [.unresolved])
  }

  @Test func `lines are read with comments, conditions, quotes and semicolons`() throws {
    let app = try importing(
      .buildSettings,
      """
      // Shop
      GENERATE_INFOPLIST_FILE = YES;
      STYLE = Light // the default
      INFOPLIST_KEY_UIUserInterfaceStyle = $(STYLE)
      INFOPLIST_KEY_UIStatusBarStyle = "UIStatusBarStyleDarkContent"
      INFOPLIST_KEY_UIStatusBarHidden [config=Debug] [arch=*] = YES
      EMPTY =
      #include "Base.xcconfig"
      """)
    #expect(
      app.infoPlist == "UIStatusBarStyle=UIStatusBarStyleDarkContent UIUserInterfaceStyle=Light")
    #expect(app.assumptions(about: "UIStatusBarHidden").map(\.kind) == [.unresolved])
  }

  @Test func `alone it is taken to generate Info.plist`() throws {
    let app = try importing(.buildSettings, "INFOPLIST_KEY_UIStatusBarHidden = YES")
    #expect(app.infoPlist == "UIStatusBarHidden=true")
    #expect(app.assumptions(about: "GENERATE_INFOPLIST_FILE is YES").count == 1)
  }

  @Test(
    arguments: [
      "A = $(A)$(A)", "A = $(B)\nB = $(A)", "A = " + String(repeating: "$(", count: 100_000),
      "A = " + String(repeating: "x", count: 20_000),
    ])
  func `a variable that has no plain value leaves its key out`(_ text: String) throws {
    let app = try importing(
      .buildSettings, text + "\nINFOPLIST_KEY_UIStatusBarHidden = $(A)")
    #expect(app.infoPlist == "")
  }
}
