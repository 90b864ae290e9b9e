import StatusQuoAppearanceModel
package import StatusQuoArticles

extension Article {
  /// The report as a file that needs nothing else.
  package var page: Page {
    Page(title: (command.map { "statusquo " + $0 + ": " } ?? "") + title.text) { body in
      body.add(.main) { main in
        main.addHeader(self)
        var writer = BlockWriter()
        writer.add(blocks, to: &main)
      }
      body.add(.footer) {
        $0.write("Made by StatusQuo. This file needs no network and no other file.")
      }
    }
  }

  /// The blocks alone, for a page that has the style sheet already.
  package var fragment: String {
    var markup = Markup()
    var writer = BlockWriter()
    writer.add(blocks, to: &markup)
    return markup.text
  }
}

extension Markup {
  fileprivate mutating func addHeader(_ article: Article) {
    add(.header) { header in
      if let command = article.command {
        header.add(.p, .class("dim")) { line in
          line.write("statusquo ")
          line.add(.code, text: command)
        }
      }
      header.add(.h1) { title in
        if let isGood = article.isGood {
          title.add(
            .span, .class(isGood ? "badge good" : "badge bad"), text: isGood ? "passed" : "failed")
          title.write(" ")
        }
        title.add(article.title)
      }
    }
  }

  /// Writes a line; code in it is set apart from the text around it.
  mutating func add(_ phrase: Phrase) {
    for piece in phrase.pieces {
      switch piece.emphasis {
      case .none: write(piece.text)
      case .code: add(.code, text: piece.text)
      case .strong: add(.b, text: piece.text)
      case .right: add(.b, .class("right"), text: piece.text)
      case .wrong: add(.b, .class("wrong"), text: piece.text)
      case .gone: add(.s, text: piece.text)
      }
    }
  }

  /// A rule: its id, with its text to unfold, and the command that shows an example. A file that may lie anywhere has no
  /// address of the rule's page.
  fileprivate mutating func addRule(_ rule: RuleID) {
    add(.details, .class("rule")) { details in
      details.add(.summary, text: rule.id)
      details.add(.p) { text in
        text.write(rule.statement + " ")
        text.add(.small) { evidence in
          evidence.write(rule.gradeInWords + ": " + rule.source + ". An example: ")
          evidence.add(.code, text: "statusquo explain " + rule.id)
        }
      }
    }
  }

  /// Adds content that may be wider than the page, with a name for readers who do not see it.
  mutating func addScrolling(
    _ name: String, class style: StaticString? = nil, fill: (inout Markup) -> Void
  ) {
    add(
      .div, .class("scroll", style), .isFocusable, .role("group"), .label(name), fill: fill)
  }
}

/// Writes blocks as HTML, and numbers what needs an id.
struct BlockWriter {
  /// The heading above what is written now.
  private var heading = "Details"
  private var findings = 0
  private var stories = 0
  private var copies = 0

  mutating func add(_ blocks: [Block], to markup: inout Markup) {
    for block in blocks { add(block, to: &markup) }
  }

  private mutating func add(_ block: Block, to markup: inout Markup) {
    switch block {
    case .facts(let facts):
      markup.add(.p, .class("facts")) { line in for fact in facts { line.add(.span, text: fact) } }
    case .list(let items, let marker): add(items, marker, to: &markup)
    case .terms(let terms): add(terms, to: &markup)
    case .table(let table): add(table, to: &markup)
    case .verbatim(let lines):
      markup.add(.pre, .isFocusable, .label(heading)) { text in
        for (number, line) in lines.enumerated() {
          if number > 0 { text.write("\n") }
          text.add(line)
        }
      }
    case .code(let text, let name): addCode(text, name, to: &markup)
    case .section(let title, let blocks, let isFolded):
      addSection(title, blocks, isFolded: isFolded, to: &markup)
    case .foldable(let title, let blocks, let isOpen):
      addFoldable(title, blocks, isOpen: isOpen, to: &markup)
    case .columns(let sections):
      let content = content(sections)
      if !content.text.isEmpty { markup.add(.div, .class("cols")) { $0.add(content) } }
    case .drawing(let drawing):
      markup.addScrolling(heading) { $0.addVerbatim(drawing.markup) }
    case .story(let story):
      stories += 1
      markup.addSteps(of: story, id: ElementID("moment", stories))
    case .moment(let story):
      stories += 1
      markup.addStage(story, id: ElementID("moment", stories))
    case .drawn(let blocks, words: _), .details(let blocks, brief: _): add(blocks, to: &markup)
    }
  }

