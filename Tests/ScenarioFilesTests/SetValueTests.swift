import StatusQuoAppearanceModel
import StatusQuoScenarioFiles
import Testing

@Suite struct SetValueTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String { json }
    var json: String
    var value: @Sendable (inout Names) -> PropertyValue
    /// The text written, if it differs from the one read.
    var written: String?
  }

  static let rows = [
    Row(json: "null") { _ in .null },
    Row(json: "true") { _ in .bool(true) },
    Row(json: "2000.5") { _ in .number(2000.5) },
    Row(json: #""lightContent""#) { _ in .word(.lightContent) },
    Row(json: #""nil""#) { _ in .word(.nil) },
    Row(json: #""purple""#) { .other($0[#""purple""#]) },
    Row(json: #"[1,{"a":null}]"#) { .other($0[#"[1,{"a":null}]"#]) },
    Row(json: #"{"controller":"A"}"#) { .controller($0["A"]) },
    Row(json: #"{"controller":5}"#) { .other($0[#"{"controller":5}"#]) },
    Row(json: #"{"child":"A","value":"dark"}"#) { .child($0["A"], .dark) },
    Row(
      json: #"{"value":"dark","child":"A"}"#, value: { .child($0["A"], .dark) },
      written: #"{"child":"A","value":"dark"}"#),
    Row(json: #"{"child":"A"}"#) { .child($0["A"], nil) },
    Row(
      json: #"{"child":"A","value":"black"}"#, value: { .child($0["A"], nil) },
      written: #"{"child":"A"}"#),
    Row(
      json: #"{"controller":"A","animated":true}"#, value: { .child($0["A"], nil) },
      written: #"{"child":"A"}"#),
    Row(json: "{}") { .other($0["{}"]) },
  ]

  @Test(arguments: rows)
  func `any value can be set, and a name in it is a name`(_ row: Row) throws {
    let text = """
      {"version":1,"steps":[{"do":"set","on":"A","property":"level","value":\(row.json)}]}
      """
    let document = try ScenarioDocument(parsing: text, file: "set.json")
    var names = document.scenario.names
    let value = row.value(&names)
    #expect(document.scenario.steps == [.set(.known(.level), to: value, on: names["A"])])
    #expect(
      document.json["steps"]?.elements?[0]["value"]?.compactText == row.written ?? row.json)
  }

  @Test func `a missing value is null, and any property can be named`() throws {
    let text = #"{"version":1,"steps":[{"do":"set","on":"A","property":"frame"}]}"#
    let document = try ScenarioDocument(parsing: text, file: "set.json")
    var names = document.scenario.names
    #expect(
      document.scenario.steps == [.set(.unknown(names["frame"]), to: .null, on: names["A"])])
  }
}
