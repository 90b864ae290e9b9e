import Foundation
import ScenarioFiles

/// Reads lines from a file or pipe.
struct LineReader: Sendable {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  /// Where the next line begins in `pending`.
  private var start = 0
  /// From `start` up to here there is no line break.
  private var searched = 0

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  enum Result {
    case line([UInt8])
    /// Nothing came in time.
    case silence
    /// Nothing will come any more.
    case end
  }

  /// No line is longer: whoever writes more without a line break does not mean one.
  static let limit = 1 << 26

  /// Whether the line that has begun is longer than the limit.
  var isOverlong: Bool { pending.count - start > Self.limit }

  /// The next line, without its line break. What is not a whole line at the end is left out.
  ///
  /// - Parameter milliseconds: how long to wait for more; -1 is for ever.
  mutating func next(within milliseconds: Int32) -> Result {
    while true {
      if let line = popLine() { return .line(line) }
      var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&question, 1, milliseconds)
      if ready == 0 { return .silence }
      if ready < 0 {
        if errno == EINTR { return .silence }
        return .end
      }
      guard readMore() else { return .end }
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

/// Writes a line; false when nobody reads it.
func writeLine(_ text: String, to descriptor: Int32) -> Bool {
  writeAll(Array(text.utf8) + [UInt8(ascii: "\n")], to: descriptor) == nil
}
