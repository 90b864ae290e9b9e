import StatusQuoAppearanceModel
import StatusQuoHarness
public import StatusQuoScenarioFiles

extension TranscriptComparison {
  /// For people: each contradiction, what readings fit, and a table of rules by versions.
  public var text: String {
    var lines = [summary]
    for contradiction in contradictions { lines += [""] + contradiction.lines }
    if !readings.isEmpty {
      lines += ["", "Readings that differ on what was played"]
      lines += readings.map { "  \($0.reading.text)  \($0.words): \($0.reading.claim)" }
    }
    var table = Table(rows: [["rule", "grade"] + versions.map { "iOS \($0.text)" }])
    let reached = RuleID.allCases.filter { rule in
      versions.contains { sights[RuleOnVersion(rule: rule, iOS: $0)] != nil }
    }
    for rule in reached {
      table.rows.append(
        [rule.id, rule.grade.words]
          + versions.map { sights[RuleOnVersion(rule: rule, iOS: $0)]?.words ?? "not reached" })
    }
    if !reached.isEmpty { lines += ["", "Rules, by moments"] + table.lines(indent: "  ") }
    let missing = RuleID.allCases.filter { !reached.contains($0) }.map(\.id)
    if !missing.isEmpty { lines += ["", "Not reached: " + missing.joined(separator: ", ")] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The result in one line.
  public var summary: String {
    let verdict =
      contradictions.isEmpty
      ? "nothing contradicts the law"
      : "\(contradictions.count.counted("moment")) contradict the law"
    return "\(moments.counted("moment")) observed, \(silent.grouped) not: \(verdict)"
  }

  /// For machines: {report, version, moments, silent, rules [{id, grade, iOS {version: {confirming,
  /// contradicting}}}], contradictions [{name, iOS, step, mismatches, rules, readings}], readings
  /// [{reading, fits, fails}]}.
  public var json: JSON {
    [
      "report": "compare", "version": 1, "moments": JSON(moments), "silent": JSON(silent),
      "rules": JSON(RuleID.allCases.map { rule in json(of: rule) }),
      "contradictions": JSON(contradictions.map(\.json)),
      "readings": JSON(
        readings.map {
          [
            "reading": JSON($0.reading.text), "fits": JSON($0.fits), "fails": JSON($0.fails),
          ] as JSON
        }),
    ]
  }

  private func json(of rule: RuleID) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("id", rule.id)
      json.member("grade", rule.grade.words)
      json.member("iOS") { json in
        json.object { json in
          for version in versions {
            guard let sight = sights[RuleOnVersion(rule: rule, iOS: version)] else { continue }
            json.member(
              version.text,
              [
                "confirming": JSON(sight.confirming), "contradicting": JSON(sight.contradicting),
              ])
          }
        }
      }
    }
    return json.finish()
  }
}

extension TranscriptComparison.Sight {
  /// `12 confirm`, `1 of 3 contradicts`.
  fileprivate var words: String {
    guard contradicting > 0 else { return "\(confirming.grouped) confirm" }
    let all = confirming + contradicting
    return "\(contradicting.grouped) of \(all.grouped) contradict"
  }
}

extension TranscriptComparison.ReadingSight {
  fileprivate var words: String {
    switch (fits, fails) {
    case (_, 0): "fits \(fits.counted("play")) that the choice does not"
    case (0, _): "fails \(fails.counted("play")) that the choice fits"
    case (_, _): "fits \(fits.counted("play")), fails \(fails.counted("play"))"
    }
  }
}

extension TranscriptComparison.Contradiction {
  private var place: String {
    let scenario = document.scenario
    let step =
      step == 0 ? "the launch" : "step \(step), " + scenario.steps[step - 1].call(scenario.names)
    return
      "\(document.name ?? "a play"), iOS \(scenario.environment.iOS.text): after \(step)"
  }

  fileprivate var lines: [String] {
    var lines = [place]
    lines += mismatches.map {
      "  \($0.keyPath): seen \($0.expected.compactText), by the law \($0.found.compactText)"
    }
    if !suspects.isEmpty {
      lines.append(
        "  rules: " + suspects.map { "\($0.id) (\($0.grade.words))" }.joined(separator: ", "))
    }
    if !fitting.isEmpty {
      lines.append("  as seen with " + fitting.map(\.text).joined(separator: " or "))
    }
    return lines
  }

  fileprivate var json: JSON {
    [
      "name": document.name.map { JSON($0) } ?? .null,
      "iOS": JSON(document.scenario.environment.iOS.text), "step": JSON(step),
      "mismatches": JSON(
        mismatches.map {
          ["place": JSON($0.keyPath), "seen": $0.expected, "law": $0.found] as JSON
        }),
      "rules": JSON(suspects.map { JSON($0.id) }),
      "readings": JSON(fitting.map { JSON($0.text) }),
    ]
  }
}
