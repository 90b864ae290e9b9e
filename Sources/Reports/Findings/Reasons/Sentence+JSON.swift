package import StatusQuoAppearanceModel
package import StatusQuoScenarioFiles

extension Sentence {
  /// {text, rules}.
  package static let jsonForm = JSONForm<Sentence>("a sentence") { form in
    form.field("text", .text) { $0.text }
    form.field("rules", .list(of: .rule)) { $0.rules }
  }
}

extension Evidence {
  /// {grade (in words), rules (that have it)}.
  package static let jsonForm = JSONForm<Evidence>("evidence") { form in
    form.field("grade", .text) { $0.grade.words }
    form.field("rules", .list(of: .rule)) { $0.rules }
  }
}
