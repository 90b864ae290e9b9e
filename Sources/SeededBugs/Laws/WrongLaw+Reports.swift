import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoHarness

/// Laws by which the world is right but what is seen of it is not: kept from before, left out, or
/// said instead of something else.
extension WrongLaw {
  static func ofReports(_ divergence: Divergence, _ scenario: Scenario) -> [WrongLaw] {
    let (expected, actual) = (divergence.expected, divergence.actual)
    let sort: StepSort? =
      divergence.step > 0 ? StepSort(scenario.steps[divergence.step - 1]) : nil
    return divergence.parts.flatMap { part -> [WrongLaw] in
      switch part {
      case .outcome: ofOutcomes(expected.outcome, actual.outcome, sort)
      case .launchBar: [reporting("launch-bar", "there is no launch screen") { $0.launchBar = nil }]
      case .bar: ofBars + (sort.map { ofKeptBars($0) + [ofAnimation($0)] } ?? [])
      case .provenance: ofProvenance(expected.provenance, actual.provenance)
      case .stale: ofStaleBars(sort)
      case .calls: sort.map { ofCalls(expected.calls, actual.calls, $0) } ?? []
      case .styles: ofStyles(sort, scenario, divergence.step)
      case .traitChanges: ofTraitChanges(sort)
      case .geometry: ofGeometry(sort)
      case .invariant, .crash, .hang, .instability, .property: []
      }
    }
  }

  /// A law by which each observation is changed.
  static func reporting(
    _ id: String, _ statement: String, _ change: @escaping @Sendable (inout Observation) -> Void
  ) -> WrongLaw {
    WrongLaw(id, statement, .transformObservation { reported, _ in change(&reported) })
  }

  /// A law by which observations after applied steps of a sort are changed.
  static func reporting(
    _ id: String, _ statement: String, after sort: StepSort?,
    _ change: @escaping @Sendable (inout Observation, inout Wrongness.Memory) -> Void
  ) -> WrongLaw {
    WrongLaw(
      id, statement,
      .transformObservation { reported, memory in
        if memory.appliedStep.map({ StepSort($0) }) == sort { change(&reported, &memory) }
      })
  }

  private static func ofOutcomes(
    _ right: StepOutcome, _ wrong: StepOutcome, _ sort: StepSort?
  ) -> [WrongLaw] {
    let what = "what is to be \(right.words) counts as \(wrong.words)"
    return [
      reporting("outcome-\(right.words)-\(wrong.words)", what) {
        if $0.outcome == right { $0.outcome = wrong }
      }
    ]
      + (sort.map { sort in
        [
          WrongLaw(
            "outcome-\(right.words)-\(wrong.words)-\(sort.id)", "\(what) in \(sort.words)",
            .transformObservation { reported, memory in
              if memory.step.map({ StepSort($0) }) == sort, reported.outcome == right {
                reported.outcome = wrong
              }
            })
        ]
      } ?? [])
  }

  private static let ofBars: [WrongLaw] = [
    WrongLaw(
      "bar-animation-first", "the animation that is asked for first is kept",
      .keepsFirstAnimation, as: "reads-animation-is-of-the-first-read"),
    reporting("bar-never-animated", "no change of the status bar is animated") {
      $0.bar.animated = false
    },
    reporting("bar-no-animation", "the status bar has no animation") { $0.bar.animation = .none },
    WrongLaw(
      "bar-shows-stale", "the status bar is up to date at any time",
      .transformObservation { reported, _ in
        if let fresh = reported.stale {
          reported.bar.content = fresh.content
          reported.bar.hidden = fresh.hidden
          reported.stale = nil
        }
      }),
    WrongLaw(
      "bar-first", "the status bar is looked up once and kept",
      .transformObservation { reported, memory in
        memory.frozen = memory.frozen ?? memory.now
        reported.keep(.all, of: memory.frozen)
      }),
    WrongLaw(
      "bar-answers-kept", "what a controller answered is kept for good",
      .transformObservation { reported, memory in
        guard let name = reported.provenance?.hidden?.answeredBy else { return }
        let key = Wrongness.BarKey(answeredBy: name, content: .dark)
        if let known = memory.answers[key] {
          let fresh = reported.upToDateBar
          (reported.bar.hidden, reported.bar.content) = (known.hidden, known.content)
          reported.stale = fresh == reported.appearance ? nil : fresh
        } else {
          memory.answers[key] = reported.appearance
        }
      }),
  ]

