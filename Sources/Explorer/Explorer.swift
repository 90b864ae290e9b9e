import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoCachedResolver
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness
import StatusQuoImports
import StatusQuoJSON
import StatusQuoPictures
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioFiles
import StatusQuoSeededBugs

/// Answers a question of the page: JSON in, JSON out, nothing kept in between.
///
/// | `ask` | with | answer |
/// | --- | --- | --- |
/// | `start` | | `vocabulary` (what can be edited), `bugs` [{id, summary}], `tool` |
/// | `check` | `document` | nothing: an error where the document can't be shown |
/// | `show` | `document`, `step`?, `about`? (a name), `unread`? (what an import did not read) | `stage` and `why` (HTML), `world` (system and device in words), `bar`, `isRight` (nothing is wrong), `fixes` (the document with each fix that `why` shows as code), `calls` [{call, refused?, why?}], `next` [{step, call, refused?, why?}]: the steps that could follow, those about the name only |
/// | `next` | `document`, `step`? | `next`, all of them |
/// | `observe` | `document` | `observations` as the command prints them, or `difference` where the models part |
/// | `search` | `seed`, `first`, `count`, `bug`? | `scenarios`, `steps`, `found`? (a document) |
/// | `shrink` | `document`, `bug`? | `history` [{controllers, steps, evaluations}], `document`, `title`, `certificate`, `page` (HTML) |
/// | `test`, `picture` | `document`, `step`? | `test` (a Swift test), `svg` |
/// | `import` | `text` (a file of an app, or a document) | `document`, `kind` (of the text) |
///
/// Any question may have `error` as its only answer.
///
/// - Complexity: that of playing the scenario; `Limit` bounds it.
public func answer(_ request: [UInt8]) -> [UInt8] {
  let answer: JSON
  do {
    answer = StatusQuoExplorer.answer(try JSON(parsing: request))
  } catch {
    answer = StatusQuoExplorer.error("found \(error.found), expected \(error.expected)")
  }
  return [UInt8](answer.compactText.utf8)
}

private func answer(_ json: JSON) -> JSON {
  switch json["ask"]?.string.flatMap({ Question(rawValue: $0) }) {
  case .start: start
  case .check: withDocument(json) { _ in [:] }
  case .show:
    withDocument(json) {
      show(
        $0.scenario, step: json["step"]?.number, about: json["about"]?.string,
        isImported: json["imported"]?.bool ?? false,
        unread: $0.unread + (json["unread"]?.elements ?? []).compactMap { $0.string })
    }
  case .next:
    withDocument(json) { document in
      let step = clamped(json["step"]?.number, in: document.scenario)
      return ["next": JSON(document.scenario.nextSteps(after: step))]
    }
  case .observe: withDocument(json) { observe($0.scenario) }
  case .picture:
    withDocument(json) { ["svg": JSON(picture($0.scenario, json["step"]?.number))] }
  case .importing: importing(json)
  case .test: withDocument(json) { ["test": JSON($0.swiftTest())] }
  case .search: withBug(json) { search(json, $0) }
  case .shrink: withBug(json) { bug in withDocument(json) { shrink($0.scenario, bug) } }
  case nil:
    error(
      "found no question, expected "
        + Question.allCases.map { $0.rawValue }.joined(separator: ", "))
  }
}

/// The questions of the page.
private enum Question: String, CaseIterable {
  case start, check, show, next, observe, test, picture, search, shrink
  case importing = "import"
}

/// The largest scenarios to ask about: larger ones would take the page more than two seconds, and deeper
/// trees more stack than it has.
enum Limit {
  static let steps = 1_000
  static let controllers = 500
  static let levels = 128
  static let characters = 1_000
  static let allCharacters = 20_000
  static let scenarios = 20_000

  /// The error that a scenario is too large to show; nil for others.
  static func excess(of scenario: Scenario) -> JSON? {
    var levels: [Name: Int] = [:]
    for controller in scenario.controllers {
      levels[controller.name] = 1 + (controller.place.above.flatMap { levels[$0] } ?? 0)
    }
    let characters = scenario.names.texts.map { $0.utf8.count }
    let sizes = [
      (scenario.steps.count, steps, "steps"),
      (scenario.controllers.count, controllers, "controllers"),
      (levels.values.max() ?? 0, Limit.levels, "levels"),
      (characters.max() ?? 0, Limit.characters, "characters in a name"),
      (characters.reduce(0, +), allCharacters, "characters in all names"),
    ]
    guard let (size, most, unit) = sizes.first(where: { $0.0 > $0.1 }) else { return nil }
    return error("found \(size) \(unit), expected at most \(most)")
  }
}

