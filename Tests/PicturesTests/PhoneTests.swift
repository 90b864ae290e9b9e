import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoGenerators
import StatusQuoPictures
import StatusQuoReferenceModel
import Testing

/// The screen of a phone.
struct PhoneTests {
  private func screen(_ moment: Moment.Pictured, _ names: Names) -> Screen {
    ScreenLayout.screen(
      of: moment.snapshot, names, styles: ShownStyles(moment.expected), bar: moment.expected.bar,
      in: PhoneFrame(moment.snapshot.environment))
  }

  /// Deep trees and many siblings are cut short, so only small scenarios are held to it.
  @Test func `those on screen are drawn, in a window that is drawn, and no others`() {
    var compared = 0
    for seed in 1...300 {
      let scenario = Profile.appLike.scenario(seed: UInt64(seed))
      let story = Story(playing: scenario)
      for moment in story.moments {
        let drawn = screen(moment, story.names).frames.map(\.controller)
        let popped = Set(moment.snapshot.interactivePops.map(\.popped))
        let removed = removedPresenters(moment.snapshot)
        let expected = Set(moment.snapshot.onScreen)
        #expect(expected.subtracting(drawn).isEmpty, "seed \(seed), step \(moment.number)")
        let others = Set(drawn).subtracting(expected).subtracting(removed)
        #expect(
          others.allSatisfy { isBelow($0, popped, moment.snapshot) },
          "seed \(seed), step \(moment.number)")
        compared += 1
      }
    }
    #expect(compared > 2_000)
  }

  /// Presenters that are painted over: the controllers that cover them come later.
  private func removedPresenters(_ snapshot: Snapshot) -> Set<Name> {
    let index = SnapshotIndex(snapshot)
    var removed: Set<Name> = []
    for (place, presented) in index.presented.enumerated() {
      guard let presented, index.presentation[presented]?.removesPresenter == true else { continue }
      var open = [place]
      while let next = open.popLast() {
        removed.insert(index.controller(next).name)
        open += index.children[next]
        if next != place, let other = index.presented[next] { open.append(other) }
      }
    }
    return removed
  }

  private func isBelow(_ name: Name, _ tops: Set<Name>, _ snapshot: Snapshot) -> Bool {
    let index = SnapshotIndex(snapshot)
    var next: Name? = name
    while let current = next {
      if tops.contains(current) { return true }
      guard let place = index[current] else { return false }
      switch index.controller(place).place {
      case .child(let parent), .presented(let parent): next = parent
      case .root, .detached: next = nil
      }
    }
    return false
  }

  @Test(arguments: Device.allCases, Orientation.allCases)
  func `every device has room for its bars, and everything stays on the glass`(
    _ device: Device, _ orientation: Orientation
  ) throws {
    for iOS in [Version(9), 13, 18, 26] {
      let environment = Environment(iOS: iOS, device: device, orientation: orientation)
      let frame = PhoneFrame(environment)
      #expect(frame.barHeight >= 16)
      #expect(frame.screen.height > frame.barHeight + frame.navigationBarHeight + 60)
      #expect((frame.cutOut == nil) == (frame.metrics.notch == .none))
      let story = Story(playing: Self.tabs(environment))
      let screen = screen(try #require(story.moments.last), story.names)
      for panel in screen.panels {
        #expect(panel.box.x >= frame.screen.x && panel.box.maxX <= frame.screen.maxX + 0.01)
        #expect(panel.box.y >= frame.screen.y && panel.box.maxY <= frame.screen.maxY + 0.01)
        #expect(panel.box.width > 0 && panel.box.height > 0)
      }
    }
  }

  /// Tabs with a stack, on which lies a sheet.
  private static func tabs(_ environment: Environment) -> Scenario {
    var names = Names()
    let (w, t, n, a, s) = (names["W"], names["T"], names["N"], names["A"], names["S"])
    var sheet = Controller(.plain, s, at: .presented(by: t))
    sheet.modalPresentationStyle = .pageSheet
    return Scenario(
      names: names, environment: environment, windows: [Window(w)],
      controllers: [
        Controller(.tab, t, at: .root(of: w)), Controller(.navigation, n, at: .child(of: t)),
        Controller(.plain, a, at: .child(of: n)), sheet,
      ])
  }

  @Test func `a card lies lower than its presenter, which stays in sight`() throws {
    let story = Story(playing: Self.tabs(Environment(iOS: 18)))
    let screen = screen(story.moments[0], story.names)
    let frames = screen.frames.map { (story.names.text($0.controller), $0.box) }
    let below = try #require(frames.first { $0.0 == "T" }).1
    let card = try #require(frames.first { $0.0 == "S" }).1
    #expect(card.y > below.y)
    #expect(card.width > below.width)
    #expect(screen.panels.contains { $0.kind == .backdrop })
  }

  @Test(arguments: [
    (DisplayedBarCase.hidden, false, 0), (.dark, false, 1), (.light, false, 1),
    (.contentDependent, true, 2),
  ]) func `the bar is drawn in its color, or not at all`(
    _ bar: DisplayedBarCase, _ isBoth: Bool, _ groups: Int
  ) {
    var observation = Observation()
    observation.bar = bar.bar
    let snapshot = Story(playing: Self.tabs(Environment(iOS: 18))).moments[0].snapshot
    let svg = Phone(snapshot, Names(["W", "T", "N", "A", "S"]), observation).drawing.content.text
    let lights = svg.matches(of: /class="barlight"/).count
    let darks = svg.matches(of: /class="bardark"/).count
    #expect(lights + darks == groups)
    #expect((lights == 1 && darks == 1) == isBoth)
    #expect(svg.contains("9:41") == (groups > 0))
  }

  enum DisplayedBarCase: CaseIterable {
    case hidden, dark, light, contentDependent

    var bar: DisplayedBar {
      var bar = DisplayedBar()
      switch self {
      case .hidden: bar.hidden = true
      case .dark: bar.content = .dark
      case .light: bar.content = .light
      case .contentDependent: bar.content = .contentDependent
      }
      return bar
    }
  }

  @Test func `insets are where the navigation bar ends`() throws {
    let story = Story(playing: Self.tabs(Environment(iOS: 18)))
    let frame = PhoneFrame(story.moments[0].snapshot.environment)
    let top = frame.units(ofTop: 59 + 44, meetsTop: true, isBarHidden: false)
    #expect(abs(top - frame.barHeight - frame.navigationBarHeight) < 0.01)
    #expect(frame.units(ofTop: 59, meetsTop: true, isBarHidden: false) == frame.barHeight)
    #expect(frame.units(ofTop: 44, meetsTop: false, isBarHidden: false) > 20)
    #expect(frame.units(ofTop: 0, meetsTop: true, isBarHidden: true) == 0)
  }
}
