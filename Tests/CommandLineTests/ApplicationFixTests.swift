import StatusQuoTestSupport
import Testing

/// Fixes where the application object decides, wishes about the launch, and classes of Apple's.
@Suite struct ApplicationFixTests {
  private static func app(
    _ keys: String, steps: String = "", root: String = ##""name": "A""##, iOS: String = "13.0"
  ) -> String {
    #"{"version": 1, "environment": {"iOS": "\#(iOS)", "infoPlist": {\#(keys)}}, "#
      + #""windows": [{"name": "W", "root": {\#(root)}}], "steps": [\#(steps)]}"#
  }

  private static let application = #""UIViewControllerBasedStatusBarAppearance": false"#
  private static let hides = #"{"do": "setStatusBarHidden", "hidden": true}"#

  @Test func `the setter is tried, and so is the key that makes it useless`() throws {
    let run = try statusquo(
      "fix", "-", "--want", "A: bar shown", input: Self.app(Self.application, steps: Self.hides))
    #expect(run.exitCode == 0)
    #expect(!run.output.contains("none smaller does"))
    #expect(run.output.contains("UIApplication.shared.setStatusBarHidden(false, with: .none)"))
    #expect(run.output.contains("UIViewControllerBasedStatusBarAppearance = true"))
  }

  @Test func `no setter is tried once it does nothing`() throws {
    let run = try statusquo(
      "fix", "-", "--want", "A: bar light",
      input: #"{"version": 1, "environment": {"iOS": "27.0", "linkedSDK": "27.0", "infoPlist": {"#
        + Self.application + #"}}, "windows": [{"name": "W", "root": {"name": "A"}}]}"#)
    #expect(!run.output.contains("UIApplication.shared"))
    let keyed = try statusquo("fix", "-", "--want", "A: bar light", input: Self.app(""))
    #expect(!keyed.output.contains("UIApplication.shared"))
  }

  @Test func `a style is set by its own setter`() throws {
    let run = try statusquo(
      "fix", "-", "--want", "A: bar light", input: Self.app(Self.application))
    #expect(
      run.output.contains(
        "UIApplication.shared.setStatusBarStyle(.lightContent, animated: false)"))
  }

  @Test func `a wish may be about the launch`() throws {
    let dark = Self.app(
      "", root: #""name": "A", "overrideUserInterfaceStyle": "dark""#, iOS: "17.0")
    let fixed = try statusquo("fix", "-", "--want", "launch: bar light", input: dark)
    #expect(fixed.exitCode == 0)
    #expect(fixed.output.contains("<string>UIStatusBarStyleLightContent</string>"))
    let holds = try statusquo("explain", "-", "--want", "launch: bar dark", input: dark)
    #expect(holds.output.contains("launch: bar dark holds"))
    let broken = try statusquo("explain", "-", "--want", "launch: bar light", input: dark)
    #expect(broken.output.contains("the launch screen is up Info.plist and the system decide"))
    #expect(broken.output.contains("UIStatusBarStyleLightContent"))
  }

  @Test func `a wish about the launch says nothing of later steps`() throws {
    let app = Self.app("", steps: #"{"do": "rotate", "to": "landscape"}"#)
    let run = try statusquo("explain", "-", "--want", "launch: bar light", input: app)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("'--step 0'"))
    let fix = try statusquo("fix", "-", "--want", "launch: bar light", input: app)
    #expect(fix.exitCode == 0)
    let other = try statusquo("explain", "-", "--want", "launch: style dark", input: app)
    #expect(other.errors.contains("'launch: bar light'"))
  }

  @Test func `code for a class names what is in its scope`() throws {
    let document =
      #"{"version": 1, "windows": [{"name": "W", "root": {"name": "view", "preferredStatusBarStyle": "lightContent"}}, "#
      + #"{"name": "V", "level": 1, "root": {"name": "B"}}]}"#
    let run = try statusquo("fix", "-", "--want", "always: bar light", input: document)
    #expect(
      run.output.contains("  weak var otherView: UIViewController?  // set it to the root of W"))
    #expect(
      run.output.contains("override var childForStatusBarStyle: UIViewController? { otherView }"))
  }

  static let apples: [(iOS: String, says: String)] = [
    ("7.1", "visible with light text\n"), ("10.3", "visible with dark text\n"),
    (
      "14.0", "(not modeled: what P answers on iOS 14.0: a UIDocumentInteractionController was seen"
    ),
  ]

  @Test(arguments: apples)
  func `a controller of Apple's is known on the versions on which it was seen`(
    iOS: String, says: String
  ) throws {
    let run = try statusquo(
      "explain", "-",
      input:
        #"{"version": 1, "environment": {"iOS": "\#(iOS)"}, "windows": [{"name": "W", "root": {"name": "A"}}], "#
        + #""controllers": [{"name": "P", "kind": "documentPreview", "modalPresentationStyle": "fullScreen"}], "#
        + #""steps": [{"do": "present", "controller": "P", "from": "A"}]}"#)
    #expect(run.output.contains(says), "\(run.output.prefix(300))")
    #expect(run.output.contains("<- decides the bar, as on iOS 7.1") == (iOS == "14.0"))
  }

  @Test func `text that is no document is named on standard input, too`() throws {
    for (text, says) in [
      ("struct Home: View { var body: some View { Text(\"\") } }", "found views of SwiftUI"),
      ("Why is my status bar black?", "found a file of an unknown kind"),
    ] {
      let run = try statusquo("explain", "-", input: text)
      #expect(run.exitCode == 2)
      #expect(run.errors.contains(says), "\(run.errors)")
    }
  }

  @Test func `what was not read is not right`() throws {
    let run = try statusquo(
      "explain", "-", input: "<key>UserInterfaceStyle</key>\n<string>Dark</string>\n")
    #expect(!run.output.contains("Nothing is wrong."))
    #expect(
      run.output.contains("Nothing of what was read is wrong. Not read: the app's controllers;"))
    let folder = try TemporaryFolder()
    let plist = try folder.write(
      "<key>UserInterfaceStyle</key><string>Dark</string><key>UIStatusBarHidden</key><false/>",
      to: "lines.txt")
    let beside = try statusquo(
      "explain", "-", "--info-plist", plist, input: Self.app("", iOS: "17.0"))
    #expect(!beside.output.contains("Nothing is wrong."), "\(beside.errors)")
    let document = try statusquo(
      "import", "-", input: "<key>UserInterfaceStyle</key>\n<string>Dark</string>\n")
    let again = try statusquo("explain", "-", input: document.output)
    #expect(!again.output.contains("Nothing is wrong."))
  }
}
