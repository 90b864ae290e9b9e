import StatusQuoAppearanceModel

/// What a step changed, in lines with a term each.
struct StepChanges {
  /// A line.
  struct Entry: Hashable, Sendable {
    var term: String
    var phrase: Phrase
  }

  private(set) var entries: [Entry] = []
  private let story: Story
  private let moment: Moment
  private let earlier: Moment?

  /// Entries of a list that are named; others are counted.
  private static let most = 8

  init(_ story: Story, at place: Int) {
    self.story = story
    moment = story.moments[place]
    earlier = story.before(place)
    addOutcome()
    addBar()
    addReading()
    addMoves()
    addSettings()
    addScreen()
    addCalls()
    addStyles()
    addHeights()
  }

  private mutating func add(_ term: String, _ phrase: Phrase) {
    entries.append(Entry(term: term, phrase: phrase))
  }

  private func text(_ name: Name) -> String { story.text(name) }

  // MARK: What came of the step

  private mutating func addOutcome() {
    let right = moment.expected.outcome
    let wrong = moment.actual?.outcome ?? right
    if right != wrong {
      add("outcome", "should be \(right.words, .right), is \(wrong.words, .wrong)")
    } else if right != .applied {
      add("outcome", "no effect: \(right.words, .strong)")
    }
    if let failure = moment.failure { add("resolver", "\(failure, .wrong)") }
  }

  private mutating func addBar() {
    let right = moment.expected.bar
    if let wrong = moment.actual?.bar, wrong != right {
      add("status bar", "should be \(right.longWords, .right), is \(wrong.longWords, .wrong)")
      return
    }
    guard let before = earlier?.expected.bar, before.words != right.words else {
      return add("status bar", "\(right.words, .strong)\(earlier == nil ? "" : ", as before")")
    }
    add("status bar", "\(before.words, .gone) → \(right.longWords, .strong)")
  }

  private mutating func addReading() {
    if moment.expected.provenance != nil || moment.didAsk {
      add("UIKit asks", moment.didAsk ? "yes" : "no, what it shows is from an earlier time")
    }
    let right = moment.expected.stale
    let wrong = moment.actual.map { $0.stale } ?? right
    if right != wrong {
      add("asked now", "should give \(words(right), .right), gives \(words(wrong), .wrong)")
    } else if let right {
      add("out of date", "asked now, the bar would be \(words(right), .strong)")
    }
  }

  private func words(_ stale: BarAppearance?) -> String {
    guard let stale else { return "what is shown" }
    return stale.hidden ? "hidden" : "visible, " + stale.content.rawValue
  }

  // MARK: Where controllers are

  private mutating func addMoves() {
    guard let earlier else { return }
    let old = SnapshotIndex(earlier.snapshot)
    var moves: [Phrase] = []
    for controller in moment.snapshot.controllers {
      guard let before = old[controller.name].map({ old.controller($0).place }),
        before != controller.place
      else { continue }
      let (from, to) = (words(before), words(controller.place))
      moves.append("\(text(controller.name), .strong) \(from, .gone) → \(to)")
    }
    addList("moved", moves)
    let windows = moment.snapshot.visibleWindows
    if windows != earlier.snapshot.visibleWindows {
      let names = windows.map(text).joined(separator: ", ")
      add("windows", "\(windows.isEmpty ? "none visible" : names)")
    }
    if moment.snapshot.environment.orientation != earlier.snapshot.environment.orientation {
      add("orientation", "\(moment.snapshot.environment.orientation.rawValue)")
    }
  }

  private func words(_ place: Controller.Place) -> String {
    switch place {
    case .root(let window): "root of " + text(window)
    case .child(let parent): "in " + text(parent)
    case .presented(let presenter): "presented by " + text(presenter)
    case .detached: "in no container"
    }
  }

  private mutating func addSettings() {
    guard let earlier else { return }
    let old = SnapshotIndex(earlier.snapshot)
    var changes: [Phrase] = []
    for (place, controller) in moment.snapshot.controllers.enumerated() {
      guard let before = old[controller.name].map({ earlier.settings[$0] }) else { continue }
      let now = moment.settings[place]
      guard before != now else { continue }
      let name = text(controller.name)
      for setting in before where !now.contains(setting) {
        changes.append("\(name, .strong) \(setting, .gone)")
      }
      for setting in now where !before.contains(setting) {
        changes.append("\(name, .strong) \(setting, .code)")
      }
    }
    addList("set", changes)
  }

  private mutating func addScreen() {
    guard let earlier else { return }
    let (old, new) = (Set(earlier.snapshot.onScreen), Set(moment.snapshot.onScreen))
    let came = moment.snapshot.onScreen.filter { !old.contains($0) }
    let went = earlier.snapshot.onScreen.filter { !new.contains($0) }
    addList("appears", came.map { "\(text($0), .strong)" })
    addList("disappears", went.map { "\(text($0), .gone)" })
  }

  // MARK: What was called and reported

  private mutating func addCalls() {
    let right = moment.expected.calls
    guard let wrong = moment.actual?.calls, wrong != right else {
      return addList("calls", right.map { "\(words($0), .code)" })
    }
    let same = zip(right, wrong).prefix { $0 == $1 }.count
    func call(_ calls: [LifecycleCall]) -> String {
      same < calls.count ? words(calls[same]) : "no further call"
    }
    let after = same == 0 ? "first" : "after " + String(same) + " that agree"
    add("calls", "\(after): should be \(call(right), .right), is \(call(wrong), .wrong)")
  }

  private func words(_ call: LifecycleCall) -> String {
    text(call.controller) + "." + call.method.rawValue
  }

  private mutating func addStyles() {
    let changes = moment.expected.traitChanges
    addList(
      "traits",
      changes.map { "\(text($0.node), .strong) \($0.from.rawValue, .gone) → \($0.to.rawValue)" })
    guard let wrong = moment.actual?.traitChanges, wrong != changes else { return }
    addList(
      "its traits",
      wrong.isEmpty
        ? ["\("none", .wrong)"]
        : wrong.map { "\(text($0.node), .wrong) \($0.from.rawValue, .gone) → \($0.to.rawValue)" })
  }

  private mutating func addHeights() {
    let right = moment.expected.geometry?.statusBarHeight
    let wrong = moment.actual.map { $0.geometry?.statusBarHeight } ?? right
    guard right != wrong else { return }
    add(
      "status bar height",
      "should be \(right.pointsWords, .right), is \(wrong.pointsWords, .wrong)")
  }

  private mutating func addList(_ term: String, _ items: [Phrase]) {
    guard !items.isEmpty else { return }
    var phrase = Phrase()
    for (number, item) in items.prefix(Self.most).enumerated() {
      if number > 0 { phrase.add(", ") }
      for piece in item.pieces { phrase.add(piece.text, piece.emphasis) }
    }
    let rest = items.count - Self.most
    if rest > 0 { phrase.add(" and " + String(rest) + " more") }
    add(term, phrase)
  }
}

extension DisplayedBar {
  /// `visible, dark`, and how it came to it.
  fileprivate var longWords: String {
    words + (animated ? ", animated with " + animation.rawValue : "")
  }
}

extension Double? {
  fileprivate var pointsWords: String {
    guard let self else { return "not mentioned" }
    var text = ""
    text.append(self)
    return text + " points"
  }
}

extension StepOutcome {
  /// `applied`, `ignored (noChange)`.
  var words: String {
    switch self {
    case .applied: "applied"
    case .ignored(let reason): "ignored (" + reason.rawValue + ")"
    case .raised(let reason): "raised (" + reason.rawValue + ")"
    }
  }
}
