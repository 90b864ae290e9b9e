/// What was measured: curves, ratios, what changed since a baseline, and all numbers.
public struct BenchPage: Sendable {
  /// Numbers under headings.
  public struct Table: Hashable, Sendable {
    /// What it is about.
    public var title: String
    /// The headings of the columns.
    public var header: [String]
    /// How many columns from the left are words; the others are numbers.
    public var words: Int
    /// From top to bottom.
    public var rows: [[String]]

    /// A table.
    public init(title: String, header: [String], words: Int, rows: [[String]]) {
      self.title = title
      self.header = header
      self.words = words
      self.rows = rows
    }
  }

  /// A number that has a goal.
  public struct Goal: Hashable, Sendable {
    /// What is measured.
    public var name: String
    /// `0.62 x`.
    public var value: String
    /// `under 4`.
    public var goal: String
    /// Whether it is met.
    public var isMet: Bool

    /// A number and its goal.
    public init(name: String, value: String, goal: String, isMet: Bool) {
      self.name = name
      self.value = value
      self.goal = goal
      self.isMet = isMet
    }
  }

  /// The result in one line.
  public var verdict: String
  /// The machine, the build, and what else is worth knowing.
  public var facts: [String]
  /// Numbers with goals.
  public var goals: [Goal]
  /// Over the number of controllers.
  public var curves: [CurveChart]
  /// Designs against one another.
  public var ratios: [IntervalChart]
  /// This build against another one.
  public var changes: [IntervalChart]
  /// All numbers.
  public var tables: [Table]

  /// What was measured.
  public init(
    verdict: String, facts: [String], goals: [Goal] = [], curves: [CurveChart] = [],
    ratios: [IntervalChart] = [], changes: [IntervalChart] = [], tables: [Table] = []
  ) {
    self.verdict = verdict
    self.facts = facts
    self.goals = goals
    self.curves = curves
    self.ratios = ratios
    self.changes = changes
    self.tables = tables
  }

  /// The page.
  public var page: Page {
    Page(title: "statusquo bench: " + verdict) { body in
      body.add(.main) { main in
        main.add(.header) { header in
          header.add(.p, .class("dim")) { line in
            line.write("statusquo ")
            line.add(.code, text: "bench")
          }
          header.add(.h1, text: verdict)
          header.addFacts(facts)
        }
        main.add(changes, title: "Changes against the other build")
        main.addGoals(goals)
        main.addCurves(curves)
        main.add(ratios, title: "Ratios, with the interval that holds the median")
        for table in tables { main.add(table) }
      }
      body.addColophon()
    }
  }
}

extension Markup {
  fileprivate mutating func addGoals(_ goals: [BenchPage.Goal]) {
    guard !goals.isEmpty else { return }
    add(.section) { section in
      section.add(.h2, text: "Goals")
      section.addScroll("Goals") { box in
        box.add(.table) { table in
          for goal in goals {
            table.add(.tr) { row in
              row.add(.th, .scope("row"), text: goal.name)
              row.add(.td, .class("number"), text: goal.value)
              row.add(.td, .class("dim"), text: goal.goal)
              row.add(.td) {
                $0.add(
                  .b, .class(goal.isMet ? "right" : "wrong"), text: goal.isMet ? "met" : "missed")
              }
            }
          }
        }
      }
    }
  }

  fileprivate mutating func addCurves(_ curves: [CurveChart]) {
    guard !curves.isEmpty else { return }
    add(.section) { section in
      section.add(.h2, text: "By the number of controllers")
      section.add(.div, .class("charts")) { charts in
        for curve in curves {
          charts.add(.figure) { figure in
            figure.add(.figcaption, text: curve.title)
            figure.addScroll(curve.title) { curve.drawing.add(to: &$0, class: "natural") }
          }
        }
      }
    }
  }

  fileprivate mutating func add(_ charts: [IntervalChart], title: String) {
    guard !charts.isEmpty else { return }
    add(.section) { section in
      section.add(.h2, text: title)
      section.add(.div, .class("charts")) { box in
        for chart in charts {
          box.add(.figure) { figure in
            figure.add(.figcaption, text: chart.title)
            figure.addScroll(chart.title) { chart.drawing.add(to: &$0, class: "natural") }
          }
        }
      }
    }
  }

  /// Folded: the curves say the same at a glance.
  fileprivate mutating func add(_ table: BenchPage.Table) {
    add(.details, .class("numbers")) { details in
      details.add(.summary, text: table.title)
      details.addScroll(table.title) { box in
        box.add(.table) { content in
          content.add(.thead) { head in
            head.add(.tr) { row in
              for title in table.header { row.add(.th, .scope("col"), text: title) }
            }
          }
          content.add(.tbody) { body in
            for cells in table.rows {
              body.add(.tr) { row in
                for (column, cell) in cells.enumerated() {
                  row.add(.td, .class(column < table.words ? nil : "number"), text: cell)
                }
              }
            }
          }
        }
      }
    }
  }

  /// Room that scrolls where the screen is narrow.
  mutating func addScroll(_ label: String, fill: (inout Markup) -> Void) {
    add(.div, .class("scroll"), .isFocusable, .role("group"), .label(label), fill: fill)
  }
}
