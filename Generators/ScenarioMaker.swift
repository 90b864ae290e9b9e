public import StatusQuoAppearanceModel
import StatusQuoCatalog

extension Profile {
  /// The scenario that follows from `seed`; always a valid one.
  ///
  /// - Complexity: linear in the number of steps and in the number of controllers.
  public func scenario(seed: UInt64) -> Scenario {
    if let container = capabilities.container {
      var maker = ContainerScenarioMaker(container, capabilities.versions, seed: seed)
      return maker.make()
    }
    var maker = ScenarioMaker(self, SeededRandom(seed: seed))
    maker.makeEnvironment()
    maker.makeTrees()
    maker.linkChain()
    maker.makeSteps()
    maker.scenario.names = maker.names
    return capabilities.fitted(maker.scenario)
  }
}

/// A scenario in the making: one seed's dice, and what they have given so far.
struct ScenarioMaker {
  let profile: Profile
  var random: SeededRandom
  var names = Names()
  var world = WorldSketch()
  var scenario = Scenario()
  private(set) var features: Features
  let treeMix: TreeMix
  let mix: StepMix
  let habits: Habits
  /// Once in 400 times.
  let isLargeWorld: Bool
  let rareFeature: RareFeature?
  let combination: Combination?
  var subjects = RecentSubjects()
  /// The steps that its rare feature and topics bring along.
  let ownSteps: [StepChoice]
  /// The window that the last step about one names.
  var recentWindow: Name?
  /// The controllers that steps leave alone, by their places.
  var resting = 0..<0
  /// Steps that are made already, the next one last.
  var plot: [PlottedStep] = []
  /// The levels and insets to use where they shall be close to one another.
  let numbers: [Double]?
  /// The percentage of the controllers chosen for the next step that are close to these.
  var locality: Int
  var viewCount = 0
  private var undeclaredNames: [(text: String, name: Name)] = []

  init(_ profile: Profile, _ random: SeededRandom) {
    var random = random
    self.profile = profile
    let start = random
    features = Features(profile, &random)
    isLargeWorld = profile.largeWorld != nil && random.below(400) == 0
    rareFeature = profile.hasRareFeatures ? RareFeature(&random) : nil
    combination = rareFeature == nil ? Combination(profile, start) : nil
    if let combination { features.favor(combination.topics) }
    numbers =
      rareFeature == .closeNumbers
      ? random.pick(ScenarioMaker.closeNumbers) : combination?.levels
    ownSteps = (rareFeature?.ownSteps ?? []) + features.steps
    treeMix = TreeMix(profile, rareFeature, features, isLargeWorld: isLargeWorld, &random)
    mix = StepMix(profile, &random)
    habits = Habits(&random)
    locality = habits.locality
    self.random = random
  }

  /// A number in `range`, near its lower end more often than near its upper end.
  mutating func few(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + random.below(random.below(range.count) + 1)
  }

  /// The name with a text under which nothing is declared. Few of them occur, so that looking
  /// through those is faster than hashing.
  mutating func undeclaredName(_ text: String) -> Name {
    if let known = undeclaredNames.first(where: { $0.text == text }) { return known.name }
    let name = names.add(text)
    undeclaredNames.append((text, name))
    return name
  }

  /// A name that stands for nothing, or for nothing of the kind that is meant.
  mutating func invalidName() -> Name {
    switch random.below(8) {
    case 0, 1: undeclaredName(StandardName.unknown(random.below(2)))
    case 2, 3: random.pick(world.windows).name
    case 4: anyControllerName().rootView
    case 5:
      world.nodes[anyController()].views.last ?? undeclaredName(StandardName.unknown(0)).rootView
    default: anyControllerName()
    }
  }
}

