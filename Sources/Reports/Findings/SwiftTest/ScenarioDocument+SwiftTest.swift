import StatusQuoAppearanceModel
package import StatusQuoScenarioFiles

extension ScenarioDocument {
  /// A test of Swift Testing for a package that depends on this one: it fails as long as `subject`
  /// and the reference model differ on the scenario, with the counterexample as its message.
  ///
  /// It is called like the document.
  ///
  /// - Parameter subject: the type of the resolver under test.
  package func swiftTest(of subject: String = "CachedResolver") -> String {
    let title = SwiftSource(names: Names()).literal(name ?? "\(subject) is right")
    let source = scenario.swiftSource
    let lines =
      [
        "import StatusQuo", "import StatusQuoTesting", "import Testing", "", "@Test(\(title))",
        "func \(functionName)() {", "  let scenario = \(source[0])",
      ]
      + source.dropFirst().map { "  \($0)" } + [
        "  expectAgreement(on: scenario) { \(subject)($0) }", "}",
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// A name that follows from the scenario, so that many such tests can stand side by side.
  private var functionName: String {
    "scenario_" + contentHash
  }
}
