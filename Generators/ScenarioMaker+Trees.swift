import StatusQuoAppearanceModel
import StatusQuoCatalog

extension ScenarioMaker {
  /// The windows, and all controllers with what they override.
  mutating func makeTrees() {
    plantTrees()
    for index in scenario.controllers.indices { decorate(index) }
  }

  /// The windows, and all controllers with UIKit's defaults.
  mutating func plantTrees() {
    makeWindows()
    var drafts = draftTrees(controllerCount())
    addColumns(to: &drafts)
    declare(drafts)
  }

  private mutating func controllerCount() -> Int {
    if let range = rareFeature?.controllers { return few(range) }
    guard let largeWorld = profile.largeWorld, isLargeWorld else { return few(profile.controllers) }
    return random.chance(50) ? few(largeWorld) : 64 * (1 + random.below(2)) + random.below(2)
  }

  private mutating func makeWindows() {
    for ordinal in 0..<windowCount() {
      var window = Window(names.add(StandardName.window(ordinal)))
      if ordinal > 0 || random.chance(10) { decorate(&window) }
      if let numbers { window.level = random.pick(numbers) }
      scenario.windows.append(window)
      world.add(window)
    }
  }

  private mutating func windowCount() -> Int {
    if numbers != nil { return 2 + random.below(2) }
    if let windows = combination?.windows { return windows }
    switch rareFeature {
    case .longChain, .manySiblings: return 1
    case .manyWindows: return 66 + random.below(6)
    case .longRun, .quietPart, .hugeWorld, .canceledPops, .closeNumbers, .idling,
      .manyPresentations, nil:
      return profile.windows.lowerBound == 1 && random.chance(70) ? 1 : few(profile.windows)
    }
  }
}

// MARK: - Shape

/// A controller whose place is known but that is not declared yet.
private struct Draft {
  var kind: Controller.Kind
  var parent: Int?
  var window: Int?
  var isPresented = false
  var isDetached = false
  var lastChild: Int?
  /// The child of its parent before it.
  var previous: Int?
  var presented: Int?
}

extension ScenarioMaker {
  /// Finds a place for one controller after the other; the first is the first window's root.
  private mutating func draftTrees(_ count: Int) -> [Draft] {
    var drafts: [Draft] = []
    drafts.reserveCapacity(count)
    for index in 0..<count {
      var draft = Draft(kind: .plain)
      let rootless = index < world.windows.count ? index : nil
      if let rootless, index == 0 || random.chance(75) {
        draft.window = rootless
      } else if drafts.isEmpty || random.chance(treeMix.detached) {
        draft.isDetached = true
      } else {
        place(&draft, among: &drafts, as: index)
      }
      draft.kind = kind(of: draft, in: drafts)
      drafts.append(draft)
    }
    return drafts
  }

  private mutating func place(_ draft: inout Draft, among drafts: inout [Draft], as index: Int) {
    for _ in 0..<4 {
      let parent = parentCandidate(among: drafts)
      if drafts[parent].presented == nil, !drafts[parent].isDetached, rareFeature != .longChain,
        random.chance(rareFeature == .manyPresentations ? 90 : profile.presented),
        profile.capabilities.presentedAtLaunch
      {
        draft.parent = parent
        draft.isPresented = true
        drafts[parent].presented = index
        return
      }
      let kind = drafts[parent].kind
      if kind != .alert, profile.capabilities.parents.contains(kind) {
        draft.parent = parent
        draft.isDetached = drafts[parent].isDetached
        draft.previous = drafts[parent].lastChild
        drafts[parent].lastChild = index
        return
      }
    }
    draft.isDetached = true
  }

  private mutating func parentCandidate(among drafts: [Draft]) -> Int {
    let count = drafts.count
    if rareFeature == .canceledPops, random.chance(80) { return min(count / 4, random.below(4)) }
    if rareFeature == .manyPresentations, random.chance(80) { return count - 1 }
    return switch treeMix.shape {
    case .deep: random.chance(treeMix.straightness) ? count - 1 : random.below(count)
    case .wide: random.chance(85) ? 0 : random.below(count)
    case .appLike: random.below(min(count, 1 + count / 2))
    case .mixed:
      switch random.below(10) {
      case 0..<3: count - 1
      case 3..<7: drafts.lastIndex { $0.kind == .navigation || $0.kind == .tab } ?? count - 1
      default: random.below(count)
      }
    }
  }

