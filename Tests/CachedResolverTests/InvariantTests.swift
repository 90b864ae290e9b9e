import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoCatalog
import StatusQuoGenerators
import StatusQuoScenarioBuilder
import Testing

@Suite struct InvariantTests {
  @Test(arguments: Profile.all.filter { $0 != .large })
  func `every invariant holds after every step`(of profile: Profile) throws {
    for seed: UInt64 in 1...40 {
      let scenario = profile.scenario(seed: seed)
      var resolver = CachedResolver(scenario)
      var observation = Observation()
      resolver.observe(into: &observation)
      try resolver.checkInvariants()
      for step in scenario.steps {
        resolver.apply(step)
        try resolver.checkInvariants()
        resolver.observe(into: &observation)
        try resolver.checkInvariants()
      }
    }
  }

  /// A way to break a cache, and what has to be said of it.
  struct Corruption: CustomTestStringConvertible {
    var name: String
    var id: String
    var details: String
    var corrupt: @Sendable (inout CachedResolver) -> Void

    var testDescription: String { name }

    init(
      _ name: String, _ id: String, _ details: String = "",
      _ corrupt: @escaping @Sendable (inout CachedResolver) -> Void
    ) {
      self.name = name
      (self.id, self.details) = (id, details)
      self.corrupt = corrupt
    }
  }

  /// A scenario; in declaration order: 0 root tab, 1 stack, 2 its root, 3 its top, 4 presented, 5
  /// detached.
  private static let scenario = Scenario(iOS: 18) {
    window("W") {
      tab("T", .isNavigationBarHidden(true)) {
        navigation("N", .isNavigationBarHidden(true)) {
          plain("A")
          plain("B")
        }
        presents { plain("P") }
      }
    }
    window("V", level: 1, isHidden: true)
    detached { plain("D") }
  }

  private static func id(_ row: Int32) -> ControllerID { ControllerID(row: row) }

  static let corruptions: [Corruption] = [
    Corruption("a style is not handed on", "holds another style than it inherits", "`B`") {
      $0.arena.plane.launch(id(3), isDark: true)
    },
    Corruption("a view is forgotten", "holds another style than it inherits", "`B.view`") {
      $0.arena.views[$0.arena.links[id(3)].rootView].pin = .dark
    },
    Corruption("a pin outlives its view's style", "is pinned by another view", "`B.view`") {
      $0.arena.views[$0.arena.links[id(3)].rootView].pin = .light
    },
    Corruption("a view's style is not noted", "has a style that is not noted", "`B.view`") {
      $0.arena.views[$0.arena.links[id(3)].rootView].own.override = .dark
      $0.arena.views[$0.arena.links[id(3)].rootView].pin = .dark
    },
    Corruption("an override is kept on screen", "keeps an override that it can't keep", "`B`") {
      $0.arena.flags[id(3)].insert(.keepsOverride)
      $0.arena.plane.setPinned(id(3), true)
    },
    Corruption("a replaced root is forgotten", "wrong about roots being replaced") {
      $0.hasReplaced = true
    },
    Corruption(
      "a root counts as replaced", "was replaced and is somewhere", "`T`"
    ) {
      $0.replaced.append(ReplacedRoot(root: id(0), window: WindowID(row: 0)))
      $0.hasReplaced = true
    },
    Corruption("a window is forgotten", "holds another style than it gets", "`V`") {
      $0.windows[WindowID(row: 1)].style.isDark = true
    },
    Corruption("a follower is forgotten", "has other followers", "`N`") {
      $0.arena.plane.part(id(3), from: id(1), $0.arena.links)
    },
    Corruption("a controller stops following", "wrong about following", "`B` does not") {
      $0.arena.plane.setPinned(id(3), true)
    },
    Corruption(
      "a controller stays on screen", "wrong about being reached by its window", "`A` is not"
    ) {
      $0.arena.flags[id(2)].insert(.isReached)
    },
    Corruption(
      "a controller is lost from the screen", "wrong about being reached by its window", "`B` is"
    ) {
      $0.arena.flags[id(3)].remove(.isReached)
    },
    Corruption("the chain is out of date", "another hop is on the chain", "`N` for style") {
      $0.arena.settings[id(0)].childForStatusBarStyle = .nil
    },
    Corruption("the chain ends too early", "another controller answers", "`B` for hidden") {
      $0.arena.flags[id(3)].remove(.onHiddenChain)
      $0.chains.hidden.hops.removeLast()
    },
    Corruption("a stop is out of date", "the chain stops elsewhere", "style") {
      $0.chains.style.stop?.reason = .cycle
    },
    Corruption(
      "a member is not flagged", "flags and their list do not agree", "2 for the chain for style"
    ) {
      $0.arena.flags[id(3)].remove(.onStyleChain)
    },
    Corruption(
      "a flag outlives its chain", "flags and their list do not agree", "4 for the chain for style"
    ) {
      $0.arena.flags[id(5)].insert(.onStyleChain)
    },
    Corruption("the card is out of date", "wrong about light behind a card", "the bar is, on `T`") {
      $0.cardWalk.isLight = false
    },
    Corruption("another window controls", "another window controls the bar", "`V`, not `W`") {
      $0.windows[WindowID(row: 1)].isHidden = false
    },
    Corruption("a detached one is forgotten", "wrong about being detached", "`D` is not") {
      $0.detached.remove(id(5))
    },
    Corruption("a parent is one-sided", "has a parent and another place", "`B`") {
      $0.arena.links[id(3)].window = WindowID(row: 0)
    },
    Corruption("a window that is gone holds a root", "is gone and still holds controllers", "`W`") {
      $0.windows.remove(WindowID(row: 0))
    },
    Corruption("a transition is forgotten", "flags and transitions do not agree", "1 flagged for 0")
    {
      $0.arena.flags[id(4)].insert(.isBeingDismissed)
    },
    Corruption("a flag of the step is left", "keeps a flag of the step", "`D`") {
      $0.arena.flags[id(5)].insert(.isListed)
    },
    Corruption(
      "the answerer is taken for gone", "the answerer is remembered in the wrong place",
      "`B` is in a window"
    ) {
      $0.lastUpdate.answererIsInWindow = false
    },
    Corruption(
      "the bar is remembered wrongly", "an update now would display another bar than is remembered"
    ) {
      $0.knownBar?.hidden.toggle()
    },
  ]

  @Test(arguments: corruptions)
  func `a broken cache is named`(_ corruption: Corruption) throws {
    var resolver = CachedResolver(Self.scenario)
    _ = resolver.upToDateBar()
    try resolver.checkInvariants()
    corruption.corrupt(&resolver)
    #expect(throws: BrokenInvariant(id: corruption.id, details: corruption.details)) {
      try resolver.checkInvariants()
    }
  }
}
