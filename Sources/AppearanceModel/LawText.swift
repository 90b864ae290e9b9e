/// An entry of the law's texts, which stand in `Law`: a rule, or a question on which sources differ.
///
///     SB-7, observed by several
///       From iOS 8 compact height also hides the bar in app mode, …
///       until an explicit setStatusBarHidden.
///       says answers compactHeight: by default the bar hides in compact height
///       turns on: iOS 8
///       source: React Native issue 10751
///
/// A line without a space at its start begins an entry: an id, and what stands behind a comma. Then comes the
/// sentence, then a field for each line that begins with a key at an indent of two. Other lines continue the one above.
///
/// The texts are literals, as a resource in code is a list of numbers, which took a tenth of the first build.
struct LawText {
  /// The subject of a field.
  enum Key: CaseIterable {
    case says, turns, source, measured, decision
    case reading, chosenReading, readingWithoutEvidence, chosenReadingWithoutEvidence

    /// True for an answer to a question.
    var isReading: Bool {
      switch self {
      case .reading, .chosenReading, .readingWithoutEvidence, .chosenReadingWithoutEvidence: true
      case .says, .turns, .source, .measured, .decision: false
      }
    }

    /// True for the answer that both models give.
    var isChosen: Bool { self == .chosenReading || self == .chosenReadingWithoutEvidence }

    /// False for an answer that nothing speaks for.
    var hasEvidence: Bool {
      self != .readingWithoutEvidence && self != .chosenReadingWithoutEvidence
    }

    /// The beginning of its line; behind `says` comes what the sentence is about.
    var word: String {
      switch self {
      case .says: "says "
      case .turns: "turns on:"
      case .source: "source:"
      case .measured: "measured on:"
      case .reading: "reading:"
      case .chosenReading: "reading, chosen:"
      case .readingWithoutEvidence: "reading, without evidence:"
      case .chosenReadingWithoutEvidence: "reading, chosen, without evidence:"
      case .decision: "decision:"
      }
    }
  }

  let id: String
  /// The words behind the id.
  let words: String
  /// The rule, or the question.
  private(set) var sentence = ""
  private(set) var fields: [(key: Key, text: String)] = []

  /// The texts of all fields with a key.
  func texts(_ key: Key) -> [String] { fields.filter { $0.key == key }.map { $0.text } }

  /// The entries of a text.
  ///
  /// - Complexity: linear in its length, as no text is longer than some lines.
  static func all(in text: String) -> [LawText] {
    var entries: [LawText] = []
    for line in Array(text.utf8).split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: " ") {
        guard !entries.isEmpty else { continue }
        let text = line.trimmed
        entries[entries.count - 1].add(text, beginsField: line.count - text.count == 2)
      } else {
        entries.append(LawText(headline: line))
      }
    }
    return entries
  }

  private init(headline line: ArraySlice<UInt8>) {
    let end = line.firstIndex(of: UInt8(ascii: ",")) ?? line.endIndex
    id = line[..<end].text
    words = line[end...].dropFirst().trimmed.text
  }

  private mutating func add(_ line: ArraySlice<UInt8>, beginsField: Bool) {
    for key in Key.allCases where beginsField && line.starts(with: key.word.utf8) {
      let text = line.dropFirst(key.word.utf8.count).trimmed.text
      fields.append((key, text))
      return
    }
    if fields.isEmpty {
      sentence += (sentence.isEmpty ? "" : " ") + line.text
    } else {
      fields[fields.count - 1].text += " " + line.text
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }

  /// Without the spaces at its start.
  fileprivate var trimmed: ArraySlice<UInt8> { drop { $0 == UInt8(ascii: " ") } }
}

/// A version, or the SDK of one, on which a rule turns.
package enum Boundary: Hashable, Sendable {
  /// The iOS that an app runs on.
  case iOS(Version)
  /// The SDK that it is linked with.
  case linkedSDK(Version)

  /// The version of either.
  package var version: Version {
    switch self {
    case .iOS(let version), .linkedSDK(let version): version
    }
  }

  /// `iOS 8.3` or `SDK 27`; nil for anything else.
  init?(_ words: Substring) {
    let parts = words.split { $0 == " " || $0 == "." }
    guard (2...3).contains(parts.count), let major = Int32(parts[1]),
      let minor = parts.count == 3 ? Int32(parts[2]) : 0
    else { return nil }
    switch parts[0] {
    case "iOS": self = .iOS(Version(major, minor))
    case "SDK": self = .linkedSDK(Version(major, minor))
    default: return nil
    }
  }
}

extension LawText {
  /// The versions and SDKs on which it turns; nil where what it says is neither.
  var boundaries: [Boundary]? {
    let words = texts(.turns).flatMap { $0.split(separator: ",") }
    let boundaries = words.compactMap { Boundary($0) }
    return boundaries.count == words.count ? boundaries : nil
  }
}
