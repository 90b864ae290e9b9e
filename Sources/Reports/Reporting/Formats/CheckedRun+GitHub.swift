extension CheckedRun {
  /// The problems as workflow commands of GitHub Actions, which shows them as annotations of files:
  /// one line each, to be printed in a step. Without a problem, a notice with the verdict.
  ///
  /// GitHub shows ten errors of a step; of more, the tenth says how many there are.
  package var gitHubAnnotations: String {
    let problems = self.problems
    guard !problems.isEmpty else {
      return command("notice", [("title", "statusquo \(command)")], verdict)
    }
    let shown = problems.prefix(problems.count > 10 ? 9 : 10)
    var text = ""
    for problem in shown {
      var properties = [("title", problem.title)]
      if problem.document == nil {
        properties = [("file", problem.file), ("line", "\(problem.line)")] + properties
      }
      text += command("error", properties, problem.details)
    }
    if problems.count > shown.count {
      text += command(
        "error", [("title", "statusquo \(command)")],
        "\((problems.count - shown.count).counted("problem")) more; \(verdict)")
    }
    return text
  }

  private func command(
    _ name: String, _ properties: [(String, String)], _ message: String
  ) -> String {
    let properties = properties.map { "\($0.0)=\($0.1.asCommandProperty)" }
    return "::\(name) \(properties.joined(separator: ","))::\(message.asCommandData)\n"
  }
}

/// Legible, and escaped as GitHub's own toolkit does it, `@actions/core`.
extension String {
  fileprivate var asCommandData: String {
    var text = ""
    for scalar in shown(in: .none).unicodeScalars {
      switch scalar {
      case "%": text += "%25"
      case "\n": text += "%0A"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  fileprivate var asCommandProperty: String {
    asCommandData.replacing([":": "%3A", ",": "%2C"])
  }
}
