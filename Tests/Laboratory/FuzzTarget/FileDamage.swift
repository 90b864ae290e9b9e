import StatusQuoGenerators

/// Changes of a text file that leave most of it readable: numbers at the ends of what a number can be,
/// names that occur twice, parts that are there again, are gone, or are something else.
package struct FileDamage: Sendable {
  private var random: SeededRandom

  /// The damage that follows from a seed.
  package init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private static let numbers = [
    "-9223372036854775808", "9223372036854775807", "9223372036854774784", "9007199254740992",
    "9007199254740993", "4294967296", "-2147483649", "-1", "0", "1", "1e308", "-1e308", "5e-324",
    "0.5", "18446744073709551616",
  ]

  /// The file with one to four changes.
  package mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(4) {
      let words = words(of: bytes)
      guard words.count > 1 else { return bytes }
      let place = random.pick(words)
      switch random.below(8) {
      case 0..<4:
        let numbers = words.filter { isDigit(bytes[$0.upperBound - 1]) }
        guard !numbers.isEmpty else { continue }
        bytes.replaceSubrange(random.pick(numbers), with: random.pick(Self.numbers).utf8)
      case 4: bytes.replaceSubrange(place, with: bytes[random.pick(words)])
      case 5: repeatValue(of: words, in: &bytes)
      case 6: repeatGroup(around: place, in: &bytes)
      default:
        let end = min(bytes.count, place.upperBound + random.below(40))
        bytes.replaceSubrange(
          place.lowerBound..<end, with: (0..<random.below(3)).map { _ in UInt8(random.below(256)) })
      }
    }
    return bytes
  }

  /// Puts a word where another one stands behind the same key.
  private mutating func repeatValue(of words: [Range<Int>], in bytes: inout [UInt8]) {
    let place = random.below(words.count - 1) + 1
    let key = bytes[words[place - 1]]
    let others = words.indices.dropFirst().filter { bytes[words[$0 - 1]].elementsEqual(key) }
    let other = words[random.pick(others)]
    bytes.replaceSubrange(words[place], with: Array(bytes[other]))
  }

  /// Repeats what is in the brackets around a place, as an element or a line of its own.
  private mutating func repeatGroup(around place: Range<Int>, in bytes: inout [UInt8]) {
    guard let start = bytes[..<place.lowerBound].lastIndex(where: { "{[<".utf8.contains($0) }),
      let end = bytes[place.upperBound...].firstIndex(where: { "}]>".utf8.contains($0) })
    else { return }
    let group = Array(bytes[start...end])
    bytes.insert(contentsOf: group + (bytes[start] == UInt8(ascii: "<") ? [] : [0x2C]), at: start)
  }

  /// The ranges in which letters, digits and signs stand together.
  private func words(of bytes: [UInt8]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (place, byte) in (bytes + [0]).enumerated() {
      let isPart = isDigit(byte) || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == 0x2D
      if isPart {
        start = start ?? place
      } else if let first = start {
        words.append(first..<place)
        start = nil
      }
    }
    return words
  }

  private func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
