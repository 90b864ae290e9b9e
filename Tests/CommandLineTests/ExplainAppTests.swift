import StatusQuoTestSupport
import Testing

/// The answers to what people paste: a printed hierarchy, or keys of Info.plist.
@Suite struct ExplainAppTests {
  private static let stack = """
    <UINavigationController 0x1>, state: appeared, view: <UILayoutContainerView: 0x2>
       | <Shop.HomeViewController 0x3>, state: appeared, view: <UIView: 0x4>
    """
  private static let drawer = """
    <Shop.DrawerController 0x1>, state: appeared, view: <UIView: 0x2>
       | <UINavigationController 0x3>, state: appeared, view: <UILayoutContainerView: 0x4>
       |    | <Shop.HomeViewController 0x5>, state: appeared, view: <UIView: 0x6>
       | <Shop.MenuViewController 0x7>, state: appeared, view: <UIView: 0x8>
    """
  private static let menuBehind = """
    <SWRevealViewController 0x1>, state: appeared, view: <SWRevealView 0x2>
       | <MenuViewController 0x3>, state: disappeared, view: <UITableView 0x4> not in the window
       | <UINavigationController 0x5>, state: appeared, view: <UILayoutContainerView 0x6>
       |    | <MapViewController 0x7>, state: appeared, view: <UIView 0x8>
    """
  private static let mail = """
    <Shop.BKHomeController 0x1>, state: appeared, view: <UIView: 0x2>
       + <MFMailComposeViewController 0x3>, state: appeared, view: <UIView: 0x4>, presented with: <_UIFullscreenPresentationController 0x5>
    """
  private static let swiftUI = """
    <_TtGC7SwiftUI19UIHostingControllerVS_7AnyView_ 0x1>, state: appeared, view: <UIView: 0x2>
       | <SwiftUI.UIKitNavigationController 0x3>, state: appeared, view: <UILayoutContainerView: 0x4>
       |    | <_TtGC7SwiftUI32NavigationStackHostingControllerVS_7AnyView_ 0x5>, state: appeared, view: <UIView: 0x6>
    """
  private static let alone = "<Shop.HomeViewController 0x1>, state: appeared, view: <UIView: 0x2>"

  private static func keys(_ keys: String) -> String { "<plist><dict>\(keys)</dict></plist>" }
  private static let light = keys(
    "<key>UIStatusBarStyle</key><string>UIStatusBarStyleLightContent</string>")
  private static let hidden = keys("<key>UIStatusBarHidden</key><true/>")
  private static let hiddenByTheApp = keys(
    "<key>UIStatusBarHidden</key><true/><key>UIViewControllerBasedStatusBarAppearance</key><false/>"
  )

  /// An input, options, and parts of the first lines of the answer, in their order.
  static let answers: [(input: String, options: [String], says: [String])] = [
    (
      stack, [],
      [
        "If HomeViewController overrides preferredStatusBarStyle", "While UINavigationController",
        "prefersStatusBarHidden is. [SB-21]", "Fix: Return topViewController from",
        "class BaseNavigationController: UINavigationController { // in place of",
        "Then: the bar is visible with light text", "navigationController.navigationBar.barStyle",
        "Next: paste what 'statusquo import --probe lldb'",
        "--set HomeViewController.preferredStatusBarStyle=lightContent",
      ]
    ),
    (
      drawer, ["--set", "HomeViewController.preferredStatusBarStyle=lightContent"],
      [
        "DrawerController has children and forwards",
        "Fix: Return UINavigationController from DrawerController's",
        "{ $0 is UINavigationController }",
      ]
    ),
    (
      drawer, [],
      [
        "While DrawerController overrides no child getter", "{ $0 is UINavigationController }",
        "Or: If MenuViewController is to decide: Return MenuViewController", "Next:",
      ]
    ),
    (
      menuBehind, [],
      [
        "While SWRevealViewController overrides no child getter",
        "return topViewController from UINavigationController's childForStatusBarStyle",
        "{ $0 is UINavigationController }",
      ]
    ),
    (
      mail, [],
      [
        "If BKHomeController overrides", "MFMailComposeViewController takes the bar over",
        "Its class may not be changed",
        "Fix: Present MFMailComposeViewController as overFullScreen",
        "mfMailComposeViewController.modalPresentationStyle",
      ]
    ),
    (alone, [], ["If HomeViewController overrides", "It is asked, so what it returns counts."]),
    (
      swiftUI, [],
      [
        "(not modeled: SwiftUI's modifiers, so the answer may differ)",
        "UIHostingController shows SwiftUI", "not modeled", ".toolbarColorScheme(.dark",
        ".statusBarHidden()",
      ]
    ),
    (
      light, [],
      [
        "UIStatusBarStyle in Info.plist is for the launch only", "nothing is wrong",
        "To keep light text", ".lightContent", "UIViewControllerBasedStatusBarAppearance to NO",
        "SwiftUI and Apple's controllers are ignored", "If the launch is wrong",
        "UIStatusBarStyleDarkContent",
      ]
    ),
    (
      hidden, [],
      [
        "UIStatusBarHidden in Info.plist", "To keep it hidden",
        "prefersStatusBarHidden: Bool { true }",
        "to NO", "If the launch is wrong", "<false/>",
      ]
    ),
    (
      hiddenByTheApp, ["--sdk", "18.0"],
      [
        "Every screen has the same bar, hidden", "as UIStatusBarHidden in Info.plist says until",
        "to YES", "Call UIApplication's setters when a screen", "Change UIStatusBarHidden",
      ]
    ),
    (
      hiddenByTheApp, ["--sdk", "27.0", "--ios", "27.0"],
      ["Linked with the iOS 27 SDK", "to YES", "Change UIStatusBarHidden"]
    ),
    (
      stack,
      ["--set", "HomeViewController.prefersStatusBarHidden=true", "--device", "iPhone 8"],
      [
        "moves the navigation bar of UINavigationController up by 20 points",
        "UINavigationBar at a fixed",
      ]
    ),
    (
      stack,
      [
        "--set", "HomeViewController.prefersStatusBarHidden=true", "--device", "iPhone 6", "--ios",
        "10.0",
      ],
      ["moves the navigation bar", "Subclass UINavigationBar"]
    ),
    (
      stack, ["--set", "UINavigationController.preferredStatusBarStyle=lightContent"],
      [
        "UINavigationController is a class of UIKit", "in an extension",
        "Override it in a subclass",
      ]
    ),
  ]

