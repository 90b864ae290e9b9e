import StatusQuoAppearanceModel
import StatusQuoHarness
import Testing

/// Calls of a step as an edit of those that are expected.
@Suite struct CallEditTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let expected: String
    let actual: String
    let edits: String

    init(_ expected: String, _ actual: String, _ edits: String) {
      (self.expected, self.actual, self.edits) = (expected, actual, edits)
    }

    var testDescription: String { "\(expected) | \(actual)" }
  }

  /// Letters are calls: the same letter is the same call.
  static let rows = [
    Row("abc", "abc", ""),
    Row("abc", "ac", "missing b"),
    Row("abc", "", "missing a, missing b, missing c"),
    Row("ac", "abc", "unexpected b"),
    Row("aab", "ab", "missing a"),
    Row("ab", "abb", "unexpected b"),
    Row("abc", "acb", "c before b"),
    Row("abcd", "bcda", "b before a, c before a, d before a"),
    Row("abcd", "adbc", "d before b, d before c"),
    Row("abc", "dca", "missing b, unexpected d, c before a"),
    Row("aba", "aab", "a before b"),
    Row("ab", "cd", "missing a, missing b, unexpected c, unexpected d"),
  ]

  private static func calls(_ letters: String) -> [LifecycleCall] {
    letters.utf8.map {
      LifecycleCall(controller: Name(index: Int($0)), method: .viewDidLoad)
    }
  }

  @Test(arguments: rows) func edits(_ row: Row) {
    let (actual, expected) = (Self.calls(row.actual), Self.calls(row.expected))
    func letter(_ call: LifecycleCall) -> String {
      String(decoding: [UInt8(call.controller.index)], as: UTF8.self)
    }
    var text = actual.edits(to: expected).map { "\($0.kind.rawValue) \(letter($0.call))" }
    actual.forEachInversion(of: expected) { text.append("\(letter($1)) before \(letter($0))") }
    #expect(text.joined(separator: ", ") == row.edits)
  }
}
