import StatusQuoAppearanceModel

/// Faults by which all is right but lists: of what is reported, or of what a scenario has.
extension KnownFault {
  static let ofCallLists =
    ListChange.allCases.map { change in
      KnownFault(
        "calls-\(change.rawValue)", "lifecycle calls \(change.words)",
        .reports { $0.calls = change.of($0.calls) })
    }
    + [
      KnownFault(
        "calls-no-appearances", "controllers are not called when they come or go",
        .reports { $0.calls.removeAll { $0.method != .viewDidLoad } }, isOfRows: true)
    ]
    + LifecycleMethod.allCases.map { method in
      KnownFault(
        "calls-no-\(method.rawValue)", "\(method.rawValue) is never called",
        .reports { $0.calls.removeAll { $0.method == method } }, isOfRows: true)
    }
    + LifecycleMethod.allCases.flatMap { method in
      [ListChange.onlyFirst, .withoutLast, .reversed].map { change in
        KnownFault(
          "calls-\(change.rawValue)-\(method.rawValue)",
          "calls of \(method.rawValue) \(change.words)",
          .reports { reported in
            let kept = change.of(reported.calls.filter { $0.method == method })
            reported.calls.replace(kept) { $0.method == method }
          })
      }
    }

  static let ofChangeLists = ListChange.allCases.map { change in
    KnownFault(
      "trait-changes-\(change.rawValue)", "nodes informed of a new style \(change.words)",
      .reports { $0.traitChanges = change.of($0.traitChanges) })
  }

  static let ofChainLists = [
    KnownFault(
      "provenance-chains-without-last", "the last controller of a chain is not reported",
      .reports {
        $0.provenance?.style?.dropLastHop()
        $0.provenance?.hidden?.dropLastHop()
      }),
    KnownFault(
      "provenance-style-chain-without-last",
      "the last controller of the chain for style is not reported",
      .reports { $0.provenance?.style?.dropLastHop() }),
    KnownFault(
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
  fileprivate mutating func replace(_ others: [Element], where isMeant: (Element) -> Bool) {
    var rest = others[...]
    self = compactMap { isMeant($0) ? rest.popFirst() : $0 }
  }
}

extension KnownFault {
  /// Lists of a scenario that are read the other way around, or only in part.
  static let ofLists = [
    KnownFault(
      "windows-reversed", "windows come in reverse order",
      Fault(transformScenario: { scenario in
        var other = scenario
        other.windows.reverse()
        return other
      })),
    KnownFault(
      "actions-first", "only the first action of a method is run",
      .transformScenario { controller in
        controller.actions = LifecycleMethod.allCases.flatMap { method in
          controller.actions.filter { $0.method == method }.prefix(1)
        }
      }),
    KnownFault(
      "actions-last", "only the last action of a method is run",
      .transformScenario { controller in
        controller.actions = LifecycleMethod.allCases.flatMap { method in
          controller.actions.filter { $0.method == method }.suffix(1)
        }
      }),
    KnownFault(
      "actions-reversed", "the actions of a method are run in reverse order",
      .transformScenario { $0.actions.reverse() }),
    KnownFault(
      "views-reversed", "the views of a controller come in reverse order",
      .transformScenario { $0.views.reverse() }),
  ]
}
