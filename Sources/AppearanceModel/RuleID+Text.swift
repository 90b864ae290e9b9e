extension RuleID {
  /// The id in the law: `SB-21`.
  public var id: String { text.id }

  /// The rule in one sentence, with the version since which it holds.
  public var statement: String { text.statement }

  /// The certainty that UIKit obeys it. None has been checked on a device by this project.
  package var grade: Grade { text.grade }

  /// The sources: documentation, reports, articles, or the rules it follows from. Empty for a
  /// decision of this project.
  package var sources: [String] { text.sources }

  /// The versions and devices on which others measured a part of it on simulators, which this project did
  /// not: `iOS 26.1 (iPhone 16)`.
  package var measuredOn: [String] { RuleID.measured[id] ?? [] }

  /// The versions and SDKs on which it turns.
  package var boundaries: [Boundary] { text.boundaries }

  /// The sentences that it says where it decides, by what they are about, as the file has them.
  var sayings: [RuleText.Saying] { text.sayings }

  /// The grade, and where others measured a part of it: `inferred; measured by others on iOS 26.1 (iPhone
  /// 16)`.
  package var gradeInWords: String {
    let places = measuredOn
    return places.isEmpty
      ? grade.words
      : "\(grade.words); a part measured by others on \(places.joined(separator: ", "))"
  }

  /// The sources in one line, or that this project decided it.
  package var source: String {
    sources.isEmpty ? "decision of this project" : sources.joined(separator: "; ")
  }

  /// The rule with this id, written as the law writes it.
  package init?(id: String) {
    guard let rule = RuleID.byID[id] else { return nil }
    self = rule
  }

  private static let byID = Dictionary(uniqueKeysWithValues: allCases.map { ($0.id, $0) })

  private var text: RuleText { RuleID.texts[Int(rawValue)] }

  /// One entry a rule, in the order of the cases: `RuleIDTests` holds both.
  package static let texts: [RuleText] =
    [
      LawText.world, LawText.lifecycle, LawText.statusBar, LawText.updates, LawText.traits,
      LawText.systemGestures, LawText.scenes, LawText.geometry,
    ].flatMap { LawText.all(in: $0) }.map { RuleText($0) }

  /// Where others measured a part, by the ids of rules.
  private static let measured = Dictionary(
    uniqueKeysWithValues: LawText.all(in: LawText.measured).map {
      ($0.id, $0.texts(.measured))
    })
}

/// The text of a rule.
package struct RuleText: Sendable {
  /// Its id.
  package let id: String
  let statement: String
  let grade: Grade
  let sources: [String]
  let boundaries: [Boundary]
  let sayings: [Saying]

  /// - Precondition: the entry is a rule's, with a grade and with boundaries that are some.
  init(_ text: LawText) {
    guard let grade = Grade.allCases.first(where: { $0.words == text.words }),
      let boundaries = text.boundaries
    else { preconditionFailure("a rule without a grade, or one that turns on what is no version") }
    id = text.id
    statement = text.sentence
    self.grade = grade
    sources = text.texts(.source)
    self.boundaries = boundaries
    sayings = text.texts(.says).map { Saying($0) }
  }

  /// A sentence that it says: `fact launchBarStays if used SC-1, SC-2: The launch bar stays.`
  struct Saying: Sendable {
    /// The decisions that it is about: `silent push`, `silent pop`.
    let decisions: [String]
    /// The ids of the other rules that it always rests on.
    let others: [String]
    /// The ids of those that it rests on where they were used.
    let ifUsed: [String]
    let template: String

    init(_ says: String) {
      let parts = says.utf8.split(
        separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      template = String(Substring(parts[1].drop { $0 == 32 }))
      let words = parts[0].split(separator: 32).map { word in
        String(Substring(word.last == UInt8(ascii: ",") ? word.dropLast() : word))
      }
      let used = words.firstIndex(of: "if") ?? words.endIndex
      let with = words[..<used].firstIndex(of: "with") ?? used
      ifUsed = Array(words[used...].dropFirst(2))
      others = Array(words[with..<used].dropFirst())
      // For one question a sentence is about `asked root for gestures`.
      let about = words[..<with]
      let subject = about.first ?? ""
      decisions =
        about.contains("for")
        ? [about.joined(separator: " ")] : about.dropFirst().map { subject + " " + $0 }
    }
  }
}
