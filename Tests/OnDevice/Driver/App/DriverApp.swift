// The app that `Tests/OnDevice/play` builds. The package leaves it out.
import StatusQuoAppearanceModel
import StatusQuoDriver
import UIKit

@main final class DriverApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = DriverScene.self
    return configuration
  }
}

final class DriverScene: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    guard let surroundings = DriverSurroundings(of: scene) else {
      print("the law does not know this device")
      exit(1)
    }
    do {
      _ = try serveDriver(port: 7387) {
        DriverSession(surroundings) { scenario in
          await Stage(scenario, on: scene, container: containerUnderTest, nextTurn: nextTurn).play()
        }
      }
    } catch {
      print("port 7387 is taken")
      exit(1)
    }
  }
}

/// A later turn of the run loop.
@MainActor private func nextTurn() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) { continuation.resume() }
  }
}

extension DriverSurroundings {
  /// The surroundings of this app.
  @MainActor fileprivate init?(of scene: UIWindowScene) {
    let simulator = ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"]
    self.init(
      device: simulator ?? UIDevice.current.model, system: UIDevice.current.systemVersion,
      sdk: key("DTSDKName") as? String ?? "",
      systemStyle: scene.traitCollection.userInterfaceStyle == .dark ? .dark : .light,
      infoPlist: InfoPlist(
        viewControllerBasedStatusBarAppearance: key("UIViewControllerBasedStatusBarAppearance")
          as? Bool,
        statusBarHidden: key("UIStatusBarHidden") as? Bool,
        statusBarHiddenOnPad: Bundle.main.infoDictionary?["UIStatusBarHidden~ipad"] as? Bool,
        statusBarStyle: StatusBarStyle.allCases.first { style in
          "UIStatusBarStyle\(style.rawValue)".lowercased()
            == (key("UIStatusBarStyle") as? String)?.lowercased()
        },
        userInterfaceStyle: (key("UIUserInterfaceStyle") as? String).flatMap {
          UserInterfaceStyle(rawValue: $0.lowercased())
        },
        designRequiresCompatibility: key("UIDesignRequiresCompatibility") as? Bool),
      isSimulator: simulator != nil)
  }
}

private func key(_ name: String) -> Any? { Bundle.main.object(forInfoDictionaryKey: name) }
