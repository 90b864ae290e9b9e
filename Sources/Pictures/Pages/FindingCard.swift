public import StatusQuoAppearanceModel

/// A divergence, with everything a page says about it.
public struct FindingCard: Sendable {
  /// A value on which the resolvers differ.
  public struct Difference: Hashable, Sendable {
    /// Which value: `bar.hidden`.
    public var place: String
    /// What the reference says.
    public var expected: String
    /// What the resolver under test says.
    public var actual: String

    /// A value on which the resolvers differ.
    public init(place: String, expected: String, actual: String) {
      self.place = place
      self.expected = expected
      self.actual = actual
    }
  }

  /// A sentence about what is expected, with the rules that it rests on.
  public struct Reason: Hashable, Sendable {
    /// What is so.
    public var text: String
    /// Why it is so.
    public var rules: [RuleID]

    /// A sentence and its rules.
    public init(_ text: String, _ rules: [RuleID]) {
      self.text = text
      self.rules = rules
    }
  }

  /// A part of the scenario, and what happens without it.
  public struct Necessity: Hashable, Sendable {
    /// The part, as code: `N.pop()`.
    public var part: String
    /// What happens without it: `both agree`.
    public var without: String

    /// A part that can't go.
    public init(part: String, without: String) {
      self.part = part
      self.without = without
    }
  }

  /// Something to copy.
  public struct Copy: Hashable, Sendable {
    /// What it is: `Swift test`.
    public var name: String
    /// All of it.
    public var text: String

    /// Something to copy.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// What goes wrong, in one sentence.
  public var headline: Phrase
  /// Where and on what: `iOS 18.0 on iPhone 15`.
  public var facts: [String]
  /// The steps, with the diverging one as focus.
  public var story: Story
  /// The calls of all steps, also of those that are not drawn.
  public var calls: [String]
  /// All values that differ.
  public var differences: [Difference]
  /// Why the reference expects what it expects.
  public var reasons: [Reason]
  /// Why nothing can be left out; empty where that is not known.
  public var necessities: [Necessity]
  /// Whether each part that was looked at is needed.
  public var isMinimal: Bool
  /// How it was found and shrunk, a sentence each.
  public var history: [String]
  /// The command that reproduces it, the test, the document.
  public var copies: [Copy]

  /// A finding.
  public init(
    headline: Phrase, facts: [String], story: Story, calls: [String], differences: [Difference],
    reasons: [Reason], necessities: [Necessity], isMinimal: Bool, history: [String],
    copies: [Copy]
  ) {
    self.headline = headline
    self.facts = facts
    self.story = story
    self.calls = calls
    self.differences = differences
    self.reasons = reasons
    self.necessities = necessities
    self.isMinimal = isMinimal
    self.history = history
    self.copies = copies
  }

  /// One picture of it.
  public var poster: Drawing { story.poster }

  /// A page about it alone.
  public var page: Page {
    Page(title: headline.text) { body in
      body.add(.main) { main in
        main.add(.header) { header in
          header.add(.h1) { $0.add(headline) }
          header.addFacts(facts)
        }
        main.add(self, id: ElementID("finding", 1))
      }
      body.addColophon()
    }
  }
}

extension Markup {
  /// A line of facts, with dots between them.
  mutating func addFacts(_ facts: [String]) {
    add(.p, .class("facts")) { line in
      for fact in facts { line.add(.span, text: fact) }
    }
  }

  /// Who made the page.
  mutating func addColophon() {
    add(.footer) {
      $0.write("Made by StatusQuo. This file needs no network and no other file.")
    }
  }

  /// Everything about a finding but its headline.
  mutating func add(_ card: FindingCard, id: ElementID) {
    addSteps(of: card.story, id: id)
    add(.div, .class("cols")) { columns in
      columns.add(.div) { column in
        if !card.reasons.isEmpty {
          column.add(.section) { section in
            section.add(.h2, text: "Why this is expected")
            section.add(card.reasons)
          }
        }
        column.addNecessities(card)
        column.addHistory(card)
      }
      columns.add(.div) { column in
        column.addCopies(card.copies, title: "Reproduce it", id: id)
        column.addDifferences(card)
        column.addLanes(card.story)
      }
    }
  }

