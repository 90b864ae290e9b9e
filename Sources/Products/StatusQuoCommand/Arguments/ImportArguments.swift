import StatusQuoAppearanceModel
import StatusQuoImports
import StatusQuoReading
import StatusQuoScenarioFiles

/// The options of `statusquo import`, and of the commands that take an app's files directly.
enum ImportArguments {
  /// The options that name files and say what they do not say.
  static let inputs: [OptionEntry] =
    files.map(\.option.entry) + [
      iOS.entry, sdk.entry, device.entry, target.entry, initial.entry, kind.entry, selected.entry,
      top.entry, setting.entry,
    ]

  static let entries = inputs + [into.entry, Option.format.entry, probe.entry]

  /// The request in the typed options and files.
  ///
  /// - Parameter read: the only operand, where it was read already: the standard input is read once.
  static func request(_ arguments: Arguments, read: InputFile? = nil) throws -> ImportRequest {
    var request = ImportRequest()
    for (option, kinds) in files {
      for path in arguments.values(of: option) {
        let file = try InputFile(reading: path)
        // Two kinds share an option: a hierarchy is what lldb or the probe printed.
        try request.add(
          file, as: InputKind(of: file).flatMap { kinds.contains($0) ? $0 : nil } ?? kinds[0])
      }
    }
    for path in arguments.operands { try request.add(read ?? InputFile(reading: path)) }
    guard !request.isEmpty else {
      throw UsageError(
        "there is no file to read", expected: "a hierarchy, an Info.plist, a storyboard, …",
        advice: Command.importApp.pointer)
    }
    request.options = options(arguments)
    return request
  }

  private static func options(_ arguments: Arguments) -> ImportOptions {
    var options = ImportOptions()
    options.iOS = arguments.value(of: iOS)
    options.sdk = arguments.value(of: sdk)
    options.device = arguments.value(of: device)
    options.target = arguments.value(of: target)
    options.initial = arguments.value(of: initial)
    options.kinds = arguments.values(of: kind)
    options.selected = arguments.values(of: selected)
    options.tops = arguments.values(of: top)
    options.settings = arguments.values(of: setting)
    return options
  }

  // MARK: Files

  private static let files: [(option: Option<String?>, kinds: [InputKind])] = [
    (
      Option.text(
        "--hierarchy", "FILE", "What _printHierarchy, pvc or the probe printed (repeatable)"),
      [.hierarchy, .probe]
    ),
    (Option.text("--info-plist", "FILE", "Info.plist, or a built app"), [.infoPlist]),
    (
      Option.text(
        "--build-settings", "FILE",
        "What 'xcodebuild -showBuildSettings -json' prints,\nproject.pbxproj, or an .xcconfig file"),
      [.buildSettings]
    ),
    (
      Option.text("--storyboard", "FILE", "A storyboard (repeatable)"), [.storyboard]
    ),
  ]

  static let into = Option.text(
    "--into", "FILE", "Write the document there, instead of standard output")

  static let probe = Option(
    "--probe", "FORM", "Print the probe and end: lldb or swift", expected: "lldb or swift",
    words: ["lldb", "swift"], read: { Probe(rawValue: $0) })

  // MARK: What the user says

  private static let iOS = Option(
    "--ios", "VERSION", "The version of iOS, such as 17.5",
    expected: "a version from \(Version.known.lowerBound.text) to \(Version.latest.text)",
    read: { text in Version(text: text).flatMap { Version.known.contains($0) ? $0 : nil } })

  private static let sdk = Option(
    "--sdk", "VERSION", "The SDK that the app is built with", expected: "a version such as 17.5",
    read: { Version(text: $0) })

  private static let device = Option(
    "--device", "NAME", "The device, such as 'iPhone 15'",
    expected: "one of " + Device.allCases.map(\.rawValue).joined(separator: ", ")
      + "; \(Device.insteadOfOthers)",
    words: Device.allCases.map(\.rawValue),
    instead: { text in
      Device.meant(by: text).map {
        "'\($0.rawValue)', which is probably meant; \(Device.insteadOfOthers)"
      }
    }, read: { Device(rawValue: $0) })

  private static let target = Option.text(
    "--target", "NAME", "The target, where Xcode printed several")

  private static let initial = Option.text(
    "--initial", "SCENE",
    "The scene the app begins with: its class, storyboard identifier or id")

  private static let kind = assignment(
    "--kind", "CLASS=KIND", "The kind of a controller or a class: tab, navigation, …")
  private static let selected = assignment(
    "--selected", "TAB=CHILD", "The selected child of a tab bar controller")
  private static let top = assignment("--top", "STACK=CHILD", "The top of a navigation stack")
  static let setting = assignment(
    "--set", "NAME.KEY=VALUE", "A key of a controller, a window, Info.plist, the environment")

  private static func assignment(
    _ name: String, _ placeholder: String, _ summary: String
  ) -> Option<ImportOptions.Assignment?> {
    Option(
      name, placeholder, "\(summary) (repeatable)", expected: placeholder,
      read: { ImportOptions.Assignment($0) })
  }
}
