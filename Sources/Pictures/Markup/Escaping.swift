extension String {
  /// Appends text as HTML and XML hold it, in an element as well as between quotation marks.
  ///
  /// What a reader could not see, or what would reorder what stands beside it, is written as Swift
  /// writes it: `\u{202e}`. Line breaks and tabs stay.
  mutating func appendEscaped(_ content: String) {
    if content.utf8.allSatisfy({ $0.isPlain }) { return self += content }
    for scalar in content.unicodeScalars {
      switch scalar {
      case "&": self += "&amp;"
      case "<": self += "&lt;"
      case ">": self += "&gt;"
      case "\"": self += "&quot;"
      case "'": self += "&#39;"
      case "\r": self += "&#13;"
      case _ where scalar.isInvisible: self += scalar.notation
      default: unicodeScalars.append(scalar)
      }
    }
  }

  /// The text without characters that a reader could not see: as `appendEscaped`, but not escaped.
  var visible: String {
    if utf8.allSatisfy({ $0.isPlain }) { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isInvisible { text += scalar.notation } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}

extension UInt8 {
  /// True if the byte is an ASCII character that stands for itself everywhere.
  fileprivate var isPlain: Bool {
    switch self {
    case 0x20, 0x21, 0x23...0x25, 0x28...0x3B, 0x3D, 0x3F...0x7E, 0x0A: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Controls, overrides of direction, separators, tags, and what no XML document may hold.
  var isInvisible: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x061C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFDD0...0xFDEF, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  /// The form in a Swift literal: `\u{1b}`.
  public var notation: String { "\\u{" + String(value, radix: 16) + "}" }
}
