import StatusQuoAppearanceModel

// Bytes and characters of ASCII; all syntax that is read here is ASCII.

/// Compares a byte with a character of ASCII: `source[offset] == "<"`.
package func == (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) == character.value }

/// Compares a byte with a character of ASCII.
package func != (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) != character.value }

/// Lets characters be cases of a switch over bytes.
package func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { byte == character }

/// Returns true if a byte is one of some characters of ASCII.
package func isOne(of characters: StaticString, _ byte: UInt8) -> Bool {
  characters.withUTF8Buffer { $0.contains(byte) }
}

package func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

package func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

/// Returns true if a byte belongs to a name of a program.
package func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == "_" }

package func isLineBreak(_ byte: UInt8) -> Bool { byte == "\n" || byte == "\r" }

package func isSpace(_ byte: UInt8) -> Bool { byte == " " || byte == "\t" }

package func isSpaceOrBreak(_ byte: UInt8) -> Bool { isSpace(byte) || isLineBreak(byte) }

extension StringProtocol {
  /// The text behind the first place where another one stands; nil where it stands nowhere.
  ///
  /// The standard library's function for this is not part of Embedded Swift.
  package func after(_ text: StaticString) -> SubSequence? {
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

  /// Returns true if a text occurs in it.
  package func has(_ text: StaticString) -> Bool { after(text) != nil }
}

/// A text from a file in double quotes, safe for a terminal and at most 60 characters long.
package func quoted(_ text: some StringProtocol) -> String { "\"\(printable(text))\"" }

/// A text from a file, safe for a terminal: a character that is neither visible nor a space is written
/// as its number. At most 60 characters.
package func printable(_ text: some StringProtocol) -> String {
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

/// Returns true if a character can be shown without changing its surroundings.
package func isVisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
    .paragraphSeparator:
    false
  default: scalar != "\u{FFFD}" && !scalar.isInvisible
  }
}
