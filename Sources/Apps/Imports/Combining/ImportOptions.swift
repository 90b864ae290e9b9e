public import StatusQuoAppearanceModel

/// The user's statements about an app besides the files, which count more than the files.
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
  /// The target, where Xcode printed the settings of several.
  public var target: String?
  /// `--initial`: the scene that the app begins with, by class, storyboard identifier or id.
  public var initial: String?

  /// Nothing: all is taken from the files.
  public init() {}

  /// The two sides of an equals sign.
  public struct Assignment: Hashable, Sendable {
    /// The key.
    public var name: String
    /// The value.
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
  /// The assignment, given with `option`, as the place of an error.
  func place(in option: String) -> SourcePlace {
    SourcePlace(file: "\(option) \(printable(name))=\(printable(value))")
  }
}
