import AppearanceModel
public import Harness
public import ScenarioFiles

extension FuzzReport {
  /// The version of the JSON form; it changes when a key is renamed, removed or means another thing.
  public static let jsonVersion = 1

  /// The report for machines, keys in this order: `report` ("fuzz"), `version`, `seed`, `profile`,
  /// `subject`? (when it is not the cached resolver), `shard` {number (from 1), count},
  /// `scenarios`, `steps`, `outcomes` {applied, ignored, raised}, `divergences`, `findings`,
  /// `replayed` (documents of the corpus), `coverage`, `played` (`Played.json`: what `merge`
  /// joins), `failure`? (why the run ended early), `durations`.
  ///
  /// Only `durations` {playingSeconds, reducingSeconds, scenariosPerSecond, stepsPerSecond} differs
  /// between two runs with the same options. A finding is a `Counterexample.json`. In `coverage`
  /// each area is {reached, total?, missing?}.
  ///
  /// - Parameter files: where each finding was saved, if it was; empty when none was.
  public func json(files: [String?] = []) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("report", "fuzz")
      json.member("version", Self.jsonVersion)
      json.member("seed", JSON(seed: seed))
      json.member("profile", profile)
      if !subject.isEmpty { json.member("subject", JSON(subject.map { JSON($0) })) }
      json.member("shard", ["number": JSON(shard.number + 1), "count": JSON(shard.count)])
      json.member("scenarios", scenarios)
      json.member("steps", steps)
      json.member("outcomes") { json in
        json.object { json in
          json.member("applied", applied)
          json.member("ignored", ignored)
          json.member("raised", raised)
        }
      }
      json.member("divergences", divergences)
      json.member("findings") { json in
        json.array { json in
          for (index, finding) in findings.enumerated() {
            let file = index < files.count ? files[index] : nil
            json.add(Counterexample(finding, in: self).json(file: file))
          }
        }
      }
      json.member("replayed", replayed)
      json.member("coverage", coverage.json)
      json.member("played", played.json)
      if let failure { json.member("failure", failure) }
      json.member("durations") { writeDurations(to: &$0) }
    }
    return json.finish()
  }

  private func writeDurations(to json: inout JSONBuilder) {
    func rate(_ count: Int) -> Double {
      playing > .zero ? (Double(count) / playing.seconds).rounded() : 0
    }
    json.object { json in
      json.member("playingSeconds", playing.milliseconds)
      json.member("reducingSeconds", reducing.milliseconds)
      json.member("scenariosPerSecond", rate(scenarios - scenariosBefore))
      json.member("stepsPerSecond", rate(steps - stepsBefore))
    }
  }
}

extension Duration {
  /// In seconds, to the millisecond.
  var milliseconds: Double { (seconds * 1_000).rounded() / 1_000 }
}

extension JSON {
  /// A seed: a number where every reader of JSON reads it exactly, else its digits as a text.
  init(seed: UInt64) {
    self = seed < 1 << 53 ? JSON(Int(seed)) : JSON(String(seed))
  }
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
