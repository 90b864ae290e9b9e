public import AppearanceModel

/// What kind of scenarios to generate: how large, and what is frequent in them.
///
/// `Profile.appLike.scenario(seed: 41)` is always the same scenario, on every machine.
public struct Profile: Hashable, Sendable {
  /// What it is called on the command line.
  public var name: String
  /// How many controllers a scenario declares.
  public var controllers: ClosedRange<Int>
  /// How many steps it has.
  public var steps: ClosedRange<Int>

  /// The profile called `name` on the command line, or nil.
  public static func named(_ name: String) -> Profile? { all.first { $0.name == name } }

  /// All profiles, the default one first.
  public static let all = [mixed]

  /// The default: every shape and every step, small scenarios more often than large ones.
  public static let mixed = Profile(name: "mixed", controllers: 1...30, steps: 0...40)
}

extension Profile {
  /// The scenario that follows from `seed`; always a valid one.
  public func scenario(seed: UInt64) -> Scenario {
    var names = Names()
    let window = Window(names["W"])
    let root = Controller(.plain, names["A"], at: .root(of: window.name))
    return Scenario(names: names, windows: [window], controllers: [root])
  }
}
