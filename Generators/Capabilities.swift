public import StatusQuoAppearanceModel

/// The part of UIKit that a resolver implements. Scenarios that need more are not made, and none is
/// shrunk to one.
///
///     Capabilities(versions: 13...18, windows: 1, kinds: [.plain, .navigation])
public struct Capabilities: Hashable, Sendable {
  /// The versions of iOS.
  public let versions: ClosedRange<Version>
  /// The SDKs that an app is built with.
  public let linkedSDK: LinkedSDK
  /// The devices.
  public let devices: Set<Device>
  /// The keys of Info.plist that may be there, as Apple spells them.
  public let infoPlist: Set<String>
  /// The values of the environment that may be others than UIKit's defaults at launch.
  public let environment: Set<EnvironmentKey>
  /// The most windows of a scenario.
  public let windows: Int
  /// The fewest windows of a scenario, at any time: with as many at most, exactly that number.
  public let fewestWindows: Int
  /// The properties that windows may have besides styles.
  public let windowProperties: Set<WindowProperty>
  /// The kinds of controllers; plain ones are always among them.
  public let kinds: Set<Controller.Kind>
  /// The kinds of controllers that may have children.
  public let parents: Set<Controller.Kind>
  /// True if navigation, tab, split and page controllers may be without children.
  public let emptyContainers: Bool
  /// True if something may be presented at launch.
  public let presentedAtLaunch: Bool
  /// True if steps may move a controller that has a parent elsewhere.
  public let movesChildren: Bool
  /// True if steps may use names that the scenario declares nowhere.
  public let unknownNames: Bool
  /// The steps.
  public let steps: Set<Step.Kind>
  /// The outcomes that steps may have besides being applied.
  public let refused: Set<Refusal>
  /// The properties that may have another value than UIKit's default, at the start or by `set`.
  public let properties: Set<PropertyName.Known>
  /// The words that properties may have as values besides UIKit's default; all for those not listed.
  public let values: [PropertyName.Known: Set<PropertyValue.Word>]
  /// The values that controllers always have, which no step changes.
  public let always: [PropertyName.Known: PropertyValue]
  /// The lifecycle methods: no others are compared, and none has actions.
  public let calls: Set<LifecycleMethod>
  /// The commands in lifecycle methods, where such steps are known.
  public let actions: Set<ActionKind>
  /// The readings of the sources that the resolver follows: the reference follows them, too.
  public internal(set) var readings: Readings
  /// The container that the subject is, in place of a resolver; nil for a resolver.
  package private(set) var container: ContainerDeclaration?
  /// True if nothing is left out but unknown names, as for most: read once per step.
  let knowsAll: Bool
  /// True if no scenario is left out.
  var areAll: Bool { knowsAll && unknownNames }

  /// The SDKs that an app may be built with.
  public enum LinkedSDK: String, NamedCase {
    case any
    /// The system's.
    case same
  }

  /// A value of the environment, as documents call it.
  public enum EnvironmentKey: String, NamedCase {
    case orientation, systemStyle, platformFallback
    case sceneTraits = "sceneTraitOverrides"
    case horizontalSizeClass
  }

  /// A property of windows.
  public enum WindowProperty: String, NamedCase {
    case level, coversScreen, isHidden, scene
  }

  /// An outcome of a step that is not applied.
  public enum Refusal: String, NamedCase {
    case ignored, raised
  }

  /// A command in a lifecycle method, as documents call it.
  public enum ActionKind: String, NamedCase {
    case setNeedsStatusBarAppearanceUpdate, setStored, setShared, swizzleHidden, unswizzleHidden
    case beginAppearanceTransition, endAppearanceTransition, addChild, addSubview
  }

  /// Capabilities; an argument that is left out means everything but unknown names, which no resolver with types
  /// can be asked about.
  public init(
    versions: ClosedRange<Version> = Version.known, linkedSDK: LinkedSDK = .any,
    devices: Set<Device> = Set(Device.allCases), infoPlist: Set<String> = Scenario.infoPlistKeys,
    environment: Set<EnvironmentKey> = Set(EnvironmentKey.allCases),
    windows: Int = .max, fewestWindows: Int = 0,
    windowProperties: Set<WindowProperty> = Set(WindowProperty.allCases),
    kinds: Set<Controller.Kind> = Set(Controller.Kind.allCases),
    parents: Set<Controller.Kind> = Set(Controller.Kind.allCases), emptyContainers: Bool = true,
    presentedAtLaunch: Bool = true, movesChildren: Bool = true, unknownNames: Bool = false,
    steps: Set<Step.Kind> = Set(Step.Kind.allCases),
    refused: Set<Refusal> = Set(Refusal.allCases),
    properties: Set<PropertyName.Known> = Set(PropertyName.Known.allCases),
    values: [PropertyName.Known: Set<PropertyValue.Word>] = [:],
    always: [PropertyName.Known: PropertyValue] = [:],
    calls: Set<LifecycleMethod> = Set(LifecycleMethod.allCases),
    actions: Set<ActionKind> = Set(ActionKind.allCases), readings: Readings = Readings()
  ) {
    precondition(!devices.isEmpty, "a resolver knows a device")
    precondition(windows > 0, "a resolver knows a window")
    precondition(0...windows ~= fewestWindows, "at least as many windows at most")
    precondition(infoPlist.isSubset(of: Scenario.infoPlistKeys), "keys that concern the appearance")
    self.versions = versions
    self.linkedSDK = linkedSDK
    self.devices = devices
    self.infoPlist = infoPlist
    self.environment = environment
    self.windows = windows
    self.fewestWindows = fewestWindows
    self.windowProperties = windowProperties
    self.kinds = kinds.union([.plain])
    self.parents = parents
    self.emptyContainers = emptyContainers
    self.presentedAtLaunch = presentedAtLaunch
    self.movesChildren = movesChildren
    self.unknownNames = unknownNames
    self.steps = steps
    self.refused = refused
    self.properties = properties
    self.values = values
    self.always = always
    self.calls = calls
    self.actions = actions
    self.readings = readings
    knowsAll =
      versions == Version.known && linkedSDK == .any
      && devices.count == Device.allCases.count && infoPlist.count == Scenario.infoPlistKeys.count
      && environment.count == EnvironmentKey.allCases.count && movesChildren
      && always.isEmpty && windows == .max && fewestWindows == 0
      && windowProperties.count == WindowProperty.allCases.count
      && self.kinds.count == Controller.Kind.allCases.count
      && parents.count == Controller.Kind.allCases.count && emptyContainers && presentedAtLaunch
      && steps.count == Step.Kind.allCases.count && refused.count == Refusal.allCases.count
      && properties.count == PropertyName.Known.allCases.count && values.isEmpty
      && calls.count == LifecycleMethod.allCases.count && actions.count == ActionKind.allCases.count
  }