  /// Laws by which what decides is right, and what is displayed is not.
  private static func ofKeptBars(_ sort: StepSort) -> [WrongLaw] {
    let parts: [(String, String, @Sendable (inout DisplayedBar, DisplayedBar) -> Void)] = [
      ("bar", "the displayed bar", { $0 = $1 }),
      ("content", "the color of the displayed bar", { $0.content = $1.content }),
      ("hidden", "whether the displayed bar is hidden", { $0.hidden = $1.hidden }),
    ]
    return parts.map { id, words, keep in
      WrongLaw(
        "displayed-\(id)-kept-\(sort.id)", "\(sort.words) changes \(words) with the next step only",
        .transformObservation { reported, memory in
          let isKept = memory.appliedStep.map { StepSort($0) } == sort
          memory.frozen = isKept ? memory.frozen ?? memory.before : nil
          if let before = memory.frozen { keep(&reported.bar, before.bar) }
        })
    }
  }

  private static func ofAnimation(_ sort: StepSort) -> WrongLaw {
    WrongLaw(
      "bar-not-animated-\(sort.id)", "\(sort.words) does not animate the status bar",
      .transformObservation { reported, memory in
        if reported.bar != memory.before.bar { memory.counter = 0 }
        if memory.appliedStep.map({ StepSort($0) }) == sort { memory.counter = 1 }
        if memory.counter == 1 { reported.bar.animated = false }
      })
  }

  private static func ofStaleBars(_ sort: StepSort?) -> [WrongLaw] {
    var laws = [
      reporting("stale-never", "a status bar is never out of date") { $0.stale = nil },
      WrongLaw(
        "stale-by-hidden", "a color that is out of date does not count", .staleOnlyWhenHidden,
        as: "reads-stale-looks-at-hidden-only"),
      reporting("stale-by-content", "a hidden bar that is out of date does not count") {
        if $0.stale?.content == $0.bar.content { $0.stale = nil }
      },
    ]
    guard let sort else { return laws }
    laws += [
      WrongLaw(
        "stale-kept-\(sort.id)", "\(sort.words) never makes the status bar out of date",
        .caches(.stale, exceptAfter: [sort.kind])),
      reporting(
        "stale-shown-\(sort.id)", "\(sort.words) updates the status bar at once", after: sort
      ) { reported, _ in
        if let fresh = reported.stale {
          reported.bar.content = fresh.content
          reported.bar.hidden = fresh.hidden
          reported.stale = nil
        }
      },
    ]
    return laws
  }

