import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoReferenceModel
import StatusQuoTestSupport
import Testing

/// Measurements of others on Apple's UIKit, held against both models.
@Suite struct MeasuredTests {
  private typealias Model = ConformanceTests.Model

  @Test func `what was seen is what both models show, or the document says against what it is`()
    throws
  {
    for measurement in try Measurement.all() {
      let path = measurement.file.path
      let contradictions = try Model.allCases.map {
        measurement.contradictions(in: try $0.play(measurement.file).observations)
      }
      guard measurement.against != nil else {
        #expect(contradictions == [[], []], "\(path)")
        continue
      }
      #expect(contradictions.allSatisfy { $0 != [] }, "\(path): the law has what was seen")
      // Against a choice: the reading that fits.
      let readings = measurement.document.readings
      #expect(!readings.areChoices, "\(path): no reading has what was seen")
      let fitting = try Model.reference.play(measurement.file, readings)
      #expect(measurement.contradictions(in: fitting.observations) == [], "\(path)")
    }
  }

  @Test func `what was seen was seen on the iOS and the device of its scenario`() throws {
    let elsewhere = try Measurement.all().filter { measurement in
      let environment = measurement.document.scenario.environment
      return measurement.on != "iOS \(environment.iOS.text), \(environment.device.rawValue)"
    }
    // A Mac is no device of the law; what was seen there was given the insets of the phone.
    #expect(elsewhere.map(\.on) == ["Mac Catalyst 26.1"])
  }

  @Test
  func `the rules that a measurement bears on are used in it, or it contradicts their negation`()
    throws
  {
    let noticing = try Self.noticing.get()
    for measurement in try Measurement.all() {
      let used = try Model.reference.play(measurement.file, measurement.document.readings).rules
      let unused = measurement.rules.filter { rule in
        !used.contains(rule)
          && !(noticing[rule] ?? []).contains { $0.file.path == measurement.file.path }
      }
      #expect(unused.map(\.id) == [], "\(measurement.file.path)")
    }
  }

  /// By rule, the measurements that both models contradict without what was measured of the rule.
  private static let noticing = Result {
    let measurements = try Measurement.all().filter {
      $0.kind.isMeasurement && $0.against == nil
    }
    return try MeasuredNegation.all.reduce(into: [RuleID: [Measurement]]()) { noticing, negated in
      let (rule, negation) = negated
      noticing[rule] = try measurements.filter { measurement in
        guard measurement.rules.contains(rule) else { return false }
        return try Model.allCases.allSatisfy { model in
          let observations = try negation.observations(of: measurement.document.scenario) {
            try model.play($0).observations
          }
          return measurement.contradictions(in: observations) != []
        }
      }
    }
  }

  @Test func `a rule is measured if what was seen shows that it holds`() throws {
    let noticing = try Self.noticing.get()
    let measured = RuleID.allCases.filter { !(noticing[$0] ?? []).isEmpty }
    #expect(MeasuredNegation.all.keys.filter { !measured.contains($0) }.map(\.id) == [])
    let entries = measured.map { rule in
      (rule: rule, places: Self.places(of: noticing[rule] ?? []))
    }
    let lines = entries.map { entry in
      "\(entry.rule.id)\n" + entry.places.map { "  measured on: \($0)\n" }.joined()
    }
    try expect(
      """
      // swift-format-ignore-file

      extension LawText {
        /// Rules of which others measured a part on simulators. `MeasuredTests` writes this file from
        /// `Tests/Conformance/measured`.
        static let measured = #\"""

      """ + lines.joined(separator: "\n") + "\"\"\"#\n}\n",
      in: packageFolder.appending(path: "Sources/AppearanceModel/Law/LawText+Measured.swift"))
    try expect(
      try Self.report(noticing, measured), in: packageFolder.appending(path: "Reports/Measured.md"))
  }

  /// Versions in order, each with its devices: `iOS 26.1 (iPhone 16, iPhone SE (3rd))`.
  private static func places(of measurements: [Measurement]) -> [String] {
    var devices: [(version: String, names: [String])] = []
    for measurement in measurements {
      let parts = measurement.on.split(separator: ", ", maxSplits: 1).map(String.init)
      let index = devices.firstIndex { $0.version == parts[0] } ?? devices.count
      if index == devices.count { devices.append((parts[0], [])) }
      if parts.count > 1, !devices[index].names.contains(parts[1]) {
        devices[index].names.append(parts[1])
      }
    }
    return devices.sorted { $0.version < $1.version }.map {
      $0.names.isEmpty ? $0.version : "\($0.version) (\($0.names.joined(separator: ", ")))"
    }
  }

  private static func report(
    _ noticing: [RuleID: [Measurement]], _ measured: [RuleID]
  ) throws -> String {
    let all = try Measurement.all()
    let against = all.filter { $0.against != nil }
    var text = """
      # Measured

      What others saw Apple's UIKit do: the documents of `Tests/Conformance/measured`, which both models
      replay. This project has run nothing on UIKit. A test writes this file.

      Of \(all.count) facts both models show \(all.count - against.count). \(against.count) are against the choice of an open
      question; the reading that has them is named, and no other contradiction is left.

      ## Rules

      \(measured.count) of \(RuleID.allCases.count) rules are measured: an app wrote it down on a simulator, or a test asserts it on
      simulators, and a law without what was measured contradicts it, in both models. It is measured of the part that the facts
      show, on the versions and devices named; the grade is that of the whole rule.

      | rule | grade | measured on | by |
      | --- | --- | --- | --- |

      """
    for rule in measured {
      let facts = noticing[rule] ?? []
      text += "| \(rule.id) | \(rule.grade.words) | \(places(of: facts).joined(separator: "; ")) | "
      text += facts.map { $0.file.fileName }.joined(separator: ", ") + " |\n"
    }
    for kind in Measurement.Kind.allCases {
      text += "\n## \(kind.title)\n\n| fact | on | bears on | both models | seen |\n"
      text += "| --- | --- | --- | --- | --- |\n"
      for fact in all where fact.kind == kind {
        let verdict = fact.against.map { "contradicts \($0)" } ?? "agree"
        text += "| \(fact.file.fileName) | \(fact.on) | "
        text += fact.rules.map(\.id).joined(separator: ", ")
        text += " | \(verdict) | \(fact.seen) |\n"
      }
    }
    return text
  }
}

extension Measurement.Kind {
  fileprivate var title: String {
    switch self {
    case .transcript: "Transcripts of simulators"
    case .probe: "Values that probes read on simulators"
    case .assertion: "Assertions that run on simulators"
    case .log: "Logs"
    case .table: "Tables of libraries"
    case .report: "Reports"
    }
  }
}