/// The values that a scenario's controllers may have: a swarm leaves out some, others are frequent.
struct Features {
  /// The share of controllers with a value, by topic.
  private var shares = Array(repeatElement(0, count: Topic.allCases.count))
  /// The properties of controllers that the scenario has other values of, and the percentage of
  /// controllers that have one.
  ///
  /// Properties by their places: they are gone through for each controller.
  private(set) var values: [(place: Int, share: Int)] = []
  /// The percentage of controllers that do something in lifecycle methods.
  let actions: Int
  /// The percentage of child getters that name a relative, which may lead into a circle.
  let crossReferences: Int
  /// The steps of its rare topics.
  private(set) var steps: [StepChoice] = []
  /// The kinds of controllers that those are about.
  private(set) var kinds: [Controller.Kind] = []

  init(_ profile: Profile, _ random: inout SeededRandom) {
    func share() -> Int { Features.usual[random.below(Features.usual.count)] }
    /// Drawn aside: other scenarios stay what they are.
    ///
    /// - Parameter isApart: true for one that is not to come with the topic before it.
    func rareShare(where isKnown: Bool, isApart: Bool = false) -> Int {
      var aside = random
      if isApart { _ = aside.chance(10) }
      return aside.chance(10) && isKnown ? 50 : 0
    }
    for topic in Topic.allCases {
      switch topic {
      case .barGetters: shares[topic.rawValue] = max(share(), 10)
      case .presentation:
        shares[topic.rawValue] =
          profile.favors.contains(.presentations) ? 60 : max(share(), share())
      case .styles:
        shares[topic.rawValue] = profile.favors.contains(.traits) ? 60 : max(share(), share())
      case .stylesForChildren:
        shares[topic.rawValue] = profile.favors.contains(.traits) ? 40 : share()
      case .views: shares[topic.rawValue] = profile.favors.contains(.traits) ? 30 : share() / 2
      case .classes: shares[topic.rawValue] = share() / 2
      case .systemGestures:
        shares[topic.rawValue] = rareShare(where: profile.capabilities.include(.setNeedsUpdate))
      case .scenes, .safeArea, .barAppearance, .popovers, .splitViews:
        shares[topic.rawValue] = rareShare(where: profile.capabilities.knowsAll)
      case .containment:
        shares[topic.rawValue] = rareShare(where: profile.capabilities.knowsAll, isApart: true)
      case .childGetters, .stored, .navigationBar, .insets, .selection, .windows, .environment:
        shares[topic.rawValue] = share()
      }
    }
    actions = share() / 2
    crossReferences = share()
    if rareShare(where: profile.capabilities.include(.transition)) > 0 {
      steps.append(.kind(.transition))
    }
    for topic in Topic.allCases where shares[topic.rawValue] > 0 && !topic.steps.isEmpty {
      steps += topic.steps
      kinds += topic.kinds
      for other in topic.companions { shares[other.rawValue] = max(shares[other.rawValue], 50) }
    }
    listValues()
  }

  /// Has most owners have values of properties of these topics.
  mutating func favor(_ topics: [Topic]) {
    if topics.isEmpty { return }
    for topic in topics { shares[topic.rawValue] = max(shares[topic.rawValue], 60) }
    listValues()
  }

  private mutating func listValues() {
    values.removeAll(keepingCapacity: true)
    values.reserveCapacity(Features.properties.count)
    for property in Features.properties {
      let share = shares[property.topic.rawValue] / property.rarity
      if share > 0 { values.append((property.place, share)) }
    }
  }

  /// Classes, views and selections are given in other ways, and so is what is drawn aside.
  private static let properties: [(place: Int, topic: Topic, rarity: Int)] =
    Controller.properties.enumerated().dropFirst().compactMap { place, property in
      switch property.reference {
      case nil where property.isDrawnAside: nil
      case .className, .child, .viewOfParent: nil
      case .controller, .styledControllers, nil: (place, property.topic, property.rarity)
      }
    }

  /// The percentage of owners that have a value of a property of the topic.
  func share(of topic: Topic) -> Int { shares[topic.rawValue] }

  private static let usual = [0, 0, 10, 20, 30, 60]
}
