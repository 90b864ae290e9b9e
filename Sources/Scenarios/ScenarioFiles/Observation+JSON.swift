package import StatusQuoAppearanceModel
package import StatusQuoJSON

extension Observation {
  /// Its keys in the order of `Observations` in the documentation. What JSON leaves out is that of another
  /// observation.
  package static let jsonForm = JSONForm(
    "an observation", Observation(), gaps: .kept, definition: "observation"
  ) { form in
    form.field("step", .whole(), { $0.step }, { $0.step = $1 })
    form.field("outcome", outcomeForm, { $0.outcome }, { $0.outcome = $1 })
    form.optional("launchBar", barForm, { $0.launchBar }, { $0.launchBar = $1 })
    form.field("bar", displayedBarForm, { $0.bar }, { $0.bar = $1 })
    form.nullable("provenance", provenanceForm, { $0.provenance }, { $0.provenance = $1 })
    form.nullable("stale", barForm, { $0.stale }, { $0.stale = $1 })
    form.field("calls", .list(of: callForm, called: "calls"), { $0.calls }, { $0.calls = $1 })
    form.field("styles", .list(of: styleForm, called: "styles"), { $0.styles }, { $0.styles = $1 })
    form.field(
      "told", .list(of: changeForm, called: "style changes"), { $0.traitChanges },
      { $0.traitChanges = $1 })
    form.nullable(
      "geometry", geometryForm, isLeftOut: true, { $0.geometry }, { $0.geometry = $1 })
    form.nullable(
      "systemGestures", gesturesForm, isLeftOut: true, { $0.systemGestures },
      { $0.systemGestures = $1 })
    form.nullable(
      "safeArea", .list(of: areaForm, called: "insets"), isLeftOut: true, { $0.safeArea },
      { $0.safeArea = $1 })
  }

  /// The observation as JSON. `names` are those of the scenario.
  package func json(_ names: Names) -> JSON { Self.jsonForm.json(self, names) }

  /// The observation as JSON, without what is as in the one before: parts of the world that are equal,
  /// styles and insets that a node had, empty lists of what happened.
  package func json(_ names: Names, after previous: Observation?) -> JSON {
    guard var previous else { return json(names) }
    var news = self
    keepNew(&news.styles, &previous.styles)
    if news.geometry != nil, previous.geometry != nil {
      keepNew(&news.geometry!.safeAreaTop, &previous.geometry!.safeAreaTop)
      keepNew(&news.geometry!.covers, &previous.geometry!.covers)
    }
    let before = previous.json(names)
    var json = JSONBuilder()
    json.object { json in
      for member in news.json(names).members ?? [] {
        let isLeftOut =
          switch member.key {
          case "step", "outcome": false
          case "calls", "told": member.value.elements?.isEmpty == true
          default: member.value == before[member.key]
          }
        if !isLeftOut { json.member(member.key, member.value) }
      }
    }
    return json.finish()
  }
}

/// Leaves in a list what the one before did not have; that becomes empty.
private func keepNew<Element: Hashable>(_ list: inout [Element], _ previous: inout [Element]) {
  let known = Set(previous)
  list.removeAll(where: known.contains)
  previous = []
}

// MARK: Parts

/// An outcome as it is written.
private struct WrittenOutcome: Sendable {
  var result = Result.applied
  var reason: StepOutcome.Reason?

  enum Result: String, CaseIterable { case applied, ignored, raised }

  init() {}

  init(_ outcome: StepOutcome) {
    reason = outcome.reason
    switch outcome {
    case .applied: result = .applied
    case .ignored: result = .ignored
    case .raised: result = .raised
    }
  }

  /// The outcome; nil where a reason is missing, or there for a step that was applied.
  var outcome: StepOutcome? {
    switch (result, reason) {
    case (.applied, nil): .applied
    case (.ignored, let reason?): .ignored(reason)
    case (.raised, let reason?): .raised(reason)
    case (.applied, _?), (.ignored, nil), (.raised, nil): nil
    }
  }
}

private let outcomeForm = JSONForm(
  "an outcome, with a reason unless it is applied", WrittenOutcome()
) { form in
  form.field("result", .word, { $0.result }, { $0.result = $1 })
  form.optional("reason", .word, { $0.reason }, { $0.reason = $1 })
}.mapped({ WrittenOutcome($0) }, { $0.outcome })

private let barForm = JSONForm("a bar", BarAppearance(hidden: false, content: .dark)) { form in
  form.field("hidden", .bool, { $0.hidden }, { $0.hidden = $1 })
  form.field("content", .word, { $0.content }, { $0.content = $1 })
}

private let displayedBarForm = JSONForm("the bar", DisplayedBar(), gaps: .kept) { form in
  form.field("hidden", .bool, { $0.hidden }, { $0.hidden = $1 })
  form.field("content", .word, { $0.content }, { $0.content = $1 })
  form.field("animation", .word, { $0.animation }, { $0.animation = $1 })
  form.field("animated", .bool, { $0.animated }, { $0.animated = $1 })
}

private let provenanceForm = JSONForm("the provenance", Provenance(), gaps: .kept) { form in
  form.nullable("window", .name, { $0.window }, { $0.window = $1 })
  form.nullable("style", answerForm, { $0.style }, { $0.style = $1 })
  form.nullable("hidden", answerForm, { $0.hidden }, { $0.hidden = $1 })
  form.field("forcedHidden", .bool, { $0.forcedHidden }, { $0.forcedHidden = $1 })
  form.field("lightBehindCard", .bool, { $0.lightBehindCard }, { $0.lightBehindCard = $1 })
}

