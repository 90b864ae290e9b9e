/// The instruments of a benchmark, besides the code that is measured.
package struct Probes: Sendable {
  /// The nanoseconds of a clock that never goes back.
  package let now: @Sendable () -> UInt64
  /// The number of objects that are allocated on the heap while a closure runs, where that can be counted.
  package let allocations: @Sendable (() -> Void) -> Int?

  /// A clock, and a view of the heap.
  package init(
    now: @escaping @Sendable () -> UInt64,
    allocations: @escaping @Sendable (() -> Void) -> Int? = { _ in nil }
  ) {
    self.now = now
    self.allocations = allocations
  }
}