  /// Everything.
  public static let all = Capabilities(unknownNames: true)

  /// Those of a container on some versions. What is asked of it sets properties that nothing has.
  package init(versions: ClosedRange<Version>, container: ContainerDeclaration) {
    self.init(versions: versions, unknownNames: true)
    self.container = container
  }
}

/// Plays a scenario by the law and says what becomes of its steps: some capabilities are about that.
///
/// - Parameter withSnapshots: whether the trees of each moment are needed, too.
/// - Returns: the launch and each step.
package typealias Law = @Sendable (_ scenario: Scenario, _ withSnapshots: Bool) -> [LawMoment]

/// The launch or a step by the law.
package struct LawMoment: Sendable {
  /// The outcome of the step.
  package var outcome: StepOutcome
  /// The windows and controllers after it.
  package var snapshot: Snapshot?
  /// True if it moved a child elsewhere; known with snapshots only.
  package var movesChild = false

  /// A moment.
  package init(_ outcome: StepOutcome, snapshot: Snapshot? = nil, before: Snapshot? = nil) {
    self.outcome = outcome
    self.snapshot = snapshot
    if let snapshot, let before { movesChild = snapshot.hasMovedChild(since: before) }
  }
}

extension Snapshot {
  /// Returns true if a controller that was a child has another place than none.
  fileprivate func hasMovedChild(since before: Snapshot) -> Bool {
    before.controllers.contains { old in
      guard old.place.parent != nil, let new = controllers.first(where: { $0.name == old.name })
      else { return false }
      return new.place != old.place && new.place != .detached
    }
  }
}

extension Capabilities {
  /// Returns true if a scenario needs nothing else.
  package func cover(_ scenario: Scenario, under law: Law? = nil) -> Bool {
    areAll || lack(of: scenario, under: law) == nil
  }

  /// The first thing that a scenario needs besides; nil where nothing is missing. All that makes or
  /// changes scenarios asks this.
  ///
  /// - Parameter law: without it, what becomes of steps is not looked at.
  package func lack(of scenario: Scenario, under law: Law? = nil) -> Need? {
    if areAll { return nil }
    return scenario.needs.first { !include($0) } ?? otherValues(in: scenario).first
      ?? (asksTheLaw ? law.flatMap { lack(of: $0(scenario, asksForTrees)) } : nil)
  }

  /// Everything that a scenario needs besides, each once.
  package func lacks(of scenario: Scenario, under law: Law? = nil) -> [Need] {
    if areAll { return [] }
    let moments = asksTheLaw ? law?(scenario, asksForTrees) ?? [] : []
    var lacks: [Need] = []
    for need in scenario.needs + otherValues(in: scenario) + moments.flatMap({ $0.needs })
    where !include(need) && !lacks.contains(need) {
      lacks.append(need)
    }
    return lacks
  }

  private func lack(of moments: [LawMoment]) -> Need? {
    moments.lazy.compactMap { $0.needs.first { !include($0) } }.first
  }

  /// True if what becomes of steps decides.
  package var asksTheLaw: Bool { refused.count < Refusal.allCases.count || asksForTrees }

  /// True if the trees of each moment decide.
  var asksForTrees: Bool { !emptyContainers || !movesChildren }

  /// Returns true if something is known.
  package func include(_ need: Need) -> Bool {
    switch need {
    case .version(let version): versions.contains(version)
    case .linkedSDK: linkedSDK == .any
    case .device(let device): devices.contains(device)
    case .infoPlist(let key): infoPlist.contains(key)
    case .environment(let key): environment.contains(key)
    case .windows(let count): count <= windows
    case .fewerWindows(let count): count >= fewestWindows
    case .window(let property): windowProperties.contains(property)
    case .kind(let kind): kinds.contains(kind)
    case .children(let kind), .addedChildren(let kind): parents.contains(kind)
    case .emptyContainer: emptyContainers
    case .presentedAtLaunch: presentedAtLaunch
    case .movedChild: movesChildren
    case .unknownName: unknownNames
    case .step(let kind): steps.contains(kind)
    case .refusal(let refusal): refused.contains(refusal)
    case .property(let property): properties.contains(property) || always[property] != nil
    case .value(let property, let word):
      values[property]?.contains(word) ?? true || always[property] == .word(word)
    case .otherValue: false
    case .call(let method): calls.contains(method)
    case .action(let kind): actions.contains(kind)
    }
  }

  /// Returns true if such steps are known.
  func include(_ kind: Step.Kind) -> Bool { knowsAll || steps.contains(kind) }
}
