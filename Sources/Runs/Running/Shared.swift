import Foundation

/// A value that several threads use, one after the other. `Mutex` would need iOS 18.
package final class Shared<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Shares a value.
  package init(_ value: Value) { self.value = value }

  /// Uses the value while no other thread does.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
