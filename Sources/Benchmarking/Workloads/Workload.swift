public import StatusQuoAppearanceModel
package import StatusQuoGenerators

/// A tree to be measured, steps that leave it as it was, and the questions in between.
@usableFromInline package struct Workload: Sendable {
  /// Its shape and how many controllers are in it; a few more are outside, for steps to bring in.
  package let tree: BenchmarkPlan.Tree
  /// The number of controllers on the longest way from the root.
  package let depth: Int
  /// The world at the start, without steps.
  @usableFromInline package let scenario: Scenario
  /// The controllers whose style is asked for, in this order, repeatedly. Their number is a
  /// power of two.
  @usableFromInline package let asked: [Name]
  /// As many views, mostly, and windows, whose style is asked for in the same way.
  @usableFromInline package let askedViews: [Name]
  /// The steps of a group; empty where the tree has nothing for it to act on. Playing all of them
  /// leads back to the start.
  package let steps: [StepGroup: [Step]]
  /// Equal shares of the groups that are in the mix; leads back to the start.
  package let mix: [Step]
  /// The shortest part of the mix, and of all other groups, that leads back to the start.
  package let sample: [Step]

  /// A tree from `seed`, on an iPhone 15 with iOS 18, or what a resolver knows that is nearest to that.
  ///
  /// - Precondition: it has at least `TreeShape.minimum` controllers.
  package init(
    _ shapeAndSize: BenchmarkPlan.Tree, seed: UInt64, of capabilities: Capabilities = .all,
    under law: Law? = nil
  ) {
    let controllers = shapeAndSize.controllers
    var random = SeededRandom(seed: SeededRandom.seed(controllers, of: seed))
    let plan = TreeMembers(
      shapeAndSize.shape, count: controllers, of: capabilities, random: &random)
    let tree = PlantedTree(plan, shapeAndSize.shape, capabilities, &random)
    self.tree = shapeAndSize
    depth = plan.depth
    scenario = tree.scenario
    // Enough to miss the caches where the tree does.
    let askedCount = min(65_536, max(256, controllers.nextPowerOfTwo))
    let asked = (0..<askedCount).map { _ in tree.names[random.below(controllers)] }
    let windows = tree.scenario.windows
    self.asked = asked
    askedViews = asked.indices.map { place in
      place % 8 == 7 ? windows[place / 8 % windows.count].name : asked[place].rootView
    }
    let rounds = controllers <= 1_000 ? 32 : 8
    let pairs = StepGroup.allCases.map { group in
      let pairs = tree.pairs(of: group, count: rounds, &random)
      return (group, tree.isKnown(pairs, to: capabilities, under: law) ? pairs : [])
    }
    steps = Dictionary(
      uniqueKeysWithValues: pairs.map { ($0, $1.flatMap { [$0.change, $0.back] }) })
    let mixed = pairs.filter { $0.0.isInMix && !$0.1.isEmpty }.map(\.1)
    mix = (0..<rounds).flatMap { round in
      mixed.map { $0[round].change } + mixed.map { $0[round].back }
    }
    let others = pairs.filter { !$0.0.isInMix && !$0.1.isEmpty }.map { $0.1[0] }
    sample = mix.prefix(2 * mixed.count) + others.flatMap { [$0.change, $0.back] }
  }

  /// The groups that have steps, in the order of their declaration.
  package var groups: [StepGroup] { StepGroup.allCases.filter { steps[$0]?.isEmpty == false } }
}

extension Int {
  fileprivate var nextPowerOfTwo: Int { 1 << (bitWidth - (self - 1).leadingZeroBitCount) }
}

/// A tree as a scenario, and the controllers in it that steps act on.
private struct PlantedTree {
  private(set) var scenario = Scenario()
  /// The controllers of the tree, the root first, then in the order of the plan.
  let names: [Name]
  private let pushed: Name
  private let presented: Name
  private let added: Name
  private var kinds: [Controller.Kind]
  private let parents: [Int]
  private let shape: TreeShape
  /// The styles that the scenario sets, by place in the plan.
  private var ownStyles: [UserInterfaceStyle]

  init(
    _ plan: TreeMembers, _ shape: TreeShape, _ capabilities: Capabilities,
    _ random: inout SeededRandom
  ) {
    self.shape = shape
    let texts = (0..<plan.count).map { "c\($0)" } + ["pushed", "presented", "added", "W"]
    let all = (0..<texts.count).map(Name.init(index:))
    names = Array(all.prefix(plan.count))
    (pushed, presented, added) = (all[plan.count], all[plan.count + 1], all[plan.count + 2])
    kinds = plan.kinds
    parents = plan.parents
    // One in fifty has a style of its own, as a screen that is always dark.
    ownStyles = (0..<plan.count).map { _ in
      random.chance(2) ? (random.chance(50) ? .light : .dark) : .unspecified
    }
    scenario.names = Names(texts)
    scenario.windows = [Window(all[plan.count + 3])]
    scenario.controllers = plan.declarationOrder.map { index in
      let parent = plan.parents[index]
      let place: Controller.Place =
        parent < 0 ? .root(of: all[plan.count + 3]) : .child(of: all[parent])
      var controller = Controller(plan.kinds[index], all[index], at: place)
      controller.overrideUserInterfaceStyle = ownStyles[index]
      controller.isNavigationBarHidden = plan.kinds[index] == .navigation
      return controller
    }
    scenario.controllers += [pushed, presented, added].map { Controller(.plain, $0) }
    if capabilities != .all { fit(to: capabilities) }
  }

