import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoGenerators
import StatusQuoScenarioBuilder
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

/// One document in which every key and every step occurs: the format, to read and to diff.
@Suite struct WholeFormatTests {
  static let scenario = Scenario(
    iOS: Version(13, 4), linkedSDK: Version(12, 1), device: .iPadPro11, orientation: .landscape,
    systemStyle: .dark,
    infoPlist: InfoPlist(
      viewControllerBasedStatusBarAppearance: true, statusBarHidden: false,
      statusBarHiddenOnPad: true, statusBarStyle: .darkContent, userInterfaceStyle: .unspecified),
    platformFallback: false, sceneTraitOverridesUserInterfaceStyle: .dark,
    horizontalSizeClass: .compact, observes: Set(ObservedPart.allCases), idling: 10,
    idlingBy: .childGetter
  ) {
    window("W") {
      tab("T", .selected("N")) {
        plain("A", .className("Screen"), .view("V"), .view("U", in: "V"))
        navigation(
          "N", .childForStatusBarStyle(.visibleViewController), .barStyle(.black),
          .hasBarAppearance(true), .hasPopoverSource(false), .adaptivePresentationStyle(.none),
          .prefersEdgeAttachedInCompactHeight(true),
          .isNavigationBarHidden(true), .hidesBarsOnSwipe(true)
        ) {
          plain("B", .className("Screen"), .preferredStatusBarStyle(.shared))
        }
        presents {
          split(
            "S", .modalPresentationStyle(.formSheet), .splitViewStyle(.doubleColumn),
            .topColumnForCollapsing(.primary)
          ) {
            page("P", .containerView("S.view"))
            alert("L", .presentationOverrideTraitCollection(.dark))
          }
        }
      }
    }
    window(
      "W2", level: 1000.5, coversScreen: false, isHidden: true, scene: .other,
      overrideUserInterfaceStyle: .light, traitOverridesUserInterfaceStyle: .dark)
    detached {
      plain(
        "C",
        .view("C1", overrideUserInterfaceStyle: .dark, traitOverridesUserInterfaceStyle: .light),
        .preferredStatusBarStyle(.stored), .prefersStatusBarHidden(true),
        .preferredStatusBarUpdateAnimation(.stored),
        .childForStatusBarStyle(.nil), .childForStatusBarHidden(controller: "B"),
        .prefersHomeIndicatorAutoHidden(true), .childForHomeIndicatorAutoHidden(controller: "B"),
        .preferredScreenEdgesDeferringSystemGestures(.bottom),
        .childForScreenEdgesDeferringSystemGestures(.nil),
        .preferredVerticalBarBehavior(.disabled), .childForPreferredVerticalBarBehavior(.nil),
        .overriddenIn(.extension), .storedStyle(.lightContent), .storedHidden(true),
        .storedAnimation(.slide),
        .modalPresentationStyle(.overCurrentContext),
        .modalPresentationCapturesStatusBarAppearance(true), .definesPresentationContext(false),
        .viewOverrideUserInterfaceStyle(.light), .overrideUserInterfaceStyle(.dark),
        .viewTraitOverridesUserInterfaceStyle(.dark), .traitOverridesUserInterfaceStyle(.light),
        .overrideTraitCollectionForChild(.unspecified),
        .setOverrideTraitCollection(.dark, forChild: "A"),
        .setOverrideTraitCollection(.light, forChild: "B"),
        .isToolbarHidden(false), .isTabBarHidden(true), .hidesBottomBarWhenPushed(true),
        .additionalSafeAreaInsetsTop(10.5),
        .additionalSafeAreaInsetsLeft(1), .additionalSafeAreaInsetsBottom(-2.5),
        .additionalSafeAreaInsetsRight(3), .viewInsetsTop(20), .viewInsetsLeft(-8),
        .viewInsetsBottom(0.5), .viewInsetsRight(44),
        .action(in: .viewWillAppear) { .setStoredStyle(on: .named($0["A"]), .darkContent) },
        .action(in: .viewWillAppear) { _ in
          .setNeedsStatusBarAppearanceUpdate(on: .parent, animated: true)
        },
        .action(in: .viewDidLoad) { _ in .setStoredHidden(on: .self, true) },
        .action(in: .viewDidLoad) { _ in .setStoredAnimation(on: .presenter, .none) },
        .action(in: .viewDidDisappear) { _ in .setShared(.lightContent) },
        .action(in: .viewDidDisappear) { _ in .swizzleHidden },
        .action(in: .viewDidDisappear) { _ in .unswizzleHidden })
    }
  } steps: {
    steps(&$0)
  }

