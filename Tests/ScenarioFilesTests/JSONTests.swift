import StatusQuoJSON
import StatusQuoScenarioFiles
import Testing

@Suite struct JSONTests {
  static let texts = [
    "null", "true", "false", "0", "-1", "53.667", "1e+20", "\"\"", "[]", "{}",
    "{\"b\":1,\"a\":[1,[2,{\"c\":null}],\"\"]}",
    "\"quotes \\\" backslashes \\\\ lines \\n tabs \\t bells \\u0007 accents é flags 🇫🇷\"",
  ]

  @Test(arguments: texts) func `compact text stays as it is`(_ text: String) throws {
    #expect(try JSON(parsing: text).compactText == text)
  }

  @Test(arguments: texts) func `text over several lines means the same`(_ text: String) throws {
    let json = try JSON(parsing: text)
    #expect(try JSON(parsing: json.text) == json)
  }

  @Test func `more values than a limit are refused where the first of them stands`() throws {
    let text = Array("[0, {\"a\": 1}]".utf8)
    #expect(try JSON(parsing: text, countLimit: 5).elements?.count == 2)
    let error = #expect(throws: JSONError.self) { try JSON(parsing: text, countLimit: 4) }
    #expect(error?.description == "1:11: found more than 4 keys and values, expected fewer")
  }

  @Test func `what begins a command to a CI is escaped, and read as it was`() throws {
    let text = "##vso[task.setvariable] a # b ###[error]"
    let written = JSON(text).compactText
    #expect(written == "\"#\\u0023vso[task.setvariable] a # b #\\u0023\\u0023[error]\"")
    #expect(try JSON(parsing: written).string == text)
  }

  @Test(arguments: [
    ("\u{E0041}", "\\udb40\\udc41"), ("\u{AD}", "\\u00ad"), ("\u{180E}", "\\u180e"),
    ("\u{2060}", "\\u2060"), ("\u{1F468}\u{200D}\u{1F469}", "\u{1F468}\\u200d\u{1F469}"),
    ("\u{34F}", "\\u034f"), ("\u{3164}", "\\u3164"), ("\u{1D173}", "\\ud834\\udd73"),
  ])
  func `a text that can't be seen is escaped, and read as it was`(text: String, written: String)
    throws
  {
    #expect(JSON(text).compactText == "\"\(written)\"")
    #expect(try JSON(parsing: [UInt8](JSON(text).compactText.utf8)).string == text)
  }

  @Test func `every character that can't be seen is escaped`() {
    let shown = (0...0x10FFFF).lazy.compactMap { Unicode.Scalar($0 as UInt32) }
      .filter { $0.isInvisible && JSON(String($0)).compactText.utf8.contains { $0 >= 0x7F } }
    #expect(shown.map(\.notation) == [])
  }

  @Test func `escapes are read as RFC 8259 says`() throws {
    let json = try JSON(parsing: #""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00""#)
    #expect(json.string == "\"\\/\u{8}\u{C}\n\r\té😀")
  }

  @Test(arguments: [
    ("1.0", "1"), ("-0", "0"), ("1E2", "100"), ("0.1", "0.1"), ("5e-324", "5e-324"),
    ("123456789012", "123456789012"), ("9007199254740993", "9007199254740992.0"),
  ]) func `numbers are written as short as they can be`(text: String, written: String) throws {
    #expect(try JSON(parsing: text).compactText == written)
  }

  @Test func `every value knows where it stood`() throws {
    let json = try JSON(parsing: "\u{FEFF}{\n  \"é\": [1,\n    true]}")
    let list = try #require(json["é"])
    #expect(json.position == SourcePosition(line: 1, column: 1))
    #expect(json.members?[0].keyPosition == SourcePosition(line: 2, column: 3))
    #expect(list.position == SourcePosition(line: 2, column: 8))
    #expect(list.elements?[1].position == SourcePosition(line: 3, column: 5))
  }

  @Test func `a list of objects has a line for each, anything short one line`() throws {
    let json: JSON = [
      "environment": ["iOS": "18.0", "sizes": [1, 2.5]],
      "steps": [["do": "push", "on": "N"], ["do": "enterBackground"]],
      "none": [],
    ]
    #expect(
      json.text == """
        {
          "environment": {"iOS": "18.0", "sizes": [1, 2.5]},
          "steps": [
            {"do": "push", "on": "N"},
            {"do": "enterBackground"}
          ],
          "none": []
        }

        """)
  }

