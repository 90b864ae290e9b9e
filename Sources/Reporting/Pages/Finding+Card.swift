public import StatusQuoAppearanceModel
public import StatusQuoHarness
public import StatusQuoPictures
import StatusQuoScenarioFiles

extension Finding {
  /// The finding as a page shows it.
  ///
  /// - Parameters:
  ///   - subject: the resolver under test, in words: `the cached resolver`.
  ///   - replay: the command that shows it again.
  ///   - necessities: what happens without each of its parts, where that is known.
  ///   - narrator: plays the scenario on the reference.
  public func card(
    subject: String, replay: String?, necessities: [Necessity] = [], narrator: Narrator
  ) -> FindingCard {
    let scenario = shownScenario
    let moments = moments(narrator)
    let needed = necessities.map {
      $0.words(in: scenario, divergence.divergenceClass, moments, narrator: narrator)
    }
    return FindingCard(
      headline: headline,
      facts: [violationFact ?? subject, scenario.environment.text]
        + (origin.map { [$0.words] } ?? []),
      story: story(moments),
      calls: scenario.steps.prefix(shownStep).map { $0.call(scenario.names) },
      differences: divergence.differences(scenario.names).map {
        FindingCard.Difference(place: $0.place, expected: $0.expected, actual: $0.actual)
      },
      reasons: reasons(moments).map { FindingCard.Reason($0.text, $0.rules) },
      necessities: needed.compactMap { $0.self },
      isMinimal: !needed.contains(nil), history: history, copies: copies(replay))
  }

  /// The moments that are drawn.
  func story(_ narrator: Narrator) -> Story { story(moments(narrator)) }

  private func moments(_ narrator: Narrator) -> [ExplainedMoment] {
    narrator(shownScenario, shownStep, DrawnMoments(upTo: shownStep).contains)
  }

  private func story(_ moments: [ExplainedMoment]) -> Story {
    var story = Story(shownScenario, moments)
    if let failure = divergence.failure {
      story.moments[story.focus].failure = failure.text
    } else {
      story.moments[story.focus].actual = divergence.actual
    }
    if divergence.violation != nil { story.moments[story.focus].expected = divergence.expected }
    return story
  }

  private var violationFact: String? {
    divergence.violation.map { "the \($0.model.rawValue) violates \($0.property.rawValue)" }
  }

  private var history: [String] {
    var lines = origin.map { ["Found \($0.preposition) \($0.words)."] } ?? []
    if let shrinking {
      lines.append(
        "Shrunk from \(original.steps.count.counted("step")) and "
          + "\(original.controllers.count.counted("controller")) to "
          + "\(scenario.steps.count.grouped) and \(scenario.controllers.count.grouped), with "
          + shrinking.evaluations.counted("evaluation") + ".")
      lines.append(shrinking.certificate.text.capitalizedFirst + ".")
    }
    if !isReproducible { lines.append("The resolver does not answer the same every time.") }
    return lines
  }

  private var isInFile: Bool {
    switch origin {
    case .file: true
    case .run, nil: false
    }
  }

  private func copies(_ replay: String?) -> [FindingCard.Copy] {
    var copies = replay.map { [FindingCard.Copy(name: "command", text: $0)] } ?? []
    // What is in a file already, or too large to be a test, would only make the page large.
    if !isInFile {
      copies.append(FindingCard.Copy(name: "scenario document", text: document().text))
    }
    if scenario.steps.count + scenario.controllers.count <= 20 {
      copies.append(FindingCard.Copy(name: "Swift test", text: document().swiftTest()))
    }
    return copies
  }
}

extension Finding.Origin {
  /// Fits before `words`.
  fileprivate var preposition: String {
    switch self {
    case .file: "in"
    case .run: "as"
    }
  }

  /// `scenario 127 of seed 1, and 8 like it`.
  fileprivate var words: String {
    switch self {
    case .file(let file): return file
    case .run(let run, let index, let count):
      let others = count > 1 ? ", and \((count - 1).grouped) like it" : ""
      return run.text(of: index) + others
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