private let gesturesForm = JSONForm(
  "the system's gestures", SystemGestures(), gaps: .kept
) { form in
  form.field(
    "homeIndicatorAutoHidden", .bool, { $0.homeIndicatorAutoHidden },
    { $0.homeIndicatorAutoHidden = $1 })
  form.field("screenEdges", .word, { $0.screenEdges }, { $0.screenEdges = $1 })
  form.optional("verticalBar", .word, { $0.verticalBar }, { $0.verticalBar = $1 })
  form.nullable(
    "homeIndicatorAnswer", answerForm, { $0.homeIndicatorAnswer }, { $0.homeIndicatorAnswer = $1 })
  form.nullable(
    "screenEdgesAnswer", answerForm, { $0.screenEdgesAnswer }, { $0.screenEdgesAnswer = $1 })
  form.optional(
    "verticalBarAnswer", answerForm, { $0.verticalBarAnswer }, { $0.verticalBarAnswer = $1 })
  form.field("stale", .bool, { $0.isStale }, { $0.isStale = $1 })
}

/// Stands for a name that is still to be read.
private let noName = Name(index: 0)

/// A program may say only who answered. Where the law has no answer, the way is then the shortest.
private let answerForm = JSONForm(
  "an answer", Provenance.Answer(answeredBy: noName, chain: [], stop: noStop), gaps: .keptIfThere
) { form in
  form.field("answeredBy", .name, { $0.answeredBy }, { $0.answeredBy = $1 })
  form.field(
    "chain", .list(of: hopForm, called: "hops"), mayBeMissing: true, { $0.chain }, { $0.chain = $1 }
  )
  form.field("stop", stopForm, mayBeMissing: true, { $0.stop }, { $0.stop = $1 })
}.mapped({ $0 }) { answer in
  guard answer.chain.isEmpty else { return answer }
  return Provenance.Answer(
    answeredBy: answer.answeredBy,
    chain: [Provenance.Hop(controller: answer.answeredBy, reason: .root)],
    stop: Provenance.Stop(at: answer.answeredBy, notAsked: nil, reason: .doesNotForward))
}

private let hopForm = JSONForm(
  "a hop", Provenance.Hop(controller: noName, reason: .root)
) { form in
  form.field("controller", .name, { $0.controller }, { $0.controller = $1 })
  form.field("reason", .word, { $0.reason }, { $0.reason = $1 })
}

private let noStop = Provenance.Stop(at: noName, notAsked: nil, reason: .doesNotForward)

private let stopForm = JSONForm("a stop", noStop, gaps: .keptIfThere) { form in
  form.field("at", .name, { $0.at }, { $0.at = $1 })
  form.nullable("notAsked", .name, { $0.notAsked }, { $0.notAsked = $1 })
  form.field("reason", .word, { $0.reason }, { $0.reason = $1 })
}

private let callForm = JSONForm(
  "a call", LifecycleCall(controller: noName, method: .viewDidLoad)
) { form in
  form.field("controller", .name, { $0.controller }, { $0.controller = $1 })
  form.field("method", .word, { $0.method }, { $0.method = $1 })
}

private let styleForm = JSONForm("a style", NodeStyle(node: noName, style: .light)) { form in
  form.field("node", .name, { $0.node }, { $0.node = $1 })
  form.field("style", .word, { $0.style }, { $0.style = $1 })
}

private let changeForm = JSONForm(
  "a style change", StyleChange(node: noName, from: .light, to: .light)
) { form in
  form.field("node", .name, { $0.node }, { $0.node = $1 })
  form.field("from", .word, { $0.from }, { $0.from = $1 })
  form.field("to", .word, { $0.to }, { $0.to = $1 })
}

private let geometryForm = JSONForm("the geometry", Geometry(), gaps: .kept) { form in
  form.field("statusBarHeight", .number, { $0.statusBarHeight }, { $0.statusBarHeight = $1 })
  form.field(
    "safeAreaTop", .list(of: insetForm, called: "insets"), { $0.safeAreaTop },
    { $0.safeAreaTop = $1 })
  form.field("covers", .list(of: coverForm, called: "covers"), { $0.covers }, { $0.covers = $1 })
}

private let insetForm = JSONForm(
  "an inset", Geometry.SafeAreaTop(controller: noName, top: 0)
) { form in
  form.field("controller", .name, { $0.controller }, { $0.controller = $1 })
  form.field("top", .number, { $0.top }, { $0.top = $1 })
}

private let areaForm = JSONForm(
  "insets", SafeArea(controller: noName, left: 0, bottom: 0, right: 0)
) { form in
  form.field("controller", .name, { $0.controller }, { $0.controller = $1 })
  form.nullable("left", .number, { $0.left }, { $0.left = $1 })
  form.nullable("bottom", .number, { $0.bottom }, { $0.bottom = $1 })
  form.nullable("right", .number, { $0.right }, { $0.right = $1 })
}

private let coverForm = JSONForm(
  "a cover", Geometry.Cover(controller: noName, height: 0, visible: false)
) { form in
  form.field("controller", .name, { $0.controller }, { $0.controller = $1 })
  form.field("height", .number, { $0.height }, { $0.height = $1 })
  form.field("visible", .bool, { $0.visible }, { $0.visible = $1 })
}
