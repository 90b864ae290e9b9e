extension String {
  /// With every control character told as Swift writes it, `\u{1b}`: it would do things to a
  /// terminal or a log, and no XML 1.0 document can hold it. Line breaks and tabs stay.
  var legible: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t", "\u{20}"..."\u{7E}", "\u{A0}"..."\u{FFFD}", "\u{10000}"...:
        text.unicodeScalars.append(scalar)
      default: text += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return text
  }
}
