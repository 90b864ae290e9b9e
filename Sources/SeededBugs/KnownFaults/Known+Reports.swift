import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoDiagnosing
import StatusQuoHarness

/// Faults by which the world is right but what is seen of it is not: kept from before, left out, or
/// said instead of something else.
extension Fault.Known {
  static func ofReports(_ divergence: Divergence, _ scenario: Scenario) -> [Self] {
    guard case .observed(let observed, _) = divergence.kind else { return [] }
    let (expected, actual) = (observed.expected, observed.actual)
    let exactKind: Step.ExactKind? =
      divergence.step > 0 ? scenario.steps[divergence.step - 1].exactKind : nil
    let reports = observed.parts.flatMap { part -> [Self] in
      switch part {
      case .outcome: ofOutcomes(expected.outcome, actual.outcome, exactKind)
      case .bar: ofBars + ofAnimations + (exactKind.map(ofKeptBars) ?? [])
      case .provenance: ofProvenance(expected.provenance, actual.provenance) + ofChainLists
      case .stale: ofStaleBars + (exactKind.map(ofStaleBars) ?? [])
      case .calls: (exactKind.map { ofCalls(expected.calls, actual.calls, $0) } ?? []) + ofCallLists
      case .styles: ofStyles(exactKind, scenario, divergence.step)
      case .told: ofTraitChanges + (exactKind.map(ofTraitChanges) ?? []) + ofChangeLists
      case .geometry: ofGeometry + (exactKind.map(ofGeometry) ?? [])
      case .systemGestures:
        ofSystemGestures + ofChains(expected.systemGestures, actual.systemGestures)
      case .safeArea: ofSafeAreas + (exactKind.map(ofSafeAreas) ?? [])
      default: [leavesOut(part)]
      }
    }
    let misread: [Observation.Part] = [.styles, .geometry, .safeArea]
    return reports
      + (observed.parts.contains(where: misread.contains) ? ofMisreading(scenario) : [])
  }

  /// The guess for a part that has no list here: that it is left out.
  private static func leavesOut(_ part: Observation.Part) -> Self {
    Self(
      "\(part.rawValue)-none", "nothing is known of \(part.words)",
      .reports { reported in for kind in part.kinds { reported.forget(kind) } })
  }

  private static func ofOutcomes(
    _ right: StepOutcome, _ wrong: StepOutcome, _ exactKind: Step.ExactKind?
  ) -> [Self] {
    let what = "what is to be \(right.words) counts as \(wrong.words)"
    let id = "outcome-\(right.words)-\(wrong.words)"
    let faults = [Self(id, what, .reports(wrong, for: right))]
    guard let exactKind else { return faults }
    let (inKind, words) = ("\(id)-\(exactKind.id)", "\(what) in \(exactKind.words)")
    let ofKind = Self(inKind, words, .reports(wrong, for: right, of: exactKind))
    guard right == .applied else { return faults + [ofKind] }
    let refused = Self(
      "refused-\(inKind)", "\(words), and has no effect",
      Fault.Behavior.misses(exactKind).reporting { reported, memory in
        if memory.isInForce, memory.step?.exactKind == exactKind, reported.outcome == right {
          reported.outcome = wrong
        }
      })
    return faults + [ofKind, refused]
  }
}

// MARK: - The bar

extension Fault.Known {
  private static let ofBars: [Self] = [
    Self(
      "bar-animation-first", "the animation that is asked for first is kept",
      .keepsFirstAnimation, as: "reads-animation-is-of-the-first-read"),
    Self(
      "bar-never-animated", "no change of the status bar is animated",
      .reports { $0.bar.animated = false }),
    Self(
      "bar-no-animation", "the status bar has no animation",
      .reports { $0.bar.animation = .none }),
    Self(
      "bar-shows-stale", "the status bar is up to date at any time", .reports { $0.update() }),
    Self(
      "bar-first", "the status bar is looked up once and kept",
      .transformObservation { reported, memory in
        memory.frozen = memory.frozen ?? memory.now
        reported.keep(.all, of: memory.frozen)
      }),
    Self(
      "bar-color-kept", "the color of the displayed bar is kept",
      .transformObservation { reported, memory in
        if memory.isInForce, let last = memory.frozen { reported.bar.content = last.bar.content }
        memory.frozen = reported
      }),
    Self(
      "bar-answers-kept", "what a controller answered is kept for good",
      .keepsAnswers(
        { $0.provenance?.hidden.map { .init(answeredBy: $0.answeredBy, content: .dark) } },
        show: { ($0.hidden, $0.content) = ($1.hidden, $1.content) })),
  ]

