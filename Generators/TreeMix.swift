import StatusQuoAppearanceModel

/// The kinds and places of controllers in one scenario: a swarm leaves out some kinds and makes
/// others frequent, and picks a shape where the profile has none.
struct TreeMix {
  let shape: Profile.Shape
  private var kinds = WeightedChoices<Controller.Kind>(room: TreeMix.weights.count)
  /// The percentage of controllers that are in no tree at the start.
  let detached: Int

  /// The percentage of controllers in a deep tree that are below the last one.
  let straightness: Int

  /// Half of the large worlds are lines.
  init(
    _ profile: Profile, _ rareFeature: RareFeature?, _ features: Features, isLargeWorld: Bool,
    _ random: inout SeededRandom
  ) {
    let isChain = rareFeature == .longChain
    let isLarge = isLargeWorld || rareFeature == .hugeWorld
    let isLine = isLarge && random.chance(50)
    straightness = isChain ? 100 : isLine ? 98 : 85
    let shape = isLine ? .deep : random.pick(TreeMix.shapes)
    self.shape = rareFeature?.shape ?? (profile.shape == .mixed ? shape : profile.shape)
    for (kind, weight) in TreeMix.weights
    where !(isChain && kind == .alert) && profile.capabilities.kinds.contains(kind) {
      let drawn = kind == .plain ? 2 : TreeMix.swarm[random.below(TreeMix.swarm.count)]
      let factor = features.kinds.contains(kind) ? 6 : drawn
      kinds.add(kind, weight: weight * factor)
    }
    detached = rareFeature?.detached ?? random.pick([10, 20, 20, 25, 60])
  }

  func kind(_ random: inout SeededRandom) -> Controller.Kind { kinds.pick(&random) ?? .plain }

  private static let shapes: [Profile.Shape] = [
    .mixed, .mixed, .mixed, .deep, .wide, .appLike, .appLike, .appLike,
  ]
  private static let weights: [(Controller.Kind, Int)] = [
    (.plain, 40), (.navigation, 30), (.tab, 16), (.split, 6), (.page, 5), (.alert, 6),
  ]
  private static let swarm = [0, 1, 2, 2, 6]
}
