package import StatusQuoAppearanceModel
import StatusQuoCatalog
package import StatusQuoGenerators

/// A property of one resolver that holds regardless of the rules. It reveals mistakes that both
/// models share, which comparing them can't.
package enum MetamorphicProperty: String, CaseIterable, Hashable, Sendable {
  /// Other names give the same observations under these names.
  case renaming
  /// Parts of the world that are nowhere to be seen change nothing: a hidden window, one that
  /// covers nothing, a controller in no window.
  case strangers
  /// A push and its pop leave everything as it was, once the bar has been read again.
  case pushAndPop
  /// A presentation and its dismissal leave everything as it was, once the bar has been read again.
  case presentAndDismiss
  /// Selecting another tab and the first one again leaves everything as it was.
  case selectAndBack
  /// Adding a child and removing it leaves everything as it was.
  case addAndRemove
  /// A gesture that is begun and canceled leaves everything as it was.
  case canceled
  /// Three updates in a row show what one shows.
  case repeatedReads
  /// The preferences of a controller in no window change nothing.
  case outsiders
  /// A stack is the same whether its top was there at the launch or is pushed.
  case builtBySteps
  /// Declaring the world that some steps produce gives the same result.
  case started
  /// Setting a property by a step equals declaring it.
  case assigned
  /// Equivalent calls (pop, popTo, setViewControllers) give the same result.
  case otherWays
  /// Giving a style by other means gives the same result.
  case styled
  /// A controller that captures the bar decides it like one that is full screen.
  case capturing
  /// The stale values are those that an update would change.
  case staleness
  /// Steps that update the bar leave nothing to update.
  case updates
  /// Only the order of the levels of windows matters.
  case levels
  /// A minor version that no source names is like the one before.
  case versions
  /// A controller loads once, and appears before it disappears.
  case lifecycle
  /// The controller that answers is at the end of the chain.
  case chains
}

/// A statement that has to hold of one of two by itself.
package enum CheckedProperty: Hashable, Sendable {
  /// A property of a resolver.
  case metamorphic(MetamorphicProperty)
  /// A promise of a container, which is broken after something in words that are the same in every scenario.
  case promise(ContainerPromise, after: String)

  /// Its name, which is read back: `pushAndPop`, `upToDate after open`.
  package var text: String {
    switch self {
    case .metamorphic(let property): property.rawValue
    case .promise(let promise, let cause): "\(promise.rawValue) after \(cause)"
    }
  }

  /// The promise; nil for a property of a resolver.
  package var promise: ContainerPromise? {
    switch self {
    case .metamorphic: nil
    case .promise(let promise, after: _): promise
    }
  }

  /// The one with a name.
  package init?(text: String) {
    if let property = MetamorphicProperty(rawValue: text) {
      self = .metamorphic(property)
      return
    }
    guard let (promise, cause) = text.divided(by: " after "),
      let promise = ContainerPromise(rawValue: promise)
    else { return nil }
    self = .promise(promise, after: cause)
  }
}

/// A property that does not hold.
package struct PropertyViolation: Hashable, Sendable {
  /// The property.
  package var property: CheckedProperty
  /// The model for which it does not hold.
  package var model: Model
  /// The scenario played in the other way: what is observed at its end is not what is expected.
  package var variant: Scenario
  /// The events of a container, and the number of steps of `variant` before each.
  package var commands: [Command] = []

  /// An event of a container, in words.
  package struct Command: Hashable, Sendable {
    /// The number of steps before it.
    package var after: Int
    /// The event in words: `open`.
    package var text: String

    /// An event after a number of steps.
    package init(_ text: String, after: Int) { (self.text, self.after) = (text, after) }
  }

  /// One of two resolvers.
  package enum Model: String, CaseIterable, Hashable, Sendable {
    case reference, subject
  }

  /// True for a property of a resolver; false for a promise of a container.
  package var isOfResolver: Bool { property.promise == nil }

  /// A property that does not hold for a model.
  package init(_ property: CheckedProperty, of model: Model, variant: Scenario) {
    self.property = property
    self.model = model
    self.variant = variant
  }
}

extension LockStep {
  /// The first property that does not hold for the reference or the subject; nil when all do, or where
  /// the subject skips the scenario.
  ///
  /// - Precondition: `scenario.problem == nil`; both resolvers are values: a copy is independent of
  ///   the original.
  /// - Complexity: a few times that of playing the scenario, for each property.
  package mutating func firstViolation(
    on scenario: Scenario, within capabilities: Capabilities = .all
  ) -> Divergence? {
    if launchedSubject(scenario) == nil { return nil }
    for property in MetamorphicProperty.allCases where property.asks(only: capabilities) {
      for model in PropertyViolation.Model.allCases {
        if let found = violation(of: property, by: model, on: scenario) { return found }
      }
    }
    return nil
  }

