import Foundation

/// The size of a main thread's stack, on every system: other threads have a sixteenth of it on
/// Apple's, and a resolver that follows a deep tree would crash there only.
private let stackSize = 8 << 20

/// Runs a body for each value at the same time, each on a thread of its own, so that bodies may wait
/// for other processes; the results are in the order of the values.
package func onThreads<Value: Sendable, Result: Sendable>(
  _ values: some Sequence<Value>, _ body: @escaping @Sendable (Value) -> Result
) async -> [Result] {
  await withTaskGroup(of: (Int, Result).self) { group in
    for (number, value) in values.enumerated() {
      group.addTask { (number, await onThread { body(value) }) }
    }
    let results = await group.reduce(into: []) { $0.append($1) }
    return results.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    thread.stackSize = stackSize
    thread.start()
  }
}
