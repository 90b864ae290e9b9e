import StatusQuoAppearanceModel

extension Markup {
  /// Adds the coverage: the grid, then lists.
  mutating func add(_ coverage: CoverageGrid) {
    add(.section, .class("coverage")) { section in
      section.add(.h2, text: "Coverage: rules by steps")
      section.add(.p, .class("dim")) {
        $0.write(
          "A mark: a step of this kind used the rule. Choose one for the first scenario that did.")
      }
      section.add(.p, .class("cell"), .isLive)
      section.addScrolling("Rules by steps", class: "grid") {
        coverage.drawing.add(to: &$0, class: "natural")
      }
      section.addLists(coverage)
      section.addData(coverage)
    }
  }

  /// Adds lists for readers who do not see the grid, or have no scripts.
  private mutating func addLists(_ coverage: CoverageGrid) {
    let matrix = coverage.matrix
    add(.details) { details in
      details.add(.summary, text: "The same as a list: each rule with its steps and scenarios")
      details.add(.dl, .class("rules")) { list in
        for (number, row) in matrix.enumerated() where row.contains(where: { $0 != nil }) {
          list.add(.dt) { $0.add(.code, text: RuleID.allCases[number].id) }
          list.add(.dd) { entry in
            var separator = ""
            for (column, scenario) in row.enumerated() {
              guard let scenario else { continue }
              let name = CoverageGrid.columns[column]?.rawValue ?? "launch"
              entry.write(separator + name + (scenario < 0 ? "" : " " + String(scenario)))
              separator = ", "
            }
          }
        }
      }
    }
  }

  /// Adds the names that the script needs for a cell.
  private mutating func addData(_ coverage: CoverageGrid) {
    var data = ScriptData()
    data.object { data in
      data.key("command")
      data.add(coverage.command ?? "")
      data.key("steps")
      data.array { list in
        for column in CoverageGrid.columns { list.add(column?.rawValue ?? "launch") }
      }
      data.key("rules")
      data.array { list in
        for rule in RuleID.allCases { list.add(rule.id) }
      }
      data.key("first")
      data.array { rows in
        for row in coverage.matrix {
          rows.array { cells in
            for scenario in row { cells.add(scenario.map { $0 + 1 } ?? -1) }
          }
        }
      }
    }
    add(.script, .type("application/json"), .class("coveragedata")) { $0.add(data) }
  }
}
