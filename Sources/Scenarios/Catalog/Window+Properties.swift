package import StatusQuoAppearanceModel

extension Window {
  /// Every property of a window but its name, in the order in which documents have them.
  package static let properties: [Property<Window>] = [
    Property(
      "level", .numbers(0, 1).sampling(-1, 2000, 1000, 0.5, 1), topic: .windows, reach: .chains,
      { $0.level },
      { $0.level = $1 }),
    Property(
      "coversScreen", .bool(true), topic: .windows, rarity: 2, reach: .chains, { $0.coversScreen },
      { $0.coversScreen = $1 }),
    Property(
      "isHidden", .bool(false), topic: .windows, rarity: 2, { $0.isHidden }, { $0.isHidden = $1 }),
    Property(
      "scene", .words(.main), since: 13, topic: .scenes, { $0.scene }, { $0.scene = $1 }),
    Property(
      "overrideUserInterfaceStyle", .style, since: 13, topic: .styles,
      effect: .darkens, { $0.overrideUserInterfaceStyle },
      { $0.overrideUserInterfaceStyle = $1 }),
    Property(
      "traitOverrides.userInterfaceStyle", .traitOverride, since: 17, topic: .styles, rarity: 2,
      effect: .darkens, { $0.traitOverridesUserInterfaceStyle },
      { $0.traitOverridesUserInterfaceStyle = $1 }),
  ]
}

extension View {
  /// Every property of a view but its name and its superview.
  package static let properties: [Property<View>] = [
    Property(
      "overrideUserInterfaceStyle", .style, since: 13, topic: .views,
      effect: .darkens, { $0.overrideUserInterfaceStyle },
      { $0.overrideUserInterfaceStyle = $1 }),
    Property(
      "traitOverrides.userInterfaceStyle", .traitOverride, since: 17, topic: .views, rarity: 2,
      effect: .darkens, { $0.traitOverridesUserInterfaceStyle },
      { $0.traitOverridesUserInterfaceStyle = $1 }),
  ]
}
