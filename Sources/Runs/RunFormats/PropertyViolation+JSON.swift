package import StatusQuoAppearanceModel
package import StatusQuoHarness
package import StatusQuoScenarioFiles

extension PropertyViolation {
  /// {property, model, variant (a document)}, for reports and workers alike.
  package static let jsonForm = JSONForm(
    "a violation", PropertyViolation(.metamorphic(.renaming), of: .subject, variant: Scenario()),
    isOpen: true
  ) { form in
    form.field(
      "property", JSONForm.text("a property").mapped({ $0.text }, { CheckedProperty(text: $0) }),
      { $0.property }, { $0.property = $1 })
    form.field("model", .listedWord, { $0.model }, { $0.model = $1 })
    form.field("variant", .scenario, { $0.variant }, { $0.variant = $1 })
    form.optional(
      "commands", .list(of: Command.jsonForm), { $0.commands.isEmpty ? nil : $0.commands }
    ) { $0.commands = $1 }
  }
}

extension PropertyViolation.Command {
  /// {after, command}.
  fileprivate static let jsonForm = JSONForm(
    "what was asked", PropertyViolation.Command("", after: 0)
  ) { form in
    form.field("after", .whole("a number of steps", in: 0...1_000_000), { $0.after }) {
      $0.after = $1
    }
    form.field("command", .text, { $0.text }, { $0.text = $1 })
  }
}

extension JSONForm<Scenario> {
  /// A scenario, as a document.
  package static var scenario: JSONForm<Scenario> {
    ScenarioDocument.jsonForm.mapped({ ScenarioDocument($0) }, { $0.scenario })
  }
}
