package import StatusQuoAppearanceModel
package import StatusQuoArticles

/// The way of one question from the root to the controller that answers.
package struct ChainPicture: Sendable {
  /// A row with its place.
  private struct Line {
    var title: String
    var details: [String]
    var branch: ChainPlan.Branch
    var isStop: Bool
    /// True for the controller that answers.
    var answers: Bool
    var x: Double
    var y: Double

    var height: Double { 20 + 15.5 * Double(details.count) }

    var width: Double {
      let first = title.width(size: 13.5) + (answers ? 150 : 0)
      return x + 14 + max(first, details.map { $0.width(size: 12) }.max() ?? 0)
    }
  }

  private let question: BarQuestion
  private let label: String
  private var lines: [Line] = []
  private var height = 0.0

  private var width = 0.0
  private static let widest = 420.0

  /// The way of a question at a moment.
  package init(_ question: BarQuestion, _ moment: Moment.Pictured, _ names: Names) {
    self.question = question
    let plan = ChainPlan(question, moment)
    label = "Who is asked for " + question.rawValue + " after " + moment.title
    let parts = plan.rows.contains { $0.branch != .both }
    var y = 2.0
    for (number, entry) in plan.rows.enumerated() {
      let next = number + 1 < plan.rows.count ? plan.rows[number + 1] : nil
      var line = ChainPicture.line(entry.row, names, question)
      line.branch = entry.branch
      line.answers =
        !line.isStop && next.map { $0.row.isStop && $0.branch == entry.branch } ?? false
      line.x = parts && entry.branch != .both ? 30 : 12
      line.y = y
      y += line.height
      lines.append(line)
    }
    height = y + 2
    width = min(Self.widest, (lines.map { $0.width }.max() ?? 0) + 8)
  }

  private static func line(_ row: ChainPlan.Row, _ names: Names, _ question: BarQuestion) -> Line {
    let room = widest - 50
    var line = Line(
      title: "", details: [], branch: .both, isStop: false, answers: false, x: 0, y: 0)
    switch row {
    case .hop(let hop, let origin):
      let from = origin.map { names.text($0) } ?? ""
      line.title = names.text(hop.controller).fitted(to: 180, size: 13.5)
      let words = hop.reason.words(from: from, question)
      line.details = words.wrapped(to: room, size: 12).prefix(3).map { $0 }
    case .skipped(let count):
      line.title = "… " + String(count) + " more in between"
    case .stop(let answer):
      line.isStop = true
      let words = answer.stopWords(question, names)
      line.details = words.wrapped(to: room, size: 12).prefix(4).map { $0 }
    case .nothing:
      line.isStop = true
      line.details = ["no controller is asked"]
    }
    return line
  }

  /// The picture.
  package var drawing: Drawing {
    Drawing(width: width, height: height, label: label, isReadable: true) { svg in
      drawWays(&svg)
      for line in lines { draw(line, &svg) }
    }
  }

  /// The lines along which the question goes.
  private func drawWays(_ svg: inout Markup) {
    let trunk = lines.filter { $0.branch == .both && !$0.isStop }
    drawWay(trunk, from: nil, &svg, class: "chain hop", shift: 0)
    let fork = trunk.last
    let right = lines.filter { $0.branch == .right && !$0.isStop }
    let wrong = lines.filter { $0.branch == .wrong && !$0.isStop }
    drawWay(wrong, from: fork, &svg, class: "chain wrong", shift: -3)
    drawWay(right, from: fork, &svg, class: "chain right", shift: 0)
  }

  private func drawWay(
    _ hops: [Line], from fork: Line?, _ svg: inout Markup, class name: StaticString, shift: Double
  ) {
    guard let first = hops.first, let last = hops.last else { return }
    var path = PathData()
    if let fork {
      path.move(fork.x + shift, fork.y + 16)
      path.vertical(first.y + 10)
      path.horizontal(first.x)
    } else {
      path.move(first.x, first.y + 10)
    }
    if last.y > first.y { path.vertical(last.y + 10) }
    svg.add(.path, .d(path), .class(name))
  }

  private func draw(_ line: Line, _ svg: inout Markup) {
    svg.add(.g, .role("listitem")) { row in
      if line.isStop {
        row.drawEnd(line.x, line.y + 2, line.branch)
      } else {
        row.add(
          .circle, .cx(line.x), .cy(line.y + 10), .r(line.answers ? 5.5 : 4),
          .class("node", line.branch.style, line.answers ? "on" : nil))
        row.add(.svgText, .x(line.x + 14), .y(line.y + 14.5)) { text in
          text.add(.tspan, .class("name"), text: line.title)
          if line.answers {
            text.add(.tspan, .class("note", line.branch.style), text: "\u{A0} " + note(line))
          }
        }
      }
      let first = line.y + (line.isStop ? 12 : 29)
      for (number, detail) in line.details.enumerated() {
        row.label(detail, line.x + 14, first + 15.5 * Double(number), "small dim")
      }
    }
  }

  private func note(_ line: Line) -> String {
    switch line.branch {
    case .both: "decides " + question.rawValue
    case .right: "should decide " + question.rawValue
    case .wrong: "is asked instead"
    }
  }
}

extension ChainPlan.Row {
  fileprivate var isStop: Bool {
    switch self {
    case .stop, .nothing: true
    case .hop, .skipped: false
    }
  }
}

extension ChainPlan.Branch {
  fileprivate var style: StaticString {
    switch self {
    case .both: "hop"
    case .right: "right"
    case .wrong: "wrong"
    }
  }
}

extension Markup {
  /// Draws the end of a way: a bar across it.
  fileprivate mutating func drawEnd(_ x: Double, _ y: Double, _ branch: ChainPlan.Branch) {
    var path = PathData()
    path.move(x, y - 4)
    path.vertical(y + 6)
    path.move(x - 5, y + 6)
    path.horizontal(x + 5)
    add(.path, .d(path), .class("stop", branch.style))
  }
}
