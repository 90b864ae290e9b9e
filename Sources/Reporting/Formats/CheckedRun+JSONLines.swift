import StatusQuoScenarioFiles

extension CheckedRun {
  /// The version of the JSON lines; it changes when a key is renamed, removed or means another
  /// thing.
  public static let jsonLinesVersion = 1

  /// One line of JSON for the beginning, for each check, and for the end:
  ///
  /// - `{"event": "began", "version", "command"}`
  /// - `{"event": "checked", "group", "name", "holds", "problems"}`, a problem being {rule, title,
  ///   file, line, fingerprint}
  /// - `{"event": "ended", "verdict", "seconds"}`
  public var jsonLines: String {
    var events: [JSON] = [
      ["event": "began", "version": JSON(Self.jsonLinesVersion), "command": JSON(command)]
    ]
    events += checks.map { check in
      [
        "event": "checked", "group": JSON(check.group), "name": JSON(check.name),
        "holds": JSON(check.problems.isEmpty), "problems": JSON(check.problems.map(\.json)),
      ]
    }
    events.append(
      ["event": "ended", "verdict": JSON(verdict), "seconds": JSON(duration.milliseconds)])
    return events.map { $0.compactText + "\n" }.joined()
  }
}

extension Problem {
  fileprivate var json: JSON {
    [
      "rule": JSON(rule.id), "title": JSON(title), "file": JSON(file), "line": JSON(line),
      "fingerprint": JSON(fingerprint),
    ]
  }
}
