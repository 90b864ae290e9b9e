import StatusQuoAppearanceModel
public import StatusQuoScenarioFiles

extension ScenarioDocument {
  /// A test of Swift Testing for a package that depends on this one: it fails as long as `subject`
  /// and the reference model differ on the scenario, with the counterexample as its message.
  ///
  /// It is called like the document.
  ///
  /// - Parameter subject: the type of the resolver under test.
  public func swiftTest(of subject: String = "CachedResolver") -> String {
    let title = SwiftSource(names: Names()).literal(name ?? "\(subject) is right")
    let source = scenario.swiftSource
    let lines =
      [
        "import StatusQuo", "import Testing", "", "@Test(\(title))", "func \(functionName)() {",
        "  let scenario = \(source[0])",
      ]
      + source.dropFirst().map { "  \($0)" } + [
        "  var models = LockStep(",
        "    reference: { ReferenceModel($0) }, subject: { \(subject)($0) })",
        "  if let divergence = models.firstDivergence(on: scenario) {",
        "    let found = ReportedFinding(Finding(scenario, divergence))",
        "    Issue.record(Comment(rawValue: found.article().text()))",
        "  }",
        "}",
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// A name that follows from the scenario, so that many such tests can stand side by side.
  private var functionName: String {
    "scenario_" + contentHash
  }
}
