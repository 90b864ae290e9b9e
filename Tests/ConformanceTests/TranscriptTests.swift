import StatusQuoAppearanceModel
import StatusQuoDriver
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoOnDevice
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

/// Transcripts as a device would write them that follows one reading of the law or another.
@Suite struct TranscriptTests {
  private static func compare(_ transcript: Transcript) -> TranscriptComparison {
    TranscriptComparison(of: [transcript]) { ReferenceModel($0, readings: $1) }
  }

  /// The transcript of a device that follows `readings`: everything but the reasons.
  private static func transcript(
    _ documents: [ScenarioDocument], _ readings: Readings = Readings(),
    leavingOut isSilent: (Int) -> Bool = { _ in false }
  ) -> Transcript {
    var transcript = Transcript(by: "a model", on: "no device")
    for document in documents {
      var play = document
      play.expectations = []
      play.wishes = []
      play.readings = Readings()
      var missing: [Transcript.Missing] = []
      var model = ReferenceModel(document.scenario, readings: readings)
      for step in 0...document.scenario.steps.count {
        if step > 0 { model.apply(document.scenario.steps[step - 1]) }
        var observation = Observation()
        model.observe(into: &observation)
        var seen = JSONBuilder()
        seen.object { seen in
          for member in observation.json(document.scenario.names).members ?? []
          where member.key != "provenance" && member.key != "stale" {
            seen.member(member.key, member.value)
          }
        }
        if isSilent(step) {
          missing.append(Transcript.Missing(after: step, why: "not settled"))
        } else {
          play.expectations.append(Expectation(after: step, observation: seen.finish()))
        }
      }
      transcript.plays.append(Transcript.Play(play, missing: missing))
    }
    return transcript
  }

  /// Documents of the list that `experiment` makes, on which all readings differ.
  private static let chosen = try! ExperimentTests.chosen()

  /// The transcript of a device that follows the law.
  private static let lawful = transcript(chosen)

  @Test func `a device that follows the law confirms every rule that documents use`() throws {
    let transcript = Self.lawful
    let comparison = Self.compare(transcript)
    #expect(comparison.contradictions.isEmpty)
    #expect(comparison.silent == 0)
    #expect(comparison.sights.values.allSatisfy { $0.contradicting == 0 && $0.confirming > 0 })
    #expect(!comparison.readings.contains { $0.fits > 0 })
    let confirmed = Set(comparison.sights.keys.map(\.rule))
    // UIKit shows no app the answers about the system's gestures, the driver's app has one scene, it ends
    // with what raises, and the driver reads only the top of the safe area.
    let shown = RuleID.allCases.filter {
      !$0.id.hasPrefix("SG-") && !$0.id.hasPrefix("SC-")
        && ![.w14, .ge19, .ge20, .ge22].contains($0)
    }
    #expect(confirmed.intersection(shown).count > shown.count * 9 / 10, "\(confirmed.count)")
    let again = try Transcript(parsing: Array(transcript.text.utf8), file: "transcript")
    #expect(again.text == transcript.text)
  }

  @Test(arguments: ChosenReading.alternatives)
  func `a device that follows another reading is seen to`(_ reading: ChosenReading) throws {
    var transcript = Self.transcript(Self.chosen, reading.readings)
    transcript.plays = zip(transcript.plays, Self.lawful.plays)
      .filter { $0.document.expectations != $1.document.expectations }.map(\.0)
    let comparison = Self.compare(transcript)
    // C-24 is about why, which no device shows.
    guard reading.question != .c24 else {
      #expect(comparison.contradictions.isEmpty)
      return
    }
    let sight = try #require(comparison.readings.first { $0.reading == reading })
    #expect(sight.fits > 0)
    #expect(sight.fails == 0)
    #expect(comparison.contradictions.allSatisfy { $0.fitting.contains(reading) })
    #expect(comparison.contradictions.count == sight.fits)
    #expect(comparison.article.text().contains(reading.text))
  }

  @Test func `what was not observed is no verdict`() {
    let comparison = Self.compare(Self.transcript(Self.chosen) { $0 > 0 })
    let steps = Self.chosen.reduce(0) { $0 + $1.scenario.steps.count }
    #expect(comparison.moments == Self.chosen.count)
    #expect(comparison.silent == steps)
    #expect(comparison.contradictions.isEmpty)
  }

  @Test func `what follows a contradiction does not count`() throws {
    let document = try #require(Self.chosen.first { $0.scenario.steps.count > 2 })
    var transcript = Self.transcript([document])
    for index in transcript.plays[0].document.expectations.indices where index > 0 {
      transcript.plays[0].document.expectations[index].observation = ["bar": ["hidden": "maybe"]]
    }
    let comparison = Self.compare(transcript)
    #expect(comparison.contradictions.map(\.step) == [1])
    #expect(comparison.moments == 2)
    #expect(comparison.silent == document.scenario.steps.count - 1)
    #expect(comparison.contradictions[0].mismatches.map(\.keyPath) == ["bar.hidden"])
  }

  /// Mistakes in a transcript, and the beginning of each error.
  static let mistakes: [(text: String, error: String)] = [
    ("", "t: found an empty file, expected a transcript"),
    ("{\"transcript\": 2}", "t:1:16: transcript: found 2, expected 1"),
    (
      "{\"transcript\": 1, \"by\": \"me\", \"on\": \"it\"}\n\n{\"plai\": {}}",
      "t:3:2: plai: found the unknown key \"plai\", expected \"play\""
    ),
    (
      "{\"transcript\": 1, \"by\": \"me\", \"on\": \"it\"}\n"
        + "{\"play\": {\"version\": 1, \"windows\": []}, \"missing\": [{\"after\": 1}]}",
      "t:2:"
    ),
    ("{\"transcript\": 1, \"by\": \"me\"", "t:1:"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is refused at its place`(_ mistake: (text: String, error: String)) {
    #expect {
      try Transcript(parsing: Array(mistake.text.utf8), file: "t")
    } throws: { error in
      "\(error)".hasPrefix(mistake.error)
    }
  }

  @Test(arguments: [true, false])
  func `a container that has not asked is out of date, and held against nothing else`(
    _ hasAsked: Bool
  ) throws {
    let seen = #"{"bar": {"hidden": false}"# + (hasAsked ? "}" : #", "stale": {"hidden": true}}"#)
    let document = try ScenarioDocument(
      parsing: #"""
        {"version": 1, "name": "Drawer", "environment": {"iOS": "17.0"},
         "windows": [{"name": "W", "root": {
           "name": "Container", "kind": "plain", "prefersStatusBarHidden": true}}],
         "steps": [{"do": "set", "on": "Container", "property": "open", "value": null}],
         "expect": [{"after": 1, "observation": \#(seen)}]}
        """#, file: "play")
    var transcript = Transcript(by: "a driver", on: "no device")
    transcript.plays = [Transcript.Play(document)]
    let comparison = Self.compare(transcript)
    #expect(comparison.outOfDate.map(\.step) == (hasAsked ? [] : [1]))
    #expect(comparison.contradictions.isEmpty)
    #expect(comparison.moments == 1)
    let text = comparison.article.text()
    #expect(text.contains("after open, to ask again changes the bar") == !hasAsked)
  }
}