  private static let preview = """
    <UINavigationController 0x1>, state: disappeared, view: <UILayoutContainerView: 0x2>
       | <Shop.HomeViewController 0x3>, state: disappeared, view: <UIView: 0x4>
       + <QLPreviewController 0x5>, state: appeared, view: <UIView: 0x6>, presented with: <_UIFullscreenPresentationController 0x7>
       |    | <QLPreviewNavigationController 0x8>, state: appeared, view: <UILayoutContainerView: 0x9>
    """
  private static let cover = """
    <_TtGC7SwiftUI19UIHostingControllerVS_7AnyView_ 0x1>, state: disappeared, view: <UIView: 0x2>
       + <_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_ 0x3>, state: appeared, view: <UIView: 0x4>, presented with: <_UIFullscreenPresentationController 0x5>
    """
  private static let halfModal = """
    <Shop.HomeViewController 0x1>, state: appeared, view: <UIView: 0x2>
       + <Shop.ModalViewController 0x3>, state: appeared, view: <UIView: 0x4>, presented with: <HalfModalPresentationController 0x5>
    """
  private static let nested = """
    <UINavigationController 0x1>, state: appeared, view: <UILayoutContainerView: 0x2>
       | <Shop.MainTabBarController 0x3>, state: appeared, view: <UILayoutContainerView: 0x4>
       |    | <UINavigationController 0x5>, state: appeared, view: <UILayoutContainerView: 0x6>
       |    |    | <Shop.HomeViewController 0x7>, state: appeared, view: <UIView: 0x8>
       |    | <Shop.MineViewController 0x9>, state: disappeared, view: (view not loaded)
    """
  private static let viewer = """
    {"version": 1, "environment": {"iOS": "8.1", "device": "iPhone 6"},
     "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation",
       "children": [{"name": "List", "kind": "plain"}]}}],
     "controllers": [{"name": "Photos", "kind": "plain", "modalPresentationStyle": "custom",
       "modalPresentationCapturesStatusBarAppearance": true, "prefersStatusBarHidden": true}],
     "steps": [{"do": "present", "controller": "Photos", "from": "List"}]}
    """
  private static let lightInEachScreen = """
    {"version": 1, "environment": {"iOS": "11.0",
       "infoPlist": {"UIViewControllerBasedStatusBarAppearance": false}},
     "windows": [{"name": "W", "root": {"name": "Home", "kind": "plain"}}],
     "controllers": [{"name": "Web", "kind": "plain", "modalPresentationStyle": "fullScreen"}],
     "steps": [{"do": "setStatusBarStyle", "style": "lightContent"},
       {"do": "present", "controller": "Web", "from": "Home"}]}
    """

  private static let picker = """
    <UINavigationController 0x1>, state: disappeared, view: <UILayoutContainerView: 0x2>
       | <Shop.FormViewController 0x3>, state: disappeared, view: <UIView: 0x4>
       + <Shop.PickerController 0x5>, state: appeared, view: <UILayoutContainerView: 0x6>, presented with: <_UIFullscreenPresentationController 0x7>
       |    | <PUUIAlbumListViewController 0x8>, state: appeared, view: <UIView: 0x9>
    """

