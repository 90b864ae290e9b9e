import StatusQuoAppearanceModel

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
      case _ where scalar.isNotWritten: self += scalar.notation
      default: unicodeScalars.append(scalar)
      }
    }
  }

  /// The text without characters that a reader could not see: as `appendEscaped`, but not escaped.
  var visible: String {
    if utf8.allSatisfy({ $0.isPlain }) { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isNotWritten { text += scalar.notation } else { text.unicodeScalars.append(scalar) }
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
  /// True for what neither a reader nor an XML document may meet; line breaks and tabs stay.
  fileprivate var isNotWritten: Bool {
    isInvisible && self != "\t" && self != "\n" && self != "\r"
  }
}
