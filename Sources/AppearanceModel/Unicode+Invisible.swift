extension Unicode.Scalar {
  /// True for a character that affects its surroundings when shown, or can't be seen: it moves the cursor
  /// of a terminal, ends a line, turns the direction of reading, joins or varies its neighbors, or hides
  /// a text.
  ///
  /// Source: `Cc`, `Zl`, `Zp`, noncharacters, and `Default_Ignorable_Code_Point` of Unicode 16
  /// (DerivedCoreProperties.txt), and directions, annotations and a blank that are not among these.
  package var isInvisible: Bool {
    switch value {
    // Control characters.
    case 0...0x1F, 0x7F...0x9F: true
    // Ends of lines and paragraphs.
    case 0x2028, 0x2029: true
    // Ignorable by default: hyphens, joiners, fillers, directions, variations, tags.
    case 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8,
      0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    // Braille without a dot: blank, and no space.
    case 0x2800: true
    // Annotations.
    case 0xFFF9...0xFFFB: true
    // No characters.
    case 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  /// The form in a Swift literal: `\u{1b}`.
  package var notation: String { "\\u{" + String(value, radix: 16) + "}" }
}
