import StatusQuoAppearanceModel
import Testing

/// The sentences that rules say where they decide.
@Suite struct SayingTests {
  private static let questions: [ChainQuestion] = [
    .bar(.style), .bar(.hidden), .gesture(.homeIndicatorAutoHidden),
    .gesture(.verticalBarConfiguration),
  ]

  /// A key of the texts, and the words that are known where it is said.
  private typealias Decision = (key: String, words: Set<Saying.Word>)

  /// All decisions of the law that sentences are about.
  private static let decisions: [Decision] =
    Provenance.HopReason.allCases.map { ("asked \($0)", [.above, .getter]) }
    + Provenance.StopReason.allCases.map { ("unasked \($0)", [.here, .other, .getter]) }
    + [Provenance.StopReason.presentedDoesNotTakeOver, .presentedBeingDismissed].map {
      ("named \($0)", [.here, .other, .getter])
    }
    + StepOutcome.Reason.allCases.map { ("refused \($0.rawValue)", []) }
    + ExplanationFacts.GetterSource.allCases.map { ("answers \($0)", []) }
    + ExplanationFacts.WindowVerdict.allCases.map { ("window \($0)", []) }
    + ExplanationFacts.StyleAccount.Decision.allCases.map { ("style \($0)", [.above, .presenter]) }
    + Fact.allCases.map { ("fact \($0)", [.here, .above, .other, .value]) }
    + Surprise.allCases.map {
      ("surprise \($0)", [.here, .above, .other, .presenter, .value])
    }

  private static let steps: [Decision] = Step.Kind.allCases.map { ("silent \($0.rawValue)", []) }

  @Test func `the law says something of each decision, and of nothing else`() {
    let said = Set(
      Saying.all.keys.map { String($0.prefix { $0 != " " }) + " " + $0.split(separator: " ")[1] })
    // Of steps only some say that they ask no controller.
    #expect(said.subtracting(Self.steps.map(\.key)) == Set(Self.decisions.map(\.key)))
  }

  @Test func `its sentences have no words but those that are known there`() throws {
    for (key, saying) in Saying.all {
      let decision = try #require(
        (Self.decisions + Self.steps).first { key == $0.key || key.hasPrefix($0.key + " for ") })
      let words = saying.template.matches(of: /\{([a-z]+)\}/).map {
        Saying.Word(rawValue: String($0.1))
      }
      #expect(words.allSatisfy { $0.map(decision.words.contains) ?? false }, "\(key)")
      #expect(!saying.template.isEmpty || key.hasSuffix(" for gestures"), "\(key)")
    }
  }

  @Test func `a name with braces is no word`() {
    let saying = Provenance.HopReason.forwardedByTab.saying(.bar(.style))
    #expect(saying.text([.above: "{here} }"]) == "it is selected in {here} }")
  }

  @Test(arguments: [
    (Provenance.HopReason.forwardedByNavigation, "SB-21 SB-22 SG-3 SG-3"),
    (.presentedCaptures, "SB-25 SB-25 SG-4 SG-4"), (.root, "SB-10 SB-10 SG-1 SG-1"),
  ])
  func `each question has its own rule`(_ reason: Provenance.HopReason, _ rules: String) {
    #expect(Self.questions.map { reason.saying($0).rule.id }.joined(separator: " ") == rules)
  }
}
