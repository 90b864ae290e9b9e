/// One property of everything of a sort: a part of the arena's memory.
///
/// A store is checked against the column's bounds in every build, a load only where `assert` is:
/// loads are a third of what a step does. No store asks whether another resolver shares the memory:
/// `Arena.makeUnique` does, once per step.
@usableFromInline package struct Column<ID: Handle, Value: BitwiseCopyable> {
  @usableFromInline package private(set) var start: UnsafeMutablePointer<Value>
  @usableFromInline private(set) var count = 0
  private let capacity: Int

  /// Empty. Takes room for `capacity` values from `free`, which then begins after it.
  init(capacity: Int, _ free: inout UnsafeMutableRawPointer) {
    self.capacity = capacity
    start = free.bindMemory(to: Value.self, capacity: capacity)
    free += Self.bytes(capacity)
  }

  /// The bytes that `capacity` values take, up to where a column of any type may begin.
  static func bytes(_ capacity: Int) -> Int {
    (capacity * MemoryLayout<Value>.stride + 7) & ~7
  }

  @inlinable package subscript(id: ID) -> Value {
    get {
      assert(holds(id))
      return start[Int(id.row)]
    }
    _modify {
      precondition(holds(id))
      yield &start[Int(id.row)]
    }
  }

  /// Returns true if there is a value for `id`; a handle of `none` is above all bounds here.
  @inlinable func holds(_ id: ID) -> Bool {
    UInt(bitPattern: Int(id.row)) < UInt(bitPattern: count)
  }

  var rows: Range<Int32> { 0..<Int32(count) }

  /// Adds a value, for which there has to be room.
  mutating func append(_ value: Value) {
    precondition(count < capacity)
    (start + count).initialize(to: value)
    count += 1
  }

  /// Its memory was copied to a place at this distance, in bytes.
  mutating func move(by distance: Int) {
    start = (UnsafeMutableRawPointer(start) + distance).assumingMemoryBound(to: Value.self)
  }
}
