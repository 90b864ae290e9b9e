import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoPictures
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioFiles
import StatusQuoSeededBugs

/// Answers a question of the page: JSON in, JSON out, nothing kept in between.
///
/// `{"ask": "start"}` gives `vocabulary` (what can be edited), `style` (the style sheet of pictures),
/// `bugs` [{id, summary}] and `tool`. `"show"` with `document` and `step`? gives `stage`
/// and `why` (HTML), `bar`, `calls` [{call, refused?}] and `next` [{step, call, refused?}]: each step
/// that could follow, with the reason why it would be refused. `"observe"` gives `observations` as the
/// command of that name prints them, or `difference` where the two models part. `"search"` with `seed`,
/// `first`, `count` and `bug`? plays generated scenarios on both models: `scenarios`, `steps` and `found`?
/// (a document). `"shrink"` with `document` and `bug`? gives `history` [{controllers, steps,
/// evaluations}], `document`, `title`, `certificate` and `page` (HTML). `"test"` gives a document as a Swift
/// test, `"picture"` one as SVG. Where something is wrong there is only `error`.
///
/// - Complexity: that of playing what is asked about; `Limit` bounds it.
public func answer(_ request: [UInt8]) -> [UInt8] {
  let json: JSON
  do {
    json = try JSON(parsing: request)
  } catch {
    return failure("found \(error.found), expected \(error.expected)")
  }
  switch json["ask"]?.string.flatMap({ Question(rawValue: $0) }) {
  case .start: return bytes(start)
  case .show: return withDocument(json) { show($0.scenario, step: json["step"]?.number) }
  case .observe: return withDocument(json) { observe($0.scenario) }
  case .picture:
    return withDocument(json) {
      ["svg": JSON(picture($0.scenario, json["step"]?.number))]
    }
  case .test: return withDocument(json) { ["test": JSON($0.swiftTest())] }
  case .search: return withBug(json) { search(json, $0) }
  case .shrink: return withBug(json) { bug in withDocumentJSON(json) { shrink($0.scenario, bug) } }
  case nil:
    return failure(
      "found no question, expected start, show, observe, test, picture, search or shrink")
  }
}

/// What can be asked.
private enum Question: String {
  case start, show, observe, test, picture, search, shrink
}

/// What may be asked about: more would take the page more than a moment.
enum Limit {
  static let steps = 1_000
  static let controllers = 2_000
  static let scenarios = 20_000
}

private func withDocument(_ json: JSON, _ body: (ScenarioDocument) -> JSON) -> [UInt8] {
  bytes(withDocumentJSON(json, body))
}

private func withDocumentJSON(_ json: JSON, _ body: (ScenarioDocument) -> JSON) -> JSON {
  guard let document = json["document"] else { return error("found no document") }
  do {
    // Written and read again, so that errors name lines of the document.
    let document = try ScenarioDocument(parsing: document.text, file: "document")
    guard document.scenario.steps.count <= Limit.steps,
      document.scenario.controllers.count <= Limit.controllers
    else {
      return error("found more than \(Limit.steps) steps or \(Limit.controllers) controllers")
    }
    return body(document)
  } catch {
    return StatusQuoExplorer.error(error.description)
  }
}

func error(_ text: String) -> JSON { ["error": JSON(text)] }

private func failure(_ text: String) -> [UInt8] { bytes(error(text)) }

func bytes(_ json: JSON) -> [UInt8] { [UInt8](json.compactText.utf8) }

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
  let moments = moments(of: scenario, upTo: step) { $0 + 1 >= step }
  return poster(of: scenario, moments).svg
}

/// The last step where none is meant.
private func clamped(_ step: Double?, in scenario: Scenario) -> Int {
  let last = scenario.steps.count
  return step.flatMap { Int(exactly: $0) }.map { min(max($0, 0), last) } ?? last
}

private func show(_ scenario: Scenario, step: Double?) -> JSON {
  let last = scenario.steps.count
  let step = clamped(step, in: scenario)
  let moments = moments(of: scenario, upTo: last) { $0 + 1 >= step && $0 <= step }
  let shown = Array(moments[...step])
  let page = Explanation(scenario, moments: shown).page(of: scenario, shown)
  let bar = moments[step].observation.bar
  return [
    "stage": JSON(page.stage.fragment), "why": JSON(page.reasons.fragment),
    "bar": JSON(bar.hidden ? "hidden" : bar.content.rawValue),
    "calls": JSON(
      scenario.steps.indices.map { index in
        line(scenario.steps[index], moments[index + 1].observation.outcome, scenario.names)
      }),
    "next": JSON(scenario.nextSteps(after: step)),
  ]
}

/// The launch and the steps up to one, as the reference plays them.
func moments(
  of scenario: Scenario, upTo last: Int, isDrawn: (Int) -> Bool
) -> [ExplainedMoment] {
  narrate(
    ReferenceModel(scenario), scenario, upTo: last, explain: { $0.explain() },
    snapshot: { isDrawn($1) ? $0.snapshot() : nil })
}

/// A step as code, with the reason where it is refused.
private func line(_ step: Step, _ outcome: StepOutcome, _ names: Names) -> JSON {
  [
    "call": JSON(step.call(names)), "refused": outcome.reason.map { JSON($0.rawValue) } ?? .null,
  ]
}