  private mutating func kind(of draft: Draft, in drafts: [Draft]) -> Controller.Kind {
    let above = draft.parent.map { drafts[$0].kind }
    let isChild = draft.parent != nil && !draft.isPresented
    if treeMix.shape == .appLike {
      let drawn = rareFeature == .canceledPops ? 0 : random.below(100)
      let known = profile.capabilities.kinds
      let stack = known.contains(.navigation) ? Controller.Kind.navigation : .plain
      if draft.window == 0 { return drawn < 70 && known.contains(.tab) ? .tab : stack }
      if isChild, above == .tab { return drawn < 80 ? stack : .plain }
      if isChild, above == .navigation { return .plain }
    }
    let kind = treeMix.kind(&random)
    return isChild && above == .navigation && kind == .navigation ? .plain : kind
  }

  /// Gives most split view controllers the navigation controllers that a column style takes for columns, each with a
  /// controller on it, where such styles are given. Drawn aside: other scenarios stay what they are.
  private mutating func addColumns(to drafts: inout [Draft]) {
    guard features.share(of: .splitViews) > 0 else { return }
    var aside = random.aside(19)
    for split in drafts.indices where drafts[split].kind == .split {
      guard drafts[split].lastChild == nil, drafts.count + 6 <= profile.controllers.upperBound,
        aside.chance(70)
      else { continue }
      for _ in 0..<2 + aside.below(2) {
        let column = add(.navigation, to: split, in: &drafts)
        if aside.chance(50) { _ = add(.plain, to: column, in: &drafts) }
      }
    }
  }

  /// Adds a draft below another one. Returns its place.
  private func add(
    _ kind: Controller.Kind, to parent: Int, in drafts: inout [Draft]
  ) -> Int {
    var draft = Draft(kind: kind)
    draft.parent = parent
    draft.isDetached = drafts[parent].isDetached
    draft.previous = drafts[parent].lastChild
    drafts[parent].lastChild = drafts.count
    drafts.append(draft)
    return drafts.count - 1
  }

  /// Puts the drafts into declaration order: windows first, children before presentations.
  private mutating func declare(_ drafts: [Draft]) {
    var ordinals = Array(repeatElement(0, count: Controller.Kind.allCases.count))
    scenario.controllers.reserveCapacity(drafts.count)
    names.reserve(drafts.count)
    world.reserve(controllers: drafts.count, names: world.windows.count + drafts.count)
    var pending: [(draft: Int, above: Int?)] = []
    pending.reserveCapacity(drafts.count)
    for place in drafts.indices.reversed()
    where drafts[place].window == nil && drafts[place].parent == nil {
      pending.append((place, nil))
    }
    for place in drafts.indices.reversed() where drafts[place].window != nil {
      pending.append((place, nil))
    }
    while let (index, above) = pending.popLast() {
      let kind = drafts[index].kind
      let name = names.add(StandardName.controller(kind, ordinals[kind.place]))
      ordinals[kind.place] += 1
      let node = scenario.controllers.count
      declare(kind, name, at: place(drafts[index].window, drafts[index].isPresented, above))
      if let presented = drafts[index].presented { pending.append((presented, node)) }
      var child = drafts[index].lastChild
      while let last = child {
        pending.append((last, node))
        child = drafts[last].previous
      }
    }
  }

  private mutating func place(
    _ window: Int?, _ isPresented: Bool, _ above: Int?
  ) -> Controller.Place {
    if let window { return .root(of: world.windows[window].name) }
    guard let above else { return .detached }
    return isPresented
      ? .presented(by: world.nodes[above].name) : .child(of: world.nodes[above].name)
  }

  private mutating func declare(
    _ kind: Controller.Kind, _ name: Name, at place: Controller.Place
  ) {
    let controller = Controller(kind, name, at: place)
    world.add(controller)
    scenario.controllers.append(controller)
  }
}
