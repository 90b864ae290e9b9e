import StatusQuoAppearanceModel
package import StatusQuoArticles

/// The windows and controllers of a story: one drawing for each moment, in which everything keeps
/// its place.
package struct TreePicture: Sendable {
  /// A row that is the same height at each moment.
  package struct Line: Hashable, Sendable {
    package var y: Double
    package var height: Double
    var x: Double
    /// Its texts, wrapped, by moment.
    package var contents: [RowContent]
    var parent: Int?
    package var isCollapsed: Bool
  }

  private let story: Story
  package private(set) var lines: [Line] = []
  private let rowOfName: [Int?]
  private var showsStyles = false
  private var width = 0.0
  private var height = 0.0

  /// The widest drawing that can be read on a phone.
  static let widest = 420.0
  static let firstLine = 21.0
  static let furtherLine = 15.5

  /// Plans the drawings of a story.
  ///
  /// - Complexity: linear in the controllers of all moments, for trees of any depth.
  package init(_ story: Story) {
    let indexed = IndexedStory(story)
    let plan = TreePlan(indexed)
    self.story = story
    let deepest = plan.rows.map { $0.depth }.max() ?? 0
    let indent = min(18, 170 / Double(max(1, deepest)))
    rowOfName = plan.rowsOfNames(slots: story.names.slotCount)
    var y = 4.0
    for (row, entry) in plan.rows.enumerated() {
      let x = 12 + Double(entry.depth) * indent
      let contents = story.moments.indices.map { place in
        indexed.content(
          of: entry.content, notes: notes(on: row, at: place), at: place,
          room: Self.widest - x - 22, most: plan.maxLines(in: row))
      }
      let most = contents.map { $0.lines.count }.max() ?? 0
      let height = Self.firstLine + Self.furtherLine * Double(most) + (most > 0 ? 5 : 0)
      lines.append(
        Line(
          y: y, height: height, x: x, contents: contents, parent: entry.parent,
          isCollapsed: entry.content.isCollapsed))
      y += height
    }
    height = y + 4
    showsStyles = lines.contains { $0.contents.contains { $0.isDark == true } }
    width = lines.map { $0.naturalWidth }.max().map { min(Self.widest, max(180, $0)) } ?? 180
  }

  /// The tree at a moment, by its place in the story.
  package func drawing(at place: Int) -> Drawing {
    let moment = story.moments[place]
    let label = "Windows and controllers after " + moment.title
    return Drawing(width: width, height: height, label: label, isReadable: true) { svg in
      for line in lines { svg.drawBand(line, at: place, width: width) }
      for line in lines { svg.drawConnector(line, from: line.parent.map { lines[$0] }, at: place) }
      for chain in moment.chains { svg.draw(chain, rows: rows(of: chain), lines) }
      for line in lines { svg.draw(line, at: place, styles: showsStyles ? width : nil) }
    }
  }

  /// Consecutive hops in one collapsed row are one place.
  private func rows(of chain: AskedChain) -> [Int] {
    var rows: [Int] = []
    for row in chain.hops.compactMap({ rowOfName[$0.slot] }) where rows.last != row {
      rows.append(row)
    }
    return rows
  }

  /// The notes behind the role: which answers the node gives.
  private func notes(on row: Int, at place: Int) -> [RowContent.Line] {
    story.moments[place].chains.compactMap { chain in
      guard rows(of: chain).last == row else { return nil }
      switch chain.kind {
      case .agreedOnBoth: return .init(text: "decides", kind: .hop)
      case .agreed(.style): return .init(text: "decides style", kind: .hop)
      case .agreed(.hidden): return .init(text: "decides hidden", kind: .hop2)
      case .right: return .init(text: "should decide", kind: .right)
      case .wrong: return .init(text: "is asked instead", kind: .wrong)
      }
    }
  }
}

extension Moment.Pictured {
  /// `step 2, N.pop()`, `the launch`.
  var title: String { number == 0 ? "the launch" : "step " + String(number) + ", " + call }
}

extension TreeHomes.Node {
  var name: Name? {
    switch self {
    case .window(let name), .controller(let name): name
    case .nowhere: nil
    }
  }
}

extension TreePlan {
  /// The row of each window and controller, by `Name.slot`.
  fileprivate func rowsOfNames(slots: Int) -> [Int?] {
    var rows = [Int?](repeating: nil, count: slots)
    for (node, row) in rowOfNode.enumerated() {
      if let name = nodeName(node) { rows[name.slot] = row }
    }
    return rows
  }
}

extension TreePlan.Content {
  var isCollapsed: Bool { if case .collapsed = self { true } else { false } }
}

extension IndexedStory {
  /// The content of a row at a moment, in lines that fit.
  fileprivate func content(
    of row: TreePlan.Content, notes: [RowContent.Line], at place: Int, room: Double, most: Int
  ) -> RowContent {
    switch row {
    case .collapsed(let count):
      return RowContent(name: "… " + String(count) + " more", role: "")
    case .node(let node):
      var content = content(of: node, at: place)
      content.notes = notes
      content.fit(room: room, most: most)
      return content
    }
  }
}

extension RowContent {
  /// Breaks what is too long, and leaves out settings where there are too many.
  fileprivate mutating func fit(room: Double, most: Int) {
    name = name.fitted(to: room * 0.55, size: 13.5)
    if titleWidth > room {
      lines = notes + lines
      notes = []
    }
    role = role.fitted(to: max(30, room - name.width(size: 13.5) - 12), size: 12)
    let important = lines.filter { !$0.isCode }
    let settings =
      lines.filter { $0.kind == .changedSetting } + lines.filter { $0.kind == .setting }
    var fitted = important.flatMap { $0.wrapped(to: room) }
    let room = (lines: most + fitted.count, width: room)
    for (number, line) in settings.enumerated() {
      let wrapped = line.wrapped(to: room.width)
      if fitted.count + wrapped.count > room.lines {
        let rest = String(settings.count - number)
        fitted.append(Line(text: "… " + rest + " more", kind: .setting))
        break
      }
      fitted += wrapped
    }
    lines = fitted
  }

  fileprivate var titleWidth: Double {
    notes.reduce(name.width(size: 13.5) + role.width(size: 12) + 10) {
      $0 + $1.text.width(size: 12.5) + 8
    }
  }
}

extension RowContent.Line {
  fileprivate func wrapped(to room: Double) -> [RowContent.Line] {
    text.wrapped(to: room, size: 11.5, isMono: isCode).map {
      RowContent.Line(text: $0, kind: kind)
    }
  }

  var isCode: Bool { kind == .setting || kind == .changedSetting }
}

extension TreePicture.Line {
  fileprivate var naturalWidth: Double {
    contents.map { content in
      let below = content.lines.map { $0.text.width(size: 11.5, isMono: $0.isCode) }.max() ?? 0
      return x + 26 + max(content.titleWidth, below)
    }.max() ?? 0
  }
}
