import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoReporting
import Testing

/// `explain WORD` has every word that documents and reports use.
@Suite struct WordEntryTests {
  @Test func `every reason, key and step has an entry`() {
    let words: [String] =
      StepOutcome.Reason.allCases.map(\.rawValue) + Provenance.HopReason.allCases.map(\.rawValue)
      + Provenance.StopReason.allCases.map(\.rawValue) + Controller.properties.map(\.name)
      + Window.properties.map(\.name) + Scenario.properties.map(\.key)
      + StepForm.all.map(\.kind.rawValue)
    for word in words { #expect(WordEntry(word)?.word == word, "\(word)") }
    #expect(words.count > 150)
  }

  @Test func `every word of the list is found, in letters of either case`() {
    for word in WordEntry.words {
      #expect(WordEntry(word.uppercased())?.meanings.isEmpty == false, "\(word)")
    }
  }

  @Test func `a reason has its sentence and rules`() throws {
    let entry = try #require(WordEntry("activeController"))
    #expect(
      entry.article.text().contains(
        "a reason why a step is not applied: The controller is in use elsewhere. [W-3]"))
    #expect(WordEntry("nonsense") == nil)
  }

  @Test func `a key has its values and the rules that name it`() throws {
    let text = try #require(WordEntry("isNavigationBarHidden")).article.text()
    #expect(text.contains("Values: false, true, the default first. Has a meaning for navigation."))
    #expect(try #require(WordEntry("stale")).article.text().contains("[SB-31]"))
  }
}
