import StatusQuoAppearanceModel
import StatusQuoImports
import StatusQuoReferenceModel
import StatusQuoScenarioFiles
import Testing

/// The output of the probe can be read back: all that a hierarchy does not say.
@Suite struct ProbeTests {
  @Test func `overrides, bars, styles and windows are read`() throws {
    let app = try importing(sample("probe.txt"))
    #expect(
      app.trees == """
        Window
          RootController: tab selected=StackController
            StackController: navigation preferredStatusBarStyle=darkContent \
        childForStatusBarStyle=visibleViewController barStyle=black isNavigationBarHidden=true
              HomeViewController: plain preferredStatusBarStyle=lightContent \
        prefersStatusBarHidden=true overrideUserInterfaceStyle=dark
              + MenuViewController: plain preferredStatusBarUpdateAnimation=slide \
        childForStatusBarHidden=nil modalPresentationStyle=overFullScreen \
        modalPresentationCapturesStatusBarAppearance=true definesPresentationContext=true
            UINavigationController: navigation
        Window2 level=2000 coversScreen=false isHidden=true overrideUserInterfaceStyle=light
        """)
  }

  @Test func `the system and the device are read`() throws {
    let app = try importing(sample("probe.txt"))
    #expect(app.environment("iOS") == "17.5")
    #expect(app.environment("linkedSDK") == "17.2")
    #expect(app.environment("device") == "iPhone 12")
    #expect(app.environment("systemStyle") == "dark")
    #expect(
      app.infoPlist == "UIViewControllerBasedStatusBarAppearance=true "
        + "UIStatusBarStyle=UIStatusBarStyleDefault")
    let device = try #require(app.assumptions.first { $0.what.contains("the device") })
    #expect(
      device.description == "probe.txt:3:137: inferred: the device is an iPhone 12 (its screen has "
        + "this size, as have iPhone 12 Pro, iPhone 13, iPhone 13 Pro, iPhone 14); "
        + "overrule: --device 'iPhone 12 Pro'")
  }

  @Test func `what getters answered is said to be assumed`() throws {
    let app = try importing(sample("probe.txt"))
    #expect(
      app.assumptions.filter { $0.why.contains("when the probe ran") }.map(\.what) == [
        "preferredStatusBarStyle of StackController always answers darkContent",
        "childForStatusBarStyle of StackController always answers visibleViewController",
        "preferredStatusBarStyle of HomeViewController always answers lightContent",
        "prefersStatusBarHidden of HomeViewController always answers true",
        "preferredStatusBarUpdateAnimation of MenuViewController always answers slide",
      ])
    #expect(
      app.assumptions.filter { $0.kind == .unresolved }.map(\.what) == [
        "preferredStatusBarStyle of UINavigationController answers UIKit's default"
      ])
  }

  @Test func `what UIKit decides itself becomes an expectation`() throws {
    let app = try importing(sample("probe.txt"))
    #expect(
      app.document.expectations.map { "\($0.after) \($0.observation.compactText)" } == [
        "0 {\"bar\":{\"hidden\":false}}",
        "0 {\"provenance\":{\"style\":{\"answeredBy\":\"MenuViewController\"}}}",
        "0 {\"provenance\":{\"hidden\":{\"answeredBy\":\"MenuViewController\"}}}",
      ])
    var observation = Observation()
    var model = ReferenceModel(app.document.scenario)
    model.observe(into: &observation)
    for expectation in app.document.expectations {
      #expect(expectation.mismatches(in: observation, app.document.scenario.names).isEmpty)
    }
  }

  @Test func `the numbers of a device choose it`() throws {
    for (bounds, insets, device) in [
      ("{{0, 0}, {393, 852}}", "{59, 0, 34, 0}", "iPhone 14 Pro"),
      ("{{0, 0}, {375, 812}}", "{50, 0, 34, 0}", "iPhone 12 mini"),
      ("{{0, 0}, {375, 812}}", "{44, 0, 34, 0}", "iPhone X"),
      ("{{0, 0}, {375, 812}}", "{0, 0, 0, 0}", "iPhone X"),
      ("{{0, 0}, {1194, 834}}", "{24, 0, 20, 0}", "iPad Pro 11"),
    ] {
      let app = try importing(
        .probe,
        """
        statusquo1 app systemVersion=17.5
        statusquo1 window class=UIWindow frame=\(bounds) screen.bounds=\(bounds) safeAreaInsets=\(insets)
        statusquo1 controller place=root base=UIViewController class=A self=1
        """)
      #expect(app.environment("device") == device)
    }
  }

  private static let head = """
    statusquo1 app systemVersion=17.5
    statusquo1 window class=UIWindow

    """
  private static let root =
    head + "statusquo1 controller place=root base=UIViewController class=A self=1\n"

  static let errors: [(text: String, error: String)] = [
    (
      "statusquo2 app",
      "input:1:1: found \"statusquo2\", expected \"statusquo1\", "
        + "the form that this version reads"
    ),
    (
      "  statusquo1 ap x=1",
      "input:1:14: found \"ap\", expected \"app\", \"window\" or \"controller\""
    ),
    ("statusquo1 app systemVersion=x", "input:1:30: found \"x\", expected a version"),
    (
      "statusquo1 controller place=root class=A",
      "input:1:1: found a controller, expected a line about its window before it"
    ),
    (
      head + "statusquo1 controller place=root/child class=A",
      "input:3:29: found \"root/child\", expected \"root\" in the first line of a window"
    ),
    (
      root + "statusquo1 controller place=root/child/child class=B",
      "input:4:29: found \"root/child/child\", expected a place below a controller above"
    ),
    (
      root + "statusquo1 controller place=root class=B",
      "input:4:29: found \"root\", expected a place below a controller above"
    ),
    (
      head + "statusquo1 controller place=root",
      "input:3:1: found a controller without place or class, expected both"
    ),
    (
      head + "statusquo1 controller place=root class=A overrideUserInterfaceStyle=3",
      "input:3:69: found \"3\", expected 0, 1 or 2"
    ),
    (
      head
        + "statusquo1 controller place=root class=A modalPresentationCapturesStatusBarAppearance=x",
      "input:3:87: found \"x\", expected 0 or 1"
    ),
    (
      "statusquo1 window class=UIWindow windowLevel=high",
      "input:1:46: found \"high\", expected a number"
    ),
    (
      "statusquo1 window class=UIWindow windowLevel=1e30",
      "input:1:46: found \"1e30\", expected a number from -1,000,000,000 to 1,000,000,000"
    ),
  ]

  @Test(arguments: errors)
  func `a wrong line is refused`(_ row: (text: String, error: String)) {
    #expect(problem { () throws(DocumentError) in try importing(.probe, row.text) } == row.error)
  }

  @Test func `a deep place is refused`() {
    var text = Self.head
    var place = "root"
    for _ in 0..<200 {
      text += "statusquo1 controller place=\(place) class=A\n"
      place += "/child"
    }
    #expect(
      problem { () throws(DocumentError) in try importing(.probe, text) }
        == "input:131:29: found a controller at level 128, expected fewer than 128 levels")
  }

  @Test func `a hierarchy besides it is refused`() throws {
    let probe = try sample("probe.txt")
    #expect(
      problem { () throws(DocumentError) in try importing(probe, CombinationTests.dump) }
        == "dump.txt: found a hierarchy besides the probe's output, "
        + "expected one of them, as the probe prints the hierarchy too")
  }
}
