public import AppearanceModel

extension SeededBug {
  /// All that the harness must find.
  public static let all: [SeededBug] = rereading + misreadWorlds + misheardSteps + misreported

  /// Keeps the bar that was shown before the step until the next read.
  public static func forgetsToReread(after kind: Step.Kind) -> SeededBug {
    SeededBug("forgets to re-read on \(kind.rawValue)") { observation, memory in
      guard let step = memory.step else { return }
      if observation.outcome == .applied, step.kind == kind {
        memory.frozen = memory.frozen ?? memory.before
      } else if observation.bar != memory.before.bar
        || observation.provenance != memory.before.provenance
        || step.kind == .setNeedsStatusBarAppearanceUpdate && observation.outcome == .applied
      {
        memory.frozen = nil
      }
      guard let frozen = memory.frozen else { return }
      let fresh =
        observation.stale
        ?? BarAppearance(hidden: observation.bar.hidden, content: observation.bar.content)
      observation.bar = frozen.bar
      observation.provenance = frozen.provenance
      let shown = BarAppearance(hidden: frozen.bar.hidden, content: frozen.bar.content)
      observation.stale = fresh == shown ? nil : fresh
    }
  }

  private init(
    _ name: String,
    _ misreports: @escaping @Sendable (inout Observation, inout Memory) -> Void
  ) {
    self.init(name, misreports: misreports)
  }

  static let rereading = [Step.Kind.pop, .push, .select, .dismiss, .rotate, .setRoot].map {
    forgetsToReread(after: $0)
  }

  static let misreadWorlds = [
    SeededBug(
      "takes an override in an extension for one in a subclass",
      misreads: { scenario in
        scenario.changingControllers { $0.overriddenIn = .subclass }
      }),
    SeededBug(
      "ignores that a presented controller captures",
      misreads: { scenario in
        scenario.changingControllers { $0.modalPresentationCapturesStatusBarAppearance = false }
      }),
    SeededBug(
      "asks the style's child for hidden too",
      misreads: { scenario in
        scenario.changingControllers { $0.childForStatusBarHidden = $0.childForStatusBarStyle }
      }),
    SeededBug(
      "ignores the view that a child sits in",
      misreads: { scenario in
        scenario.changingControllers { $0.sitsIn = nil }
      }),
    SeededBug(
      "takes popover for formSheet",
      misreads: { scenario in
        scenario.changingControllers {
          if $0.modalPresentationStyle == .popover { $0.modalPresentationStyle = .formSheet }
        }
      }),
    SeededBug(
      "forgets setOverrideTraitCollection",
      misreads: { scenario in
        scenario.changingControllers { $0.setOverrideTraitCollection = [] }
      }),
    SeededBug(
      "begins 13.4 with 13.3",
      misreads: { scenario in
        var scenario = scenario
        if scenario.environment.iOS == Version(13, 3) { scenario.environment.iOS = Version(13, 4) }
        return scenario
      }),
    SeededBug(
      "does not know the smallest phone",
      misreads: { scenario in
        var scenario = scenario
        if scenario.environment.device == .iPhone12mini { scenario.environment.device = .iPhone12 }
        return scenario
      }),
    SeededBug(
      "loses overrides four levels down",
      misreads: { scenario in
        var depth: [Name: Int] = [:]
        return scenario.changingControllers { controller in
          let above: Int =
            switch controller.place {
            case .child(let name), .presented(let name): depth[name, default: 0]
            case .root, .detached: 0
            }
          depth[controller.name] = above + 1
          if above >= 3 { controller.overrideUserInterfaceStyle = .unspecified }
        }
      }),
  ]

  static let misheardSteps = [
    SeededBug(
      "selects the first tab instead of the third",
      mishears: { step, memory in
        guard case .select(let name, let tab) = step else { return step }
        let children = memory.scenario.controllers.filter { $0.place == .child(of: tab) }
        return children.count > 2 && children[2].name == name
          ? .select(children[0].name, on: tab) : step
      }),
    SeededBug(
      "forgets what is set on a view",
      mishears: { step, memory in
        guard case .set(.known(.overrideUserInterfaceStyle), _, let name) = step,
          memory.scenario.controllers.contains(where: { $0.views.contains { $0.name == name } })
        else { return step }
        return nil
      }),
    SeededBug(
      "does not hear the second rotation",
      mishears: { step, memory in
        guard case .rotate = step else { return step }
        memory.counter += 1
        return memory.counter == 2 ? nil : step
      }),
    SeededBug(
      "pops to root with popTo",
      mishears: { step, _ in
        if case .popTo(_, let stack) = step { .popToRoot(on: stack) } else { step }
      }),
    SeededBug(
      "finishes an interactive pop that is cancelled after a push",
      mishears: {
        step, memory in
        if case .push = step { memory.counter = 1 }
        if case .cancelInteractivePop(let stack) = step, memory.counter == 1 {
          return .finishInteractivePop(on: stack)
        }
        return step
      }),
    SeededBug(
      "has a counter of changes with four bits",
      mishears: { step, memory in
        guard case .set(.known(.prefersStatusBarHidden), _, _) = step else { return step }
        memory.counter += 1
        return memory.counter % 16 == 0 ? nil : step
      }),
  ]

  static let misreported = [
    SeededBug("calls viewDidAppear last when presenting") { observation, memory in
      guard case .present = memory.step else { return }
      let appeared = observation.calls.filter { $0.method == .viewDidAppear }
      observation.calls.removeAll { $0.method == .viewDidAppear }
      observation.calls += appeared
    },
    SeededBug("does not tell views") { observation, memory in
      observation.told.removeAll { change in
        memory.scenario.controllers.contains { $0.views.contains { $0.name == change.node } }
      }
    },
    SeededBug("answers light behind a card in landscape too") { observation, _ in
      observation.provenance?.lightBehindCard = false
    },
    SeededBug("knows no cycles") { observation, _ in
      if observation.provenance?.style?.stop.reason == .cycle {
        observation.provenance?.style?.stop.reason = .doesNotForward
      }
    },
    SeededBug("gives covers no height below a hidden bar") { observation, _ in
      guard observation.bar.hidden, let covers = observation.geometry?.covers else { return }
      for index in covers.indices { observation.geometry?.covers[index].height = 0 }
    },
    SeededBug("raises where it should ignore") { observation, _ in
      if case .ignored(.alreadyThere) = observation.outcome {
        observation.outcome = .raised(.alreadyInStack)
      }
    },
  ]
}

extension Scenario {
  fileprivate func changingControllers(_ change: (inout Controller) -> Void) -> Scenario {
    var scenario = self
    for index in controllers.indices { change(&scenario.controllers[index]) }
    return scenario
  }
}
