import StatusQuoAppearanceModel
import StatusQuoJSON
import StatusQuoScenarioFiles
import Testing

/// Documents on both sides of each line that a rule draws: else nothing notices that both models draw it elsewhere.
@Suite struct RuleSidesTests {
  private struct Document {
    let rules: [RuleID]
    let environment: Environment
    /// True if it expects that there is no value.
    let expectsNothing: Bool
  }

  /// Each document with the rule that it is named after, or those that its note names.
  private static let documents = Result {
    try ConformanceDocument.all.map { file in
      let document = try file.read()
      let noted = document.note?.matches(of: /[A-Z]+-\d+/).compactMap { RuleID(id: String($0.0)) }
      return Document(
        rules: (RuleID(documentName: file.fileName).map { [$0] } ?? []) + (noted ?? []),
        environment: document.scenario.environment,
        expectsNothing: document.expectations.contains {
          $0.observation.lacksInsets(of: document.scenario.controllers.count)
        })
    }
  }

  @Test(arguments: RuleID.allCases)
  func `each version that a rule names has documents before and after its line`(rule: RuleID) throws
  {
    let versions = try Self.documents.get().filter { $0.rules.contains(rule) }
      .map { $0.environment.iOS }
    for case .iOS(let line) in rule.boundaries {
      let isShown = versions.contains { $0 >= line } && versions.contains { $0 < line }
      #expect(isShown, "\(rule.id): no documents on both sides of \(line.text)")
    }
  }

  @Test(arguments: RuleID.allCases)
  func `a version that a rule's sentence names is one on which it turns, or the last before`(
    rule: RuleID
  ) {
    let lines = rule.boundaries.map { boundary in
      switch boundary {
      case .iOS(let version), .linkedSDK(let version): version
      }
    }
    for named in Self.versions(in: rule.statement) where named > 7 {
      let isHeight = named.minor == 0 && Self.heights.contains(named.major)
      let next = [named, Version(named.major + 1), Version(named.major, named.minor + 1)]
      #expect(isHeight || next.contains(where: lines.contains), "\(rule.id) names \(named.text)")
    }
  }

  /// Numbers after `on` or `to` that are points, never versions.
  private static let heights: Set<Int32> = [20, 24, 25]

  @Test(arguments: RuleID.allCases.filter { $0.statement.contains("SDK") })
  func `a rule that asks for an SDK has a document with an older one`(rule: RuleID) throws {
    let mine = try Self.documents.get().filter { $0.rules.contains(rule) }
    #expect(mine.contains { $0.environment.linkedSDK < $0.environment.iOS }, "\(rule.id)")
  }

  @Test(arguments: RuleID.allCases.filter { $0.statement.contains(/no source (has|says)/) })
  func `where no source has a value a document expects none`(rule: RuleID) throws {
    let mine = try Self.documents.get().filter { $0.rules.contains(rule) }
    #expect(mine.contains { $0.expectsNothing }, "\(rule.id)")
  }

  @Test func `versions are found in words`() {
    let words =
      "From iOS 8.3, on 13 to 16, up to iOS 12; 44 before iOS 14 and 48 from then on, 32 on an iPad."
    #expect(Self.versions(in: words) == [Version(8, 3), 13, 16, 12, 14])
  }

  /// `iOS 13`, `from 13 on`, `13 to 18`; a height is no version.
  private static func versions(in words: String) -> [Version] {
    words.matches(
      of: /(?:iOS|SDK|[Ff]rom|[Bb]efore|[Oo]n|to|and) (\d+(?:\.\d+)?)(?= to| and|[ ,.;:)]|$)/
    ).compactMap { match in
      Version(text: String(match.1)).flatMap { 7..<28 ~= $0 ? $0 : nil }
    }
  }
}

extension JSON {
  /// True if it expects that a controller has no inset, or that none has a cover.
  fileprivate func lacksInsets(of controllers: Int) -> Bool {
    (members ?? []).contains { member in
      switch member.key {
      case "geometry": member.value.lacksInsets(of: controllers)
      case "safeAreaTop": member.value.elements.map { $0.count < controllers } ?? false
      case "covers": member.value.elements == []
      case "safeArea":
        member.value.elements.map { areas in
          areas.count < controllers
            || areas.contains { $0.members?.contains { $0.value == .null } ?? false }
        } ?? true
      default: false
      }
    }
  }
}
