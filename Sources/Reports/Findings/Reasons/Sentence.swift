package import StatusQuoAppearanceModel
package import StatusQuoArticles
import StatusQuoHarness

/// A statement with the rules it rests on.
package struct Sentence: Hashable, Sendable {
  /// One sentence, or two.
  package let text: String
  /// The rules behind it.
  package let rules: [RuleID]

  /// A sentence with rules.
  package init(_ text: String, rules: [RuleID]) {
    self.text = text
    self.rules = rules
  }

  /// The sentence as an item of a list.
  package var item: Block.Item { Block.Item(Phrase(text), rules) }

  /// A sentence that a rule says where it decides, with the others that decided there.
  package init(_ text: String, _ saying: Saying, with others: [RuleID] = []) {
    self.init(text, rules: [saying.rule] + others.filter { $0 != saying.rule })
  }

  /// A sentence of the law about a fact; at a moment, where it matters which rules that used.
  package init(_ fact: Fact, _ words: [Saying.Word: String] = [:], at moment: Moment? = nil) {
    let saying = fact.saying
    self.init(saying.text(words), rules: saying.rules(in: moment?.rules ?? RuleSet()))
  }

  /// The sentence with further rules behind it.
  package func with(_ others: [RuleID]) -> Sentence {
    Sentence(text, rules: (rules + others).eachOnce)
  }
}
