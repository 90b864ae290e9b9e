import Foundation

/// Reads lines from a file or pipe.
struct LineReader: Sendable {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  /// The start of the next line in `pending`.
  private var start = 0
  /// From `start` up to here there is no line break.
  private var searched = 0

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The longest line that is accepted; more without a line break is an error.
  static let limit = 1 << 26

  /// True if the line that has begun is longer than the limit.
  var isOverlong: Bool { pending.count - start > Self.limit }

  /// The bytes that were read behind the last line break.
  var rest: [UInt8] { Array(pending[start...]) }

  /// The next line, without its line break, however long it takes; nil at the end. What is not a
  /// whole line there is left out.
  mutating func next() -> [UInt8]? {
    while true {
      if let line = popLine() { return line }
      guard readMore() else { return nil }
    }
  }

  /// A line that was read already.
  mutating func popLine() -> [UInt8]? {
    guard let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = pending.count
      return nil
    }
    defer { (start, searched) = (end + 1, end + 1) }
    return Array(pending[start..<end])
  }

  /// Reads what is there, or waits for it; false at the end, which an overlong line is, too.
  mutating func readMore() -> Bool {
    if isOverlong { return false }
    pending.removeFirst(start)
    searched -= start
    start = 0
    let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { pending.append(contentsOf: buffer.prefix(count)) }
      return count
    }
    return count > 0 || (count < 0 && errno == EINTR)
  }
}
