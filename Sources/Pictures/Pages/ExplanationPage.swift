/// Why the bar and the screens look as they do after a step.
public struct ExplanationPage: Sendable {
  /// Sentences about one thing.
  public struct Section: Hashable, Sendable {
    /// What they are about.
    public var title: String
    /// In the order in which the law decides.
    public var reasons: [FindingCard.Reason]

    /// Sentences about one thing.
    public init(title: String, reasons: [FindingCard.Reason]) {
      self.title = title
      self.reasons = reasons
    }
  }

  /// What helps, and what comes of it.
  public struct Fix: Hashable, Sendable {
    /// What to do.
    public var text: String
    /// What it brings about, a line each.
    public var effects: [String]

    /// What helps.
    public init(text: String, effects: [String] = []) {
      self.text = text
      self.effects = effects
    }
  }

  /// A likely reason for surprise, and what helps.
  public struct Cause: Hashable, Sendable {
    /// What happens, and why.
    public var reason: FindingCard.Reason
    /// What helps.
    public var fixes: [Fix]

    /// A cause and its fixes.
    public init(reason: FindingCard.Reason, fixes: [Fix]) {
      self.reason = reason
      self.fixes = fixes
    }
  }

  /// What is on the screen, in one line.
  public var headline: Phrase
  /// The system and the device.
  public var facts: [String]
  /// The steps, with the explained one as focus.
  public var story: Story
  /// From what decides first to what decides last.
  public var sections: [Section]
  /// Empty where nothing is surprising.
  public var causes: [Cause]
  /// The document.
  public var copies: [FindingCard.Copy]

  /// An explanation.
  public init(
    headline: Phrase, facts: [String], story: Story, sections: [Section], causes: [Cause],
    copies: [FindingCard.Copy]
  ) {
    self.headline = headline
    self.facts = facts
    self.story = story
    self.sections = sections
    self.causes = causes
    self.copies = copies
  }

  /// The explained moment alone, for a page that has steps of its own: the phones and the tree.
  public var stage: Page {
    Page(title: headline.text) { $0.addStage(story, id: ElementID("moment", 1)) }
  }

  /// The reasons alone, after the headline.
  public var reasons: Page {
    Page(title: headline.text) { body in
      body.add(.h2) { $0.add(headline) }
      body.addCauses(causes)
      for section in sections { body.add(section) }
    }
  }

  /// The page.
  public var page: Page {
    let id = ElementID("moment", 1)
    return Page(title: headline.text) { body in
      body.add(.main) { main in
        main.add(.header) { header in
          header.add(.h1) { $0.add(headline) }
          header.addFacts(facts)
        }
        main.addSteps(of: story, id: id)
        main.addCauses(causes)
        main.add(.div, .class("cols")) { columns in
          for section in sections { columns.add(section) }
          columns.add(.div) { column in
            column.addLanes(story)
            column.addCopies(copies, title: "The scenario", id: id)
          }
        }
      }
      body.addColophon()
    }
  }
}

extension Markup {
  fileprivate mutating func add(_ section: ExplanationPage.Section) {
    add(.section) { box in
      box.add(.h2, text: section.title)
      box.add(section.reasons)
    }
  }

  fileprivate mutating func addCauses(_ causes: [ExplanationPage.Cause]) {
    guard !causes.isEmpty else { return }
    add(.section) { section in
      section.add(.h2, text: causes.count == 1 ? "Cause and fix" : "Causes and fixes")
      for cause in causes {
        section.add(.div, .class("cause")) { box in
          box.add([cause.reason])
          for fix in cause.fixes {
            box.add(.p) { line in
              line.add(.b, .class("right"), text: "Fix:")
              line.write(" " + fix.text)
            }
            guard !fix.effects.isEmpty else { continue }
            box.add(.ul) { list in for effect in fix.effects { list.add(.li, text: effect) } }
          }
        }
      }
    }
  }
}
