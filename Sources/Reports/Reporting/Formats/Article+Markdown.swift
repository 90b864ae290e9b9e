package import StatusQuoArticles

extension Article {
  /// The report in GitHub's Markdown.
  ///
  /// - Parameter limit: in bytes; parts that do not fit are counted. GitHub takes at most 1 MiB per
  ///   step.
  package func markdown(limit: Int = 1_000_000) -> String {
    let head = command.map { "## statusquo \($0)\n\n\(title.asMarkdown)\n" }
    let parts = blocks.flatMap(\.parts).map { (isLong: $0.isFoldable, text: $0.markdown(depth: 3)) }
    var text = head ?? "# \(title.asMarkdown)\n"
    var room =
      limit - text.utf8.count - parts.reduce(0) { $0 + ($1.isLong ? 0 : $1.text.utf8.count) }
    var leftOut = 0
    for (number, part) in parts.enumerated() where !part.text.isEmpty {
      if part.isLong {
        room -= part.text.utf8.count
        if room < 0 { leftOut += 1 }
      }
      let isLast = number + 1 == parts.count || !parts[number + 1].isLong
      if !part.isLong || room >= 0 { text += "\n" + part.text }
      if leftOut > 0, isLast, part.isLong { text += "\n\(leftOut.counted("problem")) more\n" }
    }
    return text.withoutCommands()
  }
}

extension Block {
  /// The blocks of which any may be left out.
  fileprivate var parts: [Block] {
    switch self {
    case .section(_, let blocks, isFolded: false) where blocks.contains(where: \.isFoldable): blocks
    case .columns(let blocks), .drawn(_, let blocks), .details(let blocks, brief: _):
      blocks.flatMap(\.parts)
    case .facts, .list, .terms, .table, .verbatim, .code, .section, .foldable, .drawing, .story,
      .moment:
      [self]
    }
  }

  fileprivate var isFoldable: Bool { if case .foldable = self { true } else { false } }

  /// The block, ending with a line break; empty for what only a page shows.
  fileprivate func markdown(depth: Int) -> String {
    switch self {
    case .facts(let facts): return facts.joined(separator: " · ").asMarkdown + "\n"
    case .list(let items, let marker): return items.markdown(marker, depth: depth)
    case .terms(let terms):
      return Table(["", ""], terms.map { [Phrase($0.name), $0.value] }).markdown
    case .table(let table): return table.markdown
    case .verbatim(let lines): return lines.map(\.text).joined(separator: "\n").fenced
    case .code(let text, _): return text.fenced
    case .section(let title, let blocks, isFolded: _):
      let body = blocks.markdown(depth: depth + 1)
      let mark = String(repeating: "#", count: Swift.min(depth, 6))
      return body.isEmpty ? "" : "\(mark) \(title.asMarkdown)\n\n\(body)"
    case .foldable(let title, let blocks, let isOpen):
      let body = blocks.markdown(depth: depth + 1)
      return
        "<details\(isOpen ? " open" : "")><summary>\(title.asHTML)</summary>\n\n\(body)\n</details>\n"
    case .columns(let blocks), .drawn(_, let blocks), .details(let blocks, brief: _):
      return blocks.markdown(depth: depth)
    case .drawing, .story, .moment: return ""
    }
  }
}

extension [Block] {
  fileprivate func markdown(depth: Int) -> String {
    map { $0.markdown(depth: depth) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension [Block.Item] {
  fileprivate func markdown(_ marker: Block.Marker, depth: Int) -> String {
    let isParagraph = count == 1 && marker == .none && self[0].blocks.isEmpty
    let mark = isParagraph ? "" : marker == .number ? "1. " : "- "
    let indent = String(repeating: " ", count: mark.count)
    return map { item in
      let body = item.blocks.markdown(depth: depth).split(
        separator: "\n", omittingEmptySubsequences: false)
      let below = body.map { $0.isEmpty ? "\n" : "\(indent)\($0)\n" }.joined()
      return mark + item.text.asMarkdown + item.rules.marks.asMarkdown + "\n"
        + (item.blocks.isEmpty ? "" : "\n" + below)
    }.joined()
  }
}

extension Block.Table {
  fileprivate var markdown: String {
    let columns = Swift.max(head.count, rows.map(\.count).max() ?? 0)
    func row(_ cells: [String]) -> String {
      let missing = [String](repeating: "", count: columns - cells.count)
      return "| " + (cells + missing).joined(separator: " | ") + " |\n"
    }
    let line = (0..<columns).map { numbers.contains($0) ? "---:" : "---" }
    return row(head.map(\.asMarkdown)) + row(line)
      + rows.map { row($0.map(\.asMarkdown)) }.joined()
  }
}

extension Phrase {
  /// The phrase as HTML within Markdown, as GitHub has both.
  fileprivate var asMarkdown: String {
    pieces.map { piece in
      let text = piece.text.asMarkdown
      switch piece.emphasis {
      case .none, .right: return text
      case .code: return "<code>\(text)</code>"
      case .strong, .wrong: return "<b>\(text)</b>"
      case .gone: return "<s>\(text)</s>"
      }
    }.joined()
  }

  fileprivate var asHTML: String { text.asHTML }
}

extension String {
  /// The text on one line, as it is: nothing in it is markup, or the end of a cell.
  fileprivate var asMarkdown: String {
    var text = ""
    for scalar in asHTML.unicodeScalars {
      if "\\`*_[]|#~".unicodeScalars.contains(scalar) { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  fileprivate var asHTML: String {
    legible.replacing(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\n": " "])
  }

  /// The text as it is, in a fence longer than any run of backquotes in it.
  fileprivate var fenced: String {
    var longest = 2
    var run = 0
    for character in utf8 {
      run = character == UInt8(ascii: "`") ? run + 1 : 0
      longest = Swift.max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)text\n\(legible)\(hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }
}
