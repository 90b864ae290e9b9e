import StatusQuoAppearanceModel

/// What is wrong both with a seeded bug and under a law that explains findings.
extension Wrongness {
  /// What a dark controller presents is dark, even in a light window.
  static let darkPresentsDark = remembersStyles { _, memory in
    if case .present(let name, let presenter)? = memory.appliedStep,
      memory.before.style(of: presenter) == .dark
    {
      memory.styles[name] = .dark
    }
  }

  /// A cover has no height while the bar is hidden.
  static let hiddenBarEndsCovers = transformObservation { reported, _ in
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

  /// A color that is out of date does not count while hidden is right.
  static let staleOnlyWhenHidden = transformObservation { reported, _ in
    if reported.stale?.hidden == reported.bar.hidden { reported.stale = nil }
  }
}
