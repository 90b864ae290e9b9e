package import StatusQuoAppearanceModel
package import StatusQuoDiagnosing

extension Fault.Behavior {
  /// Reports something other than the truth.
  package static func transformObservation(
    _ change: @escaping @Sendable (inout Observation, inout Memory) -> Void
  ) -> Fault.Behavior {
    Self(transformObservation: change)
  }

  /// Changes all that is reported.
  package static func reports(_ change: @escaping @Sendable (inout Observation) -> Void)
    -> Self
  {
    transformObservation { reported, memory in if memory.isInForce { change(&reported) } }
  }

  /// Changes what is reported after applied steps of a kind.
  static func reports(
    after exactKind: Step.ExactKind,
    _ change: @escaping @Sendable (inout Observation, Memory) -> Void
  ) -> Self {
    transformObservation { reported, memory in
      if memory.appliedKind == exactKind { change(&reported, memory) }
    }
  }

  /// Reports one outcome in place of another, of all steps or of those of a kind.
  static func reports(
    _ wrong: StepOutcome, for right: StepOutcome, of exactKind: Step.ExactKind? = nil
  ) -> Self {
    transformObservation { reported, memory in
      if memory.isInForce, reported.outcome == right,
        exactKind == nil || memory.step?.exactKind == exactKind
      {
        reported.outcome = wrong
      }
    }
  }

  /// Reports remembered styles instead of those held, and informs of no change of them; a style is
  /// remembered until the node is informed of the next one. `remember` sees what is reported.
  static func remembersStyles(
    _ remember: @escaping @Sendable (Observation, inout Memory) -> Void
  ) -> Self {
    transformObservation { reported, memory in
      for change in reported.traitChanges { memory.styles[change.node] = nil }
      remember(reported, &memory)
      reported.keep(memory.styles)
    }
  }

  /// Leaves some nodes with the style that they had, after some applied steps.
  static func skipsStyles(
    after isIncluded: @escaping @Sendable (Step) -> Bool,
    of isSkipped: @escaping @Sendable (StyleChange, Memory) -> Bool
  ) -> Self {
    remembersStyles { reported, memory in
      guard memory.isInForce, let step = memory.appliedStep, isIncluded(step) else { return }
      for change in reported.traitChanges where isSkipped(change, memory) {
        memory.styles[change.node] = change.from
      }
    }
  }
}

extension Controller {
  /// Returns true if it, or the view of it that a node is, has a style of its own.
  fileprivate func hasStyle(_ node: Name) -> Bool {
    if overrideUserInterfaceStyle != .unspecified || traitOverridesUserInterfaceStyle != nil {
      return true
    }
    if node.isRootView {
      return viewOverrideUserInterfaceStyle != .unspecified
        || viewTraitOverridesUserInterfaceStyle != nil
    }
    return views.contains {
      $0.name == node
        && ($0.overrideUserInterfaceStyle != .unspecified
          || $0.traitOverridesUserInterfaceStyle != nil)
    }
  }
}

/// Mistakes of both seeded bugs and faults that explain findings.
extension Fault.Behavior {
  /// A controller that a dark one presents is dark, even in a light window.
  static let darkPresentsDark = remembersStyles { _, memory in
    if case .present(let name, let presenter)? = memory.appliedStep,
      memory.before.style(of: presenter) == .dark
    {
      memory.styles[name] = .dark
    }
  }

  /// A cover has no height while the bar is hidden.
  static let hiddenBarEndsCovers = reports { reported in
    guard reported.bar.hidden, let covers = reported.geometry?.covers else { return }
    for index in covers.indices { reported.geometry?.covers[index].height = 0 }
  }

  /// The height of the bar stays while it is hidden.
  static let hiddenBarKeepsHeight = transformObservation { reported, memory in
    guard let height = reported.geometry?.statusBarHeight else { return }
    if height > 0 { memory.frozen = reported }
    if let known = memory.frozen?.geometry {
      reported.geometry?.statusBarHeight = known.statusBarHeight
    }
  }

  /// The animation that is asked for first is kept.
  static let keepsFirstAnimation = transformObservation { reported, memory in
    guard reported.bar.animation != .none else { return }
    if memory.frozen == nil { memory.frozen = reported }
    if let first = memory.frozen?.bar.animation { reported.bar.animation = first }
  }

  /// A controller without an override holds the style of the system, and so do its views.
  static let holdsStyleOfSystem = Self(
    transformObservation: { reported, memory in
      guard memory.isInForce, let world = memory.newWorld, world.environment.effectiveVersion >= 13
      else { return }
      var system = world.environment.systemStyle
      switch world.environment.infoPlist.userInterfaceStyle {
      case .light?: system = .light
      case .dark?: system = .dark
      case .unspecified?, nil: break
      }
      for (index, row) in reported.styles.enumerated() {
        let own = Condition.Vantage(node: row.node, world: world).controller
        if own?.hasStyle(row.node) == false { reported.styles[index].style = system }
      }
    }, looksAtNewWorld: true)

  /// The controlling window is looked up once and kept.
  static let keepsFirstWindow = transformObservation { reported, memory in
    guard let window = reported.provenance?.window else { return }
    if memory.frozen == nil { memory.frozen = memory.now }
    reported.provenance?.window = memory.frozen?.provenance?.window ?? window
  }

  /// A color that is out of date does not count while hidden is right.
  static let staleOnlyWhenHidden = reports {
    if $0.stale?.hidden == $0.bar.hidden { $0.stale = nil }
  }
}