  /// The answers to questions that were put in public.
  static let otherAnswers: [(input: String, options: [String], says: [String])] = [
    (
      preview, [],
      [
        "If HomeViewController overrides preferredStatusBarStyle",
        "QLPreviewController takes the bar over",
        "Its class may not be changed", "to NO in Info.plist, if no screen wants",
      ]
    ),
    (
      cover, [],
      [
        "PresentationHostingController is presented and takes the bar over",
        "modifiers of its own content",
        "To change it: Light text everywhere: .preferredColorScheme(.dark)",
      ]
    ),
    (
      halfModal, [],
      ["can't set the bar: it is presented as custom and does not capture the bar"]
    ),
    (
      nested, ["--set", "HomeViewController.preferredStatusBarStyle=lightContent"],
      ["Fix: Return", "class BaseNavigationController", "} Then: the bar is visible with light"]
    ),
    (
      picker, ["--set", "UINavigationController.preferredStatusBarStyle=lightContent"],
      ["PickerController takes the bar over", "Or: Return lightContent from PickerController's"]
    ),
    (
      "\(alone)\n<Shop.ToastController 0x5>, state: appeared, view: <UIView: 0x6>", [],
      [
        "Window Window2 lies above", "class ToastController",
        "weak var homeViewController: UIViewController?", "{ homeViewController }",
      ]
    ),
    (nested, [], ["If HomeViewController overrides", "--set HomeViewController."]),
    (
      viewer, [],
      [
        "moves the navigation bar of N up by 20", "Fix: Hide it once Photos covers the stack",
        "completion of present", "Subclass UINavigationBar",
      ]
    ),
    (
      lightInEachScreen, [],
      [
        "Every screen has the same bar, visible with light text",
        "as UIApplication's setters said", "to YES, and override the getters",
        "Call UIApplication's setters when a screen that differs comes",
      ]
    ),
  ]

  @Test(arguments: answers + otherAnswers)
  func `the answer comes first`(
    _ row: (input: String, options: [String], says: [String])
  ) throws {
    let text = try statusquo(["explain", "-"] + row.options, input: row.input).output
    var rest = Substring(text.replacing(/\s+/, with: " "))
    for words in row.says {
      let place = rest.firstRange(of: words)
      #expect(place != nil, "\(words) is missing in \(text)")
      if let place { rest = rest[place.upperBound...] }
    }
  }

  /// Nothing is supposed of controllers whose classes are Apple's.
  @Test func `Apple's controllers alone suppose nothing`() throws {
    let run = try statusquo(["explain", "-"], input: Self.swiftUI)
    #expect(!run.output.contains("overrides preferredStatusBarStyle"))
    #expect(!run.output.contains("--probe"))
  }

  @Test func `screens that are not asked are not supposed to be`() throws {
    let input = """
      {"version": 1, "windows": [{"name": "W", "scene": "other", "root": {"name": "A", "kind": "plain"}}]}
      """
    let output = try statusquo(["explain", "-"], input: input).output
    #expect(!output.contains("It is asked"))
    #expect(output.contains("Window W does not: it is in another scene"))
  }

  @Test func `the probe is not advised where it was used`() throws {
    let probe = """
      statusquo1 app systemVersion=17.5 userInterfaceIdiom=0 DTSDKName=iphonesimulator17.2
      statusquo1 window class=UIWindow isHidden=0 windowLevel=0
      statusquo1 controller place=root base=UINavigationController overrides= self=1 class=UINavigationController
      statusquo1 controller place=root/child base=UIViewController overrides= self=2 class=Shop.HomeViewController

      """
    let run = try statusquo("explain", "-", input: probe)
    #expect(run.output.contains("If HomeViewController overrides preferredStatusBarStyle"))
    #expect(!run.output.contains("Next:"))
  }

  @Test func `a wish about SwiftUI content holds as far as UIKit goes`() throws {
    let run = try statusquo(
      ["check", "-", "--want", "NavigationStackHostingController: bar dark"], input: Self.swiftUI)
    #expect(run.output.contains("SwiftUI's modifiers are not modeled"))
  }

  @Test func `a wish for the bar of another scene is said to be about the main one's`() throws {
    let app = """
      {"version": 1, "windows": [{"name": "W", "root": {"name": "A", "kind": "plain"}},
        {"name": "X", "scene": "other", "root": {"name": "B", "kind": "plain"}}]}
      """
    for command in ["check", "fix"] {
      let output = try statusquo([command, "-", "--want", "B: bar light"], input: app).output
      #expect(output.contains("B is in no window of the main scene, whose bar this is about"))
    }
  }

  @Test func `what SwiftUI makes itself is overridden last`() throws {
    let run = try statusquo(
      ["fix", "-", "--want", "PresentationHostingController: bar light", "--all"],
      input: Self.cover)
    let modifier = try #require(run.output.firstRange(of: ".preferredColorScheme(.dark)"))
    let refusal = try #require(run.output.firstRange(of: "no subclass takes its place"))
    #expect(modifier.lowerBound < refusal.lowerBound)
  }

  @Test func `code fits the class of a hosting controller`() throws {
    let run = try statusquo(
      ["fix", "-", "--want", "NavigationStackHostingController: bar light", "--all"],
      input: Self.swiftUI)
    #expect(
      run.output.contains("class HostingController<Content: View>: UIHostingController<Content> {"))
    #expect(run.output.contains(".preferredColorScheme(.dark)"))
    #expect(run.output.contains("SwiftUI's modifiers are not modeled"))
    #expect(!run.output.contains(": UIViewController {"))
  }
}