  /// The content of blocks; empty where all is said elsewhere.
  private mutating func content(_ blocks: [Block]) -> Markup {
    var content = Markup()
    add(blocks, to: &content)
    return content
  }

  // MARK: Words

  private mutating func add(
    _ items: [Block.Item], _ marker: Block.Marker, to markup: inout Markup
  ) {
    if items.isEmpty { return }
    if marker == .none, items.count == 1, items[0].blocks.isEmpty, items[0].rules.isEmpty {
      return markup.add(.p) { $0.add(items[0].text) }
    }
    markup.add(marker == .number ? .ol : .ul, .class(marker == .none ? "plain" : nil)) { list in
      for item in items {
        list.add(.li, .class(item.blocks.isEmpty ? nil : "more")) { line in
          line.add(item.text)
          for rule in item.rules { line.addRule(rule) }
          add(item.blocks, to: &line)
        }
      }
    }
  }

  private func add(_ terms: [Block.Term], to markup: inout Markup) {
    markup.add(.dl, .class("table")) { list in
      for term in terms {
        list.add(.div) { entry in
          entry.add(.dt, text: term.name)
          entry.add(.dd) { $0.add(term.value) }
        }
      }
    }
  }

  private func add(_ table: Block.Table, to markup: inout Markup) {
    markup.addScrolling(heading) { box in
      box.add(.table) { rows in
        if !table.head.isEmpty {
          rows.add(.thead) { head in head.add(.tr) { table.addHead(to: &$0) } }
        }
        rows.add(.tbody) { body in
          for cells in table.rows { body.add(.tr) { table.add(cells, to: &$0) } }
        }
      }
    }
  }

  /// Adds code to copy, in sight unless it has a name.
  private mutating func addCode(_ text: String, _ name: String?, to markup: inout Markup) {
    copies += 1
    let id = ElementID("copy", copies)
    func fill(_ box: inout Markup) {
      box.add(.button, .type("button"), .data("data-copy", id), .isHidden) {
        $0.write("Copy" + (name.map { " " + $0 } ?? ""))
      }
      box.add(.pre, .id(id), .isFocusable, .label(name ?? heading)) { $0.write(text) }
    }
    guard let name else { return markup.add(.div, .class("copy")) { fill(&$0) } }
    let isShort = !text.contains("\n")
    markup.add(.details, .class("copy"), isShort ? .isOpen : nil) { details in
      details.add(.summary, text: name)
      fill(&details)
    }
  }

  // MARK: Parts

  private mutating func addSection(
    _ title: String, _ blocks: [Block], isFolded: Bool, to markup: inout Markup
  ) {
    heading = title
    let content = content(blocks)
    if content.text.isEmpty { return }
    markup.add(.section) { section in
      guard isFolded else {
        section.add(.h2, text: title)
        return section.add(content)
      }
      section.add(.details) { details in
        details.add(.summary) { $0.add(.h2, text: title) }
        details.add(content)
      }
    }
  }

  private mutating func addFoldable(
    _ title: Phrase, _ blocks: [Block], isOpen: Bool, to markup: inout Markup
  ) {
    findings += 1
    heading = title.text
    markup.add(.details, .class("finding"), isOpen ? .isOpen : nil) { details in
      details.add(.summary) { summary in
        summary.add(.span, .class("headline")) { $0.add(title) }
        if let story = blocks.firstStory {
          summary.addStrips(of: story, id: ElementID("moment", stories + 1))
        }
      }
      details.add(.div, .id(ElementID("finding", findings))) { add(blocks, to: &$0) }
    }
  }
}

extension [Block] {
  /// The first story among them, if they draw one.
  package var firstStory: Story? {
    for block in self {
      switch block {
      case .story(let story): return story
      case .drawn(let blocks, words: _), .details(let blocks, brief: _),
        .foldable(_, let blocks, isOpen: _):
        if let story = blocks.firstStory { return story }
      case .facts, .list, .terms, .table, .verbatim, .code, .section, .columns, .drawing, .moment:
        continue
      }
    }
    return nil
  }
}

extension Block.Table {
  fileprivate func addHead(to row: inout Markup) {
    for (column, title) in head.enumerated() {
      row.add(
        title.isEmpty ? .td : .th, title.isEmpty ? nil : .scope("col"), style(column), text: title)
    }
  }

  fileprivate func add(_ cells: [Phrase], to row: inout Markup) {
    for (column, cell) in cells.enumerated() {
      row.add(column == 0 ? .th : .td, column == 0 ? .scope("row") : nil, style(column)) {
        $0.add(cell)
      }
    }
  }

  private func style(_ column: Int) -> ElementAttribute? {
    numbers.contains(column) ? .class("number") : nil
  }
}
