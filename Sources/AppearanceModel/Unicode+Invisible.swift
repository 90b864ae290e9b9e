extension Unicode.Scalar {
  /// True for a character that affects its surroundings when shown, or can't be seen: it moves the cursor
  /// of a terminal, ends a line, turns the direction of reading, or hides a text. Those that join others in
  /// emoji and scripts are not among them.
  public var isInvisible: Bool {
    switch value {
    // Control characters.
    case 0...0x1F, 0x7F...0x9F: true
    // Directions, and ends of lines and paragraphs.
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E: true
    // Invisible ones, and tags, with which a whole text is invisible.
    case 0xAD, 0x180E, 0x200B, 0x2060...0x206F, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF: true
    // No characters.
    case 0xFDD0...0xFDEF, 0xFEFF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  /// The form in a Swift literal: `\u{1b}`.
  public var notation: String { "\\u{" + String(value, radix: 16) + "}" }
}