  /// The violation of a property by one of the two; nil if there is none.
  func violation(
    of property: MetamorphicProperty, by model: PropertyViolation.Model, on scenario: Scenario
  ) -> Divergence? {
    switch model {
    case .reference: return property.violation(on: scenario, of: model, by: reference)
    case .subject:
      let skips = Skips()
      let found = property.violation(
        on: scenario, of: model, by: { Skippable($0, skips, limits, scope, make: launch) },
        knowing: reference)
      return skips.areNone ? found : nil
    }
  }
}

extension MetamorphicProperty {
  /// The violation by the resolver that `make` makes on `scenario`; nil if there is none.
  ///
  /// - Precondition: as for `LockStep.firstViolation`.
  package func violation<Model: Resolver>(
    on scenario: Scenario, of model: PropertyViolation.Model = .subject,
    by make: @escaping (Scenario) -> Model
  ) -> Divergence? {
    violation(on: scenario, of: model, by: make, knowing: make)
  }

  /// The violation, where another resolver knows the results of steps: some properties need its
  /// snapshots, and hold where it gives none.
  package func violation<Model: Resolver, World: Resolver>(
    on scenario: Scenario, of model: PropertyViolation.Model = .subject,
    by make: @escaping (Scenario) -> Model, knowing world: (Scenario) -> World
  ) -> Divergence? {
    if needsOneScene(in: scenario) { return nil }
    var scenario = scenario
    // Other steps ask about the system's gestures at other moments, which the strip at the side follows (GE-27).
    if !steps.isEmpty {
      scenario.observes.remove(.systemGestures)
      if scenario.answersForVerticalBar { scenario.observes = [] }
    }
    let check = MetamorphicCheck(scenario: scenario, make: make)
    let violation =
      switch self {
      case .renaming: check.violationByRenaming()
      case .strangers: check.violationByStrangers()
      case .pushAndPop, .presentAndDismiss, .selectAndBack, .addAndRemove, .canceled:
        check.violationByRoundTrip(of: self)
      case .repeatedReads: check.violationByRepeatedReads()
      case .outsiders: check.violationFromOutside()
      case .builtBySteps: check.violationByBuilding()
      case .started: check.violationByStarting()
      case .assigned: check.violationByAssigning()
      case .otherWays: check.violationByOtherWays(knowing: world)
      case .styled: check.violationByStyling()
      case .capturing: check.violationByCapturing()
      case .staleness: check.violationOfStaleness()
      case .updates: check.violationByUpdating()
      case .levels: check.violationByLevels()
      case .versions: check.violationByVersions()
      case .lifecycle: check.violationByLifecycle()
      case .chains: check.violationByChains()
      }
    guard let violation else { return nil }
    return Divergence(
      step: violation.step,
      PropertyViolation(.metamorphic(self), of: model, variant: violation.variant),
      expected: violation.expected, actual: violation.actual)
  }
}

extension MetamorphicProperty {
  /// Returns true if playing a scenario in the other way needs only what a resolver knows that
  /// knows the scenario.
  fileprivate func asks(only capabilities: Capabilities) -> Bool {
    if self == .versions, capabilities.versions != Capabilities.all.versions { return false }
    if self == .strangers, !capabilities.kinds.contains(.plain) { return false }
    return steps.isSubset(of: capabilities.steps)
  }

  /// The steps that the other way may have besides the scenario's.
  private var steps: Set<Step.Kind> {
    switch self {
    case .renaming, .levels, .versions, .lifecycle, .chains, .strangers, .styled, .capturing: []
    case .pushAndPop, .builtBySteps: [.push, .pop, .setNeedsStatusBarAppearanceUpdate]
    case .presentAndDismiss: [.present, .dismiss, .setNeedsStatusBarAppearanceUpdate]
    case .selectAndBack: [.select, .setNeedsStatusBarAppearanceUpdate]
    case .addAndRemove: [.addChild, .removeFromParent, .setNeedsStatusBarAppearanceUpdate]
    case .canceled:
      [
        .beginInteractivePop, .cancelInteractivePop, .beginInteractiveDismiss,
        .cancelInteractiveDismiss, .setNeedsStatusBarAppearanceUpdate,
      ]
    case .assigned: [.set, .setNeedsStatusBarAppearanceUpdate]
    case .otherWays:
      [
        .popToRoot, .popTo, .setViewControllers, .beginInteractivePop, .finishInteractivePop,
        .dismiss, .beginInteractiveDismiss, .finishInteractiveDismiss,
      ]
    case .repeatedReads, .outsiders, .started, .staleness, .updates:
      [.setNeedsStatusBarAppearanceUpdate]
    }
  }

