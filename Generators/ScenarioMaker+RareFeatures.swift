import StatusQuoAppearanceModel

/// The effects of rare features besides sizes and shapes.
extension ScenarioMaker {
  /// Numbers that become equal where fewer bits are kept: those of a `Float`, or 8, 9, or 16 bits.
  static let closeNumbers: [[Double]] = [
    [0, 1e-9, -1e-9, 1e-40], [1, 1.000_000_01, 0.999_999_99, 1.000_000_1],
    [0.000_5, 0.000_499_999, 0.000_500_001], [10.1, 10.100_000_001, 10.099_999_999],
    [127, 128, 129], [-127, -128, -129], [255, 256, 257, 0, 1], [511, 512, 513, 0, 1],
    [32_767, 32_768, -32_768, -32_769], [65_535, 65_536, 65_537, 0, 1],
    [16_777_215, 16_777_216, 16_777_217], [999_999_998, 999_999_999, 1_000_000_000],
    [-999_999_999, -1_000_000_000, 1_000_000_000],
  ]

  // MARK: Long chains

  /// Has every controller of a long chain forward to the next one, and the app ask the first.
  mutating func linkChain() {
    guard rareFeature == .longChain else { return }
    scenario.environment.infoPlist.viewControllerBasedStatusBarAppearance = nil
    for index in scenario.controllers.indices {
      guard let child = world.nodes[index].children.first else { continue }
      let link = ChildOverride.controller(name(child))
      scenario.controllers[index].childForStatusBarStyle = link
      scenario.controllers[index].childForStatusBarHidden = link
    }
  }

  // MARK: Quiet parts

  /// Leaves a subtree alone from now on: it is declared in one piece.
  mutating func beginRest() {
    guard rareFeature == .quietPart, world.nodes.count > 2 else { return }
    let first = 1 + random.below(world.nodes.count - 1)
    var end = first + 1
    while end < world.nodes.count, world.isAtOrAbove(first, end) { end += 1 }
    guard end - first <= world.nodes.count / 2 else { return }
    resting = first..<end
  }

  /// Directs the last steps at the subtree that was left alone.
  mutating func endRest() {
    guard !resting.isEmpty else { return }
    for _ in 0..<4 { subjects.note(random.within(resting.lowerBound...resting.upperBound - 1)) }
    resting = 0..<0
    locality = 90
  }

  /// Close to the end of a long run.
  static let stepsAfterRest = 16

  // MARK: Idling

  /// Makes the scenario idle before its last step. A change of style takes the least time and is repeated
  /// the most times.
  mutating func idle() {
    let changes = IdleChange.allCases.filter(isThere)
    if random.chance(30) {
      scenario.idling = random.chance(5) ? 16 : 10
    } else {
      scenario.idlingBy = random.pick(changes)
      scenario.idling = random.below(200) == 0 ? 16 : 9
    }
  }

  /// Returns true if the world at launch allows the change.
  private func isThere(_ change: IdleChange) -> Bool {
    let asksControllers =
      scenario.environment.infoPlist.viewControllerBasedStatusBarAppearance != false
    return switch change {
    case .style: false
    case .appBar: !asksControllers
    case .childGetter: asksControllers
    case .keyWindow, .window: scenario.windows.count > 1
    case .tab: scenario.controllers.contains { $0.kind == .tab }
    case .stack, .navigationBar: scenario.controllers.contains { $0.kind == .navigation }
    case .root, .presented, .child, .orientation, .systemStyle, .background, .call,
      .update:
      true
    }
  }

  // MARK: Canceled swipes

  /// Two or more swipes back below one node whose style changes while they are under way, or one
  /// after the other.
  mutating func plotCanceledPops() {
    guard rareFeature == .canceledPops else { return }
    let stacks = world.nodes.indices.filter {
      world.nodes[$0].kind == .navigation && world.nodes[$0].children.count > 1
        && world.isInWindow($0)
    }
    guard let first = stacks.first else { return }
    let top = world.topmost(first)
    let popping = stacks.filter { world.topmost($0) == top }.prefix(2 + random.below(3))
    func change(_ style: PropertyValue.Word) -> PlottedStep {
      let step = Step.set(.known(.overrideUserInterfaceStyle), to: .word(style), on: name(top))
      return PlottedStep(step: step, subject: top)
    }
    let begin = popping.map {
      PlottedStep(step: .beginInteractivePop(on: name($0)), subject: $0)
    }
    let cancel = popping.map {
      PlottedStep(step: .cancelInteractivePop(on: name($0)), subject: $0)
    }
    let (one, other): (PropertyValue.Word, PropertyValue.Word) =
      random.chance(50) ? (.light, .dark) : (.dark, .light)
    plot = [change(one)]
    if random.chance(70) {
      plot += begin + [change(other)] + (random.chance(50) ? cancel : cancel.reversed())
    } else {
      for (place, steps) in zip(begin, cancel).enumerated() {
        plot += [steps.0, change(place.isMultiple(of: 2) ? other : one), steps.1]
      }
    }
    if random.chance(60) { plot.append(change(random.chance(50) ? one : other)) }
    plot.reverse()
  }

  /// The next step of the plot, mostly; nil without one.
  mutating func plottedStep() -> Step? {
    guard !plot.isEmpty, random.chance(75), let next = plot.popLast() else { return nil }
    if let subject = next.subject { subjects.note(subject) }
    world.apply(next.step)
    return next.step
  }
}

/// A step that was made ahead, and the controller that it is about, if it is about one.
struct PlottedStep {
  let step: Step
  let subject: Int?
}
