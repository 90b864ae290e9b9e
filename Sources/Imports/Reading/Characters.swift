// What bytes and characters are, in ASCII; all syntax that is read here is ASCII.

func isLetter(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  default: false
  }
}

func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

func isLineBreak(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

func isSpaceOrBreak(_ byte: UInt8) -> Bool { isSpace(byte) || isLineBreak(byte) }

extension StringProtocol {
  /// What follows the first place where a text stands; nil where it stands nowhere.
  ///
  /// What the standard library has for this is not part of Embedded Swift.
  func after(_ text: StaticString) -> SubSequence? {
    let count = text.utf8CodeUnitCount
    return text.withUTF8Buffer { wanted in
      var place = utf8.startIndex
      while utf8.distance(from: place, to: utf8.endIndex) >= count {
        if utf8[place...].starts(with: wanted) {
          return self[utf8.index(place, offsetBy: count)...]
        }
        utf8.formIndex(after: &place)
      }
      return nil
    }
  }

  /// Whether a text stands in it.
  func has(_ text: StaticString) -> Bool { after(text) != nil }
}

/// A text from a file in double quotes, safe for a terminal and at most 60 characters long.
func quoted(_ text: some StringProtocol) -> String { "\"\(printable(text))\"" }

/// A text from a file, safe for a terminal: what is not a visible character or a space is written
/// as its number. At most 60 characters.
func printable(_ text: some StringProtocol) -> String {
  var result = ""
  for scalar in text.unicodeScalars.prefix(61) {
    if isVisible(scalar) {
      result.unicodeScalars.append(scalar)
    } else {
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
  guard text.unicodeScalars.count > 60 else { return result }
  return "\(result.prefix(60))…"
}

/// Whether a character can be shown without changing what is around it.
func isVisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
    .paragraphSeparator:
    false
  default: scalar != "\u{FFFD}"
  }
}
