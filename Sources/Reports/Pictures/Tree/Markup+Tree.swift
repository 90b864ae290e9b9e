import StatusQuoAppearanceModel

extension Markup {
  /// The background of a row that changed or differs.
  mutating func drawBand(_ line: TreePicture.Line, at place: Int, width: Double) {
    let content = line.contents[place]
    guard content.isChanged || content.differs else { return }
    let box = Area(x: line.x - 9, y: line.y, width: width - line.x + 9, height: line.height - 1)
    add(.rect, box, .class(content.differs ? "banddiff" : "band"), radius: 4)
  }

  /// The line from a row to the one it hangs on.
  mutating func drawConnector(
    _ line: TreePicture.Line, from parent: TreePicture.Line?, at place: Int
  ) {
    guard let parent else { return }
    var path = PathData()
    path.move(parent.x, parent.y + 17)
    path.vertical(line.y + 11)
    path.horizontal(line.x - 5)
    let isAway = line.contents[place].isAway
    add(.path, .d(path), .class(isAway ? "link away" : "link"))
  }

  /// The way of a question along the rows, over the lines of the tree.
  mutating func draw(_ chain: AskedChain, rows: [Int], _ lines: [TreePicture.Line]) {
    let name: StaticString
    let shift: Double
    switch chain.kind {
    case .agreedOnBoth, .agreed(.style): (name, shift) = ("chain hop", 0)
    case .agreed(.hidden): (name, shift) = ("chain hop2", 3)
    case .right: (name, shift) = ("chain right", 1.5)
    case .wrong: (name, shift) = ("chain wrong", -2.5)
    }
    for (row, next) in zip(rows, rows.dropFirst()) {
      let (from, to) = (lines[row], lines[next])
      let x = min(from.x, to.x - 8) + shift
      var path = PathData()
      path.move(x, from.y + (to.y > from.y ? 17 : 6))
      path.vertical(to.y + 11 + shift)
      path.horizontal(to.x - 5)
      add(.path, .d(path), .class(name))
    }
  }

  /// The texts of a row.
  mutating func draw(
    _ line: TreePicture.Line, at place: Int, styles edge: Double?
  ) {
    let content = line.contents[place]
    add(.g, .role("listitem")) { row in
      row.drawDot(line, content)
      row.drawTitle(line, content)
      if let edge, let isDark = content.isDark {
        row.drawStyle(isDark, x: edge - 10, y: line.y + 11)
      }
      for (number, text) in content.lines.enumerated() {
        let y = line.y + TreePicture.firstLine + 10 + TreePicture.furtherLine * Double(number)
        row.label(text.text, line.x + 12, y, text.style)
      }
    }
  }

  private mutating func drawDot(_ line: TreePicture.Line, _ content: RowContent) {
    if line.isCollapsed || content.isHeading { return }
    let name: StaticString =
      content.differs ? "node wrong" : content.isOnScreen ? "node on" : "node"
    add(.circle, .cx(line.x), .cy(line.y + 11), .r(4), .class(name))
  }

  private mutating func drawTitle(_ line: TreePicture.Line, _ content: RowContent) {
    let isFaint = content.isAway || line.isCollapsed || content.isHeading
    add(.svgText, .x(line.x + 12), .y(line.y + 15.5)) { text in
      text.add(
        .tspan, .class("name", isFaint ? "dim" : nil, content.isGone ? "gone" : nil),
        text: content.name)
      if !content.role.isEmpty {
        text.add(.tspan, .class("role"), text: "\u{A0} " + content.role)
      }
      for note in content.notes {
        text.add(.tspan, .class("note", note.style), text: "\u{A0} " + note.text)
      }
    }
  }

  /// A small screen: white or black.
  private mutating func drawStyle(_ isDark: Bool, x: Double, y: Double) {
    add(
      .rect, Area(x: x - 5, y: y - 6, width: 8, height: 12),
      .class(isDark ? "swatch sd" : "swatch sl"), radius: 2)
  }
}

extension RowContent.Line {
  fileprivate var style: StaticString {
    switch kind {
    case .setting: "set"
    case .changedSetting: "set new"
    case .right: "small right"
    case .wrong: "small wrong"
    case .hop: "small hop"
    case .hop2: "small hop2"
    }
  }
}
