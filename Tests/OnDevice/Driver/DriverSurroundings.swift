package import StatusQuoAppearanceModel
import StatusQuoCatalog

/// The environment in which the driver plays: documents are played in it instead of their own.
package struct DriverSurroundings: Sendable {
  /// The system, the device and the app's Info.plist.
  package var environment: Environment
  /// The text for the head of a transcript: `iPhone 15, iOS 17.5, simulator`.
  package var words: String

  /// Surroundings.
  package init(_ environment: Environment, words: String) {
    self.environment = environment
    self.words = words
  }

  /// Surroundings by what the system says of itself.
  ///
  /// - Parameters:
  ///   - name: as the simulator calls it; nil where the law does not know it.
  ///   - system: `17.5`.
  ///   - sdk: `iphonesimulator18.2`, which the app was linked with.
  ///   - systemStyle: light or dark.
  ///   - infoPlist: the app's own.
  ///   - isSimulator: whether it is one.
  package init?(
    device name: String, system: String, sdk: String, systemStyle: UserInterfaceStyle,
    infoPlist: InfoPlist, isSimulator: Bool
  ) {
    let short = name.split(separator: " generation").joined()
    let known = Device.allCases.filter { short.hasPrefix($0.rawValue) }
    guard let device = known.max(by: { $0.rawValue.count < $1.rawValue.count }) else { return nil }
    guard let iOS = Version(numbers: system), let linked = Version(numbers: sdk) else { return nil }
    let environment = Environment(
      iOS: iOS, linkedSDK: linked, device: device, systemStyle: systemStyle, infoPlist: infoPlist)
    self.init(environment, words: "\(name), iOS \(system)\(isSimulator ? ", simulator" : "")")
  }

  /// The scenario as it is played here: the scene is turned as it wants.
  func adapt(_ scenario: Scenario) -> Scenario {
    var scenario = scenario
    let orientation = scenario.environment.orientation
    scenario.environment = environment
    scenario.environment.orientation = orientation
    return scenario
  }

  /// The reason why a scenario can't be set up here; nil if it can.
  func obstacle(to scenario: Scenario) -> String? {
    if scenario.environment.infoPlist != environment.infoPlist { return "needs another Info.plist" }
    if scenario.environment.device.isPad != environment.device.isPad {
      return "needs \(environment.device.isPad ? "a phone" : "a tablet")"
    }
    if scenario.environment.systemStyle != environment.systemStyle {
      return "needs the system style \(scenario.environment.systemStyle.rawValue)"
    }
    return scenario.obstacleToStart
  }
}

extension Version {
  /// The first two numbers of a text: 17.5 of `iphonesimulator17.5.1`.
  fileprivate init?(numbers text: String) {
    let parts = text.drop { !$0.isNumber }.split(separator: ".").map { Int32($0) }
    guard let major = parts.first ?? nil else { return nil }
    self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }
}
