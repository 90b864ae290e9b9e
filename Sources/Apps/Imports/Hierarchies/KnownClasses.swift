import StatusQuoAppearanceModel
import StatusQuoReading

// What is known of classes by their names. Classes of UIKit and SwiftUI have one kind; of an app's
// own subclass the class of its view says more than its name.

/// The classes of Apple's frameworks that are not plain controllers.
let kindsOfSystemClasses: [String: Controller.Kind] = [
  "UINavigationController": .navigation,
  "UIImagePickerController": .navigation,
  "UIMoreNavigationController": .navigation,
  "UIVideoEditorController": .navigation,
  "MFMailComposeViewController": .navigation,
  "MFMessageComposeViewController": .navigation,
  "ABPeoplePickerNavigationController": .navigation,
  "EKEventEditViewController": .navigation,
  "GKGameCenterViewController": .navigation,
  "SwiftUI.UIKitNavigationController": .navigation,
  "SwiftUI.SplitViewNavigationController": .navigation,
  "SwiftUI.StyleContextSplitViewNavigationController": .navigation,
  "UITabBarController": .tab,
  "SwiftUI.UIKitTabBarController": .tab,
  "UISplitViewController": .split,
  "SwiftUI.UIKitSplitViewController": .split,
  "SwiftUI.UIKitInspectorSplitViewController": .split,
  "SwiftUI.NotifyingMulticolumnSplitViewController": .split,
  "SwiftUI.NotificationSendingSplitViewController": .split,
  "UIPageViewController": .page,
  "UIAlertController": .alert,
  "SwiftUI.PlatformAlertController": .alert,
]

/// Plain controllers of Apple's frameworks whose names or views might say otherwise.
let plainSystemClasses: Set<String> = [
  "UIViewController", "UITableViewController", "UICollectionViewController",
  "UISearchController", "UIMoreListController", "UIActivityViewController",
  "SFSafariViewController", "QLPreviewController", "PHPickerViewController",
  "UIDocumentPickerViewController", "UIDocumentBrowserViewController",
]

/// Views that only one kind of controller has.
let kindsOfViews: [String: Controller.Kind] = [
  "_UISplitViewControllerPanelImplView": .split,
  "_UIPageViewControllerContentView": .page,
  "_UIQueuingScrollView": .page,
  "_UIAlertControllerView": .alert,
  "_UIAlertControllerPhoneTVMacView": .alert,
]

/// The view of navigation and tab bar controllers, and of split view controllers on older versions.
let containerViewClass = "UILayoutContainerView"

/// Roots of windows that UIKit adds for keyboards and text, which never decide about the bar.
let rootsOfSystemWindows: Set<String> = [
  "UIInputWindowController", "UICompatibilityInputViewController",
  "UISystemInputAssistantViewController", "UISystemKeyboardDockController",
  "UIPredictionViewController", "UIEditingOverlayViewController",
  "UIApplicationRotationFollowingController",
  "UIApplicationRotationFollowingControllerNoTouches", "UITrackingElementWindowController",
]

/// The styles that presentation controllers of UIKit stand for.
let stylesOfPresentationControllers: [String: ModalPresentationStyle] = [
  "_UIFullscreenPresentationController": .fullScreen,
  "_UIOverFullscreenPresentationController": .overFullScreen,
  "_UICurrentContextPresentationController": .currentContext,
  "_UIOverCurrentContextPresentationController": .overCurrentContext,
  "_UIPageSheetPresentationController": .pageSheet,
  "_UIFormSheetPresentationController": .formSheet,
  "_UISheetPresentationController": .pageSheet,
  "UISheetPresentationController": .pageSheet,
  "UIPopoverPresentationController": .popover,
]

/// The kind that a class name speaks of, by UIKit's own words in it.
func kindNamed(in className: ClassName) -> Controller.Kind? {
  let name = className.short
  // Names are taken apart one character after the other, and most have none of these words.
  guard name.has("Tab") || name.has("Split") || name.has("Nav") else { return nil }
  let words = words(of: name)
  if name.has("TabBar") || words.contains("Tab") || words.contains("Tabs") { return .tab }
  if words.contains("Split") { return .split }
  return words.contains { $0.hasPrefix("Nav") } ? .navigation : nil
}

/// The parts of a name that begin with a capital letter: `Main`, `Tab`, `Bar`, `Controller`.
private func words(of name: String) -> [String] {
  var words: [String] = []
  var wasCapital = false
  for character in name {
    if words.isEmpty || (character.isUppercase && !wasCapital) {
      words.append(String(character))
    } else if wasCapital, !character.isUppercase, let last = words.last, last.count > 1 {
      // The last capital of `DTTab` begins the next word.
      words[words.count - 1].removeLast()
      words.append(String(last.suffix(1)) + String(character))
    } else {
      words[words.count - 1].append(character)
    }
    wasCapital = character.isUppercase
  }
  return words
}
