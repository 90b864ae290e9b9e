import StatusQuoAppearanceModel

extension Article {
  /// The report for a terminal: nothing in it does anything to one but the emphasis of `ink`.
  ///
  /// - Parameter isWhole: false to leave out details, and to say how they are had.
  package func text(ink: Ink = .none, isWhole: Bool = true) -> String {
    let head = isGood.map { $0 ? ink.green(title.text) : ink.red(title.text) } ?? ink.title(title)
    let more = !isWhole && blocks.hasDetails ? [Block.line("More of it: --details")] : []
    let body = (blocks + more).text(ink: ink, isWhole: isWhole)
    return ink.shown(head + "\n") + (body.isEmpty ? "" : "\n" + body)
  }
}

extension [Block] {
  /// The blocks for a terminal, without a title.
  package func text(ink: Ink = .none, isWhole: Bool = true) -> String {
    let lines = BlockText(ink: ink, isWhole: isWhole).lines(self, columns: BlockText.widest)
    return ink.shown(lines.map { $0 + "\n" }.joined())
  }

  /// True if a terminal shows less of them.
  fileprivate var hasDetails: Bool {
    contains { block in
      switch block {
      case .details: true
      case .section(_, let blocks, isFolded: _), .foldable(_, let blocks, isOpen: _),
        .columns(let blocks), .drawn(_, words: let blocks):
        blocks.hasDetails
      case .facts, .list, .terms, .table, .verbatim, .code, .drawing, .story, .moment: false
      }
    }
  }
}

extension Ink {
  /// A line as a title: bold, but for what is right and wrong in it.
  fileprivate func title(_ phrase: Phrase) -> String {
    phrase.pieces.map { piece in
      switch piece.emphasis {
      case .right: green(piece.text)
      case .wrong: red(piece.text)
      case .none, .code, .strong, .gone: bold(piece.text)
      }
    }.joined()
  }

  /// A line of text.
  fileprivate func line(_ phrase: Phrase) -> String {
    phrase.pieces.map { piece in
      switch piece.emphasis {
      case .none, .code, .gone: piece.text
      case .strong: bold(piece.text)
      case .right: green(piece.text)
      case .wrong: red(piece.text)
      }
    }.joined()
  }
}

extension [RuleID] {
  /// ` [SB-1, SB-34]`.
  package var marks: String {
    isEmpty ? "" : " [" + map { $0.id }.joined(separator: ", ") + "]"
  }
}

/// Writes blocks as lines of text.
private struct BlockText {
  let ink: Ink
  let isWhole: Bool

  /// The width of lines that are broken at words.
  static let widest = 100

  /// Blocks with an empty line between two of them; none between those that belong to an item.
  func lines(_ blocks: [Block], columns: Int, isTight: Bool = false) -> [String] {
    var lines: [String] = []
    for block in blocks {
      let further = self.lines(block, columns, isTight: isTight)
      if !isTight, !lines.isEmpty, !further.isEmpty { lines.append("") }
      lines += further
    }
    return lines
  }

  private func lines(_ block: Block, _ columns: Int, isTight: Bool) -> [String] {
    switch block {
    case .facts(let facts):
      return lines(
        [Block.Item(Phrase(facts.joined(separator: " · ")))], .none, columns, isTight: false)
    case .list(let items, let marker): return lines(items, marker, columns, isTight: isTight)
    case .terms(let terms):
      return table(Block.Table([], terms.map { [Phrase($0.name), $0.value] }), Int.max)
    case .table(let table): return self.table(table, columns)
    case .verbatim(let lines): return lines.map(ink.line)
    case .code(let text, let name):
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard let name else { return indented(lines) }
      return lines.count == 1 ? ["\(name): \(text)"] : ["\(name):"] + indented(lines)
    case .section(let title, let blocks, isFolded: _):
      return part(ink.bold(title), blocks, columns)
    case .foldable(let title, let blocks, isOpen: _): return part(ink.title(title), blocks, columns)
    case .columns(let blocks): return lines(blocks, columns: columns)
    case .details(let blocks, let brief): return lines(isWhole ? blocks : brief, columns: columns)
    case .drawn(_, let words): return lines(words, columns: columns)
    case .drawing, .story, .moment: return []
    }
  }

  /// A heading with what stands below it, unless that is nothing.
  private func part(_ title: String, _ blocks: [Block], _ columns: Int) -> [String] {
    let body = lines(blocks, columns: columns - 2)
    return body.isEmpty ? [] : [title] + indented(body)
  }

  private func lines(
    _ items: [Block.Item], _ marker: Block.Marker, _ columns: Int, isTight: Bool
  ) -> [String] {
    let isSpaced = !isTight && items.contains { !$0.blocks.isEmpty }
    return items.enumerated().flatMap { number, item in
      let mark =
        switch marker {
        case .none: ""
        case .bullet: "- "
        case .number: "\(number + 1). "
        }
      let isParagraph = items.count == 1 && item.blocks.isEmpty && !isTight
      let indent = marker == .none ? (isParagraph ? 0 : 2) : mark.count
      let hanging = String(repeating: " ", count: indent)
      let text = (item.text + Phrase(item.rules.marks)).lines(ofColumns: columns - indent)
      let below = lines(item.blocks, columns: columns - indent, isTight: true)
      return (isSpaced && number > 0 ? [""] : [])
        + text.enumerated().map { ($0 == 0 ? mark : hanging) + ink.line($1) }
        + below.map { $0.isEmpty ? "" : hanging + $0 }
    }
  }

  private func table(_ table: Block.Table, _ columns: Int) -> [String] {
    let rows = (table.head.isEmpty ? [] : [table.head.map { Phrase($0) }]) + table.rows
    let widths = (0..<(rows.map { $0.count }.max() ?? 0)).map { column in
      rows.map { column < $0.count ? $0[column].text.count : 0 }.max() ?? 0
    }
    if !table.head.isEmpty, widths.reduce(-2, { $0 + $1 + 2 }) > columns {
      return table.rows.flatMap { stacked($0, below: table.head) }
    }
    return rows.map { row in
      let last = row.lastIndex { !$0.text.isEmpty } ?? 0
      return row.prefix(last + 1).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.text.count)
        if table.numbers.contains(column) { return padding + ink.line(cell) }
        return ink.line(cell) + (column == last ? "" : padding)
      }.joined(separator: "  ")
    }
  }

  /// A row of a table that is too wide: a line for each cell.
  private func stacked(_ row: [Phrase], below head: [String]) -> [String] {
    let terms = zip(head, row).dropFirst().map { [Phrase($0), $1] }
    return row.prefix(1).map(ink.line)
      + indented(table(Block.Table([], terms), Int.max))
  }

  private func indented(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? "" : "  " + $0 }
  }
}
