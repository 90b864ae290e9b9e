public import StatusQuoAppearanceModel

/// A resolver to be measured, under the name of its column.
///
/// The closures that make it are generic code of the caller, so that the timed loops are compiled for
/// the resolver's type.
public struct BenchmarkColumn {
  /// The head of its column.
  public let name: String
  /// The deepest tree that it is measured on; less than `Int.max` for resolvers that recurse.
  public let deepest: Int
  let launch: (Workload, Probes) -> Contestant

  /// A resolver that answers questions and is observed: its whole observations are compared with the
  /// reference's before it is timed.
  @inlinable public init<Model: QueryResolver & Resolver>(
    _ name: String, deepest: Int = .max, _ make: @escaping (Scenario) -> Model
  ) {
    self.init(name: name, deepest: deepest) { workload, probes in
      Contestant(name, playing: workload, probes: probes, make: make) { $0.observe(into: &$1) }
    }
  }

  /// A resolver that is only observed. Its questions are answered from observations.
  @inlinable public init<Model: Resolver>(
    _ name: String, deepest: Int = .max, _ make: @escaping (Scenario) -> Model
  ) {
    self.init(name, deepest: deepest) { ObservedQueries(make($0)) }
  }

  /// A resolver that answers questions but can't be observed.
  @inlinable public init<Model: QueryResolver>(
    _ name: String, deepest: Int = .max, _ make: @escaping (Scenario) -> Model
  ) {
    self.init(name: name, deepest: deepest) { workload, probes in
      Contestant(name, playing: workload, probes: probes, make: make, observe: nil)
    }
  }

  @usableFromInline init(
    name: String, deepest: Int, launch: @escaping (Workload, Probes) -> Contestant
  ) {
    self.name = name
    self.deepest = deepest
    self.launch = launch
  }
}

/// The resolvers of a benchmark.
public struct BenchmarkColumns {
  /// Right by definition: the others are not timed where they answer differently.
  public let reference: BenchmarkColumn
  /// The one that the report is about.
  public let subject: BenchmarkColumn
  /// What it is compared with, besides the reference.
  public let peers: [BenchmarkColumn]

  /// Columns in this order.
  public init(reference: BenchmarkColumn, subject: BenchmarkColumn, peers: [BenchmarkColumn]) {
    self.reference = reference
    self.subject = subject
    self.peers = peers
  }

  /// All of them, the reference first.
  public var all: [BenchmarkColumn] { [reference, subject] + peers }
}

/// A launched resolver without its type.
@usableFromInline struct Contestant {
  let name: String
  /// The bytes on the heap that it took, where the system reports that.
  let heapBytes: Int?
  let load: ([Step]) -> Void
  let rewind: () -> Void
  let play: (Int, Block) -> UInt64
  let apply: (Step) -> Void
  let bar: () -> BarAppearance
  let style: (Name) -> UserInterfaceStyle?
  /// `nil` for a resolver that can't be observed.
  let observe: ((inout Observation) -> Void)?

  /// What `make` makes of the workload's world.
  @inlinable init<Model: QueryResolver>(
    _ name: String, playing workload: Workload, probes: Probes, make: (Scenario) -> Model,
    observe: ((inout Model, inout Observation) -> Void)?
  ) {
    let before = probes.heapBytes()
    let launched = make(workload.scenario)
    let after = probes.heapBytes()
    let player = Player(launched, workload, Barrier())
    self.init(
      name: name, heapBytes: before.flatMap { before in after.map { $0 - before } },
      load: { player.load($0) }, rewind: { player.rewind() }, play: { player.play($0, $1) },
      apply: { player.model!.apply($0) }, bar: { player.model!.upToDateBar() },
      style: { player.model!.style(of: $0) },
      observe: observe.map { observe in { observe(&player.model!, &$0) } })
  }

  @usableFromInline init(
    name: String, heapBytes: Int?, load: @escaping ([Step]) -> Void, rewind: @escaping () -> Void,
    play: @escaping (Int, Block) -> UInt64, apply: @escaping (Step) -> Void,
    bar: @escaping () -> BarAppearance, style: @escaping (Name) -> UserInterfaceStyle?,
    observe: ((inout Observation) -> Void)?
  ) {
    self.name = name
    self.heapBytes = heapBytes
    self.load = load
    self.rewind = rewind
    self.play = play
    self.apply = apply
    self.bar = bar
    self.style = style
    self.observe = observe
  }
}
