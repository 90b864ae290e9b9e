import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoScenarioBuilder
import Testing

@Suite struct ScenarioBuilderTests {
  @Test func `a scenario reads like the tree it builds`() {
    let scenario = Scenario(iOS: 12, device: .iPhone8) {
      window("W") {
        navigation("N", .isNavigationBarHidden(true)) {
          plain("A", .prefersStatusBarHidden(true), .view("V"))
          presents {
            plain("P", .modalPresentationStyle(.overFullScreen)) {
              plain("C", .childForStatusBarStyle(controller: "A"))
            }
          }
          plain("B", .containerView("N.view"))
        }
      }
      detached {
        plain("D")
        alert("E")
      }
    } steps: {
      [.push($0["D"], on: $0["N"]), .pop(on: $0["N"])]
    }

    var names = Names(["W", "N", "A", "V", "B", "P", "C", "D", "E"])
    let (w, n, a, d) = (names["W"], names["N"], names["A"], names["D"])
    var controllers = [
      Controller(.navigation, n, at: .root(of: w)),
      Controller(.plain, a, at: .child(of: n)),
      Controller(.plain, names["B"], at: .child(of: n)),
      Controller(.plain, names["P"], at: .presented(by: n)),
      Controller(.plain, names["C"], at: .child(of: names["P"])),
      Controller(.plain, d),
      Controller(.alert, names["E"]),
    ]
    controllers[0].isNavigationBarHidden = true
    controllers[1].prefersStatusBarHidden = .constant(true)
    controllers[1].views = [View(names["V"], in: a.rootView)]
    controllers[2].containerView = n.rootView
    controllers[3].modalPresentationStyle = .overFullScreen
    controllers[4].childForStatusBarStyle = .controller(a)
    #expect(
      scenario
        == Scenario(
          names: names, environment: Environment(iOS: 12, device: .iPhone8),
          windows: [Window(w)], controllers: controllers,
          steps: [.push(d, on: n), .pop(on: n)]))
    #expect(scenario.problem == nil)
  }

  @Test func `windows come before detached trees, wherever they are written`() {
    let scenario = Scenario {
      detached { plain("B") }
      window("W", level: 10, isHidden: true)
      window("W2") { plain("A") }
    }
    #expect(scenario.controllers.map { scenario.names.text($0.name) } == ["A", "B"])
    #expect(scenario.windows.map(\.level) == [10, 0])
    #expect(scenario.windows.map(\.isHidden) == [true, false])
    #expect(scenario.problem == nil)
  }

  @Test(arguments: [true, false]) func `trees can be built with loops and conditions`(
    isDark: Bool
  ) {
    let scenario = Scenario {
      window("W") {
        tab("T", .selected("A2")) {
          for index in 1...3 { plain("A\(index)") }
          if isDark { plain("D", .overrideUserInterfaceStyle(.dark)) } else { plain("L") }
        }
      }
    }
    let names = scenario.controllers.map { scenario.names.text($0.name) }
    #expect(names == ["T", "A1", "A2", "A3", isDark ? "D" : "L"])
    #expect(scenario.problem == nil)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var option: ControllerOption
    var change: @Sendable (inout Controller, inout Names) -> Void
  }

  static let rows = [
    Row(testDescription: "className", option: .className("X")) { $0.className = $1["X"] },
    Row(testDescription: "selected", option: .selected("X")) { $0.selected = $1["X"] },
    Row(testDescription: "sitsIn", option: .containerView("X.view")) {
      $0.containerView = $1["X"].rootView
    },
    Row(
      testDescription: "view",
      option: .view("V", in: "U", overrideUserInterfaceStyle: .dark)
    ) { $0.views = [View($1["V"], in: $1["U"], overrideUserInterfaceStyle: .dark)] },
    Row(testDescription: "style", option: .preferredStatusBarStyle(.lightContent)) {
      controller, _ in controller.preferredStatusBarStyle = .constant(.lightContent)
    },
    Row(testDescription: "shared style", option: .preferredStatusBarStyle(.shared)) {
      controller, _ in controller.preferredStatusBarStyle = .shared
    },
    Row(testDescription: "stored hidden", option: .prefersStatusBarHidden(.stored)) {
      controller, _ in controller.prefersStatusBarHidden = .stored
    },
    Row(testDescription: "animation", option: .preferredStatusBarUpdateAnimation(.slide)) {
      controller, _ in controller.preferredStatusBarUpdateAnimation = .constant(.slide)
    },
    Row(testDescription: "style child", option: .childForStatusBarStyle(.nil)) {
      controller, _ in controller.childForStatusBarStyle = .nil
    },
    Row(testDescription: "hidden child", option: .childForStatusBarHidden(controller: "X")) {
      $0.childForStatusBarHidden = .controller($1["X"])
    },
    Row(testDescription: "overriddenIn", option: .overriddenIn(.extension)) {
      controller, _ in controller.overriddenIn = .extension
    },
    Row(testDescription: "stored.style", option: .storedStyle(.darkContent)) {
      controller, _ in controller.stored.style = .darkContent
    },
    Row(testDescription: "stored.hidden", option: .storedHidden(true)) {
      controller, _ in controller.stored.hidden = true
    },
    Row(
      testDescription: "action",
      option: .action(in: .viewDidLoad) { .setStoredHidden(on: .named($0["X"]), true) }
    ) {
      $0.actions = [Action(in: .viewDidLoad, .setStoredHidden(on: .named($1["X"]), true))]
    },
    Row(
      testDescription: "captures", option: .modalPresentationCapturesStatusBarAppearance(true)
    ) { controller, _ in controller.modalPresentationCapturesStatusBarAppearance = true },
    Row(testDescription: "context", option: .definesPresentationContext(false)) {
      controller, _ in controller.definesPresentationContext = false
    },
    Row(testDescription: "view's style", option: .viewOverrideUserInterfaceStyle(.dark)) {
      controller, _ in controller.viewOverrideUserInterfaceStyle = .dark
    },
    Row(testDescription: "style for children", option: .overrideTraitCollectionForChild(.dark)) {
      controller, _ in controller.overrideTraitCollectionForChild = .dark
    },
    Row(
      testDescription: "style for a child",
      option: .setOverrideTraitCollection(.dark, forChild: "X")
    ) { $0.setOverrideTraitCollection = [ChildTraits(child: $1["X"], style: .dark)] },
    Row(
      testDescription: "presentation's style", option: .presentationOverrideTraitCollection(.dark)
    ) { controller, _ in controller.presentationOverrideTraitCollection = .dark },
    Row(testDescription: "barStyle", option: .barStyle(.black)) {
      controller, _ in controller.barStyle = .black
    },
    Row(testDescription: "hasPopoverSource", option: .hasPopoverSource(false)) {
      controller, _ in controller.hasPopoverSource = false
    },
    Row(
      testDescription: "adaptivePresentationStyle", option: .adaptivePresentationStyle(.none)
    ) { controller, _ in controller.adaptivePresentationStyle = AdaptivePresentationStyle.none },
    Row(
      testDescription: "prefersEdgeAttachedInCompactHeight",
      option: .prefersEdgeAttachedInCompactHeight(true)
    ) { controller, _ in controller.prefersEdgeAttachedInCompactHeight = true },
    Row(testDescription: "splitViewStyle", option: .splitViewStyle(.tripleColumn)) {
      controller, _ in controller.splitViewStyle = .tripleColumn
    },
    Row(testDescription: "topColumnForCollapsing", option: .topColumnForCollapsing(.primary)) {
      controller, _ in controller.topColumnForCollapsing = .primary
    },
    Row(testDescription: "hasBarAppearance", option: .hasBarAppearance(true)) {
      controller, _ in controller.hasBarAppearance = true
    },
    Row(testDescription: "hidesBarsOnSwipe", option: .hidesBarsOnSwipe(true)) {
      controller, _ in controller.hidesBarsOnSwipe = true
    },
    Row(testDescription: "insets", option: .additionalSafeAreaInsetsTop(10)) {
      controller, _ in controller.additionalSafeAreaInsetsTop = 10
    },
    Row(testDescription: "left inset", option: .additionalSafeAreaInsetsLeft(10)) {
      controller, _ in controller.additionalSafeAreaInsetsLeft = 10
    },
    Row(testDescription: "bottom inset", option: .additionalSafeAreaInsetsBottom(10)) {
      controller, _ in controller.additionalSafeAreaInsetsBottom = 10
    },
    Row(testDescription: "right inset", option: .additionalSafeAreaInsetsRight(10)) {
      controller, _ in controller.additionalSafeAreaInsetsRight = 10
    },
    Row(testDescription: "hidesBottomBarWhenPushed", option: .hidesBottomBarWhenPushed(true)) {
      controller, _ in controller.hidesBottomBarWhenPushed = true
    },
    Row(testDescription: "isTabBarHidden", option: .isTabBarHidden(true)) {
      controller, _ in controller.isTabBarHidden = true
    },
    Row(testDescription: "distance at the top", option: .viewInsetsTop(20)) {
      controller, _ in controller.viewInsets.top = 20
    },
    Row(testDescription: "distance on the left", option: .viewInsetsLeft(20)) {
      controller, _ in controller.viewInsets.left = 20
    },
    Row(testDescription: "distance at the bottom", option: .viewInsetsBottom(20)) {
      controller, _ in controller.viewInsets.bottom = 20
    },
    Row(testDescription: "distance on the right", option: .viewInsetsRight(20)) {
      controller, _ in controller.viewInsets.right = 20
    },
  ]

  @Test(arguments: rows) func `an option changes one property`(_ row: Row) {
    let scenario = Scenario { detached { plain("A", row.option) } }
    var names = scenario.names
    var expected = Controller(.plain, names["A"])
    row.change(&expected, &names)
    #expect(scenario.controllers == [expected])
    #expect(expected != Controller(.plain, names["A"]))
  }
}
