/// The text in UTF-8, if the bytes begin with the byte order mark of UTF-16; nil for others. Bytes
/// that are no character are replaced, as in UTF-8.
package func decodingUTF16(_ bytes: [UInt8]) -> [UInt8]? {
  let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
  guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return nil }
  let units = stride(from: 2, to: bytes.count - 1, by: 2).lazy.map { place in
    let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }
  return Array(String(decoding: Array(units), as: UTF16.self).utf8)
}

/// The text without the escapes of a web page, `&lt;UIView 0x1&gt;`; nil where there are none.
package func decodingEntities(_ bytes: [UInt8]) -> [UInt8]? {
  guard bytes.contains(UInt8(ascii: "&")) else { return nil }
  var decoded: [UInt8] = []
  var next = 0
  while next < bytes.count {
    let entity =
      bytes[next] == UInt8(ascii: "&")
      ? entities.first { bytes[next...].starts(with: $0.name.utf8) } : nil
    if let entity {
      decoded += entity.text.utf8
      next += entity.name.utf8.count
    } else {
      decoded.append(bytes[next])
      next += 1
    }
  }
  return decoded.count == bytes.count ? nil : decoded
}

private let entities: [(name: String, text: String)] = [
  ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "),
  ("&#160;", " "),
]
