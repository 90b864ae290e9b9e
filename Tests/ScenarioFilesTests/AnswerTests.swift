import StatusQuoAppearanceModel
import StatusQuoScenarioFiles
import Testing

/// The meaning of a program's line beside the observation of the reference.
@Suite struct AnswerTests {
  /// An answer, and what it comes to where the reference has nothing, and where it has all parts.
  struct Row: Sendable, CustomTestStringConvertible {
    let line: String
    /// The parts of which it says something.
    let said: Set<String>
    /// True if it is as the reference has it: where that has none of the parts, and where it has all.
    let agrees: (withNone: Bool, withAll: Bool)

    var testDescription: String { line }
  }

  static let all: Observation = {
    var observation = Observation()
    observation.provenance = Provenance()
    observation.provenance?.forcedHidden = true
    observation.geometry = Geometry()
    observation.geometry?.statusBarHeight = 20
    observation.systemGestures = SystemGestures()
    observation.systemGestures?.homeIndicatorAutoHidden = true
    observation.safeArea = [
      SafeArea(controller: Name(index: 0), left: 0, bottom: 34, right: 0)
    ]
    return observation
  }()

  static let rows = [
    Row(line: #"{"safeArea": []}"#, said: ["safeArea"], agrees: (true, false)),
    Row(line: #"{"safeArea": null}"#, said: [], agrees: (true, false)),
    Row(line: #"{"bar": {}}"#, said: [], agrees: (true, true)),
    Row(line: #"{"bar": {"animated": false}}"#, said: [], agrees: (true, true)),
    Row(line: #"{"geometry": {}}"#, said: [], agrees: (true, true)),
    Row(line: #"{"geometry": null}"#, said: ["geometry"], agrees: (true, false)),
    Row(line: #"{"geometry": {"covers": []}}"#, said: ["geometry"], agrees: (false, true)),
    Row(line: #"{"systemGestures": {}}"#, said: [], agrees: (true, true)),
    Row(
      line: #"{"systemGestures": {"stale": false}}"#, said: ["systemGestures"],
      agrees: (false, true)),
    Row(line: #"{"provenance": {}}"#, said: [], agrees: (true, true)),
    Row(line: #"{"provenance": null}"#, said: ["provenance"], agrees: (true, false)),
    Row(line: #"{"provenance": {"forcedHidden": true}}"#, said: [], agrees: (false, true)),
    Row(line: #"{"provenance": {"style": null}}"#, said: ["provenance"], agrees: (false, true)),
  ]

  @Test(arguments: rows) func `an answer is read beside the reference's`(_ row: Row) throws {
    for (rest, agrees) in [(Observation(), row.agrees.withNone), (Self.all, row.agrees.withAll)] {
      var said: Set<String> = []
      let answer = try Observation(
        parsing: Array(row.line.utf8), names: Names(), rest: rest,
        only: Set(Observation.Part.allCases.map(\.rawValue)), said: &said, source: "its answer")
      #expect((answer == rest) == agrees)
      #expect(said == row.said)
    }
  }
}
