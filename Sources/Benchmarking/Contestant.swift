public import AppearanceModel

/// One of the designs that are held against each other.
public enum Design: String, CaseIterable, Hashable, Sendable {
  /// Right by definition; recomputes everything.
  case reference
  /// The resolver that is to be fast.
  case cached
  /// Class objects with weak parents that ask each other at every question, as UIKit's do.
  case classes
}

/// A launched design, without its type: made where that is known, so that the loops that are
/// timed are compiled for it.
public struct Contestant {
  /// Which one.
  public let design: Design
  /// The bytes on the heap that it took, where that can be told.
  public let heapBytes: Int?
  let load: ([Step]) -> Void
  let rewind: () -> Void
  let play: (Int, Block) -> UInt64
  let answers: ([Step], Int) -> [UInt8]

  /// A model of the workload's world after its launch.
  @inlinable public init<Model: QueryResolver>(
    _ design: Design, _: Model.Type, playing workload: Workload, probes: Probes
  ) {
    let before = probes.heapBytes()
    let launched = Model(workload.scenario)
    let after = probes.heapBytes()
    let player = Player(launched, workload)
    self.init(
      design, heapBytes: before.flatMap { before in after.map { $0 - before } },
      load: { player.load($0) }, rewind: { player.rewind() },
      play: { player.play($0, $1) }, answers: { player.answers(playing: $0, asking: $1) })
  }

  @usableFromInline init(
    _ design: Design, heapBytes: Int?, load: @escaping ([Step]) -> Void,
    rewind: @escaping () -> Void, play: @escaping (Int, Block) -> UInt64,
    answers: @escaping ([Step], Int) -> [UInt8]
  ) {
    self.design = design
    self.heapBytes = heapBytes
    self.load = load
    self.rewind = rewind
    self.play = play
    self.answers = answers
  }
}

/// What is measured with, besides the code that is measured.
public struct Probes: Sendable {
  /// The nanoseconds of a clock that never goes back.
  public let now: @Sendable () -> UInt64
  /// The bytes in use on the heap, where the system tells.
  public let heapBytes: @Sendable () -> Int?
  /// How many objects are allocated on the heap while a closure runs, where that can be told.
  public let allocations: @Sendable (() -> Void) -> Int?

  /// A clock, and two views of the heap.
  public init(
    now: @escaping @Sendable () -> UInt64, heapBytes: @escaping @Sendable () -> Int? = { nil },
    allocations: @escaping @Sendable (() -> Void) -> Int? = { _ in nil }
  ) {
    self.now = now
    self.heapBytes = heapBytes
    self.allocations = allocations
  }
}
