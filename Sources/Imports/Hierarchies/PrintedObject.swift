/// What stands in angle brackets: `<Class 0x7f…>`, `<Class: 0x7f…; view = <…>; frame = (…)>`.
struct PrintedObject {
  var className: ClassName
  var address: String?
  var hasColon = false
  /// What follows a semicolon, up to the closing bracket.
  var details: Range<Int>?
  /// Behind the closing bracket.
  var end: Int
}

extension Source {
  /// The object whose opening bracket is at `offset`, or nil where the text is none.
  func printedObject(at offset: Int) -> PrintedObject? {
    guard self[offset] == UInt8(ascii: "<"),
      let nameEnd = endOfClassName(from: offset + 1)
    else { return nil }
    let name = text(offset + 1..<nameEnd)
    guard isClassName(name) else { return nil }
    var object = PrintedObject(className: ClassName(printed: name), end: nameEnd)
    var next = skippingSpace(nameEnd)
    if self[next] == UInt8(ascii: ":") {
      object.hasColon = true
      next = skippingSpace(next + 1)
    }
    let wordEnd = endOfWord(from: next)
    if has("0x", at: next) {
      let digits = bytes[next + 2..<wordEnd]
      let isNumber = !digits.isEmpty && digits.allSatisfy(isHexadecimal)
      object.address = isNumber ? text(next..<wordEnd).lowercased() : nil
    }
    next = skippingSpace(wordEnd)
    if self[next] == UInt8(ascii: ";") {
      guard let close = closingBracket(from: next) else { return nil }
      object.details = next + 1..<close
      next = close
    }
    guard self[next] == UInt8(ascii: ">") else { return nil }
    object.end = next + 1
    return object
  }

  /// Behind the last byte of a class name: brackets and parentheses in it belong to it.
  private func endOfClassName(from start: Int) -> Int? {
    var depth = 0
    var next = start
    while next < end, next - start <= InputLimits.className {
      switch self[next] {
      case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"):
        if depth == 0 { return next }
        depth -= 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return depth == 0 ? next : nil
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ":"), UInt8(ascii: ";"),
        UInt8(ascii: "\\"):
        if depth == 0 { return next }
      default: break
      }
      next += 1
    }
    return nil
  }

  /// The bracket that closes an object whose details begin at `start`.
  private func closingBracket(from start: Int) -> Int? {
    var depth = 0
    for next in start..<min(end, start + InputLimits.className) {
      switch self[next] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        if depth == 0 { return next }
        depth -= 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      default: break
      }
    }
    return nil
  }

  private func endOfWord(from start: Int) -> Int {
    var next = start
    while next < end, !isSpaceOrBreak(self[next]), self[next] != UInt8(ascii: ">"),
      self[next] != UInt8(ascii: ";"), next - start < 64
    { next += 1 }
    return next
  }

  /// Past spaces and line breaks.
  func skippingSpace(_ start: Int) -> Int {
    var next = start
    while next < end, isSpaceOrBreak(self[next]) { next += 1 }
    return next
  }
}

private func isHexadecimal(_ byte: UInt8) -> Bool {
  isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
}

/// Whether a class may be called so: any visible characters, the first of which is no sign.
private func isClassName(_ name: String) -> Bool {
  guard let first = name.unicodeScalars.first else { return false }
  let isWord = first == "_" || !first.isASCII || isLetter(UInt8(first.value))
  return isWord && name.unicodeScalars.allSatisfy(isVisible)
}
