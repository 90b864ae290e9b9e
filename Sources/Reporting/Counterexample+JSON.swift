import AppearanceModel
import Harness
public import ScenarioFiles

extension Counterexample {
  /// The counterexample for machines, keys in this order: `title`, `class` {step, part, detail},
  /// `found`? {index, scenarios}, `isReproducible`, `reduction`? {steps, controllers (before),
  /// evaluations, oneMinimal, twoMinimal, neighbours, pairs}, `divergence`, `document`, `file`?.
  ///
  /// `divergence` is {step, parts, differences [{place, expected, actual}], brokenInvariant?,
  /// expected?, actual?}, the last two whole observations, where the subject has answered; `document`
  /// is what `replay` plays.
  public func json(file: String? = nil) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("title", title)
      json.member("class", divergence.divergenceClass.json)
      if let origin {
        json.member("found", ["index": JSON(origin.index), "scenarios": JSON(origin.count)])
      }
      json.member("isReproducible", isReproducible)
      if let reduction { json.member("reduction", reduction.json) }
      json.member("divergence", divergence.json(scenario.names))
      json.member("document", document.json)
      if let file { json.member("file", file) }
    }
    return json.finish()
  }

  /// What `replay` plays: the scenario, and in words how the models differ on it.
  public var document: ScenarioDocument {
    ScenarioDocument(
      scenario, name: title, source: origin.map { "fuzz, seed \($0.seed), \($0.profile)" },
      note: reduction.map { $0.certificate.text })
  }

  /// A name that follows from the scenario alone: the same counterexample is the same file.
  public var fileName: String {
    let kind = divergence.stepKind?.rawValue ?? "launch"
    return "\(kind)-\(divergence.part.rawValue)-\(fingerprint).json"
  }

  /// 16 digits that follow from the scenario alone.
  var fingerprint: String {
    Reporting.fingerprint(ScenarioDocument(scenario).json.compactText)
  }
}

extension DivergenceClass {
  var json: JSON {
    [
      "step": stepKind.map { JSON($0.rawValue) } ?? .null, "part": JSON(part.rawValue),
      "detail": JSON(detail),
    ]
  }
}

extension Counterexample.ReducedFrom {
  var json: JSON {
    [
      "steps": JSON(steps), "controllers": JSON(controllers), "evaluations": JSON(evaluations),
      "oneMinimal": JSON(certificate.isOneMinimal), "twoMinimal": JSON(certificate.isTwoMinimal),
      "neighbours": JSON(certificate.neighbours), "pairs": JSON(certificate.pairs),
    ]
  }
}

extension Divergence {
  /// The divergence for machines: see `Counterexample.json`.
  func json(_ names: Names) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("step", step)
      json.member("parts", JSON(parts.map { JSON($0.rawValue) }))
      json.member("differences") { json in
        json.array { json in
          for difference in differences(names) { json.add(difference.json) }
        }
      }
      if let brokenInvariant { json.member("brokenInvariant", brokenInvariant.statement) }
      guard failure == nil else { return }
      json.member("expected", expected.json(names))
      json.member("actual", actual.json(names))
    }
    return json.finish()
  }
}

extension Difference {
  var json: JSON {
    ["place": JSON(place), "expected": JSON(expected), "actual": JSON(actual)]
  }
}
