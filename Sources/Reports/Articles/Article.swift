package import StatusQuoAppearanceModel

/// A report: the answer in one line, then blocks.
///
/// A report is written once, as this value; `text` here, `markdown` of Reporting, and `page` of Pictures turn it
/// into what is read. So a terminal, a pull request and a browser say the same.
package struct Article: Sendable {
  /// The answer.
  package var title: Phrase
  /// True if the answer is good news; nil where it is neither.
  package var isGood: Bool?
  /// The command that wrote it: `fuzz`.
  package var command: String?
  /// The blocks below the answer.
  package var blocks: [Block]

  /// A report.
  package init(
    _ title: Phrase, isGood: Bool? = nil, command: String? = nil, blocks: [Block] = []
  ) {
    self.title = title
    self.isGood = isGood
    self.command = command
    self.blocks = blocks
  }
}

/// A part of a report.
package indirect enum Block: Sendable {
  /// Short facts on one line: `iOS 18.0 on iPhone 15`.
  case facts([String])
  /// Sentences, steps, or causes with what belongs to them.
  case list([Item], Marker = .none)
  /// Names, each with what there is to know.
  case terms([Term])
  case table(Table)
  /// Lines that are shown as they are: a tree, steps.
  case verbatim([Phrase])
  /// Something to copy; with a name, a page folds it.
  case code(String, name: String? = nil)
  /// Blocks below a heading. A text shows what a page folds.
  case section(String, [Block], isFolded: Bool = false)
  /// One of several such parts: a finding, a problem.
  case foldable(Phrase, [Block], isOpen: Bool = false)
  /// Sections that a page shows beside one another where it has room.
  case columns([Block])
  case drawing(WrittenDrawing)
  case story(Story)
  /// The moment of a story that matters.
  case moment(Story)
  /// Blocks of which a terminal shows less, unless all is asked for.
  case details([Block], brief: [Block] = [])
  /// Blocks that only a page can show, with words that a text has in their place.
  case drawn([Block], words: [Block] = [])
}

extension Block {
  /// The marker before each item of a list.
  package enum Marker: Hashable, Sendable {
    case none, bullet, number
  }

  /// A sentence with the rules that it rests on, and what belongs to it.
  package struct Item: Sendable {
    /// The sentence.
    package var text: Phrase
    /// The rules.
    package var rules: [RuleID]
    /// The blocks that belong to it.
    package var blocks: [Block]

    /// An item.
    package init(_ text: Phrase, _ rules: [RuleID] = [], _ blocks: [Block] = []) {
      self.text = text
      self.rules = rules
      self.blocks = blocks
    }
  }

  /// A name with what there is to know.
  package struct Term: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The value.
    package var value: Phrase

    /// A term.
    package init(_ name: String, _ value: Phrase) {
      self.name = name
      self.value = value
    }
  }

  /// Rows of cells.
  package struct Table: Sendable {
    /// The titles of the columns; none for a table without.
    package var head: [String]
    /// The rows.
    package var rows: [[Phrase]]
    /// The columns that hold numbers.
    package var numbers: Range<Int>

    /// A table.
    package init(_ head: [String] = [], _ rows: [[Phrase]], numbers: Range<Int> = 0..<0) {
      self.head = head
      self.rows = rows
      self.numbers = numbers
    }
  }

  /// A sentence by itself.
  package static func line(_ text: Phrase) -> Block { .list([Item(text)]) }

  /// A part that a page folds, of a report of its own.
  package static func foldable(_ article: Article, isOpen: Bool = false) -> Block {
    .foldable(article.title, article.blocks, isOpen: isOpen)
  }
}

/// A drawing as pages hold it, written by Pictures.
package struct WrittenDrawing: Sendable {
  /// The markup, which pages take as it is.
  package let markup: String

  /// A drawing that is written.
  package init(markup: String) { self.markup = markup }
}
