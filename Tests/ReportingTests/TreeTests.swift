import StatusQuoAppearanceModel
import StatusQuoReporting
import StatusQuoTestSupport
import Testing

struct TreeTests {
  @Test func `a tree shows windows, controllers, views, presentations and what is not default`()
    throws
  {
    try expectGolden(Self.everything.tree.joined(separator: "\n") + "\n", "tree")
  }

  @Test func `of a chain of ten thousand controllers the first thousand lines are drawn`() {
    var names = Names()
    let window = Window(names["W"])
    var controllers = [Controller(.plain, names["C0"], at: .root(of: window.name))]
    for number in 1..<10_000 {
      let parent = controllers[number - 1].name
      controllers.append(Controller(.plain, names["C\(number)"], at: .child(of: parent)))
    }
    let scenario = Scenario(names: names, windows: [window], controllers: controllers)
    #expect(scenario.tree.count == 1_001)
    #expect(scenario.tree.last == "... 10,000 controllers in all")
  }

  @Test func `no windows and no controllers are no lines`() {
    #expect(Scenario().tree.isEmpty)
  }

  /// Every key of a controller, every place, and each kind of marker.
  private static var everything: Scenario {
    var names = Names()
    let main = Window(names["main"])
    let overlay = Window(
      names["overlay"], level: 1, coversScreen: false, isHidden: true,
      overrideUserInterfaceStyle: .dark)
    let controllers = [
      tab(&names, at: .root(of: main.name)), navigation(&names), getters(&names), bars(&names),
      styles(&names), presented(&names),
      Controller(.alert, names["Alert"], at: .presented(by: names["Sheet"])),
      Controller(.split, names["Detached"]),
      Controller(.page, names["Page"], at: .child(of: names["Detached"])),
    ]
    return Scenario(names: names, windows: [main, overlay], controllers: controllers)
  }

  private static func tab(_ names: inout Names, at place: Controller.Place) -> Controller {
    var tab = Controller(.tab, names["Tabs"], at: place)
    tab.selected = names["Styles"]
    tab.definesPresentationContext = false
    return tab
  }

  private static func navigation(_ names: inout Names) -> Controller {
    var navigation = Controller(.navigation, names["Nav"], at: .child(of: names["Tabs"]))
    navigation.barStyle = .black
    navigation.isNavigationBarHidden = true
    navigation.hidesBarsOnSwipe = true
    navigation.className = names["Base"]
    return navigation
  }

  private static func getters(_ names: inout Names) -> Controller {
    var controller = Controller(.plain, names["Getters"], at: .child(of: names["Nav"]))
    controller.preferredStatusBarStyle = .shared
    controller.prefersStatusBarHidden = .constant(true)
    controller.preferredStatusBarUpdateAnimation = .constant(.slide)
    controller.childForStatusBarStyle = .nil
    controller.childForStatusBarHidden = .controller(names["Bars"])
    controller.overriddenIn = .extension
    controller.stored.style = .lightContent
    controller.stored.hidden = true
    controller.stored.animation = .slide
    return controller
  }

  private static func bars(_ names: inout Names) -> Controller {
    var controller = Controller(.plain, names["Bars"], at: .child(of: names["Nav"]))
    controller.prefersStatusBarHidden = .stored
    controller.additionalSafeAreaInsetsTop = 12.5
    controller.views = [
      View(names["Box"], in: controller.name.rootView, overrideUserInterfaceStyle: .dark),
      View(names["Inner"], in: names["Box"]),
    ]
    controller.actions = [
      Action(in: .viewDidLoad, .setNeedsStatusBarAppearanceUpdate(on: .parent, animated: true)),
      Action(in: .viewDidAppear, .setStoredStyle(on: .self, .darkContent)),
      Action(in: .viewDidAppear, .setStoredHidden(on: .named(names["Getters"]), true)),
      Action(in: .viewWillAppear, .setStoredAnimation(on: .presenter, .none)),
      Action(in: .viewWillDisappear, .setShared(.lightContent)),
      Action(in: .viewWillAppear, .swizzleHidden),
      Action(in: .viewWillDisappear, .unswizzleHidden),
    ]
    return controller
  }

  private static func styles(_ names: inout Names) -> Controller {
    var controller = Controller(.plain, names["Styles"], at: .child(of: names["Tabs"]))
    controller.overrideUserInterfaceStyle = .dark
    controller.viewOverrideUserInterfaceStyle = .light
    controller.overrideTraitCollectionForChild = .unspecified
    controller.setOverrideTraitCollection = [ChildTraits(child: names["Bars"], style: .light)]
    return controller
  }

  private static func presented(_ names: inout Names) -> Controller {
    var sheet = Controller(.plain, names["Sheet"], at: .presented(by: names["Tabs"]))
    sheet.modalPresentationStyle = .pageSheet
    sheet.modalPresentationCapturesStatusBarAppearance = true
    sheet.presentationOverrideTraitCollection = .dark
    return sheet
  }
}
