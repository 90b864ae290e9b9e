/// Controllers, a bit each: found in declaration order without looking at the others.
package struct RowSet {
  private var words: ContiguousArray<UInt64>

  init(count: Int) { words = ContiguousArray(repeating: 0, count: (count + 63) >> 6) }

  func contains(_ controller: ControllerID) -> Bool {
    words[Int(controller.row >> 6)] >> UInt64(controller.row & 63) & 1 == 1
  }

  mutating func insert(_ controller: ControllerID) {
    words[Int(controller.row >> 6)] |= 1 << UInt64(controller.row & 63)
  }

  package mutating func remove(_ controller: ControllerID) {
    words[Int(controller.row >> 6)] &= ~(1 << UInt64(controller.row & 63))
  }

  /// The first one after `controller` in declaration order; after `none` the first of all.
  func next(after controller: ControllerID) -> ControllerID {
    let start = Int(controller.row) + 1
    var index = start >> 6
    guard index < words.count else { return .none }
    var word = words[index] & (~0 << UInt64(start & 63))
    while word == 0 {
      index += 1
      guard index < words.count else { return .none }
      word = words[index]
    }
    return ControllerID(row: Int32(index << 6 + word.trailingZeroBitCount))
  }
}
