import StatusQuoReading
import StatusQuoScenarioFiles

extension PropertyList {
  /// Returns true for the bytes of a binary property list.
  static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// The property list that a binary file is.
  static func binary(_ input: InputFile) throws(DocumentError) -> Item {
    var reader = try BinaryPropertyListReader(input)
    return try reader.read()
  }
}

/// Reads a binary property list (`bplist00`). Every offset and count in the file is checked before it
/// is used; an object that contains itself ends at the limit of levels.
private struct BinaryPropertyListReader {
  private let file: String
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let root: Int
  private let table: Int
  private var count = 0

  init(_ input: InputFile) throws(DocumentError) {
    let bytes = input.bytes
    let file = SourcePlace(file: input.name)
    guard bytes.count <= InputLimits.bytes else {
      throw file.error(
        found: "\(bytes.count) bytes", expected: "at most \(InputLimits.bytes) bytes")
    }
    guard bytes.starts(with: "bplist00".utf8), bytes.count >= 41 else {
      throw file.error(
        found: "a binary property list that is cut off or of another version",
        expected: "bplist00")
    }
    let trailer = bytes.count - 32
    func number(_ start: Int) -> Int { Int(clamping: Self.number(bytes[start..<start + 8])) }
    self.file = input.name
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    objectCount = number(trailer + 8)
    root = number(trailer + 16)
    table = number(trailer + 24)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), table >= 8,
      objectCount <= InputLimits.values, table <= trailer,
      objectCount * offsetSize <= trailer - table, root < objectCount
    else {
      throw file.error(
        found: "a trailer that does not fit the file", expected: "a binary property list")
    }
  }

  mutating func read() throws(DocumentError) -> PropertyList.Item {
    PropertyList.Item(value: try object(root, depth: 0))
  }

  private func error(at offset: Int, found: String, expected: String) -> DocumentError {
    DocumentError(file: file, keyPath: "byte \(offset)", found: found, expected: expected)
  }

  /// The big-endian number that some bytes are, of which at most eight count.
  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func number(at offset: Int, size: Int) throws(DocumentError) -> Int {
    guard offset >= 8, size <= bytes.count, offset <= table - size else {
      throw error(at: offset, found: "an object that ends outside", expected: "a smaller one")
    }
    return Int(truncatingIfNeeded: Self.number(bytes[offset..<offset + size]))
  }

  /// The offset at which an object begins.
  private func offset(of object: Int) throws(DocumentError) -> Int {
    guard object >= 0, object < objectCount else {
      throw error(at: table, found: "object \(object)", expected: "one of \(objectCount) objects")
    }
    let entry = table + object * offsetSize
    let offset = Self.number(bytes[entry..<entry + offsetSize])
    guard offset >= 8, offset < UInt64(table) else {
      throw error(at: entry, found: "an offset outside the file", expected: "8 to \(table - 1)")
    }
    return Int(offset)
  }

  private mutating func object(
    _ object: Int, depth: Int
  ) throws(DocumentError) -> PropertyList {
    let start = try offset(of: object)
    count += 1
    if let excess = InputLimits.excess(of: "value", count, InputLimits.binaryValues, depth: depth) {
      throw error(at: start, found: excess.found, expected: excess.expected)
    }
    let marker = bytes[start]
    let size = 1 << Int(marker & 0x0F)
    switch (marker >> 4, marker & 0x0F) {
    case (0x0, 0x8): return .bool(false)
    case (0x0, 0x9): return .bool(true)
    case (0x1, 0...4):
      // Numbers of 16 bytes are unsigned ones of 8.
      let skipped = size == 16 ? 8 : 0
      return .number(Double(try number(at: start + 1 + skipped, size: size - skipped)))
    case (0x2, 2...3): return .number(try real(at: start + 1, size: size))
    case (0x3, 3): return .date
    case (0x4, _):
      _ = try run(at: start, unit: 1)
      return .data
    case (0x5, _), (0x7, _):
      return .text(String(decoding: bytes[try run(at: start, unit: 1)], as: UTF8.self))
    case (0x6, _): return .text(try utf16(at: start))
    case (0x8, _): return .number(Double(try number(at: start + 1, size: Int(marker & 0xF) + 1)))
    case (0xA, _), (0xB, _), (0xC, _): return .list(try list(at: start, depth: depth))
    case (0xD, _): return .dictionary(try dictionary(at: start, depth: depth))
    default:
      throw error(
        at: start, found: "the marker \(String(marker, radix: 16))",
        expected: "a value of a property list")
    }
  }

  private func real(at offset: Int, size: Int) throws(DocumentError) -> Double {
    let bits = try number(at: offset, size: size)
    return size == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
      : Double(bitPattern: UInt64(bitPattern: Int64(bits)))
  }

  /// The bytes of an object that has a length, in units of `unit` bytes.
  private func run(at start: Int, unit: Int) throws(DocumentError) -> Range<Int> {
    var count = Int(bytes[start] & 0x0F)
    var first = start + 1
    if count == 15 {
      guard first < table, bytes[first] >> 4 == 1, bytes[first] & 0x0F <= 3 else {
        throw error(at: start, found: "a length that is no number", expected: "one")
      }
      let size = 1 << Int(bytes[first] & 0x0F)
      count = try number(at: first + 1, size: size)
      first += 1 + size
    }
    guard count >= 0, first <= table, count <= (table - first) / unit else {
      throw error(at: start, found: "a length beyond the file", expected: "a smaller one")
    }
    return first..<first + count * unit
  }

  private func utf16(at start: Int) throws(DocumentError) -> String {
    let run = try run(at: start, unit: 2)
    let units = stride(from: run.lowerBound, to: run.upperBound, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func list(
    at start: Int, depth: Int
  ) throws(DocumentError) -> [PropertyList.Item] {
    var items: [PropertyList.Item] = []
    for offset in try references(in: run(at: start, unit: referenceSize)) {
      items.append(try item(referredToAt: offset, depth: depth))
    }
    return items
  }

  private mutating func dictionary(
    at start: Int, depth: Int
  ) throws(DocumentError) -> [PropertyList.Entry] {
    let run = try run(at: start, unit: 2 * referenceSize)
    let half = run.count / 2
    var entries: [PropertyList.Entry] = []
    for offset in references(in: run.lowerBound..<run.lowerBound + half) {
      let key = try item(referredToAt: offset, depth: depth).value
      guard let text = key.text else {
        throw error(at: start, found: "\(key.summary) as a key", expected: "a text")
      }
      entries.append(
        PropertyList.Entry(key: text, item: try item(referredToAt: offset + half, depth: depth)))
    }
    return entries
  }

  /// The object that a reference in a list or a dictionary names.
  private mutating func item(
    referredToAt offset: Int, depth: Int
  ) throws(DocumentError) -> PropertyList.Item {
    let number = try number(at: offset, size: referenceSize)
    return PropertyList.Item(value: try object(number, depth: depth + 1))
  }

  private func references(in run: Range<Int>) -> StrideTo<Int> {
    stride(from: run.lowerBound, to: run.upperBound, by: referenceSize)
  }
}
