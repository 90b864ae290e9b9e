public import AppearanceModel

extension Profile {
  /// The scenario that follows from `seed`; always a valid one.
  ///
  /// - Complexity: linear in the number of steps and in the number of controllers.
  public func scenario(seed: UInt64) -> Scenario {
    var maker = ScenarioMaker(self, SeededRandom(seed: seed))
    maker.makeEnvironment()
    maker.makeTrees()
    maker.makeSteps()
    maker.scenario.names = maker.names
    return maker.scenario
  }
}

/// A scenario in the making: one seed's dice, and what they have given so far.
struct ScenarioMaker {
  let profile: Profile
  var random: SeededRandom
  var names = Names()
  var world = WorldSketch()
  var scenario = Scenario()
  let features: Features
  let treeMix: TreeMix
  let mix: StepMix
  let habits: Habits
  /// Once in 400 times.
  let isCrowd: Bool
  /// Once in 2,000 times.
  let isMarathon: Bool
  var subjects = RecentSubjects()
  /// Of a hundred controllers that the step in the making chooses, how many are close to these.
  var closeness: Int
  var viewCount = 0
  private var strayNames: [(text: String, name: Name)] = []

  init(_ profile: Profile, _ random: SeededRandom) {
    var random = random
    self.profile = profile
    features = Features(profile, &random)
    isCrowd = profile.crowd != nil && random.below(400) == 0
    isMarathon = profile.marathon != nil && random.below(2_000) == 0
    treeMix = TreeMix(profile, isCrowd: isCrowd, &random)
    mix = StepMix(profile, &random)
    habits = Habits(&random)
    closeness = habits.closeness
    self.random = random
  }

  /// A number in `range`, near its lower end more often than near its upper end.
  mutating func few(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + random.below(random.below(range.count) + 1)
  }

  /// The name with a text under which nothing is declared. Few of them occur, so that looking
  /// through those is faster than hashing.
  mutating func strayName(_ text: String) -> Name {
    if let known = strayNames.first(where: { $0.text == text }) { return known.name }
    let name = names.add(text)
    strayNames.append((text, name))
    return name
  }

  /// A name that stands for nothing, or for nothing of the kind that is meant.
  mutating func oddName() -> Name {
    switch random.below(8) {
    case 0, 1: strayName(StandardName.unknown(random.below(2)))
    case 2, 3: random.pick(world.windows).name
    case 4: anyControllerName().rootView
    case 5:
      world.nodes[anyController()].views.last ?? strayName(StandardName.unknown(0)).rootView
    default: anyControllerName()
    }
  }
}

/// What the controllers of one scenario may have: a swarm leaves out some, others are frequent.
struct Features {
  /// Of a hundred controllers, how many have each.
  var barGetters, childGetters, stored, modal, traits, hooks, navigationBar, insets, actions: Int
  var views, classes: Int
  /// Of a hundred child getters, how many name the controller's kin, whoever that is: a parent, a
  /// child's presented one, the presenter's child.
  var tangles: Int

  init(_ profile: Profile, _ random: inout SeededRandom) {
    func share() -> Int { Features.shares[random.below(Features.shares.count)] }
    barGetters = max(share(), 10)
    childGetters = share()
    stored = share()
    modal = profile.favours.contains(.presentations) ? 60 : max(share(), share())
    traits = profile.favours.contains(.traits) ? 60 : max(share(), share())
    hooks = profile.favours.contains(.traits) ? 40 : share()
    navigationBar = share()
    insets = share()
    actions = share() / 2
    views = profile.favours.contains(.traits) ? 30 : share() / 2
    classes = share() / 2
    tangles = share()
  }

  private static let shares = [0, 0, 10, 20, 30, 60]
}
