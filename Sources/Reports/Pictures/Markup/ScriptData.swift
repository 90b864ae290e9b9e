import StatusQuoAppearanceModel

/// JSON that a script in the page reads from an element of its own.
package struct ScriptData: Sendable {
  package private(set) var text = ""
  private var needsComma = false

  package init() {}

  package mutating func array(_ fill: (inout ScriptData) -> Void) { nest("[", "]", fill) }

  package mutating func object(_ fill: (inout ScriptData) -> Void) { nest("{", "}", fill) }

  /// A member of an object; its value follows.
  package mutating func key(_ name: StaticString) {
    separate()
    text += "\"" + name.description + "\":"
    needsComma = false
  }

  package mutating func add(_ number: Int) {
    separate()
    text += String(number)
  }

  package mutating func add(_ content: String) {
    separate()
    text += "\""
    for scalar in content.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "<", ">", "&", "'", "\t", "\n", "\r": append(scalar)
      case _ where scalar.isInvisible: append(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// A character as one or two escapes.
  private mutating func append(_ scalar: Unicode.Scalar) {
    for unit in UTF16.encode(scalar)! {
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  private mutating func nest(
    _ start: StaticString, _ end: StaticString, _ fill: (inout ScriptData) -> Void
  ) {
    separate()
    text += start.description
    needsComma = false
    fill(&self)
    text += end.description
    needsComma = true
  }
}
