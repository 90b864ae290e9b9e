import AppearanceModel
import Generators
public import Harness
public import ScenarioFiles

extension Enumeration {
  /// The version of the JSON form; it changes when a key is renamed, removed or means another thing.
  public static let jsonVersion = 1

  /// The enumeration for machines, keys in this order: `report` ("enumeration"), `version`,
  /// `alphabet`, `controllers`, `steps`, `settings`, `goesOnWhenRefused`, `shard` ("1/4"),
  /// `worlds`, `scenarios` (within the bound, in all shards), `nextWorld`, `isComplete`, `played`,
  /// `divergences`, `kinds` [{class, count, samples [{index, document}]}], `findings`, `seconds`.
  ///
  /// It is also the state from which a later run goes on; only `seconds` differs between two runs
  /// that have come as far. A finding is a `Counterexample.json`.
  public func json(_ findings: [(counterexample: Counterexample, file: String?)] = []) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      writeBounds(to: &json)
      json.member("nextWorld", nextWorld)
      json.member("isComplete", isComplete)
      json.member("played", played)
      json.member("divergences", divergences)
      json.member("kinds", JSON(kinds.map(\.json)))
      json.member("findings", JSON(findings.map { $0.counterexample.json(file: $0.file) }))
      json.member("seconds", (duration.seconds * 1_000).rounded() / 1_000)
    }
    return json.finish()
  }

  private func writeBounds(to json: inout JSONBuilder) {
    json.member("report", "enumeration")
    json.member("version", Self.jsonVersion)
    json.member("alphabet", worlds.alphabet.name)
    json.member("controllers", worlds.controllers)
    json.member("steps", worlds.steps)
    json.member("settings", worlds.settings)
    json.member("goesOnWhenRefused", worlds.goesOnWhenRefused)
    json.member("shard", "\(shard.number + 1)/\(shard.count)")
    json.member("worlds", worldCount)
    json.member("scenarios", scenarioCount)
  }
}

extension Enumeration.Kind {
  fileprivate var json: JSON {
    [
      "class": divergenceClass.json, "count": JSON(count),
      "samples": JSON(
        samples.map {
          ["index": JSON($0.index), "document": ScenarioDocument($0.scenario).json] as JSON
        }),
    ]
  }
}

// MARK: - Going on

extension Enumeration {
  /// Takes over how far another run with the same bounds has come: the text of its JSON form.
  ///
  /// Throws when that is something else, or has other bounds. `file` is what an error calls it.
  public mutating func resume(from text: [UInt8], file: String) throws(DocumentError) {
    let json: JSON
    do {
      json = try JSON(parsing: text)
    } catch {
      throw DocumentError(
        file: file, position: error.position, found: error.found, expected: error.expected)
    }
    let wanted = self.json()
    for key in Self.bounds where json[key] != wanted[key] {
      throw DocumentError(
        file: file, position: json[key]?.position ?? json.position, keyPath: key,
        found: json[key]?.compactText ?? "nothing",
        expected: "\(wanted[key]?.compactText ?? "nothing"), as in this run")
    }
    do throws(Malformed) {
      try takeOver(json)
    } catch {
      throw DocumentError(
        file: file, keyPath: error.key, found: json[error.key]?.compactText ?? "nothing",
        expected: "what an enumeration has written there")
    }
  }

  private static let bounds = [
    "report", "version", "alphabet", "controllers", "steps", "settings", "goesOnWhenRefused",
    "shard", "worlds", "scenarios",
  ]

  private struct Malformed: Error {
    let key: String
  }

  private mutating func takeOver(_ json: JSON) throws(Malformed) {
    func number(_ key: String) throws(Malformed) -> Double {
      guard let number = json[key]?.number, number >= 0, number < 1e15 else {
        throw Malformed(key: key)
      }
      return number
    }
    nextWorld = min(Int(try number("nextWorld")), worldCount)
    played = Int(try number("played"))
    duration = .seconds(try number("seconds"))
    kinds = []
    for json in json["kinds"]?.elements ?? [] {
      guard let kind = Kind(json) else { throw Malformed(key: "kinds") }
      kinds.append(kind)
    }
  }
}

extension Enumeration.Kind {
  fileprivate init?(_ json: JSON) {
    guard let divergenceClass = json["class"].flatMap({ DivergenceClass($0) }),
      let count = json["count"]?.number, let samples = json["samples"]?.elements
    else { return nil }
    self.init(divergenceClass, count: Int(count))
    for sample in samples {
      guard let index = sample["index"]?.number, let document = sample["document"],
        let read = try? ScenarioDocument(parsing: document.text, file: "")
      else { return nil }
      self.samples.append(Enumeration.Example(index: Int(index), scenario: read.scenario))
    }
  }
}
