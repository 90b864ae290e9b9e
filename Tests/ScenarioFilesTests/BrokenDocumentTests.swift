import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

@Suite struct BrokenDocumentTests {
  /// Everything that makes a document invalid. The golden file shows the message for each.
  static let documents: [String] = [
    // Not JSON, or not a document
    "", "{\"version\": 1,\n \"steps\": [}", "[]", "{}", #"{"version": 2}"#, #"{"version": "1"}"#,
    #"{"versoin": 1}"#, #"{"version": 1, "window": []}"#, #"{"version": 1, "windows": {}}"#,
    #"{"version": 1, "name": 5}"#, #"{"version": 1, "geometry": "yes"}"#,
    #"{"version": 1, "idling": 17}"#, #"{"version": 1, "idlingBy": "wind"}"#,
    #"{"version": 1, "idling": 0.5}"#,
    #"{"version": 1, "idling": -1}"#, #"{"version": 1, "idling": 1e300}"#,
    #"{"version": 1, "readings": {"C-35": 3}}"#, #"{"version": 1, "controllers": [null]}"#,
    #"{"version": 1, "steps": [], "steps": []}"#,
  ]

  static let environments: [String] = [
    #"{"iOS": "6.1"}"#, #"{"iOS": 27.1}"#, #"{"iOS": "thirteen"}"#, #"{"iOS": "13.x"}"#,
    #"{"iOS": true}"#, #"{"ios": 13}"#, #"{"linkedSDK": -1}"#, #"{"device": "iPhone 15 pro"}"#,
    #"{"device": "Pixel 9"}"#, #"{"orientation": "landscapeLeft"}"#,
    #"{"systemStyle": "unspecified"}"#, #"{"platformFallback": 1}"#,
    #"{"infoPlist": {"UIStatusBarHidden": "YES"}}"#,
    #"{"infoPlist": {"UIViewControllerBasedStatusbarAppearance": false}}"#,
    #"{"infoPlist": {"UIStatusBarStyle": "lightContent"}}"#,
    #"{"infoPlist": {"UIUserInterfaceStyle": "dark"}}"#,
  ]

  static let windows: [String] = [
    #"{}"#, #"{"name": null}"#, #"{"nmae": "W2"}"#, #"{"name": 2}"#, #"{"name": "W"}"#,
    #"{"name": "A"}"#, #"{"name": "A.view"}"#, #"{"name": "W2", "level": "alert"}"#,
    #"{"name": "W2", "hidden": true}"#, #"{"name": "W2", "overrideUserInterfaceStyle": "drak"}"#,
    #"{"name": "W2", "root": "A"}"#, #"{"name": "W2", "root": []}"#,
  ]

