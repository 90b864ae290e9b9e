/// Returns true if a character affects its surroundings when shown: it moves the cursor of a
/// terminal, ends a line, or turns the direction of reading.
public func isDisruptive(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  // Control characters.
  case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": true
  // Directions.
  case "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
  // Ends of lines and paragraphs.
  case "\u{2028}", "\u{2029}": true
  // No characters.
  case "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": true
  default: false
  }
}
