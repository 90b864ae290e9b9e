/// The end of what a process writes to its standard error.
struct LastLines: Sendable {
  private var bytes: [UInt8] = []
  /// The number of lines that are given.
  let lineLimit: Int

  /// The number of bytes that are kept.
  static let byteLimit = 8 << 10

  /// No lines yet.
  init(atMost lines: Int = 20) { lineLimit = lines }

  /// Adds what was written next.
  mutating func add(_ more: some Sequence<UInt8>) {
    bytes += more
    if bytes.count > 2 * Self.byteLimit { bytes.removeFirst(bytes.count - Self.byteLimit) }
  }

  /// The last lines, without their line breaks, and without the addresses that Swift prints below the
  /// message of a trap: they are others in every process.
  var lines: [String] {
    bytes.suffix(Self.byteLimit).split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { $0 != "Current stack trace:" && !isFrame($0) }
      .suffix(lineLimit)
  }
}

/// Returns true for a call in a stack trace: `3   libc.so.6   0x00007f12 start`.
private func isFrame(_ line: String) -> Bool {
  let words = line.split(separator: " ", maxSplits: 3)
  return line.first != " " && words.count > 3 && words[0].allSatisfy(\.isNumber)
    && words[2].hasPrefix("0x") && words[2].dropFirst(2).allSatisfy(\.isHexDigit)
}