  /// Leaves out what a resolver does not know.
  private mutating func fit(to capabilities: Capabilities) {
    scenario = capabilities.fitted(scenario)
    let fitted = Dictionary(uniqueKeysWithValues: scenario.controllers.map { ($0.name, $0) })
    kinds = names.compactMap { fitted[$0]?.kind }
    ownStyles = names.compactMap { fitted[$0]?.overrideUserInterfaceStyle }
  }

  /// Returns true if a resolver knows such steps in this tree.
  func isKnown(_ pairs: [StepPair], to capabilities: Capabilities, under law: Law?) -> Bool {
    var scenario = scenario
    scenario.steps = pairs.flatMap { [$0.change, $0.back] }
    return capabilities.cover(scenario, under: law)
  }

  /// This number of pairs of steps, or none where the tree has nothing that they could act on.
  func pairs(
    of group: StepGroup, count: Int, _ random: inout SeededRandom
  ) -> [StepPair] {
    switch group {
    case .override: (0..<count).map { _ in override(of: 1 + random.below(names.count - 1)) }
    case .offChain: repeated(count, offChain)
    case .decider: repeated(count, set(.preferredStatusBarStyle, .lightContent, on: decider))
    case .select: repeated(count, select)
    case .push: repeated(count, push)
    case .present:
      repeated(count, StepPair(change: .present(presented, from: root), back: .dismiss(from: root)))
    case .addChild:
      repeated(
        count, StepPair(change: .addChild(added, to: leaf, in: nil), back: .removeFromParent(added))
      )
    case .setNeeds:
      repeated(count, twice(.setNeedsStatusBarAppearanceUpdate(on: root, animated: false)))
    case .systemStyle:
      repeated(count, StepPair(change: .setSystemStyle(.dark), back: .setSystemStyle(.light)))
    case .refused: repeated(count, twice(.dismiss(from: root)))
    }
  }

  private func repeated(_ count: Int, _ pair: StepPair?) -> [StepPair] {
    pair.map { Array(repeating: $0, count: count) } ?? []
  }

  private func twice(_ step: Step) -> StepPair { StepPair(change: step, back: step) }

  private var root: Name { names[0] }

  /// A plain controller that the bar's chain does not come to: the last one of every shape.
  private var leaf: Name { names[names.count - 1] }

  /// The controller that answers at the start: tabs show their first child, stacks their last.
  private var decider: Name {
    var current = 0
    while kinds[current] != .plain {
      let children = parents.indices.filter { parents[$0] == current }
      guard let next = kinds[current] == .tab ? children.first : children.last else { break }
      current = next
    }
    return names[current]
  }

  private func override(of index: Int) -> StepPair {
    let own = ownStyles[index]
    let other: PropertyValue.Word = own == .unspecified ? .dark : .unspecified
    let back: PropertyValue.Word =
      switch own {
      case .unspecified: .unspecified
      case .light: .light
      case .dark: .dark
      }
    let property = PropertyName.known(.overrideUserInterfaceStyle)
    return StepPair(
      change: .set(property, to: .word(other), on: names[index]),
      back: .set(property, to: .word(back), on: names[index]))
  }

  private var offChain: StepPair? {
    guard leaf != decider else { return nil }
    let property = PropertyName.known(.prefersStatusBarHidden)
    return StepPair(
      change: .set(property, to: .bool(true), on: leaf),
      back: .set(property, to: .null, on: leaf))
  }

  private func set(
    _ property: PropertyName.Known, _ value: PropertyValue.Word, on name: Name
  ) -> StepPair {
    StepPair(
      change: .set(.known(property), to: .word(value), on: name),
      back: .set(.known(property), to: .null, on: name))
  }

  private var select: StepPair? {
    let children = parents.indices.filter { parents[$0] == 0 }
    guard kinds[0] == .tab, children.count > 1 else { return nil }
    // The last, as a walk over those before it is to show.
    let last = children[children.count - 1]
    return StepPair(
      change: .select(names[last], on: root), back: .select(names[children[0]], on: root))
  }

  private var push: StepPair? {
    // On a path everything would leave the screen.
    guard shape == .app || shape == .tabs, let stack = kinds.firstIndex(of: .navigation) else {
      return nil
    }
    return StepPair(change: .push(pushed, on: names[stack]), back: .pop(on: names[stack]))
  }
}
