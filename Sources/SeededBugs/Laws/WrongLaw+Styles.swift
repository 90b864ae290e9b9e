import StatusQuoAppearanceModel
import StatusQuoCatalog

/// Laws by which nodes hold another style, or are not informed when it changes.
extension WrongLaw {
  static func ofStyles(
    _ sort: StepSort?, _ scenario: Scenario, _ number: Int
  ) -> [WrongLaw] {
    var laws: [WrongLaw] = [
      WrongLaw(
        "styles-presented-by-presenter", "a controller has the style of the one that presents it",
        .remembersStyles { _, memory in
          if case .present(let name, let presenter)? = memory.appliedStep {
            memory.styles[name] = memory.before.style(of: presenter)
          }
        }),
      WrongLaw(
        "styles-presented-dark-by-dark",
        "a controller that a dark one presents is dark",
        .darkPresentsDark, as: "styles-dark-presented-from-dark"),
    ]
    if let sort {
      if case .set(_, let value, _) = scenario.steps[number - 1] {
        laws += Skipped.all.map { id, words, isSkipped in
          WrongLaw(
            "styles-skip-\(id)-\(sort.id)=\(value.words)",
            "\(sort.words) to \(value.words) does not change the style of \(words)",
            .remembersStyles { reported, memory in
              if let step = memory.appliedStep, StepSort(step) == sort,
                case .set(_, value, _) = step
              {
                for change in reported.traitChanges where isSkipped(change, memory) {
                  memory.styles[change.node] = change.from
                }
              }
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
          .remembersStyles { reported, memory in
            if memory.appliedStep.map({ StepSort($0) }) == sort {
              for change in reported.traitChanges where isSkipped(change, memory) {
                memory.styles[change.node] = change.from
              }
            }
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
          .remembersStyles { _, memory in
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

  static func ofTraitChanges(_ sort: StepSort?) -> [WrongLaw] {
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
