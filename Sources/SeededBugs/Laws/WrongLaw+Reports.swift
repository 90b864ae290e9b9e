import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoHarness

/// Laws by which the world is right but what is seen of it is not: kept from before, left out, or
/// said in place of something else.
extension WrongLaw {
  static func ofReports(_ divergence: Divergence, _ scenario: Scenario) -> [WrongLaw] {
    let (expected, actual) = (divergence.expected, divergence.actual)
    let sort: StepSort? =
      divergence.step > 0 ? StepSort(scenario.steps[divergence.step - 1]) : nil
    return divergence.parts.flatMap { part -> [WrongLaw] in
      switch part {
      case .outcome: ofOutcomes(expected.outcome, actual.outcome, sort)
      case .launchBar: [reporting("launch-bar", "there is no launch screen") { $0.launchBar = nil }]
      case .bar: ofBars
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
  private static func reporting(
    _ id: String, _ statement: String, _ change: @escaping @Sendable (inout Observation) -> Void
  ) -> WrongLaw {
    WrongLaw(id, statement, .transformObservation { reported, _ in change(&reported) })
  }

  /// A law by which observations after applied steps of a sort are changed.
  private static func reporting(
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
      .transformObservation { reported, memory in
        guard reported.bar.animation != .none else { return }
        if memory.frozen == nil { memory.frozen = reported }
        if let first = memory.frozen?.bar.animation { reported.bar.animation = first }
      }),
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

  private static func ofStaleBars(_ sort: StepSort?) -> [WrongLaw] {
    var laws = [
      reporting("stale-never", "a status bar is never out of date") { $0.stale = nil },
      reporting("stale-by-hidden", "a color that is out of date does not count") {
        if $0.stale?.hidden == $0.bar.hidden { $0.stale = nil }
      },
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
            reported.calls = [LifecycleCall(controller: step.firstName, method: method)]
          }
        },
        reporting(
          "calls-again-\(name)-\(sort.id)",
          "\(sort.words) calls \(name) again for a controller that comes back", after: sort
        ) { reported, memory in
          guard let step = memory.step, !reported.calls.contains(where: { $0.method == method }),
            let place = reported.calls.firstIndex(where: { $0.controller == step.firstName })
          else { return }
          reported.calls.insert(
            LifecycleCall(controller: step.firstName, method: method), at: place)
        },
      ]
    }
    return laws
  }

  private static func ofStyles(
    _ sort: StepSort?, _ scenario: Scenario, _ number: Int
  ) -> [WrongLaw] {
    var laws: [WrongLaw] = [
      WrongLaw(
        "styles-presented-by-presenter", "a controller has the style of the one that presents it",
        .transformObservation { reported, memory in
          for change in reported.traitChanges { memory.styles[change.node] = nil }
          if case .present(let name, let presenter)? = memory.appliedStep {
            memory.styles[name] = memory.before.style(of: presenter)
          }
          reported.keep(memory.styles)
        }),
      WrongLaw(
        "styles-presented-dark-by-dark",
        "a controller that a dark one presents is dark",
        .transformObservation { reported, memory in
          for change in reported.traitChanges { memory.styles[change.node] = nil }
          if case .present(let name, let presenter)? = memory.appliedStep,
            memory.before.style(of: presenter) == .dark
          {
            memory.styles[name] = .dark
          }
          reported.keep(memory.styles)
        }),
    ]
    if let sort {
      if case .set(_, let value, _) = scenario.steps[number - 1] {
        laws += Skipped.all.map { id, words, isSkipped in
          WrongLaw(
            "styles-skip-\(id)-\(sort.id)=\(value.words)",
            "\(sort.words) to \(value.words) does not change the style of \(words)",
            .transformObservation { reported, memory in
              for change in reported.traitChanges { memory.styles[change.node] = nil }
              if let step = memory.appliedStep, StepSort(step) == sort,
                case .set(_, value, _) = step
              {
                for change in reported.traitChanges where isSkipped(change, memory) {
                  memory.styles[change.node] = change.from
                }
              }
              reported.keep(memory.styles)
            })
        }
      }
      for first in scenario.steps.prefix(number).sorts where first != sort {
        laws.append(
          WrongLaw(
            "styles-kept-\(sort.id)-\(first.id)",
            "\(sort.words) and \(first.words) change styles with the next step only",
            .caches(.styles, exceptAfter: [sort.kind, first.kind])))
        laws.append(
          WrongLaw(
            "styles-kept-between-\(first.id)-\(sort.id)",
            "styles that change after \(first.words) are seen with the next but \(sort.words) only",
            .transformObservation { reported, memory in
              let sorts = memory.appliedStep.map { StepSort($0) }
              if sorts == first { memory.counter = 1 } else if sorts != sort { memory.counter = 0 }
              if memory.counter == 0 { memory.styles.removeAll() }
              if memory.counter == 1, sorts == sort {
                for change in memory.now.traitChanges where memory.styles[change.node] == nil {
                  memory.styles[change.node] = change.from
                }
              }
              reported.keep(memory.styles)
            }))
      }
      laws += Skipped.all.map { id, words, isSkipped in
        WrongLaw(
          "styles-skip-\(id)-\(sort.id)", "\(sort.words) does not change the style of \(words)",
          .transformObservation { reported, memory in
            for change in reported.traitChanges { memory.styles[change.node] = nil }
            if memory.appliedStep.map({ StepSort($0) }) == sort {
              for change in reported.traitChanges where isSkipped(change, memory) {
                memory.styles[change.node] = change.from
              }
            }
            reported.keep(memory.styles)
          })
      }
      laws.append(
        WrongLaw(
          "styles-kept-\(sort.id)", "\(sort.words) changes styles with the next step only",
          .caches(.styles, exceptAfter: [sort.kind])))
      laws.append(
        WrongLaw(
          "styles-returned-\(sort.id)",
          "a controller that comes back by \(sort.words) holds the style that it had",
          .transformObservation { reported, memory in
            for change in reported.traitChanges { memory.styles[change.node] = nil }
            switch memory.appliedStep {
            case .removeFromParent(let child)?:
              memory.links[child] = memory.before.style(of: child) == .dark ? child : nil
              memory.names.insert(child)
            case let step? where StepSort(step) == sort:
              let child = step.firstName
              if memory.names.contains(child) {
                memory.styles[child] = memory.links[child] == nil ? .light : .dark
              }
            default: break
            }
            reported.keep(memory.styles)
          }))
    }
    laws += (2...6).map { depth in
      WrongLaw(
        "styles-to-depth-\(depth)", "styles reach \(depth) levels down",
        .transformObservation { reported, memory in
          for index in reported.styles.indices {
            let node = reported.styles[index].node
            guard memory.scenario.depth(of: node.withoutView) >= depth else { continue }
            reported.styles[index].style = memory.scenario.environment.systemStyle
          }
        })
    }
    return laws
  }