  @Test func `no line is longer than 100 characters if it can be broken`() throws {
    let json: JSON = ["a": JSON((0..<60).map { JSON($0) }), "b": JSON((0..<20).map { JSON($0) })]
    let lines = json.text.split(separator: "\n")
    #expect(lines.count == 1 + 62 + 1 + 1)
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  static let broken = [
    ("", "1:1: found the end of the text, expected a value"),
    ("[1,\n 2", "2:3: found the end of the text, expected \",\" or \"]\""),
    ("{\"a\": 1,}", "1:9: found '}', expected a key in double quotes"),
    ("[1, ]", "1:5: found ']', expected a value"),
    ("[1 2]", "1:4: found '2', expected \",\" or \"]\""),
    ("{\"a\" 1}", "1:6: found '1', expected \":\" after the key"),
    ("{\"a\": 1]", "1:8: found ']', expected \",\" or \"}\""),
    ("{a: 1}", "1:2: found 'a', expected a key in double quotes"),
    ("True", "1:1: found 'True', expected a value (did you mean \"true\"?)"),
    ("[nil]", "1:2: found 'nil', expected a value (did you mean \"null\"?)"),
    ("{} {}", "1:4: found '{', expected the end of the text"),
    ("// no", "1:1: found '/', expected a value"),
    ("'a'", "1:1: found a single quote, expected a value"),
    ("01", "1:1: found '01', expected a number such as 20, -1 or 53.667"),
    ("1.", "1:1: found '1.', expected a number such as 20, -1 or 53.667"),
    ("[-]", "1:2: found '-', expected a number such as 20, -1 or 53.667"),
    ("1e999", "1:1: found '1e999', expected a number such as 20, -1 or 53.667"),
    ("\"a", "1:1: found a text that does not end, expected a closing double quote"),
    (
      "[\"é\n\"]",
      "1:4: found a line break, expected the rest of the text and its closing quote"
    ),
    ("\"\\x\"", "1:3: found 'x', expected one of \" \\ / b f n r t u after the backslash"),
    ("\"\\u12\"", "1:4: found '12', expected four hexadecimal digits after \\u"),
    ("\"\\uD83D\"", "1:2: found half a character, expected both of its \\u escapes"),
    (
      "{\"a\": 1,\n\"a\": 2}",
      "2:1: found the key \"a\" again, expected it only once (first in line 1)"
    ),
  ]

  @Test(arguments: broken)
  func `an error says where, what and what instead`(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSON(parsing: text) }
    #expect(error?.description == message)
  }

  @Test func `bytes that are not UTF-8 are an error with a place`() {
    let bytes = Array("[\"é\",\n \"".utf8) + [0xFF] + Array("\"]".utf8)
    let error = #expect(throws: JSONError.self) { try JSON(parsing: bytes) }
    #expect(error?.description == "2:3: found bytes that are not UTF-8, expected a text in UTF-8")
  }

  @Test func `nesting may be deep and ends at the limit`() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    let json = try JSON(parsing: nested(JSON.depthLimit))
    #expect(json.compactText == nested(JSON.depthLimit))
    #expect(try JSON(parsing: json.text) == json)
    let error = #expect(throws: JSONError.self) {
      try JSON(parsing: nested(JSON.depthLimit + 1))
    }
    #expect(
      error?.description == "1:20001: found nesting deeper than 20000 levels, expected less")
  }
}