  /// Faults by which what decides is right, and what is displayed is not.
  private static func ofKeptBars(_ exactKind: Step.ExactKind) -> [Self] {
    let parts: [(String, String, @Sendable (inout DisplayedBar, DisplayedBar) -> Void)] = [
      ("bar", "the displayed bar", { $0 = $1 }),
      ("content", "the color of the displayed bar", { $0.content = $1.content }),
      ("hidden", "whether the displayed bar is hidden", { $0.hidden = $1.hidden }),
    ]
    return parts.map { id, words, keep in
      Self(
        "displayed-\(id)-kept-\(exactKind.id)",
        "\(exactKind.words) changes \(words) with the next step only",
        .transformObservation { reported, memory in
          let isKept = memory.appliedKind == exactKind
          memory.frozen = isKept ? memory.frozen ?? memory.before : nil
          if let before = memory.frozen { keep(&reported.bar, before.bar) }
        })
    } + [
      Self(
        "bar-not-animated-\(exactKind.id)", "\(exactKind.words) does not animate the status bar",
        .neverAnimates(exactKind))
    ]
  }

  private static let ofStaleBars = [
    Self("stale-never", "a status bar is never out of date", .reports { $0.stale = nil }),
    Self(
      "stale-by-hidden", "a color that is out of date does not count", .staleOnlyWhenHidden,
      as: "reads-stale-looks-at-hidden-only"),
    Self(
      "stale-by-content", "a hidden bar that is out of date does not count",
      .reports { if $0.stale?.content == $0.bar.content { $0.stale = nil } }),
  ]

  private static func ofStaleBars(_ exactKind: Step.ExactKind) -> [Self] {
    [
      Self(
        "stale-kept-\(exactKind.id)", "\(exactKind.words) never makes the status bar out of date",
        .caches(.stale, exceptAfter: [exactKind.kind])),
      Self(
        "stale-shown-\(exactKind.id)", "\(exactKind.words) updates the status bar at once",
        .reports(after: exactKind) { reported, _ in reported.update() }),
    ]
  }
}

// MARK: - Calls

extension Fault.Known {
  private static func ofCalls(
    _ expected: [LifecycleCall], _ actual: [LifecycleCall], _ exactKind: Step.ExactKind
  ) -> [Self] {
    let methods = LifecycleMethod.allCases.filter { method in
      expected.filter { $0.method == method } != actual.filter { $0.method == method }
        || expected != actual && (expected + actual).contains { $0.method == method }
    }
    return [
      calling("none-\(exactKind.id)", "calls nothing", exactKind, canHoldOfSomeNodes: true) {
        calls, _ in
        calls = []
      },
      calling("reversed-\(exactKind.id)", "calls controllers the other way around", exactKind) {
        calls, _ in calls.reverse()
      },
    ] + methods.flatMap { ofCalls(to: $0, exactKind) }
  }

  /// The fault that the calls of a kind of steps are changed.
  private static func calling(
    _ id: String, _ words: String, _ exactKind: Step.ExactKind, canHoldOfSomeNodes: Bool = false,
    _ change: @escaping @Sendable (inout [LifecycleCall], Step) -> Void
  ) -> Self {
    Self(
      "calls-\(id)", "\(exactKind.words) \(words)",
      .reports(after: exactKind) { reported, memory in
        if let step = memory.step { change(&reported.calls, step) }
      }, about: exactKind.kind, canHoldOfSomeNodes: canHoldOfSomeNodes)
  }

  private static func ofCalls(to method: LifecycleMethod, _ exactKind: Step.ExactKind) -> [Self] {
    let name = method.rawValue
    func fault(
      _ id: String, _ words: String, canHoldOfSomeNodes: Bool = false,
      _ change: @escaping @Sendable (inout [LifecycleCall], Step) -> Void
    ) -> Self {
      calling(
        "\(id)-\(name)-\(exactKind.id)", words, exactKind, canHoldOfSomeNodes: canHoldOfSomeNodes,
        change)
    }
    return [
      fault("no", "does not call \(name)", canHoldOfSomeNodes: true) { calls, _ in
        calls.removeAll { $0.method == method }
      },
      fault("last", "calls \(name) last") { calls, _ in calls.move(method, first: false) },
      fault("first", "calls \(name) first") { calls, _ in calls.move(method, first: true) },
      fault("twice", "calls \(name) twice") { calls, _ in
        calls = calls.flatMap { $0.method == method ? [$0, $0] : [$0] }
      },
      fault("more", "calls \(name) though nothing changes") { calls, step in
        if calls.isEmpty { calls = [LifecycleCall(controller: step.moved, method: method)] }
      },
      fault("again", "calls \(name) again for a controller that comes back") {
        $0.repeatCall(to: method, of: $1.moved)
      },
    ]
  }
}

// MARK: - The system's gestures

