package import StatusQuoAppearanceModel
import StatusQuoReading

/// The user's statements about an app besides the files, which count more than the files.
package struct ImportOptions: Sendable {
  /// The version of iOS.
  package var iOS: Version?
  /// The SDK the app is built with.
  package var sdk: Version?
  /// The device.
  package var device: Device?
  /// `--kind`: the kind of a controller, or of all of a class.
  package var kinds: [Assignment] = []
  /// `--selected`: the selected child of a tab bar controller.
  package var selected: [Assignment] = []
  /// `--top`: the top of a navigation stack.
  package var tops: [Assignment] = []
  /// `--set`: a property of a controller or a window, a key of Info.plist, or a value of the
  /// environment.
  package var settings: [Assignment] = []
  /// The target, where Xcode printed the settings of several.
  package var target: String?
  /// `--initial`: the scene that the app begins with, by class, storyboard identifier or id.
  package var initial: String?

  /// Nothing: all is taken from the files.
  package init() {}

  /// The two sides of an equals sign.
  package struct Assignment: Hashable, Sendable {
    /// The key.
    package var name: String
    /// The value.
    package var value: String

    /// The assignment that `text` is, or nil where one of its sides is missing.
    package init?(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
      name = String(parts[0])
      value = String(parts[1])
    }
  }
}

extension ImportOptions.Assignment {
  /// The assignment, given with `option`, as the place of an error.
  func place(in option: String) -> SourcePlace {
    SourcePlace(file: "\(option) \(printable(name))=\(printable(value))")
  }
}
