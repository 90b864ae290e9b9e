import Generators
public import Harness
public import ScenarioFiles

/// A fuzz run so far, as a file keeps it: enough to go on, and to join the shards of a run.
public struct FuzzState: Hashable, Sendable {
  /// What is played: seed, profile and shard count, the rest is left to whoever goes on.
  public var options: FuzzOptions
  /// What is held against the reference, in the words of the command line.
  public var subject: [String]
  /// What was played so far.
  public var played: Played

  /// The state of a run.
  public init(options: FuzzOptions, subject: [String], played: Played) {
    self.options = options
    self.subject = subject
    self.played = played
  }

  /// {state: "fuzz", version, seed, profile, shard {number (from 1), count}, subject, played}.
  public var json: JSON {
    [
      "state": "fuzz", "version": 1, "seed": JSON(seed: options.seed),
      "profile": JSON(options.profile.name),
      "shard": ["number": JSON(options.shard.number + 1), "count": JSON(options.shard.count)],
      "subject": JSON(subject.map { JSON($0) }), "played": played.json,
    ]
  }

  /// The state in a file: one that `json` was written to, or the report of a run in JSON.
  public init(file: String) throws(DocumentError) {
    let json: JSON
    do {
      json = try JSON(parsing: TextFile.read(file))
    } catch let error as DocumentError {
      throw error
    } catch {
      throw DocumentError(
        file: file, found: "what is no JSON (\(error))", expected: FuzzState.expected)
    }
    guard let state = FuzzState(json) else {
      let found = json["report"]?.string.map { "a report of '\($0)'" } ?? "something else"
      throw DocumentError(file: file, found: found, expected: FuzzState.expected)
    }
    self = state
  }

  private static let expected = "the state or the JSON report of a fuzz run"

  private init?(_ json: JSON) {
    guard json["state"]?.string == "fuzz" || json["report"]?.string == "fuzz",
      json["version"]?.integer == 1,
      let seed = json["seed"].flatMap(UInt64.init(seed:)),
      let profile = json["profile"]?.string.flatMap(Profile.named),
      let number = json["shard"]?["number"]?.integer,
      let count = json["shard"]?["count"]?.integer, number >= 1, number <= count,
      let played = json["played"].flatMap(Played.init)
    else { return nil }
    options = FuzzOptions(seed: seed, profile: profile)
    options.shard = Shard(number - 1, of: count)
    subject = json["subject"]?.elements?.compactMap(\.string) ?? []
    self.played = played
  }
}

extension UInt64 {
  /// A seed as `JSON(seed:)` writes it.
  fileprivate init?(seed json: JSON) {
    if let text = json.string {
      self.init(text)
    } else if let number = json.number {
      self.init(exactly: number)
    } else {
      return nil
    }
  }
}
