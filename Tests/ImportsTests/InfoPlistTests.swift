import Foundation
import StatusQuoAppearanceModel
import StatusQuoImports
import StatusQuoReading
import StatusQuoScenarioFiles
import Testing

@Suite struct InfoPlistTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String { entries }
    var entries: String
    var expected: InfoPlist?
    var message: String?

    /// Entries with their meaning.
    init(_ entries: String, means expected: InfoPlist) {
      self.entries = entries
      self.expected = expected
    }

    /// Entries with their error.
    init(_ entries: String, fails message: String) {
      self.entries = entries
      self.message = message
    }
  }

  static let rows = [
    Row("", means: InfoPlist()),
    Row("<key>CFBundleName</key><string>App</string>", means: InfoPlist()),
    Row("<key>UIStatusBarHidden</key><true/>", means: InfoPlist(statusBarHidden: true)),
    Row(
      "<key>UIStatusBarHidden~ipad</key><integer>1</integer>",
      means: InfoPlist(statusBarHiddenOnPad: true)),
    Row(
      "<key>UIViewControllerBasedStatusBarAppearance</key><string>NO</string>",
      means: InfoPlist(viewControllerBasedStatusBarAppearance: false)),
    Row(
      "<key>UIStatusBarHidden</key><string>YES</string>", means: InfoPlist(statusBarHidden: true)),
    Row(
      """
      <key>UIStatusBarStyle</key><string>UIStatusBarStyleDarkContent</string>
      <key>UIUserInterfaceStyle</key><string>Automatic</string>
      """, means: InfoPlist(statusBarStyle: .darkContent, userInterfaceStyle: .unspecified)),
    Row(
      "<key>UIStatusBarHidden</key><integer>2</integer>",
      fails: "Info.plist: UIStatusBarHidden: found 2, expected true, false, YES or NO"),
    Row(
      "<key>UIStatusBarHidden</key><string>maybe</string>",
      fails: "Info.plist: UIStatusBarHidden: found \"maybe\", expected true, false, YES or NO"),
    Row(
      "<key>UIStatusBarHidden</key><array/>",
      fails: "Info.plist: UIStatusBarHidden: found a list, expected true, false, YES or NO"),
    Row(
      "<key>UIUserInterfaceStyle</key><string>dark</string>",
      fails: "Info.plist: UIUserInterfaceStyle: found \"dark\", "
        + "expected \"Light\", \"Dark\" or \"Automatic\" (did you mean \"Dark\"?)"),
    Row(
      "<key>UIUserInterfaceStyle</key><true/>",
      fails: "Info.plist: UIUserInterfaceStyle: found true, "
        + "expected \"Light\", \"Dark\" or \"Automatic\""),
    Row(
      "<key>UIStatusBarStyle</key><dict/>",
      fails: "Info.plist: UIStatusBarStyle: found a dictionary, expected "
        + "\"UIStatusBarStyleDefault\", \"UIStatusBarStyleLightContent\" "
        + "or \"UIStatusBarStyleDarkContent\""),
  ]

  @Test(arguments: rows) func `a key is read as Xcode writes it or refused`(_ row: Row) throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>\(row.entries)</dict></plist>
      """
    let list = try PropertyListSerialization.propertyList(from: Data(xml.utf8), format: nil)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    for form in [Data(xml.utf8), binary] {
      expect(row) { () throws(DocumentError) in
        try InfoPlistFile(InputFile(name: "Info.plist", bytes: [UInt8](form)))
          .infoPlist(on: .iPadPro11)
      }
    }
  }

  private func expect(_ row: Row, _ read: () throws(DocumentError) -> InfoPlist) {
    do {
      let infoPlist = try read()
      #expect(infoPlist == row.expected)
    } catch {
      // Only a text has lines.
      var error = error
      error.position = nil
      #expect(error.description == row.message)
    }
  }

  /// Entries, and what they mean on an iPhone and on an iPad.
  static let byDevice: [(entries: String, phone: InfoPlist, pad: InfoPlist)] = [
    (
      "<key>UIStatusBarHidden</key><false/><key>UIStatusBarHidden~iphone</key><true/>",
      InfoPlist(statusBarHidden: true), InfoPlist(statusBarHidden: false)
    ),
    (
      "<key>UIStatusBarHidden~ipad</key><true/>", InfoPlist(statusBarHiddenOnPad: true),
      InfoPlist(statusBarHiddenOnPad: true)
    ),
    (
      "<key>UIViewControllerBasedStatusBarAppearance~ipad</key><false/>", InfoPlist(),
      InfoPlist(viewControllerBasedStatusBarAppearance: false)
    ),
    (
      """
      <key>UIStatusBarStyle</key><string>UIStatusBarStyleBlackOpaque</string>
      <key>UIStatusBarStyle~ipad</key><string>UIStatusBarStyleDefault</string>
      """, InfoPlist(statusBarStyle: .lightContent), InfoPlist(statusBarStyle: .default)
    ),
    (
      "<key>UIStatusBarStyle</key><string>UIStatusBarStyleBlackTranslucent</string>",
      InfoPlist(statusBarStyle: .lightContent), InfoPlist(statusBarStyle: .lightContent)
    ),
    (
      """
      <key>UIUserInterfaceStyle</key><string>Light</string>
      <key>UIUserInterfaceStyle~ipad</key><string>Dark</string>
      """, InfoPlist(userInterfaceStyle: .light), InfoPlist(userInterfaceStyle: .dark)
    ),
    (
      """
      <key>UIDesignRequiresCompatibility</key><true/>
      <key>UIDesignRequiresCompatibility~iphone</key><false/>
      """, InfoPlist(designRequiresCompatibility: false),
      InfoPlist(designRequiresCompatibility: true)
    ),
  ]

  @Test(arguments: byDevice.indices)
  func `a key for one kind of device wins there, as when the file is imported`(row: Int) throws {
    let (entries, phone, pad) = Self.byDevice[row]
    let xml = "<plist version=\"1.0\"><dict>\(entries)</dict></plist>"
    let file = try InfoPlistFile(InputFile(name: "Info.plist", bytes: [UInt8](xml.utf8)))
    #expect(file.infoPlist(on: .iPhone8) == phone)
    #expect(file.infoPlist(on: .iPadWithHomeButton) == pad)
  }

  @Test(arguments: [
    ("", "1:1: found the end of the file, expected an element"),
    ("{\"key\": true}", "1:1: found a property list in its old form, with braces"),
    (
      "<plist version=\"1.0\"><array/></plist>",
      "1:22: found a list, expected a dictionary as the whole"
    ),
  ]) func `another file is refused`(text: String, message: String) {
    let error = #expect(throws: DocumentError.self) {
      try InfoPlistFile(InputFile(name: "Info.plist", bytes: [UInt8](text.utf8)))
    }
    #expect(error?.description.hasPrefix("Info.plist:" + message) == true)
  }
}
