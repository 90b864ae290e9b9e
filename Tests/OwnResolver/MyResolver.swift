import Foundation
import StatusQuo

/// True if it knows no containers, and traps where there is one.
private let isPlain = ProcessInfo.processInfo.environment["PLAIN"] != nil

/// An answer that no document can hold, where it is to give one.
private let odd: (@Sendable (inout Observation) -> Void)? =
  switch ProcessInfo.processInfo.environment["ODD"] {
  case "name":
    { observation in
      var names = Names()
      for number in 0..<1_000 { _ = names.add("n\(number)") }
      observation.styles.append(NodeStyle(node: names.add("mine"), style: .light))
    }
  case "number": { $0.geometry?.statusBarHeight = .nan }
  case "step": { $0.step = -7 }
  default: nil
  }

/// True if it computes all styles anew after each step.
private let isWasteful = ProcessInfo.processInfo.environment["WASTEFUL"] != nil

/// Its capabilities.
let known: Capabilities = isPlain ? Capabilities(kinds: [.plain]) : .all

/// A resolver as a user might write it: it keeps the bar when the device is rotated, and traps
/// where a window is removed that shows a tab bar controller.
struct MyResolver: Resolver {
  private var base: ReferenceModel
  private let scenario: Scenario
  private var observation = Observation()
  private var work = Work()

  init(_ scenario: Scenario) {
    precondition(
      !isPlain || scenario.controllers.allSatisfy { $0.kind == .plain }, "no containers")
    self.scenario = scenario
    base = ReferenceModel(scenario)
    base.observe(into: &observation)
  }

  mutating func apply(_ step: Step) {
    if case .removeWindow(let window) = step {
      let isTabBar = scenario.controllers.contains {
        $0.kind == .tab && $0.place == .root(of: window)
      }
      precondition(!isTabBar, "a tab bar controller is always there")
    }
    let (bar, provenance, stale) = (
      observation.bar, observation.provenance, observation.stale
    )
    base.apply(step)
    base.observe(into: &observation)
    if isWasteful { work.stylesComputed += observation.styles.count }
    if step.kind == .rotate {
      (observation.bar, observation.provenance, observation.stale) = (bar, provenance, stale)
    }
  }

  mutating func observe(into observation: inout Observation) {
    observation = self.observation
    odd?(&observation)
  }

  /// It has no cache, so that nothing can be broken.
  func checkInvariants() throws(BrokenInvariant) {}

  /// Those that the reference applied for it.
  var rulesUsed: RuleSet {
    var rules = RuleSet()
    for rule in RuleID.allCases where base.rulesUsed.contains(rule) { rules.insert(rule) }
    return rules
  }

  /// The world of the reference, as another implementation would make it.
  func currentSnapshot() -> Snapshot? {
    base.currentSnapshot().map {
      Snapshot(
        environment: $0.environment, isInBackground: $0.isInBackground, windows: $0.windows,
        visibleWindows: $0.visibleWindows, keyWindow: $0.keyWindow, controllers: $0.controllers,
        presentations: $0.presentations, interactivePops: $0.interactivePops,
        onScreen: $0.onScreen, geometry: $0.geometry)
    }
  }

  /// The styles that it computed; nothing where it does not count.
  func count(into work: inout Work) -> Bool {
    if isWasteful { work = self.work }
    return isWasteful
  }
}
