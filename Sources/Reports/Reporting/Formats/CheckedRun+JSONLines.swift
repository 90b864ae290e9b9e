import StatusQuoJSON
package import StatusQuoScenarioFiles

extension CheckedRun {
  /// The version of the JSON lines; it changes when a key is renamed, removed or means another
  /// thing.
  package static let jsonLinesVersion = 1

  /// One line of JSON for the beginning, for each check, and for the end, as `Reports/Schemas` has them.
  package var jsonLines: String {
    let lines =
      [Self.beganForm.json(self)] + checks.map { Check.jsonForm.json($0) }
      + [Self.endedForm.json(self)]
    return lines.map { $0.compactText + "\n" }.joined()
  }

  /// The three kinds of lines.
  package static let lineShape = JSONShape.definition(
    "checkEvent", .anyOf([beganForm.shape, Check.jsonForm.shape, endedForm.shape]))

  private static let beganForm = JSONForm<CheckedRun>("the beginning of a run", isOpen: true) {
    form in
    form.constant("event", "began")
    form.constant("version", JSON(jsonLinesVersion))
    form.field("command", .text) { $0.command }
  }

  private static let endedForm = JSONForm<CheckedRun>("the end of a run", isOpen: true) { form in
    form.constant("event", "ended")
    form.field("verdict", .text) { $0.verdict }
    form.field("seconds", .number) { $0.duration.milliseconds }
  }
}

extension CheckedRun.Check {
  fileprivate static let jsonForm = JSONForm<CheckedRun.Check>("a check", isOpen: true) { form in
    form.constant("event", "checked")
    form.field("group", .text) { $0.group }
    form.field("name", .text) { $0.name }
    form.field("holds", .bool) { $0.problems.isEmpty }
    form.field("problems", .list(of: problemForm)) { $0.problems }
  }
}

private let problemForm = JSONForm<CheckedRun.Problem>("a problem", definition: "problem") { form in
  form.field("rule", .text) { $0.rule.id }
  form.field("title", .text) { $0.title }
  form.field("file", .text) { $0.file }
  form.field("line", .whole(in: 1...Int.max)) { $0.line }
  form.field("fingerprint", fingerprintForm) { $0.fingerprint }
}

private let fingerprintForm = JSONForm<String>(
  "a fingerprint", .leaf(["type": "string", "pattern": "^[0-9a-f]{16}$"]), { $1.add($0) },
  { $0.string })
