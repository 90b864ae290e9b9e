import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoDiagnosing

/// Faults by which nodes hold another style, or are not informed when it changes.
extension Fault.Known {
  static func ofStyles(_ exactKind: Step.ExactKind?, _ scenario: Scenario, _ number: Int) -> [Self]
  {
    guard let exactKind else { return ofPresentedStyles + [ofSystem] }
    let firsts = scenario.steps.prefix(number).exactKinds.filter { $0 != exactKind }
    return ofPresentedStyles + skippingStyles(after: scenario.steps[number - 1], exactKind)
      + firsts.flatMap { keptStyles(exactKind, $0) }
      + skippingStyles(exactKind.id, exactKind.words, exactKind.kind) { $0.exactKind == exactKind }
      + skippingStyles("step", "a step", nil) { _ in true }.prefix(1) + [
        Self(
          "styles-kept-\(exactKind.id)",
          "\(exactKind.words) changes styles with the next step only",
          .caches(.styles, exceptAfter: [exactKind.kind])),
        Self(
          "styles-returned-\(exactKind.id)",
          "a controller that comes back by \(exactKind.words) holds the style that it had",
          .returnsStyles(by: exactKind)),
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
  private static func skippingStyles(after step: Step, _ exactKind: Step.ExactKind) -> [Self] {
    guard case .set(_, let value, _) = step else { return [] }
    let (id, words) = ("\(exactKind.id)=\(value.words)", "\(exactKind.words) to \(value.words)")
    return skippingStyles(id, words, exactKind.kind) { step in
      if case .set(_, value, _) = step { step.exactKind == exactKind } else { false }
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

  /// Faults by which changes of styles show late, after steps of two kinds.
  private static func keptStyles(_ exactKind: Step.ExactKind, _ first: Step.ExactKind) -> [Self] {
    [
      Self(
        "styles-kept-\(exactKind.id)-\(first.id)",
        "\(exactKind.words) and \(first.words) change styles with the next step only",
        .caches(.styles, exceptAfter: [exactKind.kind, first.kind])),
      Self(
        "styles-kept-between-\(first.id)-\(exactKind.id)",
        "styles that change after \(first.words) are seen with the next but \(exactKind.words) only",
        .transformObservation { reported, memory in
          let last = memory.appliedKind
          if last == first { memory.counter = 1 } else if last != exactKind { memory.counter = 0 }
          if memory.counter == 0 { memory.styles.removeAll() }
          if memory.counter == 1, last == exactKind { memory.rememberChangedStyles() }
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
    + Name.Kind.allCases.map { node in
      Self(
        "trait-changes-none-\(node)", "a \(node) is not informed of a change of its style",
        .transformObservation { reported, memory in
          reported.traitChanges.removeAll { memory.scenario.kind(of: $0.node) == node }
        })
    }

  static func ofTraitChanges(_ exactKind: Step.ExactKind) -> [Self] {
    func fault(
      _ id: String, _ words: String,
      _ change: @escaping @Sendable (inout [StyleChange], [StyleChange]) -> Void
    ) -> Self {
      Self(
        "trait-changes-\(id)-\(exactKind.id)", "\(exactKind.words) informs \(words)",
        .reports(after: exactKind) { change(&$0.traitChanges, $1.before.traitChanges) },
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
    + Name.Kind.allCases.map { node in
      Skipped(id: "\(node)", words: "a \(node)") { $1.scenario.kind(of: $0.node) == node }
    }
}
