import StatusQuoReading

/// An object in angle brackets: `<Class 0x7f…>`, `<Class: 0x7f…; view = <…>; frame = (…)>`.
struct PrintedObject {
  var className: ClassName
  var address: String?
  var hasColon = false
  /// The text between a semicolon and the closing bracket.
  var details: Range<Int>?
  /// Behind the closing bracket.
  var end: Int
}

extension Source {
  /// The object whose opening bracket is at `offset`, or nil where the text is none.
  func printedObject(at offset: Int) -> PrintedObject? {
    guard self[offset] == "<",
      let nameEnd = endOfClassName(from: offset + 1)
    else { return nil }
    let name = text(offset + 1..<nameEnd)
    guard isClassName(name) else { return nil }
    var object = PrintedObject(className: ClassName(printed: name), end: nameEnd)
    var next = skippingSpace(nameEnd)
    if self[next] == ":" {
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
    if self[next] == ";" {
      guard let close = closingBracket(from: next) else { return nil }
      object.details = next + 1..<close
      next = close
    }
    guard self[next] == ">" else { return nil }
    object.end = next + 1
    return object
  }

  /// The offset behind a class name: brackets and parentheses in it belong to it.
  private func endOfClassName(from start: Int) -> Int? {
    var depth = 0
    for next in start..<min(end, start + InputLimits.className + 1) {
      switch self[next] {
      case "<", "(": depth += 1
      case ">" where depth == 0, ")" where depth == 0: return next
      case ">", ")": depth -= 1
      case "\n", "\r": return depth == 0 ? next : nil
      case let byte where depth == 0 && isOne(of: " \t:;\\", byte): return next
      default: break
      }
    }
    return nil
  }

  /// The offset of the bracket that closes an object whose details begin at `start`.
  private func closingBracket(from start: Int) -> Int? {
    var depth = 0
    for next in start..<min(end, start + InputLimits.className) {
      switch self[next] {
      case "<": depth += 1
      case ">" where depth == 0: return next
      case ">": depth -= 1
      case "\n", "\r": return nil
      default: break
      }
    }
    return nil
  }

  private func endOfWord(from start: Int) -> Int {
    (start..<min(end, start + 64)).first { isSpaceOrBreak(self[$0]) || isOne(of: ">;", self[$0]) }
      ?? min(end, start + 64)
  }
}

private func isHexadecimal(_ byte: UInt8) -> Bool {
  isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
}

/// Returns true for a possible name of a class, or for what an author put in its place: any visible
/// characters, the first of which is no other sign than those that stand for something cut out.
private func isClassName(_ name: String) -> Bool {
  guard let first = name.unicodeScalars.first else { return false }
  let isWord =
    !first.isASCII || isLetter(UInt8(first.value)) || "_.*?[<".unicodeScalars.contains(first)
  return isWord && name.unicodeScalars.allSatisfy(isVisible)
}
