import StatusQuoReading
import StatusQuoScenarioFiles

/// The build settings of an app, by name.
///
/// `xcodebuild -showBuildSettings -json` says them for one target, with all variables replaced. Of a project
/// or an `.xcconfig` file the lines `NAME = value` are read: a setting that has one value in all of them.
struct BuildSettings: Sendable {
  /// The value of a setting.
  struct Value: Hashable, Sendable {
    let text: String
    let place: SourcePlace
  }

  private var values: [String: Value] = [:]
  private(set) var assumptions: [Assumption] = []

  /// Reads a file in one of the forms.
  ///
  /// - Parameter target: the target to read where Xcode printed several; nil for the first app.
  init(_ file: InputFile, target: String?) throws(DocumentError) {
    let source = try Source(file)
    if source[source.skippingSpace(source.start)] == "[" {
      (values, assumptions) = try Self.printed(source, target: target)
    } else {
      (values, assumptions) = Self.shared(source)
    }
  }

  /// The value of a setting; nil where it has none, or not one in all configurations.
  subscript(name: String) -> Value? { values[name] }

  /// The names of all settings with a value that begin with `prefix`, sorted.
  func names(withPrefix prefix: String) -> [String] {
    values.keys.filter { $0.hasPrefix(prefix) }.sorted()
  }

  /// A text with `$(NAME)` and `${NAME}` replaced; nil where one has no value, or one that has variables too.
  func expanded(_ text: String) -> String? {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let open = rest.first, open == "(" || open == "{" else {
        result += "$"
        continue
      }
      guard let close = rest.firstIndex(of: open == "(" ? ")" : "}") else {
        return result + "$" + rest
      }
      guard let value = values[String(rest[..<close].dropFirst())]?.text, !value.has("$") else {
        return nil
      }
      result += value
      guard result.utf8.count <= InputLimits.settingValue else { return nil }
      rest = rest[close...].dropFirst()
    }
    return result + rest
  }
}
