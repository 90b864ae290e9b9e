import StatusQuoAppearanceModel

/// What the optimizer can't see through.
@usableFromInline final class Barrier: Sendable {
  @usableFromInline typealias Look = @convention(c) (UnsafeMutableRawPointer) -> Void

  @usableFromInline let look: Look
  /// 0, which only shows when the program runs.
  @usableFromInline let zero: Int

  @inline(never) @usableFromInline init() {
    // Reads what no compiler knows: the program's own name is not empty.
    zero = CommandLine.arguments.isEmpty ? 1 : 0
    look = zero == 0 ? { _ in } : { $0.storeBytes(of: 0, as: UInt8.self) }
  }

  /// From here on anything in `value` may have changed, as far as the optimizer knows. An indirect
  /// call that returns at once.
  @inlinable @inline(__always) func pass<Value>(_ value: inout Value) {
    withUnsafeMutablePointer(to: &value) { look(UnsafeMutableRawPointer($0)) }
  }
}

/// A resolver that does nothing: what remains is the loop around it.
struct NoResolver: QueryResolver {
  @inline(never) mutating func apply(_ step: Step) {}

  mutating func upToDateBar() -> BarAppearance { BarAppearance(hidden: false, content: .dark) }

  mutating func style(of name: Name) -> UserInterfaceStyle? {
    name.slot & 4 == 0 ? .light : .dark
  }
}
