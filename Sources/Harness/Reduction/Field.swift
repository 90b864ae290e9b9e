import AppearanceModel

/// One value of an owner, and what it can be, simplest first: its default has rank 0.
///
/// The order decides which of two values a reduced scenario shows.
struct Field<Owner>: Sendable {
  /// How many ranks there are.
  let ranks: Int
  /// `ranks` for a value outside the list.
  let rank: @Sendable (borrowing Owner) -> Int
  /// Gives the value of a rank.
  let set: @Sendable (inout Owner, Int) -> Void
  /// What its values bring about.
  let effect: Effect?
  /// The simplest value that does so.
  let effectiveRank: Int

  init<Value: Equatable & Sendable>(
    _ values: [Value], _ get: @escaping @Sendable (borrowing Owner) -> Value,
    _ set: @escaping @Sendable (inout Owner, Value) -> Void,
    _ effect: Effect? = nil, by value: Value? = nil
  ) {
    ranks = values.count
    self.effect = effect
    effectiveRank = value.flatMap { values.firstIndex(of: $0) } ?? 1
    rank = { owner in
      let value = get(owner)
      return values.firstIndex(of: value) ?? values.count
    }
    self.set = { set(&$0, values[$1]) }
  }
}

/// All cases, `first` before the others.
private func all<Case: CaseIterable & Equatable>(_ first: Case...) -> [Case] {
  first + Case.allCases.filter { !first.contains($0) }
}

/// Nil, then all cases.
private func nilOr<Case: CaseIterable & Equatable>(_ first: Case...) -> [Case?] {
  [nil] + first + Case.allCases.filter { !first.contains($0) }
}

private let styles: [UserInterfaceStyle] = [.unspecified, .dark, .light]
private let childGetters: [ChildOverride?] = [
  nil, .nil, .topViewController, .visibleViewController, .selectedViewController,
  .presentedViewController,
]

extension Controller {
  /// All but its name, its place, its views and its actions.
  static let fields: [Field<Controller>] = [
    Field(all(.plain), { $0.kind }, { $0.kind = $1 }),
    Field([nil], { $0.className }, { $0.className = $1 }),
    Field([nil], { $0.selected }, { $0.selected = $1 }),
    Field([nil], { $0.sitsIn }, { $0.sitsIn = $1 }),
    Field(
      styles, { $0.viewOverrideUserInterfaceStyle }, { $0.viewOverrideUserInterfaceStyle = $1 },
      .darkens),
    Field(
      [
        nil, .constant(.lightContent), .constant(.darkContent), .constant(.default), .stored,
        .shared,
      ], { $0.preferredStatusBarStyle }, { $0.preferredStatusBarStyle = $1 }, .colours),
    Field(
      [nil, .constant(true), .constant(false), .stored], { $0.prefersStatusBarHidden },
      { $0.prefersStatusBarHidden = $1 }, .hides),
    Field(
      [nil, .constant(.slide), .constant(.none), .constant(.fade), .stored],
      { $0.preferredStatusBarUpdateAnimation }, { $0.preferredStatusBarUpdateAnimation = $1 }),
    Field(
      childGetters, { $0.childForStatusBarStyle }, { $0.childForStatusBarStyle = $1 }, .forwards),
    Field(
      childGetters, { $0.childForStatusBarHidden }, { $0.childForStatusBarHidden = $1 }, .forwards),
    Field(all(.subclass), { $0.overriddenIn }, { $0.overriddenIn = $1 }),
    Field(all(.default), { $0.stored.style }, { $0.stored.style = $1 }),
    Field([false, true], { $0.stored.hidden }, { $0.stored.hidden = $1 }),
    Field(all(.fade), { $0.stored.animation }, { $0.stored.animation = $1 }),
    Field(
      nilOr(.fullScreen), { $0.modalPresentationStyle }, { $0.modalPresentationStyle = $1 },
      .takesOver),
    Field(
      [false, true], { $0.modalPresentationCapturesStatusBarAppearance },
      { $0.modalPresentationCapturesStatusBarAppearance = $1 }, .takesOver),
    Field(
      [nil, true, false], { $0.definesPresentationContext },
      { $0.definesPresentationContext = $1 }),
    Field(
      styles, { $0.overrideUserInterfaceStyle }, { $0.overrideUserInterfaceStyle = $1 }, .darkens),
    Field(
      [nil, .dark, .light, .unspecified], { $0.overrideTraitCollectionForChild },
      { $0.overrideTraitCollectionForChild = $1 }, .darkens),
    Field(
      [[]], { $0.setOverrideTraitCollection }, { $0.setOverrideTraitCollection = $1 }, .darkens),
    Field(
      styles, { $0.presentationOverrideTraitCollection },
      { $0.presentationOverrideTraitCollection = $1 }, .darkens),
    Field(all(.default), { $0.barStyle }, { $0.barStyle = $1 }, .colours),
    Field([false, true], { $0.isNavigationBarHidden }, { $0.isNavigationBarHidden = $1 }),
    Field([false, true], { $0.hidesBarsOnSwipe }, { $0.hidesBarsOnSwipe = $1 }),
    Field([0, 10], { $0.additionalSafeAreaInsetsTop }, { $0.additionalSafeAreaInsetsTop = $1 }),
  ]
}

