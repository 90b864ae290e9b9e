import StatusQuoAppearanceModel
import StatusQuoImports
import StatusQuoReading
import StatusQuoScenarioFiles
import Testing

/// Facts about the device, the version and the classes without saying it.
@Suite struct EvidenceTests {
  private static func hierarchy(_ text: String) -> InputFile { file("dump.txt", text) }

  private static let split = """
    <UISplitViewController 0x1>, state: appeared, view: <_UISplitViewControllerPanelImplView: 0x11>
       | <UINavigationController 0x2>, state: appeared, view: <UILayoutContainerView: 0x12>
       |    | <App.MenuController 0x3>, state: appeared, view: <UIView: 0x13>
       | <UINavigationController 0x4>, state: STATE, view: <UILayoutContainerView: 0x14>
    """

  @Test func `two columns that appeared mean an iPad`() throws {
    let text = Self.split.replacing("STATE", with: "appeared")
    let app = try importing(Self.hierarchy(text))
    #expect(app.document.scenario.environment.device == .iPadPro11)
    #expect(
      app.assumptions(about: "the device is an").map(\.why)
        == ["two columns of UISplitViewController have appeared"])
    let one = try importing(Self.hierarchy(Self.split.replacing("STATE", with: "disappeared")))
    #expect(one.document.scenario.environment.device == .iPhone15)
  }

  @Test func `a popover that appeared means an iPad`() throws {
    let app = try importing(
      Self.hierarchy(
        """
        <App.HomeController 0x1>, state: appeared, view: <UIView: 0x11>
           + <App.MenuController 0x2>, state: appeared, view: <UIView: 0x12>, presented with: \
        <UIPopoverPresentationController 0x3>
        """))
    #expect(app.document.scenario.environment.device.isPad)
  }

  @Test func `a storyboard says its device, unless an option does`() throws {
    let app = try importing(sample("Main.storyboard"))
    #expect(app.document.scenario.environment.device == .iPhone15)
    #expect(
      app.assumptions(about: "the device is an").map(\.why) == ["the storyboard is laid out for it"]
    )
    let other = try importing(sample("Main.storyboard")) { $0.options.device = .iPhone8 }
    #expect(other.document.scenario.environment.device == .iPhone8)
  }

  @Test func `a key of a later version implies that version`() throws {
    let plist = file(
      "Info.plist",
      """
      <plist version="1.0"><dict><key>UIDesignRequiresCompatibility</key><true/></dict></plist>
      """)
    let app = try importing(plist)
    #expect(app.document.scenario.environment.iOS == 26)
    #expect(
      app.assumptions(about: "runs on iOS").map(\.why)
        == ["UIDesignRequiresCompatibility is a key of that version"])
  }

  @Test func `a subclass of a host is a host`() throws {
    let app = try importing(
      Self.hierarchy(
        """
        <App.RootController 0x1>, state: appeared, view: <_TtGC7SwiftUI14_UIHostingViewV3App4View_: 0x11>
           | <App.GameController 0x2>, state: appeared, view: <UIView: 0x12>
        """))
    let scenario = app.document.scenario
    let root = try #require(scenario.controllers.first)
    #expect(
      root.className.map(scenario.names.text) == "App.RootController: UIHostingController")
    #expect(scenario.names.text(root.name) == "RootController")
    #expect(!app.assumptions(about: "SwiftUI content asks").isEmpty)
  }

  @Test func `an option says that a class is a host`() throws {
    let text = "<App.RootController 0x1>, state: appeared, view: <UIView: 0x11>"
    let app = try importing(Self.hierarchy(text)) {
      $0.options.kinds = [ImportOptions.Assignment("RootController=hosting")].compactMap { $0 }
    }
    let scenario = app.document.scenario
    #expect(
      scenario.controllers[0].className.map(scenario.names.text)
        == "App.RootController: UIHostingController")
  }

  @Test func `a hierarchy of views is named as one`() {
    let views = Self.hierarchy(
      """
      <UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x2>>
         | <UILayoutContainerView: 0x3; frame = (0 0; 375 667); layer = <CALayer: 0x4>>
      """)
    let error = #expect(throws: DocumentError.self) { try importFile(views) }
    #expect(error?.description.contains("found a hierarchy of views") == true)
    #expect(error?.description.contains("po [UIViewController _printHierarchy]") == true)
  }
}
