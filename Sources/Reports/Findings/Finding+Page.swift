import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoDiagnosing
import StatusQuoHarness
import StatusQuoScenarioFiles

// What is drawn, and what is copied.
extension Finding {
  /// The moments that are drawn, with what the subject shows at the last one.
  func story(_ readings: Readings) -> Story {
    var story = Story(shownScenario, moments(readings))
    switch divergence.kind {
    case .observed(let observed, _): story.moments[story.focus].actual = observed.actual
    case .brokenInvariant(_, let both): story.moments[story.focus].actual = both
    case .failure(let failure, _): story.moments[story.focus].failure = failure.text
    case .violation(_, let observed):
      story.moments[story.focus].expected = observed.expected
      story.moments[story.focus].actual = observed.actual
    }
    return story
  }

  private func moments(_ readings: Readings) -> [Moment] {
    narrateDrawn(shownScenario, upTo: shownStep, readings)
  }

  /// The results without each part; nothing where they are not known.
  func necessityBlocks(_ necessities: [Necessity], _ readings: Readings) -> [Block] {
    guard !necessities.isEmpty else { return [] }
    let moments = moments(readings)
    let rows = necessities.compactMap {
      $0.words(in: shownScenario, divergence.divergenceClass, moments, readings)
    }
    guard !rows.isEmpty else { return [] }
    let title = rows.count == necessities.count ? "Nothing here can go" : "What it takes"
    return [.section(title, [.table(Block.Table([], rows))])]
  }
}

extension Finding.Reported {
  /// The command, the document, and the test.
  var copies: [Block] {
    let (document, scenario) = (document, finding.scenario)
    var longOnes: [Block] = []
    // What is in a file already, or too large to be a test, would only make the page large.
    if !isInFile { longOnes.append(.code(document.text, name: "scenario document")) }
    if scenario.steps.count + scenario.controllers.count <= 20 {
      longOnes.append(.code(document.swiftTest(), name: "Swift test"))
    }
    return (replay.map { [.code($0, name: "replay")] } ?? []) + [.drawn(longOnes)]
  }

  private var isInFile: Bool { if case .file? = finding.origin { true } else { false } }
}
