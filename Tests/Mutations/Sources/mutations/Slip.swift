import Foundation

/// A slip of a person in the source of the cached resolver, from `slips.txt`: behind a switch, like a mutation.
struct Slip {
  /// Slips have the numbers behind this one.
  static let base = 90_000

  let number: Int
  /// The wrong belief about UIKit, or what was forgotten.
  let words: String
  /// The path of the file, below the folder of the model.
  let file: String
  let source: String
  let instead: String

  /// The slips, in the order of the file.
  static func all(in package: URL) throws -> [Slip] {
    let path = package.appending(path: "Tests/Mutations/slips.txt")
    let text = try String(contentsOf: path, encoding: .utf8)
    return try ("\n" + text).components(separatedBy: "\n== ").dropFirst().map { entry in
      let parts = entry.components(separatedBy: "\n--\n")
      let head = parts[0].components(separatedBy: "\n")
      let words = head[0].split(separator: " ", maxSplits: 1)
      guard parts.count == 3, words.count == 2, let number = Int(words[0]),
        let file = head.first(where: { $0.hasPrefix("file ") })
      else { throw Unusable("slips.txt: not a slip: \(head[0])") }
      return Slip(
        number: base + number, words: String(words[1]), file: String(file.dropFirst(5)),
        source: parts[1], instead: parts[2].trimmingCharacters(in: .newlines))
    }
  }

  /// The text of its file with the slip in it.
  func written(into text: String) throws -> String {
    guard text.components(separatedBy: source).count == 2 else {
      throw Unusable("slips.txt: \(file) does not have the source of slip \(number) once")
    }
    return text.replacing(source, with: instead.replacing("SLIP", with: "mutant(\(number))"))
  }
}
