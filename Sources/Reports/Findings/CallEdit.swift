import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoHarness

/// A call in which two lists of calls differ, with its place in each: one that it lacks is nil.
struct CallEdit: Hashable {
  let call: LifecycleCall
  /// The place among the expected calls, from 0.
  let expected: Int?
  /// The place among the subject's calls, from 0.
  let actual: Int?

  /// All in which two lists differ, in the order of the places; nil where they are too long to be compared so.
  static func all(from expected: [LifecycleCall], to actual: [LifecycleCall]) -> [CallEdit]? {
    guard expected.count + actual.count <= longestLists else { return nil }
    let edits = actual.difference(from: expected).inferringMoves().compactMap { change in
      switch change {
      case .remove(let place, let call, let other):
        CallEdit(call: call, expected: place, actual: other)
      case .insert(let place, let call, nil): CallEdit(call: call, expected: nil, actual: place)
      // A call that moves is one edit: where it is removed.
      case .insert: nil
      }
    }
    return edits.enumerated().sorted { one, other in
      (one.element.place, one.offset) < (other.element.place, other.offset)
    }.map { $0.element }
  }

  /// Comparing takes the square of their length at worst.
  private static let longestLists = 2_000

  private var place: Int { expected ?? actual ?? 0 }

  /// The call, where it is expected, and where it is.
  func row(_ names: Names) -> [Phrase] {
    func words(_ place: Int?, _ none: String) -> String {
      place.map { "call \($0 + 1)" } ?? none
    }
    return [
      Phrase("\(names.text(call.controller)).\(call.method.rawValue)()"),
      "\(words(expected, "not called"), .right)", "\(words(actual, "missing"), .wrong)",
    ]
  }
}
