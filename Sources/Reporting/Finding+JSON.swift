import StatusQuoAppearanceModel
public import StatusQuoHarness
import StatusQuoRunFormats
public import StatusQuoScenarioFiles

extension Finding {
  /// The finding for machines, keys in this order: `title`, `class` {step, part, detail}, `found`?
  /// {index, scenarios}, `on`? {resolver, options?, tool, law}, `reasons`? [{text, rules}] and `rules`?
  /// [{id, statement}] (why the reference expects what it does), `isReproducible`, `playedBefore`? (numbers of
  /// scenarios that one process has to play before it), `mayHaveSlipped`? (true where what is shrunk may be another
  /// mistake than `original`, the document as it was found), `shrinking`? {steps,
  /// controllers (before), evaluations, oneMinimal, twoMinimal, neighbors, pairs}, `standing`?
  /// {evidence? {grade, rules}, excuses}, `causes`? [{law, statement, isExact}], the likeliest first,
  /// `appearances`? [{class, scenarios}], `divergence`, `document`,
  /// `file`?.
  ///
  /// `divergence` is {step, parts, differences [{place, expected, actual}], brokenInvariant?,
  /// violation? {property, model, variant}, output? (the last lines of standard error), expected?,
  /// actual?}, the last two whole observations, where the subject has answered; `document` is what `replay` plays.
  public func json(file: String? = nil, context: FindingContext? = nil) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("title", title)
      json.member("class", divergence.divergenceClass.json)
      if let index {
        json.member("found", ["index": JSON(index), "scenarios": JSON(count)])
      }
      if let context {
        json.member("on", context.json)
        json.member("reasons", context.reasonsJSON)
        json.member("rules", context.rulesJSON)
      }
      json.member("isReproducible", isReproducible)
      if !playedBefore.isEmpty { json.member("playedBefore", JSON(playedBefore.map { JSON($0) })) }
      if mayHaveSlipped {
        json.member("mayHaveSlipped", true)
        json.member("original", ScenarioDocument(original).json)
      }
      if let shrinking { json.member("shrinking", shrinking.json(of: original)) }
      if let standing { json.member("standing", standing.json) }
      if !causes.isEmpty { json.member("causes", JSON(causes.map { $0.json })) }
      if !appearances.isEmpty { json.member("appearances", JSON(appearances.map { $0.json })) }
      json.member("divergence", divergence.json(shownScenario.names))
      json.member("document", document(context).json)
      if let file { json.member("file", file) }
    }
    return json.finish()
  }

  /// What `replay` plays: the scenario, and in words how the models differ on it.
  ///
  /// - Parameter context: whose it is; without it, the document does not say.
  public func document(_ context: FindingContext? = nil) -> ScenarioDocument {
    var source: String?
    if case .run(let run, _, _) = origin { source = run.text }
    return ScenarioDocument(
      scenario, name: title, source: source, note: shrinking.map { $0.certificate.text },
      finding: context.map(record))
  }

  /// A name that follows from the scenario alone: the same finding is the same file.
  public var fileName: String {
    let kind =
      divergence.violation?.property.rawValue ?? divergence.stepKind?.rawValue ?? "launch"
    return "\(kind)-\(divergence.part.rawValue)-\(fingerprint).json"
  }

  /// 16 digits that follow from the scenario alone.
  var fingerprint: String { ScenarioDocument(scenario).contentHash }
}

extension Standing {
  /// `excuses` are the readings under which the subject is right: `C-7=2`.
  var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      if let evidence { json.member("evidence", evidence.json) }
      json.member("excuses", excuses.json)
    }
    return json.finish()
  }
}

extension LikelyCause {
  var json: JSON {
    ["law": JSON(law), "statement": JSON(statement), "isExact": JSON(isExact)]
  }
}

extension Finding.Appearance {
  var json: JSON { ["class": divergenceClass.json, "scenarios": JSON(count)] }
}

extension Shrinking {
  func json(of original: Scenario) -> JSON {
    [
      "steps": JSON(original.steps.count), "controllers": JSON(original.controllers.count),
      "evaluations": JSON(evaluations),
      "oneMinimal": JSON(certificate.isOneMinimal), "twoMinimal": JSON(certificate.isTwoMinimal),
      "neighbours": JSON(certificate.neighbors), "pairs": JSON(certificate.pairs),
    ]
  }
}

extension Divergence {
  /// The divergence for machines: see `Finding.json`.
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
      if let violation { json.member("violation", violation.json) }
      if !output.isEmpty { json.member("output", JSON(output.map { JSON($0) })) }
      guard failure == nil else { return }
      json.member("expected", expected.json(names))
      json.member("actual", actual.json(names))
    }
    return json.finish()
  }
}

extension PropertyViolation {
  var json: JSON {
    [
      "property": JSON(property.rawValue), "model": JSON(model.rawValue),
      "variant": ScenarioDocument(variant).json,
    ]
  }
}

extension Difference {
  var json: JSON {
    ["place": JSON(place), "expected": JSON(expected), "actual": JSON(actual)]
  }
}
