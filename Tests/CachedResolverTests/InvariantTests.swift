import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoGenerators
import Testing

@testable import StatusQuoCachedResolver

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
    var statement: String
    var corrupt: @Sendable (inout CachedResolver) -> Void

    var testDescription: String { name }

    init(
      _ name: String, _ statement: String,
      _ corrupt: @escaping @Sendable (inout CachedResolver) -> Void
    ) {
      self.name = name
      self.statement = statement
      self.corrupt = corrupt
    }
  }

  /// In declaration order: 0 root tab, 1 stack, 2 its root, 3 its top, 4 presented, 5 detached.
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
    Corruption("a style is not handed on", "`B` holds another style than it inherits") {
      $0.arena.plane.launch(id(3), isDark: true)
    },
    Corruption("a view is forgotten", "`B.view` holds another style than it inherits") {
      $0.arena.views[$0.arena.links[id(3)].rootView].pin = .dark
    },
    Corruption("a pin outlives its view's style", "`B.view` is pinned by another view") {
      $0.arena.views[$0.arena.links[id(3)].rootView].pin = .light
    },
    Corruption("a window is forgotten", "`V` holds another style than it gets") {
      $0.windows[WindowID(row: 1)].style.isDark = true
    },
    Corruption("a follower is forgotten", "`N` has other followers") {
      $0.arena.plane.part(id(3), from: id(1), $0.arena.links)
    },
    Corruption("a controller stops following", "`B` does not follow") {
      $0.arena.plane.setPinned(id(3), true)
    },
    Corruption("a controller stays on screen", "`A` is not reached by its window") {
      $0.arena.flags[id(2)].insert(.isReached)
    },
    Corruption("a controller is lost from the screen", "`B` is reached by its window") {
      $0.arena.flags[id(3)].remove(.isReached)
    },
    Corruption("the chain is out of date", "`N` is on the chain for style") {
      $0.arena.settings[id(0)].childForStatusBarStyle = .nil
    },
    Corruption("the chain ends too early", "`B` answers for hidden") {
      $0.arena.flags[id(3)].remove(.onHiddenChain)
      $0.chains.hidden.hops.removeLast()
    },
    Corruption("a stop is out of date", "the chain for style stops elsewhere") {
      $0.chains.style.stop?.reason = .cycle
    },
    Corruption("a member is not flagged", "2 are flagged for the chain for style") {
      $0.arena.flags[id(3)].remove(.onStyleChain)
    },
    Corruption("a flag outlives its chain", "4 are flagged for the chain for style") {
      $0.arena.flags[id(5)].insert(.onStyleChain)
    },
    Corruption("the card is out of date", "the bar is light behind a card on `T`") {
      $0.cardWalk.isLight = false
    },
    Corruption("another window controls", "`V` controls the bar, not `W`") {
      $0.windows[WindowID(row: 1)].isHidden = false
    },
    Corruption("a detached one is forgotten", "`D` is not among the detached") {
      $0.detached.remove(id(5))
    },
    Corruption("a parent is one-sided", "`B` has a parent and another place") {
      $0.arena.links[id(3)].window = WindowID(row: 0)
    },
    Corruption("a window that is gone holds a root", "`W` is gone and still holds controllers") {
      $0.windows.remove(WindowID(row: 0))
    },
    Corruption("a transition is forgotten", "1 flagged for 0 transitions") {
      $0.arena.flags[id(4)].insert(.isBeingDismissed)
    },
    Corruption("a flag of the step is left", "`D` keeps a flag of the step") {
      $0.arena.flags[id(5)].insert(.isListed)
    },
    Corruption("the answerer is taken for gone", "`B` answered and is in a window") {
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
    #expect(throws: BrokenInvariant(corruption.statement)) { try resolver.checkInvariants() }
  }
}
