public import StatusQuoAppearanceModel

/// The part of UIKit that a resolver implements. Scenarios that need more are not made, and none is
/// shrunk to one.
public struct Capabilities: Hashable, Sendable {
  /// The versions of iOS.
  public let versions: ClosedRange<Version>
  /// The devices.
  public let devices: Set<Device>
  /// The kinds of controllers; plain ones are always among them.
  public let kinds: Set<Controller.Kind>
  /// The steps.
  public let steps: Set<Step.Kind>
  /// The properties that may have another value than UIKit's default, at the start or by `set`.
  public let properties: Set<PropertyName.Known>
  /// True if nothing is left out, as for most: read once per step.
  let areAll: Bool

  /// Capabilities; an argument that is left out means everything.
  public init(
    versions: ClosedRange<Version> = Version(7)...Version(27),
    devices: Set<Device> = Set(Device.allCases),
    kinds: Set<Controller.Kind> = Set(Controller.Kind.allCases),
    steps: Set<Step.Kind> = Set(Step.Kind.allCases),
    properties: Set<PropertyName.Known> = Set(PropertyName.Known.allCases)
  ) {
    precondition(!devices.isEmpty, "a resolver knows a device")
    self.versions = versions
    self.devices = devices
    self.kinds = kinds.union([.plain])
    self.steps = steps
    self.properties = properties
    areAll =
      versions == Version(7)...Version(27) && devices.count == Device.allCases.count
      && self.kinds.count == Controller.Kind.allCases.count
      && steps.count == Step.Kind.allCases.count
      && properties.count == PropertyName.Known.allCases.count
  }

  /// Everything.
  public static let all = Capabilities()

  /// Returns true if a scenario needs nothing else.
  public func cover(_ scenario: Scenario) -> Bool { areAll || lack(of: scenario) == nil }

  /// Something that a scenario needs.
  public enum Need: Hashable, Sendable {
    case version(Version)
    case device(Device)
    case kind(Controller.Kind)
    case step(Step.Kind)
    case property(PropertyName.Known)
  }

  /// The first thing that a scenario needs besides; nil where nothing is missing.
  public func lack(of scenario: Scenario) -> Need? {
    let environment = scenario.environment
    if !versions.contains(environment.iOS) { return .version(environment.iOS) }
    if !devices.contains(environment.device) { return .device(environment.device) }
    if let controller = scenario.controllers.first(where: { !kinds.contains($0.kind) }) {
      return .kind(controller.kind)
    }
    if let step = scenario.steps.first(where: { !steps.contains($0.kind) }) {
      return .step(step.kind)
    }
    // A resolver that lists its steps or properties without these knows nothing of the system's gestures, or
    // of the bottom of the safe area.
    if scenario.observesSystemGestures, !steps.contains(.setNeedsUpdate) {
      return .step(.setNeedsUpdate)
    }
    if scenario.observesSafeArea, !properties.contains(.isToolbarHidden) {
      return .property(.isToolbarHidden)
    }
    if scenario.idling > 0, !steps.contains(.set) { return .step(.set) }
    var plain = scenario
    let others =
      plain.reset { !properties.contains($0) } + scenario.steps.compactMap { $0.property }
      + (scenario.idling > 0 ? PropertyName.Known.idle : [])
    return others.first { !properties.contains($0) }.map { .property($0) }
  }

  /// Returns true if such steps are known.
  func include(_ kind: Step.Kind) -> Bool { areAll || steps.contains(kind) }
}

extension Capabilities {
  /// The nearest scenario that needs nothing else: the nearest version, plain controllers, and the
  /// steps that are left.
  func fitted(_ scenario: Scenario) -> Scenario {
    guard !cover(scenario) else { return scenario }
    var scenario = scenario
    let environment = scenario.environment
    if !versions.contains(environment.iOS) {
      // The linked SDK mostly goes with it.
      let version =
        environment.iOS < versions.lowerBound ? versions.lowerBound : versions.upperBound
      if environment.linkedSDK == environment.iOS { scenario.environment.linkedSDK = version }
      scenario.environment.iOS = version
    }
    if !devices.contains(environment.device) {
      let known = Device.allCases.filter(devices.contains)
      let place = Device.allCases.firstIndex(of: environment.device) ?? 0
      scenario.environment.device = known[place % known.count]
    }
    for place in scenario.controllers.indices
    where !kinds.contains(scenario.controllers[place].kind) {
      scenario.controllers[place].kind = .plain
    }
    if !steps.contains(.setNeedsUpdate) { scenario.observesSystemGestures = false }
    if !properties.contains(.isToolbarHidden) { scenario.observesSafeArea = false }
    scenario.idling = 0
    _ = scenario.reset { !properties.contains($0) }
    scenario.steps.removeAll { !steps.contains($0.kind) || !include($0.property) }
    return scenario
  }
}

extension PropertyName.Known {
  /// The properties that are set to and fro where a scenario idles.
  package static let idle: [PropertyName.Known] = [
    .preferredStatusBarStyle, .overrideUserInterfaceStyle,
  ]
}

extension Alphabet {
  /// The part of it that a resolver knows.
  public func restricted(to capabilities: Capabilities) -> Alphabet {
    var alphabet = self
    alphabet.kinds.removeAll { !capabilities.kinds.contains($0) }
    alphabet.steps.removeAll {
      !capabilities.steps.contains($0.kind) || !capabilities.include($0.property)
    }
    alphabet.settings.removeAll { !capabilities.include($0.property) }
    return alphabet
  }
}
