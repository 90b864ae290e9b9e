import StatusQuo

/// A condition of the world, of the steps so far, or of the step, to hold a mutation back without it.
struct Circumstance: Sendable {
  /// As it is read behind a mutation: "after a rotate".
  let words: String
  let holds: @Sendable (Moment) -> Bool

  init(_ words: String, _ holds: @escaping @Sendable (Moment) -> Bool) {
    self.words = words
    self.holds = holds
  }

  /// By what they are about.
  static let groups = ofSteps + ofWorlds
  static let ofSteps = [versions, infoPlists, histories, repetitions]
  static let ofWorlds = [screens, windows, trees, subjects]

  private static let versions: [Circumstance] =
    [9, 11, 13, 15, 17].map { version in
      Circumstance("before iOS \(version.major)") { $0.environment.iOS < version }
    }
    + [13, 15, 17, 26].map { (version: Version) in
      Circumstance("from iOS \(version.major) on") { $0.environment.iOS >= version }
    } + [Circumstance("with an older SDK") { $0.environment.linkedSDK < $0.environment.iOS }]

  private static let screens = [
    Circumstance("on an iPad") { $0.environment.device.isPad },
    Circumstance("in landscape") { $0.world.environment.orientation.isLandscape },
    Circumstance("in a narrow scene") {
      $0.environment.device.isPad && $0.world.environment.horizontalSizeClass == .compact
    },
    Circumstance("in the dark") { $0.world.environment.systemStyle == .dark },
    Circumstance("in a call") { $0.isInCall },
  ]

  private static let infoPlists = [
    Circumstance("in app mode") {
      $0.environment.infoPlist.viewControllerBasedStatusBarAppearance == false
    },
    Circumstance("with UIStatusBarHidden") { $0.environment.infoPlist.statusBarHidden == true },
    Circumstance("with UIStatusBarStyle") { $0.environment.infoPlist.statusBarStyle != nil },
    Circumstance("with UIUserInterfaceStyle") {
      $0.environment.infoPlist.userInterfaceStyle != nil
    },
  ]

  private static let windows = [
    Circumstance("with two windows") { $0.world.windows.count > 1 },
    Circumstance("with a raised window") { $0.world.windows.contains { $0.level > 0 } },
    Circumstance("with a hidden window") { $0.world.windows.contains { $0.isHidden } },
    Circumstance("with a window elsewhere") { $0.world.windows.contains { $0.scene != .main } },
    Circumstance("with a window's style") {
      $0.world.windows.contains { $0.overrideUserInterfaceStyle != .unspecified }
    },
  ]

  private static let trees =
    [
      Circumstance("while one is presented") { !$0.world.presentations.isEmpty },
      Circumstance("while two are presented") { $0.world.presentations.count > 1 },
      Circumstance("in a swipe back") { !$0.world.interactivePops.isEmpty },
      Circumstance("with ten controllers") { $0.world.controllers.count >= 10 },
      any("acts") { !$0.actions.isEmpty },
      any("pins a style") { $0.overrideUserInterfaceStyle != .unspecified },
      any("pins its view's") { $0.viewOverrideUserInterfaceStyle != .unspecified },
      any("has views") { !$0.views.isEmpty },
      any("is detached") { $0.place == .detached },
      any("has a class") { $0.className != nil },
    ]
    + [Controller.Kind.tab, .split, .page, .alert].map { kind in
      any("is of kind \(kind.rawValue)") { $0.kind == kind }
    }

  private static func any(_ words: String, _ holds: @escaping @Sendable (Controller) -> Bool)
    -> Circumstance
  {
    Circumstance("where one \(words)") { $0.world.controllers.contains(where: holds) }
  }

  private static let histories = Step.Kind.allCases.map { kind in
    Circumstance("after \(kind.rawValue)") { $0.times[kind] != nil }
  }

  private static let repetitions =
    (2...4).map { count in
      ofStep("from time \(count) on") { $1.times[$0.kind, default: 0] >= count - 1 }
    } + [
      ofStep("in a row") { $0.kind == $1.last?.kind },
      ofStep("at the same place") { $1.last?.names.contains(where: $0.names.contains) ?? false },
      ofStep("not at first there") { $1.places.contains($0.place) },
    ]

  private static func ofStep(
    _ words: String, _ holds: @escaping @Sendable (Step, Moment) -> Bool
  ) -> Circumstance {
    Circumstance(words) { moment in moment.step.map { holds($0, moment) } ?? false }
  }

  private static let subjects: [Circumstance] = [
    subject("is on screen") { $1.world.onScreen.contains($0.name) },
    subject("is off screen") { !$1.world.onScreen.contains($0.name) },
    subject("is a child") { controller, _ in controller.place.isChild },
    subject("is presented") { controller, moment in
      moment.world.presentations.contains { $0.controller == controller.name }
    },
    subject("is detached") { controller, _ in controller.place == .detached },
    subject("pins a style") { controller, _ in
      controller.overrideUserInterfaceStyle != .unspecified
    },
    subject("forwards") { controller, _ in !controller.childrenAsked.isEmpty },
    subject("is navigation") { controller, _ in controller.kind == .navigation },
    subject("is plain") { controller, _ in controller.kind == .plain },
  ]

  /// The controller meant is the one that the step names last.
  private static func subject(
    _ words: String, _ holds: @escaping @Sendable (Controller, Moment) -> Bool
  ) -> Circumstance {
    Circumstance("if its controller \(words)") { moment in
      guard let name = moment.step?.names.last else { return false }
      return moment.world.controllers.contains { $0.name == name && holds($0, moment) }
    }
  }
}

/// A step to play, nil for the launch, with what was before.
struct Moment {
  let environment: Environment
  var step: Step?
  /// The steps before that were applied: the last one, the times of each kind, and where.
  private(set) var last: Step?
  private(set) var times: [Step.Kind: Int] = [:]
  private(set) var places: Set<Step.Place> = []
  private(set) var isInCall = false
  var world: Snapshot!

  init(_ environment: Environment) { self.environment = environment }

  mutating func noteAsApplied(_ step: Step) {
    last = step
    times[step.kind, default: 0] += 1
    places.insert(step.place)
    if case .setInCallStatusBar(let active) = step { isInCall = active }
  }
}

extension Step {
  /// Its kind and the last name that it has.
  struct Place: Hashable {
    let kind: Kind
    let name: Name?
  }

  var place: Place { Place(kind: kind, name: names.last) }
}
