/// One part of a benchmark, to be written for a terminal or as Markdown.
struct BenchmarkTable {
  let title: String
  /// What its words mean.
  var notes: [String] = []
  let header: [String]
  /// How many columns from the left are words; numbers follow.
  let words: Int
  /// How many columns after the numbers are words again.
  var closingWords = 0
  var rows: [[String]]

  private var numbers: Range<Int> { words..<header.count - closingWords }

  /// With columns of equal width.
  var text: String {
    let table = Table(rows: [header] + rows, rightAligned: Set(numbers))
    return
      ([title] + notes.map { "  " + $0 } + table.lines(indent: "  ").map(\.withoutTrailingSpaces))
      .joined(separator: "\n") + "\n"
  }

  /// As Markdown.
  var markdown: String {
    let line = header.indices.map { numbers.contains($0) ? "---:" : "---" }
    let lines = ([header, line] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
    let notes = notes.isEmpty ? [] : [notes.joined(separator: " "), ""]
    return (["## \(title)", ""] + notes + lines).joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
