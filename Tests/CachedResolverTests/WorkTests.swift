import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoCatalog
import StatusQuoScenarioBuilder
import Testing

/// The work of the resolver, and above all the work that it avoids. Counts, so the same on every
/// machine.
@Suite struct WorkTests {
  /// A tab with a stack of two and, beside it, a screen that is not selected.
  private let scenario = Scenario(iOS: 18) {
    window("W") {
      tab("T") {
        navigation("N", .isNavigationBarHidden(true)) {
          plain("A")
          plain("B") { plain("C") }
        }
        plain("D") { plain("E") }
      }
    }
  }

  /// The resolver of `scenario`, asked once, and what it then does in `work`.
  private func count(
    _ work: (inout CachedResolver, (String) -> Name) -> Void
  ) -> (before: WorkCounters, after: WorkCounters) {
    var names = scenario.names
    let texts = Dictionary(uniqueKeysWithValues: names.texts.map { ($0, names[$0]) })
    var resolver = CachedResolver(scenario)
    _ = resolver.upToDateBar()
    let before = resolver.counters
    work(&resolver) { texts[$0]! }
    return (before, resolver.counters)
  }

  @Test func `asking twice walks once`() {
    let (before, after) = count { resolver, _ in
      _ = resolver.upToDateBar()
      _ = resolver.upToDateBar()
    }
    #expect(before.chainWalks == 2, "one for style and one for hidden, by the update of the launch")
    #expect(after.chainWalks == before.chainWalks)
    #expect(after.controllersAsked == before.controllersAsked)
    #expect(after.windowSearches == before.windowSearches)
    #expect(after.chainHits == before.chainHits, "the answer itself is remembered")
  }

  @Test func `a step that is refused leaves the answer known`() {
    let (before, after) = count { resolver, name in
      resolver.apply(.dismiss(from: name("N")))
      _ = resolver.upToDateBar()
    }
    #expect(after == before)
  }

  @Test func `an update after a change off the chain walks nothing`() {
    let (before, after) = count { resolver, name in
      resolver.apply(.set(.known(.childForStatusBarStyle), to: .word(.nil), on: name("D")))
      resolver.apply(.addChild(name("E"), to: name("C"), in: nil))
      resolver.apply(.setNeedsStatusBarAppearanceUpdate(on: name("C"), animated: false))
    }
    #expect(after.statusBarUpdates == before.statusBarUpdates + 1)
    #expect(after.chainWalks == before.chainWalks)
  }

  @Test func `what the answerer answers is asked without walking`() {
    let (before, after) = count { resolver, name in
      resolver.apply(.set(.known(.prefersStatusBarHidden), to: .bool(true), on: name("B")))
      #expect(resolver.upToDateBar().hidden)
    }
    #expect(after.chainWalks == before.chainWalks)
  }

  @Test func `a link that one chain follows is walked again for that chain only`() {
    let (before, after) = count { resolver, name in
      resolver.apply(.set(.known(.childForStatusBarStyle), to: .word(.nil), on: name("N")))
      _ = resolver.upToDateBar()
    }
    #expect(after.chainWalks == before.chainWalks + 1)
    #expect(after.controllersAsked == before.controllersAsked + 2)
  }

  @Test func `a change of the top walks both chains once`() {
    let (before, after) = count { resolver, name in
      resolver.apply(.pop(on: name("N")))
      _ = resolver.upToDateBar()
    }
    #expect(after.chainWalks == before.chainWalks + 2)
  }

  @Test func `a named controller's chain is walked again when any controller moves`() {
    let (before, after) = count { resolver, name in
      resolver.apply(
        .set(.known(.childForStatusBarStyle), to: .controller(name("E")), on: name("T")))
      _ = resolver.upToDateBar()
      resolver.apply(.removeFromParent(name("C")))
      _ = resolver.upToDateBar()
    }
    #expect(after.chainWalks == before.chainWalks + 2)
  }

  @Test func `an override changes what inherits from it and looks at nothing else`() {
    let (before, after) = count { resolver, name in
      resolver.apply(
        .set(.known(.overrideUserInterfaceStyle), to: .word(.dark), on: name("B")))
    }
    #expect(after.controllersRestyled == before.controllersRestyled + 1)
    #expect(after.wordsFlipped == before.wordsFlipped + 1, "C and the views just follow")
    #expect(after.viewsRestyled == before.viewsRestyled)
    #expect(after.screenVisits == before.screenVisits)
  }

  @Test func `an override that changes nothing stops at its node`() {
    let (before, after) = count { resolver, name in
      resolver.apply(
        .set(.known(.overrideUserInterfaceStyle), to: .word(.light), on: name("T")))
    }
    #expect(after.controllersRestyled == before.controllersRestyled + 1)
    #expect(after.wordsFlipped == before.wordsFlipped)
  }

  @Test func `a view that does not change keeps those below it from being looked at`() {
    let scenario = Scenario(iOS: 18) {
      detached { plain("A", .view("V"), .view("U", in: "V")) }
    }
    var names = scenario.names
    var resolver = CachedResolver(scenario)
    let before = resolver.counters
    resolver.apply(
      .set(.known(.overrideUserInterfaceStyle), to: .word(.light), on: names["A.view"]))
    #expect(resolver.counters.viewsRestyled == before.viewsRestyled + 1)
  }

  @Test func `a system style stops where a window has its own`() {
    let (before, after) = count { resolver, name in
      resolver.apply(
        .set(.known(.overrideUserInterfaceStyle), to: .word(.light), on: name("W")))
      resolver.apply(.setSystemStyle(.dark))
    }
    #expect(after.controllersRestyled == before.controllersRestyled)
  }

  @Test func `a step that is refused computes nothing`() {
    let (before, after) = count { resolver, name in
      resolver.apply(.push(name("T"), on: name("N")))
      resolver.apply(.pop(on: name("T")))
      resolver.apply(.select(name("N"), on: name("T")))
    }
    #expect(after == before)
  }

  @Test(arguments: [10, 1_000, 20_000])
  func `selecting, pushing and popping cost the same beside any number of controllers`(
    _ count: Int
  ) {
    var scenario = Scenario(iOS: 16) {
      window("W") {
        tab("T") {
          navigation("N") { plain("A") }
          plain("P")
        }
      }
      detached { plain("X") }
    }
    let parent = scenario.names["P"]
    let at = scenario.controllers.firstIndex { $0.name == parent }! + 1
    let many = (0..<count).map { index in
      Controller(.plain, scenario.names["Z\(index)"], at: .child(of: parent))
    }
    scenario.controllers.insert(contentsOf: many, at: at)
    let (n, x) = (scenario.names["N"], scenario.names["X"])
    var resolver = CachedResolver(scenario)
    let before = resolver.counters
    resolver.apply(.push(x, on: n))
    resolver.apply(.pop(on: n))
    _ = resolver.upToDateBar()
    let after = resolver.counters
    #expect(after.screenVisits - before.screenVisits == 4)
    #expect(after.controllersRestyled - before.controllersRestyled <= 6)
    #expect(after.controllersAsked - before.controllersAsked == 8)
  }
}
