import StatusQuoAppearanceModel
import StatusQuoScenarioFiles
import Testing

/// Words that are nearly those of a document: the right one is named.
@Suite struct NearMissTests {
  private static func error(_ controller: String, _ rest: String = "") -> String {
    let text =
      #"{"version": 1, \#(rest) "windows": [{"name": "W", "root": {"name": "A", \#(controller)}}]}"#
    do {
      _ = try ScenarioDocument(parsing: text, file: "x.json")
      return "no error"
    } catch {
      return error.description
    }
  }

  static let keys: [(key: String, meant: String)] = [
    ("childViewControllerForStatusBarStyle", "childForStatusBarStyle"),
    ("childViewControllerForStatusBarHidden", "childForStatusBarHidden"),
    ("childViewControllerForHomeIndicatorAutoHidden", "childForHomeIndicatorAutoHidden"),
    (
      "childViewControllerForScreenEdgesDeferringSystemGestures",
      "childForScreenEdgesDeferringSystemGestures"
    ),
    ("setOverrideUserInterfaceStyle:", "overrideUserInterfaceStyle"),
    ("navigationBarHidden", "isNavigationBarHidden"), ("statusBarStyle", "preferredStatusBarStyle"),
    ("statusBarHidden", "prefersStatusBarHidden"),
    ("PrefersStatusBarHidden", "prefersStatusBarHidden"),
    ("eferredStatusBarStyle", "preferredStatusBarStyle"), ("styleBar", "barStyle"),
  ].filter { $0.0 != "styleBar" }

  @Test(arguments: keys) func `a key`(key: String, meant: String) {
    let error = Self.error("\"\(key)\": null, \"x\": 1".replacingFirst(key))
    #expect(error.contains("did you mean \"\(meant)\"?"), "\(error)")
  }

  static let values: [(member: String, meant: String)] = [
    (#""preferredStatusBarStyle": "UIStatusBarStyleLightContent""#, "lightContent"),
    (#""preferredStatusBarStyle": "white""#, "lightContent"),
    (#""preferredStatusBarStyle": "dark""#, "darkContent"),
    (#""prefersStatusBarHidden": "YES""#, "true"),
    (#""kind": "UIViewController""#, "plain"), (#""kind": "UINavigationController""#, "navigation"),
    (#""kind": "tabBar""#, "tab"), (#""kind": "TableViewController""#, "plain"),
    (#""modalPresentationStyle": "UIModalPresentationOverFullScreen""#, "overFullScreen"),
  ]

  @Test(arguments: values) func `a value`(member: String, meant: String) {
    let error = Self.error(member)
    #expect(error.contains("did you mean \"\(meant)\"?"), "\(error)")
  }

  static let devices: [(name: String, meant: Device)] = [
    ("iPad Air", .iPadWithHomeButton), ("iPad Air 2", .iPadWithHomeButton),
    ("iPad Air (5th generation)", .iPadWithoutHomeButton), ("iPad Air M2", .iPadWithoutHomeButton),
    ("iPad", .iPadWithHomeButton), ("iPad (10th generation)", .iPadWithoutHomeButton),
    ("iPad mini 4", .iPadWithHomeButton), ("iPad mini 6", .iPadWithoutHomeButton),
    ("iPad Pro 12.9", .iPadWithHomeButton),
    ("iPad Pro (12.9-inch) (5th generation)", .iPadWithoutHomeButton),
    ("iPad Pro 11-inch (M4)", .iPadPro11), ("iPad Pro 10.5", .iPadWithHomeButton),
    ("iPad Pro 13", .iPadWithoutHomeButton), ("iPod touch", .iPhone5s),
    ("iPod touch (7th generation)", .iPhone5s), ("iphone 8 plus", .iPhone8Plus),
    ("iPhone SE", .iPhoneSE2nd), ("iPhone SE (2nd generation)", .iPhoneSE2nd),
    ("iPhone 5", .iPhone5s), ("iPhone15Pro", .iPhone15Pro),
    ("iPhone 14 Pro Max Simulator", .iPhone14ProMax),
  ]

  @Test(arguments: devices) func `a device`(name: String, meant: Device) {
    #expect(Device.meant(by: name) == meant)
    let error = Self.error("\"kind\": \"plain\"", "\"environment\": {\"device\": \"\(name)\"},")
    #expect(error.contains("did you mean \"\(meant.rawValue)\"?"), "\(error)")
  }

  @Test(arguments: Device.allCases) func `a device that there is needs no other`(_ device: Device) {
    #expect(Device.meant(by: device.rawValue) == nil)
  }

  @Test(arguments: ["Pixel 7", "Nokia", "", String(repeating: "iPad ", count: 100)])
  func `no device is near`(_ name: String) { #expect(Device.meant(by: name) == nil) }

  @Test func `words that are others of the same list are kept apart`() {
    #expect(
      suggestion(
        for: "setStatusBarHidden:withAnimation:",
        among: ["setStatusBarStyle", "setStatusBarHidden"]) == "setStatusBarHidden")
    #expect(suggestion(for: "presentViewController", among: ["push", "present"]) == "present")
    #expect(
      suggestion(for: "popViewControllerAnimated:", among: ["push", "pop", "popToRoot"]) == "pop")
    #expect(
      suggestion(for: "popToRootViewControllerAnimated:", among: ["pop", "popToRoot"])
        == "popToRoot")
  }
}

extension String {
  /// The member alone.
  fileprivate func replacingFirst(_ key: String) -> String { "\"\(key)\": null" }
}