private func withDocument(_ json: JSON, _ body: (ScenarioDocument) -> JSON) -> JSON {
  guard let document = json["document"] else { return error("found no document") }
  do {
    let document = try ScenarioDocument(document, file: "document")
    return Limit.excess(of: document.scenario) ?? body(document)
  } catch {
    return StatusQuoExplorer.error(error.description)
  }
}

func error(_ text: String) -> JSON { ["error": JSON(text)] }

// MARK: - A scenario

private func observe(_ scenario: Scenario) -> JSON {
  var (reference, cached) = (ReferenceModel(scenario), CachedResolver(scenario))
  var (expected, actual) = (Observation(), Observation())
  var list: [JSON] = []
  for number in 0...scenario.steps.count {
    if number > 0 {
      reference.apply(scenario.steps[number - 1])
      cached.apply(scenario.steps[number - 1])
    }
    reference.observe(into: &expected)
    cached.observe(into: &actual)
    if expected != actual { return ["difference": JSON(number)] }
    list.append(expected.json(scenario.names))
  }
  return ["observations": JSON(list)]
}

private func picture(_ scenario: Scenario, _ step: Double?) -> String {
  let step = clamped(step, in: scenario)
  let moments = narrate(scenario, upTo: step) { $0 + 1 >= step }
  return Story(scenario, moments).poster.svg
}

/// The last step where none is meant.
private func clamped(_ step: Double?, in scenario: Scenario) -> Int {
  let last = scenario.steps.count
  return step.flatMap { Int(exactly: $0) }.map { min(max($0, 0), last) } ?? last
}

/// - Parameters:
///   - isImported: true where files of an app may have left out what its classes override.
///   - unread: what an import did not read.
private func show(
  _ declared: Scenario, step: Double?, about subject: String?, isImported: Bool, unread: [String]
) -> JSON {
  let scenario = declared.observingItsAnswers
  let last = scenario.steps.count
  let step = clamped(step, in: scenario)
  let moments = narrate(scenario, upTo: last) { $0 + 1 >= step && $0 <= step }
  let shown = Array(moments[...step])
  var explanation = explanation(of: scenario, shown)
  explanation.supposed?.isKnownOtherwise = !isImported
  explanation.supposed?.isOnPage = true
  explanation.unread = unread
  let why = Article("", blocks: [.line(explanation.title)] + explanation.blocks())
  let stage = Article("", blocks: [.moment(Story(scenario, shown))])
  let bar = moments[step].observation.bar
  return [
    "stage": JSON(stage.fragment), "why": JSON(why.fragment),
    "world": JSON(scenario.environment.text),
    "bar": JSON(bar.hidden ? "hidden" : bar.content.rawValue),
    "isRight": JSON(explanation.isRight && unread.isEmpty),
    "fixes": JSON(
      explanation.shownFixes.map { changes in
        declared.changed(by: changes).map { ScenarioDocument($0).json } ?? .null
      }),
    "calls": JSON(
      scenario.steps.indices.map { index in
        line(scenario.steps[index], moments[index + 1].observation.outcome, scenario.names)
      }),
    "next": JSON(scenario.nextSteps(after: step, about: subject)),
  ]
}

/// The explanation of the last of some moments, with the fixes that both models confirm.
private func explanation(of scenario: Scenario, _ moments: [Moment]) -> Explanation {
  var models = LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
  return Explanation(scenario, moments: moments).playingFixes {
    models.firstDivergence(on: $0) == nil
  }
}

/// A step as code, with the reason where it is refused.
private func line(_ step: Step, _ outcome: StepOutcome, _ names: Names) -> JSON {
  [
    "call": JSON(step.call(names)), "refused": outcome.reason.map { JSON($0.rawValue) } ?? .null,
    "why": outcome.reason.map { JSON(step.clause($0, names)) } ?? .null,
  ]
}
