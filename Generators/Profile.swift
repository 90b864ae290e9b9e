import StatusQuoAppearanceModel

/// The kind of scenarios to generate: their sizes, and what is frequent in them.
///
/// `Profile.appLike.scenario(seed: 41)` is always the same scenario, on every machine.
public struct Profile: Hashable, Sendable {
  /// The place of a new controller.
  package enum Shape: Hashable, Sendable {
    /// Anywhere, or one of the others.
    case mixed
    /// Mostly below the last one.
    case deep
    /// Mostly below the first one.
    case wide
    /// Tabs with navigation stacks, as apps are.
    case appLike
  }

  /// Its name on the command line.
  public var name: String
  /// The number of controllers of a scenario; small numbers are more frequent.
  public var controllers: ClosedRange<Int>
  /// The number of controllers of one scenario in 400: about as many as fit into the words, bytes
  /// and stacks that resolvers like to use, or more.
  package var largeWorld: ClosedRange<Int>?
  /// The number of steps; few more often than many.
  public var steps: ClosedRange<Int>
  /// True if few scenarios have a `RareFeature` or conditions that meet, with sizes beyond those here.
  package var hasRareFeatures = false
  /// The number of windows of a scenario.
  package var windows: ClosedRange<Int> = 1...3
  /// The shape of the trees.
  package var shape = Shape.mixed
  /// The percentage of steps that are invalid on purpose.
  package var invalidShare = 20
  /// The percentage of controllers that are presented at the start, where that is possible.
  package var presented = 15
  /// The steps that are more frequent than others.
  package var favors: [StepFamily] = []
  /// The capabilities that scenarios may need.
  package var capabilities = Capabilities.all

  /// The profile called `name` on the command line, or nil.
  public static func named(_ name: String) -> Profile? { all.first { $0.name == name } }
}

extension Profile: CustomStringConvertible {
  /// Its name.
  public var description: String { name }
}

extension Profile {
  /// All profiles, the default one first.
  public static let all = [
    mixed, appLike, deep, wide, modalHeavy, traitHeavy, multiWindow, errorHeavy, large,
  ]

  /// The default: every shape and every step.
  public static let mixed = Profile(
    name: "mixed", controllers: 1...30, largeWorld: 65...200, steps: 1...40,
    hasRareFeatures: true)

  /// Tabs with navigation stacks, few odd things.
  public static let appLike = Profile(
    name: "app-like", controllers: 3...20, steps: 1...40, windows: 1...1, shape: .appLike,
    invalidShare: 3, presented: 5, favors: [.navigation, .tabs, .presentations])

  /// Long chains of parents.
  public static let deep = Profile(
    name: "deep", controllers: 5...60, steps: 1...30, windows: 1...1, shape: .deep)

  /// Many children of one parent.
  public static let wide = Profile(
    name: "wide", controllers: 5...60, steps: 1...30, windows: 1...1, shape: .wide)

  /// Presentations on presentations.
  public static let modalHeavy = Profile(
    name: "modal-heavy", controllers: 2...20, steps: 1...40, presented: 50,
    favors: [.presentations])

  /// Overrides of the user interface style everywhere.
  public static let traitHeavy = Profile(
    name: "trait-heavy", controllers: 1...20, steps: 1...40, favors: [.traits, .system])

  /// Overlays, hidden windows, windows that come and go.
  public static let multiWindow = Profile(
    name: "multi-window", controllers: 2...20, steps: 1...40, windows: 2...6,
    favors: [.windows])

  /// Most steps are invalid.
  public static let errorHeavy = Profile(
    name: "error-heavy", controllers: 1...15, steps: 1...40, invalidShare: 70)

  /// Up to 1,000 controllers and 1,000 steps.
  public static let large = Profile(name: "large", controllers: 1...1_000, steps: 1...1_000)
}
