import StatusQuoScenarioFiles
import Testing

/// A value that the property of a `set` step does not take.
@Suite struct StrayValueTests {
  @Test(
    arguments: [
      ("overrideUserInterfaceStyle", #""darkk""#, #"(did you mean "dark"?)"#),
      ("prefersStatusBarHidden", "7", "expected"),
      ("isNavigationBarHidden", "null", "expected"),
    ])
  func `it is an error where something else is expected`(
    property: String, value: String, words: String
  ) throws {
    let error = #expect(throws: DocumentError.self) {
      try document(property, value, expecting: #"{"styles": []}"#)
    }
    let text = try #require(error).description
    #expect(text.contains("steps[0].value"))
    #expect(text.contains(words), "\(text)")
  }

  @Test func `it is a doubt where nothing is expected`() throws {
    let doubts = try document("overrideUserInterfaceStyle", #""darkk""#, expecting: nil)
    #expect(doubts.count == 1)
    #expect(doubts.first?.description.contains("steps[0].value") == true)
  }

  @Test func `it is meant where the outcome is expected`() throws {
    let outcome = #"{"outcome": {"result": "ignored", "reason": "badValue"}}"#
    #expect(try document("overrideUserInterfaceStyle", "7", expecting: outcome) == [])
  }

  @Test(
    arguments: [
      ("overrideUserInterfaceStyle", #""dark""#), ("level", "1"), ("coversScreen", "false"),
      ("childForStatusBarStyle", #""nil""#), ("childForStatusBarStyle", #"{"controller": "A"}"#),
      ("setOverrideTraitCollection", #"{"child": "A", "value": "dark"}"#),
      ("preferredStatusBarStyle", "null"), ("additionalSafeAreaInsetsTop", "-3.5"),
    ])
  func `a value of the property is none`(property: String, value: String) throws {
    #expect(try document(property, value, expecting: #"{"styles": []}"#) == [])
  }

  private func document(
    _ property: String, _ value: String, expecting observation: String?
  ) throws -> [DocumentError] {
    let expect = observation.map { #", "expect": [{"after": 1, "observation": \#($0)}]"# } ?? ""
    let text = """
      {"version": 1, "environment": {"iOS": "18.0"},
      "windows": [{"name": "W", "root": {"name": "A", "kind": "plain"}}],
      "steps": [{"do": "set", "on": "A", "property": "\(property)", "value": \(value)}]\(expect)}
      """
    var doubts: [DocumentError] = []
    _ = try ScenarioDocument(parsing: [UInt8](text.utf8), file: "a.json", doubts: &doubts)
    return doubts
  }
}
