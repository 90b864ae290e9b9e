import StatusQuoAppearanceModel
import StatusQuoScenarioFiles
import Testing

/// Kinds of controllers of Apple's frameworks in documents.
@Suite struct SystemKindTests {
  private static func controller(_ members: String) throws -> Controller {
    try scenario(members).controllers[0]
  }

  private static func scenario(_ members: String) throws -> Scenario {
    try ScenarioDocument(
      parsing: #"{"version": 1, "windows": [{"name": "W", "root": {"name": "A", \#(members)}}]}"#,
      file: "app.json"
    ).scenario
  }

  @Test func `a kind stands for a common one with its answers`() throws {
    let picker = try Self.controller(#""kind": "imagePicker""#)
    #expect(picker.kind == .navigation)
    #expect(picker.prefersStatusBarHidden == .constant(false))
    #expect(picker.childForStatusBarHidden == .nil)
    let other = try Self.controller(#""kind": "imagePicker", "prefersStatusBarHidden": true"#)
    #expect(other.prefersStatusBarHidden == .constant(true))
    let hosting = try Self.controller(
      #""kind": "hosting", "statusBarHidden": true, "preferredColorScheme": "dark""#)
    #expect(hosting.kind == .plain)
    #expect(hosting.prefersStatusBarHidden == .constant(true))
    #expect(hosting.overrideUserInterfaceStyle == .dark)
  }

  @Test func `a host has a class of SwiftUI, or one that is derived from it`() throws {
    #expect(try Self.className(#""kind": "hosting""#) == "UIHostingController<A>")
    #expect(
      try Self.className(#""kind": "hosting", "class": "Host""#)
        == "Host: UIHostingController")
  }

  private static func className(_ members: String) throws -> String? {
    let scenario = try Self.scenario(members)
    return scenario.controllers[0].className.map(scenario.names.text)
  }

  static let mistakes: [(members: String, says: String)] = [
    (#""kind": "imagePiker""#, #"(did you mean "imagePicker"?)"#),
    (#""kind": "plain", "statusBarHidden": true"#, #"found the unknown key "statusBarHidden""#),
    (#""kind": "hosting", "preferredColorScheme": "drak""#, #"(did you mean "dark"?)"#),
    (#""kind": "hosting", "statusBarHidden": "yes""#, #"found "yes", expected true or false"#),
  ]

  @Test(arguments: mistakes) func `a wrong key is refused`(members: String, says: String) {
    let error = #expect(throws: DocumentError.self) { try Self.controller(members) }
    #expect(error?.description.contains(says) == true, "\(error?.description ?? "")")
  }
}
