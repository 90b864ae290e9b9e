/// Rows of text in columns of equal width.
struct Table {
  /// The columns, each cell of a row in its own. The last one is never padded.
  var rows: [[String]] = []
  /// Columns with numbers, whose cells end at the same place.
  var rightAligned: Set<Int> = []

  /// The rows, each after `indent`.
  func lines(indent: String = "") -> [String] {
    let columns = rows.map { $0.count }.max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        if rightAligned.contains(column) { return padding + cell }
        return column == row.count - 1 ? cell : cell + padding
      }
      return indent + cells.joined(separator: "  ")
    }
  }
}
