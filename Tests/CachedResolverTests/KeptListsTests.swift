import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import Testing

/// Lists of the cached resolver, found by reflection, so that no list of them can lack one.
@Suite struct KeptListsTests {
  /// The number of elements in all lists of a value, and in what these hold.
  private static func elements(of value: Any) -> Int {
    let mirror = Mirror(reflecting: value)
    let isList = [.collection, .set, .dictionary].contains(mirror.displayStyle)
    return mirror.children.reduce(isList ? mirror.children.count : 0) {
      $0 + elements(of: $1.value)
    }
  }

  private static let toAndFro: [[Step]] = [
    [.rotate(to: .landscape), .rotate(to: .portrait)],
    [.setSystemStyle(.dark), .setSystemStyle(.light)],
    [.enterBackground, .enterForeground],
    [.setInCallStatusBar(true), .setInCallStatusBar(false)],
    [.resize(to: .compact), .resize(to: .regular)],
    [.setShared(.lightContent), .setShared(.default)],
  ]

  /// The steps of pairs that lead back, for the first of each kind of controllers.
  private static func pairs(in scenario: Scenario) -> [[Step]] {
    let free = scenario.controllers.last { $0.place == .detached && $0.kind == .plain }
    let windows = scenario.windows.prefix(2).map {
      [Step.hideWindow($0.name), .showWindow($0.name)]
    }
    guard let free else { return toAndFro + windows }
    return toAndFro + windows
      + scenario.controllers.prefix(6).flatMap { controller -> [[Step]] in
        [
          [.present(free.name, from: controller.name), .dismiss(from: controller.name)],
          [.push(free.name, on: controller.name), .pop(on: controller.name)],
          [
            .addChild(free.name, to: controller.name, in: nil), .removeFromParent(free.name),
          ],
          [
            .set(.known(.overrideUserInterfaceStyle), to: .word(.dark), on: controller.name),
            .set(.known(.overrideUserInterfaceStyle), to: .word(.unspecified), on: controller.name),
          ],
        ]
      }
  }

  @Test func `no list grows while steps are done and undone`() {
    var played = 0
    for seed: UInt64 in 0..<400 {
      let scenario = Profile.mixed.scenario(seed: seed)
      guard scenario.controllers.count < 10, scenario.steps.count < 12 else { continue }
      for pair in Self.pairs(in: scenario) {
        var resolver = CachedResolver(scenario)
        var observation = Observation()
        func play(_ rounds: Int) -> Int {
          for _ in 0..<rounds {
            for step in pair {
              resolver.apply(step)
              resolver.observe(into: &observation)
            }
          }
          return Self.elements(of: resolver)
        }
        let (first, later) = (play(4), play(12))
        if first != later { Issue.record("seed \(seed), \(pair): \(first), then \(later)") }
        played += 1
      }
    }
    #expect(played > 1_000)
  }
}
