import StatusQuoAppearanceModel
import StatusQuoCatalog

extension Alphabet {
  /// All alphabets, the default one first.
  package static let all = [core, rich]

  /// The default: one of each thing that a resolver may forget.
  package static let core = Alphabet(
    name: "core",
    summary: "plain, navigation and tab in one window; one value of each setting",
    kinds: [.navigation, .tab],
    windows: 1,
    settings: coreSettings,
    steps: coreSteps)

  /// All kinds of controllers, two windows, gestures, older versions, several values.
  package static let rich = Alphabet(
    name: "rich",
    summary: "all kinds in up to two windows; gestures, older versions, several values",
    kinds: Controller.Kind.allCases.filter { $0 != .plain },
    windows: 2,
    settings: coreSettings + richSettings,
    steps: coreSteps + richSteps)
}

// MARK: - Settings

private let coreSettings: [Setting] = [
  .value("prefersStatusBarHidden", .bool(true)),
  .value("preferredStatusBarStyle", .word("lightContent")),
  .naming("childForStatusBarStyle", .children),
  .naming("childForStatusBarHidden", .children),
  .value("overrideUserInterfaceStyle", .word("dark")),
  .naming("setOverrideTraitCollection", .children),
  .value("modalPresentationStyle", .word("fullScreen"), .presentable),
  .value("modalPresentationStyle", .word("overFullScreen"), .presentable),
  .value("modalPresentationCapturesStatusBarAppearance", .bool(true), .presentable),
  .value("isNavigationBarHidden", .bool(true)),
  .action(
    Action(in: .viewWillAppear, .setNeedsStatusBarAppearanceUpdate(on: .self, animated: false))),
  .ofWorld("geometry", .bool(true)),
]

private let richSettings: [Setting] = [
  .value("prefersStatusBarHidden", .word("stored")),
  .value("preferredStatusBarStyle", .word("stored")),
  .value("preferredStatusBarStyle", .word("shared")),
  .value("preferredStatusBarUpdateAnimation", .word("slide")),
  .value("childForStatusBarStyle", .word("presentedViewController")),
  .value("childForStatusBarStyle", .word("visibleViewController")),
  .value("overriddenIn", .word("extension")),
  .value("modalPresentationStyle", .word("pageSheet")),
  .value("modalPresentationStyle", .word("currentContext")),
  .value("modalPresentationStyle", .word("popover")),
  .value("definesPresentationContext", .bool(true)),
  .value("viewOverrideUserInterfaceStyle", .word("dark")),
  .value("traitOverrides.userInterfaceStyle", .word("light")),
  .value("presentationOverrideTraitCollection", .word("dark")),
  .value("barStyle", .word("black")),
  .value("hidesBarsOnSwipe", .bool(true)),
  .value("additionalSafeAreaInsetsTop", .number(10)),
  .action(Action(in: .viewDidAppear, .setStoredHidden(on: .self, true))),
  .action(Action(in: .viewWillDisappear, .swizzleHidden)),
  .naming("selected", .children),
  .ofWindows("level", .number(1)),
  .ofWindows("coversScreen", .bool(false)),
  .ofWindows("isHidden", .bool(true)),
  .ofWindows("overrideUserInterfaceStyle", .word("dark")),
  .ofWindows("traitOverrides.userInterfaceStyle", .word("dark")),
  .ofWorld("environment.iOS", .version(16)),
  .ofWorld("environment.iOS", .version(12)),
  .ofWorld("environment.iOS", .version(7)),
  .ofWorld("environment.device", .word("iPhone 8")),
  .ofWorld("environment.device", .word("iPad Pro 11")),
  .ofWorld("environment.orientation", .word("landscape")),
  .ofWorld("environment.systemStyle", .word("dark")),
  .ofWorld("environment.infoPlist.UIViewControllerBasedStatusBarAppearance", .bool(false)),
]

extension Setting {
  fileprivate static func value(
    _ name: String, _ value: Literal, _ owners: Owners = .ofItsKinds
  ) -> Setting { .controller(place(of: name, in: Controller.properties), value, owners) }

  fileprivate static func naming(_ name: String, _ referents: Referents) -> Setting {
    .reference(place(of: name, in: Controller.properties), referents)
  }

  fileprivate static func ofWorld(_ name: String, _ value: Literal) -> Setting {
    .world(place(of: name, in: Scenario.properties), value)
  }

  fileprivate static func ofWindows(_ name: String, _ value: Literal) -> Setting {
    .window(place(of: name, in: Window.properties), value)
  }

  fileprivate static func place<Owner>(of name: String, in properties: [Property<Owner>]) -> Int {
    guard let place = properties.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("no property is called '\(name)'")
    }
    return place
  }
}

// MARK: - Steps

private let (one, other) = (Name(index: 0), Name(index: 1))

private let coreSteps: [Step] = [
  .push(one, on: other),
  .pop(on: one),
  .select(one, on: other),
  .addChild(one, to: other, in: nil),
  .removeFromParent(one),
  .present(one, from: other),
  .dismiss(from: one),
  .setRoot(one, of: other),
  .hideWindow(one),
  .set(.known(.prefersStatusBarHidden), to: .bool(true), on: one),
  .set(.known(.overrideUserInterfaceStyle), to: .word(.dark), on: one),
  .setNeedsStatusBarAppearanceUpdate(on: one, animated: false),
  .rotate(to: .landscape),
  .setSystemStyle(.dark),
]

private let richSteps: [Step] = [
  .popTo(one, on: other),
  .setViewControllers([one], on: other),
  .beginInteractivePop(on: one),
  .cancelInteractivePop(on: one),
  .finishInteractivePop(on: one),
  .swipe(.up, on: one),
  .beginInteractiveDismiss(one),
  .cancelInteractiveDismiss(one),
  .finishInteractiveDismiss(one),
  .setRoot(nil, of: one),
  .removeWindow(one),
  .showWindow(one),
  .makeKey(one),
  .set(.known(.childForStatusBarStyle), to: .controller(one), on: other),
  .set(.known(.setOverrideTraitCollection), to: .child(one, .dark), on: other),
  .set(.known(.preferredStatusBarStyle), to: .null, on: one),
  .set(.known(.overrideUserInterfaceStyle), to: .word(.unspecified), on: one),
  .set(.known(.traitOverridesUserInterfaceStyle), to: .word(.dark), on: one),
  .set(.known(.storedHidden), to: .bool(true), on: one),
  .set(.known(.modalPresentationStyle), to: .word(.overFullScreen), on: one),
  .set(.known(.modalPresentationCapturesStatusBarAppearance), to: .bool(true), on: one),
  .set(.known(.isNavigationBarHidden), to: .bool(true), on: one),
  .swizzleHidden(on: one),
  .unswizzleHidden(on: one),
  .installStatusBarCover(one, anchors: nil),
  .setShared(.lightContent),
  .setStatusBarHidden(true, .none),
  .setStatusBarStyle(.lightContent),
  .rotate(to: .portrait),
  .setSystemStyle(.light),
  .enterBackground,
  .enterForeground,
  .setInCallStatusBar(true),
]
