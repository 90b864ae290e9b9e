import StatusQuoAppearanceModel
import StatusQuoGenerators
public import StatusQuoHarness
public import StatusQuoPictures

extension RunReport {
  /// The run as a page.
  ///
  /// - Parameters:
  ///   - run: the same run as formats for CI have it.
  ///   - cards: its findings, in the same order.
  ///   - pace: how fast it went, where that is known.
  ///   - program: what the command line is called.
  public func page(
    _ run: CheckedRun, _ cards: [FindingCard], pace: [RunPage.Pace], program: String
  ) -> RunPage {
    var page = run.page(cards)
    page.facts = facts(withMissing: false).map { RunPage.Fact(name: $0.name, value: $0.value) }
    guard plan.check == .agreement else { return page }
    page.coverage = CoverageGrid(
      cells: cells, missing: missing, command: generateCommand(program))
    if !totals.firstUses.isEmpty { page.growth = growth }
    page.pace = pace
    return page
  }

  private var cells: [CoverageGrid.Cell] {
    CoverageGrid.columns.flatMap { kind in
      coverage.rules(usedBy: kind).rules.map { rule in
        CoverageGrid.Cell(rule: rule, step: kind, scenario: totals.firstUses[rule, usedBy: kind])
      }
    }
  }

  /// Rules are in the grid.
  private var missing: [String] {
    coverage.areas.filter { $0.key != "rules" && !$0.missing.isEmpty }.map {
      "Never reached: " + $0.name + " " + $0.missing.joined(separator: ", ")
    }
  }

  private var growth: GrowthChart {
    GrowthChart(
      title: "Pairs of a rule and a kind of step that used it", scenarios: scenarios,
      growth: cells.compactMap { $0.scenario },
      events: findings.enumerated().compactMap { number, finding in
        finding.index.map { GrowthChart.Event(scenario: $0, name: String(number + 1)) }
      })
  }

  /// What writes the scenario whose number takes the place of `%`; small worlds have no command.
  private func generateCommand(_ program: String) -> String? {
    switch plan.source {
    case .generated(let seed, let profile):
      "\(program) generate --seed \(seed) --profile \(profile.name) --first % --count 1"
    case .enumerated: nil
    }
  }
}
