package import StatusQuoHarness
package import StatusQuoScenarioFiles

extension RunPart {
  /// `played` (totals) and `news` [{scenario, and what it reached, as coverage}].
  package static let jsonForm = JSONForm("a part of a run", RunPart(), isOpen: true) { form in
    form.field("played", RunTotals.jsonForm, { $0.totals }, { $0.totals = $1 })
    form.list("news", newsForm, called: "scenarios", { $0.news }, { $0.news = $1 })
  }

  private static let newsForm = JSONForm(
    "what a scenario reached", News(index: 0, coverage: Coverage()), isOpen: true
  ) { form in
    form.field("scenario", .count, { $0.index }, { $0.index = $1 })
    form.fields(of: Coverage.jsonForm, { $0.coverage }, { $0.coverage = $1 })
  }
}
