/// The end of what a process writes to its standard error.
struct LastLines: Sendable {
  private var bytes: [UInt8] = []

  /// So many lines are kept, and so many bytes of them all.
  static let limit = (lines: 20, bytes: 8 << 10)

  /// Adds what was written next.
  mutating func add(_ more: some Sequence<UInt8>) {
    bytes += more
    if bytes.count > 2 * Self.limit.bytes { bytes.removeFirst(bytes.count - Self.limit.bytes) }
  }

  /// The last lines, without their line breaks, and without the addresses that Swift prints below the
  /// message of a trap: they are others in every process.
  var lines: [String] {
    bytes.suffix(Self.limit.bytes).split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { $0 != "Current stack trace:" && !$0.contains(#/^\d+ +\S+ +0x[0-9a-f]+ /#) }
      .suffix(Self.limit.lines)
  }
}