  private static func steps(_ names: inout Names) -> [Step] {
    let (a, b, c, n) = (names["A"], names["B"], names["C"], names["N"])
    let (t, w) = (names["T"], names["W"])
    return [
      .push(c, on: n), .pop(on: n), .popToRoot(on: n), .popTo(b, on: n),
      .setViewControllers([c, b], on: n), .setViewControllers([], on: n),
      .beginInteractivePop(on: n), .cancelInteractivePop(on: n), .finishInteractivePop(on: n),
      .swipe(.up, on: n), .select(a, on: t), .addChild(c, to: a, in: names["V"]),
      .addChild(c, to: a, in: nil), .removeFromParent(c), .transition(from: b, to: c),
      .present(c, from: a),
      .dismiss(from: a), .beginInteractiveDismiss(c), .cancelInteractiveDismiss(c),
      .finishInteractiveDismiss(c), .setRoot(c, of: w), .setRoot(nil, of: w),
      .addWindow(Window(names["W3"], level: 1), root: a), .addWindow(Window(w), root: nil),
      .addChildWithoutView(c, to: b), .addSubview(c), .removeFromSuperview(c),
      .beginAppearanceTransition(a, isAppearing: true), .endAppearanceTransition(a),
      .removeWindow(w), .showWindow(w), .hideWindow(w), .makeKey(w),
      .set(.known(.storedStyle), to: .word(.lightContent), on: c),
      .set(.known(.setOverrideTraitCollection), to: .child(b, .dark), on: n),
      .set(.unknown(names["alpha"]), to: .other(names["[0.5]"]), on: names["C"].rootView),
      .setShared(.darkContent), .setNeedsStatusBarAppearanceUpdate(on: a, animated: true),
      .setNeedsStatusBarAppearanceUpdate(on: a, animated: false), .setStatusBarStyle(.default),
      .setNeedsUpdate(of: .homeIndicatorAutoHidden, on: a),
      .setStatusBarHidden(true, .slide), .setStatusBarHidden(false, .none),
      .swizzleHidden(on: a), .unswizzleHidden(on: a), .readStatusBarByKVC,
      .installStatusBarCover(a, anchors: nil),
      .installStatusBarCover(
        a,
        anchors: [
          Anchor(.top, .attribute(.bottom, of: .safeArea)), Anchor(.height, .constant(20)),
        ]),
      .rotate(to: .portrait), .resize(to: .compact), .setSystemStyle(.light), .enterBackground,
      .enterForeground,
      .setInCallStatusBar(true),
    ]
  }

  static let document = ScenarioDocument(
    scenario, name: "Everything that a document can say", source: "none",
    note: "It makes no sense.\nBut it is valid.",
    expectations: [
      Expectation(after: 0, observation: ["launchBar": ["hidden": true], "told": []]),
      Expectation(after: 3, observation: ["styles": [["node": "A", "style": "dark"]]]),
    ])

  @Test func `every key and every step has its form`() throws {
    #expect(Self.scenario.problem == nil)
    #expect(Set(Self.scenario.steps.map(\.kind)) == Set(Step.Kind.allCases))
    try expectGolden(Self.document.text, "everything.json")
  }

  @Test func `what is written is read, down to the numbers of the names`() throws {
    let again = try ScenarioDocument(parsing: Self.document.text, file: "everything.json")
    #expect(firstDifference(again.scenario, Self.document.scenario) == nil)
    let twice = try ScenarioDocument(parsing: again.text, file: "everything.json")
    #expect(twice == again)
  }

  @Test func `a damaged document is refused, or is another document`() throws {
    let bytes = Array(Self.document.text.utf8)
    var accepted = 0
    for seed in 0..<500 {
      var random = SeededRandom(seed: UInt64(seed))
      let damaged = damage(bytes, &random)
      guard let document = try? ScenarioDocument(parsing: damaged, file: "damaged.json") else {
        continue
      }
      accepted += 1
      #expect(try ScenarioDocument(parsing: document.text, file: "again").text == document.text)
    }
    #expect((10..<400).contains(accepted))
  }

  /// Replaces a byte, or deletes or repeats a few.
  private func damage(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    let start = random.below(bytes.count - 8)
    let range = start..<start + 1 + random.below(7)
    switch random.below(3) {
    case 0: bytes[start] = random.pick(Array("{}[],:\"\\01aAN \u{0}".utf8) + [0xFF])
    case 1: bytes.removeSubrange(range)
    default: bytes.insert(contentsOf: bytes[range], at: start)
    }
    return bytes
  }
}