  static let controllers: [String] = [
    #"{"kind": "plain"}"#, #"{"name": "A"}"#, #"{"name": "W"}"#, #"{"name": "B.view"}"#,
    #"{"name": "B", "kind": "plian"}"#, #"{"name": "B", "kind": "UINavigationController"}"#,
    #"{"name": "B", "kind": "window"}"#, #"{"name": "B", "child": []}"#,
    #"{"name": "B", "prefersStatusbarHidden": true}"#,
    #"{"name": "B", "overridenIn": "subclass"}"#, #"{"name": "B", "class": {}}"#,
    #"{"name": "B", "children": [{"name": "B"}]}"#,
    #"{"name": "B", "children": {"name": "C"}}"#,
    #"{"name": "N", "kind": "navigation", "children": [{"name": "M", "kind": "navigation"}]}"#,
    #"{"name": "L", "kind": "alert", "children": [{"name": "B"}]}"#,
    #"{"name": "B", "presented": {"name": "C"}}"#,
    #"{"name": "T", "kind": "tab", "selected": "A", "children": [{"name": "B"}, {"name": "C"}]}"#,
    #"{"name": "B", "selected": "C"}"#,
    #"{"name": "B", "children": [{"name": "C", "sitsIn": "C.view"}]}"#,
    #"{"name": "B", "sitsIn": "B.view"}"#,
    #"{"name": "B", "views": [{"name": "V", "superview": "V2"}, {"name": "V2"}]}"#,
    #"{"name": "B", "views": [{"superview": "B.view"}]}"#,
    #"{"name": "B", "views": [{"name": "V", "superView": "B.view"}]}"#,
    #"{"name": "B", "preferredStatusBarStyle": "light"}"#,
    #"{"name": "B", "preferredStatusBarStyle": "blackTranslucent"}"#,
    #"{"name": "B", "prefersStatusBarHidden": "shared"}"#,
    #"{"name": "B", "preferredStatusBarUpdateAnimation": "Slide"}"#,
    #"{"name": "B", "childForStatusBarStyle": "topviewcontroller"}"#,
    #"{"name": "B", "childForStatusBarStyle": "A"}"#,
    #"{"name": "B", "childForStatusBarHidden": {"controller": "X"}}"#,
    #"{"name": "B", "childForStatusBarHidden": {"controller": "W"}}"#,
    #"{"name": "B", "childForStatusBarHidden": {"named": "A"}}"#,
    #"{"name": "B", "stored": {"hiden": true}}"#, #"{"name": "B", "stored": {"style": "shared"}}"#,
    #"{"name": "B", "modalPresentationStyle": "none"}"#,
    #"{"name": "B", "definesPresentationContext": "no"}"#,
    #"{"name": "B", "setOverrideTraitCollection": {"X": "dark"}}"#,
    #"{"name": "B", "setOverrideTraitCollection": {"A": "black"}}"#,
    #"{"name": "B", "setOverrideTraitCollection": "dark"}"#,
    #"{"name": "B", "viewInsets": 20}"#, #"{"name": "B", "viewInsets": {"leading": 20}}"#,
    #"{"name": "B", "viewInsets": {"top": "20"}}"#, #"{"name": "B", "viewInsets": {"top": 1e40}}"#,
    #"{"name": "B", "barStyle": "opaque"}"#, #"{"name": "B", "additionalSafeAreaInsetsTop": "10"}"#,
    #"{"name": "B", "actions": {"viewDidload": []}}"#,
    #"{"name": "B", "actions": {"viewDidLoad": {"do": "swizzleHidden"}}}"#,
    #"{"name": "B", "actions": {"viewDidLoad": [{"do": "push"}]}}"#,
    #"{"name": "B", "actions": {"viewDidLoad": [{"do": "setStored", "on": "self"}]}}"#,
    #"{"name": "B", "actions": {"viewDidLoad": [{"do": "swizzleHidden", "on": "self"}]}}"#,
    #"{"name": "B", "actions": {"viewDidLoad": [{"do": "setStored", "on": "child", "#
      + #""property": "hidden", "value": true}]}}"#,
    #"{"name": "B", "actions": {"viewDidLoad": [{"do": "setStored", "on": "self", "#
      + #""property": "hidden", "value": "slide"}]}}"#,
  ]

