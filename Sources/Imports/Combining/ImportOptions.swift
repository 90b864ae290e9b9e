public import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

/// What the user says about an app besides the files: it counts more than they do.
public struct ImportOptions: Sendable {
  /// The version of iOS.
  public var iOS: Version?
  /// The SDK the app is built with.
  public var sdk: Version?
  /// The device.
  public var device: Device?
  /// `--kind`: the kind of a controller, or of all of a class.
  public var kinds: [Assignment] = []
  /// `--selected`: the selected child of a tab bar controller.
  public var selected: [Assignment] = []
  /// `--top`: the top of a navigation stack.
  public var tops: [Assignment] = []
  /// `--set`: a property of a controller or a window, a key of Info.plist, or a value of the
  /// environment.
  public var settings: [Assignment] = []
  /// The target of an Xcode project.
  public var target: String?
  /// The build configuration.
  public var configuration: String?
  /// `--initial`: the scene that the app begins with, by class, storyboard identifier or id.
  public var initial: String?
  /// Whether segues of storyboards are appended as steps.
  public var includesSegues = false

  /// Nothing: all is taken from the files.
  public init() {}

  /// What stands on both sides of an equals sign.
  public struct Assignment: Hashable, Sendable {
    /// What is set.
    public var name: String
    /// What it is set to.
    public var value: String

    /// The assignment that `text` is, or nil where one of its sides is missing.
    public init?(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
      name = String(parts[0])
      value = String(parts[1])
    }
  }
}

extension ImportOptions.Assignment {
  /// The error that this assignment, given with `option`, can't be followed.
  func error(
    of option: String, found: String, expected: String, suggestion: String? = nil
  ) -> DocumentError {
    DocumentError(
      file: "\(option) \(printable(name))=\(printable(value))", found: found, expected: expected,
      suggestion: suggestion)
  }
}