  /// True if it has a controller ask for an update, which another scene's controllers do in vain (SC-3).
  fileprivate func needsOneScene(in scenario: Scenario) -> Bool {
    scenario.hasScenes && steps.contains(.setNeedsStatusBarAppearanceUpdate)
  }
}

/// A resolver and a scenario, on which properties are to hold.
struct MetamorphicCheck<Model: Resolver> {
  let scenario: Scenario
  let make: (Scenario) -> Model
}

/// Two ways to play a scenario that did not come to the same.
struct VariantDifference {
  /// The number of steps of the scenario that matter.
  var step: Int
  /// The other way.
  var variant: Scenario
  /// The expected observation at the end of `variant`, as far as it matters.
  var expected: Observation
  /// The actual observation there.
  var actual: Observation
}

// MARK: - The same scenario played in another way

extension MetamorphicCheck {
  /// Plays a scenario and each variant to the end and compares after each step.
  func firstDifference(
    of scenario: Scenario, and variants: some Sequence<Scenario>
  ) -> VariantDifference? {
    variants.lazy.filter { $0 != scenario && $0.problem == nil }
      .compactMap { firstDifference(of: scenario, and: $0) }.first
  }

  /// Plays both to the end and compares after each step.
  func firstDifference(
    of scenario: Scenario, and variant: Scenario,
    translating translate: (inout Observation) -> Void = { _ in },
    forgetting forget: (inout Observation) -> Void = { _ in }
  ) -> VariantDifference? {
    var one = make(scenario)
    var other = make(variant)
    var expected = Observation()
    var actual = Observation()
    for number in 0...scenario.steps.count {
      if number > 0 {
        one.apply(scenario.steps[number - 1])
        other.apply(variant.steps[number - 1])
      }
      one.observe(into: &expected)
      other.observe(into: &actual)
      translate(&expected)
      forget(&actual)
      guard expected != actual else { continue }
      var variant = variant
      variant.steps.removeSubrange(number...)
      return VariantDifference(step: number, variant: variant, expected: expected, actual: actual)
    }
    return nil
  }

  func violationByRenaming() -> VariantDifference? {
    let count = scenario.names.texts.count
    func reversed(_ name: Name) -> Name {
      let plain = Name(index: count - 1 - name.index)
      return name.isRootView ? plain.rootView : plain
    }
    var variant = scenario.renamed(reversed)
    variant.names = Names(scenario.names.texts.reversed())
    return firstDifference(
      of: scenario, and: variant, translating: { $0 = $0.renamed(reversed) })
      ?? violationByNewName()
  }

  /// A window added under the name of one that is gone is another one: it may as well have a new name.
  private func violationByNewName() -> VariantDifference? {
    var known = Set(scenario.windows.map { $0.name })
    var again: (step: Int, name: Name)?
    for (index, step) in scenario.steps.enumerated() where again == nil {
      guard case .addWindow(let window, _) = step else { continue }
      if !known.insert(window.name).inserted { again = (index, window.name) }
    }
    guard let again else { return nil }
    let added = make(scenario).observation(after: scenario.steps[...again.step])
    guard added.outcome == .applied else { return nil }
    var variant = scenario
    let new = variant.names["another window"]
    func renamed(_ name: Name) -> Name { name == again.name ? new : name }
    let later = scenario.renamed(renamed).steps[again.step...]
    variant.steps.replaceSubrange(again.step..., with: later)
    return firstDifference(
      of: scenario, and: variant,
      translating: { if $0.step > again.step { $0 = $0.renamed(renamed) } })
  }

  func violationByStrangers() -> VariantDifference? {
    guard scenario.windows.contains(where: { !$0.isHidden && $0.scene == .main }) else {
      return nil
    }
    var variant = scenario
    let names = ["stranger 1", "stranger 2", "stranger 3"].map { variant.names[$0] }
    variant.windows.append(Window(names[0], level: 1_000, isHidden: true))
    variant.windows.append(Window(names[1], level: 1_000, coversScreen: false))
    variant.controllers.append(Controller(.plain, names[2]))
    return firstDifference(
      of: scenario, and: variant, forgetting: { $0.forget(names) })
  }
}

extension Observation {
  /// Leaves out these windows and controllers.
  fileprivate mutating func forget(_ names: [Name]) {
    styles.removeAll { names.contains($0.node.withoutView) }
    traitChanges.removeAll { names.contains($0.node.withoutView) }
    geometry?.safeAreaTop.removeAll { names.contains($0.controller) }
    safeArea?.removeAll { names.contains($0.controller) }
  }
}
