import StatusQuoAppearanceModel
import StatusQuoGenerators
public import StatusQuoHarness
import StatusQuoRunFormats
public import StatusQuoScenarioFiles

extension RunReport {
  /// The report for machines, keys in this order: `report` ("fuzz", "enumerate" or "properties"),
  /// `version`, `generator` (its version), `source` ({seed, profile}, or {alphabet, controllers, steps, settings,
  /// continuesRefused}), `shard` {number (from 1), count}, `subject`? (when it is not the resolver
  /// that the command is made for), `limit`? (scenarios of all shards), `isComplete`, `isInterrupted`? (true
  /// where it was stopped from outside), `scenarios`,
  /// `steps`, `outcomes` {applied, ignored, raised}, `divergences`, `findings`, `unexamined`? [{class, index,
  /// scenarios}] (what diverged and was not looked at for lack of time), `examined`? (numbers of scenarios),
  /// `replayed` (documents
  /// of the corpus), `coverage`, `hardlyCompared`? (parts that were compared at too few moments), `played`
  /// (what `merge` joins and `--resume` continues from), `failure`? (why the run ended early), `durations`.
  ///
  /// Only `durations` {playingSeconds, shrinkingSeconds, scenariosPerSecond, stepsPerSecond} differs
  /// between two runs with the same options. A finding is a `Finding.json`. In `coverage` each area
  /// is {reached, total?, missing?}.
  ///
  /// - Parameters:
  ///   - files: where each finding was saved, if it was; empty when none was.
  ///   - contexts: whose each finding is; empty where that is not known.
  public func json(files: [String?] = [], contexts: [FindingContext] = []) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      writePlan(to: &json)
      json.member("isComplete", isComplete)
      if interruption != nil { json.member("isInterrupted", true) }
      json.member("scenarios", scenarios)
      json.member("steps", steps)
      json.member(
        "outcomes",
        [
          "applied": JSON(coverage.applied), "ignored": JSON(coverage.ignored),
          "raised": JSON(coverage.raised),
        ])
      json.member("divergences", divergences)
      json.member("findings") { json in
        json.array { json in
          for (index, finding) in findings.enumerated() {
            json.add(
              finding.json(
                file: index < files.count ? files[index] : nil,
                context: index < contexts.count ? contexts[index] : nil))
          }
        }
      }
      if !unexamined.isEmpty { json.member("unexamined", JSON(unexamined.map { $0.json })) }
      if !examined.isEmpty { json.member("examined", JSON(examined.map { JSON($0) })) }
      json.member("replayed", replayed)
      json.member("coverage", coverage.json)
      if !hardlyCompared.isEmpty {
        json.member("hardlyCompared", JSON(hardlyCompared.map { JSON($0.rawValue) }))
      }
      json.member("played", totals.json)
      if let failure { json.member("failure", failure) }
      json.member("durations") { writeDurations(to: &$0) }
    }
    return json.finish()
  }

  private func writePlan(to json: inout JSONBuilder) {
    plan.write(as: "report", generator: generatorVersion, to: &json)
    if !subject.isEmpty { json.member("subject", JSON(subject.map { JSON($0) })) }
    if let limit = plan.scenarios { json.member("limit", limit) }
  }

  private func writeDurations(to json: inout JSONBuilder) {
    func rate(_ count: Int) -> Double {
      playing > .zero ? (Double(count) / playing).rounded() : 0
    }
    json.object { json in
      json.member("playingSeconds", playing.milliseconds)
      json.member("shrinkingSeconds", shrinking.milliseconds)
      json.member("scenariosPerSecond", rate(scenarios - before.coverage.scenarios))
      json.member("stepsPerSecond", rate(steps - before.coverage.steps))
    }
  }
}

extension Sample {
  var json: JSON {
    ["class": divergenceClass.json, "index": JSON(index), "scenarios": JSON(count)]
  }
}

extension Seconds {
  /// To the millisecond.
  var milliseconds: Double { (self * 1_000).rounded() / 1_000 }
}

extension Coverage {
  var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      for area in areas {
        json.member(area.key) { json in
          json.object { json in
            json.member("reached", area.reached)
            guard let total = area.total else { return }
            json.member("total", total)
            json.member("missing", JSON(area.missing.map { JSON($0) }))
          }
        }
      }
    }
    return json.finish()
  }
}