extension Fault.Known {
  private static let ofSystemGestures = [
    Self(
      "gestures-never-stale", "answers about the system's gestures are never out of date",
      .reports { $0.systemGestures?.isStale = false }),
    Self(
      "gestures-stay-with-navigation",
      "a navigation controller answers about the system's gestures itself",
      .transformScenario { controller in
        if controller.kind == .navigation { controller.keepSystemGestures() }
      }, as: "forwarding-navigation-keeps-system-gestures"),
  ]
}

extension Fault.Known {
  /// Faults by which the chains of questions about gestures end early.
  private static func ofChains(_ right: SystemGestures?, _ wrong: SystemGestures?) -> [Self] {
    for gesture in SystemGesture.allCases {
      guard let answer = right?[wayOf: gesture], let actual = wrong?[wayOf: gesture],
        actual.chain.count < answer.chain.count
      else { continue }
      return [endingChains(at: actual.chain.count, actual)]
    }
    return []
  }
}

// MARK: - The safe area

extension Fault.Known {
  private static let ofSafeAreas =
    [
      Self(
        "insets-no-sides", "no phone has insets at the sides", .phonesHaveNoSides,
        as: "geometry-landscape-has-no-sides"),
      Self(
        "insets-no-toolbar", "a toolbar takes nothing from the safe area",
        .transformScenario { $0.isToolbarHidden = true }),
    ] + ofPlaces + ofReach

  /// Faults about views at distances from the edges of what they lie in.
  private static let ofPlaces = [
    Self(
      "insets-of-parents", "a view has the insets of its parent's, wherever it lies",
      .transformScenario { $0.viewInsets = ViewInsets() }),
    Self(
      "insets-larger-outside",
      "a view that reaches beyond its parent's edge has an inset larger by as much",
      .widensInsetsOutside, as: "geometry-views-outside-have-more"),
  ]

  private static func ofSafeAreas(_ exactKind: Step.ExactKind) -> [Self] {
    [
      Self(
        "bottoms-kept-\(exactKind.id)", "\(exactKind.words) changes insets with the next step only",
        .reports(after: exactKind) { $0.keepSafeAreas(of: $1.before) }, canHoldOfSomeNodes: true)
    ]
  }
}

// MARK: - Geometry

extension Fault.Known {
  private static let ofGeometry: [Self] =
    ofPlaces + ofReach + [
      Self(
        "height-doubled-in-call", "a call doubles the height of the status bar",
        .transformObservation { reported, memory in
          if case .setInCallStatusBar(let isActive)? = memory.appliedStep {
            memory.counter = isActive ? 1 : 0
          }
          let environment = memory.scenario.environment
          let height = environment.device.metrics(on: environment.iOS).statusBarHeight
          if memory.isInForce, memory.counter == 1, reported.geometry?.statusBarHeight == height {
            reported.geometry?.statusBarHeight = 2 * height
          }
        }),
      Self(
        "covers-none-hidden", "a cover has no height while the status bar is hidden",
        .hiddenBarEndsCovers, as: "geometry-no-cover-below-a-hidden-bar"),
      Self(
        "covers-visible", "a cover is always visible",
        .reports { reported in
          for index in (reported.geometry?.covers ?? []).indices {
            reported.geometry?.covers[index].visible = true
          }
        }),
      Self(
        "height-kept-hidden", "the height of the status bar stays while it is hidden",
        .hiddenBarKeepsHeight, as: "geometry-hidden-bar-has-a-height"),
    ]

  private static func ofGeometry(_ exactKind: Step.ExactKind) -> [Self] {
    [
      Self(
        "insets-kept-\(exactKind.id)", "\(exactKind.words) changes insets with the next step only",
        .reports(after: exactKind) { $0.keepInsets(of: $1.before) },
        canHoldOfSomeNodes: true),
      Self(
        "geometry-kept-\(exactKind.id)",
        "\(exactKind.words) changes heights with the next step only",
        .reports(after: exactKind) { reported, memory in
          guard let before = memory.before.geometry else { return }
          reported.geometry?.statusBarHeight = before.statusBarHeight
          reported.geometry?.covers = before.covers
        }),
    ]
  }
}

extension [LifecycleCall] {
  /// Calls a method that was not called: before a controller's first call, or before all.
  fileprivate mutating func repeatCall(to method: LifecycleMethod, of controller: Name) {
    guard !contains(where: { $0.method == method }), !isEmpty else { return }
    let place = firstIndex { $0.controller == controller } ?? 0
    insert(LifecycleCall(controller: self[place].controller, method: method), at: place)
  }
}

extension Observation {
  /// Shows the bar that is up to date.
  fileprivate mutating func update() {
    guard let fresh = stale else { return }
    (bar.content, bar.hidden, stale) = (fresh.content, fresh.hidden, nil)
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
    return names.first ?? Name(index: 0)
  }
}
