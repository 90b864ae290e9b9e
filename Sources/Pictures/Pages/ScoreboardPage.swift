/// How well wrong resolvers are found: a row for each bug, a dot for each search.
public struct ScoreboardPage: Sendable {
  /// A search for a bug.
  public struct Search: Hashable, Sendable {
    /// The seed of the search.
    public var seed: UInt64
    /// Seconds until it was found; nil when it was not.
    public var seconds: Double?
    /// Whether it was shrunk to the smallest known form.
    public var isSmallest: Bool

    /// A search.
    public init(seed: UInt64, seconds: Double?, isSmallest: Bool) {
      self.seed = seed
      self.seconds = seconds
      self.isSmallest = isSmallest
    }
  }

  /// A bug and all searches for it.
  public struct Row: Sendable {
    /// What it is called.
    public var id: String
    /// The smallest form known: `1+3`, `1 step and 3 controllers`.
    public var smallest: String
    /// In the order of seeds.
    public var searches: [Search]
    /// What it was shrunk to most often.
    public var example: Example?

    /// A bug.
    public init(id: String, smallest: String, searches: [Search], example: Example?) {
      self.id = id
      self.smallest = smallest
      self.searches = searches
      self.example = example
    }
  }

  /// A counterexample.
  public struct Example: Sendable {
    /// What goes wrong.
    public var headline: Phrase
    /// The launch and its steps.
    public var story: Story
    /// How to see it again.
    public var command: String

    /// A counterexample.
    public init(headline: Phrase, story: Story, command: String) {
      self.headline = headline
      self.story = story
      self.command = command
    }
  }

  /// A run on a resolver that is right, or that is always wrong.
  public struct Control: Hashable, Sendable {
    /// What it is called.
    public var id: String
    /// What came of it.
    public var result: String
    /// Whether that is as it should be.
    public var isGood: Bool

    /// A control.
    public init(id: String, result: String, isGood: Bool) {
      self.id = id
      self.result = result
      self.isGood = isGood
    }
  }

  /// The result in one line.
  public var verdict: String
  /// Whether everything was found that should be, and nothing else.
  public var isClean: Bool
  /// What else is worth knowing.
  public var facts: [String]
  /// The bugs.
  public var rows: [Row]
  /// What must not be found, and what must.
  public var controls: [Control]

  /// A scoreboard.
  public init(
    verdict: String, isClean: Bool, facts: [String], rows: [Row], controls: [Control]
  ) {
    self.verdict = verdict
    self.isClean = isClean
    self.facts = facts
    self.rows = rows
    self.controls = controls
  }

  /// The page.
  public var page: Page {
    Page(title: "statusquo bugs: " + verdict) { body in
      body.add(.main) { main in
        main.add(.header) { header in
          header.add(.p, .class("dim")) { line in
            line.write("statusquo ")
            line.add(.code, text: "bugs")
          }
          header.add(.h1) { title in
            title.add(
              .span, .class(isClean ? "badge good" : "badge bad"),
              text: isClean ? "passed" : "failed")
            title.write(" " + verdict)
          }
          header.addFacts(facts)
        }
        main.addRows(rows)
        main.addControls(controls)
      }
      body.addColophon()
    }
  }
}

extension Markup {
  fileprivate mutating func addRows(_ rows: [ScoreboardPage.Row]) {
    let seconds = rows.flatMap { $0.searches.compactMap { $0.seconds } }
    let axis = DotAxis(seconds)
    add(.section) { section in
      section.add(.h2, text: "A row for each bug, a dot for each search")
      section.add(.p, .class("dim")) {
        $0.write(
          "To the right: the time until it was found. Full: shrunk to the smallest form known; "
            + "hollow: to a larger one; a cross: not found.")
      }
      section.add(.div, .class("board")) { board in
        axis.header.add(to: &board, class: "dots")
        for row in rows { board.add(row, axis) }
      }
    }
  }

  private mutating func add(_ row: ScoreboardPage.Row, _ axis: DotAxis) {
    add(.details, .class("bug")) { details in
      details.add(.summary) { summary in
        summary.add(.code, text: row.id)
        summary.add(.span, .class("size"), text: row.smallest)
        axis.drawing(of: row).add(to: &summary, class: "dots")
      }
      guard let example = row.example else {
        return details.add(.p, text: "No search found it.")
      }
      details.add(.p, .class("headline")) { $0.add(example.headline) }
      details.addScroll(row.id) { example.story.poster.add(to: &$0, class: "natural") }
      details.add(.pre, .isFocusable, .label("Command"), text: example.command)
    }
  }

  fileprivate mutating func addControls(_ controls: [ScoreboardPage.Control]) {
    guard !controls.isEmpty else { return }
    add(.section) { section in
      section.add(.h2, text: "Controls")
      section.addScroll("Controls") { box in
        box.add(.table) { table in
          for control in controls {
            table.add(.tr) { row in
              row.add(.th, .scope("row")) { $0.add(.code, text: control.id) }
              row.add(.td) {
                $0.add(
                  .b, .class(control.isGood ? "right" : "wrong"),
                  text: control.isGood ? "as it should be" : "wrong")
              }
              row.add(.td, text: control.result)
            }
          }
        }
      }
    }
  }
}

/// The time until a bug was found, on one axis for all bugs.
struct DotAxis {
  private let axis: Axis
  private static let width = 420.0
  private static let missed = 404.0

  init(_ seconds: [Double]) {
    axis = Axis(
      .logarithmic, for: seconds.map { max($0, 0.001) }, from: 10, to: Self.missed - 28)
  }

  /// The numbers above the dots.
  var header: Drawing {
    Drawing(width: Self.width, height: 18, label: "Seconds until found") { svg in
      for tick in axis.ticks {
        svg.label(tick.value.seconds, axis.place(tick.value), 13, "mid tick")
      }
      svg.label("never", Self.missed, 13, "mid tick")
    }
  }

  func drawing(of row: ScoreboardPage.Row) -> Drawing {
    Drawing(width: Self.width, height: 20, label: label(row)) { svg in
      for tick in axis.ticks {
        let x = axis.place(tick.value)
        svg.drawLine(x, 0, x, 20, "grid")
      }
      for (number, search) in row.searches.enumerated() {
        // Dots at the same time lie beside one another.
        let y = 5 + 3.3 * Double(number % 4)
        guard let seconds = search.seconds else {
          svg.add(
            .path, .d(ChartStyle(4).sign(Self.missed, y)), .class("sign lost"))
          continue
        }
        svg.add(
          .circle, .cx(axis.place(seconds)), .cy(y), .r(3.2),
          .class(search.isSmallest ? "dot full" : "dot"))
      }
    }
  }

  /// What a reader hears.
  private func label(_ row: ScoreboardPage.Row) -> String {
    let found = row.searches.filter { $0.seconds != nil }.count
    let smallest = row.searches.filter { $0.seconds != nil && $0.isSmallest }.count
    return "found by " + String(found) + " of " + String(row.searches.count) + " searches, "
      + String(smallest) + " ended at the smallest form"
  }
}

extension Double {
  /// `20 ms`, `3 s`.
  fileprivate var seconds: String {
    self < 1 ? (self * 1_000).compact + " ms" : compact + " s"
  }
}
