import StatusQuoAppearanceModel

extension JSON {
  /// The value on one line, without spaces.
  package var compactText: String {
    var text = TextWriter(json: self)
    text.bytes.reserveCapacity(8 * range.count)
    text.write()
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// The value over as many lines as it takes to read well, with a line break at the end.
  ///
  /// Two spaces per level, up to 30 levels: a deep tree would be mostly spaces. An object or list
  /// stays on one line if it fits there and has no list of objects in it, so that adding an object
  /// to a list is one more line in a diff.
  package var text: String {
    var text = TextWriter(json: self)
    text.widths = text.measuredWidths()
    text.write()
    return String(decoding: text.bytes, as: UTF8.self) + "\n"
  }
}

/// Writes nodes one after the other; what is open is on a stack, not in calls.
private struct TextWriter {
  static let lineLength = 100
  static let indentedLevels = 30

  let nodes: [JSON.Node]
  let range: Range<Int>
  var bytes: [UInt8] = []
  /// The length of each value on one line; empty to write all without spaces.
  var widths: [Int] = []
  private var frames: [Frame] = []

  init(json: JSON) {
    nodes = json.nodes
    range = json.range
  }

  /// An object or list that is being written.
  struct Frame {
    var end: Int
    var isObject: Bool
    /// True to begin a line with each element or key.
    var isBroken: Bool
    var isFirst = true
    var awaitsValue = false
  }

  mutating func write() {
    for index in range {
      if !frames.isEmpty { separate() }
      let node = nodes[index]
      if isContainer(node) {
        let isBroken = isBroken(index)
        frames.append(
          Frame(
            end: index + Int(node.count), isObject: node.content == .object, isBroken: isBroken))
      }
      open(node.content)
      while let last = frames.last, last.end == index + 1 {
        frames.removeLast()
        if last.isBroken { breakLine() }
        bytes.append(UInt8(ascii: last.isObject ? "}" : "]"))
      }
    }
  }

  /// Writes what stands between the last value or key and the next.
  private mutating func separate() {
    let last = frames.count - 1
    let frame = frames[last]
    frames[last].awaitsValue = frame.isObject && !frame.awaitsValue
    if frame.awaitsValue {
      bytes.append(UInt8(ascii: ":"))
      if !widths.isEmpty { bytes.append(UInt8(ascii: " ")) }
      return
    }
    frames[last].isFirst = false
    if !frame.isFirst { bytes.append(UInt8(ascii: ",")) }
    if frame.isBroken {
      breakLine()
    } else if !frame.isFirst, !widths.isEmpty {
      bytes.append(UInt8(ascii: " "))
    }
  }

  /// Returns true if an object or list gets a line for each element: none in one that fits into its line does.
  private func isBroken(_ index: Int) -> Bool {
    guard !widths.isEmpty, nodes[index].count > 1, frames.last?.isBroken ?? true else {
      return false
    }
    if frames.isEmpty, nodes[index].content == .object { return true }
    let column = bytes.count - (bytes.lastIndex(of: UInt8(ascii: "\n")) ?? -1) - 1
    return column + widths[index - range.lowerBound] + 1 > Self.lineLength
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    let levels = min(frames.count, Self.indentedLevels)
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * levels)
  }

  /// The length of each value on one line, up to `lineLength`, which also stands for what should
  /// not be on one line.
  func measuredWidths() -> [Int] {
    var widths = [Int](repeating: 0, count: range.count)
    var scratch = self
    for index in range.reversed() {
      let node = nodes[index]
      guard isContainer(node) else {
        scratch.bytes.removeAll(keepingCapacity: true)
        scratch.open(node.content)
        widths[index - range.lowerBound] = scratch.bytes.count
        continue
      }
      var width = node.count > 1 ? 0 : 2
      var next = index + 1
      while next < index + Int(node.count) {
        width += widths[next - range.lowerBound] + 2
        if node.content == .array, nodes[next].content == .object { width = Self.lineLength }
        next += Int(nodes[next].count)
      }
      widths[index - range.lowerBound] = min(width, Self.lineLength)
    }
    return widths
  }

  private func isContainer(_ node: JSON.Node) -> Bool {
    node.content == .array || node.content == .object
  }

  /// Writes a value or, of an object or list, its bracket.
  private mutating func open(_ content: JSON.Content) {
    switch content {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .number(let number): bytes += numberText(number).utf8
    case .string(let string): quote(string)
    case .array: bytes.append(UInt8(ascii: "["))
    case .object: bytes.append(UInt8(ascii: "{"))
    }
  }

  private mutating func quote(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { escape($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Returns true for a byte that is escaped or begins a character that is.
  private func mayBeEscaped(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"), 0xC2, 0xCD,
      0xD8, 0xE1...0xE3, 0xEF, 0xF0...0xF4:
      true
    default: false
    }
  }

  /// Escapes what JSON wants to be escaped, and what would do something to a terminal or a reader; the
  /// second of two `#`, with which a command to some CIs begins.
  private mutating func escape(_ utf8: UnsafeBufferPointer<UInt8>) {
    var rest = utf8[...]
    while let place = rest.firstIndex(where: mayBeEscaped) {
      bytes += rest[..<place]
      let scalar = String(decoding: rest[place...].prefix(4), as: UTF8.self).unicodeScalars.first!
      let isSecond = place > 0 && utf8[place] == utf8[place - 1]
      rest = rest[(place + UTF8.width(scalar))...]
      switch scalar {
      case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(scalar.value)]
      case "\n": bytes += "\\n".utf8
      case "\t": bytes += "\\t".utf8
      case "\r": bytes += "\\r".utf8
      case _ where scalar.isInvisible || scalar == "#" && isSecond:
        for unit in UTF16.encode(scalar)! {
          let digits = String(unit, radix: 16)
          bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
        }
      default: bytes += UTF8.encode(scalar)!
      }
    }
    bytes += rest
  }
}

/// An integer without a fraction, anything else the shortest text that gives the same number.
package func numberText(_ number: Double) -> String {
  if let integer = Int(exactly: number), integer.magnitude < 1 << 53 { return String(integer) }
  return number.description
}
