import StatusQuoAppearanceModel
import StatusQuoDiagnosing

/// Faults by which all is right but lists: of what is reported, or of what a scenario has.
extension Fault.Known {
  static let ofCallLists =
    ListChange.allCases.map { change in
      Self(
        "calls-\(change.rawValue)", "lifecycle calls \(change.words)",
        .reports { $0.calls = change.of($0.calls) })
    }
    + [
      Self(
        "calls-no-appearances", "controllers are not called when they come or go",
        .reports { $0.calls.removeAll { $0.method != .viewDidLoad } }, canHoldOfSomeNodes: true)
    ]
    + LifecycleMethod.allCases.map { method in
      Self(
        "calls-no-\(method.rawValue)", "\(method.rawValue) is never called",
        .reports { $0.calls.removeAll { $0.method == method } }, canHoldOfSomeNodes: true)
    }
    + LifecycleMethod.allCases.flatMap { method in
      [ListChange.onlyFirst, .withoutLast, .reversed].map { change in
        Self(
          "calls-\(change.rawValue)-\(method.rawValue)",
          "calls of \(method.rawValue) \(change.words)",
          .reports { reported in
            let kept = change.of(reported.calls.filter { $0.method == method })
            reported.calls.replace(kept) { $0.method == method }
          })
      }
    }

  static let ofChangeLists = ListChange.allCases.map { change in
    Self(
      "trait-changes-\(change.rawValue)", "nodes informed of a new style \(change.words)",
      .reports { $0.traitChanges = change.of($0.traitChanges) })
  }

  static let ofChainLists = [
    Self(
      "provenance-chains-without-last", "the last controller of a chain is not reported",
      .reports {
        $0.provenance?.style?.dropLastHop()
        $0.provenance?.hidden?.dropLastHop()
      }),
    Self(
      "provenance-style-chain-without-last",
      "the last controller of the chain for style is not reported",
      .reports { $0.provenance?.style?.dropLastHop() }),
    Self(
      "provenance-hidden-chain-without-last",
      "the last controller of the chain for hidden is not reported",
      .reports { $0.provenance?.hidden?.dropLastHop() }),
  ]
}

extension Provenance.Answer {
  fileprivate mutating func dropLastHop() { chain = chain.dropLast() }
}

extension Array {
  /// Puts others in the place of some elements, one by one; without others they go.
  fileprivate mutating func replace(_ others: [Element], where isIncluded: (Element) -> Bool) {
    var rest = others[...]
    self = compactMap { isIncluded($0) ? rest.popFirst() : $0 }
  }
}

extension Fault.Known {
  /// Lists of a scenario that are read the other way around, or only in part.
  static let ofLists = [
    Self(
      "windows-reversed", "windows come in reverse order",
      Fault.Behavior(transformScenario: { scenario in
        var other = scenario
        other.windows.reverse()
        return other
      })),
    Self(
      "actions-first", "only the first action of a method is run",
      .transformScenario { controller in
        controller.actions = LifecycleMethod.allCases.flatMap { method in
          controller.actions.filter { $0.method == method }.prefix(1)
        }
      }),
    Self(
      "actions-last", "only the last action of a method is run",
      .transformScenario { controller in
        controller.actions = LifecycleMethod.allCases.flatMap { method in
          controller.actions.filter { $0.method == method }.suffix(1)
        }
      }),
    Self(
      "actions-reversed", "the actions of a method are run in reverse order",
      .transformScenario { $0.actions.reverse() }),
    Self(
      "views-reversed", "the views of a controller come in reverse order",
      .transformScenario { $0.views.reverse() }),
  ]
}
