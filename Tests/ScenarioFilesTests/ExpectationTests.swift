import StatusQuoAppearanceModel
import StatusQuoJSON
import StatusQuoScenarioFiles
import Testing

@Suite struct ExpectationTests {
  static let actual: JSON = [
    "step": 1,
    "outcome": ["result": "ignored", "reason": "noChange"],
    "bar": ["hidden": false, "content": "dark"],
    "provenance": .null,
    "calls": [
      ["controller": "A", "method": "viewWillAppear"],
      ["controller": "A", "method": "viewDidAppear"],
      ["controller": "B", "method": "viewDidLoad"],
    ],
    "styles": [["node": "W", "style": "light"], ["node": "A", "style": "dark"]],
    "told": [],
  ]

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var expected: JSON
    var mismatches: [String] = []
  }

  static let rows = [
    Row(testDescription: "nothing is expected", expected: [:]),
    Row(
      testDescription: "objects match on the keys given",
      expected: ["bar": ["content": "dark"], "outcome": ["result": "ignored"]]),
    Row(
      testDescription: "an expected key has another value",
      expected: ["bar": ["hidden": false, "content": "light"], "step": 2],
      mismatches: [
        #"bar.content: expected "light", found "dark""#, "step: expected 2, found 1",
      ]),
    Row(
      testDescription: "what is absent matches null",
      expected: ["provenance": .null, "geometry": .null, "launchBar": .null]),
    Row(
      testDescription: "something is expected where nothing is",
      expected: ["provenance": ["window": "W"]],
      mismatches: [#"provenance: expected {"window":"W"}, found null"#]),
    Row(
      testDescription: "nothing is expected where something is", expected: ["bar": .null],
      mismatches: [#"bar: expected null, found {"hidden":false,"content":"dark"}"#]),
    Row(
      testDescription: "entries for nodes match in any order, and not all need be given",
      expected: ["styles": [["node": "A", "style": "dark"], ["node": "W"]]]),
    Row(
      testDescription: "calls match whole and in order",
      expected: [
        "calls": [
          ["controller": "A", "method": "viewDidAppear"],
          ["controller": "A"],
          ["controller": "B", "method": "viewDidLoad"],
        ]
      ],
      mismatches: [#"calls[0].method: expected "viewDidAppear", found "viewWillAppear""#]),
    Row(
      testDescription: "a call is missing",
      expected: ["calls": [["controller": "A", "method": "viewWillAppear"]]],
      mismatches: [
        #"calls: expected [{"controller":"A","method":"viewWillAppear"}], found "#
          + #"[{"controller":"A","method":"viewWillAppear"},"#
          + #"{"controller":"A","method":"viewDidAppear"},"#
          + #"{"controller":"B","method":"viewDidLoad"}]"#
      ]),
    Row(
      testDescription: "a part of the calls matches in any order",
      expected: [
        "calls": [
          "includes": [
            ["controller": "B", "method": "viewDidLoad"],
            ["controller": "A", "method": "viewDidAppear"],
          ]
        ]
      ]),
    Row(
      testDescription: "an entry is not as expected",
      expected: ["styles": [["node": "A", "style": "light"]]],
      mismatches: [#"styles[A].style: expected "light", found "dark""#]),
    Row(
      testDescription: "no entry is about that node", expected: ["styles": [["node": "B"]]],
      mismatches: [#"styles[B]: expected {"node":"B"}, found null"#]),
    Row(
      testDescription: "none of several entries is as expected",
      expected: ["calls": ["includes": [["controller": "A", "method": "viewDidLoad"]]]],
      mismatches: [
        #"calls[A]: expected {"controller":"A","method":"viewDidLoad"}, found "#
          + #"[{"controller":"A","method":"viewWillAppear"},"#
          + #"{"controller":"A","method":"viewDidAppear"}]"#
      ]),
    Row(testDescription: "an empty list matches an empty list", expected: ["told": []]),
    Row(
      testDescription: "an empty list does not match entries", expected: ["styles": []],
      mismatches: [
        #"styles: expected [], found "#
          + #"[{"node":"W","style":"light"},{"node":"A","style":"dark"}]"#
      ]),
    Row(
      testDescription: "other lists match whole and in order",
      expected: ["styles": [["style": "light"], ["style": "light"]]],
      mismatches: [#"styles[1].style: expected "light", found "dark""#]),
  ]

  @Test(arguments: rows) func `an expectation says where an observation differs`(_ row: Row) {
    let expectation = Expectation(after: 1, observation: row.expected)
    #expect(expectation.mismatches(in: Self.actual).map(\.description) == row.mismatches)
  }

  @Test func `an observation matches itself`() {
    var names = Names()
    var observation = Observation()
    observation.outcome = .raised(.internalInconsistency)
    observation.calls = [LifecycleCall(controller: names["A"], method: .viewDidLoad)]
    observation.geometry = Geometry()
    let whole = Expectation(after: 0, observation: observation.json(names))
    #expect(whole.mismatches(in: observation, names) == [])
  }
}
