extension Probe {
  /// The file that does the same from inside the app.
  static let file = #"""
    // Prints what a printed hierarchy does not say, in the form that `statusquo import` reads.
    // Call `print(StatusQuoProbe.text())` where the status bar or a style is wrong.
    //
    // It loads no view and makes no presentation controller. It calls the getters of controllers whose
    // views are loaded, as UIKit does.

    #if canImport(UIKit)
      import UIKit

      @MainActor enum StatusQuoProbe {
        private static let getters = [
          "preferredStatusBarStyle", "prefersStatusBarHidden", "preferredStatusBarUpdateAnimation",
          "childViewControllerForStatusBarStyle", "childViewControllerForStatusBarHidden",
        ]
        private static let plain = [
          "self", "class", "modalPresentationStyle", "modalPresentationCapturesStatusBarAppearance",
          "definesPresentationContext", "overrideUserInterfaceStyle", "topViewController",
          "selectedViewController",
        ]
        private static let loaded = [
          "isNavigationBarHidden", "hidesBarsOnSwipe", "visibleViewController",
          "navigationBar.barStyle",
        ]
        private static let info = [
          "DTSDKName", "UIStatusBarHidden", "UIStatusBarHidden~ipad", "UIStatusBarStyle",
          "UIUserInterfaceStyle", "UIViewControllerBasedStatusBarAppearance",
        ]

        /// The app, its windows, and all their controllers: a line each.
        static func text() -> String {
          var lines = [
            "statusquo1 app" + fields(["systemVersion", "userInterfaceIdiom"], UIDevice.current)
          ]
          for key in info {
            if let value = Bundle.main.object(forInfoDictionaryKey: key) {
              lines[0] += " \(key)=\(value)"
            }
          }
          for scene in UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }) {
            for window in scene.windows {
              lines.append("statusquo1 window" + fields(keys, window))
              if let root = window.rootViewController { add(root, "root", to: &lines) }
            }
          }
          return lines.joined(separator: "\n")
        }

        /// What is printed of a window.
        private static var keys: [String] {
          var keys = [
            "class", "isHidden", "windowLevel", "overrideUserInterfaceStyle", "frame", "screen.bounds",
            "safeAreaInsets", "windowScene.interfaceOrientation",
            "windowScene.screen.traitCollection.userInterfaceStyle",
            "windowScene.statusBarManager.isStatusBarHidden",
            "windowScene.statusBarManager.statusBarStyle",
          ]
          #if DEBUG
            // Private: whom UIKit itself asks.
            keys.append("rootViewController._effectiveStatusBarStyleViewController")
            keys.append("rootViewController._effectiveStatusBarHiddenViewController")
          #endif
          return keys
        }

        /// Adds a controller, its children and what it presents.
        private static func add(_ one: UIViewController, _ place: String, to lines: inout [String]) {
          var base: NSObject.Type = type(of: one)
          while !Bundle(for: base).bundlePath.contains("/UIKit"), let next = base.superclass() {
            base = next as? NSObject.Type ?? UIViewController.self
          }
          let overrides = getters.filter {
            one.method(for: Selector($0)) != base.instanceMethod(for: Selector($0))
          }
          let keys = one.isViewLoaded ? plain + getters + loaded : plain
          lines.append(
            "statusquo1 controller place=\(place) base=\(NSStringFromClass(base))"
              + " overrides=\(overrides.joined(separator: ","))" + fields(keys, one))
          for child in one.children { add(child, place + "/child", to: &lines) }
          if let next = one.presentedViewController, next.presentingViewController === one {
            add(next, place + "/presented", to: &lines)
          }
        }

        /// ` key=value` for each key that an object has; a controller is printed as its address.
        private static func fields(_ keys: [String], _ one: NSObject) -> String {
          keys.filter { one.responds(to: Selector($0.prefix { $0 != "." }.description)) }.map { key in
            let value = one.value(forKeyPath: key)
            guard let controller = value as? UIViewController else {
              return " \(key)=\(value ?? "nil")"
            }
            return " \(key)=\(UInt(bitPattern: Unmanaged.passUnretained(controller).toOpaque()))"
          }.joined()
        }
      }
    #endif

    """#
}
