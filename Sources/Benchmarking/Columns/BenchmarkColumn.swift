public import StatusQuoAppearanceModel
package import StatusQuoGenerators

/// A resolver to be measured, under the name of its column.
///
/// The closures that make it are generic code of the caller, so that the timed loops are compiled for
/// the resolver's type.
public struct BenchmarkColumn {
  /// The head of its column.
  package let name: String
  /// The deepest tree that it is measured on; less than `Int.max` for resolvers that recurse.
  let deepest: Int
  /// Throws for a tree that the resolver skips.
  let launch: (Workload) throws(Skip) -> Contestant
  /// The parts that are verified and timed.
  package var answers = BenchmarkedParts()
  /// True if questions are answered from whole observations.
  package private(set) var isObserved = false
  /// Called with true before code of the resolver runs, and with false after it; nil for columns that are ours.
  package var mark: ((Bool) -> Void)?
  /// The exact work for some steps, each followed by a question of each sort; nil where it is not counted.
  package var work: ((Workload, [Step]) -> [WorkCount])?

  /// A resolver that answers questions.
  @inlinable public init<Model: QueryResolver>(
    _ name: String, deepest: Int = .max, _ make: @escaping (Scenario) throws(Skip) -> Model
  ) {
    self.init(name: name, deepest: deepest) { workload throws(Skip) in
      Contestant(name, Player(try make(workload.scenario), workload))
    }
  }

  /// A resolver that is only observed. Its questions are answered from observations.
  @inlinable public init<Model: Resolver>(
    _ name: String, deepest: Int = .max, _ make: @escaping (Scenario) throws(Skip) -> Model
  ) {
    self.init(name: name, deepest: deepest, isObserved: true) { workload throws(Skip) in
      Contestant(name, Player(ObservedQueries(try make(workload.scenario)), workload))
    }
  }

  @usableFromInline init(
    name: String, deepest: Int, isObserved: Bool = false,
    launch: @escaping (Workload) throws(Skip) -> Contestant
  ) {
    self.name = name
    self.deepest = deepest
    self.isObserved = isObserved
    self.launch = launch
  }
}

/// The parts of what can be asked that a column answers.
package struct BenchmarkedParts: Sendable {
  /// True if it answers for the bar.
  package var bar = true
  /// True if it answers for styles.
  package var styles = true
  /// Resets the other parts of an observation.
  package var forget: @Sendable (inout Observation) -> Void = { _ in }
  /// The part of UIKit that it knows: trees and steps are made of that.
  package var capabilities = Capabilities.all
  /// The outcomes of steps, for capabilities that are about them.
  package var law: Law?

  /// Everything.
  package init() {}

  /// Returns true if such a question is verified, so that it may be timed.
  func include(_ question: Question?) -> Bool {
    switch question {
    case nil: true
    case .statusBar: bar
    case .style, .viewStyle: styles
    }
  }
}

/// A launched resolver without its type.
@usableFromInline struct Contestant {
  let name: String
  var answers = BenchmarkedParts()
  var isObserved = false
  let load: ([Step]) -> Void
  let rewind: () -> Void
  let play: (Int, TimedWork) -> UInt64
  let apply: (Step) -> Void
  let bar: () -> BarAppearance
  let style: (Name) -> UserInterfaceStyle?
  let observe: (inout Observation) -> Void
  /// Called with true before its code runs, and with false after it.
  var mark: ((Bool) -> Void)?

  @inlinable init(_ name: String, _ player: Player<some QueryResolver>) {
    self.init(
      name: name, load: { player.load($0) }, rewind: { player.rewind() },
      play: { player.play($0, $1) }, apply: { player.model!.apply($0) },
      bar: { player.model!.upToDateBar() }, style: { player.model!.style(of: $0) },
      observe: { player.model!.observe(into: &$0) })
  }

  @usableFromInline init(
    name: String, load: @escaping ([Step]) -> Void, rewind: @escaping () -> Void,
    play: @escaping (Int, TimedWork) -> UInt64, apply: @escaping (Step) -> Void,
    bar: @escaping () -> BarAppearance, style: @escaping (Name) -> UserInterfaceStyle?,
    observe: @escaping (inout Observation) -> Void
  ) {
    self.name = name
    self.load = load
    self.rewind = rewind
    self.play = play
    self.apply = apply
    self.bar = bar
    self.style = style
    self.observe = observe
  }

  /// Runs code of the resolver.
  func marked<Result>(_ body: () -> Result) -> Result {
    mark?(true)
    defer { mark?(false) }
    return body()
  }
}
