package import StatusQuoScenarioFiles

/// Limits of an input. Larger ones are refused before they take memory or time.
package enum InputLimits {
  /// Bytes of one file. The largest public project file found has 12 million.
  package static let bytes = 64 << 20
  /// Controllers of one import.
  package static let controllers = 20_000
  /// Printed trees, each of which is a window.
  package static let dumps = 200
  /// Levels of nested controllers: few enough for functions that call themselves.
  package static let depth = 128
  /// Bytes of a class name; SwiftUI's are long.
  package static let className = 16_384
  /// Levels of nested XML elements, lists and dictionaries.
  package static let nesting = 200
  /// XML elements, or values of a property list.
  package static let values = 2_000_000
  /// Values of a binary property list, each counted as often as something refers to it.
  package static let binaryValues = 200_000
  /// Characters of a build setting after all variables in it are replaced.
  package static let settingValue = 10_000
  /// Properties that `--set` gives.
  package static let settings = 200

  /// Refuses one more of something where there are as many as allowed.
  package static func check(
    _ count: Int, below limit: Int, found: String, _ unit: String = "",
    at place: @autoclosure () -> SourcePlace
  ) throws(DocumentError) {
    guard count >= limit else { return }
    throw place().error(found: found, expected: "at most \(limit)\(unit)")
  }

  /// The parts of an error that there are too many values, or that they are nested too deeply; nil where
  /// they are within the limits.
  package static func excess(
    of what: String, _ count: Int, _ limit: Int, depth: Int
  ) -> (found: String, expected: String)? {
    guard count > limit || depth >= nesting else { return nil }
    return (
      "one more \(depth < nesting ? what : "level")",
      "at most \(limit) \(what)s and \(nesting) levels"
    )
  }
}