  /// Sentences with their rules.
  mutating func add(_ reasons: [FindingCard.Reason]) {
    add(.ul, .class("reasons")) { list in
      for reason in reasons {
        list.add(.li) { item in
          item.write(reason.text)
          for rule in reason.rules { item.addRule(rule) }
        }
      }
    }
  }

  /// A rule: its id, with its text to unfold.
  private mutating func addRule(_ rule: RuleID) {
    add(.details, .class("rule")) { details in
      details.add(.summary, text: rule.id)
      details.add(.p) { text in
        text.write(rule.statement + " ")
        text.add(.small, text: rule.grade.words + ": " + rule.source)
      }
    }
  }

  private mutating func addNecessities(_ card: FindingCard) {
    guard !card.necessities.isEmpty else { return }
    add(.section) { section in
      section.add(.h2, text: card.isMinimal ? "Nothing here can go" : "What it takes")
      section.add(.table) { table in
        for necessity in card.necessities {
          table.add(.tr) { row in
            row.add(.th, .scope("row")) { $0.add(.code, text: necessity.part) }
            row.add(.td, text: necessity.without)
          }
        }
      }
    }
  }

  private mutating func addHistory(_ card: FindingCard) {
    guard !card.history.isEmpty else { return }
    add(.section) { section in
      section.add(.h2, text: "How it was found")
      section.add(.ul) { list in
        for sentence in card.history { list.add(.li, text: sentence) }
      }
    }
  }

  /// What can be copied: the first of it in sight.
  mutating func addCopies(_ copies: [FindingCard.Copy], title: String, id: ElementID) {
    add(.section) { section in
      section.add(.h2, text: title)
      for (number, copy) in copies.enumerated() {
        let target = id.appending("copy", number)
        section.add(.details, .class("copy"), number == 0 ? .isOpen : nil) { details in
          details.add(.summary, text: copy.name)
          details.add(.button, .type("button"), .data("data-copy", target), .isHidden) {
            $0.write("Copy " + copy.name)
          }
          details.add(.pre, .id(target), .isFocusable, .label(copy.name)) { $0.write(copy.text) }
        }
      }
    }
  }

  private mutating func addDifferences(_ card: FindingCard) {
    guard card.differences.count > 1 else { return }
    add(.section) { section in
      section.add(.h2, text: "All that differs")
      section.add(.div, .class("scroll"), .isFocusable, .role("group"), .label("All that differs"))
      { box in
        box.add(.table) { table in
          table.add(.thead) { head in
            head.add(.tr) { row in
              row.add(.th, .scope("col"), text: "value")
              row.add(.th, .scope("col"), .class("right"), text: "expected")
              row.add(.th, .scope("col"), .class("wrong"), text: "actual")
            }
          }
          table.add(.tbody) { body in
            for difference in card.differences.prefix(40) { body.add(difference) }
          }
        }
      }
      let rest = card.differences.count - 40
      if rest > 0 { section.add(.p, .class("dim"), text: "and " + String(rest) + " more") }
    }
  }

  private mutating func add(_ difference: FindingCard.Difference) {
    add(.tr) { row in
      row.add(.th, .scope("row")) { $0.add(.code, text: difference.place) }
      row.add(.td, text: difference.expected)
      row.add(.td, text: difference.actual)
    }
  }

  mutating func addLanes(_ story: Story) {
    let lanes = Lanes(story).drawing
    add(.section) { section in
      section.add(.details) { details in
        details.add(.summary) { $0.add(.h2, text: "Lifecycle by step") }
        details.add(
          .div, .class("scroll"), .isFocusable, .role("group"), .label("Lifecycle by step")
        ) { lanes.add(to: &$0, class: "natural") }
        details.add(.p, .class("dim small"), text: Lanes.legend)
      }
    }
  }
}