  private static func ofCalls(
    _ expected: [LifecycleCall], _ actual: [LifecycleCall], _ sort: StepSort
  ) -> [WrongLaw] {
    var laws = [
      reporting("calls-none-\(sort.id)", "\(sort.words) calls nothing", after: sort) {
        reported, _ in reported.calls = []
      },
      reporting(
        "calls-reversed-\(sort.id)", "\(sort.words) calls controllers the other way around",
        after: sort
      ) { reported, _ in reported.calls.reverse() },
    ]
    let methods = LifecycleMethod.allCases.filter { method in
      expected.filter { $0.method == method } != actual.filter { $0.method == method }
        || expected != actual && (expected + actual).contains { $0.method == method }
    }
    for method in methods {
      let name = method.rawValue
      laws += [
        reporting(
          "calls-no-\(name)-\(sort.id)", "\(sort.words) does not call \(name)", after: sort
        ) { reported, _ in reported.calls.removeAll { $0.method == method } },
        reporting("calls-no-\(name)", "\(name) is never called") {
          $0.calls.removeAll { $0.method == method }
        },
        reporting(
          "calls-last-\(name)-\(sort.id)", "\(sort.words) calls \(name) last", after: sort
        ) { reported, _ in
          let moved = reported.calls.filter { $0.method == method }
          reported.calls = reported.calls.filter { $0.method != method } + moved
        },
        reporting(
          "calls-first-\(name)-\(sort.id)", "\(sort.words) calls \(name) first", after: sort
        ) { reported, _ in
          let moved = reported.calls.filter { $0.method == method }
          reported.calls = moved + reported.calls.filter { $0.method != method }
        },
        reporting(
          "calls-twice-\(name)-\(sort.id)", "\(sort.words) calls \(name) twice", after: sort
        ) { reported, _ in
          reported.calls = reported.calls.flatMap { $0.method == method ? [$0, $0] : [$0] }
        },
        reporting(
          "calls-more-\(name)-\(sort.id)",
          "\(sort.words) calls \(name) though nothing changes", after: sort
        ) { reported, memory in
          if reported.calls.isEmpty, let step = memory.step {
            reported.calls = [LifecycleCall(controller: step.moved, method: method)]
          }
        },
        reporting(
          "calls-again-\(name)-\(sort.id)",
          "\(sort.words) calls \(name) again for a controller that comes back", after: sort
        ) { reported, memory in
          guard let step = memory.step, !reported.calls.contains(where: { $0.method == method }),
            let call = reported.calls.first(where: { $0.controller == step.moved })
              ?? reported.calls.first
          else { return }
          let place = reported.calls.firstIndex(of: call)!
          reported.calls.insert(
            LifecycleCall(controller: call.controller, method: method), at: place)
        },
      ]
    }
    return laws
  }

  private static func ofGeometry(_ sort: StepSort?) -> [WrongLaw] {
    var laws = [
      WrongLaw(
        "covers-none-hidden", "a cover has no height while the status bar is hidden",
        .hiddenBarEndsCovers, as: "geometry-no-cover-below-a-hidden-bar"),
      reporting("covers-visible", "a cover is always visible") {
        for index in ($0.geometry?.covers ?? []).indices {
          $0.geometry?.covers[index].visible = true
        }
      },
      WrongLaw(
        "height-kept-hidden", "the height of the status bar stays while it is hidden",
        .hiddenBarKeepsHeight, as: "geometry-hidden-bar-has-a-height"),
    ]
    guard let sort else { return laws }
    laws += [
      reporting(
        "insets-kept-\(sort.id)", "\(sort.words) changes insets with the next step only",
        after: sort
      ) { reported, memory in
        guard let before = memory.before.geometry else { return }
        reported.geometry?.safeAreaTop = before.safeAreaTop
      },
      reporting(
        "geometry-kept-\(sort.id)", "\(sort.words) changes heights with the next step only",
        after: sort
      ) { reported, memory in
        guard let before = memory.before.geometry else { return }
        reported.geometry?.statusBarHeight = before.statusBarHeight
        reported.geometry?.covers = before.covers
      },
    ]
    return laws
  }
}

extension StepOutcome {
  fileprivate var words: String {
    switch self {
    case .applied: "applied"
    case .ignored(let reason): "ignored (\(reason.rawValue))"
    case .raised(let reason): "raised (\(reason.rawValue))"
    }
  }
}

extension Step {
  /// The controller that it moves; the first name that it has where it moves none.
  fileprivate var moved: Name {
    let place = form.arguments.firstIndex { $0.key == "controller" }
    if let place, case .name(let name) = values[place] { return name }
    return firstName
  }

  /// The first name that it has.
  var firstName: Name {
    var first: Name?
    _ = renamed { name in
      first = first ?? name
      return name
    }
    return first ?? Name(index: 0)
  }

  /// The last name that it has.
  var lastName: Name { subject }
}

extension Scenario {
  /// The number of controllers that are above a controller at the start.
  func depth(of name: Name) -> Int {
    var places: [Name: Controller.Place] = [:]
    for controller in controllers { places[controller.name] = controller.place }
    var depth = 0
    var place = places[name]
    while let above = place?.above, depth <= controllers.count {
      depth += 1
      place = places[above]
    }
    return depth
  }
}
