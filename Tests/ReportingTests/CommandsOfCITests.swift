import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioFiles
import Testing

/// Any format may be printed to the log of a CI, whose runner reads commands from it. Names in documents give
/// it none.
struct CommandsOfCITests {
  /// Commands of GitHub Actions, Azure Pipelines, and TeamCity.
  static let commands = [
    "::set-output name=x::y", "::stop-commands::x", "::add-mask::x", "::error::x", "::debug::x",
    "::group::x", "::save-state name=x::y", "::set-env name=x::y", "::add-path::x", "::echo::on",
    "##[command]x", "##[error]x", "##[group]x", "##vso[task.setvariable variable=x]y",
    "##vso[build.updatebuildnumber]x", "##teamcity[buildStop comment='x']",
    "##teamcity[setParameter name='x' value='y']",
  ]
  /// The ways to begin a line, or to look as if.
  static let beginnings = [
    "", " \t", "\u{A0}\u{3000}", "\r", "\n", "\r\n", "\u{2028}", "\u{85}", "\u{B}", "\u{1B}[32m",
  ]

  /// A run in whose every text are commands.
  private static let (run, article): (CheckedRun, Article) = {
    let names = beginnings.flatMap { start in commands.map { start + $0 } }
    let all = names.joined(separator: "\n")
    var scenario = ForgetsToReadOnPop.revealingScenario
    for name in names { scenario.controllers.append(Controller(.plain, scenario.names[name])) }
    var models = LockStep(
      reference: { ReferenceModel($0) }, subject: { ForgetsToReadOnPop($0) })
    var replay = Replay()
    let document = ScenarioDocument(
      scenario, name: all, source: all,
      expectations: [Expectation(after: 1, observation: ["bar": ["hidden": JSON(all)]])])
    replay.play(document, file: all, on: &models)
    replay.add(DocumentError(file: all, keyPath: all, found: all, expected: all))
    let run = replay.checkedRun(duration: 1) { _ in [UInt8](document.text.utf8) }
    let article = models.firstDivergence(on: scenario).map {
      Finding.Reported(Finding(scenario, $0, origin: .file(all)), replay: all).article(
        isDrawn: true)
    }
    return (run, article ?? replay.article())
  }()

  private static func text(_ format: String) -> String {
    switch format {
    case "text": Ink.none.shown(article.text() + run.problems.map(\.details).joined())
    case "color": Ink.terminal.shown(article.text(ink: .terminal))
    case "markdown": article.markdown()
    case "html": article.page.html
    case "svg": article.blocks.firstStory?.poster.svg ?? ""
    case "junit": run.junit
    case "sarif": run.sarif(version: "1").text
    case "json": JSON(run.problems.map { JSON($0.details) }).text
    case "jsonl": JSON(run.problems.map { JSON($0.details) }).compactText + "\n"
    // Without the commands that it is made of.
    default: run.gitHubAnnotations.replacing(#/(?m)^::(error|notice) /#, with: "")
    }
  }

  @Test(arguments: [
    "text", "color", "markdown", "html", "svg", "junit", "sarif", "json", "jsonl", "github",
  ])
  func `no line of a format is a command to the runner`(_ format: String) {
    let text = Self.text(format)
    #expect(text.count > 1_000)
    let lines = text.split(
      omittingEmptySubsequences: false,
      whereSeparator: {
        $0.unicodeScalars.contains {
          "\r\n\u{B}\u{C}\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0)
        }
      })
    for line in lines {
      let start = line.replacing(/\u{1B}\[[0-9;]*m/, with: "").drop(while: \.isWhitespace)
      #expect(!start.hasPrefix("::"), "\(line.prefix(80).debugDescription)")
    }
    for mark in ["##[", "##vso[", "##teamcity[", "\r", "\u{85}", "\u{2028}", "\u{B}"] {
      #expect(!text.unicodeScalars.contains(mark.unicodeScalars), "\(mark.debugDescription)")
    }
  }

  @Test func `what is no command stays as it is`() {
    let text = "## Title\n- a::b, #[x], ### v\n[1]: ::\n"
    #expect(text.withoutCommands() == text)
    #expect("::x\n ##[y]".withoutCommands() == "\\u{3a}:x\n \\u{23}#[y]")
    #expect("::x".markupWithoutCommands == "&#58;:x")
  }
}

extension String.UnicodeScalarView {
  fileprivate func contains(_ other: String.UnicodeScalarView) -> Bool {
    let (text, wanted) = (Array(self), Array(other))
    return text.indices.contains { text[$0...].starts(with: wanted) }
  }
}
