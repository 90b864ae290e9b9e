extension String {
  /// About how wide the text is when set in a size, in the same units. Fonts differ: room is left.
  func width(size: Double, isMono: Bool = false) -> Double {
    var ems = 0.0
    for scalar in unicodeScalars { ems += scalar.width(isMono: isMono) }
    return ems * size
  }

  /// The text, or its beginning and an ellipsis where it is too wide.
  package func fitted(to width: Double, size: Double) -> String {
    let text = visible
    if text.width(size: size) <= width { return text }
    var room = width / size - 0.9
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      room -= scalar.width(isMono: false)
      if room < 0 { break }
      kept.append(scalar)
    }
    return String(kept) + "…"
  }

  /// The text in lines that are not too wide, broken behind a space or a comma where there is one.
  package func wrapped(to width: Double, size: Double, isMono: Bool = false) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var room = width / size
    var lastBreak = line.startIndex
    for scalar in visible.unicodeScalars {
      let ems = scalar.width(isMono: isMono)
      if room < ems, !line.isEmpty {
        let cut = lastBreak > line.startIndex ? lastBreak : line.endIndex
        lines.append(String(line[..<cut]))
        line = String.UnicodeScalarView(line[cut...])
        lastBreak = line.startIndex
        room = width / size - String(line).width(size: 1, isMono: isMono)
      }
      line.append(scalar)
      room -= ems
      if scalar == " " || scalar == "," || scalar == "(" { lastBreak = line.endIndex }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(String(line)) }
    return lines
  }
}

extension Unicode.Scalar {
  /// The width in ems, generously.
  fileprivate func width(isMono: Bool) -> Double {
    switch value {
    case 0x300...0x36F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      1.05
    case _ where isMono: 0.61
    case 0x20, 0x2C, 0x2E, 0x3A, 0x69, 0x6A, 0x6C, 0x49, 0x28, 0x29, 0x2F, 0x74, 0x66, 0x72: 0.42
    case 0x41...0x5A, 0x6D, 0x77: 0.78
    default: 0.62
    }
  }
}
