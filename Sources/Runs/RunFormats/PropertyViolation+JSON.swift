package import StatusQuoAppearanceModel
package import StatusQuoHarness
package import StatusQuoScenarioFiles

extension PropertyViolation {
  /// {property, model, variant (a document)}, for reports and workers alike.
  package static let jsonForm = JSONForm(
    "a violation", PropertyViolation(.metamorphic(.renaming), of: .subject, variant: Scenario()), isOpen: true
  ) { form in
    form.field(
      "property", JSONForm.text("a property").mapped({ $0.text }, { CheckedProperty(text: $0) }),
      { $0.property }, { $0.property = $1 })
    form.field("model", .listedWord, { $0.model }, { $0.model = $1 })
    form.field("variant", .scenario, { $0.variant }, { $0.variant = $1 })
  }
}

extension JSONForm<Scenario> {
  /// A scenario, as a document.
  package static var scenario: JSONForm<Scenario> {
    ScenarioDocument.jsonForm.mapped({ ScenarioDocument($0) }, { $0.scenario })
  }
}
