extension CheckedRun {
  /// The run in the JUnit XML format that Jenkins' xUnit plugin validates (its `junit-10.xsd`), and
  /// that GitLab, Azure DevOps, CircleCI and others read.
  ///
  /// One test suite, whose facts are properties; one test case for each check, with one failure for
  /// all its problems: Jenkins shows no second one. What could not be played is an error, and a known
  /// difference is skipped.
  package var junit: String {
    let errors = checks.count { $0.problems.first?.rule.isError == true }
    let failures = checks.count { !$0.problems.isEmpty } - errors
    let totals = [
      ("name", "statusquo \(command)"), ("tests", "\(checks.count)"), ("failures", "\(failures)"),
      ("errors", "\(errors)"), ("time", time),
    ]
    return XMLText.document { xml in
      xml.element("testsuites", totals) { xml in
        let skipped = checks.count { $0.skipped != nil }
        xml.element("testsuite", totals + [("skipped", "\(skipped)")]) { writeSuite(to: &$0) }
      }
    }
  }

  private func writeSuite(to xml: inout XMLText) {
    xml.element("properties") { xml in
      for fact in facts {
        xml.element("property", [("name", fact.name), ("value", fact.value.text)])
      }
    }
    for check in checks { check.write(to: &xml) }
    xml.element("system-out", text: verdict + "\n")
  }

  /// The seconds with a point and no groups of digits, which Jenkins' schema does not take
  /// everywhere.
  private var time: String { duration.fixed(3).filter { $0 != "," } }
}

extension CheckedRun.Check {
  fileprivate func write(to xml: inout XMLText) {
    xml.element("testcase", [("name", name), ("classname", group)]) { xml in
      if let skipped { xml.element("skipped", [("message", skipped)]) { _ in } }
      guard let first = problems.first else { return }
      let others = problems.count - 1
      let more = others > 0 ? " (and \(others.counted("problem")) more)" : ""
      xml.element(
        first.rule.isError ? "error" : "failure",
        [("message", first.title + more), ("type", first.rule.id)],
        text: problems.map(\.details).joined(separator: "\n"))
    }
  }
}
