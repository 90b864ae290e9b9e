import StatusQuoAppearanceModel
import StatusQuoJSON
import StatusQuoReading
package import StatusQuoScenarioFiles

extension ScenarioDocument {
  /// Follows `--set`: `Name.property=value`, `UIStatusBarHidden=YES`, `orientation=landscape`.
  ///
  /// - Throws: the first assignment that does not fit, with what is accepted in its place.
  package mutating func set(_ assignments: [ImportOptions.Assignment]) throws(DocumentError) {
    for (index, assignment) in assignments.enumerated() {
      let place = assignment.place(in: "--set")
      try InputLimits.check(
        index, below: InputLimits.settings,
        found: "the option more than \(InputLimits.settings) times", " of them", at: place)
      let parts = assignment.name.split(separator: ".", maxSplits: 1)
      let key = parts.last.map(String.init) ?? assignment.name
      guard parts.count < 2 || !structure.contains(key) else {
        throw place.error(
          found: quoted(key),
          expected: "a property; --kind says what a controller is, "
            + "--selected and --top what it shows")
      }
      do {
        let value = JSON(typed: assignment.value)
        try set(key, of: parts.count > 1 ? String(parts[0]) : nil, to: value)
      } catch {
        throw place.error(
          found: error.found, expected: error.expected, suggestion: error.suggestion)
      }
    }
  }
}

/// Keys of a controller or a window that say where it is.
private let structure: Set = ["name", "kind", "class", "children", "presented", "selected", "root"]

extension JSON {
  /// A value as it is typed after an equals sign: JSON, YES or NO, or a text.
  fileprivate init(typed text: String) {
    switch text {
    case "YES": self = true
    case "NO": self = false
    default: self = (try? JSON(parsing: text)) ?? JSON(text)
    }
  }
}
