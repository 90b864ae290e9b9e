/// What is measured with, besides the code that is measured.
public struct Probes: Sendable {
  /// The nanoseconds of a clock that never goes back.
  public let now: @Sendable () -> UInt64
  /// The bytes in use on the heap, where the system reports that.
  public let heapBytes: @Sendable () -> Int?
  /// The number of objects that are allocated on the heap while a closure runs, where that can be counted.
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
