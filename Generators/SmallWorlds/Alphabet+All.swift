import AppearanceModel

extension Alphabet {
  /// All alphabets, the default one first.
  public static let all = [core, rich]

  /// The default: one of each thing that a resolver may forget.
  public static let core = Alphabet(
    name: "core",
    summary: "plain, navigation and tab in one window; one value of each setting",
    kinds: [.plain, .navigation, .tab],
    windows: 1,
    settings: coreSettings,
    steps: coreSteps)

  /// All kinds of controllers, two windows, gestures, older versions, several values.
  public static let rich = Alphabet(
    name: "rich",
    summary: "all kinds in up to two windows; gestures, older versions, several values",
    kinds: Controller.Kind.allCases,
    windows: 2,
    settings: coreSettings + richSettings,
    steps: coreSteps + richSteps)
}

// MARK: - Settings

private let coreSettings: [Setting] = [
  .each { $0.prefersStatusBarHidden = .constant(true) },
  .each { $0.preferredStatusBarStyle = .constant(.lightContent) },
  .eachChild { $0.childForStatusBarStyle = .controller($1) },
  .eachChild { $0.childForStatusBarHidden = .controller($1) },
  .each { $0.overrideUserInterfaceStyle = .dark },
  .eachChild { $0.setOverrideTraitCollection = [ChildTraits(child: $1, style: .dark)] },
  .eachPresentable { $0.modalPresentationStyle = .fullScreen },
  .eachPresentable { $0.modalPresentationStyle = .overFullScreen },
  .eachPresentable { $0.modalPresentationCapturesStatusBarAppearance = true },
  .each(.navigation) { $0.isNavigationBarHidden = true },
  .each {
    $0.actions = [
      Action(in: .viewWillAppear, .setNeedsStatusBarAppearanceUpdate(on: .self, animated: false))
    ]
  },
  .world { $0.observesGeometry = true },
]

private let richSettings: [Setting] = [
  .each { $0.prefersStatusBarHidden = .stored },
  .each { $0.preferredStatusBarStyle = .stored },
  .each { $0.preferredStatusBarStyle = .shared },
  .each { $0.preferredStatusBarUpdateAnimation = .constant(.slide) },
  .each { $0.childForStatusBarStyle = .presentedViewController },
  .each(.navigation) { $0.childForStatusBarStyle = .visibleViewController },
  .each { $0.overriddenIn = .extension },
  .each { $0.modalPresentationStyle = .pageSheet },
  .each { $0.modalPresentationStyle = .currentContext },
  .each { $0.modalPresentationStyle = .popover },
  .each { $0.definesPresentationContext = true },
  .each { $0.viewOverrideUserInterfaceStyle = .dark },
  .each { $0.presentationOverrideTraitCollection = .dark },
  .each(.navigation) { $0.barStyle = .black },
  .each(.navigation) { $0.hidesBarsOnSwipe = true },
  .each { $0.additionalSafeAreaInsetsTop = 10 },
  .each { $0.actions = [Action(in: .viewDidAppear, .setStoredHidden(on: .self, true))] },
  .each { $0.actions = [Action(in: .viewWillDisappear, .swizzleHidden)] },
  .eachChild { $0.setOverrideTraitCollection = [ChildTraits(child: $1, style: .dark)] },
  .eachChild { $0.selected = $1 },
  .window { $0.level = 1 },
  .window { $0.coversScreen = false },
  .window { $0.isHidden = true },
  .window { $0.overrideUserInterfaceStyle = .dark },
  .world { $0.environment.makeOlder(16) },
  .world { $0.environment.makeOlder(12) },
  .world { $0.environment.makeOlder(7) },
  .world { $0.environment.device = .iPhone8 },
  .world { $0.environment.device = .iPadPro11 },
  .world { $0.environment.orientation = .landscape },
  .world { $0.environment.systemStyle = .dark },
  .world { $0.environment.infoPlist.viewControllerBasedStatusBarAppearance = false },
]

// MARK: - Steps

private let coreSteps: [StepPattern] = [
  .eachPair(.navigation, without: .navigation) { .push($0, on: $1) },
  .each(.navigation) { .pop(on: $0) },
  .eachPair(.tab) { .select($0, on: $1) },
  .eachPair(.plain) { .addChild($0, to: $1, in: nil) },
  .each { .removeFromParent($0) },
  .eachPair { .present($0, from: $1) },
  .each { .dismiss(from: $0) },
  .eachRoot { .setRoot($0, of: $1) },
  .eachWindow { .hideWindow($0) },
  .each { .set(.known(.prefersStatusBarHidden), to: .bool(true), on: $0) },
  .each { .set(.known(.overrideUserInterfaceStyle), to: .word(.dark), on: $0) },
  .each { .setNeedsStatusBarAppearanceUpdate(on: $0, animated: false) },
  .once(.rotate(to: .landscape)),
  .once(.setSystemStyle(.dark)),
]

private let richSteps: [StepPattern] = [
  .eachPair(.navigation) { .popTo($0, on: $1) },
  .eachPair(.navigation, without: .navigation) { .setViewControllers([$0], on: $1) },
  .each(.navigation) { .beginInteractivePop(on: $0) },
  .each(.navigation) { .cancelInteractivePop(on: $0) },
  .each(.navigation) { .finishInteractivePop(on: $0) },
  .each(.navigation) { .swipe(.up, on: $0) },
  .eachPair(.split, .page) { .addChild($0, to: $1, in: nil) },
  .each { .beginInteractiveDismiss($0) },
  .each { .cancelInteractiveDismiss($0) },
  .each { .finishInteractiveDismiss($0) },
  .eachWindow { .setRoot(nil, of: $0) },
  .eachWindow { .removeWindow($0) },
  .eachWindow { .showWindow($0) },
  .eachWindow { .makeKey($0) },
  .eachPair { .set(.known(.childForStatusBarStyle), to: .controller($0), on: $1) },
  .eachPair { .set(.known(.setOverrideTraitCollection), to: .child($0, .dark), on: $1) },
  .each { .set(.known(.preferredStatusBarStyle), to: .null, on: $0) },
  .each { .set(.known(.overrideUserInterfaceStyle), to: .word(.unspecified), on: $0) },
  .each { .set(.known(.storedHidden), to: .bool(true), on: $0) },
  .each { .set(.known(.modalPresentationStyle), to: .word(.overFullScreen), on: $0) },
  .each {
    .set(.known(.modalPresentationCapturesStatusBarAppearance), to: .bool(true), on: $0)
  },
  .each(.navigation) { .set(.known(.isNavigationBarHidden), to: .bool(true), on: $0) },
  .each { .swizzleHidden(on: $0) },
  .each { .unswizzleHidden(on: $0) },
  .each { .installStatusBarCover($0, anchors: nil) },
  .once(.setShared(.lightContent)),
  .once(.setStatusBarHidden(true, .none)),
  .once(.setStatusBarStyle(.lightContent)),
  .once(.rotate(to: .portrait)),
  .once(.setSystemStyle(.light)),
  .once(.enterBackground),
  .once(.enterForeground),
]

extension Environment {
  /// An older system, and an app built for it.
  fileprivate mutating func makeOlder(_ version: Version) {
    iOS = version
    linkedSDK = version
  }
}
