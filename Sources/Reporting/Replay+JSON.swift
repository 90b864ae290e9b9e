import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoRunFormats
public import StatusQuoScenarioFiles

extension Replay {
  /// The version of the JSON form; it changes when a key is renamed, removed or means another thing.
  public static let jsonVersion = 2

  /// The result for machines, keys in this order: `report` ("replay"), `version`, `documents`,
  /// `hold`, `steps`, `expectations`, `failures`, `unreadable`, `foreign`? [{file, resolver, options?}]
  /// (documents that were found on another resolver than they are played on), `notApplicable`? [{file,
  /// needs}] (documents that were not played, as the resolver does not know what they need), `compared`?
  /// (by part: {compared, due}) and `hardlyCompared`? [parts], where a subject may leave out parts.
  ///
  /// A failure is {file, name?, expectations [{model, step, keyPath, expected, actual}],
  /// finding? (see `Finding.json`)}; an unreadable file is {file, problem}.
  public var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("report", "replay")
      json.member("version", Self.jsonVersion)
      json.member("documents", documents)
      json.member("hold", holding)
      json.member("steps", steps)
      json.member("expectations", expectations)
      json.member("failures", JSON(failures.map(\.json)))
      json.member(
        "unreadable",
        JSON(unreadable.map { ["file": JSON($0.file), "problem": JSON($0.description)] }))
      if !notApplicable.isEmpty {
        json.member(
          "notApplicable",
          JSON(notApplicable.map { ["file": JSON($0.file), "needs": JSON($0.need.words)] }))
      }
      if compared != ComparedValues() { json.member("compared", compared.json) }
      if !hardlyCompared.isEmpty {
        json.member("hardlyCompared", JSON(hardlyCompared.map { JSON($0.rawValue) }))
      }
      guard !foreign.isEmpty else { return }
      json.member(
        "foreign",
        JSON(
          foreign.map {
            [
              "file": JSON($0.file), "resolver": JSON($0.resolver.name),
              "options": JSON($0.resolver.options.map { JSON($0) }),
            ]
          }))
    }
    return json.finish()
  }
}

extension Replay.Failure {
  fileprivate var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("file", file)
      if let name { json.member("name", name) }
      json.member("expectations", JSON(expectations.flatMap(\.json)))
      if let finding = finding(origin: nil) {
        json.member("finding", finding.json(context: context))
      }
    }
    return json.finish()
  }
}

extension Replay.FailedExpectation {
  fileprivate var json: [JSON] {
    mismatches.map { mismatch in
      [
        "model": JSON(model.rawValue), "step": JSON(step), "keyPath": JSON(mismatch.keyPath),
        "expected": mismatch.expected, "actual": mismatch.found,
      ]
    }
  }
}