  static let steps: [String] = [
    #""pop""#, #"{"on": "N"}"#, #"{"Do": "pop", "on": "N"}"#, #"{"do": "posh", "on": "N"}"#,
    #"{"do": "pushViewController"}"#, #"{"do": "explode"}"#, #"{"do": 5}"#,
    #"{"do": "pop"}"#, #"{"do": "pop", "on": null}"#, #"{"do": "pop", "on": 5}"#,
    #"{"do": "pop", "from": "N"}"#, #"{"do": "push", "controler": "A", "on": "N"}"#,
    #"{"do": "push", "controller": "A", "on": "N", "animated": false}"#,
    #"{"do": "setViewControllers", "on": "N", "controllers": "A"}"#,
    #"{"do": "setViewControllers", "on": "N", "controllers": ["A", null]}"#,
    #"{"do": "swipe", "on": "N", "direction": "left"}"#,
    #"{"do": "addWindow", "window": "W2"}"#, #"{"do": "addWindow", "window": {}}"#,
    #"{"do": "addWindow", "window": {"name": "Z.view"}}"#,
    #"{"do": "addWindow", "window": {"name": "W2", "root": {"name": "B"}}}"#,
    #"{"do": "addWindow", "window": {"name": "W2", "visible": true}}"#,
    #"{"do": "set", "on": "A"}"#, #"{"do": "set", "on": "A", "property": 3}"#,
    #"{"do": "set", "on": "A", "property": "level", "values": 1}"#,
    #"{"do": "set", "on": "A", "property": "level", "value": 1e308}"#,
    #"{"do": "setShared"}"#, #"{"do": "setShared", "style": "shared"}"#,
    #"{"do": "setNeedsStatusBarAppearanceUpdate", "on": "A", "animated": 1}"#,
    #"{"do": "setStatusBarHidden", "hidden": "yes"}"#,
    #"{"do": "setStatusBarHidden", "hidden": true, "animation": "fast"}"#,
    #"{"do": "rotate", "to": "left"}"#, #"{"do": "setSystemStyle", "style": "unspecified"}"#,
    #"{"do": "enterBackground", "on": "A"}"#,
    #"{"do": "installStatusBarCover", "controller": "A", "anchors": ["top", "view.top"]}"#,
    #"{"do": "installStatusBarCover", "controller": "A", "anchors": [["topp", "view.top"]]}"#,
    #"{"do": "installStatusBarCover", "controller": "A", "anchors": [["top", "safearea.top"]]}"#,
    #"{"do": "installStatusBarCover", "controller": "A", "anchors": [["top", true]]}"#,
  ]

  static let expectations: [String] = [
    #"{"observation": {}}"#, #"{"after": 0}"#, #"{"after": 2, "observation": {}}"#,
    #"{"after": 0.5, "observation": {}}"#, #"{"after": 0, "observation": []}"#,
    #"{"after": 0, "observation": {"bars": {}}}"#,
    #"{"after": 0, "observation": {"bar": {"hiden": true}}}"#,
    #"{"after": 0, "observation": {"provenance": {"style": {"stop": {"notasked": "A"}}}}}"#,
    #"{"after": 0, "observation": {"styles": [{"name": "A", "style": "dark"}]}}"#,
  ]

  @Test func `every broken document has one clear message`() throws {
    let window = #"{"name": "W", "root": {"name": "A"}}"#
    let sections: [(title: String, fragments: [String], document: (String) -> String)] = [
      ("Documents", Self.documents, { $0 }),
      ("Environments", Self.environments, { "{\"version\": 1,\n\"environment\": \($0)}" }),
      ("Windows", Self.windows, { "{\"version\": 1, \"windows\": [\(window),\n\($0)]}" }),
      (
        "Controllers", Self.controllers,
        { "{\"version\": 1, \"windows\": [\(window)], \"controllers\": [\n\($0)]}" }
      ),
      ("Steps", Self.steps, { "{\"version\": 1, \"steps\": [\n\($0)]}" }),
      (
        "Expectations", Self.expectations,
        {
          "{\"version\": 1, \"steps\": [{\"do\": \"enterBackground\"}], \"expect\": [\n\($0)]}"
        }
      ),
    ]
    var text = ""
    for (title, fragments, document) in sections {
      text += "\(title)\n\n"
      for fragment in fragments {
        text += "  \(fragment.replacing("\n", with: "\n  "))\n"
        text += "    \(documentError(in: document(fragment))?.description ?? "is accepted")\n\n"
      }
    }
    try expectGolden(text, "broken-documents.txt")
  }

  @Test func `a text that is too long for a word resembles none`() {
    #expect(suggestion(for: "UINavigationController", among: ["navigation"]) == "navigation")
    let long = String(repeating: "UINavigationController", count: 10_000)
    #expect(suggestion(for: long, among: ["navigation"]) == nil)
  }
}

/// The reason why `text` is not a document; nil if it is one.
func documentError(in text: String) -> DocumentError? {
  do {
    _ = try ScenarioDocument(parsing: text, file: "it.json")
    return nil
  } catch {
    return error
  }
}
