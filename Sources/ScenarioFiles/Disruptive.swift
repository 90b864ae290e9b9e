/// Returns true if a character affects its surroundings when shown, or can't be seen: it moves the
/// cursor of a terminal, ends a line, turns the direction of reading, or hides a text.
public func isDisruptive(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  // Control characters.
  case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": true
  // Directions.
  case "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}": true
  // Ends of lines and paragraphs.
  case "\u{2028}", "\u{2029}": true
  // Invisible ones; those that join others in emoji and scripts stay.
  case "\u{AD}", "\u{180E}", "\u{200B}", "\u{2060}"..."\u{206F}", "\u{FFF9}"..."\u{FFFB}": true
  // Tags, with which a whole text is invisible.
  case "\u{E0000}"..."\u{E0FFF}": true
  // No characters.
  case "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": true
  default: false
  }
}
