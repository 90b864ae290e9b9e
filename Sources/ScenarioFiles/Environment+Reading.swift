import AppearanceModel

extension Environment {
  init(_ json: JSON) throws(JSONError) {
    var fields = try Fields(json, "the environment")
    self.init(
      iOS: try fields.optional("iOS")?.asVersion(in: 7...27) ?? 18,
      linkedSDK: try fields.optional("linkedSDK")?.asVersion(),
      device: try fields.word("device") ?? .iPhone15,
      orientation: try fields.word("orientation") ?? .portrait,
      systemStyle: try fields.word("systemStyle", from: [.light, .dark]) ?? .light,
      infoPlist: try fields.optional("infoPlist").map(InfoPlist.read) ?? InfoPlist(),
      platformFallback: try fields.bool("platformFallback") ?? false)
    try fields.end()
  }
}

extension JSON {
  fileprivate func asVersion(in range: ClosedRange<Version>? = nil) throws(JSONError) -> Version {
    let text = number.map(numberText) ?? string
    guard let version = text.flatMap(Version.init(text:)) else {
      throw isNot("a version such as \"13.4\"")
    }
    if let range, !range.contains(version) {
      throw isNot("a version from \(range.lowerBound.text) to \(range.upperBound.text)")
    }
    return version
  }
}

extension InfoPlist {
  fileprivate static func read(_ json: JSON) throws(JSONError) -> InfoPlist {
    var fields = try Fields(json, "the Info.plist")
    let infoPlist = InfoPlist(
      viewControllerBasedStatusBarAppearance: try fields.bool(
        Key.viewControllerBasedStatusBarAppearance.rawValue),
      statusBarHidden: try fields.bool(Key.statusBarHidden.rawValue),
      statusBarHiddenOnPad: try fields.bool(Key.statusBarHiddenOnPad.rawValue),
      statusBarStyle: (try fields.word(Key.statusBarStyle.rawValue) as PlistBarStyle?)?.style,
      userInterfaceStyle: (try fields.word(Key.userInterfaceStyle.rawValue)
        as PlistInterfaceStyle?)?.style)
    try fields.end()
    return infoPlist
  }
}
