public import StatusQuoAppearanceModel

/// The kinds of steps that used each rule, with the first scenario in which each pair occurred.
public struct CoverageGrid: Sendable {
  /// A pair that was reached.
  public struct Cell: Hashable, Sendable {
    /// The rule.
    public var rule: RuleID
    /// The step that used it; nil for the launch.
    public var step: Step.Kind?
    /// The number of the first scenario, where that is known.
    public var scenario: Int?

    /// A pair that was reached.
    public init(rule: RuleID, step: Step.Kind?, scenario: Int?) {
      self.rule = rule
      self.step = step
      self.scenario = scenario
    }
  }

  /// All pairs that were reached, in any order.
  public var cells: [Cell]
  /// The command that prints a scenario, with `%` for its number.
  public var command: String?

  /// The coverage as a grid.
  public init(cells: [Cell], command: String?) {
    self.cells = cells
    self.command = command
  }

  /// The columns: the launch, then each kind of step.
  public static let columns: [Step.Kind?] = [nil] + Step.Kind.allCases.map { $0 }

  /// The scenario of each cell, by rule and column: nil where it was not reached, -1 where the
  /// scenario is not known.
  var matrix: [[Int?]] {
    var matrix = [[Int?]](
      repeating: Array(repeating: nil, count: Self.columns.count), count: RuleID.allCases.count)
    for cell in cells {
      guard let column = Self.columns.firstIndex(of: cell.step) else { continue }
      matrix[Int(cell.rule.rawValue)][column] = cell.scenario ?? -1
    }
    return matrix
  }
}

extension CoverageGrid {
  private static let cell = Area(x: 62, y: 140, width: 15, height: 13)

  /// The picture: a row for each rule, a column for each kind of step.
  var drawing: Drawing {
    let cell = Self.cell
    let rules = RuleID.allCases
    let width = cell.x + cell.width * Double(Self.columns.count)
    let matrix = matrix
    return Drawing(
      width: width + 76, height: cell.y + cell.height * Double(rules.count) + 4,
      label: "Rules by the steps that used them: " + String(cells.count) + " pairs"
    ) { svg in
      for (column, kind) in Self.columns.enumerated() {
        let isEmpty = matrix.allSatisfy { $0[column] == nil }
        svg.drawColumnTitle(
          kind?.rawValue ?? "launch", x: cell.x + cell.width * (Double(column) + 0.5),
          y: cell.y - 6, isMissing: isEmpty)
      }
      for (number, row) in matrix.enumerated() {
        svg.draw(
          row, rules[number].id, y: cell.y + cell.height * Double(number), cell, to: width)
      }
      // What lies beside one another is drawn as one: lines make cells of it.
      var lines = PathData()
      for column in 1..<Self.columns.count {
        lines.move(cell.x + cell.width * Double(column), cell.y)
        lines.vertical(cell.y + cell.height * Double(rules.count))
      }
      svg.add(.path, .d(lines), .class("gap"))
    }
  }
}

extension Markup {
  fileprivate mutating func drawColumnTitle(
    _ title: String, x: Double, y: Double, isMissing: Bool
  ) {
    add(
      .svgText, .turned(x: x + 4, y: y), .class("tick", isMissing ? "wrong" : nil),
      text: title.fitted(to: 150, size: 11.5))
  }

  /// Neighbors that were reached are one rectangle.
  fileprivate mutating func draw(
    _ row: [Int?], _ title: String, y: Double, _ cell: Area, to width: Double
  ) {
    let isMissing = row.allSatisfy { $0 == nil }
    label(title, cell.x - 6, y + 10.5, isMissing ? "end tick wrong" : "end tick")
    if isMissing {
      let box = Area(x: cell.x, y: y + 1, width: width - cell.x, height: cell.height - 2)
      add(.rect, box, .class("missing"))
      return
    }
    var path = PathData()
    for run in runs(of: row) {
      path.add(
        Area(
          x: cell.x + cell.width * Double(run.lowerBound) + 1, y: y + 1,
          width: cell.width * Double(run.count) - 2, height: cell.height - 2))
    }
    add(.path, .d(path), .class("reached"))
  }
}

/// The columns that were reached, neighbors as one range.
private func runs(of row: [Int?]) -> [Range<Int>] {
  var runs: [Range<Int>] = []
  for column in row.indices where row[column] != nil {
    if let last = runs.last, last.upperBound == column {
      runs[runs.count - 1] = last.lowerBound..<column + 1
    } else {
      runs.append(column..<column + 1)
    }
  }
  return runs
}
