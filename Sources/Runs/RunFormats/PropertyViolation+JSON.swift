public import StatusQuoAppearanceModel
public import StatusQuoHarness
public import StatusQuoScenarioFiles

extension PropertyViolation {
  /// {property, model, variant (a document)}, for reports and workers alike.
  public static let jsonForm = JSONForm(
    "a violation", PropertyViolation(.renaming, of: .subject, variant: Scenario()), isOpen: true
  ) { form in
    form.field("property", .word, { $0.property }, { $0.property = $1 })
    form.field("model", .listedWord, { $0.model }, { $0.model = $1 })
    form.field("variant", .scenario, { $0.variant }, { $0.variant = $1 })
  }
}

extension JSONForm<Scenario> {
  /// A scenario, as a document.
  public static var scenario: Self {
    ScenarioDocument.jsonForm.mapped({ ScenarioDocument($0) }, { $0.scenario })
  }
}
