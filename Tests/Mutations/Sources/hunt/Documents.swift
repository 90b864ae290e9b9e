import StatusQuo
import StatusQuoJSON

/// Prints the first document of the package that the reference does not keep, those from a source first. Returns the exit
/// code: 1 for a document from a source, 3 for a decision of this project or a bug found once, 0 for none.
func firstFailingDocument(in package: String) throws -> Int32 {
  let paths =
    try TextFile.documents(at: package + "/Tests/Conformance")
    + TextFile.documents(at: package + "/Reports/Counterexamples")
  let documents = try paths.map { path in
    (path, try ScenarioDocument(parsing: TextFile.read(path), file: path))
  }
  let isSourced = { (document: ScenarioDocument) in
    document.source.map { !$0.hasPrefix("decision of this project") } ?? false
  }
  for sourced in [true, false] {
    for (path, document) in documents
    where isSourced(document) == sourced
      && !holds(document, listsAreWhole: !path.contains("/measured/"))
    {
      print(path.dropFirst(package.count + 1).replacing("Tests/Conformance/", with: ""))
      return sourced ? 1 : 3
    }
  }
  return 0
}

private func holds(_ document: ScenarioDocument, listsAreWhole: Bool) -> Bool {
  let scenario = document.scenario
  var model = ReferenceModel(scenario, readings: document.readings)
  var observation = Observation()
  for step in 0...scenario.steps.count {
    if step > 0 { model.apply(scenario.steps[step - 1]) }
    model.observe(into: &observation)
    let actual = observation.json(scenario.names)
    for expectation in document.expectations where expectation.after == step {
      if !expectation.mismatches(in: actual).isEmpty { return false }
      if listsAreWhole, !hasWholeLists(expectation.observation, actual) { return false }
    }
  }
  return true
}

/// Returns true if lists that elsewhere match entry by entry are whole and in order, as documents of this project have them.
private func hasWholeLists(_ expected: JSON, _ actual: JSON) -> Bool {
  (expected.members ?? []).allSatisfy { member in
    let found = actual[member.key] ?? .null
    return ["told", "covers", "safeAreaTop", "safeArea"].contains(member.key)
      ? member.value == found : hasWholeLists(member.value, found)
  }
}