extension Window {
  /// All but its name.
  static let fields: [Field<Window>] = [
    Field([0, 1], { $0.level }, { $0.level = $1 }),
    Field([true, false], { $0.coversScreen }, { $0.coversScreen = $1 }),
    Field([false, true], { $0.isHidden }, { $0.isHidden = $1 }),
    Field(
      styles, { $0.overrideUserInterfaceStyle }, { $0.overrideUserInterfaceStyle = $1 }, .darkens),
  ]
}

extension Scenario {
  /// The environment, and whether geometry is observed.
  static let fields: [Field<Scenario>] = [
    Field(
      versions, { $0.environment.iOS },
      {
        if $0.environment.linkedSDK == $0.environment.iOS { $0.environment.linkedSDK = $1 }
        $0.environment.iOS = $1
      }, .takesOver, by: 12),
    Field(
      [nil] + versions.map { $0 },
      { $0.environment.linkedSDK == $0.environment.iOS ? nil : $0.environment.linkedSDK },
      { $0.environment.linkedSDK = $1 ?? $0.environment.iOS }, .takesOver, by: 12),
    Field(
      all(.iPhone15, .iPhone8, .iPhoneX, .iPadPro11), { $0.environment.device },
      { $0.environment.device = $1 }),
    Field(
      all(.portrait), { $0.environment.orientation }, { $0.environment.orientation = $1 }, .hides),
    Field(
      [.light, .dark], { $0.environment.systemStyle }, { $0.environment.systemStyle = $1 }, .darkens
    ),
    Field(
      [nil, false, true], { $0.environment.infoPlist.viewControllerBasedStatusBarAppearance },
      { $0.environment.infoPlist.viewControllerBasedStatusBarAppearance = $1 }),
    Field(
      [nil, true, false], { $0.environment.infoPlist.statusBarHidden },
      { $0.environment.infoPlist.statusBarHidden = $1 }, .hides),
    Field(
      [nil, true, false], { $0.environment.infoPlist.statusBarHiddenOnPad },
      { $0.environment.infoPlist.statusBarHiddenOnPad = $1 }),
    Field(
      nilOr(.lightContent), { $0.environment.infoPlist.statusBarStyle },
      { $0.environment.infoPlist.statusBarStyle = $1 }, .colours),
    Field(
      nilOr(.dark), { $0.environment.infoPlist.userInterfaceStyle },
      { $0.environment.infoPlist.userInterfaceStyle = $1 }),
    Field(
      [false, true], { $0.environment.platformFallback },
      { $0.environment.platformFallback = $1 }),
    Field([false, true], { $0.observesGeometry }, { $0.observesGeometry = $1 }),
  ]

  /// One for each boundary of a rule, the default first.
  private static let versions: [Version] = [
    18, 17, 16, 15, 14, Version(13, 4), Version(13, 3), 13, 12, 11, 10, 9, Version(8, 3), 8, 7, 26,
    27,
  ]
}