  private static func ofTraitChanges(_ sort: StepSort?) -> [WrongLaw] {
    NodeSort.allCases.flatMap { node in
      [
        WrongLaw(
          "trait-changes-none-\(node)", "a \(node) is not informed of a change of its style",
          .transformObservation { reported, memory in
            reported.traitChanges.removeAll { memory.scenario.sort(of: $0.node) == node }
          })
      ]
    }
      + (sort.map { sort in
        [
          reporting(
            "trait-changes-none-\(sort.id)", "\(sort.words) informs nothing of a change of style",
            after: sort
          ) { reported, _ in reported.traitChanges = [] },
          reporting(
            "trait-changes-half-\(sort.id)",
            "\(sort.words) informs of the first half of the changes", after: sort
          ) { reported, _ in
            reported.traitChanges.removeLast(reported.traitChanges.count / 2)
          },
          reporting(
            "trait-changes-back-\(sort.id)",
            "\(sort.words) informs of the style held before once more", after: sort
          ) { reported, memory in
            reported.traitChanges = memory.before.traitChanges
          },
        ]
      } ?? [])
  }

  private static func ofGeometry(_ sort: StepSort?) -> [WrongLaw] {
    var laws = [
      reporting("covers-none-hidden", "a cover has no height while the status bar is hidden") {
        guard $0.bar.hidden, let covers = $0.geometry?.covers else { return }
        for index in covers.indices { $0.geometry?.covers[index].height = 0 }
      },
      reporting("covers-visible", "a cover is always visible") {
        for index in ($0.geometry?.covers ?? []).indices {
          $0.geometry?.covers[index].visible = true
        }
      },
      WrongLaw(
        "height-kept-hidden", "the height of the status bar stays while it is hidden",
        .transformObservation { reported, memory in
          guard let height = reported.geometry?.statusBarHeight else { return }
          if height > 0 { memory.frozen = reported }
          if let known = memory.frozen?.geometry {
            reported.geometry?.statusBarHeight = known.statusBarHeight
          }
        }),
    ]
    guard let sort else { return laws }
    laws += [
      WrongLaw(
        "insets-kept-\(sort.id)", "\(sort.words) changes insets with the next step only",
        .transformObservation { reported, memory in
          if memory.appliedStep.map({ StepSort($0) }) == sort, let before = memory.before.geometry {
            reported.geometry?.safeAreaTop = before.safeAreaTop
          }
        }),
      WrongLaw(
        "geometry-kept-\(sort.id)", "\(sort.words) changes heights with the next step only",
        .transformObservation { reported, memory in
          if memory.appliedStep.map({ StepSort($0) }) == sort, let before = memory.before.geometry {
            reported.geometry?.statusBarHeight = before.statusBarHeight
            reported.geometry?.covers = before.covers
          }
        }),
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
  /// How many controllers are above a controller at the start.
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

/// Nodes whose style a step may leave as it was.
private enum Skipped {
  typealias Condition = @Sendable (StyleChange, Wrongness.Memory) -> Bool

  static var all: [(id: String, words: String, isSkipped: Condition)] {
    var all: [(id: String, words: String, isSkipped: Condition)] = [
      ("all", "any node", { _, _ in true }),
      ("others", "other nodes than its own", { $0.node != $1.step?.lastName }),
      ("detached", "detached controllers", { $1.scenario.isDetached($0.node.withoutView) }),
    ]
    all.append(
      ("below-detached", "what was detached at the start", { $1.scenario.isBelowDetached($0.node) })
    )
    for node in NodeSort.allCases {
      all.append(("\(node)", "a \(node)", { $1.scenario.sort(of: $0.node) == node }))
    }
    return all
  }
}

extension Scenario {
  /// Whether a controller or its root view is in no window at the start.
  fileprivate func isBelowDetached(_ node: Name) -> Bool {
    var places: [Name: Controller.Place] = [:]
    for controller in controllers { places[controller.name] = controller.place }
    var place = places[node.withoutView]
    for _ in controllers {
      guard let above = place?.above else { break }
      place = places[above]
    }
    return place == .detached
  }

  /// Whether a controller is detached at the start.
  fileprivate func isDetached(_ name: Name) -> Bool {
    controllers.contains { $0.name == name && $0.place == .detached }
  }
}
