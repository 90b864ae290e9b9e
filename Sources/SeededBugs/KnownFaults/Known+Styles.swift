import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoDiagnosing

/// Faults by which nodes hold another style, or are not informed when it changes.
extension Fault.Known {
  static func ofStyles(_ sort: StepSort?, _ scenario: Scenario, _ number: Int) -> [Self] {
    guard let sort else { return ofPresentedStyles + [ofSystem] }
    let firsts = scenario.steps.prefix(number).sorts.filter { $0 != sort }
    return ofPresentedStyles + skippingStyles(after: scenario.steps[number - 1], sort)
      + firsts.flatMap { keptStyles(sort, $0) }
      + skippingStyles(sort.id, sort.words, sort.kind) { StepSort($0) == sort }
      + skippingStyles("step", "a step", nil) { _ in true }.prefix(1) + [
        Self(
          "styles-kept-\(sort.id)", "\(sort.words) changes styles with the next step only",
          .caches(.styles, exceptAfter: [sort.kind])),
        Self(
          "styles-returned-\(sort.id)",
          "a controller that comes back by \(sort.words) holds the style that it had",
          .returnsStyles(by: sort)),
        ofSystem,
      ]
  }

  private static let ofPresentedStyles = [
    Self(
      "styles-presented-by-presenter", "a controller has the style of the one that presents it",
      .remembersStyles { _, memory in
        if case .present(let name, let presenter)? = memory.appliedStep {
          memory.styles[name] = memory.before.style(of: presenter)
        }
      }),
    Self(
      "styles-presented-dark-by-dark", "a controller that a dark one presents is dark",
      .darkPresentsDark, as: "styles-dark-presented-from-dark"),
  ]

  /// Faults by which setting a property to a value leaves some nodes with the style that they had.
  private static func skippingStyles(after step: Step, _ sort: StepSort) -> [Self] {
    guard case .set(_, let value, _) = step else { return [] }
    let (id, words) = ("\(sort.id)=\(value.words)", "\(sort.words) to \(value.words)")
    return skippingStyles(id, words, sort.kind) { step in
      if case .set(_, value, _) = step { StepSort(step) == sort } else { false }
    }
  }

  private static func skippingStyles(
    _ id: String, _ words: String, _ kind: Step.Kind?,
    _ isIncluded: @escaping @Sendable (Step) -> Bool
  ) -> [Self] {
    Skipped.all.map { skipped in
      Self(
        "styles-skip-\(skipped.id)-\(id)",
        "\(words) does not change the style of \(skipped.words)",
        .skipsStyles(after: isIncluded, of: skipped.has), about: skipped.id == "all" ? kind : nil,
        canHoldOfSomeNodes: skipped.id == "all")
    }
  }

  /// Faults by which changes of styles show late, after steps of two sorts.
  private static func keptStyles(_ sort: StepSort, _ first: StepSort) -> [Self] {
    [
      Self(
        "styles-kept-\(sort.id)-\(first.id)",
        "\(sort.words) and \(first.words) change styles with the next step only",
        .caches(.styles, exceptAfter: [sort.kind, first.kind])),
      Self(
        "styles-kept-between-\(first.id)-\(sort.id)",
        "styles that change after \(first.words) are seen with the next but \(sort.words) only",
        .transformObservation { reported, memory in
          let last = memory.appliedSort
          if last == first { memory.counter = 1 } else if last != sort { memory.counter = 0 }
          if memory.counter == 0 { memory.styles.removeAll() }
          if memory.counter == 1, last == sort { memory.rememberChangedStyles() }
          reported.keep(memory.styles)
        }),
    ]
  }

  private static let ofSystem = Self(
    "styles-of-system", "nodes without an override hold the style of the system",
    .holdsStyleOfSystem, canHoldOfSomeNodes: true)

  static let ofTraitChanges =
    [
      Self(
        "trait-changes-first-view",
        "of a controller's further views only the first is informed of a change of its style",
        .transformObservation { reported, memory in
          let others = Set(
            memory.scenario.controllers.flatMap { $0.views.dropFirst() }.map { $0.name })
          reported.traitChanges.removeAll { others.contains($0.node) }
        }),
      Self(
        "trait-changes-none", "nodes are not informed of a change of style",
        .reports { $0.traitChanges = [] }, canHoldOfSomeNodes: true),
    ]
    + NodeSort.allCases.map { node in
      Self(
        "trait-changes-none-\(node)", "a \(node) is not informed of a change of its style",
        .transformObservation { reported, memory in
          reported.traitChanges.removeAll { memory.scenario.sort(of: $0.node) == node }
        })
    }

  static func ofTraitChanges(_ sort: StepSort) -> [Self] {
    func fault(
      _ id: String, _ words: String,
      _ change: @escaping @Sendable (inout [StyleChange], [StyleChange]) -> Void
    ) -> Self {
      Self(
        "trait-changes-\(id)-\(sort.id)", "\(sort.words) informs \(words)",
        .reports(after: sort) { change(&$0.traitChanges, $1.before.traitChanges) },
        canHoldOfSomeNodes: id == "none")
    }
    return [
      fault("none", "nothing of a change of style") { changes, _ in changes = [] },
      fault("half", "of the first half of the changes") { changes, _ in
        changes.removeLast(changes.count / 2)
      },
      fault("back", "of the style held before once more") { $0 = $1 },
    ]
  }
}

/// Nodes whose style a step may leave as it was.
private struct Skipped: Sendable {
  let id: String
  let words: String
  let has: @Sendable (StyleChange, Fault.Behavior.Memory) -> Bool

  static let all =
    [
      Skipped(id: "all", words: "nodes") { _, _ in true },
      Skipped(id: "others", words: "other nodes than its own") { $0.node != $1.step?.subject },
      Skipped(id: "detached", words: "detached controllers") {
        $1.scenario.isDetached($0.node.withoutView)
      },
      Skipped(id: "below-detached", words: "what was detached at the start") {
        $1.scenario.isBelowDetached($0.node.withoutView)
      },
    ]
    + NodeSort.allCases.map { node in
      Skipped(id: "\(node)", words: "a \(node)") { $1.scenario.sort(of: $0.node) == node }
    }
}
