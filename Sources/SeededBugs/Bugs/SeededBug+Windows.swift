import StatusQuoAppearanceModel
import StatusQuoDiagnosing

extension SeededBug {
  /// Bugs about several windows, and the one that controls the bar.
  static let windows = [
    SeededBug(
      "windows-hidden-one-keeps-bar", "hiding a window leaves the bar as it was",
      .keeps(.all, after: .kind(.hideWindow))),
    SeededBug(
      "windows-all-scenes-share-a-bar", "windows of another scene decide the bar, too",
      .transformWindows { window, _ in if window.scene == .other { window.scene = .main } }),
    SeededBug(
      "windows-pad-is-always-wide", "a scene of an iPad is as wide as the screen",
      .transformEnvironment { $0.horizontalSizeClass = .regular }),
    SeededBug(
      "windows-resized-scene-keeps-bar", "resizing a scene leaves the bar as it was",
      .keeps(.all, after: .kind(.resize))),
    SeededBug(
      "windows-scene-override-is-of-the-app",
      "traitOverrides of the main scene hold in windows of others, too",
      .transformWindows { window, environment in
        if window.scene != .main, window.traitOverridesUserInterfaceStyle == nil {
          window.traitOverridesUserInterfaceStyle =
            environment.sceneTraitOverridesUserInterfaceStyle
        }
      }),
    SeededBug(
      "windows-levels-are-whole-numbers", "fractions of window levels are cut off",
      .levels { $0.rounded(.down) }),
    SeededBug(
      "windows-levels-are-floats", "window levels have the precision of a Float",
      .levels { Double(Float($0)) }),
    SeededBug(
      "windows-levels-are-bytes", "of a whole window level eight bits are kept",
      .levels { level in
        level.magnitude < 1e9 && level == level.rounded() ? Double(UInt8(Int(level) & 0xFF)) : level
      }),
    SeededBug(
      "windows-cover-is-read-once", "setting coversScreen is not heard",
      .misses(.setting(.coversScreen)) { step, _ in
        if case .set(_, .bool, _) = step { true } else { false }
      }),
    SeededBug(
      "windows-override-cannot-be-taken-back", "unspecified set on a window is not heard",
      .misses(.setting(.overrideUserInterfaceStyle)) { step, memory in
        guard case .set(_, .word(.unspecified), let name) = step else { return false }
        return memory.scenario.windows.contains { $0.name == name }
      }),
    SeededBug(
      "windows-removal-is-not-read", "removing a window leaves the bar as it was",
      .keeps(.all, after: .kind(.removeWindow))),
    SeededBug(
      "windows-shown-one-waits", "a window that is shown does not take the bar",
      .keeps(.all, after: .kind(.showWindow))),
    SeededBug(
      "windows-shown-again-loads-again",
      "a window that is shown again loads the view of its root again",
      .transformObservation { reported, memory in
        switch memory.appliedStep {
        case .hideWindow(let window)?: memory.names.insert(window)
        case .removeWindow(let window)?: memory.names.remove(window)
        case .showWindow(let window)? where memory.names.remove(window) != nil:
          guard let first = reported.calls.first, first.method == .viewWillAppear else { return }
          reported.calls.insert(
            LifecycleCall(controller: first.controller, method: .viewDidLoad), at: 0)
        default: break
        }
      }),
    SeededBug(
      "windows-presented-below-a-new-root-is-stuck",
      "what the root of launch presents can't be dismissed once there is another root",
      .misses(.kind(.dismiss)) { step, memory in memory.names.contains(step.subject) }
        .reporting { _, memory in
          guard case .setRoot(_, let window)? = memory.appliedStep else { return }
          for controller in memory.scenario.controllers
          where controller.place == .root(of: window) {
            memory.names.insert(controller.name)
          }
        }),
  ]

  /// Where a version begins.
  static let versions = [
    SeededBug(
      "versions-13.4-begins-with-13.3", "13.3 is taken for 13.4",
      .transformEnvironment { if $0.iOS == Version(13, 3) { $0.iOS = Version(13, 4) } }),
    SeededBug(
      "versions-linked-sdk-is-ignored", "every app counts as built with the newest SDK",
      .transformEnvironment { $0.linkedSDK = $0.iOS }),
    SeededBug(
      "versions-8.3-is-8.0", "custom presentations never take over on 8.3",
      .transformEnvironment { if $0.iOS.major == 8 { $0.iOS = 8 } }),
    SeededBug(
      "versions-26-is-25", "the bar of 26 has a color of its own",
      .transformEnvironment { if $0.iOS.major == 26 { $0.iOS = 25 } }),
    SeededBug(
      "versions-17-is-16", "17 still hands styles down along controllers",
      .transformEnvironment { if $0.iOS.major == 17 { $0.iOS = 16 } }),
  ]
}

extension Fault.Behavior {
  /// Keeps the levels of windows in another way.
  fileprivate static func levels(_ keep: @escaping @Sendable (Double) -> Double) -> Self {
    var behavior = takes { step in
      switch step {
      case .addWindow(var window, let root):
        window.level = keep(window.level)
        return .addWindow(window, root: root)
      case .set(.known(.level), .number(let level), let name):
        return .set(.known(.level), to: .number(keep(level)), on: name)
      default: return nil
      }
    }
    behavior.transformScenario = { scenario in
      var scenario = scenario
      scenario.changeWindows { $0.level = keep($0.level) }
      return scenario
    }
    return behavior
  }
}
