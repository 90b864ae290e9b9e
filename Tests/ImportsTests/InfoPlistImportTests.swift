import Foundation
import StatusQuoAppearanceModel
import StatusQuoImports
import StatusQuoReading
import StatusQuoScenarioFiles
import Testing

/// The Info.plist of an app, in each of its forms.
@Suite struct InfoPlistImportTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String { "\(entries) on \(device)" }
    var entries: String
    var device = Device.iPhone15
    /// The keys of the document.
    var keys: String
    /// The assumptions about them.
    var assumptions: [String] = []
  }

  private static let xmlHead = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>

    """

  /// A property list with entries that begin in line 5.
  static func xml(_ entries: String) -> String { xmlHead + entries + "\n</dict>\n</plist>\n" }

  static let rows = [
    Row(entries: "<key>CFBundleName</key><string>$(PRODUCT_NAME)</string>", keys: ""),
    Row(
      entries: "<key>UIStatusBarHidden</key><true/>", keys: "UIStatusBarHidden=true",
      assumptions: [
        "without effect: UIStatusBarHidden once the launch is over "
          + "(UIViewControllerBasedStatusBarAppearance is not NO, so controllers decide); "
          + "overrule: --set UIViewControllerBasedStatusBarAppearance=NO"
      ]),
    Row(
      entries: """
        <key>UIStatusBarStyle</key><string>UIStatusBarStyleLightContent</string>
        <key>UIViewControllerBasedStatusBarAppearance</key><false/>
        """,
      keys: "UIViewControllerBasedStatusBarAppearance=false "
        + "UIStatusBarStyle=UIStatusBarStyleLightContent"),
    Row(
      entries: "<key>UIStatusBarStyle</key><string>UIStatusBarStyleLightContent</string>",
      keys: "UIStatusBarStyle=UIStatusBarStyleLightContent",
      assumptions: [
        "without effect: UIStatusBarStyle once the launch is over "
          + "(UIViewControllerBasedStatusBarAppearance is not NO, so controllers decide); "
          + "overrule: --set UIViewControllerBasedStatusBarAppearance=NO"
      ]),
    Row(
      entries: "<key>UIStatusBarStyle</key><string>UIStatusBarStyleBlackTranslucent</string>"
        + "<key>UIViewControllerBasedStatusBarAppearance</key><string>NO</string>",
      keys: "UIViewControllerBasedStatusBarAppearance=false "
        + "UIStatusBarStyle=UIStatusBarStyleLightContent",
      assumptions: [
        "inferred: UIStatusBarStyle is UIStatusBarStyleLightContent "
          + "(UIStatusBarStyleBlackTranslucent has been drawn so since iOS 7)"
      ]),
    Row(
      entries: "<key>UIUserInterfaceStyle</key><string>Automatic</string>",
      keys: "UIUserInterfaceStyle=Automatic"),
    Row(
      entries: "<key>UIStatusBarHidden</key><false/><key>UIStatusBarHidden~ipad</key><true/>",
      keys: "UIStatusBarHidden=false UIStatusBarHidden~ipad=true"),
    Row(
      entries: "<key>UIStatusBarHidden</key><false/><key>UIStatusBarHidden~iphone</key><true/>"
        + "<key>UIViewControllerBasedStatusBarAppearance</key><integer>0</integer>",
      keys: "UIViewControllerBasedStatusBarAppearance=false UIStatusBarHidden=true",
      assumptions: [
        "inferred: UIStatusBarHidden is true (UIStatusBarHidden~iphone wins on an iPhone)"
      ]),
    Row(
      entries: "<key>UIUserInterfaceStyle</key><string>Light</string>"
        + "<key>UIUserInterfaceStyle~ipad</key><string>Dark</string>",
      device: .iPadPro11, keys: "UIUserInterfaceStyle=Dark",
      assumptions: [
        "inferred: UIUserInterfaceStyle is \"Dark\" (UIUserInterfaceStyle~ipad wins on an iPad)"
      ]),
    Row(
      entries: "<key>UIUserInterfaceStyle</key><string>Light</string>"
        + "<key>UIUserInterfaceStyle~ipad</key><string>Dark</string>",
      keys: "UIUserInterfaceStyle=Light",
      assumptions: [
        "without effect: UIUserInterfaceStyle~ipad (the device is an iPhone); "
          + "overrule: --device 'iPad Pro 11'"
      ]),
    Row(
      entries: "<key>UIStatusBarHidden</key><true/>"
        + "<key>UIViewControllerBasedStatusBarAppearance</key><false/>",
      device: .iPadPro11,
      keys: "UIViewControllerBasedStatusBarAppearance=false UIStatusBarHidden=true",
      assumptions: [
        "assumed: UIStatusBarHidden counts on an iPad (Apple's rule where UIStatusBarHidden~ipad "
          + "is missing; one observer says otherwise); overrule: --set platformFallback=false"
      ]),
    Row(
      entries: "<key>UIStatusBarStyle</key><string>$(BAR_STYLE)</string>", keys: "",
      assumptions: [
        "unresolved: UIStatusBarStyle is not set (its value \"$(BAR_STYLE)\" is a build variable "
          + "that was not given); overrule: --set UIStatusBarStyle=UIStatusBarStyleDarkContent"
      ]),
    Row(
      entries: "<key>UIStatusBarTintParameters</key><dict><key>UINavigationBar</key><dict>"
        + "<key>Style</key><string>UIBarStyleDefault</string><key>Translucent</key><false/>"
        + "</dict></dict><key>UIApplicationSceneManifest</key><dict/>",
      keys: "",
      assumptions: [
        "without effect: UIStatusBarTintParameters (it concerns the navigation bar that is shown "
          + "during launch on iOS 6)"
      ]),
    Row(
      entries: "<key>UIViewControllerBasedStatusBarAppearence</key><false/>", keys: "",
      assumptions: [
        "skipped: UIViewControllerBasedStatusBarAppearence (UIKit has no such key; "
          + "did you mean UIViewControllerBasedStatusBarAppearance?); overrule: "
          + "--set UIViewControllerBasedStatusBarAppearance=NO"
      ]),
    Row(
      entries: "<key>View controller-based status bar appearance</key><false/>", keys: "",
      assumptions: [
        "without effect: View controller-based status bar appearance (it is Xcode's title of "
          + "UIViewControllerBasedStatusBarAppearance, and no key)"
      ]),
    Row(
      entries: "<!-- <key>UIStatusBarHidden</key><true/> --><key>UIUserInterfaceStyle</key>"
        + "<string><![CDATA[Da]]>&#x72;k</string>", keys: "UIUserInterfaceStyle=Dark"),
  ]

  private func app(_ file: InputFile, on device: Device) throws -> ImportedApp {
    var request = ImportRequest()
    try request.add(file, as: .infoPlist)
    request.options.device = device
    request.options.iOS = 18
    request.options.sdk = 18
    return try importApp(request)
  }

  /// The assumptions about the file, without the place.
  private func said(_ app: ImportedApp) -> [String] {
    app.assumptions.filter { $0.place != nil }.map {
      var assumption = $0
      assumption.place = nil
      return "\(assumption)"
    }
  }

  @Test(arguments: rows) func `keys are read from XML`(_ row: Row) throws {
    let app = try app(file("Info.plist", Self.xml(row.entries)), on: row.device)
    #expect(app.infoPlist == row.keys)
    #expect(said(app) == row.assumptions)
  }

  @Test(arguments: rows) func `the binary form says the same`(_ row: Row) throws {
    let list = try PropertyListSerialization.propertyList(
      from: Data(Self.xml(row.entries).utf8), format: nil)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let input = InputFile(name: "Info.plist", bytes: Array(binary))
    #expect(InputKind(of: input) == .infoPlist)
    let app = try app(input, on: row.device)
    #expect(app.infoPlist == row.keys)
    #expect(said(app) == row.assumptions)
  }

  @Test func `the old form with braces is refused, with what converts it`() {
    #expect(
      problem { () throws(DocumentError) in
        try importing(.infoPlist, "// comment\n{ UIStatusBarHidden = YES; }")
      }
        == "input:1:1: found a property list in its old form, with braces, expected XML or a binary file: "
        + "plutil -convert xml1 FILE")
  }

  @Test func `a built app says its SDK, its devices and its oldest version`() throws {
    let entries = """
      <key>DTSDKName</key><string>iphoneos26.1</string>
      <key>MinimumOSVersion</key><string>26.0</string>
      <key>UIDeviceFamily</key><array><integer>2</integer></array>
      """
    let app = try importing(.infoPlist, Self.xml(entries))
    #expect(app.environment("iOS") == "26.0")
    #expect(app.environment("linkedSDK") == "26.1")
    #expect(app.environment("device") == "iPad Pro 11")
    #expect(
      app.assumptions.filter { $0.kind == .inferred }.map(\.overrule) == [
        "--ios 17", "--sdk 26.0", "--device 'iPad (home button)'",
      ])
  }

  @Test func `the place of a key is its line and column`() throws {
    let app = try importing(
      .infoPlist, Self.xml("\t<key>UIStatusBarStyle</key>\n\t<string>${STYLE}</string>"))
    let places = app.assumptions(about: "build variable").map { $0.place?.description }
    #expect(places == ["input:6:2"])
  }

  static let errors: [(entries: String, error: String)] = [
    (
      "<key>UIStatusBarHidden</key>\n<string>maybe</string>",
      "input:6:1: UIStatusBarHidden: found \"maybe\", expected true, false, YES or NO"
    ),
    (
      "<key>UIStatusBarHidden</key><integer>2</integer>",
      "input:5:29: UIStatusBarHidden: found 2, expected true, false, YES or NO"
    ),
    (
      "<key>UIUserInterfaceStyle~ipad</key><string>dark</string>",
      "input:5:37: UIUserInterfaceStyle~ipad: found \"dark\", expected \"Light\", \"Dark\" or "
        + "\"Automatic\" (did you mean \"Dark\"?)"
    ),
    (
      "<key>UIStatusBarStyle</key><true/>",
      "input:5:28: UIStatusBarStyle: found true, expected \"UIStatusBarStyleDefault\", "
        + "\"UIStatusBarStyleLightContent\" or \"UIStatusBarStyleDarkContent\""
    ),
    ("<key>A</key>", "input:6:1: found </dict>, expected the value of \"A\""),
    ("<key>A</key><key>B</key>", "input:5:13: found <key>, expected the value of \"A\""),
    ("<string>A</string>", "input:5:1: found <string>, expected <key> or </dict>"),
    ("loose", "input:4:7: found \"loose\", expected a tag"),
    (
      "<key>A</key><text/>",
      "input:5:13: found <text>, expected <true>, <false>, <string>, <integer>, <real>, <date>, "
        + "<data>, <array> or <dict>"
    ),
    (
      "<key>A</key><integer>ten</integer>",
      "input:5:13: found \"ten\", expected a number in <integer>"
    ),
    ("<key>A</key><string><b/></string>", "input:5:21: found <b>, expected </string>"),
    ("<key>A</key><string>x</text>", "input:5:22: found </text>, expected </string> for line 5"),
    (
      "<key>A</key><string>&nbsp;</string>",
      "input:5:21: found the entity &nbsp, expected &amp; &lt; &gt; &quot; &apos; or a character "
        + "number"
    ),
  ]

  @Test(arguments: errors)
  func `an error says which key, in which line and column`(
    _ row: (entries: String, error: String)
  ) {
    var entries = row.entries
    if entries == "loose" { entries = "loose<key>A</key>" }
    var device = ImportOptions()
    device.device = row.entries.contains("~ipad") ? .iPadPro11 : .iPhone15
    let options = device
    #expect(
      problem { () throws(DocumentError) in
        try importing(.infoPlist, Self.xml(entries)) { $0.options = options }
      } == row.error)
  }
}
